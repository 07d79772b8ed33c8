"""axe finds nothing wrong on any screen, in the dark of the mine and in the light of day."""

from collections.abc import Callable
from typing import Final

import httpx
import pytest

from web.accessibility import violations
from web.arranging import HUMAN, imported, link, make_table, people
from web.conftest import Visit
from web.table_page import TablePage

pytestmark = pytest.mark.heavy
THEMES: Final = ["mine", "surface"]
RECORDS: Final = {
    "dwarf": ("dwarf-2-seats-layered-items", 60),
    "dwergar": ("dwergar-2-seats-2021-rounds", 60),
    "imperial-miners": ("imperial-miners-2-seats-plain", 90),
}
# Each with something that is there once it has all it shows.
PANELS: Final = {
    "Suggest a move": ".panel .move",
    "Rules": ".panel article",
    "All cards": ".faces li",
    "Chat": ".panel form",
    "Settings": ".panel select",
    "The table": ".panel li",
}


@pytest.fixture
def check() -> Callable[[TablePage, str], None]:
    """Everything axe says about a screen, told in a line for each thing that is wrong."""

    def run(table: TablePage, screen: str) -> None:
        wrong = [f"{screen}: {each}" for each in violations(table.page)]
        assert wrong == [], "\n".join(wrong)

    return run


Check = Callable[[TablePage, str], None]


@pytest.mark.parametrize("theme", THEMES)
def test_pages_without_a_table(url: str, visit: Visit, check: Check, theme: str) -> None:
    table = visit(url, settings={"theme": theme})
    table.page.get_by_role("article", name="DWARF").wait_for()
    check(table, "start")
    table.page.get_by_role("article", name="DWARF").get_by_role("button", name="Solo").click()
    table.page.get_by_role("button", name="Settings").click()
    check(table, "start with settings")
    for address in ("/new/dwergar?way=online", "/new/imperial-miners?way=screen",
                    "/cards/dwarf", "/rules/dwarf", "/tables/nowhere"):  # fmt: skip
        table.page.goto(url + address)
        table.page.wait_for_load_state("networkidle")
        check(table, address)
    made = make_table(url, "dwarf", [HUMAN, {"kind": "open"}])
    table.page.goto(f"{link(url, made)}#join-{made['invitation']}")
    table.page.get_by_role("button", name="Sit down").wait_for()
    check(table, "invitation")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", RECORDS)
def test_the_table(url: str, visit: Visit, check: Check, game: str, theme: str) -> None:
    table = asked_at(url, visit, *RECORDS[game], theme=theme)
    check(table, "asked")
    table.choose(table.notations()[0])
    table.page.locator("#confirm").wait_for()
    check(table, "chosen")
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("p")
    check(table, "another's board")
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("[")
    check(table, "the past")


@pytest.mark.parametrize("game", RECORDS)
def test_the_panels_beside_the_board(url: str, visit: Visit, check: Check, game: str) -> None:
    table = asked_at(url, visit, *RECORDS[game])
    for panel, content in PANELS.items():
        table.tool(panel)
        table.page.locator(content).first.wait_for()
        check(table, panel)
    table.page.keyboard.press("l")
    check(table, "list of actions")
    table.page.keyboard.press("?")
    check(table, "keys")


@pytest.mark.parametrize("game", RECORDS)
def test_the_end_and_the_handing_over(url: str, visit: Visit, check: Check, game: str) -> None:
    record, at = RECORDS[game]
    over = visit(link(url, imported(url, record, seats=people("Ada", "Bor")), 0))
    over.page.locator(".stage > .end svg").first.wait_for()
    check(over, "end")
    made = imported(url, record, at, seats=people("Ada", "Bor"), hot_seat=True)
    screen = visit(link(url, made, 0))
    screen.until_asked()
    check(screen, "around one screen")


@pytest.mark.parametrize("game", RECORDS)
def test_the_first_game(url: str, visit: Visit, check: Check, game: str) -> None:
    body = {"game": game, "tutorial": True}
    made = httpx.post(f"{url}/api/tables", json=body, timeout=60).raise_for_status().json()
    table = visit(link(url, made, 0))
    table.page.get_by_role("dialog").wait_for()
    check(table, "what the game is about")
    table.page.keyboard.press("Enter")
    table.page.get_by_role("dialog").wait_for(state="detached")
    check(table, "lesson")


def asked_at(url: str, visit: Visit, record: str, at: int, **settings: str) -> TablePage:
    """The page of whoever is asked at this moment of a record."""
    made = imported(url, record, at, seats=people("Ada", "Bor"))
    facts = httpx.get(f"{url}/api/tables/{made['table']}", timeout=60).json()
    table = visit(link(url, made, facts["to_act"][0]), settings=settings)
    table.until_asked()
    return table
