"""Every numbered rule of docs/rules has a test that names it, and no test names another."""

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
PAGES = sorted((TESTS.parent / "docs" / "rules").glob("*.md"))
RULE = re.compile(r"^- ((?:DW|DG|IM)-\d+) ", re.MULTILINE)


def listed(page: Path) -> list[str]:
    """The ids a page of rules lists, in its order."""
    return RULE.findall(page.read_text("utf-8"))


def named(source: Path) -> set[str]:
    """The ids in the `@rule(...)` marks of a file's tests."""
    ids: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "rule":
                ids |= {ast.literal_eval(id_) for id_ in mark.args}
    return ids


def proved() -> set[str]:
    return {id_ for source in TESTS.rglob("test_*.py") for id_ in named(source)}


def number(id_: str) -> int:
    return int(id_.partition("-")[2])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_lists_its_rules_once_each_and_without_gaps(page: Path) -> None:
    numbers = [number(id_) for id_ in listed(page)]

    assert numbers == list(range(1, max(numbers, default=1) + 1))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rule_of_a_page_has_a_test(page: Path) -> None:
    assert sorted(set(listed(page)) - proved(), key=number) == []


def test_every_rule_named_by_a_test_stands_on_a_page() -> None:
    written = {id_ for page in PAGES for id_ in listed(page)}

    assert sorted(proved() - written) == []


def test_dwarf_has_its_fifty_two_rules() -> None:
    page = TESTS.parent / "docs" / "rules" / "dwarf.md"

    assert listed(page)[-1] == "DW-52"
