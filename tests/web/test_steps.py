"""Bots: a sign while they think, and their moves at the reader's own pace."""

import pytest
from playwright.sync_api import Route

from server.sitting import Player, make_table
from web.accessibility import violations
from web.arranging import link
from web.conftest import Visit
from web.table_page import TablePage

pytestmark = pytest.mark.heavy

ADA = {"kind": "human", "name": "Ada"}
BROKK = {"kind": "bot", "name": "Brokk", "level": "apprentice"}


def play_until_steps(table: TablePage) -> None:
    """Answer until others have moved, which is shown step by step."""
    while not table.page.locator("[data-steps]").is_visible():
        table.until_asked()
        if table.page.locator("[data-steps]").is_visible():
            break
        table.play(table.notations()[0])
        table.page.locator("[data-steps], .can:not(#confirm)").first.wait_for()


def test_a_bot_that_thinks_shows_so(url: str, visit: Visit) -> None:
    """What the bot has decided reaches the page late, as if it had thought long."""
    made = make_table(url, "dwarf", [ADA, BROKK], options={"first": "1"})
    table = visit(link(url, made, 0))
    table.until_asked()

    def answer_and_hear_no_more(route: Route) -> None:
        table.page.context.set_offline(True)
        route.fulfill(response=route.fetch())

    table.page.route("**/actions", answer_and_hear_no_more)
    table.play(table.notations()[0])
    table.page.locator("[data-thinking] progress[aria-label='Brokk is thinking.']").wait_for()
    table.page.unroute_all()
    table.page.context.set_offline(False)
    table.until_asked()
    table.page.locator("[data-thinking]").wait_for(state="detached")


def test_step_by_step_each_move_waits_for_enter(url: str, visit: Visit) -> None:
    made = make_table(url, "dwarf", [ADA, BROKK, BROKK | {"name": "Sindri"}])
    table = visit(link(url, made, 0), settings={"animation": "step"})
    table.until_shown()
    play_until_steps(table)
    steps = table.page.locator("[data-steps]")
    assert violations(table.page) == []
    before = table.page.locator("[data-steps] b").inner_text()
    assert before
    assert not table.is_asked(), "nothing is asked while steps are shown"
    while steps.is_visible():
        assert "Ada" not in table.question, "nobody is told to wait for themselves"
        table.page.locator("body").press("Enter")
        table.page.wait_for_timeout(20)
    table.until_asked()
    now = Player(url, made["table"], made["seats"][0]["secret"]).moment()
    assert table.moves == now["moves"]


def test_one_key_skips_all_steps(url: str, visit: Visit) -> None:
    made = make_table(url, "dwarf", [ADA, BROKK, BROKK | {"name": "Sindri"}])
    table = visit(link(url, made, 0), settings={"animation": "step"})
    table.until_shown()
    play_until_steps(table)
    seat = Player(url, made["table"], made["seats"][0]["secret"])
    while not seat.moment()["question"]:
        table.page.wait_for_timeout(20)
    table.page.locator("body").press("Escape")
    table.page.locator("[data-steps]").wait_for(state="detached")
    table.until_asked()
