"""A worker process that decides one assignment at a time, and our end of the pipe to it."""

import contextlib
import multiprocessing
import os
import sys
import threading
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

from pithead.fingerprint import build, source_of
from pithead.processes import live_with_parent
from pithead.server.thinking.assignment import Assignment, Idea, Mistake
from pithead.server.thinking.deciding import PARTS, Memory, decide, load_games

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


@dataclass(frozen=True)
class Ready:
    """A worker's first word: which build it thinks with, and of what source that is."""

    build: str
    source: str


class Worker(ABC):
    """Whoever can be asked one assignment after the other."""

    @abstractmethod
    def ask(self, assignment: Assignment, limit: float) -> list[Idea] | Mistake:
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

    def __init__(self, modules: Path | None = None) -> None:
        """With Pithead as it stands in a folder, or as it runs here."""
        processes = multiprocessing.get_context("spawn")
        self.pipe: Connection[Assignment, list[Idea] | Mistake | Ready]
        try:
            self.pipe, other = processes.Pipe()
            # Once only the worker holds its end, its death closes the pipe.
            with other, looking_first_in(modules):
                self.process: Final = processes.Process(target=work, args=(other,), daemon=True)
                self.process.start()
        except OSError:
            raise WorkerDied from None
        try:
            word = self._receive(START)
            assert isinstance(word, Ready)
            self.ready: Final = word
        except (WorkerDied, TooSlow):
            self.end()
            raise WorkerDied from None

    def ask(self, assignment: Assignment, limit: float) -> list[Idea] | Mistake:
        try:
            self.pipe.send(assignment)
        except OSError:
            raise WorkerDied from None
        answer = self._receive(limit)
        assert not isinstance(answer, Ready)
        return answer

    def _receive(self, limit: float) -> list[Idea] | Mistake | Ready:
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


CHANGING_PATH: Final = threading.Lock()


@contextlib.contextmanager
def looking_first_in(modules: Path | None) -> Iterator[None]:
    """A new process takes its path for imports from us; what is imported here is not touched."""
    if modules is None:
        yield
        return
    with CHANGING_PATH:
        sys.path.insert(0, str(modules))
        try:
            yield
        finally:
            sys.path.remove(str(modules))


def work(pipe: "Connection[list[Idea] | Mistake | Ready, Assignment]") -> None:
    """A worker's life."""
    live_with_parent()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    load_games()
    memory = Memory()
    with contextlib.suppress(EOFError, OSError):
        pipe.send(Ready(build(), source_of(PARTS)))
        while True:
            pipe.send(decide(pipe.recv(), memory))
