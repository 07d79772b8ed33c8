"""The envoy: a process of ours that speaks with a Ray cluster, so that the server need not.

Ray ends a program that was connected to a cluster when the cluster is lost. The server must not
end then, so its envoy does, and another one is sent.
"""

import contextlib
import os
import threading
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from multiprocessing.connection import Connection
from typing import Any, Final

from pithead.cluster import ClusterRefused, connect, knock
from pithead.fingerprint import fingerprint_of
from pithead.processes import live_with_parent
from pithead.server.thinking.assignment import Assignment, Idea, Mistake
from pithead.server.thinking.deciding import PARTS, Memory, decide, load_games

# Seconds for the first machine of a cluster to have a worker ready.
START: Final = 60.0
# Seconds to take leave of the cluster when the server has ended.
RETURN: Final = 10.0
# Seconds from one look at the cluster's head to the next.
WATCH: Final = 2.0
OTHER_CODE: Final = Mistake("A machine of the cluster has another version of Pithead.", False)


@dataclass(frozen=True)
class Arrived:
    """The envoy's first word: so many decisions can be thought about at once."""

    processors: int


@dataclass(frozen=True)
class Turned:
    """The envoy's first and last word: the cluster is not to be had, by the key of a refusal."""

    key: str


@dataclass(frozen=True)
class Errand:
    """Sent to the envoy. Without an assignment, a worker is to get ready."""

    number: int
    assignment: Assignment | None
    limit: float


@dataclass(frozen=True)
class Lost:
    """No answer came: in time, or at all."""

    is_late: bool


@dataclass(frozen=True)
class Report:
    """What came of an errand."""

    number: int
    answer: list[Idea] | Mistake | Lost


# -- on the machines of the cluster ------------------------------------------------------------


@cache
def memory() -> Memory:
    """What this worker of the cluster remembers."""
    load_games()
    return Memory()


def decide_far(assignment: Assignment | None, code: str) -> list[Idea] | Mistake:
    """One decision on some machine of the cluster, if it has the same code as we."""
    if fingerprint_of(PARTS) != code:
        return OTHER_CODE
    remembered = memory()
    return [] if assignment is None else decide(assignment, remembered)


# -- the envoy's life --------------------------------------------------------------------------


def travel(address: str, pipe: "Connection[Arrived | Turned | Report, Errand | None]") -> None:
    """Connect, say so, and run errands until called home, by None."""
    live_with_parent(RETURN)
    try:
        envoy = Envoy(connect(address)[0], pipe.send)
        envoy.check(address)
    except ClusterRefused as refused:
        with contextlib.suppress(OSError):
            pipe.send(Turned(refused.key))
        return
    threading.Thread(target=watch, args=(envoy.ray,), daemon=True).start()
    with contextlib.suppress(EOFError, OSError):  # the server is gone
        pipe.send(Arrived(envoy.processors()))
        while (errand := pipe.recv()) is not None:
            envoy.begin(errand)
    # A cluster of our own is not left behind.
    envoy.ray.shutdown()


def watch(ray: Any) -> None:
    """End as soon as the cluster's head is gone: Ray itself would hope for a minute."""
    head = ray.get_runtime_context().gcs_address
    while True:
        time.sleep(WATCH)
        try:
            knock(head)
        except OSError:
            os._exit(1)


class Envoy:
    """Runs any number of errands at once."""

    def __init__(self, ray: Any, send: Callable[[Report], None]) -> None:
        self.ray: Final = ray
        self.send: Final = send
        self.sending: Final = threading.Lock()
        # Who counts the deaths and asks again is the server.
        self.far: Final = ray.remote(num_cpus=1, max_retries=0)(decide_far)

    def check(self, address: str) -> None:
        """Whether the cluster works at all, and by the same code."""
        answer = self._answer(Errand(0, None, START))
        if answer == OTHER_CODE:
            raise ClusterRefused("arena_ray_code", address)
        if answer != []:
            raise ClusterRefused("arena_ray", address)

    def processors(self) -> int:
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def begin(self, errand: Errand) -> None:
        threading.Thread(target=self._run, args=(errand,), daemon=True).start()

    def _run(self, errand: Errand) -> None:
        report = Report(errand.number, self._answer(errand))
        with self.sending, contextlib.suppress(OSError):
            self.send(report)

    def _answer(self, errand: Errand) -> list[Idea] | Mistake | Lost:
        task = self.far.remote(errand.assignment, fingerprint_of(PARTS))
        exceptions = self.ray.exceptions
        try:
            answer: list[Idea] | Mistake = self.ray.get(task, timeout=errand.limit)
        except exceptions.GetTimeoutError:
            self.ray.cancel(task, force=True)
            return Lost(is_late=True)
        except exceptions.RayTaskError:
            return Mistake(traceback.format_exc(), is_refusal=False)
        except exceptions.RayError:
            return Lost(is_late=False)
        return answer
