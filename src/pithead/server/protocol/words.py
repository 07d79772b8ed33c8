"""The protocol's words for seats, tables, wishes and events."""

from typing import Literal, TypeAlias

from pithead.server.protocol.typed import TypedDict

Kind: TypeAlias = Literal["human", "open", "bot"]
Status: TypeAlias = Literal["playing", "over", "archived"]
Origin: TypeAlias = Literal["fresh", "record", "position", "table", "tutorial", "unknown"]
How: TypeAlias = Literal["granted", "refused", "lapsed", "overtaken"]
EntryKind: TypeAlias = Literal[
    "action", "rewind", "seat", "request", "consent", "lapse", "chat", "rematch"
]


class Clock(TypedDict):
    """Time for each decision, or a bank for the whole game; in seconds."""

    kind: Literal["move", "bank"]
    seconds: int


class Standing(TypedDict):
    """How often each seat has won in a series of games; a shared win counts for all of them."""

    games: int
    wins: list[int]
