"""What a search expects of each first action, for people who ask why."""

from typing import Final, final

# A mean of fewer simulations is not told.
WELL_KNOWN: Final = 8


@final
class Expectations:
    """The open numbers of one seat along the simulations, by the action they began with.

    Kept apart by how many moves had been made: a search looks farther ahead where it looks more
    often, and what two moves bring can only be compared over as many moves.
    """

    def __init__(self) -> None:
        # By the first action's number: for each number of moves, how often and the sums.
        self.times: Final[dict[int, list[int]]] = {}
        self.totals: Final[dict[int, list[dict[str, int]]]] = {}

    def note(self, first: int, moves: int, tally: dict[str, int]) -> None:
        """One simulation that began with this action had these numbers after so many moves."""
        times = self.times.get(first)
        if times is None:
            times = []
            self.times[first] = times
            self.totals[first] = []
        totals = self.totals[first]
        while len(times) < moves:
            times.append(0)
            totals.append({})
        times[moves - 1] += 1
        sums = totals[moves - 1]
        for name, number in tally.items():
            sums[name] = sums.get(name, 0) + number

    def farthest(self, first: int, wanted: int, before: dict[str, int]) -> int:
        """After how many moves to tell what has changed: so many, if the numbers are known well.

        Fewer where not, and more where nothing has changed by then; 0 if nothing is known to.
        """
        times = self.times.get(first)
        result = 0
        if times is not None:
            for moves in range(1, len(times) + 1):
                if moves > wanted and result > 0:
                    break
                if times[moves - 1] >= WELL_KNOWN and self.gains(first, moves, before):
                    result = moves
        return result

    def forget(self, first: int) -> None:
        """What was noted about this action is too little to tell."""
        self.times.pop(first, None)
        self.totals.pop(first, None)

    def gains(self, first: int, moves: int, before: dict[str, int]) -> dict[str, float]:
        """By how much each number had changed then, on average; only what did change."""
        times = self.times.get(first)
        if times is None or len(times) < moves or times[moves - 1] == 0:
            return {}
        gains: dict[str, float] = {}
        for name, total in self.totals[first][moves - 1].items():
            gain = round(total / times[moves - 1] - before.get(name, 0), 1)
            if gain != 0.0:
                gains[name] = gain
        return gains
