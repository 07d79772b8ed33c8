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

POLL = 1.0
# What a busy machine may need besides.
SLACK = 1.5


@pytest.fixture
def servers(database: str, redis: RedisServer, tmp_path: Path) -> Iterator[list[Server]]:
    address = f"redis://127.0.0.1:{redis.port}"
    both = [
        Server(
            database, tmp_path / f"log{n}", ("--workers", "1", "--redis", address),
            PITHEAD_POLL_SECONDS=str(POLL), PITHEAD_LEASE_SECONDS="2",
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
    """Listens to a stream and notes when each event came."""

    def __init__(self, player: Player) -> None:
        super().__init__(daemon=True)
        self.player = player
        self.heard: dict[int, float] = {}

    def run(self) -> None:
        # In the end the server is stopped, and the stream breaks off.
        with contextlib.suppress(httpx.TransportError):
            for number, _ in self.player.stream(0):
                self.heard[int(number)] = time.monotonic()

    def delay(self, number: int, since: float, most: float) -> float:
        until = time.monotonic() + most + 5
        while number not in self.heard:
            assert time.monotonic() < until, f"event {number} was never heard"
            time.sleep(0.005)
        return self.heard[number] - since


def turn(players: list[Player], ears: list[Ear], most: float) -> float:
    """One action of whoever is to act; how long the other waits to see it."""
    moments = [each.moment() for each in players]
    who = 0 if moments[0]["question"] else 1
    now = moments[who]
    answer = players[who].act(now["question"]["actions"][0]["notation"], now["seq"])
    answered = time.monotonic()
    assert answer.status_code == 200, answer.text
    return ears[1 - who].delay(answer.json()["seq"], answered, most)


def seated_apart(servers: list[Server]) -> tuple[list[Player], list[Ear], Any]:
    made = make_table(servers[0].url, "dwarf", [HUMAN, HUMAN])
    players = [Player(servers[n].url, made["table"], made["seats"][n]["secret"]) for n in range(2)]
    ears = [
        Ear(Player(servers[n].url, made["table"], made["seats"][n]["secret"])) for n in range(2)
    ]
    for ear in ears:
        ear.start()
    time.sleep(0.5)
    return players, ears, made


@pytest.mark.heavy
def test_each_sees_the_others_move_within_a_second(servers: list[Server]) -> None:
    players, ears, _ = seated_apart(servers)

    delays = [turn(players, ears, 1.0) for _ in range(20)]

    assert max(delays) < 1.0
    assert sorted(delays)[10] < POLL / 2, "wake-ups do not come by Redis but by polls"


@pytest.mark.heavy
def test_without_redis_each_sees_it_within_a_poll(
    servers: list[Server], redis: RedisServer
) -> None:
    players, ears, _ = seated_apart(servers)
    turn(players, ears, 1.0)

    redis.stop()
    delays = [turn(players, ears, POLL + SLACK) for _ in range(6)]

    assert max(delays) < POLL + SLACK


@pytest.mark.heavy
def test_where_one_server_dies_the_other_lets_the_bots_play_on(servers: list[Server]) -> None:
    made = make_table(servers[0].url, "dwarf", [BOT, BOT])
    servers[0].kill()
    watcher = Player(servers[1].url, made["table"])

    until = time.monotonic() + 60
    while watcher.facts()["status"] != "over":
        assert time.monotonic() < until, "nobody lets the bots play"
        time.sleep(0.3)
