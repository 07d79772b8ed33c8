"""Two servers before one database: players on different ones sit at the same table."""

import contextlib
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.parts import RedisServer
from server.running import Server
from server.sitting import BOT, HUMAN, Player, make_table

# Seconds an event may take on a busy machine before a test gives up; and longer than that.
PATIENCE = 60.0
NEVER = 3600.0


@pytest.fixture(params=[1.0])
def servers(
    database: str, redis: RedisServer, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[list[Server]]:
    """Two that know of each other by Redis, and look at the database so often."""
    address = f"redis://127.0.0.1:{redis.port}"
    both = [
        Server(
            database, tmp_path / f"log{n}", ("--workers", "1", "--redis", address),
            PITHEAD_POLL_SECONDS=str(request.param), PITHEAD_LEASE_SECONDS="2",
        )
        for n in range(2)
    ]  # fmt: skip
    try:
        for server in both:
            server.start()
        yield both
    finally:
        for server in both:
            server.stop()


class Ear(threading.Thread):
    """Listens to a stream and notes what came."""

    def __init__(self, player: Player) -> None:
        super().__init__(daemon=True)
        self.player = player
        self.heard: set[int] = set()

    def run(self) -> None:
        # In the end the server is stopped, and the stream breaks off.
        with contextlib.suppress(httpx.TransportError):
            for number, _ in self.player.stream(0):
                self.heard.add(int(number))

    def has_heard(self, number: int) -> bool:
        until = time.monotonic() + PATIENCE
        while number not in self.heard and time.monotonic() < until:
            time.sleep(0.005)
        return number in self.heard


def turn(players: list[Player], ears: list[Ear]) -> bool:
    """One action of whoever is to act; whether the other hears of it."""
    moments = [each.moment() for each in players]
    who = 0 if moments[0]["question"] else 1
    now = moments[who]
    answer = players[who].act(now["question"]["actions"][0]["notation"], now["seq"])
    assert answer.status_code == 200, answer.text
    return ears[1 - who].has_heard(answer.json()["seq"])


def seated_apart(servers: list[Server]) -> tuple[list[Player], list[Ear], Any]:
    made = make_table(servers[0].url, "dwarf", [HUMAN, HUMAN])
    players = [Player(servers[n].url, made["table"], made["seats"][n]["secret"]) for n in range(2)]
    ears = [
        Ear(Player(servers[n].url, made["table"], made["seats"][n]["secret"])) for n in range(2)
    ]
    for ear in ears:
        ear.start()
    until = time.monotonic() + PATIENCE
    while not all(players[n].facts()["seats"][n]["here"] for n in range(2)):
        assert time.monotonic() < until, "the streams are not open"
        time.sleep(0.01)
    return players, ears, made


@pytest.mark.heavy
@pytest.mark.parametrize("servers", [NEVER], indirect=True)
def test_each_hears_of_the_others_move_by_redis(servers: list[Server]) -> None:
    players, ears, _ = seated_apart(servers)

    assert all(turn(players, ears) for _ in range(20)), "nobody looked, and Redis did not tell"


@pytest.mark.heavy
def test_without_redis_each_hears_of_it_by_looking(
    servers: list[Server], redis: RedisServer
) -> None:
    players, ears, _ = seated_apart(servers)
    assert turn(players, ears)

    redis.stop()

    assert all(turn(players, ears) for _ in range(6))


@pytest.mark.heavy
def test_where_one_server_dies_the_other_lets_the_bots_play_on(servers: list[Server]) -> None:
    made = make_table(servers[0].url, "dwarf", [BOT, BOT])
    servers[0].kill()
    watcher = Player(servers[1].url, made["table"])

    until = time.monotonic() + 5 * PATIENCE
    while watcher.facts()["status"] != "over":
        assert time.monotonic() < until, "nobody lets the bots play"
        time.sleep(0.3)
