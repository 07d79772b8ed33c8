"""Who may hold a stream or a long poll open, so that nobody holds all of them."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from pithead.server.edge.limits import SEATED, holder_of
from pithead.server.refusals import Refusal
from pithead.server.settings import Settings

# The share of all streams that those who only watch may have.
WATCHING: Final = 0.75
# Seconds after which asking again may help.
LATER: Final = 10


class Admission:
    """How many are open, and whose. To be used in one event loop."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.all = 0
        self.watching = 0
        self._open: Final[Counter[str]] = Counter()

    @contextmanager
    def admitted(self, address: str, table: str, reader: tuple[int, ...]) -> Iterator[None]:
        """Counted while open; a refusal if that would be one too many."""
        self._check(address, table, reader)
        keys = keys_of(address, table, reader)
        self.all += 1
        self.watching += not reader
        self._open.update(keys)
        try:
            yield
        finally:
            self.all -= 1
            self.watching -= not reader
            for key in keys:
                self._open[key] -= 1
                if not self._open[key]:
                    del self._open[key]

    def _check(self, address: str, table: str, reader: tuple[int, ...]) -> None:
        settings = self.settings
        at_address, at_table = (self._open[key] for key in keys_of(address, table, reader))
        if reader:
            has_room = (
                at_table < settings.seat_streams
                and at_address < SEATED * settings.address_streams
                and self.all < settings.all_streams
            )
        else:
            has_room = (
                at_table < settings.table_streams
                and at_address < settings.address_streams
                and self.watching < WATCHING * settings.all_streams
                and self.all < settings.all_streams
            )
        if not has_room:
            raise Refusal("too_many", "server.error.streams", {"seconds": LATER})


def keys_of(address: str, table: str, reader: tuple[int, ...]) -> tuple[str, str]:
    """What is counted by address and by table or seat, apart for those who play and who watch."""
    if reader:
        return f"player {address}", f"seat {holder_of(table, reader)}"
    return f"watcher {address}", f"table {table}"
