"""Whether the wall clock can be trusted: it may be set at any time, the steady clock may not."""

import time
from collections.abc import Callable
from typing import Final

# The two clocks may drift apart so many seconds between two looks.
SLACK: Final = 60.0


class ClockWatch:
    """Notices when the wall clock has been set."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.wall: Final = wall
        self.steady: Final = steady
        self._apart = wall() - steady()
        self._even_since = steady()
        self._was_set = False

    def even_for(self) -> float:
        """How many seconds the wall clock has gone on evenly, as far as looks have shown."""
        apart = self.wall() - self.steady()
        if abs(apart - self._apart) > SLACK:
            self._even_since = self.steady()
            self._was_set = True
        self._apart = apart
        return self.steady() - self._even_since

    def is_trusted(self, after: float, again_after: float) -> bool:
        """Whether it has gone on evenly for so long; for longer, once it was set."""
        even = self.even_for()
        return even >= (again_after if self._was_set else after)
