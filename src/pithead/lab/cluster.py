"""The same work on a Ray cluster. Ray is an extra, `pithead[cluster]`.

Every machine of the cluster needs the same Pithead. Ray plays a game again whose worker or
machine is lost; a game is counted when its one answer arrives here, so none is lost or counted
twice.
"""

import logging
import os
import socket
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any, Final
from urllib.parse import urlsplit

from pithead.lab.compute import MOST_DEATHS, Compute, died_of
from pithead.lab.fingerprint import code_fingerprint
from pithead.lab.playing import Outcome, play_fixture
from pithead.lab.refusals import ArenaRefused
from pithead.lab.schedule import Fixture

# Seconds to wait for a cluster's address to answer.
PATIENCE: Final = 5.0
# Games waiting at the cluster for each one being played, so that no worker idles.
AHEAD: Final = 2


def play_far(setting: str, code: str, fixture: Fixture) -> Outcome | None:
    """One game on some machine of the cluster; None if that machine has other code than we."""
    if code_fingerprint() != code:
        return None
    return play_fixture(setting, fixture)


class RayCluster(Compute):
    """`auto` finds a running cluster, `local` starts one here, `HOST:PORT` names one."""

    name = "ray"

    def __init__(self, setting: str, address: str, workers: int | None = None) -> None:
        if find_spec("ray") is None:
            raise ArenaRefused("arena_ray_package", {})
        self.setting: Final = setting
        self.address: Final = address
        self.ray: Final[Any] = import_module("ray")
        self.is_ours: Final = not self.ray.is_initialized()
        if self.is_ours:
            self._connect(workers)
        processors = int(self.ray.cluster_resources().get("CPU", 1))
        self.workers = min(workers or processors, processors)
        self.most_sent: Final = workers or AHEAD * processors
        self.far: Final = self.ray.remote(num_cpus=1, max_retries=MOST_DEATHS)(play_far)

    def _connect(self, workers: int | None) -> None:
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
        try:
            if self.address == "local":
                processors = workers or os.cpu_count() or 1
                self.ray.init("local", num_cpus=processors, include_dashboard=False, **quiet)
                return
            if self.address != "auto":
                self._knock()
            self.ray.init(self.address, **quiet)
        except (OSError, ValueError, RuntimeError):
            raise ArenaRefused("arena_ray", {"address": self.address}) from None

    def _knock(self) -> None:
        """Ray itself would try an address where nobody is for minutes."""
        place = urlsplit(f"//{self.address}")
        if place.hostname is None or place.port is None:
            raise ValueError
        socket.create_connection((place.hostname, place.port), PATIENCE).close()

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
        waiting = iter(fixtures)
        code = code_fingerprint()
        sent: dict[Any, Fixture] = {}
        while True:
            for fixture in islice(waiting, self.most_sent - len(sent)):
                sent[self.far.remote(self.setting, code, fixture)] = fixture
            if not sent:
                return
            ready, _ = self.ray.wait(list(sent))
            for answer in ready:
                yield self._outcome(answer, sent.pop(answer))

    def _outcome(self, answer: Any, fixture: Fixture) -> Outcome:
        try:
            outcome = self.ray.get(answer)
        except self.ray.exceptions.RayTaskError as error:
            # A mistake of ours: whoever started the arena shall see all of it.
            raise RuntimeError(str(error)) from None
        except self.ray.exceptions.WorkerCrashedError:
            raise died_of(fixture) from None
        except self.ray.exceptions.RayError:
            raise ArenaRefused("arena_ray_lost", {"address": self.address}) from None
        if outcome is None:
            raise ArenaRefused("arena_ray_code", {"address": self.address})
        assert isinstance(outcome, Outcome)
        return outcome

    def close(self) -> None:
        if self.is_ours:
            self.ray.shutdown()
