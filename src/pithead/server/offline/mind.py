"""Whoever thinks for the bots of a browser, in a worker beside the one with the tables."""

import json
from dataclasses import asdict
from typing import Final

from pithead.server.thinking.assignment import Assignment, Mistake
from pithead.server.thinking.deciding import Memory, decide, first_legal, load_games, simpler
from pithead.server.wire import text_of


class Mind:
    """One assignment after the other, as texts."""

    def __init__(self) -> None:
        load_games()
        self._memory: Final = Memory()

    def think(self, text: str) -> str:
        """The ideas, the best first; of a simpler bot, or any answer, where thinking fails."""
        assignment = Assignment(**json.loads(text))
        for each in (assignment, simpler(assignment)):
            ideas = decide(each, self._memory)
            if not isinstance(ideas, Mistake):
                break
        else:
            ideas = first_legal(assignment)
        return text_of([asdict(each) for each in ideas])
