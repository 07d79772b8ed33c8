"""What is known of a table beside the game itself."""

from typing import NotRequired

from pithead.server.protocol.messages import Message
from pithead.server.protocol.moment import LogLine
from pithead.server.protocol.typed import TypedDict
from pithead.server.protocol.words import Clock, How, Kind, Origin, Standing, Status


class SeatFacts(TypedDict):
    """Who sits there: by which invitation, who stands in, and who shall."""

    seat: int
    kind: Kind
    name: str
    level: str | None
    here: bool
    stand_in: str | None
    wish: str | None
    invitation: int | None


class Deal(TypedDict):
    """The hash of the seed, told at the start, and the seed itself, told after the end."""

    promise: str | None
    revealed: str | None


class Request(TypedDict):
    """A wish to take back, and who has agreed."""

    seq: int
    seat: int
    to: int
    agreed: list[int]


class UndoRequest(Request):
    """A wish to take back that waits for answers; the last of the moves that would be gone."""

    waiting: list[int]
    moves: list[LogLine]
    many: int


class UndoAnswer(TypedDict):
    """What became of the last wish to take back."""

    seq: int
    request: int
    seat: int
    to: int
    how: How
    by: int


class ClockFacts(Clock):
    """A clock, how much everybody has left (null for bots), and whose time runs."""

    left: list[float | None]
    running: list[int]


class Facts(TypedDict):
    """What is known of a table beside the game itself."""

    table: str
    name: str
    game: str
    title: str
    options: dict[str, str | int | bool]
    box: bool
    hot_seat: bool
    public: bool
    hints: bool
    chat: bool
    tutorial: bool
    origin: Origin
    deal: Deal
    stand_in: str
    one_for_all: bool
    # Why a table of older rules can no longer be played or shown.
    frozen: Message | None
    created: str
    status: Status
    seq: int
    moves: int
    round: int
    to_act: list[int]
    seats: list[SeatFacts]
    rivals: list[Message]
    mine: list[int]
    request: UndoRequest | None
    answer: UndoAnswer | None
    clock: ClockFacts | None
    # Whether strangers may sit down without an invitation.
    strangers: bool
    # The series this game is part of, itself included once it is over.
    series: Standing | None
    # The table of the next game with the same people.
    rematch: str | None
    # Why bots do not go on though somebody looks; only in the answer to GET.
    rests: NotRequired[Message | None]


class ListedTable(TypedDict):
    """A line of the list of public tables."""

    table: str
    name: str
    game: str
    title: str
    status: Status
    origin: Origin
    created: str
    seats: "list[ListedSeat]"
    # Whether bots alone play there and nobody looks.
    rests: bool
    strangers: bool
    clock: Clock | None


class ListedSeat(TypedDict):
    kind: Kind
    name: str
    level: str | None


class MadeSeat(TypedDict):
    """A seat and its secret; none for bots and open seats."""

    seat: int
    secret: str | None


class MadeTable(TypedDict):
    """A new table with its secrets, told this once."""

    table: str
    invitation: str
    invitations: list[str]
    seats: list[MadeSeat]
    facts: Facts


class TakenSeat(TypedDict):
    seat: int
    secret: str


class Rematch(TypedDict):
    """The next game with the same people: the same secrets hold their seats there."""

    table: str
