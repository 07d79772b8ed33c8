"""The same work on a Ray cluster.

Ray plays a game again whose worker or machine is lost; a game is counted when its one answer
arrives here, so none is lost or counted twice.
"""

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final, cast

from pithead.bots import find_bot
from pithead.cluster import connect
from pithead.lab.compute import MOST_DEATHS, Compute, Play, R, died_of
from pithead.lab.fingerprint import code_fingerprint, module_of
from pithead.lab.playing import opened
from pithead.lab.refusals import ArenaRefused
from pithead.lab.schedule import Fixture

# Games waiting at the cluster for each one being played, so that no worker idles.
AHEAD: Final = 2


def code_of(setting: str, play: Play[Any]) -> str:
    facts = json.loads(setting)
    levels = opened(setting)[0].levels
    bots = [find_bot(each, 0, levels) for each in facts["bots"]]
    return code_fingerprint(facts["game"], bots, (module_of(play),))


def play_far(setting: str, play: Play[R], code: str, fixture: Fixture) -> R | None:
    """One game on some machine of the cluster; None if that machine has other code than we."""
    if code_of(setting, play) != code:
        return None
    return play(setting, fixture)


class RayCluster(Compute[R]):
    """`auto` finds a running cluster, `local` starts one here, `HOST:PORT` names one."""

    name = "ray"

    def __init__(
        self, setting: str, play: Play[R], address: str, workers: int | None = None
    ) -> None:
        self.setting: Final = setting
        self.play_one: Final = play
        self.address: Final = address
        self.ray, self.is_ours = connect(address, workers)
        processors = int(self.ray.cluster_resources().get("CPU", 1))
        self.workers = min(workers or processors, processors)
        self.most_sent: Final = workers or AHEAD * processors
        self.far: Final = self.ray.remote(num_cpus=1, max_retries=MOST_DEATHS)(play_far)

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[R]:
        waiting = iter(fixtures)
        code = code_of(self.setting, self.play_one)
        sent: dict[Any, Fixture] = {}
        while True:
            for fixture in islice(waiting, self.most_sent - len(sent)):
                sent[self.far.remote(self.setting, self.play_one, code, fixture)] = fixture
            if not sent:
                return
            ready, _ = self.ray.wait(list(sent))
            for answer in ready:
                yield self._result(answer, sent.pop(answer))

    def _result(self, answer: Any, fixture: Fixture) -> R:
        try:
            result = self.ray.get(answer)
        except self.ray.exceptions.RayTaskError as error:
            # A mistake of ours: whoever started the work shall see all of it.
            raise RuntimeError(str(error)) from None
        except self.ray.exceptions.WorkerCrashedError:
            raise died_of(fixture) from None
        except self.ray.exceptions.RayError:
            raise ArenaRefused("arena_ray_lost", {"address": self.address}) from None
        if result is None:
            raise ArenaRefused("arena_ray_code", {"address": self.address})
        return cast(R, result)

    def close(self) -> None:
        if self.is_ours:
            self.ray.shutdown()
