"""Three languages, switched without a reload, and nothing left untranslated."""

import re
from typing import Any

import pytest

from web.arranging import imported, link, people
from web.conftest import Visit
from web.table_page import TablePage

pytestmark = pytest.mark.heavy
LANGUAGES = ["en", "uk", "it"]
RECORDS = {
    "dwarf": "dwarf-2-seats-items",
    "dwergar": "dwergar-2-seats-2021-rounds",
    "imperial-miners": "imperial-miners-2-seats-plain",
}
# Everything that is read or spoken: texts, names, titles, values said aloud.
SAID = """() => {
  const result = [];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!['SCRIPT', 'STYLE'].includes(node.parentElement.tagName)) result.push(node.data);
  }
  const spoken = ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext'];
  for (const element of document.querySelectorAll('*')) {
    for (const name of spoken) {
      const value = element.getAttribute(name);
      if (value) result.push(value);
    }
  }
  return result.map((text) => text.trim()).filter(Boolean);
}"""
KEY = re.compile(
    r"(?<![\w-])(?:web|cli|error|server|why|dwarf|dwergar|imperial-miners)\.[a-z_]+\b[^\s]*"
)
PATTERN = re.compile(r"\{\w+(?:, (?:plural|select),.*)?\}")


@pytest.mark.parametrize("game", RECORDS)
def test_the_language_is_switched_at_the_table_without_a_reload(
    url: str, visit: Visit, game: str
) -> None:
    made = imported(url, RECORDS[game], 30, seats=people("Ada", "Bor"))
    table = visit(link(url, made, 0))
    table.until_shown()
    table.page.evaluate("() => { window.stayed = true; }")
    table.tool("Settings")
    questions = {}
    for language in LANGUAGES:
        speak(table, language)
        questions[language] = table.question
        for panel in range(table.page.locator(".tools button").count()):
            table.page.locator(".tools button").nth(panel).click()
            assert_translated(table, language)
        table.page.locator(".tools button[aria-expanded=true]").click()
        assert_translated(table, language)
        table.page.locator(".tools button").nth(-2).click()
    assert len(set(questions.values())) == len(LANGUAGES)
    assert table.page.evaluate("() => window.stayed"), "the page was loaded anew"


def test_pages_without_a_table_speak_all_languages(url: str, visit: Visit) -> None:
    table = visit(f"{url}/")
    for address in ["/", "/new/dwarf", "/new/dwergar", "/new/imperial-miners", "/cards/dwarf",
                    "/cards/dwergar", "/cards/imperial-miners", "/rules/dwarf"]:  # fmt: skip
        table.page.goto(url + address)
        for language in LANGUAGES:
            table.page.locator(f".languages button[lang={language}]").click()
            table.page.wait_for_function(f"() => document.documentElement.lang === '{language}'")
            table.page.wait_for_load_state("networkidle")
            assert_translated(table, language)


# Names that are cut, or that reach beyond what they are written on.
CUT = """() => [...document.querySelectorAll(
  ".top .brand b, .top .brand, .pile .front")].filter((e) => {
  const last = e.querySelector('small, .sight > b') ?? e;
  return e.scrollWidth > e.clientWidth + 1
    || last.getBoundingClientRect().right > e.getBoundingClientRect().right + 1
    || last.getBoundingClientRect().bottom > document.querySelector('.top').offsetHeight
      && e.closest('.top');
}).map((e) => e.innerText)"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("record", "at"), [("dwarf-2-seats-items", 70), ("imperial-miners-2-seats-plain", 128)]
)
def test_titles_and_names_are_whole(
    url: str, visit: Visit, record: str, at: int, language: str
) -> None:
    made = imported(url, record, at, seats=people("Ada", "Bor"))
    table = visit(link(url, made, 0), settings={"language": language})
    table.until_shown()
    assert table.page.evaluate(CUT) == []


@pytest.mark.parametrize("game", RECORDS)
def test_the_end_is_told_in_every_language(url: str, visit: Visit, game: str) -> None:
    made = imported(url, RECORDS[game], seats=people("Ada", "Bor"))
    table = visit(link(url, made, 0))
    table.page.locator(".end svg").first.wait_for()
    table.tool("Settings")
    for language in LANGUAGES:
        speak(table, language)
        assert_translated(table, language)


def speak(table: TablePage, language: str) -> None:
    table.page.locator(".wishes select").first.select_option(language)
    table.page.wait_for_function(f"() => document.documentElement.lang === '{language}'")


def assert_translated(table: TablePage, language: str) -> None:
    said: list[Any] = table.page.evaluate(SAID)
    assert len(said) > 20
    wrong = [text for text in said if KEY.search(text) or PATTERN.search(text)]
    assert wrong == [], f"not translated in {language}"
