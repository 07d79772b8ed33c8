"""Many streams of one client: they cost the others nothing, and there is an end to them."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from pithead.server.edge.admission import Admission
from pithead.server.edge.bus import LocalBus
from pithead.server.edge.stream import Streams
from pithead.server.refusals import Refusal
from pithead.server.settings import Settings
from pithead.server.store.store import Store
from pithead.server.tables.live import LiveTable
from pithead.server.tables.making import TableWish, create
from pithead.server.tables.service import Tables
from server.looping import run
from server.running import serving
from server.sitting import HUMAN, make_table, players_of

CROWD = 300


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.migrate()
    yield store
    store.close()


class Hall:
    """A table and its streams, and how often the database was asked."""

    def __init__(self, store: Store, **settings: Any) -> None:
        bus = LocalBus()
        self.tables = Tables(store, Settings(**settings), bus.publish)
        self.streams = Streams(self.tables, store, bus)
        made = create(self.tables, "dwarf", {}, None, TableWish())
        self.live: LiveTable = made.live
        self.secret = made.secrets[0]
        self.queries = 0
        event.listen(store._engine, "before_cursor_execute", self._count)

    def _count(self, *_: object) -> None:
        self.queries += 1

    def stream(self, reader: tuple[int, ...]) -> AsyncIterator[str]:
        secret = self.secret if reader else None
        return self.streams.follow(self.live, reader, secret, self.live.seq)


async def next_presence(stream: AsyncIterator[str]) -> Any:
    async for text in stream:
        if text.startswith("event: presence"):
            return json.loads(text.split("data: ")[1])["here"]
    return None


def test_comings_and_goings_ask_the_database_nothing(store: Store) -> None:
    async def crowded() -> tuple[int, Any, list[Any]]:
        hall = Hall(store, heartbeat_seconds=0.2)
        telling = asyncio.create_task(hall.streams.keep_telling())
        watchers = [hall.stream(()) for _ in range(CROWD)]
        first = [await next_presence(each) for each in watchers]
        player = hall.stream((0,))
        await next_presence(player)
        told = await asyncio.gather(*(next_presence(each) for each in watchers))
        queries = hall.queries
        telling.cancel()
        for each in [player, *watchers]:
            await each.aclose()  # type: ignore[attr-defined]
        assert not hall.live.readers
        return queries, first[-1], told

    queries, before, told = run(crowded())

    assert queries == 0
    assert before == []
    assert told == [[0]] * CROWD


def test_one_look_serves_all_who_wait_at_a_table(store: Store) -> None:
    async def crowded() -> int:
        hall = Hall(store, heartbeat_seconds=60)
        watchers = [hall.stream(()) for _ in range(CROWD)]
        for each in watchers:
            await next_presence(each)
        waiting = [asyncio.ensure_future(anext(each)) for each in watchers]
        await asyncio.sleep(0)
        # Another server says that it has written something, which is not there yet.
        hall.streams.bus.wake([hall.live.row.id], hall.live.seq + 1)
        while any(each.heard for each in hall.streams.bus._waiting[hall.live.row.id]):
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return hall.queries

    assert 0 < run(crowded()) <= 10


# -- how many ----------------------------------------------------------------------------------


HELD = contextlib.ExitStack()


def admitted(admission: Admission, many: int, address: str, table: str, *seats: int) -> int:
    """How many of so many streams are let in; they stay open."""
    for number in range(many):
        try:
            HELD.enter_context(admission.admitted(address, table, seats))
        except Refusal:
            return number
    return many


SETTINGS = Settings(address_streams=5, table_streams=8, seat_streams=3, all_streams=40)


def test_streams_are_limited_by_address_and_by_table() -> None:
    admission = Admission(SETTINGS)

    assert admitted(admission, 9, "one", "table") == 5
    assert admitted(admission, 9, "two", "table") == 3
    assert admitted(admission, 9, "two", "other") == 2


def test_whoever_holds_a_seat_has_streams_of_their_own() -> None:
    admission = Admission(SETTINGS)
    assert admitted(admission, 9, "one", "table") == 5

    assert admitted(admission, 9, "one", "table", 0) == 3
    assert admitted(admission, 9, "two", "table", 1) == 3


def test_seats_of_ones_own_tables_do_not_fill_the_house() -> None:
    admission = Admission(SETTINGS)

    assert sum(admitted(admission, 9, "one", f"table{n}", 0) for n in range(20)) == 20


def test_who_watches_leaves_room_for_who_plays() -> None:
    admission = Admission(SETTINGS)

    assert sum(admitted(admission, 9, f"{n}", f"table{n}") for n in range(20)) == 30
    assert sum(admitted(admission, 9, f"{n}", f"table{n}", 0) for n in range(20)) == 10


def test_what_is_closed_counts_no_more() -> None:
    admission = Admission(SETTINGS)
    for _ in range(100):
        with admission.admitted("one", "table", ()):
            pass

    assert (admission.all, admission.watching) == (0, 0)
    assert not admission._open


# -- on a real server --------------------------------------------------------------------------


async def hold_streams(url: str, table: str, many: int) -> tuple[list[int], list[float], int]:
    """Open streams of a stranger; meanwhile look and act as others do."""
    limits = httpx.Limits(max_connections=many + 10)
    statuses: list[int] = []
    async with (
        contextlib.AsyncExitStack() as held,
        httpx.AsyncClient(timeout=60, limits=limits) as client,
    ):
        loop = asyncio.get_running_loop()

        async def hold() -> None:
            answer = await held.enter_async_context(
                client.stream("GET", f"{url}/api/tables/{table}/stream")
            )
            statuses.append(answer.status_code)

        await asyncio.gather(*(hold() for _ in range(many)))
        times = []
        for _ in range(10):
            began = loop.time()
            assert (await client.get(f"{url}/api/games")).status_code == 200
            times.append(loop.time() - began)
        facts = await client.get(f"{url}/api/health")
        return statuses, times, facts.status_code


def test_hundreds_of_streams_of_one_client_leave_the_others_theirs(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, tmp_path, ("--workers", "1"), PITHEAD_ADDRESS_STREAMS="60") as server:
        made = make_table(server.url, "dwarf", [HUMAN, HUMAN])
        players = players_of(server.url, made)
        statuses, times, health = run(hold_streams(server.url, made["table"], 400))
        seat = next(each for each in players if each.moment()["question"])
        now = seat.moment()
        played = seat.act(now["question"]["actions"][0]["notation"], now["seq"])

    assert sorted(set(statuses)) == [200, 429]
    assert statuses.count(200) == 60
    assert health == 200
    assert max(times) < 20
    assert played.status_code == 200
