"""Who looks at which table, and so which tables of bots alone go on.

A table where bots alone decide goes on while somebody looks at it (a stream, a poll, any request
that is granted) and a while longer; then it rests until somebody looks again. One address may keep
only some such tables going. What people play is never held up here.
"""

import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pithead.engine.message import Message
from pithead.server.settings import Settings
from pithead.server.tables.live import LiveTable

# Looks that are remembered, and for how many seconds where tables never rest.
MOST_LOOKS: Final = 20_000
USUAL: Final = 60.0


@dataclass
class Look:
    """The last one at a table: from where, and when."""

    address: str
    at: float


class Attention:
    """As far as this server knows. May be asked from any thread."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.rests: Final = settings.rest_seconds > 0
        self.seconds: Final = settings.rest_seconds or USUAL
        self.most: Final = settings.bot_tables
        self.clock: Final = clock
        self._lock: Final = threading.Lock()
        self._looks: Final[OrderedDict[str, Look]] = OrderedDict()
        # Tables of bots that go on here, by whose address, and those that wait for others to rest.
        self._going: Final[dict[str, str]] = {}
        self._waiting: Final[dict[str, LiveTable]] = {}

    def look(self, table: str, address: str) -> bool:
        """Somebody looks; True if nobody has of late, so that the table may have rested."""
        now = self.clock()
        with self._lock:
            last = self._looks.pop(table, None)
            self._looks[table] = Look(address, now)
            while len(self._looks) > MOST_LOOKS:
                self._looks.popitem(last=False)
        return last is None or now - last.at >= self.seconds

    def is_on(self, live: LiveTable) -> bool:
        """Whether somebody looks at a table, or has a moment ago."""
        now = self.clock()
        with self._lock:
            last = self._looks.get(live.row.id)
            if live.readers:
                if last is not None:
                    last.at = now
                return True
            return last is not None and now - last.at < self.seconds

    def lets_go_on(self, live: LiveTable) -> bool:
        """Whether the bots of a table may decide now; if not, it rests."""
        if not (self.rests and is_of_bots(live)):
            return True
        is_on = self.is_on(live)
        with self._lock:
            self._waiting.pop(live.row.id, None)
            if not is_on:
                return False
            if not self._has_place(live.row.id):
                self._going.pop(live.row.id, None)
                self._waiting[live.row.id] = live
                return False
            self._going[live.row.id] = self._address_of(live.row.id)
            return True

    def _has_place(self, table: str) -> bool:
        address = self._address_of(table)
        others = [id_ for id_, at in self._going.items() if at == address and id_ != table]
        return len(others) < self.most

    def _address_of(self, table: str) -> str:
        last = self._looks.get(table)
        return "" if last is None else last.address

    def wait(self, live: LiveTable) -> None:
        """Another server lets its bots decide, for now."""
        if self.rests and is_of_bots(live):
            with self._lock:
                self._waiting[live.row.id] = live

    def end(self, table: str) -> None:
        """Its bots are not seen to any more: another table may take its place."""
        with self._lock:
            self._going.pop(table, None)

    def wanted(self) -> list[str]:
        """Tables that somebody looks at, that could not go on before and perhaps can now."""
        with self._lock:
            waiting = list(self._waiting.values())
        left = [live.row.id for live in waiting if not self.is_on(live)]
        with self._lock:
            for table in left:
                self._waiting.pop(table, None)
            return [table for table in self._waiting if self._has_place(table)]

    def why_it_rests(self, live: LiveTable) -> Message | None:
        """For somebody who looks: why nothing happens nevertheless."""
        with self._lock:
            if live.row.id not in self._waiting:
                return None
        return Message("server.rests.many", {"most": self.most})


def is_of_bots(live: LiveTable) -> bool:
    """Whether bots alone decide, those that stand in included."""
    return all(live.bot_at(row.seat) for row in live.seats)
