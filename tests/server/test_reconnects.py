"""Streams that break off again and again resume exactly after the last event seen."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.looping import run
from server.running import Server, serving
from server.sitting import HUMAN, make_table

TABLES = 4
READERS = 20
BREAKS = 100


class Listener:
    """Reads a stream, drops it at random, and goes on where it was."""

    def __init__(self, url: str, table: str, secret: str | None, seed: int) -> None:
        self.url = f"{url}/api/tables/{table}"
        self.headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
        self.chance = random.Random(seed)
        self.seen = 0
        self.hashes: list[tuple[int, str]] = []

    async def listen(self, client: httpx.AsyncClient, breaks: int) -> None:
        for _ in range(breaks):
            await self.once(client, self.chance.choice([0.0, 0.0, 0.005, 0.02, 0.1]))

    async def once(self, client: httpx.AsyncClient, seconds: float) -> None:
        """One connection, dropped after a while or in the middle of an event."""
        headers = {**self.headers, "Last-Event-ID": str(self.seen)}
        try:
            async with asyncio.timeout(seconds + 5):
                async with client.stream("GET", f"{self.url}/stream", headers=headers) as answer:
                    assert answer.status_code == 200
                    async with asyncio.timeout(seconds):
                        await self.read(answer)
        except TimeoutError:
            pass

    async def read(self, answer: httpx.Response) -> None:
        number = ""
        async for line in answer.aiter_lines():
            if line.startswith("id: "):
                number = line[4:]
            elif line.startswith("data: ") and number:
                event = json.loads(line[6:])
                assert event["seq"] == int(number) == self.seen + 1
                self.seen = event["seq"]
                self.hashes.append((event["seq"], event["hash"]))
            elif not line:
                number = ""

    async def catch_up(self, client: httpx.AsyncClient, last: int) -> None:
        while self.seen < last:
            await self.once(client, 0.5)


async def drive(client: httpx.AsyncClient, url: str, table: Any, done: asyncio.Event) -> int:
    """Play legal moves slowly until the listeners have had enough. Returns the last number."""
    at = f"{url}/api/tables/{table['table']}"
    headers = {"Authorization": f"Bearer {table['seats'][0]['secret']}"}
    chance = random.Random(7)
    now = (await client.get(f"{at}/moment", headers=headers)).json()
    command = 0
    while now["result"] is None and not done.is_set():
        command += 1
        action = chance.choice(now["question"]["actions"])["notation"]
        body = {"id": f"drive-{command:05d}", "expected_seq": now["seq"], "action": action}
        answer = await client.post(f"{at}/actions", json=body, headers=headers)
        assert answer.status_code == 200, answer.text
        now = answer.json()["moment"]
        await asyncio.sleep(0.15)
    return int(now["seq"])


async def broken_off(server: Server) -> tuple[list[Listener], list[int], list[Any]]:
    games = ["dwarf", "dwergar", "imperial-miners", "dwarf"]
    tables = [make_table(server.url, game, [HUMAN, HUMAN, HUMAN], hot_seat=True) for game in games]
    listeners = [
        Listener(
            server.url,
            tables[n % TABLES]["table"],
            tables[n % TABLES]["seats"][0]["secret"] if n % 3 else None,
            n,
        )
        for n in range(READERS)
    ]
    limits = httpx.Limits(max_connections=200, max_keepalive_connections=0)
    async with httpx.AsyncClient(timeout=30, limits=limits) as client:
        done = asyncio.Event()
        driving = [asyncio.create_task(drive(client, server.url, each, done)) for each in tables]
        await asyncio.gather(*(each.listen(client, BREAKS) for each in listeners))
        done.set()
        last = await asyncio.gather(*driving)
        await asyncio.gather(
            *(each.catch_up(client, last[n % TABLES]) for n, each in enumerate(listeners))
        )
    return listeners, list(last), tables


@pytest.mark.heavy
def test_two_thousand_broken_streams_end_in_equal_hashes(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, tmp_path, ("--workers", "1")) as server:
        listeners, last, tables = run(broken_off(server))

        assert READERS * BREAKS == 2000
        assert all(number > 5 for number in last)
        for n, listener in enumerate(listeners):
            assert [seq for seq, _ in listener.hashes] == list(range(1, last[n % TABLES] + 1))
            now = httpx.get(f"{listener.url}/moment", headers=listener.headers).json()
            assert listener.hashes[-1] == (now["seq"], now["hash"])
        for table in range(TABLES):
            same = [each.hashes for n, each in enumerate(listeners) if n % TABLES == table]
            people = [
                each.hashes for n, each in enumerate(listeners) if n % TABLES == table and n % 3
            ]
            assert same
            assert all(each == people[0] for each in people)
        assert len(tables) == TABLES
