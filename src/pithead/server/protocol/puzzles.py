"""Puzzles: positions in which one move is clearly best."""

from typing import Literal

from pithead.server.protocol.messages import Message
from pithead.server.protocol.study import Retried
from pithead.server.protocol.typed import TypedDict


class Puzzle(TypedDict):
    """One of those there are. Its moment is moment 0 of the tree of its name."""

    puzzle: str
    game: str
    # 1 easy, 2 harder, 3 hard.
    grade: Literal[1, 2, 3]
    round: int
    # Who is to act.
    seat: int


class Expected(TypedDict):
    """A move that is expected to follow, in words."""

    seat: int
    action: str
    offers: Message


class Solution(TypedDict):
    """The one best move, what the next best gives away, and what is expected, solution included."""

    action: str
    offers: Message
    next: Retried
    line: list[Expected]
