"""`kill -9` at any moment, of one server or of one of two, and Redis gone and back."""

import signal
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from server.parts import RedisServer
from server.running import Server
from torture.crowd import Crowd, disturbed
from torture.figures import Deadline, Figures, Say
from torture.nursery import ForkedServer, Nursery

# So that a server started again soon takes up the bots of the one that died.
SOON = {"PITHEAD_LEASE_SECONDS": "1", "PITHEAD_POLL_SECONDS": "0.25"}
# Every such life of a server lasts until a bot has acted, which takes longer than most lives.
BOTS = 8


def killed(
    database: str, folder: Path, kills: int, groups: int, most_seconds: float, say: Say
) -> Figures:
    """One server, killed in the middle of play, and now and then while it starts."""
    kind = database.partition(":")[0]
    deadline = Deadline(most_seconds)
    nursery = Nursery()
    server = ForkedServer(nursery, database, folder / "killed.log", ("--workers", "1"), **SOON)

    def kill(number: int) -> None:
        server.kill()
        if number % 10 == 9:
            server.launch()
            time.sleep(number % 7 / 10)
            server.kill()
        # Who waits for it to answer are those who play: something must be acknowledged first.
        server.launch()

    try:
        return played(f"kill-{kind}", [server], groups, kills, "kill -9", kill, deadline, say)
    finally:
        nursery.close()


def two_servers(
    database: str, folder: Path, kills: int, groups: int, most_seconds: float, say: Say
) -> Figures:
    """Two servers before one database, killed in turn. Who is left takes over."""
    deadline = Deadline(most_seconds)
    nursery = Nursery()
    both = [
        ForkedServer(nursery, database, folder / f"two-{n}.log", ("--workers", "1"), **SOON)
        for n in range(2)
    ]

    def kill(number: int) -> None:
        # One of them answers, while the other starts.
        both[number % 2].wait()
        both[1 - number % 2].kill()
        both[1 - number % 2].launch()

    try:
        return played("two-servers", both, groups, kills, "kill -9 of one", kill, deadline, say)
    finally:
        nursery.close()


def redis_stopped(
    database: str, redis: RedisServer, folder: Path, stops: int, groups: int,
    most_seconds: float, say: Say,
) -> Figures:  # fmt: skip
    """Two servers that wake each other by Redis, which is stopped, killed and started."""
    deadline = Deadline(most_seconds)
    arguments = ("--workers", "1", "--redis", redis.url)
    both = [Server(database, folder / f"redis-{n}.log", arguments, **SOON) for n in range(2)]

    def stop(number: int) -> None:
        if redis.running is None:
            redis.start()
        else:
            redis.stop(signal.SIGKILL if number % 4 == 0 else signal.SIGTERM)

    return played("redis", both, groups, stops, "stops and starts of Redis", stop, deadline, say)


def played(
    part: str, servers: Sequence[Server], groups: int, times: int, what: str,
    disturb: Callable[[int], None], deadline: Deadline, say: Say,
) -> Figures:  # fmt: skip
    """A crowd before these servers, disturbed so often; everything is stopped in the end."""
    crowd = Crowd([each.url for each in servers], groups)
    try:
        for server in servers:
            server.start()
        crowd.start()
        done = disturbed(crowd, times, disturb, say, deadline, BOTS)
        crowd.finish()
    finally:
        for server in servers:
            server.stop()
    figures = Figures(part, {what: done, **crowd.counts()}, crowd.faults, deadline.spent)
    if done < times and not figures.faults:
        figures.faults.append(f"stopped after {done} of {times}: no time left")
    return figures
