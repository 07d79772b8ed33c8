"""Every numbered rule of docs/rules has a test that names it, and no test names another."""

import ast
from pathlib import Path

from docs.pages import of_every_game, rules
from pithead.games import NAMES

TESTS = Path(__file__).parent


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


@of_every_game
def test_every_rule_of_a_page_has_a_test(game: str) -> None:
    have_tests = proved()

    assert [id_ for id_ in rules(game, "en") if id_ not in have_tests] == []


def test_every_rule_named_by_a_test_stands_on_a_page() -> None:
    written = {id_ for game in NAMES for id_ in rules(game, "en")}

    assert sorted(proved() - written) == []
