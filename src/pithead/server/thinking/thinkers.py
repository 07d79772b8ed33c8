"""Bots think for the tables: many at once, fairly, and no table ever waits on a lost task."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Final

from pithead.fingerprint import build, source_of
from pithead.server.thinking.assignment import Assignment, Idea
from pithead.server.thinking.deciding import PARTS
from pithead.server.thinking.line import Decision, Line, ThinkingEnded, Urgency, played
from pithead.server.thinking.place import GRACE, Place, Post
from pithead.server.thinking.worker import ProcessWorker, Ready, Worker

__all__ = [
    "Assignment",
    "Crew",
    "Idea",
    "LocalThinkers",
    "OtherBuild",
    "Thinkers",
    "ThinkingEnded",
    "Urgency",
]

LOG: Final = logging.getLogger(__name__)


class OtherBuild(Exception):
    """It is not compiled, or not from the source that runs here: its decisions could differ."""


class Thinkers(ABC):
    """Whoever thinks for the tables."""

    # Which build of engine, games and bots they have: `compiled` or `interpreted`.
    build: str

    @abstractmethod
    async def warm(self) -> None:
        """Get ready, so that the first decision need not wait for that."""

    @abstractmethod
    async def think(
        self, assignment: Assignment, urgency: Callable[[], Urgency] = played
    ) -> list[Idea]:
        """What the bot thinks, the best first. Cancelling it gives up the place in the line.

        `urgency` says from any thread who waits for it, as long as it waits itself.

        Raises a `PitheadError` for an assignment that cannot be decided: an unknown bot, a record
        that does not replay, a seat that is not asked.
        """

    @abstractmethod
    def waiting(self) -> int:
        """How many decisions nobody thinks about yet."""

    @abstractmethod
    async def close(self) -> None:
        """Stop at once; whoever still waits gets `ThinkingEnded`."""


class Crew(Thinkers):
    """As many places as there are workers, filled from one line."""

    def __init__(
        self,
        hire: Callable[[], Worker],
        workers: int,
        spare: Post | None = None,
        grace: float = GRACE,
    ) -> None:
        """Who is asked when a worker has failed is the next worker, or `spare`."""
        if workers < 1:
            raise ValueError(f"{workers} workers cannot think; expected at least 1")
        self.line: Final = Line()
        posts = [Post(hire) for _ in range(workers)]
        self.places: Final = [Place(self.line, post, spare or post, grace) for post in posts]
        self.is_open = False
        self.build = build()

    async def warm(self) -> None:
        self._open()
        for place in self.places:
            await asyncio.to_thread(place.is_warm.wait)

    def _open(self) -> None:
        """Workers start in the threads of their places, so that the event loop never waits."""
        if not self.is_open:
            self.is_open = True
            for place in self.places:
                place.start()

    async def think(
        self, assignment: Assignment, urgency: Callable[[], Urgency] = played
    ) -> list[Idea]:
        decision = Decision(assignment, urgency)
        self.line.put(decision)
        self._open()
        try:
            return await decision.answer
        finally:
            self.line.drop(decision)

    def waiting(self) -> int:
        return len(self.line)

    async def close(self) -> None:
        self.line.close()
        if self.is_open:
            for place in self.places:
                place.post.stop()
            for place in self.places:
                await asyncio.to_thread(place.join)


class LocalThinkers(Crew):
    """Worker processes on this machine."""

    def __init__(self, workers: int, grace: float = GRACE) -> None:
        super().__init__(self._hire, workers, grace=grace)
        # What another build must be made of, read before anybody can change it.
        self.source: Final = source_of(PARTS)
        # Where the workers find Pithead, if not where the server does.
        self.modules: Path | None = None

    async def change(self, modules: Path) -> None:
        """From now on think with the compiled build that stands in this folder.

        A worker that thinks finishes its decision first. Raises `OtherBuild` if what is there is
        not compiled, or of other source.
        """
        (await asyncio.to_thread(self._hire_with, modules)).end()
        self.modules = modules
        for place in self.places:
            # One after the other: people are playing meanwhile.
            await asyncio.to_thread(place.post.renew)
        self.build = "compiled"

    def _hire(self) -> Worker:
        if self.modules is not None:
            try:
                return self._hire_with(self.modules)
            except OtherBuild:
                LOG.warning("The compiled build has changed: bots think without it.")
                self.modules, self.build = None, build()
        return ProcessWorker()

    def _hire_with(self, modules: Path) -> ProcessWorker:
        worker = ProcessWorker(modules)
        if worker.ready != Ready("compiled", self.source):
            worker.end()
            raise OtherBuild
        return worker
