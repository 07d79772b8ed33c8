"""Letters on small pictures: those of the reader's language, or none where shape is enough."""

from typing import Final

import pytest

from web.conftest import Visit
from web.table_page import TablePage
from web.test_accessible import RECORDS, asked_at
from web.test_languages import LANGUAGES, speak

pytestmark = pytest.mark.heavy
# Where two goods of a language begin alike, as in Ukrainian, goods have no letters.
GOODS: Final = {"en": "SIGCT", "uk": "", "it": "PFOCA"}
TRADES: Final = {"en": "EBWF", "uk": "ІКРГ", "it": "IFMC"}
DECKS: Final = {"en": {"W", "N"}, "uk": {"Зх", "Н"}, "it": {"Oc", "N"}}
DECK: Final = ".letter.western, .letter.new_shaft"
LETTERS: Final = """(names) => names.map((name) =>
  document.querySelector(`#i-${name} > text`).textContent).join('')"""
SMALL: Final = ".seats svg.i:has(use[href='#i-{}'])"


def letters(table: TablePage, *names: str) -> str:
    said: str = table.page.evaluate(LETTERS, list(names))
    return said


def drawn(table: TablePage, name: str) -> bytes:
    """How one small picture looks on the page now."""
    return table.page.locator(SMALL.format(name)).first.screenshot()


def test_letters_follow_the_language_without_a_reload(url: str, visit: Visit) -> None:
    table = asked_at(url, visit, *RECORDS["dwergar"])
    table.tool("Settings")
    pictures = {}
    for language in LANGUAGES:
        speak(table, language)
        goods = letters(table, "stone", "iron", "gold", "crystal", "steel")
        trades = letters(table, "engineer", "blacksmith", "ironworker", "foreman")
        assert (goods, trades) == (GOODS[language], TRADES[language])
        decks = table.page.locator(DECK).all_inner_texts()
        assert set(decks) == DECKS[language]
        pictures[language] = drawn(table, "iron"), drawn(table, "crystal")
    assert letters(table, "first") == "1", "a digit is read in every language"
    speak(table, "en")
    assert (drawn(table, "iron"), drawn(table, "crystal")) == pictures["en"]
    irons = {iron for iron, _ in pictures.values()}
    assert len(irons) == 3, "I, none and F look different"
    assert pictures["en"][1] == pictures["it"][1], "crystal, cristallo"
    assert pictures["en"][1] != pictures["uk"][1]


@pytest.mark.parametrize("language", ["uk", "it"])
def test_letters_are_the_readers_from_the_start(url: str, visit: Visit, language: str) -> None:
    table = asked_at(url, visit, *RECORDS["dwergar"], language=language)
    assert letters(table, "stone", "iron", "gold", "crystal", "steel") == GOODS[language]
