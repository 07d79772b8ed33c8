"""One game of the arena, from a seed and names to its outcome. This is what workers run."""

import json
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from pithead.bots import Bot, find_bot
from pithead.engine.game import Game
from pithead.engine.journal import muted
from pithead.engine.options import OptionValue
from pithead.engine.outlook import Outlook
from pithead.games import find_game
from pithead.lab.schedule import Fixture
from pithead.lab.seeds import seed_for


@dataclass(frozen=True)
class Outcome:
    """What a fixture came to. Places and totals are of the seats, then of the game's rivals."""

    number: int
    places: tuple[int, ...]
    totals: tuple[int, ...]
    # Of each seat: how often it decided, how long that took together, and the slowest, in seconds
    # of the processor.
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    # The process that played it; 0 for a game read from a ledger.
    worker: int


@lru_cache(maxsize=4)
def opened(setting: str) -> tuple[Game[Any], int, dict[str, OptionValue]]:
    facts = json.loads(setting)
    return find_game(facts["game"], facts["box"]), facts["seats"], facts["options"]


def seated(game: Game[Any], names: Sequence[str], seed: int) -> list[Bot[Any]]:
    """The bots of a game, each with its own chance; their seconds are those of the processor."""
    bots = [find_bot(name, seed_for(seed, seat), game.levels) for seat, name in enumerate(names)]
    for bot in bots:
        bot.budget.count_processor_time()
    return bots


def play_fixture(setting: str, fixture: Fixture) -> Outcome:
    """The whole game. The bots' chance is that of `simulate`, so it can be looked at again."""
    game, seats, options = opened(setting)
    state = game.start(seats, options, fixture.seed)
    state.journal = muted()
    bots = seated(game, fixture.bots, fixture.seed)
    decisions = [0] * seats
    seconds = [0.0] * seats
    slowest = [0.0] * seats
    while not state.is_over():
        seat = state.seats_to_act()[0]
        outlook = Outlook(game, state, seat)
        started = time.thread_time()
        action = bots[seat].choose(outlook)
        spent = time.thread_time() - started
        decisions[seat] += 1
        seconds[seat] += spent
        slowest[seat] = max(slowest[seat], spent)
        game.apply(state, seat, action)
    return Outcome(
        fixture.number,
        tuple(game.places(state)),
        tuple(score["total"] for score in game.scores(state)),
        tuple(decisions),
        tuple(round(each, 6) for each in seconds),
        tuple(round(each, 6) for each in slowest),
        os.getpid(),
    )
