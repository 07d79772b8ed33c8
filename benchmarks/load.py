"""The table server under load: how many streams it holds, how quickly it answers, what that costs.

    scripts/bench server                    # 200 and 1,000 streams, SQLite and PostgreSQL
    scripts/bench server --streams 200 --seconds 20 --database sqlite
    scripts/bench server --plot docs/pictures/server-load.svg
    scripts/bench server --streams 40 --analyses 10 --database sqlite    # while games are studied

Every two streams share a table of DWARF, one for each seat. Each seat acts once in ten seconds. A
round trip is the time from sending an action to its acknowledgement; a delivery, to its arrival on
the other seat's stream. The load is made by another process on the same machine, so both share it.
"""

import argparse
import asyncio
import itertools
import json
import random
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from matplotlib.figure import Figure

from pithead.server.store.rows import Entry, SeatRow, TableRow
from pithead.server.tables.live import LiveTable
from server.parts import Postgres, postgres_programs
from server.running import Server

# Whose games are studied meanwhile: long ones, so that the analyses outlast the measurement.
STUDIED = "dwergar-4-seats-2021-rounds"
# Each seat acts once in so many seconds.
PACE = 10.0
SEATS = 2


@dataclass
class Load:
    """What was measured with so many streams."""

    database: str
    streams: int
    trips: list[float] = field(default_factory=list)
    deliveries: list[float] = field(default_factory=list)
    memory: dict[str, float] = field(default_factory=dict)
    processor: float = 0.0
    refused: int = 0
    # How many of so many analyses were still going on when the measurement ended.
    analyses: int = 0
    unfinished: int = 0


class Connection:
    """A kept-alive connection that says one thing at a time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(
        self, method: str, path: str, secret: str, body: object = None
    ) -> tuple[int, Any]:
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        assert self.reader is not None
        content = b"" if body is None else json.dumps(body).encode()
        self.writer.write(heading(method, path, secret, len(content)) + content)
        status, length = 0, 0
        while (line := await self.reader.readline()) not in (b"\r\n", b""):
            if line.startswith(b"HTTP/"):
                status = int(line.split()[1])
            elif line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return status, json.loads(await self.reader.readexactly(length))


def heading(method: str, path: str, secret: str, length: int) -> bytes:
    return (
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {secret}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
    ).encode()


class Table:
    """Two seats with a stream each, acting in turn."""

    def __init__(self, port: int, made: Any, load: Load, seed: int) -> None:
        self.port = port
        self.path = f"/api/tables/{made['table']}"
        self.secrets = [each["secret"] for each in made["seats"]]
        self.load = load
        self.chance = random.Random(seed)
        self.sent: dict[int, tuple[int, float]] = {}
        self.commands = itertools.count()
        self.opened = asyncio.Event()
        self.is_measured = False

    async def listen(self, seat: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
        writer.write(heading("GET", f"{self.path}/stream", self.secrets[seat], 0))
        try:
            while line := await reader.readline():
                if line.startswith(b"id: "):
                    self.hear(seat, int(line[4:]))
        finally:
            writer.close()

    def hear(self, seat: int, number: int) -> None:
        by, at = self.sent.get(number, (seat, 0.0))
        if by != seat and self.is_measured:
            self.load.deliveries.append(time.perf_counter() - at)

    async def play(self, until: float) -> None:
        """One action after the other, each seat's every ten seconds."""
        line = Connection(self.port)
        await asyncio.sleep(self.chance.uniform(0, PACE / SEATS))
        now: Any = None
        while time.perf_counter() < until:
            began = time.perf_counter()
            if now is None or not now["question"]:
                now = await self.asked(line)
                if now is None:
                    return
            seat = now["question"]["seat"]
            action = self.chance.choice(now["question"]["actions"])["notation"]
            body = {
                "id": f"load-{next(self.commands):08d}",
                "expected_seq": now["seq"],
                "action": action,
            }
            sent = time.perf_counter()
            self.sent[now["seq"] + 1] = (seat, sent)
            status, answer = await line.ask(
                "POST", f"{self.path}/actions", self.secrets[seat], body
            )
            if status != 200:
                self.load.refused += 1
                now = None
            else:
                if self.is_measured:
                    self.load.trips.append(time.perf_counter() - sent)
                now = answer["moment"]
            await asyncio.sleep(max(0.0, PACE / SEATS - (time.perf_counter() - began)))

    async def asked(self, line: Connection) -> Any:
        for secret in self.secrets:
            _, now = await line.ask("GET", f"{self.path}/moment", secret)
            if now["question"]:
                return now
        return None


def resident(pid: int) -> float:
    """Memory of a process, in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor_seconds(pid: int) -> float:
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / 100


async def measure(server: Server, load: Load, seconds: float) -> None:
    assert server.process is not None
    pid = server.process.pid
    load.memory["empty"] = resident(pid)
    maker = Connection(server.port)
    body = {"game": "dwarf", "seats": [{"kind": "human"}] * SEATS}
    tables = []
    for number in range(load.streams // SEATS):
        status, made = await maker.ask("POST", "/api/tables", "", body)
        assert status == 201, made
        tables.append(Table(server.port, made, load, number))
    load.memory["tables"] = resident(pid)
    studied = [await begin_study(maker) for _ in range(load.analyses)]
    listening = [
        asyncio.create_task(table.listen(seat)) for table in tables for seat in range(SEATS)
    ]
    await asyncio.sleep(2 + load.streams / 400)
    load.memory["streams"] = resident(pid)
    until = time.perf_counter() + PACE + seconds
    playing = [asyncio.create_task(table.play(until)) for table in tables]
    # The first ten seconds warm up.
    await asyncio.sleep(PACE)
    for table in tables:
        table.is_measured = True
    began, used = time.perf_counter(), processor_seconds(pid)
    await asyncio.sleep(seconds)
    load.processor = (processor_seconds(pid) - used) / (time.perf_counter() - began)
    load.memory["played"] = resident(pid)
    for path in studied:
        _, study = await maker.ask("GET", path, "")
        load.unfinished += study["state"] == "open"
    await asyncio.gather(*playing)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)


async def begin_study(maker: Connection) -> str:
    """A game that is over, whose analysis is asked for; its address."""
    file = Path(__file__).parents[1] / "tests" / "records" / f"{STUDIED}.json"
    body = {"record": json.loads(file.read_text("utf-8"))}
    status, made = await maker.ask("POST", "/api/imports", "", body)
    assert status == 201, made
    path = f"/api/tables/{made['table']}/analysis"
    status, study = await maker.ask("POST", path, "")
    assert status == 200, study
    return path


def percentile(values: list[float], share: float) -> float:
    return statistics.quantiles(values, n=1000)[round(share * 10) - 1] * 1000


def report(load: Load) -> str:
    per_table = (load.memory["tables"] - load.memory["empty"]) / (load.streams / SEATS) * 1024
    per_stream = (load.memory["streams"] - load.memory["tables"]) / load.streams * 1024
    return (
        f"{load.database:10} {load.streams:7} {len(load.trips):7} "
        f"{percentile(load.trips, 50):8.1f} {percentile(load.trips, 99):8.1f} "
        f"{percentile(load.deliveries, 50):8.1f} {percentile(load.deliveries, 99):8.1f} "
        f"{load.processor * 100:6.0f} % {per_table:8.0f} {per_stream:8.0f} {load.refused:7}"
    ) + (f"   {load.unfinished} of {load.analyses} analyses still going on" * bool(load.analyses))


def longest_record() -> tuple[str, float, int]:
    """How long the longest recorded game takes to load, in milliseconds."""
    best: tuple[str, float, int] = ("", 0.0, 0)
    folder = Path(__file__).parents[1] / "tests" / "records"
    for file in folder.rglob("*.json"):
        record = json.loads(file.read_text("utf-8"))
        if record["box"] is not None or len(record["actions"]) <= best[2]:
            continue
        row = TableRow(
            "t", record["game"], record["rules"], record["data"], record["options"], None,
            int(record["seed"]), "", False, False, True, True, None, [], [""], 0.0, 0.0,
        )  # fmt: skip
        seats = [SeatRow("t", n, "human", "", None, None) for n in range(len(record["seats"]))]
        entries = [
            Entry("t", number, "action", seat, {"action": text}, None, 0.0)
            for number, (seat, text) in enumerate(record["actions"], 1)
        ]
        LiveTable(row, seats, entries[:1])
        began = time.perf_counter()
        LiveTable(row, seats, entries)
        best = (file.stem, (time.perf_counter() - began) * 1000, len(entries))
    return best


def plot(loads: list[Load], file: str) -> None:
    figure = Figure(figsize=(8, 4.2))
    axes = figure.add_subplot()
    for load in loads:
        values = sorted(each * 1000 for each in load.trips)
        shares = [(n + 1) / len(values) * 100 for n in range(len(values))]
        axes.plot(values, shares, label=f"{load.database}, {load.streams} streams")
    axes.axhline(99, color="grey", linewidth=0.8, linestyle=":")
    axes.axvline(100, color="grey", linewidth=0.8, linestyle="--")
    axes.set_xscale("log")
    axes.set_xlabel("action round trip, ms")
    axes.set_ylabel("share of actions answered by then, %")
    axes.set_title("Round trips under load (dashed: the aim at the 99th percentile)")
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(file)
    print(f"plot in {file}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--streams", type=int, nargs="+", default=[200, 1000])
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], nargs="+",
                        default=["sqlite", "postgresql"])  # fmt: skip
    parser.add_argument("--analyses", type=int, default=0)
    parser.add_argument("--workers", default="1")
    parser.add_argument("--plot", metavar="FILE")
    wanted = parser.parse_args()

    name, took, actions = longest_record()
    print(f"longest recorded game: {name}, {actions} actions, loaded in {took:.1f} ms\n")
    print("                              round trip, ms     delivery, ms       one  kB for  kB for")
    print(
        "database   streams actions     50th     99th     50th     99th    core"
        " a table a stream refused"
    )
    loads = []
    for kind in wanted.database:
        for streams in wanted.streams:
            loads.append(
                loaded(
                    Load(kind, streams, analyses=wanted.analyses), wanted.seconds, wanted.workers
                )
            )
            print(report(loads[-1]), flush=True)
    if wanted.plot:
        plot(loads, wanted.plot)


def loaded(load: Load, seconds: float, workers: str) -> Load:
    """A fresh server, its load, and what was seen."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder, 'tables.db')}"
        postgres = None
        if load.database == "postgresql":
            programs = postgres_programs()
            if programs is None:
                sys.exit("PostgreSQL is not installed here; --database sqlite measures without it")
            postgres = Postgres(programs)
            postgres.start()
            database = postgres.new_database()
        server = Server(database, Path(folder, "log"), ("--workers", workers))
        server.start()
        try:
            asyncio.run(measure(server, load, seconds))
        finally:
            server.stop()
            if postgres is not None:
                postgres.remove()
    return load


if __name__ == "__main__":
    main()
