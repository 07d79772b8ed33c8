"""Many games between bots, in one process or several: the same results for the same plan.

Game number i has the seed of the plan plus i, so any one of them can be looked at again. Between
processes go only plans, seeds and plain results, never states.
"""

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

from pithead.bots import find_bot
from pithead.engine.errors import BadSetup
from pithead.engine.game import Game
from pithead.engine.journal import muted
from pithead.engine.options import OptionValue
from pithead.engine.outlook import Outlook
from pithead.engine.rng import MOST_SEED
from pithead.games import find_game
from pithead.lab.playing import seated
from pithead.processes import leave_interrupts

# Games sent to a process at once: enough to make the sending cheap, few enough to show progress.
BATCH: Final = 25


@dataclass(frozen=True)
class Plan:
    """What to simulate: plain values, so that it can be sent to another process."""

    game: str
    bots: list[str]
    options: dict[str, OptionValue]
    games: int
    seed: int
    box: dict[str, Any] | None = None

    def opened(self) -> Game[Any]:
        """The game, after checking that everything in the plan is possible."""
        game = find_game(self.game, self.box)
        game.read_options(len(self.bots), self.options)
        for name in self.bots:
            find_bot(name, 0, game.levels)
        if not 0 <= self.seed <= MOST_SEED - self.games:
            most = str(MOST_SEED - self.games)
            raise BadSetup("error.seed", {"most": most, "seed": str(self.seed)})
        return game


@dataclass(frozen=True)
class Played:
    """What one game came to."""

    seed: int
    rounds: int
    ending: str
    decisions: int
    scores: list[dict[str, int]]
    places: list[int]
    census: dict[str, list[list[str]]]


def simulate(
    plan: Plan, workers: int = 1, on_progress: Callable[[int], None] | None = None
) -> list[Played]:
    """All games of a plan in the order of their seeds, whatever the number of workers."""
    plan.opened()
    result: list[Played] = []
    for batch in _batches_played(plan, workers):
        result += batch
        if on_progress is not None:
            on_progress(len(result))
    return result


def _batches_played(plan: Plan, workers: int) -> Iterator[list[Played]]:
    batches = [
        range(first, min(first + BATCH, plan.seed + plan.games))
        for first in range(plan.seed, plan.seed + plan.games, BATCH)
    ]
    if workers == 1 or len(batches) < 2:
        game = plan.opened()
        for batch in batches:
            yield [play_one(game, plan, seed) for seed in batch]
        return
    pool = ProcessPoolExecutor(
        min(workers, len(batches)), multiprocessing.get_context("spawn"), leave_interrupts
    )
    try:
        yield from pool.map(_play_batch, [plan] * len(batches), batches)
    finally:
        pool.shutdown(cancel_futures=True)


def _play_batch(plan: Plan, seeds: range) -> list[Played]:
    game = plan.opened()
    return [play_one(game, plan, seed) for seed in seeds]


def play_one(game: Game[Any], plan: Plan, seed: int) -> Played:
    """One game from its seed to its end."""
    state = game.start(len(plan.bots), plan.options, seed)
    state.journal = muted()
    bots = seated(game, plan.bots, seed)
    decisions = 0
    while not state.is_over():
        seat = state.seats_to_act()[0]
        game.apply(state, seat, bots[seat].choose(Outlook(game, state, seat)))
        decisions += 1
    return Played(
        seed,
        game.round(state),
        game.ending(state),
        decisions,
        game.scores(state),
        game.places(state),
        game.census(state),
    )
