"""The same games on a real Ray of two workers, one of which is killed in the middle."""

import importlib.util
import logging
import os
import signal
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from lab import datasets
from lab.contests import plan, result_of
from pithead.lab.arena import fight
from pithead.lab.cluster import RayCluster, code_of, play_far
from pithead.lab.compute import local_compute
from pithead.lab.dataset import Dataset, gather
from pithead.lab.ledger import Ledger
from pithead.lab.noting import note_fixture
from pithead.lab.playing import Outcome, play_fixture

HAS_RAY = importlib.util.find_spec("ray") is not None
WANTED = plan(games=10)
FIXTURES = [WANTED.fixture(number) for number in WANTED.numbers(WANTED.rounds)]

needs_ray = pytest.mark.skipif(
    not HAS_RAY, reason="RAY IS NOT INSTALLED: the cluster is NOT tested (pithead[cluster])"
)


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """A Ray of our own with two workers, on free ports, with no dashboard and no reports home."""
    patch = pytest.MonkeyPatch()
    patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    patch.setenv("RAY_AUTH_MODE", "disabled")
    patch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    module = import_module("ray")
    module.init(
        "local",
        num_cpus=2,
        include_dashboard=False,
        log_to_driver=False,
        logging_level=logging.ERROR,
        object_store_memory=80_000_000,
    )
    yield module
    module.shutdown()
    patch.undo()


@needs_ray
@pytest.mark.usefixtures("ray")
def test_a_killed_worker_loses_no_game_and_none_is_counted_twice(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    killed: list[int] = []

    class Killing(RayCluster[Outcome]):
        """Kills the worker of the first outcome, which has begun its next game by then."""

        def play(self, fixtures: Any) -> Iterator[Outcome]:
            for outcome in super().play(fixtures):
                if not killed:
                    killed.append(outcome.worker)
                    os.kill(outcome.worker, signal.SIGKILL)
                yield outcome

    with local_compute(WANTED.setting(), play_fixture, 1) as compute:
        expected = {each.number: each for each in compute.play(FIXTURES)}
    with Killing(WANTED.setting(), play_fixture, "auto") as cluster, Ledger(file, WANTED) as ledger:
        outcomes = fight(WANTED, cluster, ledger).outcomes

    assert result_of(outcomes) == result_of(expected)
    assert len(file.read_bytes().splitlines()) == 1 + len(FIXTURES)
    assert [each.worker for each in outcomes.values()].count(killed[0]) == 1
    assert cluster.workers == 2


@needs_ray
@pytest.mark.usefixtures("ray")
def test_a_data_set_is_the_same_from_a_cluster(tmp_path: Path) -> None:
    wanted = datasets.plan(games=20)
    with (
        RayCluster(wanted.setting(), note_fixture, "auto") as cluster,
        Dataset(tmp_path / "far", wanted) as dataset,
    ):
        gather(dataset, cluster)

    here = datasets.made(wanted, tmp_path / "here")
    assert datasets.content_of(tmp_path / "far") == datasets.content_of(here)


@needs_ray
@pytest.mark.usefixtures("ray")
def test_a_mistake_on_the_cluster_is_shown_whole() -> None:
    setting = WANTED.setting().replace('"seats": 2', '"seats": 3')

    with (
        RayCluster(setting, play_fixture, "auto") as cluster,
        pytest.raises(RuntimeError, match="IndexError"),
    ):
        list(cluster.play(FIXTURES))


def test_a_machine_with_other_code_does_not_play() -> None:
    assert play_far(WANTED.setting(), play_fixture, "other code", FIXTURES[0]) is None
    assert (
        play_far(
            WANTED.setting(), play_fixture, code_of(WANTED.setting(), play_fixture), FIXTURES[0]
        )
        is not None
    )
