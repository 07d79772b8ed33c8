"""Reading values out of tables, with every mistake noted instead of the first one raised."""

from typing import Any, Final

from pithead.engine.box import kind_of
from pithead.engine.errors import BadBox

LONGEST_NAME: Final = 60


class Inspection:
    """What is wrong with some tables: where, what was found, what was expected, in reading order.

    A value that is wrong is noted, and something harmless stands in for it, so that reading goes
    on to the next mistake.
    """

    def __init__(self) -> None:
        self.mistakes: list[tuple[str, str, str]] = []

    def wrong(self, where: str, found: str, expected: str) -> None:
        self.mistakes.append((where, found, expected))

    def raise_first(self) -> None:
        if self.mistakes:
            where, found, expected = self.mistakes[0]
            raise BadBox(where, found, expected)

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


def found_in(table: dict[str, Any], key: str) -> str:
    """The value as it could be written, or that there is none."""
    if key not in table:
        return "nothing"
    value = table[key]
    return repr(value) if isinstance(value, (str, int, float, list)) else kind_of(value)
