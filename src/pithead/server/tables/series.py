"""Games one after another: how often each seat has won, and seats that rotate in between."""

from collections.abc import Sequence
from typing import TypeVar

from pithead.server.protocol.words import Standing
from pithead.server.tables.live import LiveTable

T = TypeVar("T")


def rotated(seats: Sequence[T]) -> list[T]:
    """Whoever sat second sits first in the next game, and who sat first sits last."""
    return [*seats[1:], *seats[:1]]


def standing(live: LiveTable) -> Standing | None:
    """The series with this game, if it is over; None for a game that stands alone so far."""
    before = live.row.series
    if not live.is_over():
        return before
    if before is None and live.rematch is None:
        return None
    return with_this_game(live)


def with_this_game(live: LiveTable) -> Standing:
    winners = live.match.game.winners(live.match.state)
    before = live.row.series or {"games": 0, "wins": [0] * len(live.seats)}
    wins = [number + (seat in winners) for seat, number in enumerate(before["wins"])]
    return {"games": before["games"] + 1, "wins": wins}
