"""When enough has been played: a sequential test of which of two is the stronger.

For each pair and each direction we bet against "the first does not do better than the second".
A round's score x is their mean result in it, from 0 to 1 with a half for level; rounds are
independent. A bet of size b multiplies the stake by 1 + b * (x - 1/2), which on average gains
nothing if the statement is true. The evidence is the mean of the stakes of ten bets from 0.1 to
1.9: a mixture supermartingale (Robbins; Waudby-Smith and Ramdas), so by Ville's inequality the
chance that it EVER reaches 1 / error is at most the error, however often one looks.

The error is shared by all pairs and both directions: the chance that any pair is decided wrongly,
equal ones included, is at most ERROR. How soon a true difference is found depends on its size;
what is not decided when the games run out stays open.

We look only after fixed numbers of rounds, so the result is the same whatever the number of
workers.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pithead.lab.rankings import Meetings

ERROR: Final = 0.05
BETS: Final = [(2 * number + 1) / 10 for number in range(10)]
# The first look, the least number of rounds between two, and their growth.
STEP: Final = 10
GROWTH: Final = 1.25


@dataclass(frozen=True)
class Verdict:
    """1 if the first is stronger, -1 if the second, 0 while open; after how many rounds."""

    stronger: int
    rounds: int
    # Evidence divided by what is needed, of the stronger direction, when decided or at the end.
    evidence: float


def checkpoints(rounds: int) -> Iterator[int]:
    """After how many rounds we look; the last is the end."""
    look = STEP
    while look < rounds:
        yield look
        look = max(look + STEP, math.floor(look * GROWTH))
    yield rounds


class Evidence:
    """The stakes bet on one direction, as logarithms."""

    def __init__(self) -> None:
        self.stakes: Final = [0.0] * len(BETS)

    def add(self, score: float) -> None:
        for number, bet in enumerate(BETS):
            self.stakes[number] += math.log1p(bet * (score - 0.5))

    def logarithm(self) -> float:
        """Of the mean stake."""
        highest = max(self.stakes)
        mean = sum(math.exp(stake - highest) for stake in self.stakes) / len(self.stakes)
        return highest + math.log(mean)


def decide(scores: Sequence[float], pairs: int, error: float = ERROR) -> Verdict:
    """The verdict on one pair of so many, from its score in each round it met in."""
    needed = math.log(2 * pairs / error)
    highest = -math.inf
    up, down = Evidence(), Evidence()
    seen = 0
    for look in checkpoints(len(scores)):
        for score in scores[seen:look]:
            up.add(score)
            down.add(1 - score)
        seen = look
        highest = max(up.logarithm(), down.logarithm())
        if highest >= needed:
            stronger = 1 if up.logarithm() > down.logarithm() else -1
            return Verdict(stronger, look, _share(highest - needed))
    return Verdict(0, len(scores), _share(highest - needed))


def decide_all(met: dict[tuple[int, int], Meetings]) -> dict[tuple[int, int], Verdict]:
    return {pair: decide(each.by_round, len(met)) for pair, each in met.items()}


def _share(logarithm: float) -> float:
    """Beyond a thousand times what is needed, more digits say nothing."""
    return round(math.exp(min(logarithm, math.log(1000))), 4)
