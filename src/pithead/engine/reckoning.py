"""Where the points came from: each put down to a source and a round, while a game is replayed.

A game whose journal tells where points come from has a reckoning of its own, in its `reckoning.py`.
"""

from typing import Any, Final

from pithead.engine.compiling import mypyc_attr
from pithead.engine.journal import Event

# What was there before the first move, and what a game does not explain.
START: Final = "start"
OTHER: Final = "other"


@mypyc_attr(allow_interpreted_subclasses=True)
class Reckoning:
    """The points of a game so far by source and round, and the numbers its awards go by.

    Owners are the seats, and behind them the rivals that the game itself plays.

    >>> reckoning = Reckoning(owners=2, round_=1)
    >>> reckoning.follow(None, [], [0, 3])
    >>> reckoning.follow(None, [], [2, 3])
    >>> reckoning.points
    {'start': {1: [0, 3]}, 'other': {1: [2, 0]}}
    """

    def __init__(self, owners: int, round_: int) -> None:
        self.owners: Final = owners
        self.round = round_
        # By source and round, for each owner; in the order of the game.
        self.points: dict[str, dict[int, list[int]]] = {}
        self.counts: dict[str, list[int]] = {}
        self._sums = [0] * owners
        self._rest = START

    def sources(self) -> list[str]:
        """All that points can come from, in the order they are shown in."""
        return []

    def awards(self) -> list[str]:
        """What may be given for, the dearest first: each counted in `counts`."""
        return []

    def follow(self, state: Any, told: list[Event], totals: list[int]) -> None:
        """What one action has told, and everybody's points after it; at first the setting up."""
        for event in told:
            if event.kind == "round":
                self.round = number_in(event, "round")
            self.hear(event)
        for owner in range(self.owners):
            self.credit(self._rest, owner, totals[owner] - self._sums[owner])
        self._rest = OTHER

    def hear(self, event: Event) -> None:
        """One event; a game credits and counts what it tells."""

    def credit(self, source: str, owner: int, points: int) -> None:
        """Points of this round; they may be lost again, too."""
        if points:
            rounds = self.points.setdefault(source, {})
            rounds.setdefault(self.round, [0] * self.owners)[owner] += points
            self._sums[owner] += points

    def count(self, award: str, owner: int, amount: int) -> None:
        self.counts.setdefault(award, [0] * self.owners)[owner] += amount

    def reach(self, award: str, owner: int, amount: int) -> None:
        """As high as that, at some time."""
        counts = self.counts.setdefault(award, [0] * self.owners)
        counts[owner] = max(counts[owner], amount)


def number_in(event: Event, name: str) -> int:
    """A number that an event tells."""
    value = event.params[name]
    return value if isinstance(value, int) else 0


def text_in(event: Event, name: str) -> str:
    """A word that an event tells, for whoever reckons."""
    value = event.params[name]
    return value if isinstance(value, str) else ""
