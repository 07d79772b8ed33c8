"""Chance: one small seeded generator, kept in the state and copied with it.

The algorithm is Chris Doty-Humphrey's sfc32: four 32-bit words, period of at least 2**32 and
about 2**127 on average, passes PractRand. It is written with plain ints below 2**62, so that it
gives the same numbers on every machine and stays unboxed when compiled.
"""

from typing import Final, TypeVar, final

MASK: Final = 0xFFFFFFFF
MOST_SEED: Final = 2**63 - 1

T = TypeVar("T")


@final
class Rng:
    """A stream of numbers decided by its four words."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def copy(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.counter)

    def bits(self) -> int:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        counter = self.counter
        result = (self.a + b + counter) & MASK
        self.counter = (counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + result) & MASK
        return result

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; n is far below 2**32, so the bias is below one in 10**7."""
        return (self.bits() * n) >> 32

    def shuffle(self, items: list[T]) -> None:
        """Put the items in a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = (self.bits() * (last + 1)) >> 32
            items[last], items[other] = items[other], items[last]

    def split(self) -> "Rng":
        """A new generator whose numbers are independent of the rest of this one's."""
        return warmed(self.bits(), self.bits(), self.bits())

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.counter]


def seeded(seed: int) -> Rng:
    """The generator of a seed from 0 to 2**63 - 1."""
    return warmed(0, seed & MASK, seed >> 32)


def warmed(a: int, b: int, c: int) -> Rng:
    """A generator whose first words are mixed until every input bit has reached every word."""
    rng = Rng(a, b, c, 1)
    for _ in range(12):
        rng.bits()
    return rng
