"""Who is thought for next, while there are more decisions than workers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from pithead.server.thinking import Crew, Idea, Problem
from server.crews import begun, thinkers, until
from server.looping import run
from server.problems import (
    ENDLESS,
    LONG,
    PATIENCE,
    a_problem,
    asked_directly,
    problem_of,
    some_match,
    worker_of,
)


@asynccontextmanager
async def held_up(crew: Crew) -> AsyncIterator[None]:
    """The only place has taken a decision and cannot go on with it yet."""
    with crew.places[0].post.asking:
        first = asyncio.create_task(crew.think(a_problem("random", "first")))
        await asyncio.sleep(0)
        await until(lambda: crew.waiting() == 0)
        yield
    await first


async def order_of(crew: Crew, problems: list[Problem]) -> list[str]:
    """The tables in the order in which they are answered, all of them asked before."""
    order: list[str] = []

    async def ask(problem: Problem) -> None:
        await crew.think(problem)
        order.append(problem.table + ("?" if problem.hint else ""))

    async with held_up(crew):
        tasks = [asyncio.create_task(ask(each)) for each in problems]
        await until(lambda: crew.waiting() == len(problems))
    await asyncio.gather(*tasks)
    return order


def test_tables_take_turns_however_much_one_of_them_asks() -> None:
    asked = [a_problem("random", table) for table in "aaaabcc"]

    async def play() -> list[str]:
        async with thinkers() as crew:
            return await order_of(crew, asked)

    assert run(play()) == list("abcacaa")


def test_hints_wait_behind_moves_but_not_for_ever() -> None:
    hints = [a_problem("search:2", "h", hint=True) for _ in range(2)]
    moves = [a_problem("random", table) for table in "abcdefghij"]

    async def play() -> list[str]:
        async with thinkers() as crew:
            return await order_of(crew, hints + moves)

    assert run(play()) == ["a", "b", "c", "d", "h?", "e", "f", "g", "h", "h?", "i", "j"]


def test_whoever_gives_up_waiting_leaves_the_line() -> None:
    async def play() -> None:
        async with thinkers() as crew:
            async with held_up(crew):
                waiting = asyncio.create_task(crew.think(a_problem(ENDLESS, "other")))
                await until(lambda: crew.waiting() == 1)
                waiting.cancel()
                await until(lambda: crew.waiting() == 0)
            async with asyncio.timeout(PATIENCE):
                await crew.think(a_problem("random", "next"))

    run(play())


def test_an_answer_that_nobody_waits_for_any_more_is_dropped() -> None:
    match = some_match(moves=3)
    problem = problem_of(match, "search:30", "other")

    async def play() -> tuple[list[Idea], bool]:
        async with thinkers() as crew:
            worker = worker_of(crew)
            running = await begun(crew, a_problem(LONG))
            running.cancel()
            return await crew.think(problem), worker == worker_of(crew)

    ideas, is_same_worker = run(play())
    assert ideas == asked_directly(match, problem)
    assert is_same_worker
