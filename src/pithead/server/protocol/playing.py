"""Commands and what is asked before them: previews, reasons, hints, records."""

from typing import NotRequired, TypeAlias

from pithead.server.protocol.facts import UndoRequest
from pithead.server.protocol.games import Changes, Consequences, Gains, Score
from pithead.server.protocol.messages import Message
from pithead.server.protocol.moment import LogLine, Moment
from pithead.server.protocol.typed import TypeAliasType, TypedDict


class Done(TypedDict):
    """A command's answer: its number, what is known now, and the wish that it may have become."""

    seq: int
    moment: Moment
    request: UndoRequest | None


class Preview(TypedDict):
    """What an action would change; not certain where it ends before something hidden."""

    changes: list[Changes]
    certain: bool
    # What it would mean for places of the table, where the game foretells that.
    consequences: Consequences
    # It is no longer asked. Told of previews alone.
    stale: NotRequired[bool]


class Reasons(TypedDict):
    """Why each of some actions is not possible now; null for those that are."""

    reasons: dict[str, Message | None]


class ExpectedMove(TypedDict):
    seat: int
    action: str
    offers: Message
    # How often it is expected, of all times that the bot looked at that moment.
    share: float
    # Whether it belongs to the move before it.
    part: bool


class HintMove(Preview):
    """A move a strong bot thinks of: what it expects of it, and how much it thought about it."""

    action: str
    value: float
    sure: float
    offers: Message
    rules: list[str]
    # The moves that are expected next, and by how much one's own numbers have changed on average
    # after so many moves, this one included.
    line: list[ExpectedMove]
    gains: Gains
    within: int


class Hint(TypedDict):
    """Good moves, the best first, and how many simulations they were thought of in."""

    moves: list[HintMove]
    tries: int


# A seat and a notation; null where the reader may not know it.
KnownAction: TypeAlias = tuple[int, str | None]


# What a box file changed: tables of tables, as in its TOML.
BoxTable = TypeAliasType(
    "BoxTable",
    "dict[str, str | int | float | bool | BoxTable | list[str | int | float | bool | BoxTable]]",
)


# A position, or a table inside it: docs/notation.md.
PositionTable = TypeAliasType(
    "PositionTable",
    "dict[str, str | int | bool | PositionTable | list[str | int | PositionTable | list[str]]]",
)


class KnownRecord(TypedDict):
    """A record; before the end without seed and others' actions, which `told` makes up for."""

    pithead: int
    game: str
    rules: int
    data: str
    options: dict[str, str | int | bool]
    seats: list[str]
    seed: int | str | None
    box: BoxTable | None
    # What it began with, where that was set up.
    position: NotRequired[PositionTable]
    actions: list[KnownAction]
    scores: list[Score] | None
    told: NotRequired[list[LogLine]]
