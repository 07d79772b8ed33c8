"""Variations: other moves tried by mouse and by keys, and shown to others by a link."""

import json
import re
from pathlib import Path
from typing import Final

import httpx
import pytest
from playwright.sync_api import Page

from pithead.text import catalogue
from web.accessibility import violations
from web.arranging import imported, link, people, recorded
from web.conftest import Visit
from web.table_page import TablePage

pytestmark = pytest.mark.heavy
# 25 decisions, alone against an automaton who wins.
SHORT: Final = "dwarf-1-seat-andvettr-fadir-layered-glory"
TWO: Final = "dwarf-2-seats-items"
WORD: Final = catalogue("en").word
CURRENT: Final = ".tree [aria-current=true]"


def until_at(page: Page, number: int) -> None:
    page.wait_for_selector(f'.tree [data-node="{number}"][aria-current=true]')


def go_aside(table: TablePage) -> str:
    """Make a move that the record does not have there; its notation."""
    table.until_asked()
    known = set(table.page.locator(".tree [data-node]").all_inner_texts())
    number = len(known)
    for notation in table.notations():
        table.choose(notation)
        table.press("#confirm.can")
        table.page.wait_for_function(
            "() => document.querySelector('.tree [aria-current=true]').dataset.node != '3'"
        )
        if table.page.locator(".tree [data-node]").count() > number:
            return notation
        table.page.keyboard.press("ArrowLeft")
        until_at(table.page, 3)
    raise AssertionError("there is only one move")


def test_other_moves_are_tried_by_mouse_and_by_keys(url: str, visit: Visit) -> None:
    made = imported(url, SHORT, seats=people("Ada"))
    table: TablePage = visit(link(url, made, 0))
    page = table.page
    page.locator(".stage > .end").wait_for()

    page.locator(".plank .variations").click()
    until_at(page, 0)
    total = len(recorded(SHORT)["actions"])
    assert page.locator(".tree [data-node]").count() == total + 1

    # Along the line by keys: the board shows each moment, and it is said.
    for number in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        until_at(page, number)
    assert page.url.endswith("?at=3")
    assert "Move 3, Ada:" in page.locator("#spoken").inner_text()

    # Another move on the board begins a line of its own, beside the record's.
    go_aside(table)
    aside = total + 1
    until_at(page, aside)
    page.keyboard.press("ArrowUp")
    until_at(page, 4)
    page.keyboard.press("ArrowDown")
    until_at(page, aside)
    assert "1 other move was tried here." in page.locator("#spoken").inner_text()
    page.keyboard.press("ArrowLeft")
    until_at(page, 3)
    page.keyboard.press("ArrowRight")
    until_at(page, aside)
    page.keyboard.press("u")
    until_at(page, 3)
    page.keyboard.press("ArrowRight")
    until_at(page, aside)

    # It gets a name, is taken down after a question, and put back.
    page.get_by_role("button", name=WORD("web.tree.call.it")).click()
    page.keyboard.type("Keep the gold")
    page.keyboard.press("Enter")
    page.locator(CURRENT, has_text="Keep the gold").wait_for()
    page.get_by_role("button", name=WORD("web.tree.remove"), exact=True).click()
    page.get_by_role("button", name=WORD("web.tree.no")).click()
    page.get_by_role("button", name=WORD("web.tree.remove"), exact=True).click()
    page.locator(".ask").get_by_role("button", name=WORD("web.tree.remove"), exact=True).click()
    until_at(page, 3)
    assert page.locator(f'[data-node="{aside}"]').count() == 0
    page.get_by_role("button", name=WORD("web.tree.restore")).click()
    until_at(page, aside)
    assert page.locator(CURRENT).inner_text().find("Keep the gold") >= 0
    assert violations(page) == []


def test_a_link_opens_the_moment_for_anybody_who_cannot_change_it(url: str, visit: Visit) -> None:
    made = httpx.post(f"{url}/api/trees", json={"record": recorded(SHORT)}, timeout=60).json()

    table: TablePage = visit(f"{url}/tree/{made['tree']}?at=5")
    page = table.page
    until_at(page, 5)

    assert table.notations() == []
    assert page.get_by_text(WORD("web.tree.reading")).is_visible()
    page.get_by_role("button", name=WORD("web.tree.own")).click()
    page.wait_for_url(re.compile(r"/tree/(?!" + made["tree"] + ")"))
    until_at(page, 5)
    table.until_asked()


def test_a_bot_answers_for_a_seat(url: str, visit: Visit) -> None:
    made = httpx.post(f"{url}/api/trees", json={"record": recorded(TWO)}, timeout=60).json()
    table: TablePage = visit(f"{url}/tree/{made['tree']}?at=3#{made['secret']}")
    page = table.page
    until_at(page, 3)
    page.locator(".tree summary").click()
    page.locator(".tree select").nth(0).select_option("apprentice")
    page.locator(".tree select").nth(1).select_option("apprentice")

    go_aside(table)

    # Both seats are bots': they play on until they are stopped.
    page.wait_for_function("() => document.querySelectorAll('.tree .move.aside').length > 3")
    page.locator(".tree select").nth(0).select_option("")
    page.locator(".tree select").nth(1).select_option("")
    table.until_asked()
    assert made["secret"] not in page.url


def test_a_saved_file_opens_as_it_was(url: str, visit: Visit, tmp_path: Path) -> None:
    made = httpx.post(f"{url}/api/trees", json={"record": recorded(SHORT)}, timeout=60).json()
    table: TablePage = visit(f"{url}/tree/{made['tree']}#{made['secret']}")
    page = table.page
    until_at(page, 0)
    with page.expect_download() as saved:
        page.get_by_role("button", name=WORD("web.tree.save")).click()
    file = tmp_path / "variations.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["record"]["actions"] == recorded(SHORT)["actions"]

    page.goto(url)
    page.locator("input[type=file]").first.set_input_files(file)

    until_at(page, 0)
    assert made["tree"] not in page.url


def test_ones_own_variations_are_found_again(url: str, visit: Visit) -> None:
    made = httpx.post(f"{url}/api/trees", json={"record": recorded(SHORT)}, timeout=60).json()
    page = visit(f"{url}/tree/{made['tree']}#{made['secret']}").page
    until_at(page, 0)
    page.get_by_role("button", name=WORD("web.tree.call"), exact=True).click()
    page.keyboard.type("Friday")
    page.keyboard.press("Enter")
    page.locator(".tree h2", has_text="Friday").wait_for()

    page.goto(f"{url}/tables")
    page.get_by_role("link", name="Friday").click()
    until_at(page, 0)

    page.goto(f"{url}/tables")
    page.get_by_role("button", name=WORD("web.tree.forget", name="Friday")).click()
    page.get_by_role("link", name="Friday").wait_for(state="detached")


def test_what_is_best_is_said_at_any_moment(url: str, visit: Visit) -> None:
    made = httpx.post(f"{url}/api/trees", json={"record": recorded(SHORT)}, timeout=60).json()
    table: TablePage = visit(f"{url}/tree/{made['tree']}?at=3#{made['secret']}")
    table.until_asked()

    table.page.keyboard.press("h")
    table.page.locator(".panel :is(h3, .nudge)").first.wait_for()
    table.page.keyboard.press("ArrowRight")
    table.page.wait_for_url(re.compile("at=4"))
