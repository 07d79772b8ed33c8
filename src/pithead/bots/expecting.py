"""What a search expects of each first action, for people who ask why."""

from typing import Final, final


@final
class Expectations:
    """The open numbers of one seat where the simulations came to, by the action they began with."""

    def __init__(self) -> None:
        self.times: Final[dict[int, int]] = {}
        self.totals: Final[dict[int, dict[str, int]]] = {}

    def note(self, first: int, tally: dict[str, int]) -> None:
        """One simulation that began with this action (by its number) came to these numbers."""
        self.times[first] = self.times.get(first, 0) + 1
        totals = self.totals.get(first)
        if totals is None:
            totals = {}
            self.totals[first] = totals
        for name, number in tally.items():
            totals[name] = totals.get(name, 0) + number

    def gains(self, first: int, before: dict[str, int]) -> dict[str, float]:
        """By how much each number had changed then, on average; only what did change."""
        times = self.times.get(first, 0)
        if times == 0:
            return {}
        gains: dict[str, float] = {}
        for name, total in self.totals[first].items():
            gain = round(total / times - before.get(name, 0), 1)
            if gain != 0.0:
                gains[name] = gain
        return gains
