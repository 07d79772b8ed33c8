"""OpenSpiel's own tree search on a game of its own, run by its own Python: see `search.py`.

Prints one JSON list. Breakthrough has about as many moves to choose from as our games, and its
search is the plain one: a tree, random play to the end at a new leaf.
"""

import json
import sys
import time
from collections.abc import Callable

import numpy
import pyspiel
from open_spiel.python.algorithms import mcts

GAME = "breakthrough"
SIMULATIONS = 200
EXPLORE = 1.4
MEGABYTES = 500
# A search at every so many moves of a random game.
APART = 8


def positions(game: pyspiel.Game) -> list[pyspiel.State]:
    """Moments of one random game."""
    chance = numpy.random.RandomState(1)
    state = game.new_initial_state()
    found: list[pyspiel.State] = []
    while not state.is_terminal():
        if state.move_number() % APART == 0:
            found.append(state.clone())
        state.apply_action(chance.choice(state.legal_actions()))
    return found


def simulations_a_second(
    states: list[pyspiel.State], seconds: float, think: Callable[[pyspiel.State], object]
) -> float:
    done = 0
    spent = 0.0
    while spent < seconds:
        state = states[done // SIMULATIONS % len(states)]
        begin = time.process_time()
        think(state)
        spent += time.process_time() - begin
        done += SIMULATIONS
    return done / spent


def main() -> None:
    seconds = float(sys.argv[1])
    game = pyspiel.load_game(GAME)
    states = positions(game)
    plain = mcts.MCTSBot(
        game,
        EXPLORE,
        SIMULATIONS,
        mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1)),
        solve=False,
        random_state=numpy.random.RandomState(1),
    )
    fast = pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(1, 1),
        EXPLORE,
        SIMULATIONS,
        MEGABYTES,
        False,
        1,
        False,
    )
    rates = {
        "Python": simulations_a_second(states, seconds, plain.mcts_search),
        "C++": simulations_a_second(states, seconds, fast.mcts_search),
    }
    choices = sum(len(state.legal_actions()) for state in states) / len(states)
    print(json.dumps({"game": GAME, "choices": choices, "rates": rates}))


if __name__ == "__main__":
    main()
