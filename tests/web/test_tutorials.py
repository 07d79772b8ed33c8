"""The scripted first game of each title, followed to its end, left and taken up again."""

import random
import re
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Locator

from pithead.games import NAMES
from pithead.text import LANGUAGES, catalogue, read_patterns
from web.arranging import link
from web.conftest import Visit
from web.table_page import TablePage, click_outlined

pytestmark = pytest.mark.heavy
LEVELS: Final = ("apprentice", "journeyman", "master")
# How high letters within drawings are on the screen.
HEIGHTS: Final = """(all) => all.map((e) =>
  parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a)"""
TITLES = ["DWARF", "Dwergar", "Imperial Miners"]


@pytest.mark.parametrize("title", TITLES)
def test_a_first_game_is_followed_left_resumed_and_goes_on_alone(
    url: str, visit: Visit, title: str
) -> None:
    table = visit(url)
    table.page.get_by_role("article", name=title).get_by_role(
        "button", name="Learn to play"
    ).click()
    begin(table)
    lessons = [lesson_of(table)]
    chance = random.Random(3)
    for step in range(200):
        click_outlined(table, chance)
        table.until_asked()
        if dialog(table).count():
            break
        text = lesson_of(table)
        if text != lessons[-1]:
            lessons.append(text)
        if step == 3:
            table.page.reload()
            table.until_asked()
            assert lesson_of(table) == lessons[-1], "the lesson is lost by a reload"
        if step == 6:
            come_back(table, url, title)
            assert lesson_of(table) == lessons[-1], "the lesson is lost by leaving"
    else:
        raise AssertionError("the lessons do not end")
    assert len(lessons) >= 6
    assert len(set(lessons)) == len(lessons)
    assert not any("tutorial" in text for text in lessons), "a lesson is not translated"
    assert dialog(table).get_by_role("heading").inner_text() == "That was the last lesson"
    dialog(table).get_by_role("button", name="Play this game on").click()
    # The game itself goes on.
    assert table.look()["over"] or len(table.notations()) > 0


def dialog(table: TablePage) -> Locator:
    return table.page.get_by_role("dialog")


def begin(table: TablePage) -> None:
    """The card a first game opens with, read and put away."""
    show = dialog(table).get_by_role("button", name="Show me")
    show.wait_for()
    table.page.keyboard.press("Enter")
    dialog(table).wait_for(state="detached")
    table.until_asked()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_first_game_opens_with_its_aim_its_end_and_a_round(
    url: str, visit: Visit, game: str, language: str
) -> None:
    words = catalogue(language)
    table = visit(link(url, first_game(url, game), 0), settings={"language": language})
    shown = dialog(table)
    shown.wait_for()
    for part in ("aim", "ends", "round"):
        assert shown.get_by_role("heading", name=words.word(f"web.first.{part}")).is_visible()
        assert shown.get_by_text(words.word(f"web.{game}.first.{part}")).is_visible()
    assert table.page.evaluate("() => document.activeElement.innerText") == words.word(
        "web.first.go"
    )
    shown.locator(".picture svg.painting").nth(2).wait_for()
    written = shown.locator(".picture text")
    assert written.count() >= 6
    assert set(written.all_text_contents()) <= set(read_patterns(language).values())
    assert min(written.evaluate_all(HEIGHTS)) >= 13
    assert not re.search("undefined|NaN|web[.]", shown.locator("ol").inner_html())
    shown.get_by_role("button", name=words.word("web.first.skip")).click()
    table.until_asked()
    assert table.page.locator(".lesson").count() == 0


def test_stopped_is_explained_before_it_is_met(url: str, visit: Visit) -> None:
    table = visit(link(url, first_game(url, "dwarf"), 0))
    begin(table)
    assert table.page.locator(".stage").get_by_text("stopped").first.is_visible()
    assert "“Stopped” is a warning" in lesson_of(table)


@pytest.mark.parametrize("game", NAMES)
def test_the_rival_of_a_first_game_is_not_called_by_a_level(url: str, game: str) -> None:
    made = first_game(url, game)
    levels = {catalogue(each).word(f"cli.level.{level}") for each in LANGUAGES for level in LEVELS}
    names = {seat["name"] for seat in made["facts"]["seats"] if seat["kind"] == "bot"}
    assert names
    assert not names & (levels | set(LEVELS) | {""})


def test_what_a_lesson_tells_of_others_comes_after_their_moves(url: str, visit: Visit) -> None:
    table = visit(
        link(url, first_game(url, "dwarf"), 0),
        settings={"animation": "normal"},
        reduced_motion="no-preference",
    )
    begin(table)
    before = lesson_of(table)
    table.page.evaluate(WATCH)
    table.choose(table.notations()[0])
    table.confirm()
    table.page.wait_for_function(CHANGED, arg=before)
    assert table.page.evaluate("() => window.pieces") == 3, "told before the rival had moved"


# How many pieces are on the board when the lesson's words change.
WATCH: Final = """() => new MutationObserver(() => {
  window.pieces ??= document.querySelectorAll('.stage .piece').length;
}).observe(document.querySelector('.lesson p'),
  {characterData: true, childList: true, subtree: true})"""
CHANGED: Final = "before => document.querySelector('.lesson p').innerText !== before"


def first_game(url: str, game: str) -> Any:
    body = {"game": game, "tutorial": True}
    return httpx.post(f"{url}/api/tables", json=body, timeout=60).raise_for_status().json()


def lesson_of(table: TablePage) -> str:
    return "".join(table.page.locator(".lesson p").all_inner_texts())


def come_back(table: TablePage, url: str, title: str) -> None:
    """To the start page, and from the list of one's own tables to the table again."""
    table.page.goto(url)
    table.page.locator("main").get_by_role("link", name=title).first.click()
    table.until_asked()
