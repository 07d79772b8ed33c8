"""Bots think on a Ray cluster. While it is lost, a simple bot thinks here."""

import asyncio
import contextlib
import logging
import multiprocessing
import queue
import threading
from itertools import count
from multiprocessing.connection import Connection
from typing import Final, TypeAlias

from pithead.cluster import ClusterRefused, require_ray
from pithead.server.thinking.assignment import Assignment, Idea, Mistake
from pithead.server.thinking.envoy import (
    RETURN,
    START,
    Arrived,
    Errand,
    Lost,
    Report,
    Turned,
    travel,
)
from pithead.server.thinking.place import GRACE, Post
from pithead.server.thinking.thinkers import Crew
from pithead.server.thinking.worker import NobodyThere, ProcessWorker, TooSlow, Worker, WorkerDied

LOG: Final = logging.getLogger(__name__)
# Seconds for an envoy to arrive, before another is sent, and for its reports to reach us.
ARRIVAL: Final = 120.0
AGAIN: Final = 10.0
WAY: Final = 5.0


Answers: TypeAlias = "queue.SimpleQueue[list[Idea] | Mistake | Lost]"


class Embassy:
    """Keeps an envoy at the cluster; when it is lost, another is sent, as often as need be."""

    def __init__(self, address: str, again: float = AGAIN) -> None:
        """Waits until the first envoy has arrived; refuses an address where there is no cluster."""
        require_ray(address)
        self.address: Final = address
        self.again: Final = again
        self.numbers: Final = count(1)
        self.changing: Final = threading.Lock()
        self.expected: Final[dict[int, Answers]] = {}
        self.is_open = False
        self.closed: Final = threading.Event()
        self.processors: Final = self._send_envoy()
        self.keeping: Final = threading.Thread(target=self._keep, name="envoy", daemon=True)
        self.keeping.start()

    def _send_envoy(self) -> int:
        """A new envoy, and how many decisions it can have thought about at once."""
        processes = multiprocessing.get_context("spawn")
        self.pipe: Connection[Errand | None, Arrived | Turned | Report]
        self.pipe, other = processes.Pipe()
        self.envoy = processes.Process(target=travel, args=(self.address, other), daemon=True)
        try:
            self.envoy.start()
        finally:
            other.close()
        word: Arrived | Turned | Report | None = None
        with contextlib.suppress(EOFError, OSError):
            if self.pipe.poll(ARRIVAL):
                word = self.pipe.recv()
        if not isinstance(word, Arrived):
            self._bury()
            raise ClusterRefused(
                word.key if isinstance(word, Turned) else "arena_ray", self.address
            )
        with self.changing:
            self.is_open = True
        return word.processors

    def _keep(self) -> None:
        while not self.closed.is_set():
            if self.is_open:
                self._listen()
            else:
                self._return_to_cluster()
        if self.is_open:
            self._lose()

    def _return_to_cluster(self) -> None:
        try:
            self._send_envoy()
            LOG.warning("The Ray cluster %s is back.", self.address)
        except (ClusterRefused, OSError):
            self.closed.wait(self.again)

    def _listen(self) -> None:
        """Hand on what the envoy reports until it is lost."""
        with contextlib.suppress(EOFError, OSError):
            while True:
                report = self.pipe.recv()
                assert isinstance(report, Report)
                with self.changing:
                    if report.number in self.expected:
                        self.expected[report.number].put(report.answer)
        if not self.closed.is_set():
            LOG.warning("The Ray cluster %s was lost.", self.address)
        self._lose()

    def _lose(self) -> None:
        with self.changing:
            self.is_open = False
            self._disappoint()
        self._bury()

    def _disappoint(self) -> None:
        for answers in self.expected.values():
            answers.put(Lost(is_late=False))

    def _bury(self) -> None:
        self.envoy.kill()
        self.envoy.join()
        self.pipe.close()

    def ask(self, assignment: Assignment | None, limit: float) -> list[Idea] | Mistake:
        """Have it decided there. Without an assignment, a worker of the cluster gets ready."""
        answers: Answers = queue.SimpleQueue()
        number = next(self.numbers)
        with self.changing:
            if not self.is_open or self.closed.is_set():
                raise NobodyThere
            self.expected[number] = answers
            with contextlib.suppress(OSError):  # whoever listens sees that too
                self.pipe.send(Errand(number, assignment, limit))
        try:
            answer = answers.get(timeout=limit + WAY)
        except queue.Empty:
            # The envoy itself should have said so: it hangs.
            self.envoy.kill()
            raise TooSlow from None
        finally:
            with self.changing:
                del self.expected[number]
        if isinstance(answer, Lost):
            raise TooSlow if answer.is_late else WorkerDied
        return answer

    def close(self) -> None:
        """Call the envoy home; whoever still waits for it is disappointed."""
        with self.changing:
            self.closed.set()
            self._disappoint()
            if self.is_open:
                with contextlib.suppress(OSError):
                    self.pipe.send(None)
        self.keeping.join(RETURN)
        while self.keeping.is_alive():
            self.envoy.kill()
            self.keeping.join(1.0)


class FarWorker(Worker):
    """One of the decisions that the cluster can think about at once."""

    def __init__(self, embassy: Embassy) -> None:
        self.embassy: Final = embassy

    def ask(self, assignment: Assignment, limit: float) -> list[Idea] | Mistake:
        return self.embassy.ask(assignment, limit)

    def is_alive(self) -> bool:
        return True

    def kill(self) -> None:
        """Nothing of it is here: the embassy tells whoever waits."""

    def end(self) -> None:
        """What is late on the cluster was ended there."""


class RayThinkers(Crew):
    """Any machine of the cluster, as many decisions at once as it had processors at first."""

    def __init__(self, address: str, grace: float = GRACE, again: float = AGAIN) -> None:
        """Connects at once, which takes seconds: not for an event loop.

        Raises `ClusterRefused`, whose message says what is wrong.
        """
        self.embassy: Final = Embassy(address, again)
        self.spare: Final = Post(ProcessWorker)
        super().__init__(self._hire, self.embassy.processors, self.spare, grace)

    def _hire(self) -> Worker:
        return FarWorker(self.embassy)

    async def warm(self) -> None:
        errands = [self._ready() for _ in self.places]
        await asyncio.gather(super().warm(), *errands)

    async def _ready(self) -> None:
        # If it cannot get ready now, the first decision will try again.
        with contextlib.suppress(NobodyThere, TooSlow, WorkerDied):
            await asyncio.to_thread(self.embassy.ask, None, START)

    async def close(self) -> None:
        self.line.close()
        await asyncio.to_thread(self.embassy.close)
        self.spare.stop()
        await super().close()
        await asyncio.to_thread(self.spare.clear)
