"""What the end of a game is worth to a learner: by the win, by the rank, or by the margin."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from pithead.engine.game import Game, State

Reward: TypeAlias = Callable[[Game[Any], State], list[float]]


def worth(share: float, seats: int) -> float:
    """A share of the win as a number up to 1 whose sum over all seats is 0; alone, from -1."""
    others = max(1, seats - 1)
    return (max(2, seats) * share - 1.0) / others


def by_win(rules: Game[Any], state: State) -> list[float]:
    """A win is worth 1, and the others share the loss. Alone, from -1 to 1."""
    return [worth(rules.result(state, seat), state.seats) for seat in range(state.seats)]


def by_rank(rules: Game[Any], state: State) -> list[float]:
    """The first has 1, the last -1, the others lie evenly between; who ties shares."""
    places = rules.places(state)
    if len(places) == 1:
        return by_win(rules, state)
    return [
        1.0 - 2.0 * (place - 1 + (places.count(place) - 1) / 2) / (len(places) - 1)
        for place in places[: state.seats]
    ]


def by_margin(rules: Game[Any], state: State) -> list[float]:
    """Points more than the best of the others, rivals included. Alone with nobody, the points."""
    totals = [score["total"] for score in rules.scores(state)]
    return [
        float(totals[seat] - max(totals[:seat] + totals[seat + 1 :], default=0))
        for seat in range(state.seats)
    ]


REWARDS: Final[dict[str, Reward]] = {"win": by_win, "rank": by_rank, "margin": by_margin}
# For whoever ends a game by an action that is not legal: no better than any game that was played.
FORFEITS: Final = {"win": -1.0, "rank": -1.0, "margin": -100.0}
