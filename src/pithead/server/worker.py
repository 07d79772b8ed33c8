"""A worker process that decides one problem at a time, and our end of the pipe to it."""

import contextlib
import multiprocessing
import os
from abc import ABC, abstractmethod
from multiprocessing.connection import Connection
from typing import Final

from pithead.processes import live_with_parent
from pithead.server.deciding import Memory, decide, load_games
from pithead.server.problem import Idea, Mistake, Problem

# Seconds for a new worker to be ready, on the slowest machine.
START: Final = 60.0
# The server's own work goes first.
NICENESS: Final = 5


class WorkerDied(Exception):
    """The worker is gone, and what it was asked with it."""


class NobodyThere(Exception):
    """There is no worker and none to be had now, so that asking again is of no use."""


class TooSlow(Exception):
    """The worker has not answered in time. It must be ended."""


class Worker(ABC):
    """Whoever can be asked one problem after the other."""

    @abstractmethod
    def ask(self, problem: Problem, limit: float) -> list[Idea] | Mistake:
        """Wait for the answer, at most so many seconds."""

    @abstractmethod
    def is_alive(self) -> bool: ...

    @abstractmethod
    def kill(self) -> None:
        """Let whoever waits for its answer see that it died. May be called by any thread."""

    @abstractmethod
    def end(self) -> None:
        """Kill it and give back what it held."""


class ProcessWorker(Worker):
    """A process on this machine. It is ready once made, which takes about a second."""

    def __init__(self) -> None:
        processes = multiprocessing.get_context("spawn")
        self.pipe: Connection[Problem, list[Idea] | Mistake | None]
        try:
            self.pipe, other = processes.Pipe()
            # Once only the worker holds its end, its death closes the pipe.
            with other:
                self.process: Final = processes.Process(target=work, args=(other,), daemon=True)
                self.process.start()
        except OSError:
            raise WorkerDied from None
        try:
            self._receive(START)
        except (WorkerDied, TooSlow):
            self.end()
            raise WorkerDied from None

    def ask(self, problem: Problem, limit: float) -> list[Idea] | Mistake:
        try:
            self.pipe.send(problem)
        except OSError:
            raise WorkerDied from None
        answer = self._receive(limit)
        assert answer is not None
        return answer

    def _receive(self, limit: float) -> list[Idea] | Mistake | None:
        try:
            if not self.pipe.poll(limit):
                raise TooSlow
            return self.pipe.recv()
        except (EOFError, OSError):
            raise WorkerDied from None

    def is_alive(self) -> bool:
        return self.process.is_alive()

    def kill(self) -> None:
        self.process.kill()

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def work(pipe: "Connection[list[Idea] | Mistake | None, Problem]") -> None:
    """A worker's life. Its first word, None, says that it is ready."""
    live_with_parent()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    load_games()
    memory = Memory()
    with contextlib.suppress(EOFError, OSError):
        pipe.send(None)
        while True:
            pipe.send(decide(pipe.recv(), memory))
