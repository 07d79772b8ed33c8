"""Features: what one seat may know, as numbers of a fixed size for whoever learns.

A game describes its numbers in named parts and writes them in one pass: 32-bit floats, from 0 to
what the part says. The size is the same for all seats and options of a game. Seats are told
from the reader on, clockwise: 0 is who reads.

>>> import pithead
>>> from array import array
>>> game = pithead.game("dwarf")
>>> features = game.features
>>> features.part("goods")
<goods: 5 x 4, count / 5, at most 6>
>>> state = game.start(seats=2, options={"first": "1"}, seed=1)
>>> numbers = array("f", features.of(state, 0))
>>> len(numbers) == features.size, numbers[: features.parts[0].size].tolist()
(True, [1.0, 1.0, 0.0, 0.0, 0.0])
"""

import hashlib
from collections.abc import Sequence
from struct import pack
from typing import Any, Final, final

from pithead.engine.agenda import Question, name_of
from pithead.engine.compiling import mypyc_attr

__all__ = ["Axis", "Features", "Part", "Pen", "Questions", "seat_axis"]

# In bytes, of one number.
WIDTH: Final = 4
ZERO: Final = pack("=f", 0.0)
ONE: Final = pack("=f", 1.0)
# Runs of nothing up to this length are kept ready.
KEPT: Final = 256
RUNS: Final = [bytes(WIDTH * length) for length in range(KEPT)]


@final
class Axis:
    """One direction of a part: what it goes through, and the names of its places.

    >>> Axis("good", ["iron", "gold"]).labels
    ['iron', 'gold']
    """

    def __init__(self, name: str, labels: Sequence[str]) -> None:
        self.name: Final = name
        self.labels: Final[list[str]] = list(labels)


@final
class Part:
    """Numbers that tell one thing, such as the goods of every seat; the last axis runs fastest.

    A number is a count divided by `per`, and at most `most`: with 1 and 1, the usual ones, it is a
    flag.

    >>> part = Part("goods", [seat_axis(2), Axis("good", ["iron", "gold"])], per=5, most=4)
    >>> part, part.shape, part.size, part.is_flag()
    (<goods: 2 x 2, count / 5, at most 4>, [2, 2], 4, False)
    """

    def __init__(
        self, name: str, axes: list[Axis], first: int = 0, per: int = 1, most: int = 1
    ) -> None:
        self.name: Final = name
        self.axes: Final = axes
        self.per: Final = per
        self.most: Final = most
        self.shape: Final = [len(axis.labels) for axis in axes]
        size = 1
        for length in self.shape:
            size *= length
        self.size: Final = size
        # Where it begins among all numbers.
        self.first: Final = first
        # Each count as it is written, up to the greatest that is told apart.
        self.written: Final = [pack("=f", count / per) for count in range(per * most + 1)]

    def __repr__(self) -> str:
        shape = " x ".join(str(length) for length in self.shape) or "1"
        scale = "flag" if self.is_flag() else f"count / {self.per}, at most {self.most}"
        return f"<{self.name}: {shape}, {scale}>"

    def is_flag(self) -> bool:
        """Whether its numbers are 0 or 1."""
        return self.per == 1 and self.most == 1


@final
class Pen:
    """Writes the numbers of one seat or of many, one behind the other.

    Zeros are gathered into runs, and all is joined at the end: numbers of compiled code would
    otherwise be made into Python's own one by one.

    >>> part = Part("goods", [Axis("good", ["iron", "gold", "steel"])], per=5, most=4)
    >>> pen = Pen()
    >>> pen.amounts(part, [3, 0, 99])
    >>> pen.flag(True)
    >>> pen.one_of(1, 3)
    >>> pen.marks([2, 0], 3)
    >>> pen.tally(part, [2, 0, 2], 3)
    >>> pen.nothing(1)
    >>> pen.amount(part, 0)
    >>> pen.ready(pen.joined()[:4])
    >>> memoryview(pen.joined()).cast("f").tolist()[1:]
    [0.0, 4.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.2..., 0.0, 0.4..., 0.0, 0.0, 0.6...]
    """

    def __init__(self) -> None:
        self.chunks: Final[list[bytes]] = []
        # Zeros not written yet.
        self.gap = 0

    def nothing(self, size: int) -> None:
        """So many zeros."""
        self.gap += size

    def flag(self, is_set: bool) -> None:
        """One number, 1 or 0."""
        if is_set:
            self._put(ONE)
        else:
            self.gap += 1

    def amount(self, part: Part, count: int) -> None:
        """One number of a part, from a count."""
        if count > 0:
            written = part.written
            self._put(written[count] if count < len(written) else written[-1])
        else:
            self.gap += 1

    def amounts(self, part: Part, counts: list[int]) -> None:
        """The numbers of a part, or of a part of it, from counts."""
        for count in counts:
            self.amount(part, count)

    def one_of(self, which: int, size: int) -> None:
        """So many numbers, all 0 but one; none of them where `which` is below 0."""
        if which < 0:
            self.gap += size
        else:
            self.gap += which
            self._put(ONE)
            self.gap += size - which - 1

    def marks(self, which: list[int], size: int) -> None:
        """So many numbers, 1 at these places and 0 at all others."""
        places = which.copy()
        places.sort()
        after = 0
        for place in places:
            if place >= after:
                self.gap += place - after
                self._put(ONE)
                after = place + 1
        self.gap += size - after

    def ready(self, numbers: bytes) -> None:
        """Numbers that were joined before."""
        self._flush()
        self.chunks.append(numbers)

    def tally(self, part: Part, which: list[int], size: int) -> None:
        """So many numbers of a part: how often each place is among these."""
        places = which.copy()
        places.sort()
        after = 0
        at = 0
        end = len(places)
        while at < end:
            place = places[at]
            first = at
            while at < end and places[at] == place:
                at += 1
            self.gap += place - after
            self.amount(part, at - first)
            after = place + 1
        self.gap += size - after

    def joined(self) -> bytes:
        """All that was written."""
        self._flush()
        return b"".join(self.chunks)

    def _put(self, number: bytes) -> None:
        if self.gap:
            self._flush()
        self.chunks.append(number)

    def _flush(self) -> None:
        if self.gap:
            self.chunks.append(RUNS[self.gap] if self.gap < KEPT else bytes(WIDTH * self.gap))
            self.gap = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The numbers of one game with one set of cards: their description, and who writes them.

    A game's own Features adds `write`. This one tells nothing, for a game without any.

    >>> Features().size, len(Features().fingerprint())
    (0, 12)
    >>> class Told(Features):
    ...     def __init__(self):
    ...         super().__init__(version=1)
    ...         self.tells("is-first", [])
    ...     def write(self, state, seat, pen):
    ...         pen.flag(seat == 0)
    >>> import pithead
    >>> game = pithead.game("dwarf")
    >>> Told().of(game.start(seed=1), 0).hex()
    '0000803f'
    >>> game.features.part("to-act").first
    5
    """

    def __init__(self, version: int = 0) -> None:
        # Raised whenever parts change, by whoever changes them.
        self.version: Final = version
        self.parts: Final[list[Part]] = []
        self.size = 0

    def tells(self, name: str, axes: list[Axis], per: int = 1, most: int = 1) -> Part:
        """One more part, behind all others; `write` tells them in this order."""
        part = Part(name, axes, self.size, per, most)
        self.parts.append(part)
        self.size += part.size
        return part

    def write(self, state: Any, seat: int, pen: Pen) -> None:
        """All numbers of one seat's view, in the order of the parts."""

    def part(self, name: str) -> Part:
        """The part of this name."""
        for part in self.parts:
            if part.name == name:
                return part
        raise KeyError(name)

    def fingerprint(self) -> str:
        """Changes with the version and with all that the parts say, a box file's cards included."""
        sum_ = hashlib.sha256(str(self.version).encode())
        for part in self.parts:
            names = [f"{axis.name}: {', '.join(axis.labels)}" for axis in part.axes]
            sum_.update(repr((part.name, names, part.per, part.most)).encode())
        return sum_.hexdigest()[:12]

    def of(self, state: Any, seat: int) -> bytes:
        """The numbers that one seat may know, as native 32-bit floats.

        With numpy: `numpy.frombuffer(game.features.of(state, seat), numpy.float32)`.
        """
        if not 0 <= seat < state.seats:
            raise ValueError(f"There is no seat {seat}; seats are 0 to {state.seats - 1}.")
        pen = Pen()
        self.write(state, seat, pen)
        return pen.joined()

    def into(self, state: Any, seat: int, buffer: Any) -> None:
        """The same, into whatever holds so many 32-bit floats side by side and can be changed.

        >>> import pithead
        >>> from array import array
        >>> game = pithead.game("dwarf")
        >>> numbers = array("f", [0] * game.features.size)
        >>> game.features.into(game.start(seed=1), 0, numbers)
        >>> numbers[0]
        1.0
        """
        view = memoryview(buffer)
        if view.format != "f" or view.nbytes != WIDTH * self.size or not view.c_contiguous:
            raise ValueError(
                f"The features need a buffer of {self.size} 32-bit floats side by side; "
                f"this one has {view.nbytes} bytes of format {view.format!r}."
            )
        view.cast("B")[:] = self.of(state, seat)


@final
class Questions:
    """The kinds of question a game asks, in the order in which features tell them.

    >>> import pithead
    >>> game = pithead.game("dwarf")
    >>> asked = game.question(game.start(seats=2, options={"first": "1"}, seed=1), 0)
    >>> kinds = Questions([type(asked)])
    >>> kinds.axis().labels, kinds.of(asked), kinds.of(None)
    (['first-pass'], 0, -1)
    """

    def __init__(self, kinds: list[type[Question]]) -> None:
        self.names: Final = [name_of(kind) for kind in kinds]
        self.places: Final[dict[object, int]] = {kinds[i]: i for i in range(len(kinds))}

    def axis(self) -> Axis:
        """Of the part that tells what is asked."""
        return Axis("question", self.names)

    def of(self, question: Question | None) -> int:
        """The place of a question's kind; -1 where nothing is asked."""
        return self.places[type(question)] if question is not None else -1


def seat_axis(most: int) -> Axis:
    """Seats as features tell them: 0 is who reads, then clockwise.

    >>> seat_axis(3).labels
    ['0', '1', '2']
    """
    return Axis("seat", [str(i) for i in range(most)])
