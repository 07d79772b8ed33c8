"""The work whose instructions are counted: always the same, with no clock in it.

`instructions.py` runs it under callgrind, which starts a new count whenever the C library's
`getppid` is called. So every piece of work stands between two such calls, and what it took to get
ready is in counts of their own. Says at the end what was counted, one line for each.
"""

import gc
import json
import os
from typing import Any

from pithead.bots import Budget
from pithead.bots.random import play_out
from pithead.bots.search import SearchBot
from pithead.engine.game import Game, State
from pithead.engine.journal import muted
from pithead.engine.outlook import Outlook
from pithead.engine.rng import seeded
from pithead.games import NAMES, find_game

# The seat counts our goals speak of.
SEATS = {"dwarf": 2, "dwergar": 3, "imperial-miners": 2}
GAMES = 40
COPIES = 1000
YARDS = 2000
SEARCH_SEATS = 2
SEARCHES = 5
SIMULATIONS = 40


def begun(game: Game[Any], seats: int, seed: int) -> State:
    state: State = game.start(seats, {}, seed)
    state.journal = muted()
    return state


def played(game: Game[Any], seats: int, share: float) -> State:
    """A random game played for a share of its decisions."""
    length = play_out(game, begun(game, seats, 2), seeded(2))
    state = begun(game, seats, 2)
    rng = seeded(2)
    for _ in range(int(length * share)):
        seat = state.seats_to_act()[0]
        actions = game.legal_actions(state, seat)
        game.apply(state, seat, actions[rng.below(len(actions))])
    return state


def mark() -> None:
    os.getppid()


def measure_python() -> int:
    """Nothing of ours: lists, numbers, dicts and calls, to know one Python's build from another."""
    found: dict[int, list[int]] = {}
    gc.collect()
    mark()
    for i in range(YARDS):
        found[i % 50] = [*sorted([3, 1, 2, i]), len(found)].copy()
    mark()
    return YARDS


def decide(game: Game[Any]) -> int:
    """Random games to their ends; how many decisions they took."""
    states = [begun(game, SEATS[game.name], seed) for seed in range(GAMES)]
    rng = seeded(1)
    gc.collect()
    mark()
    decisions = 0
    for state in states:
        decisions += play_out(game, state, rng)
    mark()
    return decisions


def copy(game: Game[Any]) -> int:
    """One state from the middle of a game, again and again."""
    state = played(game, SEATS[game.name], 0.5)
    gc.collect()
    mark()
    for _ in range(COPIES):
        state.copy()
    mark()
    return COPIES


def simulate(game: Game[Any]) -> int:
    """Searches all through a game, each from the beginning."""
    moments: list[Outlook[Any]] = []
    bots: list[SearchBot] = []
    for i in range(SEARCHES):
        state = played(game, SEARCH_SEATS, i / SEARCHES)
        moments.append(Outlook(game, state, state.seats_to_act()[0]))
        bots.append(SearchBot(i, Budget(SIMULATIONS, 0.0)))
    gc.collect()
    mark()
    for i in range(SEARCHES):
        bots[i].search(moments[i], False)
    mark()
    return SEARCHES * SIMULATIONS


def main() -> None:
    print(json.dumps(["python", "yardstick", measure_python()]))
    for name in NAMES:
        game = find_game(name)
        for what, work in (("decision", decide), ("copy", copy), ("simulation", simulate)):
            print(json.dumps([name, what, work(game)]))


if __name__ == "__main__":
    main()
