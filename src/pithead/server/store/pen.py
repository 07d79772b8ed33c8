"""The pen: whether writing works, and how long whoever wants to write waits for it."""

import time
from collections.abc import Callable
from threading import Lock
from typing import Final

from pithead.server.store import database
from pithead.server.store.refused import StoreRefused

# Seconds that a server which starts waits for another to have made the schema.
AT_START: Final = 20.0
# Seconds for those who come while it is known that another process does not let go of the file.
IN_VAIN: Final = 0.05
# Seconds for which a write that went well, or a trial, says that writing works or does not.
FRESH: Final = 5.0
TRIED: Final = 1.0
BUSY: Final = "server.error.database_busy"


class Pen:
    """What became of the last writes. Its methods may be called from any thread."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock: Final = clock
        self.is_starting = True
        self.failing: StoreRefused | None = None
        self.failures = 0
        self._changed = -FRESH
        self._trying: Final = Lock()

    def patience(self) -> float:
        """Seconds to wait for the writer of another process."""
        if self.is_starting:
            return AT_START
        failing = self.failing
        is_in_vain = failing is not None and failing.message.key == BUSY
        return IN_VAIN if is_in_vain else database.PATIENCE

    def wrote(self) -> None:
        self.failing = None
        self._changed = self.clock()

    def failed(self, refusal: StoreRefused) -> StoreRefused:
        self.failing = refusal
        self.failures += 1
        self._changed = self.clock()
        return refusal

    def check(self, failures: int) -> None:
        """Who waited for their turn while another failed, fails with them."""
        failing = self.failing
        if failing is not None and self.failures != failures:
            raise failing

    def works(self, trial: Callable[[], None]) -> bool:
        """Whether writing works: as the last write says, or a trial if that was long ago."""
        with self._trying:
            lasts = TRIED if self.failing else FRESH
            if self.clock() - self._changed >= lasts:
                try:
                    trial()
                except StoreRefused:
                    return False
            return self.failing is None
