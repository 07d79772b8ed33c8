"""Every word says what it does in pictures, and every picture is drawn in browser and terminal."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from docs.pages import page, rows
from dwergar.table import GAME, play, position
from pithead.cli.boards.dwergar_signs import GLYPHS, WORDS
from pithead.engine.sign import Sign
from pithead.games.dwergar.cards import PlaceWord
from pithead.games.dwergar.effects import Effect
from pithead.games.dwergar.loader import read_effect, read_event_word, read_place_word
from pithead.games.dwergar.state import EventWord
from pithead.games.dwergar.turns import PARTS, part_of
from pithead.games.dwergar.words import DECKS, GOODS, LEVELS, PLACES, SPECIALITIES
from pithead.text import LANGUAGES, catalogue

WEB = Path(__file__).parents[2] / "web" / "src"
DRAWINGS: dict[str, dict[str, str]] = json.loads(
    (WEB / "boards" / "dwergar" / "signs.json").read_text("utf-8")
)
NAMES = [GOODS, SPECIALITIES, DECKS, PLACES, LEVELS]


def written() -> list[list[str]]:
    """The examples of the three tables of words on the page of the rules."""
    tables = page("dwergar", "en").split("\n### ")[1:4]
    return [[row[2].strip("`") for row in rows(table)] for table in tables]


def with_every_name(phrase: str) -> list[str]:
    """The same with each other kind, speciality, deck, place and level; not all are words."""
    result: list[str] = []
    for names in NAMES:
        for name in names:
            if f" {name}" in phrase:
                result += [phrase.replace(f" {name}", f" {other}") for other in names]
    return result


def read_all(read: Callable[[str], Any], phrases: list[str]) -> list[Any]:
    """The words of these phrases, and of the same with other names where that is a word."""
    others = [read(other) for phrase in phrases for other in with_every_name(phrase)]
    return [read(phrase) for phrase in phrases] + [word for word in others if word is not None]


def effects() -> list[Effect]:
    return read_all(read_effect, written()[0])


def place_words() -> list[PlaceWord]:
    return read_all(read_place_word, written()[1])


def event_words() -> list[EventWord]:
    return read_all(read_event_word, written()[2])


def leaves(kind: type[Any]) -> set[type[Any]]:
    """The classes of words themselves, without what they have in common."""
    below = kind.__subclasses__()
    return {kind} if not below else {leaf for each in below for leaf in leaves(each)}


def undrawn(signs: list[Sign]) -> list[str]:
    names = {sign.name for sign in signs}
    return [name for name in names if name not in DRAWINGS or name not in {**GLYPHS, **WORDS}]


def test_the_page_has_an_example_of_every_word() -> None:
    assert {type(word) for word in effects()} == leaves(Effect)
    assert {type(word) for word in place_words()} == leaves(PlaceWord)
    assert {type(word) for word in event_words()} == leaves(EventWord)


@pytest.mark.parametrize("words", [effects(), place_words(), event_words()], ids=len)
def test_every_sign_of_a_word_is_drawn_in_browser_and_terminal(words: list[Any]) -> None:
    assert [name for word in words for name in undrawn(word.signs())] == []


def test_every_word_but_nothing_has_signs() -> None:
    words: list[Any] = [*effects(), *place_words(), *event_words()]

    assert {word.phrase() for word in words if not word.signs()} == {"nothing"}


def test_what_the_browser_draws_is_in_its_sheet_of_symbols() -> None:
    sheet = (WEB / "art" / "symbols.svg").read_text("utf-8")
    icons = [drawing["icon"] for drawing in DRAWINGS.values() if "icon" in drawing]

    assert [icon for icon in icons if f'id="i-{icon}"' not in sheet] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_has_a_word_for_a_sign_in_every_language(language: str) -> None:
    said = {key: catalogue(language).word(key, n=2) for key in WORDS.values()}

    assert [key for key, word in said.items() if word == key] == []


def test_every_card_tells_its_title_what_it_does_and_its_signs() -> None:
    for card in GAME.card_list():
        told: Any = card
        assert told["title"]["key"].startswith("dwergar.")
        assert len(told["does"]) == len(told["signs"]) >= 1


def test_a_part_of_an_action_shows_what_it_would_do() -> None:
    state = position(red={"gold": 1, "heat": 3, "workers": "engineer foreman"}, actions=2)

    play(state, "place engineer forge")

    action = GAME.parse("forge gold")
    part = part_of(action)
    assert part in PARTS
    assert str(part.signs(state, state.working(), action)) == "[heat 2, gold, arrow, crystal]"
