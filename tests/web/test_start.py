"""From the start page to a table, in every way there is."""

import json
import random
from pathlib import Path
from typing import Any, Final

import pytest

from pithead.fingerprint import build
from pithead.text import LANGUAGES, catalogue
from web.arranging import RECORDS
from web.conftest import Visit
from web.table_page import click_outlined

pytestmark = pytest.mark.heavy


def test_one_click_leads_to_the_first_decision(url: str, visit: Visit) -> None:
    table = visit(url)
    table.page.get_by_role("article", name="DWARF").get_by_role("button", name="Play now").click()
    table.until_asked()
    assert "Ada" in table.question
    assert len(table.notations()) > 1


def test_a_game_has_the_title_it_is_printed_with(url: str, visit: Visit) -> None:
    title = catalogue("uk").word("imperial-miners.title")
    table = visit(url, settings={"language": "uk"})
    game = table.page.get_by_role("article", name=title)
    game.get_by_role("button", name=catalogue("uk").word("web.way.now")).click()
    table.until_asked()
    assert title in table.page.title()
    assert table.page.locator(".brand b").inner_text() == title


def test_the_level_beside_play_now_is_the_bots_and_is_remembered(url: str, visit: Visit) -> None:
    table = visit(url)
    dwarf = table.page.get_by_role("article", name="DWARF")
    dwarf.get_by_role("radio", name="Master").check(force=True)
    table.page.reload()
    assert dwarf.get_by_role("radio", name="Master").is_checked()
    with table.page.expect_request(lambda request: request.url.endswith("/api/tables")) as made:
        dwarf.get_by_role("button", name="Play now").click()
    wish: Any = made.value.post_data_json
    assert [seat.get("level") for seat in wish["seats"]] == [None, "master"]
    table.until_asked()


GREEN: Final = """() => {
  const click = getComputedStyle(document.querySelector('.go')).backgroundColor;
  return [...document.querySelectorAll('main :is(a, button)')]
    .filter((each) => getComputedStyle(each).backgroundColor === click)
    .map((each) => each.innerText.trim());
}"""


def test_one_green_button_teaches_the_new_and_takes_others_back(url: str, visit: Visit) -> None:
    table = visit(url)
    dwarf = table.page.get_by_role("article", name="DWARF")
    dwarf.wait_for()
    assert table.page.evaluate(GREEN) == ["Learn DWARF"]
    dwarf.get_by_role("button", name="Play now").click()
    table.until_asked()
    place, question = table.page.url, table.question
    table.page.goto(url)
    table.page.get_by_role("region", name="DWARF").get_by_text("Place").wait_for()
    assert table.page.evaluate(GREEN) == ["Continue your game"]
    table.page.get_by_role("link", name="Continue your game").click()
    table.until_asked()
    assert table.page.url == place
    assert table.question == question


@pytest.mark.parametrize("system", ["light", "dark"])
def test_the_theme_changes_on_the_first_press(url: str, visit: Visit, system: str) -> None:
    table = visit(url, settings={"theme": "system"}, color_scheme=system)
    drawn = table.page.locator("html")
    before, after = ("surface", "mine") if system == "light" else ("mine", "surface")
    table.page.get_by_role("article", name="DWARF").wait_for()
    assert drawn.get_attribute("data-theme") == before
    table.page.get_by_role("button", name="Theme").click()
    assert drawn.get_attribute("data-theme") == after


def test_an_invitation_link_seats_a_friend_in_another_browser(url: str, visit: Visit) -> None:
    table = visit(f"{url}/new/dwarf?way=online")
    table.page.get_by_role("button", name="invit").click()
    table.until_shown()
    invitation = table.page.get_by_label("Link", exact=True).first.input_value()
    assert invitation.startswith(url)
    assert "#join-" in invitation
    friend = visit(invitation, settings={"name": "Bor"})
    friend.page.get_by_role("button", name="Sit down").click()
    friend.until_shown()
    assert "#" not in friend.page.url, "the secret stays in the address bar"
    table.page.locator(".seats").get_by_text("Bor").wait_for()
    chance = random.Random(1)
    while table.moves < 2:
        asked = [each for each in (table, friend) if each.is_asked()]
        if asked:
            click_outlined(asked[0], chance)


def test_each_guest_gets_a_link_of_their_own(url: str, visit: Visit) -> None:
    host = visit(f"{url}/new/dwarf?way=online")
    # By its name, not by its label: a label's text has the options in it once they have come.
    host.page.get_by_role("combobox", name="Seats", exact=True).select_option("3")
    host.page.get_by_role("button", name="invit").click()
    host.until_shown()
    links = host.page.locator("[data-invitations]").get_by_label("Link", exact=True)
    links.nth(1).wait_for()
    invitations = [link.input_value() for link in links.all()]
    assert len(set(invitations)) == 2
    for seat, (name, invitation) in enumerate(zip(("Bor", "Fili"), invitations, strict=True), 1):
        guest = visit(invitation, settings={"name": name})
        guest.page.get_by_role("button", name="Sit down").click()
        guest.until_shown()
        host.page.locator(".seats .player").nth(seat).get_by_text(name).wait_for()
    # Nobody is left to invite.
    host.page.locator("[data-invitations]").wait_for(state="detached")


def test_a_record_file_is_opened_and_goes_on(url: str, visit: Visit) -> None:
    record = RECORDS / "imperial-miners-1-seat-plain.json"
    table = visit(url)
    table.page.locator("input[type=file]").first.set_input_files(record)
    table.page.locator(".stage > .end").wait_for()
    assert table.moves == len(json.loads(record.read_text("utf-8"))["actions"])


def test_a_file_that_is_no_record_gets_one_sentence(url: str, visit: Visit, tmp_path: Path) -> None:
    wrong = tmp_path / "shopping.json"
    wrong.write_text('{"milk": 2}')
    table = visit(url)
    table.page.locator("input[type=file]").first.set_input_files(wrong)
    table.page.get_by_role("alert").wait_for()
    assert len(table.page.get_by_role("alert").inner_text()) > 10
    assert table.page.url.rstrip("/") == url


def test_a_table_that_does_not_exist_is_told_in_one_sentence(url: str, visit: Visit) -> None:
    table = visit(f"{url}/t/nowhere")
    table.page.get_by_role("heading", level=1).wait_for()
    assert len(table.page.get_by_role("heading", level=1).inner_text()) > 10
    table.page.get_by_role("button").last.click()
    table.page.get_by_role("article", name="DWARF").wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_which_build_thinks(url: str, visit: Visit, language: str) -> None:
    table = visit(url, settings={"language": language})
    words = catalogue(language)
    about = table.page.get_by_role("region", name=words.word("web.about"), exact=True)
    about.get_by_text(words.word(f"web.about.{build()}")).wait_for()
