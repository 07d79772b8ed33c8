"""Reading values out of tables, with every mistake noted instead of the first one raised.

Each game's loader is an `Inspection`: it lays a box file over its own tables and reads them.
"""

import contextlib
import re
from typing import Any, Final

from pithead.engine.box import kind_of
from pithead.engine.errors import BadBox

LONGEST_NAME: Final = 60
LONGEST_SHOWN: Final = 200
ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,11}")
ID_EXPECTED: Final = "an id of up to 12 letters and digits such as D01"
MOST_CARDS: Final = 200
# In a box: the tables of ours that are dropped before the box's own are laid.
REPLACE: Final = "replace"


class BadPhrase(Exception):
    """What a grammar found and what it expected, for the loader to say where."""

    def __init__(self, found: str, expected: str) -> None:
        super().__init__(found, expected)
        self.found = found if len(found) <= LONGEST_SHOWN else found[:LONGEST_SHOWN] + "…"
        self.expected = expected


class Inspection:
    """What is wrong with some tables: where, what was found, what was expected, in reading order.

    A value that is wrong is noted, and something harmless stands in for it, so that reading goes
    on to the next mistake.
    """

    def __init__(self) -> None:
        self.mistakes: list[tuple[str, str, str]] = []

    def wrong(self, where: str, found: str, expected: str) -> None:
        self.mistakes.append((where, found, expected))

    def read(self, box: dict[str, Any], where: str) -> object:
        """Our tables with a box laid over them; what is wrong is noted, the first raised."""
        raise NotImplementedError

    def all_mistakes(self, box: dict[str, Any], where: str) -> list[tuple[str, str, str]]:
        """Everything that is wrong with a box: where, what was found, what was expected."""
        with contextlib.suppress(BadBox):
            self.read(box, where)
        return self.mistakes

    def raise_first(self) -> None:
        if self.mistakes:
            where, found, expected = self.mistakes[0]
            raise BadBox(where, found, expected)

    # -- a box over our own tables -------------------------------------------------------------

    def overlaid(
        self, data: dict[str, Any], box: dict[str, Any], where: str, replaceable: list[str]
    ) -> dict[str, Any]:
        """Our tables with the box's values in place of theirs, and the box's new entries."""
        result = dict(data)
        replaced = self.replaced(box, where, replaceable) if replaceable else []
        for key, value in box.items():
            if key == REPLACE and replaceable:
                continue
            if key not in data:
                self.wrong(f"{where}: {key}", "an unknown table", "one of " + ", ".join(data))
            elif not isinstance(value, dict):
                self.wrong(f"{where}: {key}", kind_of(value), "a table")
            else:
                result[key] = value if key in replaced else values_over(data[key], value)
        return result

    def replaced(self, box: dict[str, Any], where: str, replaceable: list[str]) -> list[str]:
        """The tables of ours that are dropped; each needs another in its place."""
        names = box.get(REPLACE, [])
        at = f"{where}: {REPLACE}"
        if not isinstance(names, list) or any(name not in replaceable for name in names):
            self.wrong(at, repr(names), "a list of " + ", ".join(replaceable))
            return []
        for name in names:
            if name not in box:
                self.wrong(at, f"{name!r} without a table [{name}]", "such a table in this file")
        return [str(name) for name in names]

    # -- cards ---------------------------------------------------------------------------------

    def id(self, id_: str, where: str) -> None:
        """What a notation can name."""
        if not ID.fullmatch(id_):
            self.wrong(where, repr(id_), ID_EXPECTED)

    def unlike(self, notation: str, owner: str, taken: dict[str, str], where: str) -> None:
        """Written like no other card, even without regard to case. `taken` is added to."""
        other = taken.setdefault(notation.casefold(), owner)
        if other != owner:
            found = f"{notation}, written like a card of {other}"
            self.wrong(where, found, "an id that cannot be mistaken")

    def count(self, cards: int, where: str) -> None:
        if cards > MOST_CARDS:
            self.wrong(where, f"{cards} cards", f"at most {MOST_CARDS}")

    # -- values --------------------------------------------------------------------------------

    def table(self, value: object, allowed: list[str], where: str) -> dict[str, Any] | None:
        """A table with none but these keys; None if it is no table at all."""
        if not isinstance(value, dict):
            self.wrong(where, kind_of(value), "a table")
            return None
        for key in value:
            if key not in allowed:
                self.wrong(f"{where}: {key}", "an unknown key", "one of " + ", ".join(allowed))
        return value

    def number(self, table: dict[str, Any], key: str, least: int, most: int, where: str) -> int:
        value = table.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.wrong(f"{where}: {key}", found_in(table, key), f"a number from {least} to {most}")
            return least
        return value

    def text(self, table: dict[str, Any], key: str, where: str) -> str | None:
        """A text; None if it is something else or not there."""
        value = table.get(key)
        if not isinstance(value, str):
            self.wrong(f"{where}: {key}", found_in(table, key), "a text")
            return None
        return value

    def choice(self, table: dict[str, Any], key: str, names: list[str], where: str) -> int:
        """The place of a text among these; -1 if it is none of them."""
        value = self.text(table, key, where)
        if value is None:
            return -1
        if value not in names:
            self.wrong(f"{where}: {key}", repr(value), "one of " + ", ".join(names))
            return -1
        return names.index(value)

    def name(self, table: dict[str, Any], key: str, default: str, where: str) -> str:
        """A text that need not be there, short enough for a line of a terminal."""
        value = table.get(key, default)
        if not isinstance(value, str) or not value.isprintable() or len(value) > LONGEST_NAME:
            expected = f"a text on one line of at most {LONGEST_NAME} characters"
            self.wrong(f"{where}: {key}", found_in(table, key), expected)
            return default
        return value

    def texts(
        self, table: dict[str, Any], key: str, least: int, most: int, where: str
    ) -> list[str]:
        """A list of so many texts; an empty one if it is not."""
        value = table.get(key)
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            found = found_in(table, key)
        elif not least <= len(value) <= most:
            found = f"a list of {len(value)}"
        else:
            return [str(each) for each in value]
        self.wrong(f"{where}: {key}", found, f"a list of {least} to {most} texts")
        return []


def values_over(own: dict[str, Any], box: dict[str, Any]) -> dict[str, Any]:
    """Our values with the box's in place of theirs, however deep, and the box's new ones."""
    result = dict(own)
    for key, value in box.items():
        before = own.get(key)
        if isinstance(before, dict) and isinstance(value, dict):
            result[key] = values_over(before, value)
        else:
            result[key] = value
    return result


def found_in(table: dict[str, Any], key: str) -> str:
    """The value as it could be written, or that there is none."""
    if key not in table:
        return "nothing"
    value = table[key]
    return repr(value) if isinstance(value, (str, int, float, list)) else kind_of(value)
