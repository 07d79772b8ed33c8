"""Every way to set up every game, and random play on it. Nothing here knows any one game."""

import json
from collections.abc import Iterator
from itertools import product
from typing import Any, Final

import pytest

from pithead.engine.action import Action
from pithead.engine.game import Game, State
from pithead.engine.options import OptionValue
from pithead.engine.rng import Rng, seeded
from pithead.games import NAMES, find_game

GAMES: Final[dict[str, Game[Any]]] = {name: find_game(name) for name in NAMES}


class Table:
    """A game with a number of seats and a value for each option."""

    def __init__(self, name: str, seats: int, options: dict[str, OptionValue]) -> None:
        self.game: Final = GAMES[name]
        self.seats: Final = seats
        self.options: Final = options

    def start(self, seed: int) -> Any:
        return self.game.start(self.seats, self.options, seed)

    def names(self) -> list[str]:
        return [f"Seat {seat + 1}" for seat in range(self.seats)]

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game.name, str(self.seats), *chosen])


def tables_of(name: str) -> list[Table]:
    """All seat counts, with all values of all options that have a meaning there."""
    game = GAMES[name]
    result: list[Table] = []
    for seats in game.seat_counts:
        options = [option for option in game.options if seats in option.seats]
        for values in product(*(option.examples(seats) for option in options)):
            chosen = {option.name: value for option, value in zip(options, values, strict=True)}
            result.append(Table(name, seats, game.read_options(seats, chosen)))
    return result


ALL_TABLES: Final = [table for name in NAMES for table in tables_of(name)]
# One table of each seat count, for tests that look at every moment.
PLAIN_TABLES: Final = [
    Table(name, seats, game.read_options(seats, {}))
    for name, game in GAMES.items()
    for seats in game.seat_counts
]

at_every_table: Final = pytest.mark.parametrize("table", ALL_TABLES, ids=str)
at_each_seat_count: Final = pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
for_every_game: Final = pytest.mark.parametrize("name", NAMES)


def choice(game: Game[Any], state: State, rng: Rng) -> tuple[int, Action]:
    """Any seat to act, and any of its actions."""
    seats = state.seats_to_act()
    seat = seats[rng.below(len(seats))]
    actions = game.legal_actions(state, seat)
    return seat, actions[rng.below(len(actions))]


def moments(table: Table, seed: int, most: int = 100_000) -> Iterator[Any]:
    """One random game: its state at the start and after each action, always the same object."""
    state = table.start(seed)
    rng = seeded(seed)
    yield state
    while not state.is_over() and most > 0:
        seat, action = choice(table.game, state, rng)
        table.game.apply(state, seat, action)
        most -= 1
        yield state


def finished(table: Table, seed: int) -> Any:
    """The end of one random game."""
    for state in moments(table, seed):
        last = state
    return last


def now_and_then(table: Table, seed: int, every: int = 7) -> Iterator[Any]:
    """Some moments of a random game, the first one among them, the end not."""
    for number, state in enumerate(moments(table, seed)):
        if number % every == 0 and not state.is_over():
            yield state


def facts(state: State) -> str:
    return json.dumps(state.facts())


def journal(state: State) -> list[list[dict[str, object]]]:
    """Everything every seat may read."""
    readers = range(-1, state.seats)
    return [[event.for_reader(r).to_json() for r in readers] for event in state.journal.events]
