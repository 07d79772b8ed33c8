"""Groups of people and bots who play one table after another, whatever happens to the servers."""

import json
import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import httpx

from pithead.engine.record import record_from_json
from pithead.games import open_record
from server.driving import PATIENCE, PAUSE, Driver, faults_of, refusal_of
from server.sitting import BOT, HUMAN
from torture.figures import Deadline, Say

RECORDS = Path(__file__).parents[1] / "records"
# Tables begin so many moves before the end of a recorded game, so that many come to their end.
LEFT = 12
# Who sits there: one, two or several people, with and without bots, and bots alone. The first
# group is of people alone, so that at any moment somebody wants to write.
PARTIES = ("hb", "hh", "hhb", "hbhb", "bb")
PEOPLE = "hh"


@cache
def games_of(seats: int) -> list[dict[str, Any]]:
    """The recorded games with so many seats."""
    every = [json.loads(file.read_text("utf-8")) for file in sorted(RECORDS.rglob("*.json"))]
    found = [each for each in every if len(each["seats"]) == seats and each["box"] is None]
    assert found
    return found


class Crowd:
    """Each group has a thread, and each person at its table one more."""

    def __init__(self, urls: Sequence[str], groups: int, timeout: float = 60.0) -> None:
        self.urls = urls
        self.timeout = timeout
        self.stopping = threading.Event()
        self.lock = threading.Lock()
        # Those who play now, and what those have done who have come to their end.
        self.drivers: list[Driver] = []
        self.past = Counter[str]()
        self.slowest = 0.0
        self.tables = 0
        self.faults: list[str] = []
        self.threads = [
            threading.Thread(target=self._play, args=(number,), daemon=True)
            for number in range(groups)
        ]

    def start(self) -> None:
        for thread in self.threads:
            thread.start()

    def finish(self) -> None:
        """Nobody begins another table; those begun are played to their end and looked at."""
        self.stopping.set()
        for thread in self.threads:
            thread.join(2 * PATIENCE)
            if thread.is_alive():
                self.faults.append("a group does not come to its end")

    @property
    def acknowledged(self) -> int:
        with self.lock:
            now = sum(len(each.acknowledged) for each in self.drivers)
            return self.past["acknowledged actions"] + now

    @property
    def moved_by_bots(self) -> int:
        """How many actions of bots people were told of."""
        with self.lock:
            return self.past["actions of bots heard"] + sum(
                each.moved_by_bots for each in self.drivers
            )

    @property
    def refused(self) -> int:
        with self.lock:
            return self.past["refusals"] + sum(len(each.refusals) for each in self.drivers)

    def counts(self) -> dict[str, float]:
        """What they did, for the figures."""
        result: dict[str, float] = {
            what: self.past[what]
            for what in (
                "tables",
                "people",
                "acknowledged actions",
                "actions of bots heard",
                "requests sent again",
            )
        }
        if self.past["refusals"]:
            result["refusals with 503"] = self.past["refusals"]
            result["s for the slowest of them"] = round(self.slowest, 2)
        return result

    def _refuse(self, answer: httpx.Response) -> None:
        """A table that could not be made."""
        seconds = refusal_of(answer)
        with self.lock:
            self.past["refusals"] += 1
            self.past["requests sent again"] += 1
            self.slowest = max(self.slowest, seconds)

    def _leave(self, drivers: list[Driver]) -> None:
        with self.lock:
            self.past["tables"] += 1
            for driver in drivers:
                self.drivers.remove(driver)
                self.past["people"] += 1
                self.past["acknowledged actions"] += len(driver.acknowledged)
                self.past["actions of bots heard"] += driver.moved_by_bots
                self.past["requests sent again"] += driver.failures + len(driver.refusals)
                self.past["refusals"] += len(driver.refusals)
                self.slowest = max([self.slowest, *driver.refusals])
                driver.close()

    def _play(self, number: int) -> None:
        try:
            while True:
                self._play_one(PEOPLE if number == 0 else None)
                if self.stopping.is_set() or self.faults:
                    return
        except Exception as error:  # In a thread of its own, it would be lost.
            self.faults.append(f"group {number}: {type(error).__name__}: {error}")

    def _play_one(self, party: str | None) -> None:
        with self.lock:
            number = self.tables
            self.tables += 1
        party = party or PARTIES[number % len(PARTIES)]
        games = games_of(len(party))
        record = games[number // len(PARTIES) % len(games)]
        at = max(0, len(record["actions"]) - LEFT)
        made = self._made(record, at, [HUMAN if each == "h" else BOT for each in party], number)
        drivers = [
            Driver(self.urls, made["table"], each["secret"], seat, 1000 * number + seat,
                   self.timeout)
            for seat, each in enumerate(made["seats"]) if each["secret"]
        ]  # fmt: skip
        for driver in drivers:
            driver.bots = [seat for seat, each in enumerate(party) if each == "b"]
        with self.lock:
            self.drivers += drivers
        with ThreadPoolExecutor(len(party)) as pool:
            for done in [pool.submit(Driver.play_to_the_end, each) for each in drivers]:
                assert done.result()["result"]
        begun = [
            sum(seat == own for seat, _ in record["actions"][:at]) for own in range(len(party))
        ]
        for driver in drivers:
            self.faults += faults_of(driver, begun[driver.seat])
        self.faults += self._faults_in_the_end(made["table"])
        self._leave(drivers)

    def _made(self, record: Any, at: int, seats: list[Any], number: int) -> Any:
        """A new table. A server that dies meanwhile may have made one that nobody plays at."""
        body = {"record": record, "at": at, "seats": seats}
        until = time.monotonic() + PATIENCE
        while True:
            url = self.urls[number % len(self.urls)]
            number += 1
            try:
                answer = httpx.post(f"{url}/api/imports", json=body, timeout=self.timeout)
                # A server that has much to read at the moment asks to come again.
                assert answer.status_code in (201, 429, 503), answer.text
                if answer.status_code == 201:
                    return answer.json()
                if answer.status_code == 503:
                    self._refuse(answer)
                time.sleep(float(answer.headers.get("retry-after", 0)))
            except httpx.TransportError:
                pass
            assert time.monotonic() < until, "no table can be made"
            time.sleep(PAUSE)

    def _faults_in_the_end(self, table: str) -> list[str]:
        """The table comes to its end, and its record replays to the scores it names."""
        watcher = Driver(self.urls, table, None, -1, 0, self.timeout)
        watcher.play_to_the_end()
        open_record(record_from_json(watcher.insist(lambda each: each.get("/record")))).check()
        numbers = [each["seq"] for each in watcher.insist(lambda player: player.events(0))]
        watcher.close()
        return [] if numbers == list(range(1, len(numbers) + 1)) else [f"table {table}: {numbers}"]


def disturbed(
    crowd: Crowd, times: int, disturb: Callable[[int], None], say: Say, deadline: Deadline,
    bots: int = 0,
) -> int:  # fmt: skip
    """Disturb so often, each time after something new was acknowledged. Returns how often.

    Each time whose number `bots` divides, somebody was also told of a bot's action before.
    """
    chance = random.Random(1)
    for done in range(times):
        before, until = (crowd.acknowledged, crowd.moved_by_bots), time.monotonic() + PATIENCE
        waits_for_bots = bots and done % bots == 0
        while crowd.acknowledged == before[0] or (
            waits_for_bots and crowd.moved_by_bots == before[1]
        ):
            if crowd.faults or deadline.is_over:
                return done
            if time.monotonic() > until:
                crowd.faults.append(f"nothing acknowledged for {PATIENCE:.0f} s")
                return done
            time.sleep(0.005)
        time.sleep(chance.choice([0.0, 0.01, 0.05, 0.2, 0.5]))
        disturb(done)
        if (done + 1) % max(1, times // 20) == 0:
            say(f"{done + 1} of {times}, {crowd.acknowledged} actions acknowledged")
    return times
