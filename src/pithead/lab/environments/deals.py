"""Which game is dealt after which."""

import os

from pithead.lab.seeds import seed_for

BYTES = 8


class Deals:
    """Seeds of games, one after the other: a given one as it is, then those that follow from it."""

    def __init__(self) -> None:
        self.first: int | None = None
        self.after = 0

    def next(self, seed: int | None) -> int:
        if seed is not None:
            self.first, self.after = seed, 0
            return seed
        if self.first is None:
            self.first = int.from_bytes(os.urandom(BYTES), "big")
        self.after += 1
        return seed_for(self.first, self.after)
