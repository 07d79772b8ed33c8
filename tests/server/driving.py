"""Scripts that play at many tables at once and remember what they were promised."""

import random
import time
from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeVar
from urllib.parse import urlsplit

import httpx

from server.parts import answers
from server.sitting import Player

T = TypeVar("T")
# Seconds after which a table where nothing happens, or a server that is not back, is a fault.
PATIENCE = 600.0
PAUSE = 0.1


class Driver:
    """Plays one seat to the end, whatever happens to the servers meanwhile."""

    def __init__(
        self, urls: Sequence[str], table: str, secret: str | None, seat: int, seed: int,
        timeout: float = 60.0,
    ) -> None:  # fmt: skip
        # Where one server does not answer, the next is asked.
        self.players = [Player(url, table, secret, timeout) for url in urls]
        self.at = seed % len(urls)
        self.table = table
        self.seat = seat
        self.chance = random.Random(seed)
        # What the server has acknowledged: number and action; and which hash each number had.
        self.acknowledged: list[tuple[int, str]] = []
        self.hashes: list[tuple[int, str]] = []
        # Where bots sit, and how many actions of theirs it was told of.
        self.bots: Collection[int] = ()
        self.moved_by_bots = 0
        self.commands = 0
        self.failures = 0
        # How long each refusal of a server that cannot write took.
        self.refusals: list[float] = []

    @property
    def player(self) -> Player:
        return self.players[self.at]

    def play_to_the_end(self) -> Any:
        """Returns the last moment."""
        until = time.monotonic() + PATIENCE
        now = self.insist(Player.moment)
        while now["result"] is None:
            before = now["seq"]
            assert time.monotonic() < until, f"table {self.table} stands still"
            now = self.act(now) if now["question"] else self.later(now)
            if now["seq"] != before:
                until = time.monotonic() + PATIENCE
        return now

    def later(self, now: Any) -> Any:
        """The moment once somebody else has acted, or after a while."""
        events = self.insist(lambda player: player.events(now["seq"], wait=5))
        self.moved_by_bots += sum(each["seat"] in self.bots for each in events)
        moments = [each["moment"] for each in events if each["moment"]]
        return moments[-1] if moments else self.insist(Player.moment)

    def act(self, now: Any) -> Any:
        """Send an action until it is answered; the same command as often as need be."""
        action = self.chance.choice(now["question"]["actions"])["notation"]
        self.commands += 1
        command = f"driver-{self.seat}-{self.commands:06d}"
        answer = self.insist(lambda player: player.act(action, now["seq"], command))
        if answer.status_code == 409:
            return answer.json()["moment"]
        assert answer.status_code == 200, answer.text
        told = answer.json()
        self.acknowledged.append((told["seq"], action))
        # If this is the answer to a command sent again, others may have acted since.
        self.hashes.append((told["moment"]["seq"], told["moment"]["hash"]))
        return told["moment"]

    def insist(self, ask: Callable[[Player], T]) -> T:
        """Ask again while the server is away or says that it cannot write."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                answer = ask(self.player)
                if not isinstance(answer, httpx.Response) or answer.status_code != 503:
                    return answer
                self.refusals.append(refusal_of(answer))
            except httpx.TransportError:
                self.failures += 1
                self.at = (self.at + 1) % len(self.players)
                self.until_somebody_listens(until)
            except httpx.HTTPStatusError as error:
                if error.response.status_code != 503:
                    raise
                self.refusals.append(refusal_of(error.response))
            assert time.monotonic() < until, "the server does not come back"
            time.sleep(PAUSE)

    def until_somebody_listens(self, until: float) -> None:
        """While all servers are down: many who ask all the time would keep them from starting."""
        while not any(answers(port_of(each.url)) for each in self.players):
            assert time.monotonic() < until, "the server does not come back"
            time.sleep(PAUSE)

    def close(self) -> None:
        for player in self.players:
            player.close()


def port_of(url: str) -> int:
    port = urlsplit(url).port
    assert port is not None
    return port


def refusal_of(answer: httpx.Response) -> float:
    """A server that cannot do it now says so in a sentence; after how many seconds it did."""
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    assert answer.json()["detail"], answer.text
    return answer.elapsed.total_seconds()


def faults_of(driver: Driver, begun: int) -> list[str]:
    """What was promised and is not so: actions lost, doubled or out of place, hashes that differ.

    `begun` is how many actions of its seat the table began with.
    """
    table = f"table {driver.table}, seat {driver.seat}"
    record = driver.insist(lambda player: player.get("/record"))
    own = [text for seat, text in record["actions"] if seat == driver.seat]
    promised = [text for _, text in sorted(driver.acknowledged)]
    result = []
    if own[begun:] != promised:
        result.append(f"{table}: acknowledged {promised}, kept {own[begun:]}")
    numbers = [number for number, _ in driver.acknowledged]
    if len(set(numbers)) != len(numbers):
        result.append(f"{table}: a number was acknowledged twice")
    events = driver.insist(lambda player: player.events(0))
    hashes = {each["seq"]: each["hash"] for each in events}
    if sorted(hashes) != list(range(1, len(events) + 1)):
        result.append(f"{table}: events are missing or doubled")
    result += [
        f"{table}: the hash of number {number} was {told} and is {hashes.get(number)}"
        for number, told in driver.hashes
        if hashes.get(number) != told
    ]
    last = set()
    for _ in driver.players:
        driver.at = (driver.at + 1) % len(driver.players)
        last.add(driver.insist(Player.moment)["hash"])
    if len(last) != 1:
        result.append(f"{table}: servers show different moments")
    return result
