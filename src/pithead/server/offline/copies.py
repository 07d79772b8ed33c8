"""All games of a browser as one document, and the way back.

It has the very texts that the browser keeps: a seed has more digits than a page's numbers. Their
sum tells a damaged file from a sound one, so that all of it is taken in or nothing.
"""

import hashlib
import json
from collections.abc import Sequence
from typing import Any, Final, TypedDict

from pithead.server.offline.asked import Asked, NoRoute
from pithead.server.offline.browser_shelf import BrowserShelf
from pithead.server.refusals import Refusal

FORM: Final = 1


class Copy(TypedDict):
    """Tables and trees, and what was done at the tables, each as a text."""

    pithead_games: int
    sum: str
    tables: list[str]
    entries: list[str]


class Added(TypedDict):
    """How many games are here now that were not, or had not gone as far."""

    added: int


def about_copies(shelf: BrowserShelf, asked: Asked) -> tuple[int, Copy | Added]:
    """Status and body, or a refusal."""
    if len(asked.words) > 1:
        raise NoRoute
    if asked.method == "GET":
        return 200, copy_of(shelf)
    return 200, {"added": take_in(shelf, asked.body)}


def copy_of(shelf: BrowserShelf) -> Copy:
    tables, entries = shelf.texts()
    return {
        "pithead_games": FORM, "sum": sum_of(tables, entries), "tables": tables, "entries": entries
    }  # fmt: skip


def take_in(shelf: BrowserShelf, document: Any) -> int:
    """Add what is not here yet. A game that has gone another way here stays as it is here."""
    try:
        tables, entries = document["tables"], document["entries"]
        is_sound = document["pithead_games"] == FORM and document["sum"] == sum_of(tables, entries)
        other = BrowserShelf()
        if is_sound:
            for text in tables:
                other.take_table(text)
            for text in entries:
                other.take_entry(text)
            is_sound = other.is_whole()
    except (AttributeError, KeyError, TypeError, ValueError):
        is_sound = False
    if not is_sound:
        raise Refusal("bad", "server.error.unreadable", {})
    return shelf.add_from(other)


def sum_of(tables: Sequence[str], entries: Sequence[str]) -> str:
    return hashlib.sha256(json.dumps([tables, entries]).encode()).hexdigest()
