"""What a stranger hands in, a box, a record or a position, judged in a process that can be ended.

The reading room (`reading_room.py`) asks for a judgement on each paper in a process of its own,
with little time and memory. Only what passed is read again by the server itself.
"""

import sys
import traceback
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from pithead.engine.box import read_toml
from pithead.engine.errors import PitheadError
from pithead.engine.match import Match
from pithead.engine.message import read_message
from pithead.engine.options import OptionValue
from pithead.engine.record import Record, record_from_json
from pithead.engine.rehearsal import rehearse
from pithead.games import find_game
from pithead.server.refusals import Refusal, refusal_of

# Below Python's own limit, so that what passes here passes further up the stack too.
DEEPEST: Final = 400


@dataclass(frozen=True)
class Box:
    """A box file's text, for a table of a game."""

    game: str
    text: str
    options: dict[str, OptionValue]
    # None for as few as the game is for.
    seats: int | None


@dataclass(frozen=True)
class Document:
    """A record as its JSON has it."""

    record: dict[str, Any]


@dataclass(frozen=True)
class Position:
    """A position as somebody has written it, for a table of a game."""

    game: str
    text: str


@dataclass(frozen=True)
class Objection:
    """A refusal as it can be sent: its kind, and its message as JSON."""

    kind: str
    message: Mapping[str, Any]

    def refusal(self) -> Refusal:
        message = read_message(self.message)
        return Refusal(self.kind, message.key, message.params)


@dataclass(frozen=True)
class Mistake:
    """Reading went wrong in a way that is our mistake."""

    text: str


Paper = Box | Document | Position
Verdict = Objection | Mistake | None

COSTLY: Final = Objection("bad", {"key": "server.error.costly", "params": {}})
UNREADABLE: Final = Objection("bad", {"key": "server.error.unreadable", "params": {}})


def judged(paper: Paper) -> Verdict:
    """None if the paper is sound. To be called in a process of its own."""
    sys.setrecursionlimit(DEEPEST)
    try:
        if isinstance(paper, Box):
            read_box(paper)
        elif isinstance(paper, Position):
            read_position(paper)
        else:
            record = record_from_json(paper.record)
            game = find_game(record.game, record.box, "record: box")
            match = Match(game, record)
            if record.position is not None:
                rehearse(game, match.state, "record: position")
    except PitheadError as error:
        refusal = refusal_of(error)
        return Objection(refusal.kind, refusal.message.to_json())
    except (MemoryError, RecursionError):
        return COSTLY
    except Exception:
        return Mistake(traceback.format_exc())
    return None


def read_box(paper: Box) -> None:
    """Read the box and set up a game with it: what cannot be dealt or shown fails here."""
    box = read_toml(paper.text, "box")
    game = find_game(paper.game, box)
    seats = paper.seats or game.seat_counts[0]
    options = game.read_options(seats, dict(paper.options))
    record = Record(
        game.name, game.rules_number, game.fingerprint, options, [""] * seats, 0, box
    )  # fmt: skip
    match = Match(game, record)
    game.card_list()
    for seat in range(-1, seats):
        game.view(match.state, seat)


def read_position(paper: Position) -> None:
    """Lay it out and look at it from every seat: what cannot be played or shown fails here."""
    game = find_game(paper.game)
    state = game.position(paper.text)
    for seat in range(-1, state.seats):
        game.view(state, seat)
    for seat in state.seats_to_act():
        for action in game.legal_actions(state, seat):
            game.offers(state, seat, action)
    rehearse(game, state)
