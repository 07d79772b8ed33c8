"""The levels for people: each game has all three, and none keeps anybody waiting."""

import time

import pytest

from bots.matches import opening
from pithead.bots import LEVELS, find_bot
from pithead.engine.outlook import Outlook
from pithead.games import NAMES as GAMES
from pithead.games import find_game

# Seconds a move on one core.
PATIENCE = {"apprentice": 0.2, "journeyman": 1.0, "master": 3.0}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_move_of_a_level_takes_no_longer_than_promised(game: str, level: str) -> None:
    rules, state = opening(game, 2, seed=8, moves=10)
    outlook = Outlook(rules, state, state.seats_to_act()[0])
    bot = find_bot(level, 1, rules.levels)

    # Of the processor, so that a busy machine does not matter.
    begin = time.process_time()
    bot.choose(outlook)

    assert time.process_time() - begin <= PATIENCE[level]


@pytest.mark.parametrize("game", GAMES)
def test_the_master_keeps_to_the_clock_and_the_journeyman_to_a_number(game: str) -> None:
    journeyman, master = (find_bot(level, 1, find_game(game).levels) for level in LEVELS[1:])

    assert journeyman.budget.simulations > 0
    assert 0.0 < master.budget.seconds <= PATIENCE["master"]
