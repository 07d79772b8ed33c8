"""Who is next: the decisions that wait to be thought about, in a fair order.

The tables take turns, however much one of them asks. Hints wait behind moves, but not for ever:
after every few moves that went before, one hint is due.
"""

import asyncio
import contextlib
import threading
from collections import OrderedDict, deque
from typing import Final

from pithead.server.problem import Idea, Problem

# Moves that may go before a hint that waits.
PATIENCE: Final = 4


class ThinkingEnded(Exception):
    """The server is stopping, so nobody thinks any more."""

    def __init__(self) -> None:
        super().__init__("The server is stopping, so no bot thinks any more.")


class Decision:
    """A problem, and the task of an event loop that waits for its answer."""

    def __init__(self, problem: Problem) -> None:
        self.problem: Final = problem
        self.loop: Final = asyncio.get_running_loop()
        self.answer: Final[asyncio.Future[list[Idea]]] = self.loop.create_future()

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


class Round:
    """Decisions by table; the tables take turns."""

    def __init__(self) -> None:
        self.tables: Final[OrderedDict[str, deque[Decision]]] = OrderedDict()

    def put(self, decision: Decision) -> None:
        self.tables.setdefault(decision.problem.table, deque()).append(decision)

    def take(self) -> Decision:
        table, decisions = self.tables.popitem(last=False)
        decision = decisions.popleft()
        if decisions:
            self.tables[table] = decisions
        return decision

    def drop(self, decision: Decision) -> None:
        table = decision.problem.table
        decisions = self.tables.get(table)
        if decisions is not None and decision in decisions:
            decisions.remove(decision)
            if not decisions:
                del self.tables[table]

    def is_empty(self) -> bool:
        return not self.tables

    def count(self) -> int:
        return sum(len(decisions) for decisions in self.tables.values())


class Line:
    """Filled by the event loop, emptied by the threads of the workers."""

    def __init__(self) -> None:
        self.changed: Final = threading.Condition()
        self.moves: Final = Round()
        self.hints: Final = Round()
        self.went_before = 0
        self.is_closed = False

    def put(self, decision: Decision) -> None:
        with self.changed:
            if self.is_closed:
                raise ThinkingEnded
            self._round_of(decision).put(decision)
            self.changed.notify()

    def take(self) -> Decision | None:
        """The next one, once there is one; None when the line was closed."""
        with self.changed:
            self.changed.wait_for(lambda: self.is_closed or not self._is_empty())
            if self.is_closed:
                return None
            is_hint_due = self.moves.is_empty() or self.went_before >= PATIENCE
            if is_hint_due and not self.hints.is_empty():
                self.went_before = 0
                return self.hints.take()
            # Only what goes before a hint that waits is counted.
            self.went_before = 0 if self.hints.is_empty() else self.went_before + 1
            return self.moves.take()

    def _is_empty(self) -> bool:
        return self.moves.is_empty() and self.hints.is_empty()

    def drop(self, decision: Decision) -> None:
        """Nobody waits for this any more."""
        with self.changed:
            self._round_of(decision).drop(decision)

    def close(self) -> None:
        """Nobody is next any more; whoever waits is told so."""
        with self.changed:
            self.is_closed = True
            for each in (self.moves, self.hints):
                while not each.is_empty():
                    each.take().settle(ThinkingEnded())
            self.changed.notify_all()

    def _round_of(self, decision: Decision) -> Round:
        return self.hints if decision.problem.hint else self.moves

    def __len__(self) -> int:
        with self.changed:
            return self.moves.count() + self.hints.count()
