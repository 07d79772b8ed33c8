"""Streams that break off again and again, and resume exactly after the last event seen."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx

from server.driving import PATIENCE
from server.looping import run
from server.running import Server, serving
from server.sitting import HUMAN, make_table
from torture.figures import Deadline, Figures, Say

GAMES = ("dwarf", "dwergar", "imperial-miners", "dwarf")
# So many moves are made meanwhile, however fast the listeners are.
FEWEST = 6


class Listener:
    """Reads a stream, drops it at random, and goes on where it was."""

    def __init__(self, url: str, table: str, secret: str | None, seed: int) -> None:
        self.url = f"{url}/api/tables/{table}"
        self.headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
        self.chance = random.Random(seed)
        self.seen = 0
        self.breaks = 0
        self.hashes: list[tuple[int, str]] = []
        self.faults: list[str] = []

    async def listen(self, client: httpx.AsyncClient, breaks: int, deadline: Deadline) -> None:
        for _ in range(breaks):
            if deadline.is_over:
                return
            await self.once(client, self.chance.choice([0.0, 0.0, 0.005, 0.02, 0.1]))
            self.breaks += 1

    async def once(self, client: httpx.AsyncClient, seconds: float) -> None:
        """One connection, dropped after a while or in the middle of an event."""
        headers = {**self.headers, "Last-Event-ID": str(self.seen)}
        try:
            async with client.stream("GET", f"{self.url}/stream", headers=headers) as answer:
                if answer.status_code != 200:
                    self.faults.append(f"a stream was refused with {answer.status_code}")
                    return
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
                if not event["seq"] == int(number) == self.seen + 1:
                    self.faults.append(f"after {self.seen} came {number} with {event['seq']}")
                self.seen = event["seq"]
                self.hashes.append((event["seq"], event["hash"]))
            elif not line:
                number = ""

    async def catch_up(self, client: httpx.AsyncClient, last: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.seen < last:
                await self.once(client, 0.5)

    def look_back(self, last: int) -> None:
        """All events, each once, and the last is what the table shows now."""
        if [seq for seq, _ in self.hashes] != list(range(1, last + 1)):
            self.faults.append(f"not all of {last} events, or one of them twice")
        now = httpx.get(f"{self.url}/moment", headers=self.headers, timeout=60).json()
        if self.hashes[-1] != (now["seq"], now["hash"]):
            self.faults.append(f"the last hash {self.hashes[-1]} is not that of {now['seq']}")


async def drive(client: httpx.AsyncClient, url: str, table: Any, done: asyncio.Event) -> int:
    """Play legal moves slowly until the listeners have had enough. Returns the last number."""
    at = f"{url}/api/tables/{table['table']}"
    headers = {"Authorization": f"Bearer {table['seats'][0]['secret']}"}
    chance = random.Random(7)
    now = (await client.get(f"{at}/moment", headers=headers)).json()
    command = 0
    while now["result"] is None and not (done.is_set() and now["seq"] >= FEWEST):
        command += 1
        action = chance.choice(now["question"]["actions"])["notation"]
        body = {"id": f"drive-{command:05d}", "expected_seq": now["seq"], "action": action}
        answer = await client.post(f"{at}/actions", json=body, headers=headers)
        assert answer.status_code == 200, answer.text
        now = answer.json()["moment"]
        await asyncio.sleep(0.15)
    return int(now["seq"])


async def broken_off(
    server: Server, readers: int, breaks: int, deadline: Deadline, say: Say
) -> list[Listener]:
    """Readers of four tables, some of them spectators, and what each of them heard."""
    tables = [make_table(server.url, game, [HUMAN, HUMAN, HUMAN], hot_seat=True) for game in GAMES]
    of = [n % len(tables) for n in range(readers)]
    listeners = [
        Listener(
            server.url,
            tables[of[n]]["table"],
            tables[of[n]]["seats"][0]["secret"] if n % 3 else None,
            n,
        )
        for n in range(readers)
    ]
    limits = httpx.Limits(max_connections=200, max_keepalive_connections=0)
    async with httpx.AsyncClient(timeout=60, limits=limits) as client:
        done = asyncio.Event()
        driving = [asyncio.create_task(drive(client, server.url, each, done)) for each in tables]
        telling = asyncio.create_task(tell(listeners, readers * breaks, say))
        await asyncio.gather(*(each.listen(client, breaks, deadline) for each in listeners))
        done.set()
        telling.cancel()
        last = await asyncio.gather(*driving)
        await asyncio.gather(
            *(one.catch_up(client, last[of[n]]) for n, one in enumerate(listeners))
        )
    for n, listener in enumerate(listeners):
        listener.look_back(last[of[n]])
    for table in range(len(tables)):
        people = [one for n, one in enumerate(listeners) if of[n] == table and n % 3]
        for one in people[1:]:
            if one.hashes != people[0].hashes:
                one.faults.append("two readers of one seat heard different hashes")
    return listeners


async def tell(listeners: list[Listener], of: int, say: Say) -> None:
    while True:
        await asyncio.sleep(10)
        say(f"{sum(each.breaks for each in listeners)} of {of}")


def reconnects(
    database: str, folder: Path, readers: int, breaks: int, most_seconds: float, say: Say
) -> Figures:
    deadline = Deadline(most_seconds)
    with serving(database, folder, ("--workers", "1")) as server:
        listeners = run(broken_off(server, readers, breaks, deadline, say))
    done = sum(each.breaks for each in listeners)
    counts: dict[str, float] = {
        "reconnects": done,
        "readers": readers,
        "events heard": sum(len(each.hashes) for each in listeners),
    }
    faults = [fault for each in listeners for fault in each.faults]
    if done < readers * breaks and not faults:
        faults.append(f"stopped after {done} of {readers * breaks}: no time left")
    return Figures("reconnects", counts, faults, deadline.spent)
