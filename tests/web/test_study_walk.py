"""The whole way from a game's end, by mouse and by keys: analysis, mistakes, other moves."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Page

from pithead.text import catalogue
from server.running import serving
from web.arranging import imported, link, people
from web.conftest import Visit
from web.table_page import TablePage
from web.test_retrying import mistakes, until_asked
from web.test_study import MINUTES, SHORT

pytestmark = pytest.mark.heavy
WORD: Final = catalogue("en").word


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that thinks little about each decision."""
    folder: Path = tmp_path_factory.mktemp("walk")
    settings = {"PITHEAD_STUDY_SIMULATIONS": "10"}
    with serving(f"sqlite:///{folder / 'tables.db'}", folder, (), "", **settings) as server:
        yield server.url


def at_the_end(quick: str, visit: Visit) -> tuple[TablePage, str]:
    made = imported(quick, SHORT, seats=people("Ada"))
    table: TablePage = visit(link(quick, made, 0))
    table.page.locator("[data-end]").wait_for()
    return table, f"{quick}/api/tables/{made['table']}/analysis"


def first_mistake(address: str) -> Any:
    return mistakes(httpx.get(address, timeout=60).json()["analysis"])[0]


def until_variations(page: Page, number: int) -> None:
    page.wait_for_selector(f'.tree [data-node="{number}"][aria-current=true]')


def count(page: Page) -> int:
    return page.locator(".tree [data-node]").count()


def test_by_mouse(quick: str, visit: Visit) -> None:
    table, address = at_the_end(quick, visit)
    page = table.page
    page.locator(".plank").get_by_role("button", name=WORD("web.study.open")).click()
    page.locator(".panel .btn", has_text="Analyse").click()
    page.locator(".panel svg[role=img]").wait_for(timeout=MINUTES)
    mistake = first_mistake(address)

    page.locator(".panel li .look").first.click()
    page.locator("[data-end]").wait_for(state="detached")
    assert table.at == mistake["number"] - 1

    page.get_by_role("link", name=WORD("web.retry")).click()
    until_asked(table, 1)
    table.choose(mistake["moves"][0]["action"])
    page.locator("#confirm.can").click()
    page.locator(".retry .feedback.right").wait_for(timeout=MINUTES)
    page.locator(".retry .variations").click()

    until_variations(page, mistake["number"] - 1)
    table.until_asked()
    before = count(page)
    table.choose(mistake["moves"][0]["action"])
    page.locator("#confirm.can").click()
    page.wait_for_function(
        "(count) => document.querySelectorAll('.tree [data-node]').length > count", arg=before
    )
    assert count(page) == before + 1


def test_by_keys(quick: str, visit: Visit) -> None:
    table, address = at_the_end(quick, visit)
    page = table.page
    page.keyboard.press("a")
    asking = page.locator(".panel .btn", has_text="Analyse")
    asking.wait_for()
    asking.focus()
    page.keyboard.press("Enter")
    page.locator(".panel svg[role=img]").wait_for(timeout=MINUTES)
    mistake = first_mistake(address)

    page.keyboard.press("b")
    page.locator("[data-end]").wait_for(state="detached")
    assert page.locator("#spoken").inner_text()

    learning = page.get_by_role("link", name=WORD("web.retry"))
    learning.focus()
    page.keyboard.press("Enter")
    until_asked(table, 1)
    place = table.notations().index(mistake["moves"][0]["action"]) + 1
    page.keyboard.type(str(place))
    page.keyboard.press("Enter")
    page.locator(".retry .feedback.right").wait_for(timeout=MINUTES)

    page.keyboard.press("t")
    until_variations(page, mistake["number"] - 1)
    table.until_asked()
    before = count(page)
    page.keyboard.type(str(place))
    page.keyboard.press("Enter")
    page.wait_for_function(
        "(count) => document.querySelectorAll('.tree [data-node]').length > count", arg=before
    )
    page.keyboard.press("ArrowLeft")
    until_variations(page, mistake["number"] - 1)
