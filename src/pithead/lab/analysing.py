"""The analysis of a game on all cores: the same whatever their number.

Decisions are judged apart from each other (`bots.analysing`), so they are shared out one by one.
"""

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from typing import Any, Final

from pithead.bots import judged_move, moments, summed_up
from pithead.bots.shown import Analysis, JudgedMove
from pithead.engine.game import Game, State
from pithead.engine.match import Match
from pithead.engine.record import Record, read_record
from pithead.games import find_game, open_record
from pithead.processes import leave_interrupts

# With fewer decisions another process costs more than it brings.
FEW: Final = 8


def analyse_record(
    record: Record,
    simulations: int,
    seed: int,
    workers: int = 1,
    on_progress: Callable[[int], None] | None = None,
) -> Analysis:
    """Every decision of a record, judged. Refuses a record that does not replay."""
    match = open_record(record)
    decisions: list[JudgedMove] = []
    for each in _judged(match, simulations, seed, workers):
        decisions.append(each)
        if on_progress is not None:
            on_progress(len(decisions))
    return summed_up(match, simulations, seed, decisions)


def _judged(match: Match[Any], simulations: int, seed: int, workers: int) -> Iterator[JudgedMove]:
    text = match.record.to_text()
    numbers = range(1, len(match.record.actions) + 1)
    if workers == 1 or len(numbers) <= FEW:
        for number in numbers:
            yield judge_one(text, number, simulations, seed)
        return
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), leave_interrupts)
    count = len(numbers)
    try:
        yield from pool.map(
            judge_one, [text] * count, numbers, [simulations] * count, [seed] * count
        )
    finally:
        pool.shutdown(cancel_futures=True)


@lru_cache(maxsize=2)
def replayed(text: str) -> tuple[Game[Any], Record, list[State]]:
    """A record's moments, kept by a worker for its next decision."""
    record = read_record(text)
    game = find_game(record.game, record.box, "record: box")
    return game, record, moments(game, record)


def judge_one(text: str, number: int, simulations: int, seed: int) -> JudgedMove:
    """One decision of a record, by its text."""
    game, record, states = replayed(text)
    return judged_move(game, record, states[number - 1], number, simulations, seed)
