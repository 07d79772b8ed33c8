"""Reading the phrases of projects, events and places into their words.

A reader is tried on every phrase; the word must use the phrase up and print it back as it was
written. A new word adds its reader to the list `WORDS` of its own file.
"""

from typing import Final

from pithead.engine.errors import BadBox
from pithead.games.dwergar import (
    effects,
    endings,
    events,
    furnaces,
    lasting,
    mine,
    projects,
    studio,
    trades,
    upgrading,
)
from pithead.games.dwergar.cards import PlaceReader, PlaceWord
from pithead.games.dwergar.effects import Effect, EffectReader
from pithead.games.dwergar.state import EventWord
from pithead.games.dwergar.words import Phrase

EFFECTS: Final[list[EffectReader]] = effects.WORDS + lasting.WORDS + endings.WORDS
PLACE_WORDS: Final[list[PlaceReader]] = (
    trades.WORDS + furnaces.WORDS + mine.WORDS + studio.WORDS + projects.WORDS + upgrading.WORDS
)


def read_effects(text: str, where: str) -> list[Effect]:
    """The words of a project's effect, separated by `; `."""
    return [read_effect(part, where) for part in text.split("; ")]


def read_effect(text: str, where: str) -> Effect:
    for read in EFFECTS:
        phrase = Phrase(text)
        effect = read(phrase)
        if effect is not None and phrase.is_whole() and effect.phrase() == text:
            return effect
    raise BadBox(where, repr(text), "a word of docs/rules/dwergar.md such as 'take 1 iron'")


def read_event_words(text: str, where: str) -> list[EventWord]:
    """The words of an event, separated by `; `."""
    return [read_event_word(part, where) for part in text.split("; ")]


def read_event_word(text: str, where: str) -> EventWord:
    for read in events.WORDS:
        phrase = Phrase(text)
        word = read(phrase)
        if word is not None and phrase.is_whole() and word.phrase() == text:
            return word
    raise BadBox(where, repr(text), "a word of an event such as 'lift 1' or 'toll 1'")


def read_base(text: str, where: str) -> list[PlaceWord]:
    """The words of a base action, separated by `; `."""
    expected = "a word of a base action such as 'exchange 1'"
    result: list[PlaceWord] = []
    for part in text.split("; "):
        word = read_place_word(part)
        if word is None or not word.fits_base:
            raise BadBox(where, repr(part), expected)
        result.append(word)
    return result


def read_bonus(text: str, where: str) -> list[PlaceWord]:
    """The words of a specialist bonus, separated by `; `."""
    expected = "a word of a bonus such as 'exchange 2' or 'heat 1'"
    result: list[PlaceWord] = []
    for part in text.split("; "):
        word = read_place_word(part)
        if word is None or not word.fits_bonus:
            raise BadBox(where, repr(part), expected)
        result.append(word)
    return result


def read_place_word(text: str) -> PlaceWord | None:
    for read in PLACE_WORDS:
        phrase = Phrase(text)
        word = read(phrase)
        if word is not None and phrase.is_whole() and word.phrase() == text:
            return word
    return None
