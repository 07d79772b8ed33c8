"""Who is thought for next, while there are more decisions than workers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from pithead.server.thinking.costs import Costs
from pithead.server.thinking.line import Decision, Line
from pithead.server.thinking.thinkers import Assignment, Crew, Idea, Urgency
from server.assignments import (
    ENDLESS,
    LONG,
    PATIENCE,
    a_assignment,
    asked_directly,
    assignment_of,
    some_match,
    worker_of,
)
from server.crews import begun, thinkers, until
from server.looping import run


@asynccontextmanager
async def held_up(crew: Crew) -> AsyncIterator[None]:
    """The only place has taken a decision and cannot go on with it yet."""
    with crew.places[0].post.asking:
        first = asyncio.create_task(crew.think(a_assignment("random", "first")))
        await asyncio.sleep(0)
        await until(lambda: crew.waiting() == 0)
        yield
    await first


async def order_of(
    crew: Crew, assignments: list[Assignment], urgencies: dict[str, Urgency] | None = None
) -> list[str]:
    """The tables in the order in which they are answered, all of them asked before."""
    order: list[str] = []

    async def ask(assignment: Assignment) -> None:
        await crew.think(
            assignment, lambda: (urgencies or {}).get(assignment.table, Urgency.PLAYED)
        )
        order.append(assignment.table + ("?" if assignment.hint else ""))

    async with held_up(crew):
        tasks = [asyncio.create_task(ask(each)) for each in assignments]
        await until(lambda: crew.waiting() == len(assignments))
    await asyncio.gather(*tasks)
    return order


def test_tables_take_turns_however_much_one_of_them_asks() -> None:
    asked = [a_assignment("random", table) for table in "aaaabcc"]

    async def play() -> list[str]:
        async with thinkers() as crew:
            return await order_of(crew, asked)

    assert run(play()) == list("abcacaa")


def test_hints_wait_behind_moves_but_not_for_ever() -> None:
    hints = [a_assignment("search:2", "z", hint=True) for _ in range(2)]
    moves = [a_assignment("random", table) for table in "abcdefghij"]

    async def play() -> list[str]:
        async with thinkers() as crew:
            return await order_of(crew, hints + moves)

    assert run(play()) == ["a", "b", "c", "d", "z?", "e", "f", "g", "h", "z?", "i", "j"]


def test_a_quick_decision_goes_before_long_ones_however_many_they_are() -> None:
    long = [a_assignment("search:40", table) for table in "abcdef"]
    quick = [a_assignment("random", table) for table in "xx"]

    async def play() -> list[str]:
        async with thinkers() as crew:
            return await order_of(crew, long + quick)

    assert run(play())[:2] == ["x", "x"]


def test_a_table_that_always_asks_for_little_does_not_keep_the_others_waiting_for_ever() -> None:
    line = Line()
    taken: list[str] = []

    async def play() -> None:
        line.put(Decision(a_assignment("search:1.5s", "long")))
        while "long" not in taken and len(taken) < 1_000:
            line.put(Decision(a_assignment("search:0.1s", "quick")))
            decision = line.take()
            assert decision is not None
            taken.append(decision.assignment.table)

    run(play())
    assert taken == ["quick"] * 15 + ["long"] or taken == ["quick"] * 14 + ["long"]


def test_what_people_wait_for_goes_first_and_the_rest_is_not_forgotten() -> None:
    urgencies = {"l": Urgency.LEFT, "w": Urgency.WATCHED}
    asked = [a_assignment("random", table) for table in "lwabcdefghijkmnopqrs"]

    async def play() -> list[str]:
        async with thinkers() as crew:
            return await order_of(crew, asked, urgencies)

    assert "".join(run(play())) == "abcdwefghijkmnoplqrs"


def test_a_decision_becomes_urgent_when_somebody_comes() -> None:
    urgencies = {"l": Urgency.LEFT}
    line = Line()

    async def play() -> list[str]:
        for table in "lab":
            line.put(
                Decision(
                    a_assignment("random", table),
                    lambda table=table: urgencies.get(table, Urgency.PLAYED),  # type: ignore[misc]
                )
            )
        first = line.take()
        urgencies.clear()
        second = line.take()
        assert first is not None
        assert second is not None
        return [first.assignment.table, second.assignment.table]

    assert run(play()) == ["a", "l"]


def test_what_decisions_cost_is_learnt() -> None:
    costs = Costs()
    assignment = a_assignment("search:100")
    assert costs.expected(assignment) == pytest.approx(0.5)
    for _ in range(50):
        costs.note(assignment, 0.1)
    assert costs.expected(assignment) == pytest.approx(0.1, abs=0.01)
    assert costs.expected(a_assignment("search:1.5s")) == 1.5
    assert costs.expected(a_assignment("no such bot")) < 0.1


def test_whoever_gives_up_waiting_leaves_the_line() -> None:
    async def play() -> None:
        async with thinkers() as crew:
            async with held_up(crew):
                waiting = asyncio.create_task(crew.think(a_assignment(ENDLESS, "other")))
                await until(lambda: crew.waiting() == 1)
                waiting.cancel()
                await until(lambda: crew.waiting() == 0)
            async with asyncio.timeout(PATIENCE):
                await crew.think(a_assignment("random", "next"))

    run(play())


def test_an_answer_that_nobody_waits_for_any_more_is_dropped() -> None:
    match = some_match(moves=3)
    assignment = assignment_of(match, "search:30", "other")

    async def play() -> tuple[list[Idea], bool]:
        async with thinkers() as crew:
            worker = worker_of(crew)
            running = await begun(crew, a_assignment(LONG))
            running.cancel()
            return await crew.think(assignment), worker == worker_of(crew)

    ideas, is_same_worker = run(play())
    assert ideas == asked_directly(match, assignment)
    assert is_same_worker
