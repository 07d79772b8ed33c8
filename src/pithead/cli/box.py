"""`pithead box check FILE`: every mistake of a box file with its line, or what the file changes."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from pithead.cli.files import read_box, read_text
from pithead.cli.refusals import Refused
from pithead.cli.terminal import Terminal
from pithead.engine.box import GAME_KEY
from pithead.engine.errors import BadBox, printable
from pithead.engine.game import Game
from pithead.engine.inspection import REPLACE
from pithead.engine.message import Message
from pithead.engine.toml_lines import places_in
from pithead.games import NAMES, find_game, game_of, mistakes_in, own_tables

WRONG: Final = 2
# What a path begins with for the loaders; the file's own name could hold anything.
ROOT: Final = "box"
MOST_SHOWN: Final = 20
# Groups in the order people name them; others, such as sides of boards, are there once each.
ORDER: Final = [
    "I", "II", "III", "IV", "S", "E", "A", "B", "J", "R", "-", "at once", "mine phase", "round end",
]  # fmt: skip


class Mistake:
    """One line of the report."""

    def __init__(self, line: int, where: str, found: str, expected: str) -> None:
        self.line: Final = line
        self.where: Final = where
        self.found: Final = found
        self.expected: Final = expected

    def sentence(self, path: str) -> Message:
        where = f"{path}:{self.line}: {self.where}" if self.where else f"{path}:{self.line}"
        params = {"where": where, "found": self.found, "expected": self.expected}
        return Message("error.box", {key: printable(value) for key, value in params.items()})

    def to_json(self) -> dict[str, object]:
        return {
            "line": self.line,
            "where": self.where,
            "found": self.found,
            "expected": self.expected,
        }


def check_box(terminal: Terminal, path: str, name: str | None, as_json: bool) -> int:
    """Report on a box file; the exit code says whether it is right."""
    text = read_text(Path(path))
    try:
        box = read_box(path) or {}
    except BadBox as error:
        return report(terminal, path, "", [unreadable(error, path, text)], as_json)
    game = name or game_of(box)
    if not game:
        names = ", ".join(NAMES)
        raise Refused("cli.error.box_game", {"path": path, "names": names})
    if game not in NAMES:
        find_game(game)
    mistakes = located(text, mistakes_in(game, box, ROOT))
    if mistakes:
        return report(terminal, path, game, mistakes, as_json)
    praise(terminal, path, find_game(game, box, ROOT), box, as_json)
    return 0


def line(terminal: Terminal, text: str) -> None:
    """One line however narrow the terminal is, so that it can be copied and searched."""
    terminal.out.print(Text(text), soft_wrap=True)


def unreadable(error: BadBox, path: str, text: str) -> Mistake:
    """A text that is not TOML, or holds what no table can: the line is in the parser's words."""
    where = error.where.removeprefix(path).removeprefix(": ")
    at = re.search(r" \(at line (\d+), column (\d+)\)", error.found)
    if at is not None:
        found = error.found.replace(at.group(), f" in column {at.group(2)}")
        return Mistake(int(at.group(1)), where, found, error.expected)
    if " (at end of document)" in error.found:
        found = error.found.replace(" (at end of document)", " at the end")
        return Mistake(text.count("\n", 0, len(text.rstrip())) + 1, where, found, error.expected)
    number = places_in(text).line_of(where) if where else 1
    return Mistake(number, where, error.found, error.expected)


def located(text: str, mistakes: list[tuple[str, str, str]]) -> list[Mistake]:
    """The mistakes with their lines, from the first line to the last."""
    places = places_in(text) if mistakes else None
    result: list[Mistake] = []
    for where, found, expected in mistakes:
        path = where.removeprefix(ROOT).removeprefix(": ")
        number = places.line_of(path) if places is not None else 1
        result.append(Mistake(number, path, found, expected))
    return sorted(result, key=lambda mistake: mistake.line)


def report(terminal: Terminal, path: str, game: str, mistakes: list[Mistake], as_json: bool) -> int:
    if as_json:
        document = [mistake.to_json() for mistake in mistakes]
        terminal.print_json({"file": path, "game": game or None, "mistakes": document})
        return WRONG
    for mistake in mistakes:
        line(terminal, terminal.say(mistake.sentence(path)))
    terminal.line("cli.box.wrong", n=len(mistakes), path=path)
    return WRONG


# -- a file that is right ----------------------------------------------------------------------


def praise(
    terminal: Terminal, path: str, game: Game[Any], box: dict[str, Any], as_json: bool
) -> None:
    """What the table looks like with this file, and what of ours it replaces."""
    own = own_tables(game.name)
    dropped = [str(table) for table in box.get(REPLACE, [])]
    changes = changes_in(own, box, dropped)
    counts = counts_of(game)
    if as_json:
        terminal.print_json(
            {
                "file": path,
                "game": game.name,
                "mistakes": [],
                "counts": counts,
                "dropped": dropped,
                "changes": [[where, before, after] for where, before, after in changes],
            }
        )
        return
    terminal.line("cli.box.right", path=path, game=game.title)
    for heading, groups in counts.items():
        names = sorted(groups, key=lambda name: ORDER.index(name) if name in ORDER else -1)
        parts = ", ".join(name if name not in ORDER else f"{name} {groups[name]}" for name in names)
        terminal.line(f"cli.box.count.{heading}", n=sum(groups.values()), parts=parts)
    for table in dropped:
        terminal.line("cli.box.dropped", table=table, n=len(own[table]))
    if changes or not dropped:
        terminal.line("cli.box.changes", n=len(changes))
    for where, before, after in changes[:MOST_SHOWN]:
        line(terminal, f"  {where}: {before} → {after}" if before else f"  {where}: {after}")
    if len(changes) > MOST_SHOWN:
        terminal.line("cli.box.more", n=len(changes) - MOST_SHOWN)


def counts_of(game: Game[Any]) -> dict[str, dict[str, int]]:
    """How many cards by level, icons by faction, events by timing, boards by side.

    Only for games whose box file can add or drop such things; others always have the same.
    """
    result: dict[str, dict[str, int]] = {}
    for entry in game.card_list():
        for heading, group in headings(entry):
            groups = result.setdefault(heading, {})
            groups[group] = groups.get(group, 0) + int(str(entry.get("copies", 1)))
    return result


def headings(entry: Mapping[str, object]) -> list[tuple[str, str]]:
    if "halves" in entry:
        letters = str(entry["factions"]) or "-"
        return [("cards", str(entry["level"]))] + [("icons", letter) for letter in letters]
    if "when" in entry:
        return [("events", str(entry["when"]))]
    return [("boards", str(entry["side"]))] if "spaces" in entry else []


def changes_in(
    own: dict[str, Any], box: dict[str, Any], dropped: list[str]
) -> list[tuple[str, str, str]]:
    """Where a value of the box is not ours: ours, or nothing for a new one, and the box's."""
    result: list[tuple[str, str, str]] = []
    for table, entries in box.items():
        if table not in (GAME_KEY, REPLACE, *dropped):
            compare(table, own[table], entries, result)
    return result


def compare(where: str, own: Any, value: Any, result: list[tuple[str, str, str]]) -> None:
    if isinstance(own, dict) and isinstance(value, dict):
        for key, inner in value.items():
            compare(f"{where}: {key}", own.get(key), inner, result)
    elif isinstance(own, list) and isinstance(value, list) and len(own) == len(value):
        for i in range(len(own)):
            compare(f"{where}: {i + 1}", own[i], value[i], result)
    elif own != value:
        result.append((where, "" if own is None else shown(own), shown(value)))


def shown(value: object) -> str:
    """A value on a short line."""
    text = str(printable(", ".join(value) if isinstance(value, dict) else repr(value)))
    return text if len(text) <= 60 else text[:59] + "…"
