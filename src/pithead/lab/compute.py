"""Where the games are played: in this process, or in several on this machine.

A worker is sent fixtures (a seed and names) and sends back outcomes, one at a time. A worker that
dies takes nothing with it: its fixture goes to the one that replaces it.
"""

import contextlib
import multiprocessing
import traceback
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Final

from pithead.lab.playing import Outcome, play_fixture
from pithead.lab.refusals import ArenaRefused
from pithead.lab.schedule import Fixture
from pithead.processes import live_with_parent

# So often may workers die of one game before it is given up.
MOST_DEATHS: Final = 3


class Compute(ABC):
    """Plays fixtures. Each gives exactly one outcome; their order is nobody's promise."""

    name: str
    workers: int

    @abstractmethod
    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]: ...

    @abstractmethod
    def close(self) -> None:
        """Stop at once what is still being played."""

    def __enter__(self) -> "Compute":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()


class OneProcess(Compute):
    """One game after the other, here."""

    name = "processes"
    workers = 1

    def __init__(self, setting: str) -> None:
        self.setting: Final = setting

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
        for fixture in fixtures:
            yield play_fixture(self.setting, fixture)

    def close(self) -> None:
        pass


class Worker:
    """A process of its own and our end of the pipe to it."""

    def __init__(self, setting: str) -> None:
        self.fixture: Fixture | None = None
        processes = multiprocessing.get_context("spawn")
        self.pipe, other = processes.Pipe()
        self.process: Final = processes.Process(target=work, args=(setting, other), daemon=True)
        self.process.start()
        # Once only the worker holds its end, its death closes the pipe.
        other.close()

    def begin(self, fixture: Fixture) -> None:
        self.fixture = fixture
        # If it has died meanwhile, whoever waits on the pipe will see that too.
        with contextlib.suppress(OSError):
            self.pipe.send(fixture)

    def finish(self) -> Outcome | None:
        """What it sent; None if it died."""
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if isinstance(answer, str):
            raise RuntimeError(answer)
        self.fixture = None
        assert isinstance(answer, Outcome)
        return answer

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class LocalProcesses(Compute):
    """As many worker processes as asked for, started when there is work."""

    name = "processes"

    def __init__(self, setting: str, workers: int) -> None:
        self.setting: Final = setting
        self.workers = workers
        self.crew: Final[list[Worker]] = []
        self.deaths: Final[dict[int, int]] = {}

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
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
                    outcome = worker.finish()
                    if outcome is None:
                        self._replace(worker)
                    else:
                        idle.append(worker)
                        yield outcome

    def _hire(self) -> Worker:
        self.crew.append(Worker(self.setting))
        return self.crew[-1]

    def _replace(self, dead: Worker) -> None:
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


def local_compute(setting: str, workers: int) -> Compute:
    return OneProcess(setting) if workers == 1 else LocalProcesses(setting, workers)


def work(setting: str, pipe: "Connection[Outcome | str, Fixture]") -> None:
    """A worker's life: one game after the other."""
    live_with_parent()
    while True:
        try:
            fixture = pipe.recv()
            try:
                answer: Outcome | str = play_fixture(setting, fixture)
            except Exception:
                # A mistake of ours: whoever started the arena shall see all of it.
                answer = traceback.format_exc()
            pipe.send(answer)
        except (EOFError, OSError):
            return
