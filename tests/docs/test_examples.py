"""Every public name of the library has a docstring with an example, and every example runs.

Public is what a module of `pithead`, `pithead.engine`, `pithead.games` and `pithead.bots` lists in
`__all__`. Read from the source, since compiled functions show no docstrings. The examples of a
method go on from those of its class, so that they can be short.
"""

import ast
import doctest
import re
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

import pithead

FOLDER: Final = Path(pithead.__file__).parent
LIBRARY: Final = sorted(
    [FOLDER / "__init__.py"]
    + [file for part in ("engine", "games", "bots") for file in (FOLDER / part).rglob("*.py")]
)
Named = ast.Module | ast.ClassDef | ast.FunctionDef


def module_of(file: Path) -> str:
    parts = ("pithead", *file.relative_to(FOLDER).with_suffix("").parts)
    return ".".join(each for each in parts if each != "__init__")


TREES: Final = {module_of(file): ast.parse(file.read_text("utf-8")) for file in LIBRARY}


def listed(tree: ast.Module) -> list[str]:
    """What `__all__` lists; nothing where there is none."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            found: list[str] = ast.literal_eval(node.value)
            return [name for name in found if name != "__version__"]
    return []


def defined(module: str, name: str) -> tuple[str, Named | None]:
    """Where a name is made, and what makes it; None for a constant."""
    for node in TREES[module].body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return module, node
        if isinstance(node, ast.ImportFrom) and any(each.name == name for each in node.names):
            return defined(str(node.module), name)
    return module, None


def examples(node: Named) -> list[doctest.Example]:
    return doctest.DocTestParser().get_examples(ast.get_docstring(node) or "")


def shown(node: Named) -> str:
    return "".join(each.source for each in examples(node))


def methods(node: Named) -> list[ast.FunctionDef]:
    inner = node.body if isinstance(node, ast.ClassDef) else []
    return [each for each in inner if isinstance(each, ast.FunctionDef) and each.name[0] != "_"]


# For the compiler alone.
NOT_PUBLIC: Final = ("pithead.engine.compiling",)
PUBLIC: Final = [
    (module, name)
    for module, tree in TREES.items()
    if module not in NOT_PUBLIC
    for name in listed(tree)
]
# Shows at once what a game can be asked.
TOUR: Final = "pithead.engine"
ALL_EXAMPLES: Final = [
    pytest.param(module, above, node, id=f"{module}:{getattr(node, 'name', '')}")
    for module, tree in TREES.items()
    for above, node in [
        (None, tree),
        *((None, each) for each in tree.body),
        *(
            (each, inner)
            for each in tree.body
            if isinstance(each, ast.ClassDef)
            for inner in methods(each)
        ),
    ]
    if isinstance(node, Named) and examples(node)
]


@pytest.mark.parametrize(("module", "name"), PUBLIC, ids=lambda each: each)
def test_a_public_name_has_a_docstring_with_an_example(module: str, name: str) -> None:
    place, node = defined(module, name)
    assert hasattr(import_module(module), name)
    if node is None:
        # A constant is in use in an example of its module.
        told = shown(TREES[module]) + shown(TREES[place])
        assert re.search(rf"\b{name}\b", told), f"{place}.{name}"
    else:
        assert examples(node), f"{place}.{name} has no example"


@pytest.mark.parametrize(("module", "name"), PUBLIC, ids=lambda each: each)
def test_a_public_method_has_a_docstring_and_is_in_use_in_an_example(
    module: str, name: str
) -> None:
    place, node = defined(module, name)
    if node is None:
        return
    for method in methods(node):
        at = f"{place}.{name}.{method.name}"
        used = shown(TREES[TOUR]) + shown(node) + shown(method)
        assert re.search(rf"\b{method.name}\b", used), f"{at} is in no example"
        is_told = ast.get_docstring(method) or any(
            isinstance(parent, ast.Name) and inherits(place, parent.id, method.name)
            for parent in (node.bases if isinstance(node, ast.ClassDef) else [])
        )
        assert is_told, f"{at} has no docstring"


def inherits(module: str, parent: str, method: str) -> bool:
    """Whether the docstring stands where the method was first promised."""
    _, node = defined(module, parent)
    if not isinstance(node, ast.ClassDef):
        return False
    return any(each.name == method and ast.get_docstring(each) for each in methods(node)) or any(
        isinstance(each, ast.Name) and inherits(module, each.id, method) for each in node.bases
    )


@pytest.mark.parametrize(("module", "above", "node"), ALL_EXAMPLES)
def test_the_examples_of_a_docstring_run(
    module: str, above: ast.ClassDef | None, node: Named
) -> None:
    names = dict(vars(import_module(module)))
    for each in (above, node):
        if each is not None:
            test = doctest.DocTest(examples(each), {}, module, module, 0, None)
            test.globs = names
            said: list[str] = []
            runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
            runner.run(test, out=said.append, clear_globs=False)
            assert runner.failures == 0, "".join(said)
