"""Whatever random games say, a player reads words: no notation, no id, no other language."""

import json
import re
from functools import cache
from importlib.resources import files
from typing import Final

import pytest

from pithead.engine.message import Message
from pithead.text import LANGUAGES, catalogue, read_patterns
from text import test_imperial_miners_text as miners
from text.sayings import SEAT_NAMES, TABLES, messages

GAMES: Final = [*TABLES, "imperial-miners"]
NOTATION: Final = re.compile(r"[{}]|[IV]/-?\d|\bb[1-9]\b|\b[a-z]+-\d|\b[pDV]\d\d?[a-z]?\b|_")
# Seats, the cards of the tests' own box, levels of cards.
OWN_NAMES: Final = {*SEAT_NAMES, "Scarce", "Twice", "Thrice", "Last", "II", "III", "IV"}
FOREIGN: Final = {
    "en": r"[А-Яа-яЇїІіЄєҐґ]+",
    "uk": r"[A-Za-z]{2,}",
    "it": r"\b(?:the|and|of|for|with|from|card|cards|each|your|you|is|are|round’s)\b",
}
# What a player reads outside the games' own sentences: pages, hints, ends, refusals.
PLAYERS: Final = ("web", "hint", "lobby", "verdict", "why")
# What the catalogues name cards by; a place of Dwergar is none, though an event has its name.
CARDS: Final = re.compile(
    r"(dwarf\.(effect|special)|dwergar\.(project|event)|imperial-miners\.(card|event))\."
)
QUOTED: Final = re.compile(r"“[^”]*”|«[^»]*»")
PROPER: Final = {
    *OWN_NAMES, "DWARF", "Dragon", "Dawn", "Productions", "Dwergar", "Granna", "Imperial",
    "Miners", "Portal", "Games", "Pithead", "QR", "Enter", "Escape", "https", "JSON", "Python",
    "WebAssembly",
}  # fmt: skip
# What a message is made of, not what is read: the kinds of a number, the names of its params.
FORMS: Final = re.compile(r"\{\w+, (?:plural|select),|(?:\w+|=\d+) (?=\{)|\{\w+\}")


@cache
def said(name: str) -> list[Message]:
    """Questions, offers, reasons and events of random games at every kind of table."""
    return list((miners.messages() if name == "imperial-miners" else messages(name)).values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_has_notation_or_an_id(name: str, language: str) -> None:
    say = catalogue(language).say
    lines = {say(message, SEAT_NAMES) for message in said(name)}

    assert [line for line in lines if NOTATION.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_has_a_word_of_another_language(name: str, language: str) -> None:
    say = catalogue(language).say
    words = {
        word
        for message in said(name)
        for word in re.findall(FOREIGN[language], say(message, SEAT_NAMES))
    }

    assert words - OWN_NAMES == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_has_a_word_of_another_language(language: str) -> None:
    folder = files("pithead.text") / language
    words = {
        word
        for file in folder.iterdir()
        if file.name.startswith(PLAYERS)
        for text in json.loads(file.read_text("utf-8")).values()
        for word in re.findall(FOREIGN[language], FORMS.sub(" ", text))
    }

    assert words - PROPER == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_name_of_a_card_stands_in_quotes(name: str, language: str) -> None:
    patterns = read_patterns(language)
    places = {text for key, text in patterns.items() if key.startswith("dwergar.place.")}
    own = {key: text for key, text in patterns.items() if key.startswith(f"{name}.")}
    names = {text for key, text in own.items() if CARDS.match(key) and text[0].isupper()} - places
    bare = re.compile(rf"\b({'|'.join(map(re.escape, names))})(?!\w)")
    lines = {catalogue(language).say(message, SEAT_NAMES) for message in said(name)}

    assert len(names) > 20
    assert [line for line in lines if bare.search(QUOTED.sub("", line))] == []
