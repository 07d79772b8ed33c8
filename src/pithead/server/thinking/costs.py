"""What decisions cost: how long the next one will take, from what the last ones like it took."""

import threading
from typing import Final, TypeAlias

from pithead.engine.errors import PitheadError
from pithead.server.thinking.deciding import bot_of
from pithead.server.thinking.problem import Problem

Kind: TypeAlias = tuple[str, str, bool]

# Seconds, before anything is known: for a moment's thought, and for a simulation.
MOMENT: Final = 0.02
SIMULATION: Final = 0.005
# How much the latest one counts.
WEIGHT: Final = 0.2
# Bots with a budget of their own have as many names as people like.
MOST_KINDS: Final = 1_000


class Costs:
    """By game and bot. May be asked from any thread."""

    def __init__(self) -> None:
        self._lock: Final = threading.Lock()
        self._seconds: Final[dict[Kind, float]] = {}

    def expected(self, problem: Problem) -> float:
        """In seconds."""
        with self._lock:
            known = self._seconds.get(kind_of(problem))
        return guess(problem) if known is None else known

    def note(self, problem: Problem, seconds: float) -> None:
        """A decision has taken so long."""
        expected = self.expected(problem)
        with self._lock:
            if len(self._seconds) >= MOST_KINDS:
                self._seconds.clear()
            self._seconds[kind_of(problem)] = expected + WEIGHT * (seconds - expected)


def kind_of(problem: Problem) -> Kind:
    return str(problem.record.get("game")), problem.bot, problem.hint


def guess(problem: Problem) -> float:
    """From the budget alone."""
    try:
        budget = bot_of(problem).budget
    except PitheadError:
        # Whoever thinks about it will say what is wrong, at once.
        return MOMENT
    return budget.seconds or SIMULATION * budget.simulations or MOMENT
