"""The rules on a page, the table in words, and where the keyboard is when one comes to a table."""

import re
from typing import Final

import pytest

from pithead.games import NAMES
from pithead.text import LANGUAGES, catalogue
from web.conftest import Visit
from web.test_accessible import RECORDS, asked_at

pytestmark = pytest.mark.heavy
WORDS: Final = {"dwarf": "helper", "dwergar": "furnace", "imperial-miners": "coin"}
FEWER: Final = "most => parseInt(document.querySelector('[role=status]').innerText) < most"


@pytest.mark.parametrize("game", NAMES)
def test_the_rules_begin_with_one_page_and_can_be_searched(
    url: str, visit: Visit, game: str
) -> None:
    words = catalogue("en")
    page = visit(f"{url}/rules/{game}").page
    summary = page.get_by_role("region", name=words.word("web.rules.summary"))
    summary.wait_for()
    assert summary.get_by_text(words.word(f"web.{game}.first.aim")).is_visible()
    assert summary.locator(".pieces svg").count() >= 9
    status = page.get_by_role("status")
    before = int(re.findall(r"\d+", status.inner_text())[0])
    page.get_by_label(words.word("web.search")).fill(WORDS[game])
    page.wait_for_function(FEWER, arg=before)
    assert summary.count() == 0
    assert page.locator("article .id").count() >= 1


# How high the letters of a rule's number are beside those of the rule itself.
SMALL: Final = """() => [...document.querySelectorAll('article .id')].map((e) =>
  parseFloat(getComputedStyle(e).fontSize)
    / parseFloat(getComputedStyle(e.parentElement).fontSize))"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_rules_explain_their_marks_and_keep_their_numbers_small(
    url: str, visit: Visit, game: str, language: str
) -> None:
    words = catalogue(language)
    page = visit(f"{url}/rules/{game}", settings={"language": language}).page
    page.locator("article .id").first.wait_for()
    marks = page.locator("article").inner_text().split("\n")
    for mark in ("known", "decided"):
        word = words.word(f"cli.mark.{mark}")
        assert any(line.startswith(f"{word}:") for line in marks), word
    sizes = page.evaluate(SMALL)
    assert len(sizes) > 20
    assert max(sizes) < 0.9


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_table_in_words_is_told_in_the_readers_language(
    url: str, visit: Visit, game: str, language: str
) -> None:
    table = asked_at(url, visit, *RECORDS[game], language=language, plain=True)  # type: ignore[arg-type]
    table.page.locator(".said li").first.wait_for()
    said = table.page.locator(".table-top").inner_text()
    assert len(table.page.locator(".said li").all()) >= 8
    assert "_" not in said, "a name of the program is shown"
    assert language == "en" or not re.search(
        r"\b(actions left|mountain|players|stack)\b", said, re.I
    )


def test_the_keyboard_is_at_the_table_when_one_comes_from_the_start_page(
    url: str, visit: Visit
) -> None:
    table = visit(url)
    table.page.get_by_role("article", name="DWARF").get_by_role("button", name="Play now").click()
    table.until_asked()
    table.page.wait_for_function("() => document.activeElement.closest('#board') !== null")
    table.page.keyboard.press("Tab")
    assert table.page.evaluate("() => document.activeElement.closest('#board') !== null")


@pytest.mark.parametrize("game", NAMES)
def test_a_key_reads_large_what_is_pointed_at_and_gives_the_keyboard_back(
    url: str, visit: Visit, game: str
) -> None:
    table = asked_at(url, visit, *RECORDS[game])
    spot = table.page.locator(".stage button:visible").first
    spot.focus()
    beside = table.page.locator(".side .look h2").inner_text()
    table.page.keyboard.press("v")
    large = table.page.locator(".panel.large")
    large.wait_for()
    assert beside in large.inner_text()
    assert large.evaluate("(e) => e.clientWidth > e.closest('.side').clientWidth")
    assert large.evaluate("(e) => e.contains(document.activeElement)")
    table.page.keyboard.press("Escape")
    large.wait_for(state="detached")
    assert spot.evaluate("(e) => e === document.activeElement")


def test_the_list_of_keys_names_the_one_that_reads_large(url: str, visit: Visit) -> None:
    table = asked_at(url, visit, *RECORDS["dwarf"])
    table.page.keyboard.press("?")
    keys = table.page.locator(".panel dl")
    keys.wait_for()
    assert "read large" in keys.inner_text()
