"""A place to think at: it takes the next decision from the line and sees to it that it is made.

A worker that died is replaced and its decision asked again. A decision that three workers died
of, or that takes far too long, is left to an ever simpler bot, so that no table waits for ever.
"""

import logging
import threading
import time
from collections.abc import Callable
from typing import Final

from pithead.server.thinking.assignment import Assignment, Idea, Mistake
from pithead.server.thinking.costs import guess
from pithead.server.thinking.deciding import first_legal, seconds_of, simpler
from pithead.server.thinking.line import Line, ThinkingEnded
from pithead.server.thinking.worker import NobodyThere, TooSlow, Worker, WorkerDied

LOG: Final = logging.getLogger(__name__)
# So many workers may die of one decision.
MOST_DEATHS: Final = 3
# A bot may take so many times the seconds it was given, and so many seconds more.
SLACK: Final = 5.0
GRACE: Final = 10.0
# Nobody sits waiting for a verdict: on a crowded machine it may take so many seconds.
STUDIED: Final = 600.0


class NotStudied(Exception):
    """A decision that was to be judged could not be; the text says which."""


class Post:
    """Held by one worker at a time; who is lost or too slow is replaced when next asked."""

    def __init__(self, hire: Callable[[], Worker]) -> None:
        self.hire: Final = hire
        self.worker: Worker | None = None
        self.successor: Worker | None = None
        self.is_closed = False
        self.asking: Final = threading.Lock()

    def fill(self) -> None:
        """Have a worker ready."""
        with self.asking:
            self._present()

    def ask(self, assignment: Assignment, limit: float) -> list[Idea] | Mistake:
        with self.asking:
            try:
                return self._present().ask(assignment, limit)
            except (WorkerDied, TooSlow):
                self._dismiss()
                raise

    def renew(self) -> None:
        """Replace the worker by one who is ready, as soon as its decision is made.

        Whoever asks next may be sooner than we: then the successor has taken over already.
        """
        self.successor = self.hire()
        with self.asking:
            self._take_over()
            if self.is_closed:
                self._dismiss()

    def _take_over(self) -> None:
        if self.successor is not None:
            self._dismiss()
            self.worker, self.successor = self.successor, None

    def _present(self) -> Worker:
        self._take_over()
        if self.worker is not None and not self.worker.is_alive():
            self._dismiss()
        if self.worker is None:
            self.worker = self.hire()
        return self.worker

    def _dismiss(self) -> None:
        if self.worker is not None:
            self.worker.end()
            self.worker = None

    def stop(self) -> None:
        """Give up what is being thought, without waiting for it."""
        worker = self.worker
        if worker is not None:
            worker.kill()

    def clear(self) -> None:
        with self.asking:
            self.is_closed = True
            self._dismiss()


class Place(threading.Thread):
    """One decision after the other, until the line is closed."""

    def __init__(self, line: Line, post: Post, spare: Post, grace: float) -> None:
        """`spare` is asked when `post` has failed; it may be the same."""
        super().__init__(name="thinking", daemon=True)
        self.line: Final = line
        self.post: Final = post
        self.spare: Final = spare
        self.grace: Final = grace
        self.is_warm: Final = threading.Event()

    def run(self) -> None:
        try:
            self.post.fill()
        except WorkerDied:
            LOG.warning("A new worker died before it was ready.")
        finally:
            self.is_warm.set()
        while (decision := self.line.take()) is not None:
            began = time.monotonic()
            try:
                decision.settle(self._decided(decision.assignment))
            except Exception as error:
                decision.settle(error)
            else:
                self.line.costs.note(decision.assignment, time.monotonic() - began)
        self.post.clear()

    def _decided(self, assignment: Assignment) -> list[Idea]:
        """By the bot, else by a simpler one, else anything legal; a verdict is never guessed."""
        if assignment.study:
            limit = SLACK * guess(assignment) + self.grace
            found = self._asked(self.post, assignment, max(limit, STUDIED), MOST_DEATHS)
            if found is None:
                raise NotStudied(described(assignment))
            return found
        limit = SLACK * seconds_of(assignment) + self.grace
        return (
            self._asked(self.post, assignment, limit, MOST_DEATHS)
            or self._asked(self.spare, simpler(assignment), self.grace, 1)
            or first_legal(assignment)
        )

    def _asked(
        self, post: Post, assignment: Assignment, limit: float, tries: int
    ) -> list[Idea] | None:
        """What is answered there; None if no answer is to be had."""
        for _ in range(tries):
            try:
                answer = post.ask(assignment, limit)
            except (WorkerDied, NobodyThere) as loss:
                if self.line.is_closed:
                    raise ThinkingEnded from None
                if isinstance(loss, NobodyThere):
                    return None
                LOG.warning("A worker was lost. %s", described(assignment))
            except TooSlow:
                LOG.warning("No answer in %.0f seconds. %s", limit, described(assignment))
                return None
            else:
                return self._accepted(assignment, answer)
        return None

    def _accepted(self, assignment: Assignment, answer: list[Idea] | Mistake) -> list[Idea] | None:
        if not isinstance(answer, Mistake):
            return answer
        if answer.is_refusal:
            # Refusals cannot be sent; asked here, the same one is raised.
            first_legal(assignment)
        LOG.error("Thinking went wrong. %s\n%s", described(assignment), answer.text)
        return None


def described(assignment: Assignment) -> str:
    """For the log, from which the seed stays away."""
    move = len(assignment.record["actions"]) + 1
    return f"Table {assignment.table}, move {move}, seat {assignment.seat + 1}, {assignment.bot}."
