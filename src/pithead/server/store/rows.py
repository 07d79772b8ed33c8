"""What the database holds, as plain values: tables, seats, the entries of their story; trees."""

from dataclasses import dataclass
from typing import Any, Final, Literal

from pithead.engine.options import OptionValue
from pithead.server.protocol.words import Clock, EntryKind, Kind, Origin, Standing, Status

PLAYING: Final = "playing"
OVER: Final = "over"
ARCHIVED: Final = "archived"
STATUSES: Final = (PLAYING, OVER, ARCHIVED)

# Where a table's game comes from. Of a fresh one nobody knows what is hidden; of the others,
# whoever has the record, or played the table it was copied from, may know all of it.
FRESH: Final = "fresh"
FROM_RECORD: Final = "record"
FROM_POSITION: Final = "position"
FROM_TABLE: Final = "table"
FROM_TUTORIAL: Final = "tutorial"

USUAL_STAND_IN: Final = "journeyman"


class Taken(Exception):
    """Somebody else has written that sequence number, or that command."""


@dataclass(frozen=True)
class TableRow:
    """A table: how its game is set up, and how far its story has gone."""

    id: str
    game: str
    rules: int
    data: str
    options: dict[str, OptionValue]
    box: dict[str, Any] | None
    seed: int
    name: str
    hot_seat: bool
    public: bool
    hints: bool
    chat: bool
    # A tutorial's scripted actions.
    script: list[tuple[int, str]] | None
    # The actions the table began with, if it was imported or cloned.
    opening: list[tuple[int, str]]
    # The hashes of the invitations' secrets.
    invitations: list[str]
    # Seconds since the epoch.
    created: float
    updated: float
    # Whether one invitation opens as many seats as there are; else each opens one.
    one_for_all: bool = False
    # What the table began with, if it was set up as a position.
    position: dict[str, Any] | None = None
    # `fresh`, `record`, `position`, `table`, `tutorial`; `unknown` from before this was noted.
    origin: Origin = FRESH
    # The level of bots that stand in for whoever has no wish of their own.
    stand_in: str = USUAL_STAND_IN
    # How the series of games stood before this one, for the seats as they are here.
    series: Standing | None = None
    clock: Clock | None = None
    # Whether strangers may sit down without an invitation.
    strangers: bool = False
    # `playing`, `over` or `archived`.
    status: Status = PLAYING
    # Whether the game has ended; an archived table's status no longer says so.
    over: bool = False
    # The number of the last entry; 0 when there is none.
    seq: int = 0
    # A bot is to act.
    bots_due: bool = False
    # Which server lets the bots think, and until when.
    lease: str = ""
    lease_until: float = 0.0


@dataclass(frozen=True)
class SeatRow:
    """A seat, and whose it is."""

    table: str
    seat: int
    kind: Kind
    name: str
    level: str | None
    # The hash of the seat's secret.
    secret: str | None
    # The level of the bot that plays for a person who is away.
    stand_in: str | None = None
    seen: float = 0.0
    # The level the player wants for a bot that stands in.
    wish: str | None = None
    # Which of the table's invitations it was taken by, counted from 0.
    invitation: int | None = None


@dataclass(frozen=True)
class Entry:
    """One change of a table. Entries are only ever added, and their numbers have no gaps."""

    table: str
    seq: int
    kind: EntryKind
    seat: int
    body: dict[str, Any]
    # The client's id, with the seat it came from.
    command: str | None
    at: float


@dataclass(frozen=True)
class Node:
    """A move that the record does not have: after which moment, by whom, and what."""

    number: int
    after: int
    seat: int
    action: str
    name: str = ""
    # Taken down, with all that comes after it; it can be put back.
    is_gone: bool = False


# `open`: decisions are still to be judged; `failed`: one could not be.
StudyState = Literal["open", "done", "failed"]


@dataclass(frozen=True)
class StudyRow:
    """The analysis of one table's game, as it was when it was asked for."""

    table: str
    # Of the actions that are studied: a game that was taken back and ended anew is another.
    digest: str
    simulations: int
    # How many decisions there are.
    total: int
    asked: float
    state: StudyState = "open"
    # Which server works at it, and until when.
    lease: str = ""
    lease_until: float = 0.0


@dataclass(frozen=True)
class TreeRow:
    """A record or a position, and all other moves that were tried from its moments."""

    id: str
    # The hash of the secret that lets whoever has it change the tree.
    secret: str
    name: str
    # As `Record.to_json` gives it: the main line, whose moments have the numbers 0, 1, ...
    record: dict[str, Any]
    # The table whose game it is, if it is one's.
    table: str | None
    nodes: tuple[Node, ...]
    # The last number a node got: none is given twice.
    last: int
    created: float
    updated: float
    version: int = 0
