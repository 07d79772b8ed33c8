"""The ledger: every finished game, a line each, so that a stopped arena goes on where it was.

The first line says what is played. A game is written in one piece and handed to the system at
once: `kill -9` can at most tear the last line, which is dropped and its game played again.
"""

import contextlib
import hashlib
import json
import os
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final

from pithead.lab.fingerprint import code_fingerprint
from pithead.lab.playing import Outcome
from pithead.lab.refusals import ArenaRefused
from pithead.lab.schedule import ArenaPlan

FORMAT: Final = 1
NAME: Final = "pithead-arena"
MARK: Final = f'{{"{NAME}"'.encode()
LISTS: Final = ("places", "totals", "decisions", "seconds", "slowest")


def heading(plan: ArenaPlan) -> dict[str, Any]:
    """All that decides the games, their number excepted: a longer plan uses the same ledger."""
    game = plan.opened()
    levels = {"levels": game.levels} if plan.has_levels() else {}
    return {
        NAME: FORMAT,
        "game": plan.game,
        "rules": game.rules_number,
        "data": game.fingerprint,
        "code": code_fingerprint(plan.game, plan.competitors()),
        "bots": list(plan.bots),
        **levels,
        "seats": plan.seats,
        "options": game.read_options(plan.seats, plan.options),
        "box": plan.box,
        "seed": plan.seed,
    }


def digest(plan: ArenaPlan) -> str:
    """A short name for a plan."""
    text = json.dumps(heading(plan), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


class Ledger:
    """The open file of one arena; no other process may use it meanwhile."""

    def __init__(self, path: Path, plan: ArenaPlan, is_fresh: bool = False) -> None:
        self.path: Final = path
        self.plan: Final = plan
        self.outcomes: Final[dict[int, Outcome]] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        self.file: Final = path.open("a+b")
        try:
            if not lock(self.file):
                raise ArenaRefused("arena_busy", {"path": str(path)})
            self._begin(is_fresh)
        except BaseException:
            self.file.close()
            raise
        # Games found in the file, not played by this run.
        self.resumed: Final = len(self.outcomes)

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.file.close()

    def add(self, outcome: Outcome) -> None:
        """Write a finished game, once."""
        if outcome.number in self.outcomes:
            return
        fixture = self.plan.fixture(outcome.number)
        line = {"number": outcome.number, "seed": fixture.seed, "bots": list(fixture.bots)}
        facts = asdict(outcome)
        self._write(line | {name: list(facts[name]) for name in LISTS})
        self.outcomes[outcome.number] = outcome

    def _write(self, line: dict[str, Any]) -> None:
        self.file.write(_line(line))
        self.file.flush()

    def _begin(self, is_fresh: bool) -> None:
        """Take in the whole lines; cut off a torn last one. A file that is not ours is left."""
        own = _line(heading(self.plan))
        self.file.seek(0)
        content = self.file.read()
        if (is_fresh and content.startswith(MARK)) or own.startswith(content):
            self._cut(0)
            self._write(heading(self.plan))
            return
        if not content.startswith(own):
            raise ArenaRefused("arena_other", {"path": str(self.path)})
        lines = content.split(b"\n")
        whole = len(content) - len(lines.pop())
        if not _document(lines[-1]):
            whole -= len(lines.pop()) + 1
        self._cut(whole)
        for number, line in enumerate(lines[1:], 2):
            self._take(number, _document(line))

    def _cut(self, length: int) -> None:
        os.truncate(self.file.fileno(), length)

    def _take(self, line: int, facts: dict[str, Any]) -> None:
        """One game. A number that was read before is not counted again."""
        try:
            number = int(facts["number"])
            fixture = self.plan.fixture(number)
            lists = {name: tuple(facts[name]) for name in LISTS}
            if [fixture.seed, list(fixture.bots)] != [facts["seed"], facts["bots"]]:
                raise ValueError
            if len(lists["places"]) < self.plan.seats or len(lists["seconds"]) != self.plan.seats:
                raise ValueError
        except (KeyError, TypeError, ValueError):
            raise self._broken(line) from None
        self.outcomes.setdefault(number, Outcome(number=number, worker=0, **lists))

    def _broken(self, line: int) -> ArenaRefused:
        return ArenaRefused("arena_broken", {"path": str(self.path), "line": line})


def lock(file: BinaryIO) -> bool:
    """Keep a file to this process until it is closed; False if another one does."""
    # Where the system has no such locks, two runs would only do the same work twice.
    with contextlib.suppress(ImportError):
        fcntl = import_module("fcntl")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
    return True


def _line(document: dict[str, Any]) -> bytes:
    return json.dumps(document, ensure_ascii=False).encode() + b"\n"


def _document(line: bytes) -> dict[str, Any]:
    """The object on a line; an empty one if there is none."""
    try:
        document = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return document if isinstance(document, dict) else {}
