"""A server that is killed at random moments loses nothing it has acknowledged."""

import json
import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

from pithead.engine.record import record_from_json
from pithead.games import open_record
from server.driving import Driver
from server.parts import Postgres
from server.running import Server
from server.sitting import BOT, HUMAN, Player

RECORDS = Path(__file__).parents[1] / "records"
# Tables begin so many moves before the end of a recorded game.
LEFT = 10
KILLS = 5


def a_record(number: int) -> tuple[dict[str, Any], int]:
    """A finished two-seat game, and a moment shortly before its end."""
    found = two_seat_games()
    record = found[number % len(found)]
    return record, max(0, len(record["actions"]) - LEFT)


@cache
def two_seat_games() -> list[dict[str, Any]]:
    result = []
    for file in sorted(RECORDS.rglob("*.json")):
        record = json.loads(file.read_text("utf-8"))
        if len(record["seats"]) == 2 and record["box"] is None:
            result.append(record)
    assert len(result) > 3
    return result


def new_table(url: str, number: int, seats: list[dict[str, Any]]) -> Any:
    record, at = a_record(number)
    body = {"record": record, "at": at, "seats": seats}
    answer = httpx.post(f"{url}/api/imports", json=body, timeout=60, verify=False)
    assert answer.status_code == 201, answer.text
    return answer.json()


def killed_now_and_then(
    server: Server, drivers: list[Driver], ended: threading.Event, chance: random.Random
) -> int:
    """The first time as soon as anything is acknowledged, however fast the machine plays."""
    while not any(driver.acknowledged for driver in drivers):
        if ended.wait(0.001):
            return 0
    for kills in range(1, KILLS + 1):
        server.kill()
        server.start()
        if ended.wait(chance.uniform(0.2, 1.5)):
            return kills
    return KILLS


@pytest.mark.heavy
@pytest.mark.parametrize(("kind", "tables"), [("sqlite", 200), ("postgresql", 20)])
def test_a_killed_server_loses_no_acknowledged_action(
    kind: str, tables: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.new_database()
    server = Server(
        database, tmp_path / "log", ("--workers", "2"), PITHEAD_LEASE_SECONDS="2",
        PITHEAD_POLL_SECONDS="0.5",
    )  # fmt: skip
    server.start()
    try:
        # Half of the tables have a script and a bot, half have bots only.
        made = [
            new_table(server.url, n, [HUMAN, BOT] if n % 2 else [BOT, BOT]) for n in range(tables)
        ]
        drivers = [
            Driver(server.url, each["table"], each["seats"][0]["secret"], n)
            for n, each in enumerate(made)
            if n % 2
        ]
        ended = threading.Event()
        chance = random.Random(1)
        with ThreadPoolExecutor(17) as pool:
            killing = pool.submit(killed_now_and_then, server, drivers, ended, chance)
            results = list(pool.map(Driver.play_to_the_end, drivers))
            ended.set()
            kills = killing.result()

        assert kills > 0
        assert all(each["result"] for each in results)
        for driver in drivers:
            check_promises(driver)
        for each in made:
            check_whole(server.url, each["table"])
    finally:
        server.stop()


def check_promises(driver: Driver) -> None:
    """Every acknowledged action stands in the record, once, in its place."""
    record = driver.player.get("/record")
    own = [text for seat, text in record["actions"] if seat == 0]
    promised = [text for _, text in sorted(driver.acknowledged)]
    numbers = [number for number, _ in driver.acknowledged]
    assert len(set(numbers)) == len(numbers)
    assert own[len(own) - len(promised) :] == promised
    begun = a_record_of(driver)
    assert len(own) - begun == len(promised)


def a_record_of(driver: Driver) -> int:
    """How many actions of seat 0 the table began with."""
    first = driver.player.events(0)[0]["moment"]["moves"] - 1
    record = driver.player.get("/record")
    return sum(1 for seat, _ in record["actions"][:first] if seat == 0)


def check_whole(url: str, table: str) -> None:
    """The table has come to its end, and its record replays to the scores it names."""
    watcher = Player(url, table)
    until = time.monotonic() + 60
    while watcher.facts()["status"] != "over":
        assert time.monotonic() < until, f"table {table} stands still"
        time.sleep(0.2)
    open_record(record_from_json(watcher.get("/record"))).check()
    numbers = [each["seq"] for each in watcher.events(0)]
    assert numbers == list(range(1, len(numbers) + 1))
    watcher.close()
