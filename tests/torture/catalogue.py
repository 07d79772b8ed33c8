"""The parts of the torture by name, in the numbers of the long run."""

import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from server.parts import Postgres, RedisServer, postgres_programs, redis_program
from server.running import serving
from server.sitting import BOT, HUMAN, make_table
from torture.command_lines import command_lines
from torture.figures import Figures, Say
from torture.fuzzing import fuzzed
from torture.hostile import hostile
from torture.killing import killed, redis_stopped, two_servers
from torture.network import bad_network
from torture.no_room import disk_full, locked
from torture.reconnects import reconnects

HOUR: Final = 3600.0


class Workshop:
    """A folder, and the real PostgreSQL and Redis of this run, started when first needed."""

    def __init__(self) -> None:
        self.folder: Final = Path(tempfile.mkdtemp(prefix="pithead-torture-"))
        self.files = 0

    def sqlite(self) -> str:
        self.files += 1
        return f"sqlite:///{self.folder / f'tables-{self.files}.db'}"

    @cached_property
    def postgres(self) -> Postgres:
        programs = postgres_programs()
        if programs is None:
            raise RuntimeError("PostgreSQL is not installed here")
        server = Postgres(programs)
        server.start()
        return server

    @cached_property
    def redis(self) -> RedisServer:
        program = redis_program()
        if program is None:
            raise RuntimeError("Redis is not installed here")
        server = RedisServer(program)
        server.start()
        return server

    def close(self) -> None:
        """Stop what was started. The folder stays: whoever asks why finds logs there."""
        for name in ("postgres", "redis"):
            if name in self.__dict__:
                self.__dict__[name].remove()


@dataclass(frozen=True)
class Part:
    """One part: what it proves, how often in the long run, and how long it may take at most."""

    name: str
    tells: str
    times: int
    most_seconds: float
    run: Callable[[Workshop, int, float, Say], Figures]


def fuzz(shop: Workshop, times: int, most: float, say: Say) -> Figures:
    with serving(shop.sqlite(), shop.folder, ("--workers", "1")) as server:
        made = make_table(server.url, "dwarf", [HUMAN, BOT])
        return fuzzed(server.url, made, times, most, say)


PARTS: Final = [
    Part("kill-sqlite", "kill -9 of the server in the middle of play, SQLite", 1000, 4 * HOUR,
         lambda shop, n, most, say: killed(shop.sqlite(), shop.folder, n, 12, most, say)),
    Part("kill-postgresql", "the same with PostgreSQL", 1000, 4 * HOUR,
         lambda shop, n, most, say: killed(
             shop.postgres.new_database(), shop.folder, n, 12, most, say)),
    Part("two-servers", "two servers before one database, killed in turn", 200, 2 * HOUR,
         lambda shop, n, most, say: two_servers(
             shop.postgres.new_database(), shop.folder, n, 12, most, say)),
    Part("redis", "Redis stopped and started under two servers", 200, 2 * HOUR,
         lambda shop, n, most, say: redis_stopped(
             shop.postgres.new_database(), shop.redis, shop.folder, n, 12, most, say)),
    Part("disk-full", "the disk filled to the last byte, and emptied", 100, 2 * HOUR,
         lambda shop, n, most, say: disk_full(shop.folder, n, 8, most, say)),
    Part("locked", "another program holds SQLite's lock", 100, 2 * HOUR,
         lambda shop, n, most, say: locked(shop.folder, n, 8, most, say)),
    Part("network", "a network that delays, stalls, swallows and cuts", 2000, 2 * HOUR,
         lambda shop, n, most, say: bad_network(shop.sqlite(), shop.folder, n, 12, most, say)),
    Part("reconnects", "streams that break off and resume", 10_000, HOUR,
         lambda shop, n, most, say: reconnects(
             shop.sqlite(), shop.folder, 50, -(-n // 50), most, say)),
    Part("fuzz", "requests that nobody would send", 20_000, 2 * HOUR, fuzz),
    Part("command-lines", "odd but valid command lines of pithead", 2000, HOUR,
         lambda shop, n, most, say: command_lines(shop.folder, n, most, say)),
    Part("hostile", "seconds of a hostile client beside 50 people who play", 120, HOUR,
         lambda shop, n, most, say: hostile(shop.folder, 50, min(n, most), 1.0, say)),
]  # fmt: skip
