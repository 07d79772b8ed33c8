"""Where the games are played: in this process, or in several on this machine.

A worker is sent fixtures (a seed and names) and sends back what each came to, one at a time. What
that is, says the function that plays: an outcome for the arena, notes for a data set. A worker
that dies takes nothing with it: its fixture goes to the one that replaces it.
"""

import contextlib
import multiprocessing
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any, Final, Generic, TypeAlias, TypeVar, cast

from pithead.lab.refusals import ArenaRefused
from pithead.lab.schedule import Fixture
from pithead.processes import live_with_parent

# So often may workers die of one game before it is given up.
MOST_DEATHS: Final = 3

R = TypeVar("R")
# A function of a module, so that other processes can find it; it is given a setting as well.
Play: TypeAlias = Callable[[str, Fixture], R]


class Compute(ABC, Generic[R]):
    """Plays fixtures. Each gives exactly one result; their order is nobody's promise."""

    name: str
    workers: int

    @abstractmethod
    def play(self, fixtures: Iterable[Fixture]) -> Iterator[R]: ...

    @abstractmethod
    def close(self) -> None:
        """Stop at once what is still being played."""

    def __enter__(self) -> "Compute[R]":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()


class OneProcess(Compute[R]):
    """One game after the other, here."""

    name = "processes"
    workers = 1

    def __init__(self, setting: str, play: Play[R]) -> None:
        self.setting: Final = setting
        self.play_one: Final = play

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[R]:
        for fixture in fixtures:
            yield self.play_one(self.setting, fixture)

    def close(self) -> None:
        pass


class Worker(Generic[R]):
    """A process of its own and our end of the pipe to it."""

    def __init__(self, setting: str, play: Play[R]) -> None:
        self.fixture: Fixture | None = None
        processes = multiprocessing.get_context("spawn")
        self.pipe, other = processes.Pipe()
        self.process: Final = processes.Process(
            target=work, args=(setting, play, other), daemon=True
        )
        self.process.start()
        # Once only the worker holds its end, its death closes the pipe.
        other.close()

    def begin(self, fixture: Fixture) -> None:
        self.fixture = fixture
        # If it has died meanwhile, whoever waits on the pipe will see that too.
        with contextlib.suppress(OSError):
            self.pipe.send(fixture)

    def finish(self) -> R | None:
        """What it sent; None if it died."""
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if isinstance(answer, str):
            raise RuntimeError(answer)
        self.fixture = None
        return cast(R, answer)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class LocalProcesses(Compute[R]):
    """As many worker processes as asked for, started when there is work."""

    name = "processes"

    def __init__(self, setting: str, play: Play[R], workers: int) -> None:
        self.setting: Final = setting
        self.play_one: Final = play
        self.workers = workers
        self.crew: Final[list[Worker[R]]] = []
        self.deaths: Final[dict[int, int]] = {}

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[R]:
        waiting = iter(fixtures)
        idle = [worker for worker in self.crew if worker.fixture is None]
        while True:
            while idle or len(self.crew) < self.workers:
                fixture = next(waiting, None)
                if fixture is None:
                    break
                worker = idle.pop() if idle else self._hire()
                worker.begin(fixture)
            busy = [worker for worker in self.crew if worker.fixture is not None]
            if not busy:
                return
            ready = wait([worker.pipe for worker in busy])
            for worker in busy:
                if worker.pipe in ready:
                    result = worker.finish()
                    if result is None:
                        self._replace(worker)
                    else:
                        idle.append(worker)
                        yield result

    def _hire(self) -> Worker[R]:
        self.crew.append(Worker(self.setting, self.play_one))
        return self.crew[-1]

    def _replace(self, dead: Worker[R]) -> None:
        """A new worker goes on with what the dead one was playing."""
        dead.end()
        self.crew.remove(dead)
        assert dead.fixture is not None
        number = dead.fixture.number
        self.deaths[number] = self.deaths.get(number, 0) + 1
        if self.deaths[number] == MOST_DEATHS:
            raise died_of(dead.fixture)
        self._hire().begin(dead.fixture)

    def close(self) -> None:
        while self.crew:
            self.crew.pop().end()


def died_of(fixture: Fixture) -> ArenaRefused:
    bots = ",".join(fixture.bots)
    return ArenaRefused(
        "arena_worker", {"seed": str(fixture.seed), "bots": bots, "times": MOST_DEATHS}
    )


def local_compute(setting: str, play: Play[R], workers: int) -> Compute[R]:
    if workers == 1:
        return OneProcess(setting, play)
    return LocalProcesses(setting, play, workers)


def work(setting: str, play: Play[Any], pipe: "Connection[Any, Fixture]") -> None:
    """A worker's life: one game after the other."""
    live_with_parent()
    while True:
        try:
            fixture = pipe.recv()
            try:
                answer = play(setting, fixture)
            except Exception:
                # A mistake of ours: whoever started the work shall see all of it.
                answer = traceback.format_exc()
            pipe.send(answer)
        except (EOFError, OSError):
            return
