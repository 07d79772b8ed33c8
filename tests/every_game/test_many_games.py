"""A thousand random games of each game at each number of seats: none gets stuck."""

from typing import Any, Final

import pytest

from every_game.tables import GAMES, Table, choice, tables_of
from pithead.engine.rng import seeded

MANY: Final = 1000
# Far more answers than any game has needed.
MOST: Final = 5000

SEATINGS: Final = [(name, seats) for name, game in GAMES.items() for seats in game.seat_counts]


def last_moment(table: Table, seed: int) -> Any:
    """The state in which a random game has ended, or can go no further."""
    state = table.start(seed)
    rng = seeded(seed)
    for _ in range(MOST):
        if any(not table.game.legal_actions(state, seat) for seat in state.seats_to_act()):
            return state
        if not state.seats_to_act():
            return state
        seat, action = choice(table.game, state, rng)
        table.game.apply(state, seat, action)
    return state


@pytest.mark.heavy
@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_random_games_with_all_options_are_never_stuck(name: str, seats: int) -> None:
    tables = [table for table in tables_of(name) if table.seats == seats]

    stuck = []
    for seed in range(MANY):
        table = tables[seed % len(tables)]
        state = last_moment(table, seed)
        if not state.is_over() or not table.game.ending(state):
            stuck.append((str(table), seed))

    assert stuck == []
