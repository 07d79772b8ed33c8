"""When servers were up: only then do clocks run.

Each server writes down from when until when it has been going on, second by second, while there
are clocks. After a crash what was written last is believed; time that nobody was there for, and
time by which a wall clock was set, counts for nobody.
"""

import threading
from collections.abc import Callable
from typing import Final

from pithead.server.store.shelf import Shelf
from pithead.server.tables.tokens import new_name

# By so many seconds the wall clock may differ from the steady one between two beats.
SLACK: Final = 2.0


class Uptime:
    """May be asked from any thread; beats come from one."""

    def __init__(
        self, store: Shelf, wall: Callable[[], float], steady: Callable[[], float]
    ) -> None:
        self._store: Final = store
        self._wall: Final = wall
        self._steady: Final = steady
        self._lock: Final = threading.Lock()
        self._name = ""
        self._since = 0.0
        self._last = (0.0, 0.0)
        self._spans: list[tuple[float, float]] | None = None

    def beat(self) -> None:
        """Write down that this server is going on."""
        now, steady = self._wall(), self._steady()
        wall_before, steady_before = self._last
        if not self._name or abs((now - wall_before) - (steady - steady_before)) > SLACK:
            self._name, self._since = new_name(), now
        self._last = (now, steady)
        self._store.beat(self._name, self._since, now)
        spans = self._store.uptimes()
        with self._lock:
            self._spans = spans

    def between(self, start: float, end: float) -> float:
        """How many seconds of a stretch some server was up."""
        with self._lock:
            if self._spans is None:
                self._spans = self._store.uptimes()
            spans = list(self._spans)
        if self._name:
            # Since the last beat we have been going on.
            spans.append((self._since, max(self._last[0], min(end, self._last[0] + SLACK))))
        total, reached = 0.0, start
        for since, until in sorted(spans):
            first, last = max(since, reached), min(until, end)
            if last > first:
                total += last - first
                reached = last
        return total
