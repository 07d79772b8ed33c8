"""Bots think on a real Ray cluster, whose workers, and which itself, may be lost."""

import asyncio
import importlib.util
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from cli.running import environment
from pithead.cluster import ClusterRefused
from pithead.fingerprint import fingerprint_of
from pithead.games import NAMES
from pithead.server.thinking import envoy
from pithead.server.thinking.deciding import PARTS
from pithead.server.thinking.ray import RayThinkers
from pithead.server.thinking.thinkers import Idea, ThinkingEnded
from server.assignments import (
    ENDLESS,
    LONG,
    a_assignment,
    asked_directly,
    assignment_of,
    greedily,
    is_soon_gone,
    some_match,
)
from server.looping import run
from server.processes import descendants
from server.ray_head import SURROUNDINGS, RayHead, surroundings

HAS_RAY = importlib.util.find_spec("ray") is not None
PATIENCE = 180.0

needs_ray = pytest.mark.skipif(
    not HAS_RAY, reason="RAY IS NOT INSTALLED: thinking on it is NOT tested (pithead[cluster])"
)


@pytest.fixture(scope="module")
def head() -> Iterator[RayHead]:
    patch = pytest.MonkeyPatch()
    for name, value in surroundings().items():
        patch.setenv(name, value)
    head = RayHead()
    try:
        head.start()
        yield head
    finally:
        head.remove()
        patch.undo()


@asynccontextmanager
async def thinkers(address: str, grace: float = 30.0) -> AsyncIterator[RayThinkers]:
    crew = await asyncio.to_thread(RayThinkers, address, grace, 0.5)
    await crew.warm()
    try:
        yield crew
    finally:
        await crew.close()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


@needs_ray
def test_answers_are_those_of_the_bot_asked_directly(head: RayHead) -> None:
    matches = [some_match(game, moves) for game in NAMES for moves in (0, 9)]
    assignments = [assignment_of(match, "search:40", match.game.name, True) for match in matches]

    async def play() -> list[list[Idea]]:
        async with thinkers(head.address) as crew:
            assert len(crew.places) == 2
            return await asyncio.gather(*(crew.think(assignment) for assignment in assignments))

    expected = [asked_directly(*each) for each in zip(matches, assignments, strict=True)]
    assert run(play()) == expected


@needs_ray
def test_what_a_killed_worker_of_the_cluster_was_asked_is_asked_again(
    head: RayHead, caplog: pytest.LogCaptureFixture
) -> None:
    match = some_match()
    assignment = assignment_of(match, LONG, hint=True)

    async def play() -> list[Idea]:
        async with thinkers(head.address) as crew:
            task = asyncio.create_task(crew.think(assignment))
            await until(lambda: bool(head.workers("decide_far")))
            os.kill(head.workers("decide_far")[0], signal.SIGKILL)
            return await task

    assert run(play()) == asked_directly(match, assignment)
    assert caplog.text.count("A worker was lost.") == 1


@needs_ray
def test_what_takes_far_too_long_is_ended_on_the_cluster_and_decided_here(head: RayHead) -> None:
    match = some_match()
    assignment = assignment_of(match, ENDLESS)

    async def play() -> tuple[list[Idea], int]:
        async with thinkers(head.address, grace=5.0) as crew:
            task = asyncio.create_task(crew.think(assignment))
            await until(lambda: bool(head.workers("decide_far")))
            slow = head.workers("decide_far")[0]
            return await task, slow

    ideas, slow = run(play())
    assert ideas == greedily(match, assignment)
    assert is_soon_gone(slow)


@needs_ray
def test_closing_tells_whoever_waits_and_leaves_no_envoy(head: RayHead) -> None:
    async def play() -> tuple[object, int | None]:
        async with thinkers(head.address) as crew:
            task = asyncio.create_task(crew.think(a_assignment(ENDLESS)))
            await until(lambda: bool(head.workers("decide_far")))
            await crew.close()
            return (await asyncio.gather(task, return_exceptions=True))[0], crew.embassy.envoy.pid

    result, process = run(play())
    assert isinstance(result, ThinkingEnded)
    assert process is not None
    assert is_soon_gone(process)


@needs_ray
def test_while_the_cluster_is_lost_a_simple_bot_answers_here(head: RayHead) -> None:
    match = some_match()
    assignment = assignment_of(match, ENDLESS)
    later = replace(assignment, bot="search:60", hint=True)

    async def play() -> tuple[list[list[Idea]], list[Idea]]:
        async with thinkers(head.address) as crew:
            lost = asyncio.create_task(crew.think(assignment))
            await until(lambda: bool(head.workers("decide_far")))
            head.kill()
            await lost
            without = [await lost, await crew.think(assignment)]
            head.start()
            await until(lambda: crew.embassy.is_open)
            return without, await crew.think(later)

    without, again = run(play())
    assert without == [greedily(match, assignment)] * 2
    assert again == asked_directly(match, later)


ORPHANS = """
import asyncio
from pithead.server.thinking.ray import RayThinkers
from server.assignments import ENDLESS, a_assignment

async def main(crew):
    await crew.warm()
    print(crew.embassy.envoy.pid, flush=True)
    await crew.think(a_assignment(ENDLESS))

if __name__ == "__main__":
    asyncio.run(main(RayThinkers("local")))
"""


@needs_ray
def test_a_ray_of_our_own_ends_with_a_server_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "orphans.py"
    script.write_text(ORPHANS)
    folders = environment(tmp_path)["PYTHONPATH"], str(Path(__file__).parents[1])
    path = os.pathsep.join(folders)
    with subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        env=environment(tmp_path, **SURROUNDINGS, PYTHONPATH=path),
    ) as parent:
        assert parent.stdout is not None
        process = int(parent.stdout.readline())
        theirs = [process, *descendants(process)]
        parent.kill()

    assert len(theirs) > 2
    assert all(is_soon_gone(each) for each in theirs)


@needs_ray
@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere"])
def test_an_address_where_no_cluster_is_is_refused(address: str) -> None:
    with pytest.raises(ClusterRefused) as refused:
        RayThinkers(address)

    assert refused.value.message.to_json() == {
        "key": "cli.error.arena_ray", "params": {"address": address}
    }  # fmt: skip


def test_without_the_package_ray_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pithead.cluster.find_spec", lambda _: None)

    with pytest.raises(ClusterRefused) as refused:
        RayThinkers("local")

    assert refused.value.message.key == "cli.error.arena_ray_package"


def test_a_machine_with_other_code_does_not_think() -> None:
    assignment = a_assignment("random")

    assert envoy.decide_far(assignment, "other code") == envoy.OTHER_CODE
    assert isinstance(envoy.decide_far(assignment, fingerprint_of(PARTS)), list)
