"""A database that cannot be written to: reading goes on, and whoever writes hears why not."""

import resource
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from pithead.server.store import database
from pithead.server.store.pen import IN_VAIN, Pen
from pithead.server.store.refused import StoreRefused
from pithead.server.store.store import Store
from server.rows_made import entry, seats, table
from server.running import Server, serving
from server.sitting import HUMAN, make_table, players_of

WRITERS = 12
TABLE = {"game": "dwarf", "seats": [HUMAN, HUMAN]}


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program writes to the file and does not come to an end."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def asked(server: Server, path: str) -> httpx.Response:
    return httpx.get(f"{server.url}/api{path}", timeout=60)


def made(server: Server) -> httpx.Response:
    return httpx.post(f"{server.url}/api/tables", json=TABLE, timeout=60)


def health(server: Server) -> tuple[int, Any]:
    answer = asked(server, "/health")
    return answer.status_code, answer.json()["writing"]


def until_well(server: Server) -> bool:
    """Whether writing works is tried again after a while; wait for it."""
    until = time.monotonic() + 60
    while health(server) != (200, True):
        if time.monotonic() > until:
            return False
        time.sleep(0.1)
    return True


def test_reading_goes_on_while_another_program_holds_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving(f"sqlite:///{file}", tmp_path, ("--workers", "1")) as server:
        table = make_table(server.url, **TABLE)  # type: ignore[arg-type]
        player, _ = players_of(server.url, table)
        with locked(file), ThreadPoolExecutor(WRITERS) as pool:
            writers = [pool.submit(made, server) for _ in range(WRITERS)]
            still = read_meanwhile(server, player, writers)
            answers = [each.result() for each in writers]
            ill = health(server)
            again = made(server)
        well = until_well(server)
        written = made(server)

    assert still > 0, "whoever read had to wait for whoever writes"
    for answer in [*answers, again]:
        assert answer.status_code == 503
        assert answer.json()["message"]["key"] == "server.error.write_busy"
        assert int(answer.headers["retry-after"]) > 0
        assert str(file) not in answer.text
    assert ill == (503, False)
    assert well
    assert written.status_code == 201


def read_meanwhile(server: Server, player: Any, writers: list[Future[httpx.Response]]) -> int:
    """Read this and that; how many writers still waited when it was all answered."""
    assert asked(server, "/games").status_code == 200
    assert asked(server, "/tables").status_code == 200
    assert player.facts()["moves"] == 0
    assert player.moment()["moves"] == 0
    return sum(not each.done() for each in writers)


def test_who_comes_while_nothing_can_be_written_need_not_wait() -> None:
    pen = Pen()
    assert pen.patience() > database.PATIENCE
    pen.is_starting = False
    assert pen.patience() == database.PATIENCE

    pen.failed(StoreRefused("database_busy", {}))
    assert pen.patience() == IN_VAIN
    pen.wrote()
    assert pen.patience() == database.PATIENCE


def test_writers_who_wait_fail_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each would wait for as long as the first one did, one after the other."""
    monkeypatch.setattr(database, "PATIENCE", 1.0)
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.migrate()
    for number in range(WRITERS):
        store.add_table(table(f"table{number}"), seats(f"table{number}"))

    def write(number: int) -> str:
        try:
            if number % 2:
                store.append(entry(1, f"table{number}"), "playing", False)
            else:
                store.set_due(f"table{number}", 0, True)
        except StoreRefused as refusal:
            return refusal.message.key
        return "written"

    with locked(tmp_path / "tables.db"), ThreadPoolExecutor(WRITERS) as pool:
        results = list(pool.map(write, range(WRITERS)))
    store.close()

    assert results == ["server.error.database_busy"] * WRITERS
    assert store._pen.failures < WRITERS


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_writing_is_tried_only_when_nothing_was_written_for_a_while() -> None:
    clock, trials = Clock(), list[float]()
    pen = Pen(clock)

    def trial() -> None:
        trials.append(clock.now)
        if clock.now > 20:
            raise pen.failed(StoreRefused("database_full", {}))
        pen.wrote()

    seen = []
    for clock.now in (0, 1, 4, 6, 7, 30, 30.5, 32):
        seen.append(pen.works(trial))

    assert trials == [0, 6, 30, 32]
    assert seen == [True] * 5 + [False] * 3


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux")
def test_a_full_disk_is_told_and_got_over(tmp_path: Path) -> None:
    """The system lets no file of the server grow beyond some hundred kilobytes."""
    file = tmp_path / "tables.db"
    with serving(f"sqlite:///{file}", tmp_path, ("--workers", "1"), limits="-S -f 500") as server:
        assert server.process is not None
        answers = [made(server)]
        while answers[-1].status_code == 201 and len(answers) < 2000:
            answers.append(made(server))
        last, ill = answers[-1], health(server)
        first = answers[0].json()
        player, _ = players_of(server.url, first)
        seen = player.moment()["moves"], asked(server, "/games").status_code
        resource.prlimit(
            server.process.pid,
            resource.RLIMIT_FSIZE,
            (resource.RLIM_INFINITY, resource.RLIM_INFINITY),
        )
        well = until_well(server)
        after = made(server)

    assert last.status_code == 503
    assert last.json()["message"]["key"] == "server.error.write_full"
    assert ill == (503, False)
    assert seen == (0, 200)
    assert well
    assert after.status_code == 201
    kept = sqlite3.connect(file).execute("SELECT count(*) FROM tables").fetchone()[0]
    # All that were acknowledged, and the one after.
    assert kept == len(answers)
