"""Writers of one file write together, and each hears what became of its own."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier, Event, Lock

import pytest
from sqlalchemy import Connection

from pithead.server.store.store import Store, Taken
from pithead.server.store.together import MOST, Job, Together
from server.rows_made import entry, seats, table

WRITERS = 40


def test_whoever_waits_is_served_by_the_one_whose_turn_it_is() -> None:
    turn, batches, queued = Lock(), list[int](), Event()

    def write(jobs: list[Job]) -> None:
        batches.append(len(jobs))

    together = Together(turn, write)
    with ThreadPoolExecutor(MOST * 2) as pool:
        with turn:
            sent = [pool.submit(together.do, nothing) for _ in range(MOST * 2)]
            while len(together._waiting) < MOST * 2:
                queued.wait(0.01)
        for each in sent:
            each.result()

    assert sum(batches) == MOST * 2
    assert max(batches) == MOST


def nothing(_: Connection) -> None:
    """Work that is none."""


def test_a_mistake_in_writing_is_told_to_all_and_stops_nobody_after() -> None:
    def write(jobs: list[Job]) -> None:
        if not written:
            written.append(len(jobs))
            raise OSError("the disk is gone")

    written: list[int] = []
    together = Together(Lock(), write)

    with pytest.raises(OSError, match="gone"):
        together.do(nothing)
    together.do(nothing)


def test_of_many_writers_at_many_tables_one_has_each_number(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.migrate()
    for n in range(4):
        store.add_table(table(f"table{n}"), seats(f"table{n}"))
    begin = Barrier(WRITERS)

    def write(n: int) -> bool:
        first = entry(1, f"table{n % 4}", command=f"command{n}")
        begin.wait()
        return not refused(lambda: store.append(first, "playing", False))

    with ThreadPoolExecutor(WRITERS) as pool:
        won = list(pool.map(write, range(WRITERS)))

    assert [sum(won[n::4]) for n in range(4)] == [1, 1, 1, 1]
    assert [store.last_seq(f"table{n}") for n in range(4)] == [1, 1, 1, 1]
    assert all(len(store.entries(f"table{n}")) == 1 for n in range(4))
    store.close()


def refused(write: Callable[[], None]) -> bool:
    try:
        write()
    except Taken:
        return True
    return False
