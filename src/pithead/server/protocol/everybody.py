"""Facts that are the same for everybody: games, rules, the server itself."""

from typing import Literal

from pithead.server.protocol.bells import BellWays
from pithead.server.protocol.messages import Message
from pithead.server.protocol.typed import TypedDict


class OptionFacts(TypedDict):
    """What may be chosen before a game starts."""

    name: str
    kind: str
    values: list[str]
    default: str | int | bool
    seats: list[int]
    rule: str


class GameFacts(TypedDict):
    name: str
    title: str
    seat_counts: list[int]
    options: list[OptionFacts]
    levels: list[str]
    rules_number: int


class Rule(TypedDict):
    id: str
    section: str
    text: str


class Rules(TypedDict):
    """A game's rules page, and single rules by their id."""

    page: str
    rules: list[Rule]


class WorkshopFacts(TypedDict):
    """How far the compiled build is, or why there is none."""

    percent: int | None
    trouble: Message | None


class About(TypedDict):
    """The version, and which build thinks for the bots."""

    version: str
    build: Literal["compiled", "interpreted"]
    workshop: WorkshopFacts | None
    # Whether only this machine reaches the server, and its address for others in the house.
    alone: bool
    house: str | None
    bells: BellWays
    # Whether the same table for times without a network is here, at `/offline/`.
    offline: bool


class Health(TypedDict):
    status: Literal["well", "ill"]
    database: bool
    writing: bool
    bus: bool
