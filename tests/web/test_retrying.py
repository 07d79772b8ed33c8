"""Learning from mistakes: other answers at one's own, by mouse and by keys, until all are found."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page

from pithead.text import LANGUAGES, catalogue
from server.running import serving
from web.accessibility import violations
from web.arranging import imported, link, people
from web.conftest import Visit
from web.table_page import TablePage
from web.test_study import MINUTES, SHORT

pytestmark = pytest.mark.heavy
WORD = catalogue("en").word
WORTH = ("inaccuracy", "mistake", "missed_win")


@pytest.fixture(scope="module")
def analysed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Any, Any]]:
    """A server with one game that is analysed: its address, the table, the analysis."""
    folder: Path = tmp_path_factory.mktemp("retrying")
    settings = {"PITHEAD_STUDY_SIMULATIONS": "10"}
    with serving(f"sqlite:///{folder / 'tables.db'}", folder, (), "", **settings) as server:
        made = imported(server.url, SHORT, seats=people("Ada"))
        address = f"{server.url}/api/tables/{made['table']}/analysis"
        known = httpx.post(address, timeout=60).json()
        while known["state"] != "done":
            assert known["state"] == "open"
            known = httpx.get(address, timeout=60).json()
        yield server.url, made, known["analysis"]


def mistakes(analysis: Any) -> list[Any]:
    return [each for each in analysis["decisions"] if each["verdict"] in WORTH]


def until_asked(table: TablePage, number: int) -> None:
    """Until a mistake's moment is there with its answers, by its place among them from 1."""
    table.page.locator(".retry header .n", has_text=f"{number} of").wait_for()
    table.until_asked()


def answer(table: TablePage, notation: str) -> None:
    """Choose a move and confirm it; then wait until it was judged."""
    table.choose(notation)
    table.press("#confirm.can")
    table.page.locator(".retry .feedback").wait_for(timeout=MINUTES)


def test_mistakes_are_tried_again_until_all_are_settled(
    analysed: tuple[str, Any, Any], visit: Visit
) -> None:
    url, made, analysis = analysed
    own = mistakes(analysis)
    assert len(own) >= 2
    table: TablePage = visit(link(url, made, 0))
    page = table.page
    page.locator(".stage > .end").wait_for()
    page.keyboard.press("a")
    page.get_by_role("link", name=WORD("web.retry")).click()

    # The first one: what was played is known, the best is right.
    until_asked(table, 1)
    assert f"Move {own[0]['number']}, Ada" in page.locator("#spoken").inner_text()
    assert violations(page) == []
    answer(table, own[0]["action"])
    page.locator(".retry .feedback.wrong").wait_for()
    answer(table, own[0]["moves"][0]["action"])
    page.locator(".retry .feedback.right").wait_for()
    said = page.locator(".retry .feedback").inner_text().strip()
    assert said in page.locator("#spoken").inner_text()
    assert table.notations() == []

    # On by the button that has the keyboard now; there and back by keys.
    page.keyboard.press("Enter")
    until_asked(table, 2)
    page.keyboard.press("b")
    page.locator(".retry header .n", has_text="1 of").wait_for()
    page.keyboard.press("n")
    until_asked(table, 2)

    # The solution is shown by a key, and counts for nothing.
    page.keyboard.press("s")
    page.locator(".retry .solution-text p").first.wait_for()
    for _ in own[2:]:
        page.keyboard.press("Enter")
        table.until_asked()
        page.keyboard.press("s")
        page.locator(".retry .solution-text p").first.wait_for()
    page.keyboard.press("Enter")
    summed = page.locator(".retry .sum")
    summed.wait_for()
    assert summed.inner_text().startswith("A better move was found at 1 of")
    assert page.locator(".retry .look").count() == len(own)
    assert violations(page) == []


def test_a_move_the_analysis_has_not_tried_is_tried_now(
    analysed: tuple[str, Any, Any], visit: Visit
) -> None:
    url, made, analysis = analysed
    table: TablePage = visit(f"{url}/retry/{made['table']}")
    until_asked(table, 1)
    known = mistakes(analysis)[0]
    others = [
        each
        for each in table.notations()
        if each not in (known["action"], known["moves"][0]["action"])
    ]

    answer(table, others[-1])

    assert (
        "%" in table.page.locator(".retry .feedback").inner_text()
        or table.page.locator(".retry .feedback.right").is_visible()
    )


def test_from_a_mistake_to_its_variations(analysed: tuple[str, Any, Any], visit: Visit) -> None:
    url, made, analysis = analysed
    table: TablePage = visit(f"{url}/retry/{made['table']}")
    until_asked(table, 1)

    table.page.keyboard.press("t")

    before = mistakes(analysis)[0]["number"] - 1
    table.page.wait_for_selector(f'.tree [data-node="{before}"][aria-current=true]')


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_all_of_it_in_every_language(
    language: str, analysed: tuple[str, Any, Any], visit: Visit
) -> None:
    url, made, _ = analysed
    table: TablePage = visit(
        f"{url}/retry/{made['table']}",
        settings={"language": language},
        viewport={"width": 360, "height": 740},
    )
    until_there(table.page, catalogue(language).word("web.retry"))
    assert violations(table.page) == []
    width = table.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360


def until_there(page: Page, title: str) -> None:
    page.locator(".retry h2", has_text=title).wait_for()
    page.locator(".retry .solution").wait_for()


def test_a_game_that_is_not_analysed_says_so(url: str, visit: Visit) -> None:
    made = imported(url, SHORT, seats=people("Ada"))
    page = visit(f"{url}/retry/{made['table']}").page
    page.get_by_role("alert").wait_for()
    assert page.get_by_role("alert").inner_text() == WORD("web.retry.none")
