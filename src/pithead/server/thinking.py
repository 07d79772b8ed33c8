"""Bots think for the tables: many at once, fairly, and no table ever waits on a lost task."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from pithead.server.problem import Idea, Problem
from pithead.server.thinking_line import Decision, Line, ThinkingEnded
from pithead.server.thinking_place import GRACE, Place, Post
from pithead.server.worker import ProcessWorker, Worker

__all__ = ["Crew", "Idea", "LocalThinkers", "Problem", "Thinkers", "ThinkingEnded"]


class Thinkers(ABC):
    """Whoever thinks for the tables."""

    @abstractmethod
    async def warm(self) -> None:
        """Get ready, so that the first decision need not wait for that."""

    @abstractmethod
    async def think(self, problem: Problem) -> list[Idea]:
        """What the bot thinks, the best first. Cancelling it gives up the place in the line.

        Raises a `PitheadError` for a problem that cannot be decided: an unknown bot, a record that
        does not replay, a seat that is not asked.
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

    async def think(self, problem: Problem) -> list[Idea]:
        decision = Decision(problem)
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
        super().__init__(ProcessWorker, workers, grace=grace)
