"""A table's clock as its entries tell it: which stretches of time each seat has used.

Stretches are times of the wall clock; how much of one counts, the server's uptime says.
"""

from collections.abc import Sequence
from typing import Final

from pithead.server.store.rows import Entry, SeatRow, TableRow

# What a change of a seat means for its clock: whether its player sits there from then on.
PRESENT: Final = {"taken": True, "back": True, "stand_in": False, "clock": False}


class Hourglass:
    """Folded along with the entries; only of tables that have a clock."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry]) -> None:
        taken = {each.seat for each in entries if what_of(each) == "taken"}
        self.is_filled: Final = [seat.kind != "open" and seat.seat not in taken for seat in seats]
        self.is_present: Final = [seat.kind == "human" and seat.seat not in taken for seat in seats]
        # Until when the time is given out, and since when each seat's present question counts.
        self.at = row.created
        self.since: Final = [row.created] * len(seats)
        self.spent: Final[list[list[tuple[float, float]]]] = [[] for _ in seats]

    def running(self, to_act: Sequence[int]) -> list[int]:
        """The seats whose time runs; nobody's while a seat waits for somebody to sit down."""
        if not all(self.is_filled):
            return []
        return [seat for seat in to_act if self.is_present[seat]]

    def run_until(self, entry: Entry, to_act: Sequence[int]) -> None:
        for seat in self.running(to_act):
            self.spent[seat].append((self.at, entry.at))
        self.at = entry.at

    def take(self, entry: Entry, asked_anew: Sequence[int]) -> None:
        for seat in asked_anew:
            self.since[seat] = entry.at
        what = what_of(entry)
        if what not in PRESENT:
            return
        was_filled = all(self.is_filled)
        self.is_filled[entry.seat] = True
        self.is_present[entry.seat] = PRESENT[what]
        self.since[entry.seat] = entry.at
        if not was_filled and all(self.is_filled):
            self.since[:] = [entry.at] * len(self.since)


def what_of(entry: Entry) -> str:
    return str(entry.body["what"]) if entry.kind == "seat" else ""
