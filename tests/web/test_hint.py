"""A hint: as much as one wants of it, with what it brings, its line, and numbers on the board."""

import re
from typing import Final

import pytest

from pithead.text import LANGUAGES, catalogue
from web.conftest import Visit
from web.table_page import TablePage
from web.test_accessible import asked_at

pytestmark = pytest.mark.heavy
MOMENTS: Final = {
    "dwarf": ("dwarf-2-seats-layered-items", 62),
    "dwergar": ("dwergar-2-seats-2021-rounds", 92),
    "imperial-miners": ("imperial-miners-2-seats-plain", 128),
}
SIGNED: Final = re.compile(r"[+−]\d")


def hint_at(table: TablePage, depth: str) -> str:
    """What the panel says at this depth."""
    table.page.locator(f"[data-depth={depth}]").click()
    table.page.locator(".panel .move").wait_for()
    return table.page.locator(".panel .body").inner_text()


@pytest.mark.parametrize("game", MOMENTS)
def test_each_depth_says_more(url: str, visit: Visit, game: str) -> None:
    table = asked_at(url, visit, *MOMENTS[game])
    table.page.keyboard.press("h")
    nudge = hint_at(table, "nudge")
    assert table.page.locator(".stage [data-hint]").count() == 0
    move = hint_at(table, "move")
    title = table.page.locator(".panel h3").inner_text()
    assert title not in nudge
    assert SIGNED.search(move), "no gain is named"
    assert "games from here" in move
    line = hint_at(table, "line")
    assert table.page.locator(".panel .line > li").count() >= 2, "no move is expected to follow"
    assert len(nudge) < len(move) < len(line)


def test_its_steps_are_numbered_on_the_board_and_gone_with_it(url: str, visit: Visit) -> None:
    table = asked_at(url, visit, *MOMENTS["dwarf"])
    table.page.keyboard.press("h")
    hint_at(table, "line")
    first = table.page.locator(".stage [data-hint='1']")
    first.wait_for()
    action = first.get_attribute("data-action")
    table.page.locator(".panel .move").click()
    table.page.locator(f".stage .chosen[data-action='{action}']").wait_for()
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("Escape")
    table.page.locator(".stage [data-hint]").first.wait_for(state="detached")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_past_has_hints_too_in_every_language(url: str, visit: Visit, language: str) -> None:
    words = catalogue(language)
    table = asked_at(url, visit, *MOMENTS["dwergar"], language=language)
    while True:
        table.page.keyboard.press("[")
        table.page.keyboard.press("h")
        table.page.locator(
            f".panel .move, .panel .body p:text-is('{words.word('web.hint.not_asked')}')"
        ).wait_for()
        if table.page.locator(".panel .move").count():
            break
        table.page.keyboard.press("h")
    told = hint_at(table, "line")
    assert SIGNED.search(told)
    assert table.page.locator(".panel .move").is_disabled(), "the past cannot be played in"
    assert "hint." not in told
