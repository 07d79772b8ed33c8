"""Whether a position that somebody wrote can be played to its end.

Each field of it may be sound, and yet its agenda ask for what cannot follow. Nobody writes down all
that could, so it is tried: played at random, some times, by everybody.
"""

from typing import Any, Final

from pithead.engine.errors import BadPosition
from pithead.engine.game import Game, State
from pithead.engine.rng import seeded

__all__ = ["rehearse"]

TIMES: Final = 8
# No game takes so many decisions.
MOST: Final = 5000


def rehearse(game: Game[Any], state: State, where: str = "position") -> None:
    """Play copies of a state to their end, or refuse it in one sentence.

    >>> import pithead
    >>> game = pithead.game("dwarf")
    >>> rehearse(game, game.start(seats=2, seed=1))
    """
    for seed in range(TIMES):
        try:
            is_over = plays_out(game, state.copy(), seed)
        except Exception:
            is_over = False
        if not is_over:
            raise BadPosition(
                f"{where}: agenda", "it cannot be played to its end", "what a game asks"
            )


def plays_out(game: Game[Any], state: State, seed: int) -> bool:
    """At random, in place; whether it came to an end that can be scored."""
    rng = seeded(seed)
    for _ in range(MOST):
        seat = state.next_seat()
        if seat < 0:
            game.scores(state)
            game.places(state)
            return True
        actions = state.offers[seat]
        game.apply(state, seat, actions[rng.below(len(actions))])
    return False
