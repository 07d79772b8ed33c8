"""Phrases and amounts that are known to be right, read for tests."""

from collections.abc import Callable
from typing import TypeVar

from pithead.games.dwergar.effects import Effect
from pithead.games.dwergar.loader import read_effect, read_event_word
from pithead.games.dwergar.state import EventWord
from pithead.games.dwergar.words import Cost, read_cost

T = TypeVar("T")


def right(found: T | None, text: str) -> T:
    assert found is not None, text
    return found


def words(text: str, read: Callable[[str], T | None]) -> list[T]:
    """The words of a phrase, separated by `; `."""
    return [right(read(part), part) for part in text.split("; ")]


def effects(text: str) -> list[Effect]:
    return words(text, read_effect)


def event_words(text: str) -> list[EventWord]:
    return words(text, read_event_word)


def amounts(text: str) -> Cost:
    return right(read_cost(text), text)
