"""How often and how much: buckets that fill up again with time."""

import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MOST_KEPT: Final = 20_000


class Buckets:
    """One bucket for each key (an address, a table). A request takes one drop out of it."""

    def __init__(
        self, drops: float, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.drops: Final = drops
        self.seconds: Final = seconds
        self.clock: Final = clock
        self._lock: Final = threading.Lock()
        # What is left, and when that was so.
        self._left: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def take(self, key: str) -> float:
        """0 if there was a drop; else how many seconds until there will be."""
        now = self.clock()
        with self._lock:
            left, since = self._left.pop(key, (self.drops, now))
            left = min(self.drops, left + (now - since) * self.drops / self.seconds)
            has_one = left >= 1
            self._left[key] = (left - 1 if has_one else left, now)
            while len(self._left) > MOST_KEPT:
                self._left.popitem(last=False)
        return 0.0 if has_one else (1 - left) * self.seconds / max(self.drops, 1e-9)
