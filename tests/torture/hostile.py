"""A hostile client beside people who play: how long do they wait?

The hostile one is a process of its own at one address on loopback, and does at once all that an
examination has found to hurt: hundreds of streams, half-sent requests, boxes that are slow to
read, long histories, hints, tables of bots, visitors who come and go. Measured, never asserted in
a test: a time depends on the machine.
"""

import asyncio
import contextlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import httpx

from cli.running import environment
from server.looping import run
from server.running import UNLIMITED, Server
from torture.figures import Deadline, Figures, Say, percentile
from torture.seated import CalmTable

ADDRESS: Final = "127.66.6.6"
# All that a hostile client opens at once, in the full size of 1: streams, and half-sent requests.
STREAMS: Final = 600
HALF_SENT: Final = 150
# Tables of its own, at whose seats it asks as a player may.
OWN_TABLES: Final = 40
MOST: Final = 0.250
SHARE: Final = 0.99
TOO_SLOW: Final = f"the 99th percentile is above {1000 * MOST:.0f} ms"


def hostile(folder: Path, people: int, seconds: float, size: float, say: Say) -> Figures:
    """The same people at the same pace, first alone, then beside the hostile client."""
    deadline = Deadline(4 * seconds + 120)
    database = f"sqlite:///{folder / 'hostile.db'}"
    server = Server(database, folder / "hostile.log", ("--workers", "1"))
    for name in UNLIMITED:
        del server.environment[name]
    server.start()
    try:
        alone = run(calm(server.url, people, seconds, 0.0, folder))
        say(f"alone: {told(alone)}")
        beside = run(calm(server.url, people, seconds, size, folder))
        say(f"beside a hostile client: {told(beside)}")
    finally:
        server.stop()
    counts: dict[str, float] = {"people": people}
    faults: list[str] = []
    for name, tables in (("alone", alone), ("beside the hostile client", beside)):
        took = [each for table in tables for person in table.people for each in person.took]
        counts[f"requests {name}"] = len(took)
        counts[f"ms at the 50th percentile {name}"] = round(1000 * percentile(took, 0.5), 1)
        counts[f"ms at the 99th percentile {name}"] = round(1000 * percentile(took, SHARE), 1)
        faults += [fault for table in tables for person in table.people for fault in person.faults]
    if counts["ms at the 99th percentile beside the hostile client"] > 1000 * MOST:
        faults.append(TOO_SLOW)
    with contextlib.suppress(OSError, ValueError):
        counts |= json.loads((folder / "hostile-client.log").read_text().splitlines()[-1])
    return Figures("hostile", counts, faults, deadline.spent)


def told(tables: list[CalmTable]) -> str:
    took = [each for table in tables for person in table.people for each in person.took]
    return f"{len(took)} requests, 99th percentile {1000 * percentile(took, SHARE):.0f} ms"


async def calm(url: str, people: int, seconds: float, size: float, folder: Path) -> list[CalmTable]:
    """So many people for so long, beside a hostile client of some size, which writes a log."""
    tables = [CalmTable(url, number) for number in range(people // 2)]
    for table in tables:
        await table.sit_down()
    attacker: subprocess.Popen[bytes] | None = None
    if size:
        log = folder / "hostile-client.log"
        path = os.pathsep.join(sys.path)
        with log.open("wb") as file:
            attacker = subprocess.Popen(
                [sys.executable, str(Path(__file__)), url, str(seconds + 5), str(size)],
                stdout=file, stderr=file,
                env=environment(folder, PYTHONPATH=path),
            )  # fmt: skip
        await asyncio.sleep(5)
    try:
        deadline = Deadline(seconds)
        await asyncio.gather(*(table.play(deadline) for table in tables))
    finally:
        if attacker is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                await asyncio.to_thread(attacker.wait, 30)
            attacker.kill()
            attacker.wait()
        for table in tables:
            await table.close()
    return tables


# -- the hostile client itself ------------------------------------------------------------------


class Hostile:
    """Everything at once, from one address, until time is up."""

    def __init__(self, url: str, deadline: Deadline, size: float) -> None:
        self.url = url
        self.size = size
        self.port = int(url.rpartition(":")[2])
        self.deadline = deadline
        self.done: dict[str, int] = {}
        # Tables and secrets of its own.
        self.own: list[tuple[str, str]] = []

    async def run(self) -> None:
        transport = httpx.AsyncHTTPTransport(
            local_address=ADDRESS, limits=httpx.Limits(max_connections=200)
        )
        async with httpx.AsyncClient(
            base_url=self.url, transport=transport, timeout=20
        ) as self.client:
            table = await self.a_table()
            await asyncio.gather(*(self.a_table() for _ in range(int(OWN_TABLES * self.size))))
            attacks = [self.stream(table) for _ in range(int(STREAMS * self.size))]
            attacks += [self.half_sent(number) for number in range(int(HALF_SENT * self.size))]
            attacks += [self.slow_box(number) for number in range(4)]
            attacks += [self.flood("GET", f"/api/tables/{table}/events?after=0") for _ in range(16)]
            attacks += [self.flood("GET", "/api/games") for _ in range(16)]
            attacks += [self.flood("POST", f"/api/tables/{table}/hint", {}) for _ in range(4)]
            attacks += [self.flood_own(number) for number in range(32)]
            attacks += [self.visit(table) for _ in range(8)]
            attacks += [self.bots() for _ in range(2)]
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.deadline.seconds):
                    await asyncio.gather(*attacks)

    def count(self, what: str) -> None:
        self.done[f"hostile {what}"] = self.done.get(f"hostile {what}", 0) + 1

    async def a_table(self) -> str:
        wish = {"game": "dwarf", "seats": [{"kind": "human"}, {"kind": "human"}]}
        with contextlib.suppress(httpx.TransportError, KeyError, ValueError):
            made = (await self.client.post("/api/tables", json=wish)).json()
            self.own += [(str(made["table"]), str(each["secret"])) for each in made["seats"]]
            return str(made["table"])
        return "nowhere"

    async def flood(self, method: str, path: str, body: Any = None) -> None:
        """As fast as answers come."""
        while True:
            with contextlib.suppress(httpx.TransportError):
                await self.client.request(method, path, json=body)
            self.count("requests")

    async def flood_own(self, number: int) -> None:
        """The same with the secrets of many seats, each of which has a pace of its own."""
        while True:
            table, secret = self.own[number % len(self.own)] if self.own else ("nowhere", "")
            number += 1
            headers = {"Authorization": f"Bearer {secret}"}
            with contextlib.suppress(httpx.TransportError):
                await self.client.get(f"/api/tables/{table}/moment", headers=headers)
            self.count("requests with a secret")

    async def slow_box(self, number: int) -> None:
        """What a reader of TOML takes long for, or falls over."""
        boxes = [".".join("a" * 100_000) + " = 1", "a = " + "[" * 50_000, "[a]\n" * 40_000,
                 "\n".join(f"k{n}.b.c.d = 1" for n in range(20_000))]  # fmt: skip
        wish = {"game": "dwarf", "seats": [{"kind": "human"}, {"kind": "human"}]}
        await self.flood("POST", "/api/tables", {**wish, "box": boxes[number]})

    async def bots(self) -> None:
        """Tables of five Masters that nobody watches."""
        seats = [{"kind": "bot", "level": "master"}] * 5
        while True:
            wish = {"game": "imperial-miners", "seats": seats}
            with contextlib.suppress(httpx.TransportError):
                await self.client.post("/api/tables", json=wish)
            self.count("tables of bots asked for")
            await asyncio.sleep(0.5)

    async def connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))

    async def stream(self, table: str) -> None:
        """Come, stay as long as one is let, come again."""
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await self.connected()
                self.count("streams opened")
                writer.write(stream_of(table))
                while await reader.read(65536):
                    pass
                writer.close()
            await asyncio.sleep(0.5)

    async def visit(self, table: str) -> None:
        """Come and go, as fast as one is let in."""
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await self.connected()
                self.count("visits")
                writer.write(stream_of(table))
                await reader.read(64)
                writer.transport.abort()

    async def half_sent(self, number: int) -> None:
        """A head or a body that never comes to its end."""
        head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        if number % 2:
            head += b"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await self.connected()
                self.count("half-sent requests")
                writer.write(head)
                await reader.read()
                writer.close()
            await asyncio.sleep(0.5)


def stream_of(table: str) -> bytes:
    """The connection ends with a refusal, so that whoever was refused comes again."""
    path = f"/api/tables/{table}/stream"
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode()


def main() -> None:
    one = Hostile(sys.argv[1], Deadline(float(sys.argv[2])), float(sys.argv[3]))
    asyncio.run(one.run())
    sys.stdout.write(json.dumps(one.done) + "\n")


if __name__ == "__main__":
    main()
