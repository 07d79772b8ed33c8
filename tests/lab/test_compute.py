"""Worker processes: the same games as in one process, and a death costs nothing."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from cli.running import environment
from lab.contests import fought, plan, result_of
from pithead.lab.compute import LocalProcesses, local_compute
from pithead.lab.playing import play_fixture
from pithead.lab.refusals import ArenaRefused
from pithead.lab.standings import standings

WANTED = plan(games=6)
FIXTURES = [WANTED.fixture(number) for number in WANTED.numbers(WANTED.rounds)]
PATIENCE = 20.0


def test_two_workers_come_to_the_same_as_one(tmp_path: Path) -> None:
    one = fought(WANTED, tmp_path / "one.jsonl", workers=1)
    two = fought(WANTED, tmp_path / "two.jsonl", workers=2)

    assert standings(one) == standings(two)
    assert {each.worker for each in two.outcomes.values()}.isdisjoint({os.getpid()})


def test_a_killed_worker_loses_no_game_and_none_is_played_twice() -> None:
    with local_compute(WANTED.setting(), play_fixture, 1) as compute:
        expected = result_of({each.number: each for each in compute.play(FIXTURES)})
    with LocalProcesses(WANTED.setting(), play_fixture, 2) as processes:
        playing = processes.play(FIXTURES)
        first = next(playing)
        os.kill(first.worker, signal.SIGKILL)
        outcomes = [first, *playing]

    assert len(outcomes) == len(FIXTURES)
    assert result_of({each.number: each for each in outcomes}) == expected
    assert [each.worker for each in outcomes].count(first.worker) == 1


def test_a_game_that_kills_every_worker_is_given_up() -> None:
    is_over = threading.Event()

    def kill_on() -> None:
        while not is_over.wait(0.02):
            for child in multiprocessing.active_children():
                child.kill()

    killer = threading.Thread(target=kill_on)
    with LocalProcesses(WANTED.setting(), play_fixture, 2) as processes:
        killer.start()
        try:
            with pytest.raises(ArenaRefused) as refused:
                list(processes.play(FIXTURES))
        finally:
            is_over.set()
            killer.join()

    assert refused.value.message.key == "cli.error.arena_worker"


def test_a_mistake_in_a_worker_is_shown_whole() -> None:
    setting = WANTED.setting().replace('"seats": 2', '"seats": 3')

    with (
        LocalProcesses(setting, play_fixture, 2) as processes,
        pytest.raises(RuntimeError, match=r"(?s)Traceback.*play_fixture.*IndexError"),
    ):
        list(processes.play(FIXTURES))


ORPHANS = """
from lab.contests import plan
from pithead.lab.compute import LocalProcesses
from pithead.lab.playing import play_fixture

if __name__ == "__main__":
    wanted = plan("random", "greedy", games=100)
    with LocalProcesses(wanted.setting(), play_fixture, 2) as processes:
        for outcome in processes.play(map(wanted.fixture, wanted.numbers(50))):
            print(outcome.worker, flush=True)
"""


def test_workers_end_with_a_parent_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "orphans.py"
    script.write_text(ORPHANS)
    folders = environment(tmp_path)["PYTHONPATH"], str(Path(__file__).parents[1])
    with subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        env=environment(tmp_path, PYTHONPATH=os.pathsep.join(folders)),
    ) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        parent.kill()

    until = time.monotonic() + PATIENCE
    while is_alive(worker) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_alive(worker)


def is_alive(process: int) -> bool:
    """A dead process that nobody has waited for yet does not count."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{process}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"
