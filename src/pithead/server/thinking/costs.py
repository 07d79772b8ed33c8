"""What decisions cost: how long the next one will take, from what the last ones like it took."""

import threading
from typing import Final, TypeAlias

from pithead.engine.errors import PitheadError
from pithead.server.thinking.assignment import Assignment
from pithead.server.thinking.deciding import bot_of

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

    def expected(self, assignment: Assignment) -> float:
        """In seconds."""
        with self._lock:
            known = self._seconds.get(kind_of(assignment))
        return guess(assignment) if known is None else known

    def note(self, assignment: Assignment, seconds: float) -> None:
        """A decision has taken so long."""
        expected = self.expected(assignment)
        with self._lock:
            if len(self._seconds) >= MOST_KINDS:
                self._seconds.clear()
            self._seconds[kind_of(assignment)] = expected + WEIGHT * (seconds - expected)


def kind_of(assignment: Assignment) -> Kind:
    return str(assignment.record.get("game")), assignment.bot, assignment.hint


def guess(assignment: Assignment) -> float:
    """From the budget alone."""
    if assignment.study:
        return SIMULATION * assignment.study
    try:
        budget = bot_of(assignment).budget
    except PitheadError:
        # Whoever thinks about it will say what is wrong, at once.
        return MOMENT
    return budget.seconds or SIMULATION * budget.simulations or MOMENT
