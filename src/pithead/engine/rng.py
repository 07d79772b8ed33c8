"""Chance: one small seeded generator, kept in the state and copied with it.

The algorithm is Chris Doty-Humphrey's sfc32: four 32-bit words, period of at least 2**32 and
about 2**127 on average, passes PractRand. It is written with ints that stay below 2**63, so that
it gives the same numbers on every machine and is never boxed when compiled.
"""

from typing import Final, TypeVar, final

from pithead.engine.compiling import i64, mypyc_attr

__all__ = ["Rng", "seeded"]

MASK: Final = 0xFFFFFFFF
# As many bits as the four words have.
MOST_SEED: Final = 2**128 - 1

T = TypeVar("T")


@mypyc_attr(acyclic=True)
@final
class Rng:
    """A stream of numbers decided by its four words.

    >>> rng = seeded(1)
    >>> rng.bits(), rng.below(6)
    (2012149540, 2)
    >>> cards = ["ace", "king", "queen"]
    >>> rng.shuffle(cards)
    >>> sorted(cards)
    ['ace', 'king', 'queen']

    A copy goes on with the same numbers, a split one with others:

    >>> rng.copy().bits() == rng.copy().bits(), rng.split().words() == rng.words()
    (True, False)
    """

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def __repr__(self) -> str:
        return f"<Rng: {self.a:08x} {self.b:08x} {self.c:08x} {self.counter:08x}>"

    def copy(self) -> "Rng":
        """One that goes on with the same numbers."""
        return Rng(self.a, self.b, self.c, self.counter)

    def bits(self) -> i64:
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

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n is far below 2**32, so the bias is below one in 10**7."""
        return (self.bits() * n) >> 32

    def shuffle(self, items: list[T]) -> None:
        """Put the items in a random order, in place."""
        last: i64
        for last in range(len(items) - 1, 0, -1):
            other = (self.bits() * (last + 1)) >> 32
            items[last], items[other] = items[other], items[last]

    def split(self) -> "Rng":
        """A new generator whose numbers are independent of the rest of this one's."""
        return warmed(self.bits(), self.bits(), self.bits())

    def words(self) -> list[int]:
        """All there is to it, for comparing and saving."""
        return [self.a, self.b, self.c, self.counter]


def seeded(seed: int) -> Rng:
    """The generator of a seed from 0 to 2**128 - 1, each of which gives other words.

    A seed below 2**64 leaves the first word 0 and the counter 1, as in every record from before
    seeds were longer.

    >>> seeded(1)
    <Rng: 2b44d33d 4caa23da cb016c7b 0000000d>
    """
    return warmed((seed >> 64) & MASK, seed & MASK, (seed >> 32) & MASK, ((seed >> 96) & MASK) ^ 1)


def warmed(a: i64, b: i64, c: i64, counter: i64 = 1) -> Rng:
    """A generator whose first words are mixed until every input bit has reached every word."""
    rng = Rng(a, b, c, counter)
    for _ in range(12):
        rng.bits()
    return rng
