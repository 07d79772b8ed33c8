"""Whoever thinks for the bots of a browser, in a worker beside the one with the tables."""

import json
from dataclasses import asdict, replace
from typing import Final

from pithead.bots import LEVELS
from pithead.server.thinking.assignment import Assignment, Mistake
from pithead.server.thinking.deciding import (
    Memory,
    decide,
    first_legal,
    load_games,
    loaded,
    simpler,
)
from pithead.server.wire import text_of

# The time that the Master promises (docs/bots.md), less what it takes to show the move.
SECONDS: Final = 1.4


class Mind:
    """One assignment after the other, as texts."""

    def __init__(self) -> None:
        load_games()
        self._memory: Final = Memory()

    def think(self, text: str) -> str:
        """The ideas, the best first; of a simpler bot, or any answer, where thinking fails.

        Of a decision that cannot be judged there are none.
        """
        assignment = patient(Assignment(**json.loads(text)))
        if assignment.study:
            judged = decide(assignment, self._memory)
            return text_of([] if isinstance(judged, Mistake) else [asdict(e) for e in judged])
        for each in (assignment, simpler(assignment)):
            ideas = decide(each, self._memory)
            if not isinstance(ideas, Mistake):
                break
        else:
            ideas = first_legal(assignment)
        return text_of([asdict(each) for each in ideas])


def patient(assignment: Assignment) -> Assignment:
    """A level that goes by the clock thinks for as long as it promises: this Python is slower."""
    if assignment.bot not in LEVELS:
        return assignment
    levels = loaded(str(assignment.record["game"]), None).levels
    kind, _, budget = levels[LEVELS.index(assignment.bot)].partition(":")
    return replace(assignment, bot=f"{kind}:{SECONDS}s") if budget.endswith("s") else assignment
