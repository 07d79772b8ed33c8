"""Who is here: open connections and signs of life, by a clock that nobody sets.

Any request with a seat's secret is a sign. What other servers have seen comes from the database.
"""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

Place: TypeAlias = tuple[str, int]


@dataclass
class Trace:
    """What one seat has shown of itself on this server."""

    last: float
    connections: int = 0
    # The last connection was closed, and nothing came since: whoever it was has gone.
    has_gone: bool = False
    is_noted: bool = False


class Presence:
    """The signs of all seats, `(table, seat)`. May be called from any thread."""

    def __init__(self, steady: Callable[[], float]) -> None:
        self.steady: Final = steady
        self.since: Final = steady()
        self._lock: Final = threading.Lock()
        self._traces: Final[dict[Place, Trace]] = {}

    def sign(self, table: str, seats: tuple[int, ...], connections: int = 0) -> None:
        """Something came from these seats: a request, or a connection that stays open."""
        now = self.steady()
        with self._lock:
            for seat in seats:
                trace = self._traces.setdefault((table, seat), Trace(now))
                trace.last = now
                trace.connections += connections
                trace.has_gone = trace.is_noted = False

    def leave(self, table: str, seats: tuple[int, ...]) -> None:
        """A connection of these seats has ended."""
        now = self.steady()
        with self._lock:
            for seat in seats:
                trace = self._traces[(table, seat)]
                trace.last = now
                trace.connections -= 1
                trace.has_gone = trace.connections == 0
                trace.is_noted = False

    def is_here(self, table: str, seat: int, seconds: float) -> bool:
        """Connected, or heard of in so many seconds without a goodbye."""
        trace = self._traces.get((table, seat))
        if trace is None or trace.has_gone:
            return False
        return trace.connections > 0 or self.steady() - trace.last < seconds

    def is_connected(self, table: str, seat: int) -> bool:
        trace = self._traces.get((table, seat))
        return trace is not None and trace.connections > 0

    def quiet_for(self, table: str, seat: int) -> float:
        """Seconds since the last sign here; at most as long as this server has been listening."""
        trace = self._traces.get((table, seat))
        return self.steady() - (self.since if trace is None else trace.last)

    def to_note(self, forget_after: float) -> list[Place]:
        """Seats of which something was heard since they were last noted, for other servers."""
        now = self.steady()
        with self._lock:
            found = []
            for place, trace in list(self._traces.items()):
                if trace.connections > 0 or not trace.is_noted:
                    found.append(place)
                    trace.is_noted = True
                elif now - trace.last > forget_after:
                    del self._traces[place]
            return found
