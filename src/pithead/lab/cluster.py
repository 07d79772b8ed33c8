"""The same work on a Ray cluster.

Ray plays a game again whose worker or machine is lost; a game is counted when its one answer
arrives here, so none is lost or counted twice.
"""

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final

from pithead.bots import find_bot
from pithead.cluster import connect
from pithead.lab.compute import MOST_DEATHS, Compute, died_of
from pithead.lab.fingerprint import code_fingerprint
from pithead.lab.playing import Outcome, opened, play_fixture
from pithead.lab.refusals import ArenaRefused
from pithead.lab.schedule import Fixture

# Games waiting at the cluster for each one being played, so that no worker idles.
AHEAD: Final = 2


def code_of(setting: str) -> str:
    facts = json.loads(setting)
    levels = opened(setting)[0].levels
    return code_fingerprint(facts["game"], [find_bot(each, 0, levels) for each in facts["bots"]])


def play_far(setting: str, code: str, fixture: Fixture) -> Outcome | None:
    """One game on some machine of the cluster; None if that machine has other code than we."""
    if code_of(setting) != code:
        return None
    return play_fixture(setting, fixture)


class RayCluster(Compute):
    """`auto` finds a running cluster, `local` starts one here, `HOST:PORT` names one."""

    name = "ray"

    def __init__(self, setting: str, address: str, workers: int | None = None) -> None:
        self.setting: Final = setting
        self.address: Final = address
        self.ray, self.is_ours = connect(address, workers)
        processors = int(self.ray.cluster_resources().get("CPU", 1))
        self.workers = min(workers or processors, processors)
        self.most_sent: Final = workers or AHEAD * processors
        self.far: Final = self.ray.remote(num_cpus=1, max_retries=MOST_DEATHS)(play_far)

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
        waiting = iter(fixtures)
        code = code_of(self.setting)
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
