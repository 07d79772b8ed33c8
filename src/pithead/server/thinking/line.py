"""Who is next: the decisions that wait to be thought about, in a fair order.

What people wait for goes first (`Urgency`), and nothing waits for ever: after a few that went
before, one of the later kind is due. Among the equally urgent the tables share the time there is
(self-clocked fair queueing): each decision is stamped with the time its table will then have had,
and the smallest stamp is next. So a quick decision never waits behind many long ones, and a table
gets no more for asking more often.
"""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from enum import IntEnum
from typing import Final

from pithead.server.thinking.assignment import Assignment, Idea
from pithead.server.thinking.costs import Costs


class Urgency(IntEnum):
    """Who waits for a decision, the most urgent first."""

    # Somebody is at a table where people play.
    PLAYED = 0
    # Somebody has asked for advice.
    HINT = 1
    # Somebody looks on at a table of bots.
    WATCHED = 2
    # Nobody is there now.
    LEFT = 3
    # A game that is over is studied.
    STUDY = 4


# So many that are more urgent may go before one that waits.
PATIENCE: Final = {Urgency.HINT: 4, Urgency.WATCHED: 4, Urgency.LEFT: 16, Urgency.STUDY: 64}


class ThinkingEnded(Exception):
    """The server is stopping, so nobody thinks any more."""

    def __init__(self) -> None:
        super().__init__("The server is stopping, so no bot thinks any more.")


def played() -> Urgency:
    return Urgency.PLAYED


class Decision:
    """An assignment, and the task of an event loop that waits for its answer."""

    def __init__(self, assignment: Assignment, urgency: Callable[[], Urgency] = played) -> None:
        """How urgent it is may change while it waits; it is asked from any thread."""
        self.assignment: Final = assignment
        self._urgency: Final = urgency
        self.stamp = 0.0
        self.loop: Final = asyncio.get_running_loop()
        self.answer: Final[asyncio.Future[list[Idea]]] = self.loop.create_future()

    def urgency(self) -> Urgency:
        if self.assignment.hint:
            return Urgency.HINT
        return Urgency.STUDY if self.assignment.study else self._urgency()

    def settle(self, result: list[Idea] | Exception) -> None:
        """Give the answer, from any thread; dropped if nobody waits for it any more."""
        with contextlib.suppress(RuntimeError):  # the loop is closed
            self.loop.call_soon_threadsafe(self._settle, result)

    def _settle(self, result: list[Idea] | Exception) -> None:
        if self.answer.done():
            return
        if isinstance(result, Exception):
            self.answer.set_exception(result)
        else:
            self.answer.set_result(result)


class Line:
    """Filled by the event loop, emptied by the threads of the workers."""

    def __init__(self) -> None:
        self.changed: Final = threading.Condition()
        self.costs: Final = Costs()
        # In the order in which they came.
        self.waiting: Final[list[Decision]] = []
        # The stamp of what was taken last, and of each table's last decision.
        self.now = 0.0
        self.stamps: Final[dict[str, float]] = {}
        # How many have gone before those that wait, by urgency.
        self.went_before: Final = dict.fromkeys(PATIENCE, 0)
        self.is_closed = False

    def put(self, decision: Decision) -> None:
        cost = self.costs.expected(decision.assignment)
        with self.changed:
            if self.is_closed:
                raise ThinkingEnded
            table = decision.assignment.table
            decision.stamp = max(self.now, self.stamps.get(table, 0.0)) + cost
            self.stamps[table] = decision.stamp
            self.waiting.append(decision)
            self.changed.notify()

    def take(self) -> Decision | None:
        """The next one, once there is one; None when the line was closed."""
        with self.changed:
            self.changed.wait_for(lambda: self.is_closed or bool(self.waiting))
            if self.is_closed:
                return None
            taken = self._next()
            self.waiting.remove(taken)
            self.now = max(self.now, taken.stamp)
            for table in [each for each, stamp in self.stamps.items() if stamp <= self.now]:
                del self.stamps[table]
            return taken

    def _next(self) -> Decision:
        kinds: dict[Urgency, list[Decision]] = {}
        for decision in self.waiting:
            kinds.setdefault(decision.urgency(), []).append(decision)
        chosen = self._kind_of_next(sorted(kinds))
        return min(kinds[chosen], key=lambda each: each.stamp)

    def _kind_of_next(self, there: list[Urgency]) -> Urgency:
        """The most urgent that is there, or one that has let enough others go before."""
        due = [each for each in there if self.went_before.get(each, 0) >= PATIENCE.get(each, 1)]
        chosen = (due or there)[0]
        for each in self.went_before:
            passes_over = each in there and each > chosen
            self.went_before[each] = self.went_before[each] + 1 if passes_over else 0
        return chosen

    def drop(self, decision: Decision) -> None:
        """Nobody waits for this any more."""
        with self.changed:
            if decision in self.waiting:
                self.waiting.remove(decision)

    def close(self) -> None:
        """Nobody is next any more; whoever waits is told so."""
        with self.changed:
            self.is_closed = True
            for decision in self.waiting:
                decision.settle(ThinkingEnded())
            self.waiting.clear()
            self.changed.notify_all()

    def __len__(self) -> int:
        with self.changed:
            return len(self.waiting)
