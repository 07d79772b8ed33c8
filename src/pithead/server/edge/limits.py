"""How often and how much: buckets that fill up again with time."""

import asyncio
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

from pithead.server.refusals import Refusal
from pithead.server.settings import Settings

MOST_KEPT: Final = 20_000
# What requests take by the last word of their address, where that is more than one drop: for these
# a game is played again from its beginning, a long answer written, or a connection kept open.
DROPS: Final = {
    "analysis": 4.0, "answer": 10.0, "course": 10.0, "events": 4.0, "lobby": 10.0, "log": 10.0,
    "record": 10.0, "report": 20.0, "stream": 10.0, "trees": 10.0,
}  # fmt: skip
# Nobody is asked more often in a day whether they want to be called at an address of theirs.
GREETINGS: Final = 5
# Seat holders at one address may have so many times what others there may have.
SEATED: Final = 4
# Whoever asks too often waits for the refusal: a second at least, and so long that no more of one
# address are refused in a second.
CORNER_SECONDS: Final = 1.0
REFUSALS_A_SECOND: Final = 50
# The shares of all connections that may wait so, of one address and in all. Nobody else is kept
# waiting: those beyond are refused at once.
IN_CORNER: Final = 1 / 8
IN_ALL_CORNERS: Final = 1 / 4


class Buckets:
    """One bucket for each key (an address, a table). A request takes drops out of it."""

    def __init__(
        self, drops: float, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.drops: Final = drops
        self.seconds: Final = seconds
        self.clock: Final = clock
        self._lock: Final = threading.Lock()
        # What is left, and when that was so.
        self._left: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def take(self, key: str, drops: float = 1.0) -> float:
        """0 if they were there; else how many seconds until they will be."""
        now = self.clock()
        drops = min(drops, max(self.drops, 1.0))
        with self._lock:
            left, since = self._left.pop(key, (self.drops, now))
            left = min(self.drops, left + (now - since) * self.drops / self.seconds)
            are_there = left >= drops
            self._left[key] = (left - drops if are_there else left, now)
            while len(self._left) > MOST_KEPT:
                self._left.popitem(last=False)
        return 0.0 if are_there else (drops - left) * self.seconds / max(self.drops, 1e-9)

    def draw(self, key: str, drops: float = 1.0) -> None:
        """Take drops, or refuse."""
        wait = self.take(key, drops)
        if wait:
            raise Refusal("too_many", "server.error.too_many", {"seconds": int(wait) + 1})


class Corner:
    """Where whoever asks too often waits to be told (a tar pit): who asks as fast as answers come,
    asks slowly then, and it costs nothing. To be used in one event loop."""

    def __init__(self, connections: int) -> None:
        self.most: Final = int(IN_CORNER * connections)
        self.most_in_all: Final = int(IN_ALL_CORNERS * connections)
        self.waiting: Final[Counter[str]] = Counter()

    async def wait(self, address: str) -> None:
        if self.waiting[address] >= self.most or self.waiting.total() >= self.most_in_all:
            return
        self.waiting[address] += 1
        try:
            await asyncio.sleep(self.seconds_for(address))
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address]

    def seconds_for(self, address: str) -> float:
        return max(CORNER_SECONDS, self.waiting[address] / REFUSALS_A_SECOND)


class Pace:
    """Who may ask how often.

    Whoever holds a seat has a bucket of their own, and nobody else takes from it: neither those at
    the same address nor those who watch the same table. Beside that, those who hold seats share
    one at their address, which is large.
    """

    def __init__(self, settings: Settings) -> None:
        self.addresses: Final = Buckets(settings.address_rate, 60)
        # Who holds seats at many tables of their own has the buckets of all of them, and this one.
        self.seated: Final = Buckets(SEATED * settings.address_rate, 60)
        self.creations: Final = Buckets(settings.creation_rate, 3600)
        # By table, for all who hold no seat there.
        self.strangers: Final = Buckets(settings.table_rate, 60)
        # By table and seat.
        self.holders: Final = Buckets(settings.seat_rate, 60)
        self.hints: Final = Buckets(settings.hint_rate, 60)
        self.bells: Final = Buckets(settings.bell_rate, 3600)
        # By address that is to be called, whoever names it.
        self.greetings: Final = Buckets(GREETINGS, 86_400)

    def draw(self, table: str, reader: tuple[int, ...], drops: float) -> None:
        """For a request about a table, once it is known whose it is."""
        if reader:
            self.holders.draw(holder_of(table, reader), drops)
        else:
            self.strangers.draw(table, drops)


def holder_of(table: str, reader: tuple[int, ...]) -> str:
    """Whoever holds some seats; of several the first stands for all."""
    return f"{table} {reader[0]}"
