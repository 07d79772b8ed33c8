"""The moment: all that one reader may know of the game."""

from typing import NotRequired

from pithead.server.protocol.games import Meaning, Score, Sign, Tally, View
from pithead.server.protocol.messages import Message
from pithead.server.protocol.typed import TypedDict


class Wonder(TypedDict):
    """What is no answer now, but may be pointed at; `reasons` tells why."""

    notation: str
    means: Meaning


class Choice(TypedDict):
    """One answer to a question, what it offers, and the rules behind it."""

    notation: str
    # The same by names: clients read this and never take a notation apart.
    means: Meaning
    # What it would do, in pictures, where the game tells that.
    signs: NotRequired[list[Sign]]
    offers: Message
    rules: list[str]


class Question(TypedDict):
    """What a seat is asked, and at which number it was asked."""

    seat: int
    asked_at: int
    asks: Message
    actions: list[Choice]
    wonders: list[Wonder]


class Undo(TypedDict):
    """Whether the last action may be taken back, and whether more by asking."""

    allowed: bool
    notation: str | None
    reason: Message | None
    wider: bool


class Verdict(TypedDict):
    """Why it was won, and the part of the score that decided; empty where none did."""

    part: str
    message: Message


class Result(TypedDict):
    """How the game has ended: for each seat, then each rival."""

    ending: str
    winners: list[int]
    places: list[int]
    scores: list[Score]
    verdict: Verdict


class Lesson(TypedDict):
    """At a tutorial's table: what to learn now, and the one action that goes on with it."""

    text: Message
    action: str | None
    # Which lesson this is, from 1, and how many there are.
    step: int
    steps: int


class Moment(TypedDict):
    """All that one reader may know of the game."""

    moves: int
    # Whose eyes; -1 a spectator's.
    seat: int
    round: int
    # The game's own, which it describes in its `shown.py`.
    view: View
    tallies: list[Tally]
    to_act: list[int]
    question: Question | None
    undo: Undo
    result: Result | None
    hash: str
    table: str
    seq: int
    lesson: Lesson | None


class LogLine(TypedDict):
    """What a move has told a reader; move 0 is the setting up."""

    move: int
    seat: int
    told: list[Message]


class CoursePoint(TypedDict):
    """The open numbers after a move."""

    move: int
    round: int
    tallies: list[Tally]
