"""Real workers that think, for the length of a test."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from pithead.server.thinking.thinkers import Assignment, Crew, Idea, LocalThinkers
from server.assignments import PATIENCE


@asynccontextmanager
async def thinkers(workers: int = 1, grace: float = 30.0) -> AsyncIterator[LocalThinkers]:
    crew = LocalThinkers(workers, grace)
    await crew.warm()
    try:
        yield crew
    finally:
        await crew.close()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


def busy(crew: Crew, place: int = 0) -> bool:
    return crew.places[place].post.asking.locked()


async def begun(crew: Crew, assignment: Assignment) -> "asyncio.Task[list[Idea]]":
    """A decision that the only worker thinks about."""
    task = asyncio.create_task(crew.think(assignment))
    await until(lambda: busy(crew))
    return task
