"""Positions as text: any state of a game, written so that people can read, change and make it.

A position is a JSON object. `State.facts` says what is in it, each game's `position.py` reads it;
docs/notation.md describes it. What is left out has its usual value, so a few lines are enough.
Seats are counted as people do, from 1.
"""

import json
from collections.abc import Callable
from typing import Any, Final, TypeAlias, final

from pithead.engine.agenda import Agenda, Sheet, Task
from pithead.engine.errors import BadPosition
from pithead.engine.rng import MOST_SEED, Rng, seeded

FORMAT: Final = 1
MOST: Final = 9_999
LONGEST: Final = 200_000
# Longer values are written over several lines.
WIDTH: Final = 100
USUAL_CHANCE: Final = 1
# What every position may have, whatever the game.
UNSHOWN: Final = ["pithead", "game", "data", "seats", "round", "chance", "reveals"]
SHARED: Final = ["pithead", "game", "data", "seats", "chance", "reveals", "agenda", "ending"]


# -- writing -----------------------------------------------------------------------------------


def brief(values: dict[str, object]) -> dict[str, object]:
    """Without what is nothing: it is left out of a position, and read as nothing."""
    return {key: value for key, value in values.items() if value not in (0, "", [], {}, None)}


def text_of(document: dict[str, object]) -> str:
    """A position as a file: JSON, one field a line, lists and tables of any size opened up."""
    fields = [f" {json.dumps(key)}: {written(document[key], 1)}" for key in document]
    return "{\n" + ",\n".join(fields) + "\n}\n"


def written(value: object, depth: int) -> str:
    plain = json.dumps(value, ensure_ascii=False)
    if len(plain) + depth <= WIDTH or not isinstance(value, (dict, list)) or not value:
        return plain
    start = " " * (depth + 1)
    if isinstance(value, dict):
        lines = [f"{json.dumps(key)}: {written(each, depth + 1)}" for key, each in value.items()]
        opening, closing = "{", "}"
    else:
        lines = rows(value) or [written(each, depth + 1) for each in value]
        opening, closing = "[", "]"
    return f"{opening}\n{start}" + f",\n{start}".join(lines) + f"\n{' ' * depth}{closing}"


def rows(values: list[Any]) -> list[str]:
    """A long list of short words, some to a line; none if it is not that."""
    if any(isinstance(each, (dict, list)) for each in values):
        return []
    words = [json.dumps(each, ensure_ascii=False) for each in values]
    result: list[str] = []
    line = ""
    for word in words:
        if line and len(line) + len(word) > WIDTH - 10:
            result.append(line)
            line = ""
        line = f"{line}, {word}" if line else word
    return [*result, line]


# -- showing -----------------------------------------------------------------------------------


def board_of(document: dict[str, object]) -> str:
    """A position for the eye: a line for each thing on the table, the long ones on several."""
    lines = [f"{document['game']}, {document['seats']} seats, round {document['round']}"]
    for key, value in document.items():
        if key not in UNSHOWN:
            lines += shown(key.replace("_", " "), value)
    return "\n".join(lines)


def shown(name: str, value: object) -> list[str]:
    """One field: by itself, or with a line for each thing inside it."""
    if isinstance(value, dict):
        return [f"{name}:"] + [f"  {key:<10} {words_of(each)}" for key, each in value.items()]
    if isinstance(value, list) and any(isinstance(each, dict) for each in value):
        return [f"{name}:"] + [f"  {i + 1}  {words_of(value[i])}" for i in range(len(value))]
    return [f"{name}: {words_of(value)}"]


def words_of(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {words_of(each)}" for key, each in value.items())
    if isinstance(value, list):
        between = ", " if any(" " in str(each) for each in value) else " "
        return between.join(words_of(each) for each in value) or "-"
    return {True: "yes", False: "no"}.get(value, "") if isinstance(value, bool) else str(value)


# -- reading -----------------------------------------------------------------------------------


def document_of(text: str, where: str) -> dict[str, Any]:
    if len(text) > LONGEST:
        raise BadPosition(where, f"{len(text)} characters", f"at most {LONGEST}")
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition(where, f"not JSON ({error})", "a position") from None
    if not isinstance(document, dict):
        raise BadPosition(where, repr(document), "a JSON object with a position")
    return document


@final
class Entry:
    """One table of a position: gives its values, checked, or says what is wrong and where."""

    def __init__(self, values: dict[str, Any], where: str) -> None:
        self.values: Final = values
        self.where: Final = where

    def wrong(self, key: str, found: str, expected: str) -> BadPosition:
        return BadPosition(f"{self.where}: {key}", found, expected)

    def allow(self, keys: list[str]) -> None:
        for key in self.values:
            if key not in keys:
                raise self.wrong(key, "an unknown field", "one of " + ", ".join(keys))

    def has(self, key: str) -> bool:
        return key in self.values and self.values[key] is not None

    def number(self, key: str, usual: int = 0, least: int = 0, most: int = MOST) -> int:
        value = self.values.get(key, usual)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(key, repr(value), f"a whole number from {least} to {most}")
        return value

    def flag(self, key: str, usual: bool = False) -> bool:
        value = self.values.get(key, usual)
        if not isinstance(value, bool):
            raise self.wrong(key, repr(value), "true or false")
        return value

    def text(self, key: str, usual: str = "") -> str:
        value = self.values.get(key, usual)
        if not isinstance(value, str):
            raise self.wrong(key, repr(value), "a text")
        return value

    def choice(self, key: str, names: list[str], usual: int = -1) -> int:
        """The place of a word among these, or the usual one where it is left out."""
        return self.named(key, self.values[key], names) if self.has(key) else usual

    def named(self, key: str, value: object, names: list[str]) -> int:
        if value not in names:
            raise self.wrong(key, repr(value), "one of " + ", ".join(names))
        return names.index(str(value))

    def seat(self, key: str, seats: int, usual: int = -1) -> int:
        """A seat from 0, written from 1."""
        return self.number(key, 1, 1, seats) - 1 if self.has(key) else usual

    def list_of(self, key: str) -> list[Any]:
        value = self.values.get(key, [])
        if not isinstance(value, list):
            raise self.wrong(key, repr(value), "a list")
        return value

    def texts(self, key: str) -> list[str]:
        for value in self.list_of(key):
            if not isinstance(value, str):
                raise self.wrong(key, repr(value), "a list of texts")
        return self.list_of(key)

    def table(self, key: str) -> "Entry":
        """A table inside this one; an empty one where it is left out."""
        value = self.values.get(key, {})
        if not isinstance(value, dict):
            raise self.wrong(key, repr(value), "a table")
        return Entry(value, f"{self.where}: {key}")

    def tables(self, key: str, count: int) -> list["Entry"]:
        """A list of at most so many tables; the rest are empty."""
        values = self.list_of(key)
        if len(values) > count:
            raise self.wrong(key, f"{len(values)} of them", f"at most {count}")
        result: list[Entry] = []
        for i in range(count):
            value = values[i] if i < len(values) else {}
            if not isinstance(value, dict):
                raise self.wrong(f"{key}: {i + 1}", repr(value), "a table")
            result.append(Entry(value, f"{self.where}: {key}: {i + 1}"))
        return result

    def chance(self) -> Rng:
        """A seed, or the four words of a generator."""
        value = self.values.get("chance", USUAL_CHANCE)
        if isinstance(value, list) and len(value) == 4:
            words = [each for each in value if type(each) is int and 0 <= each < 2**32]
            if len(words) == 4:
                return Rng(words[0], words[1], words[2], words[3])
        elif type(value) is int and 0 <= value <= MOST_SEED:
            return seeded(value)
        raise self.wrong("chance", repr(value), "a seed from 0, or four numbers below 2**32")


# -- what is still to happen -------------------------------------------------------------------


@final
class Line:
    """A task as it is written, word by word from behind its name."""

    def __init__(self, text: str, state: Any, where: str) -> None:
        self.words: Final = text.split(" ")
        self.text: Final = text
        # The state as far as it is laid out, for cards and places.
        self.state: Final = state
        self.where: Final = where
        self.at = 1

    def wrong(self, expected: str) -> BadPosition:
        return BadPosition(self.where, repr(self.text), expected)

    def word(self, expected: str) -> str:
        if self.at >= len(self.words):
            raise self.wrong(f"{expected} behind it")
        self.at += 1
        return self.words[self.at - 1]

    def number(self, least: int, most: int) -> int:
        word = self.word(f"a number from {least} to {most}")
        if not (word.isascii() and word.isdecimal() and least <= int(word[:6]) <= most):
            raise self.wrong(f"a number from {least} to {most} in place of {word!r}")
        return int(word)

    def seat(self) -> int:
        return self.number(1, self.state.seats) - 1

    def one_of(self, names: list[str]) -> int:
        word = self.word("one of " + ", ".join(names))
        if word not in names:
            raise self.wrong(f"one of {', '.join(names)} in place of {word!r}")
        return names.index(word)

    def has(self, word: str) -> bool:
        """Whether this word comes next; if so it is passed over."""
        if self.at < len(self.words) and self.words[self.at] == word:
            self.at += 1
            return True
        return False

    def rest(self) -> str:
        """All that has not been read."""
        text = " ".join(self.words[self.at :])
        self.at = len(self.words)
        return text


TaskReader: TypeAlias = Callable[[Line], Task]


def read_agenda(entry: Entry, state: Any, readers: dict[str, TaskReader]) -> Agenda:
    """What is still to happen; it is written with what comes next first."""
    tasks: list[Task] = []
    lines = entry.list_of("agenda")
    for i in range(len(lines)):
        where = f"{entry.where}: agenda: {i + 1}"
        tasks.append(read_sheet(lines[i], state, readers, where))
    tasks.reverse()
    return Agenda(tasks)


def read_sheet(line: object, state: Any, readers: dict[str, TaskReader], where: str) -> Task:
    """A task, or a table of what all seats do side by side."""
    if not isinstance(line, dict):
        return read_task(line, state, readers, where)
    entry = Entry(line, where)
    entry.allow(["order", "piles"])
    seats = state.seats
    order = entry.list_of("order") or [seat + 1 for seat in range(seats)]
    if sorted(map(str, order)) != [str(seat + 1) for seat in range(seats)]:
        raise entry.wrong("order", repr(order), f"each seat from 1 to {seats} once")
    piles = entry.list_of("piles")
    if len(piles) != seats or not all(isinstance(pile, list) for pile in piles):
        raise entry.wrong("piles", repr(piles), "a list for each seat")
    read: list[list[Task]] = []
    for i in range(seats):
        at = f"{where}: piles: {i + 1}"
        read.append([read_task(each, state, readers, at) for each in reversed(piles[i])])
    return Sheet([int(seat) - 1 for seat in order], read)


def read_task(line: object, state: Any, readers: dict[str, TaskReader], where: str) -> Task:
    if not isinstance(line, str):
        raise BadPosition(where, repr(line), "a text such as " + repr(next(iter(readers))))
    text = Line(line, state, where)
    if text.words[0] not in readers:
        raise BadPosition(where, repr(line), "one of " + ", ".join(readers))
    task = readers[text.words[0]](text)
    if text.at < len(text.words):
        raise text.wrong(f"nothing behind {' '.join(text.words[: text.at])!r}")
    return task
