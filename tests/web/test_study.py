"""The analysis after the end: by mouse and by keys, from asking to the moment of a mistake."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from pithead.text import catalogue
from server.running import serving
from web.arranging import imported, link, people
from web.conftest import Visit
from web.table_page import TablePage

pytestmark = pytest.mark.heavy
# 25 decisions, alone against an automaton who wins.
SHORT: Final = "dwarf-1-seat-andvettr-fadir-layered-glory"
MINUTES: Final = 300_000


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that thinks little about each decision."""
    folder: Path = tmp_path_factory.mktemp("study")
    settings = {"PITHEAD_STUDY_SIMULATIONS": "10"}
    with serving(f"sqlite:///{folder / 'tables.db'}", folder, (), "", **settings) as server:
        yield server.url


def test_a_game_is_studied_by_mouse_and_by_keys(quick: str, visit: Visit) -> None:
    made = imported(quick, SHORT, seats=people("Ada"))
    table: TablePage = visit(link(quick, made, 0))
    page = table.page
    page.locator(".stage > .end").wait_for()

    page.keyboard.press("a")
    page.locator(".panel .btn", has_text="Analyse").click()
    page.locator(".panel svg[role=img]").wait_for(timeout=MINUTES)

    worth = page.locator(".panel li .look")
    assert worth.count() > 0
    worth.first.click()
    page.locator(".stage > .end").wait_for(state="detached")
    first = table.at
    told = page.locator(".panel .shown p").first.inner_text()
    assert told in worth.first.inner_text()
    assert page.locator("#spoken").inner_text().startswith(told)

    page.keyboard.press("n")
    page.wait_for_function("(at) => document.querySelector('.replay input').value > at", arg=first)
    assert page.locator(".panel .look[aria-current]").count() == 1
    page.keyboard.press("b")
    page.wait_for_function("(at) => document.querySelector('.replay input').value == at", arg=first)

    # Near its right edge: the last decision, which is not the one that is shown.
    chart = page.locator(".panel svg[role=img]")
    room = chart.bounding_box()
    assert room
    chart.click(position={"x": room["width"] - 24, "y": 60})
    page.wait_for_function("(at) => document.querySelector('.replay input').value != at", arg=first)


def test_a_game_that_goes_on_has_no_analysis(url: str, visit: Visit) -> None:
    made = imported(url, SHORT, 4, seats=people("Ada"))
    table: TablePage = visit(link(url, made, 0))
    table.until_asked()

    table.page.keyboard.press("a")

    assert table.page.locator(".panel", has_text=catalogue("en").word("web.study")).count() == 0
