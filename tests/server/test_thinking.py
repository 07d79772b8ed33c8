"""Bots think in real worker processes: as if asked directly, fairly, and whatever dies."""

import asyncio
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cli.running import environment
from pithead.engine.errors import BadRecord, BadSetup, NotAsked
from pithead.games import NAMES
from pithead.server.thinking.assignment import Mistake
from pithead.server.thinking.thinkers import Assignment, Crew, Idea, LocalThinkers, ThinkingEnded
from pithead.server.thinking.worker import NICENESS, Worker
from server.assignments import (
    ENDLESS,
    LONG,
    a_assignment,
    asked_directly,
    assignment_of,
    first_legal_of,
    greedily,
    is_soon_gone,
    some_match,
    worker_of,
)
from server.crews import begun, thinkers, until
from server.looping import run

# -- answers -----------------------------------------------------------------------------------


@pytest.mark.parametrize("hint", [False, True], ids=["choice", "hint"])
def test_answers_are_those_of_the_bot_asked_directly(hint: bool) -> None:
    matches = [some_match(game, moves) for game in NAMES for moves in (0, 9)]
    assignments = [assignment_of(match, "search:40", match.game.name, hint) for match in matches]

    async def play() -> list[list[Idea]]:
        async with thinkers(2) as crew:
            return await asyncio.gather(*(crew.think(assignment) for assignment in assignments))

    expected = [asked_directly(*each) for each in zip(matches, assignments, strict=True)]
    assert run(play()) == expected


def test_a_level_is_the_bot_its_game_says() -> None:
    match = some_match()
    assignment = assignment_of(match, "apprentice")

    async def play() -> list[Idea]:
        async with thinkers() as crew:
            return await crew.think(assignment)

    assert run(play()) == greedily(match, assignment)


def test_a_game_can_be_asked_about_after_every_move() -> None:
    match = some_match(moves=0)

    async def play() -> None:
        async with thinkers(2) as crew:
            for _ in range(12):
                assignment = assignment_of(match, "search:20")
                ideas = await crew.think(assignment)
                assert ideas == asked_directly(match, assignment)
                match.play(assignment.seat, match.game.parse(ideas[0].action))

    run(play())


def test_what_cannot_be_decided_is_refused_as_the_engine_refuses_it() -> None:
    assignment = a_assignment()
    broken = {**assignment.record, "actions": [[0, "place 99"]]}

    async def play() -> list[object]:
        async with thinkers() as crew:
            asked = [
                replace(assignment, seat=1 - assignment.seat),
                replace(assignment, bot="master:3"),
                replace(assignment, record=broken),
            ]
            return [(await asyncio.gather(crew.think(each), return_exceptions=True))[0]
                    for each in asked]  # fmt: skip

    assert [type(each) for each in run(play())] == [NotAsked, BadSetup, BadRecord]


# -- losses ------------------------------------------------------------------------------------


def test_what_a_killed_worker_was_asked_is_asked_again() -> None:
    match = some_match()
    assignment = assignment_of(match, LONG, hint=True)

    async def play() -> tuple[list[Idea], set[int | None]]:
        async with thinkers() as crew:
            first = worker_of(crew)
            task = await begun(crew, assignment)
            assert first is not None
            os.kill(first, signal.SIGKILL)
            return await task, {first, worker_of(crew)}

    ideas, workers = run(play())
    assert ideas == asked_directly(match, assignment)
    assert len(workers) == 2


async def answered_while_killing(assignment: Assignment, most: int) -> tuple[list[Idea], int]:
    """So many workers of one decision are killed as soon as they are ready."""
    killed: set[int] = set()
    async with thinkers() as crew:
        task = await begun(crew, assignment)
        while not task.done():
            worker = worker_of(crew)
            if worker is not None and worker not in killed and len(killed) < most:
                killed.add(worker)
                os.kill(worker, signal.SIGKILL)
            await asyncio.sleep(0.001)
        return await task, len(killed)


def test_a_decision_that_three_workers_died_of_is_left_to_the_greedy_bot() -> None:
    match = some_match()
    assignment = assignment_of(match, ENDLESS)

    ideas, killed = run(answered_while_killing(assignment, most=3))

    assert killed == 3
    assert ideas == greedily(match, assignment)


def test_a_decision_that_takes_far_too_long_is_left_to_the_greedy_bot() -> None:
    match = some_match()
    assignment = assignment_of(match, ENDLESS, hint=True)

    async def play() -> tuple[list[Idea], list[Idea], int]:
        async with thinkers(grace=4.0) as crew:
            slow = worker_of(crew)
            assert slow is not None
            first = await crew.think(assignment)
            return first, await crew.think(replace(assignment, bot="search:5")), slow

    ideas, next_ideas, slow = run(play())
    assert ideas == greedily(match, assignment)
    assert next_ideas == asked_directly(match, replace(assignment, bot="search:5"))
    assert is_soon_gone(slow)


def test_a_bot_may_use_the_seconds_it_was_given() -> None:
    assignment = a_assignment("search:1s", hint=True)

    async def play() -> list[Idea]:
        async with thinkers(grace=0.9) as crew:
            return await crew.think(assignment)

    ideas = run(play())
    assert len(ideas) > 1
    assert sum(each.sure for each in ideas) == pytest.approx(1.0)


class Mistaken(Worker):
    """A worker that always comes to grief."""

    def ask(self, assignment: Assignment, limit: float) -> list[Idea] | Mistake:
        return Mistake("Traceback: a mistake of ours", is_refusal=False)

    def is_alive(self) -> bool:
        return True

    def kill(self) -> None:
        pass

    def end(self) -> None:
        pass


def test_where_all_thinking_fails_the_first_legal_action_is_taken(
    caplog: pytest.LogCaptureFixture,
) -> None:
    match = some_match()
    assignment = assignment_of(match, table="mended soon")

    async def play() -> list[Idea]:
        crew = Crew(Mistaken, 1)
        try:
            return await crew.think(assignment)
        finally:
            await crew.close()

    assert run(play()) == first_legal_of(match, assignment)
    assert "a mistake of ours" in caplog.text
    assert "mended soon" in caplog.text


def test_a_worker_killed_while_nobody_asked_it_costs_no_decision_a_try(
    caplog: pytest.LogCaptureFixture,
) -> None:
    match = some_match()
    assignment = assignment_of(match, "search:30")

    async def play() -> list[Idea]:
        async with thinkers() as crew:
            worker = worker_of(crew)
            assert worker is not None
            os.kill(worker, signal.SIGKILL)
            # Its last threads may still be ending, and until then it cannot be buried.
            held = crew.places[0].post.worker
            assert held is not None
            await until(lambda: not held.is_alive())
            return await crew.think(assignment)

    assert run(play()) == asked_directly(match, assignment)
    assert "lost" not in caplog.text


# -- processes ---------------------------------------------------------------------------------


def test_the_event_loop_goes_on_while_workers_start() -> None:
    async def play() -> int:
        crew = LocalThinkers(2)
        starting = asyncio.create_task(crew.warm())
        turns = 0
        while not starting.done():
            await asyncio.sleep(0.005)
            turns += 1
        await crew.close()
        return turns

    assert run(play()) > 2, "it waits for them"


def test_workers_leave_ctrl_c_to_their_parent_and_the_processor_to_the_server() -> None:
    async def play() -> None:
        async with thinkers() as crew:
            worker = worker_of(crew)
            assert worker is not None
            task = await begun(crew, a_assignment(LONG))
            os.kill(worker, signal.SIGINT)
            await task
            assert worker_of(crew) == worker
            mine = os.getpriority(os.PRIO_PROCESS, 0)
            theirs = os.getpriority(os.PRIO_PROCESS, worker)
            assert theirs == min(19, mine + NICENESS)

    run(play())


def test_closing_tells_whoever_waits_and_leaves_no_process() -> None:
    async def play() -> tuple[list[object], int]:
        async with thinkers() as crew:
            worker = worker_of(crew)
            assert worker is not None
            running = await begun(crew, a_assignment(ENDLESS))
            waiting = asyncio.create_task(crew.think(a_assignment(table="other")))
            await until(lambda: crew.waiting() == 1)
            await crew.close()
            later = crew.think(a_assignment())
            answers = await asyncio.gather(running, waiting, later, return_exceptions=True)
            return list(answers), worker

    results, worker = run(play())
    assert [type(each) for each in results] == [ThinkingEnded] * 3
    assert is_soon_gone(worker)


ORPHANS = """
import asyncio
from pithead.server.thinking.thinkers import LocalThinkers
from server.crews import begun, thinkers, until
from server.assignments import ENDLESS, a_assignment, worker_of

async def main():
    crew = LocalThinkers(2)
    await crew.warm()
    print(worker_of(crew, 0), worker_of(crew, 1), flush=True)
    await crew.think(a_assignment(ENDLESS))

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_workers_end_with_a_server_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "orphans.py"
    script.write_text(ORPHANS)
    folders = environment(tmp_path)["PYTHONPATH"], str(Path(__file__).parents[1])
    with subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        env=environment(tmp_path, PYTHONPATH=os.pathsep.join(folders)),
    ) as parent:
        assert parent.stdout is not None
        workers = [int(each) for each in parent.stdout.readline().split()]
        parent.kill()

    assert len(workers) == 2
    assert all(is_soon_gone(worker) for worker in workers)
