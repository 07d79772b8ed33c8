"""My tables: mine to move first, removed only when asked twice, and the same on another device."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from server.sitting import BOT, Player, make_table
from web.accessibility import violations
from web.arranging import imported, link, people
from web.browsing import PHONE
from web.conftest import Visit
from web.table_page import TablePage

pytestmark = pytest.mark.heavy


def sits(table: TablePage, url: str, made: Any, seat: int) -> None:
    """Come to a seat by its link, so that this browser knows it."""
    table.page.goto(link(url, made, seat))
    table.until_shown()


def lobby(table: TablePage, url: str) -> Page:
    table.page.goto(f"{url}/tables")
    return table.page


@pytest.fixture
def tables(url: str) -> dict[str, Any]:
    """Of one person: a table that waits for them, one that waits for others, one that has ended."""
    mine = imported(url, "dwarf-2-seats-items", 8, seats=people("Ada", "Bor"), name="Mine")
    theirs = imported(url, "dwarf-2-seats-items", 8, seats=people("Ada", "Bor"), name="Theirs")
    over = imported(url, "dwarf-1-seat-andvettr-items", None, seats=people("Ada"), name="Over")
    to_act = mine["facts"]["to_act"][0]
    return {"mine": (mine, to_act), "theirs": (theirs, 1 - to_act), "over": (over, 0)}


@pytest.fixture
def ada(url: str, visit: Visit, tables: dict[str, Any]) -> TablePage:
    table = visit(url)
    for made, seat in tables.values():
        sits(table, url, made, seat)
    return table


def test_the_lobby_has_my_turn_first_then_others_then_what_is_over(
    url: str, ada: TablePage
) -> None:
    page = lobby(ada, url)
    page.get_by_role("region", name="Finished").wait_for()
    headings = page.locator("main .mine h2").all_inner_texts()
    assert [each.split("\n")[0].strip() for each in headings] == [
        "Your turn", "Others are playing", "Finished",
    ]  # fmt: skip
    turn = page.get_by_role("region", name="Your turn")
    assert "Bor" in turn.inner_text()
    assert "round" in turn.inner_text()
    assert "Last move" in turn.inner_text()
    assert violations(page) == []


def test_a_table_is_opened_on_the_seat_it_is_mine_by(url: str, ada: TablePage) -> None:
    page = lobby(ada, url)
    page.get_by_role("link", name="Play: Mine").click()
    ada.until_asked()
    assert ada.is_asked()


def test_removing_asks_first_and_can_be_undone(url: str, ada: TablePage) -> None:
    page = lobby(ada, url)
    remove = page.get_by_role("button", name="Remove Theirs from my tables")
    remove.click()
    dialog = page.get_by_role("alertdialog")
    assert dialog.get_by_role("button", name="Keep").evaluate("e => e === document.activeElement")
    page.keyboard.press("Escape")
    remove.click()
    dialog.get_by_role("button", name="Remove", exact=True).click()
    page.get_by_role("article", name="Theirs").wait_for(state="detached")
    page.get_by_role("button", name="Put it back").click()
    page.get_by_role("article", name="Theirs").wait_for()
    page.reload()
    page.get_by_role("article", name="Theirs").wait_for()


def test_the_personal_link_brings_the_tables_to_another_device(
    url: str, ada: TablePage, visit: Visit
) -> None:
    page = lobby(ada, url)
    page.get_by_text("My tables on another device").click()
    carried = page.get_by_label("Link", exact=True).input_value()

    other = visit(carried).page
    assert other.get_by_role("article").count() == 0, "nothing is added unasked"
    other.get_by_role("button", name="Add", exact=True).click()
    other.get_by_role("article", name="Mine").wait_for()
    other.get_by_role("article", name="Over").wait_for()
    assert "#" not in other.url, "the secrets stay in the address bar"


def test_a_file_brings_the_tables_to_another_device(
    url: str, ada: TablePage, visit: Visit, tmp_path: Path
) -> None:
    page = lobby(ada, url)
    page.get_by_text("My tables on another device").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    saving.value.save_as(tmp_path / "tables.json")

    other = visit(f"{url}/tables").page
    other.get_by_text("My tables on another device").click()
    other.locator("input[type=file]").set_input_files(tmp_path / "tables.json")
    other.get_by_role("button", name="Add", exact=True).click()
    other.get_by_role("article", name="Theirs").wait_for()


def test_a_file_of_something_else_gets_one_sentence(url: str, visit: Visit, tmp_path: Path) -> None:
    (tmp_path / "shopping.json").write_text('{"milk": 2}')
    page = visit(f"{url}/tables").page
    page.get_by_text("My tables on another device").click()
    page.locator("input[type=file]").set_input_files(tmp_path / "shopping.json")
    page.get_by_role("alert").get_by_text("shopping.json").wait_for()


def test_the_turn_comes_to_the_lobby_while_it_is_looked_at(
    url: str, ada: TablePage, tables: dict[str, Any]
) -> None:
    page = lobby(ada, url)
    page.get_by_role("region", name="Others are playing").get_by_text("Theirs").wait_for()
    made, seat = tables["theirs"]
    other = Player(url, made["table"], made["seats"][1 - seat]["secret"])
    while (now := other.moment())["question"]:
        other.act(now["question"]["actions"][0]["notation"], now["seq"])
    page.get_by_role("link", name="Play: Theirs").wait_for()


def test_the_start_page_has_my_turn_first_and_the_way_to_all(url: str, ada: TablePage) -> None:
    ada.page.goto(url)
    region = ada.page.get_by_role("region", name="My tables")
    region.get_by_text("Your turn").wait_for()
    assert "Mine" in region.get_by_role("listitem").first.inner_text()
    region.get_by_role("link", name="All my tables (3)").click()
    ada.page.get_by_role("region", name="Your turn").wait_for()


def test_a_seat_that_was_moved_away_is_told_and_can_be_removed(url: str, visit: Visit) -> None:
    made = make_table(url, "dwarf", [{"kind": "human", "name": "Ada"}, BOT], name="Moved")
    table = visit(url)
    sits(table, url, made, 0)
    player = Player(url, made["table"], made["seats"][0]["secret"])
    assert player.post("/seats/0/move").status_code == 200

    page = lobby(table, url)

    page.get_by_role("region", name="No longer open").get_by_text("does not open a seat").wait_for()
    page.get_by_role("button", name="Remove Moved from my tables").click()
    page.get_by_role("button", name="Remove", exact=True).click()
    page.get_by_role("article", name="Moved").wait_for(state="detached")


@pytest.mark.parametrize("theme", ["mine", "surface"])
def test_on_a_phone_nothing_is_cut_off(
    url: str, visit: Visit, tables: dict[str, Any], theme: str
) -> None:
    table = visit(url, viewport=PHONE, settings={"theme": theme})
    for made, seat in tables.values():
        sits(table, url, made, seat)
    page = lobby(table, url)
    page.get_by_role("region", name="Finished").wait_for()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
    assert violations(page) == []


def test_what_was_said_since_is_marked_and_a_clock_is_seen_running(url: str, visit: Visit) -> None:
    made = make_table(
        url, "dwarf", people("Ada", "Bor"), name="Timed", clock={"kind": "move", "seconds": 3600}
    )
    seat = made["facts"]["to_act"][0]
    table = visit(url)
    sits(table, url, made, seat)
    other = Player(url, made["table"], made["seats"][1 - seat]["secret"])
    assert other.post("/chat", id="chat-0001", text="Well?").status_code == 200
    page = lobby(table, url)
    card = page.get_by_role("article", name="Timed")
    card.get_by_text("unread chat").wait_for()
    assert "59:" in card.locator("[data-clock]").inner_text()
    assert violations(page) == []
    sits(table, url, made, seat)
    table.tool("Chat: 1 unread message")
    table.page.locator(".panel").get_by_text("Well?").wait_for()
    page = lobby(table, url)
    card.locator("[data-clock]").wait_for()
    assert card.get_by_text("unread chat").count() == 0


def test_the_next_game_begins_from_the_lobby(url: str, ada: TablePage) -> None:
    page = lobby(ada, url)
    page.get_by_role("button", name="Play again: Over").click()
    ada.until_asked()
    page = lobby(ada, url)
    page.get_by_role("button", name="To the next game: Over").wait_for()


def test_a_refused_next_game_is_told(url: str, ada: TablePage) -> None:
    page = lobby(ada, url)
    again = page.get_by_role("button", name="Play again: Over")
    again.wait_for()
    page.route("**/rematch", lambda route: route.abort())
    again.click()
    page.get_by_role("article", name="Over").get_by_role("alert").wait_for()
