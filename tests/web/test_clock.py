"""Clocks and strangers, as two and three browsers see them; invitations that lead somewhere."""

import re
from typing import Any

import pytest

from server.sitting import make_table
from web.accessibility import violations
from web.arranging import link, people
from web.conftest import Visit

pytestmark = pytest.mark.heavy


def test_the_clock_runs_on_the_page_and_at_its_end_a_bot_stands_in(url: str, visit: Visit) -> None:
    made = make_table(
        url, "dwarf", people("Ada", "Bor"), clock={"kind": "move", "seconds": 12},
        options={"first": "1"},
    )  # fmt: skip
    ada, bor = (visit(link(url, made, seat)) for seat in range(2))
    for table in (ada, bor):
        table.until_shown()
        table.page.locator("[data-clock='0'].runs").wait_for()
    assert violations(bor.page) == []
    # Told to ears, too.
    ada.page.get_by_text(re.compile(r"\d+ seconds left\.")).first.wait_for(state="attached")
    bor.page.locator(".seats .player").first.get_by_text("played by a bot").wait_for()


def test_a_stranger_finds_a_seat_on_the_public_list_and_sits_down(url: str, visit: Visit) -> None:
    host = visit(f"{url}/new/dwarf?way=online")
    page = host.page
    page.get_by_label("Name of the table").fill("Come in")
    page.get_by_label("On the list of public tables").check()
    page.get_by_label("Strangers may sit down").check()
    page.get_by_role("combobox", name="Clock").select_option("move 300")
    assert violations(page) == []
    page.get_by_role("button", name="invit").click()
    host.until_shown()

    stranger = visit(url, settings={"name": "Bor"})
    listed = stranger.page.get_by_role("region", name="Public tables")
    listed.get_by_role("link", name="Sit down: Come in").click()
    stranger.page.get_by_role("button", name="Sit down").click()
    stranger.until_shown()

    host.page.locator(".seats").get_by_text("Bor").wait_for()
    watcher = visit(host.page.url)
    watcher.page.locator("[data-clock].runs").wait_for()


def test_whoever_watches_an_open_table_may_sit_down_there(url: str, visit: Visit) -> None:
    seats = [*people("Ada"), {"kind": "open"}]
    made = make_table(url, "dwarf", seats, name="Come closer", public=True, strangers=True)
    watcher = visit(link(url, made), settings={"name": "Bor"})
    watcher.until_shown()
    watcher.page.get_by_role("link", name="Sit down").click()
    watcher.page.get_by_role("button", name="Sit down").click()
    watcher.until_shown()
    watcher.page.locator(".seats .player").nth(1).get_by_text("Bor").wait_for()
    late = visit(link(url, made))
    late.until_shown()
    assert late.page.get_by_role("link", name="Sit down").count() == 0, "no seat is free"


def test_an_invitation_says_when_only_this_machine_is_reached(url: str, visit: Visit) -> None:
    """The tests' server listens to 127.0.0.1."""
    made: Any = visit(f"{url}/new/dwarf?way=online")
    made.page.get_by_role("button", name="invit").click()
    made.until_shown()
    note = made.page.locator("[data-invitations]").get_by_role("note")
    note.get_by_text("pithead serve --host 0.0.0.0").wait_for()
    made.page.get_by_text("QR code").first.wait_for()


def test_the_address_in_the_house_is_one_click_away(url: str, visit: Visit) -> None:
    host = visit(url)

    def in_the_house(route: Any) -> None:
        told = route.fetch().json() | {"alone": False, "house": "http://192.168.1.5:8765"}
        route.fulfill(json=told)

    host.page.route(re.compile(r"/api/about"), in_the_house)
    host.page.goto(f"{url}/new/dwarf?way=online")
    host.page.get_by_role("button", name="invit").click()
    host.until_shown()
    host.page.get_by_role("button", name="Use the address in the house").click()
    invitation = host.page.get_by_label("Link", exact=True).first.input_value()
    assert invitation.startswith("http://192.168.1.5:8765/t/")
