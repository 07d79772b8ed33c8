"""Puzzles in the browser: by mouse and by keys, kept, on a phone, in every language."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from pithead.puzzles import GRADES, Puzzle, shipped, solution
from pithead.text import LANGUAGES, catalogue
from web.accessibility import violations
from web.conftest import Visit
from web.table_page import TablePage

pytestmark = pytest.mark.heavy
WORD = catalogue("en").word
GAME = "dwarf"


def of_grade(grade: int) -> list[Puzzle]:
    return [each for each in shipped(GAME) if each["grade"] == grade]


def until_asked(table: TablePage, place: int) -> None:
    table.page.locator(".puzzle header .n", has_text=f"{place} of").wait_for()
    table.until_asked()


def answer(table: TablePage, notation: str, is_right: bool) -> str:
    """Choose a move and confirm it; what is said of it."""
    table.choose(notation)
    table.press("#confirm.can")
    feedback = table.page.locator(f".puzzle .feedback.{'right' if is_right else 'wrong'}")
    feedback.wait_for()
    return feedback.inner_text().strip()


def kept(page: Page) -> Any:
    return json.loads(page.evaluate("localStorage.getItem('pithead.puzzles')") or "{}")


def test_a_puzzle_is_chosen_solved_and_kept(url: str, visit: Visit) -> None:
    first, second = of_grade(3)[:2]
    table: TablePage = visit(f"{url}/")
    page = table.page
    page.get_by_role("link", name=WORD("web.puzzles")).click()
    page.get_by_role("heading", name=WORD("web.puzzles")).wait_for()
    page.locator(f"#puzzles-{GAME}").wait_for()
    assert violations(page) == []

    page.locator(f'a[href$="/puzzle/{first["id"]}"]').click()
    until_asked(table, 1)
    assert violations(page) == []
    assert WORD("puzzle.grade.3") in page.locator("#spoken").inner_text()

    # A wrong move is told what it gives away, and another may be tried.
    wrong = answer(table, first["moves"][1]["action"], False)
    assert f"{first['moves'][1]['given'] * 100:.1f}%" in wrong
    said = answer(table, solution(first), True)
    assert said in page.locator("#spoken").inner_text()
    assert table.notations() == []
    assert violations(page) == []
    assert kept(page) == {first["id"]: "found"}

    # On by the button that has the keyboard now.
    page.locator(".puzzle .btn.first:focus").wait_for()
    page.keyboard.press("Enter")
    until_asked(table, 2)
    assert page.url.endswith(second["id"])

    page.goto(f"{url}/puzzles")
    page.get_by_text(WORD("web.puzzle.found", n=1, total=len(of_grade(3)))).wait_for()


def test_by_keys_alone(url: str, visit: Visit) -> None:
    each = of_grade(1)
    table: TablePage = visit(f"{url}/puzzle/{each[0]['id']}")
    page = table.page
    until_asked(table, 1)

    place = table.notations().index(solution(each[0])) + 1
    page.keyboard.type(str(place))
    page.keyboard.press("Enter")
    page.locator(".puzzle .feedback.right").wait_for()

    # To the next one and back; its solution by a key counts as shown.
    page.keyboard.press("n")
    until_asked(table, 2)
    page.keyboard.press("s")
    page.locator(".puzzle .solution-text p").first.wait_for()
    page.keyboard.press("b")
    until_asked(table, 1)

    assert kept(page) == {each[0]["id"]: "found", each[1]["id"]: "shown"}


def test_a_puzzle_that_is_not_there_says_so(url: str, visit: Visit) -> None:
    table: TablePage = visit(f"{url}/puzzle/dwarf-none")

    table.page.get_by_role("alert").filter(has_text=WORD("web.puzzle.none")).wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_all_of_it_in_every_language(language: str, url: str, visit: Visit) -> None:
    puzzle = of_grade(GRADES[-1])[0]
    for place in ("/puzzles", f"/puzzle/{puzzle['id']}"):
        table: TablePage = visit(
            f"{url}{place}",
            settings={"language": language},
            viewport={"width": 360, "height": 740},
        )
        heading = catalogue(language).word("web.puzzles")
        table.page.get_by_role("heading", name=heading, exact=True).wait_for()
        assert violations(table.page) == []
        assert table.page.evaluate("document.documentElement.scrollWidth") <= 360
