"""Group commit: those who wait to write to one file share a transaction and a flush to the disk."""

from collections.abc import Callable
from threading import Lock
from typing import Final

from sqlalchemy import Connection

Work = Callable[[Connection], None]
# A transaction holds no more than so many pieces of work.
MOST: Final = 64


class Job:
    """A piece of work, and what came of it."""

    def __init__(self, work: Work) -> None:
        self.work: Final = work
        self.is_done = False
        self.error: Exception | None = None


class Together:
    """Whoever gets the turn does the work of all who are waiting for it."""

    def __init__(self, turn: Lock, write: Callable[[list[Job]], None]) -> None:
        self._turn: Final = turn
        self._write: Final = write
        self._lock: Final = Lock()
        self._waiting: list[Job] = []

    def do(self, work: Work) -> None:
        """Returns when the work is written, or raises what went wrong: with it, or with all."""
        job = Job(work)
        with self._lock:
            self._waiting.append(job)
        with self._turn:
            while not job.is_done:
                with self._lock:
                    jobs, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                try:
                    self._write(jobs)
                except Exception as error:
                    # What keeps these from writing keeps those who came meanwhile, too.
                    with self._lock:
                        jobs, self._waiting = jobs + self._waiting, []
                    for each in jobs:
                        each.error = each.error or error
                finally:
                    for each in jobs:
                        each.is_done = True
        if job.error is not None:
            raise job.error
