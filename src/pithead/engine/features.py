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
from typing import Any, Final, final

from pithead.engine.agenda import Question, name_of
from pithead.engine.compiling import i64, mypyc_attr
from pithead.engine.memory import Floats, add, add_all, clear, mark_all, put, put_all

__all__ = ["Axis", "Features", "Part", "Pen", "Questions", "seat_axis"]

# In bytes, of one number.
WIDTH: Final = 4


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
        self.per: Final[i64] = per
        self.most: Final = most
        # The greatest count that is told apart.
        self.top: Final[i64] = per * most
        self.shape: Final = [len(axis.labels) for axis in axes]
        size = 1
        for length in self.shape:
            size *= length
        self.size: Final[i64] = size
        # Where it begins among all numbers.
        self.first: Final[i64] = first

    def __repr__(self) -> str:
        shape = " x ".join(str(length) for length in self.shape) or "1"
        scale = "flag" if self.is_flag() else f"count / {self.per}, at most {self.most}"
        return f"<{self.name}: {shape}, {scale}>"

    def is_flag(self) -> bool:
        """Whether its numbers are 0 or 1."""
        return self.per == 1 and self.most == 1


@final
class Pen:
    """Writes the numbers of one seat, wherever each belongs; what nobody writes is 0.

    It writes straight into memory that holds 32-bit floats, and `begin` says where in it.

    >>> from array import array
    >>> part = Part("goods", [Axis("good", ["iron", "gold", "steel"])], per=5, most=4)
    >>> numbers = array("f", [9] * 6)
    >>> pen = Pen(memoryview(numbers))
    >>> pen.begin(3, 3)
    >>> pen.amounts(part, 0, [3, 0, 99])
    >>> numbers.tolist()
    [9.0, 9.0, 9.0, 0.6..., 0.0, 4.0]
    >>> pen.begin(0, 3)
    >>> pen.marks(part, 0, [2, 0])
    >>> pen.tally(part, 0, [7, 7, 9], places=[0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    >>> pen.amount(part, 2, 4)
    >>> pen.mark(part, 1)
    >>> numbers.tolist()[:3]
    [1.3..., 1.0, 0.8...]
    >>> pen.begin(0, 3)
    >>> pen.marks_below(part, 0, [0, 2], below=2)
    >>> pen.flags(part, 1, [False, True])
    >>> pen.some_amounts(part, 1, [9, 9, 1], first=2, size=1)
    >>> pen.one_more(part, 2)
    >>> numbers.tolist()[:3]
    [1.0, 0.2..., 1.2...]
    """

    def __init__(self, into: Floats) -> None:
        # A view of its own, which nobody else can release.
        view = into[:]
        if view.format != "f" or view.ndim != 1 or not view.c_contiguous:
            raise ValueError("A pen needs 32-bit floats side by side.")
        if view.readonly:
            raise TypeError("A pen needs memory that can be changed.")
        self.into: Final = view
        # Where the first number of the first part is.
        self.first: i64 = 0

    def begin(self, first: i64, size: i64) -> None:
        """The numbers from here on, so many, all 0."""
        clear(self.into, first, size)
        self.first = first

    def mark(self, part: Part, place: i64) -> None:
        """1 at a place of a part; nowhere where it is below 0."""
        if place >= 0:
            put(self.into, self.first + part.first + place, 1, 1)

    def marks(self, part: Part, at: i64, places: list[int]) -> None:
        """1 at these places, told from one place of the part on."""
        mark_all(self.into, self.first + part.first + at, places, part.size)

    def marks_below(self, part: Part, at: i64, places: list[int], below: i64) -> None:
        """The same, of the places below a limit alone."""
        mark_all(self.into, self.first + part.first + at, places, below)

    def flags(self, part: Part, at: i64, are_set: list[bool]) -> None:
        """1 for each that is set, from one place of the part on."""
        first: i64 = self.first + part.first + at
        for is_set in are_set:
            if is_set:
                put(self.into, first, 1, 1)
            first += 1

    def amount(self, part: Part, place: i64, count: i64) -> None:
        """A count at a place of a part; one below 0 is none."""
        if count > 0:
            top: i64 = part.top
            put(self.into, self.first + part.first + place, count if count < top else top, part.per)

    def amounts(self, part: Part, at: i64, counts: list[int]) -> None:
        """Counts side by side, from one place of the part on."""
        self.some_amounts(part, at, counts, 0, len(counts))

    def some_amounts(self, part: Part, at: i64, counts: list[int], first: i64, size: i64) -> None:
        """The same of a piece of the list."""
        put_all(self.into, self.first + part.first + at, counts, first, size, part.top, part.per)

    def one_more(self, part: Part, place: i64) -> None:
        """One more than has been counted at a place so far."""
        add(self.into, self.first + part.first + place, part.top, part.per)

    def tally(self, part: Part, at: i64, things: list[int], places: list[int]) -> None:
        """How many of these things belong to each place; `places` has the place of each."""
        add_all(self.into, self.first + part.first + at, things, places, part.top, part.per)


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
    ...         if seat == 0:
    ...             pen.mark(self.part("is-first"), 0)
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
        """One more part, behind all others."""
        part = Part(name, axes, self.size, per, most)
        self.parts.append(part)
        self.size += part.size
        return part

    def write(self, state: Any, seat: int, pen: Pen) -> None:
        """All numbers of one seat's view that are not 0."""

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
        check_seat(state, seat)
        numbers = bytearray(WIDTH * self.size)
        self.write(state, seat, Pen(memoryview(numbers).cast("f")))
        return bytes(numbers)

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
        check_seat(state, seat)
        pen = Pen(view.cast("B").cast("f"))
        pen.begin(0, self.size)
        self.write(state, seat, pen)


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


def check_seat(state: Any, seat: int) -> None:
    if not 0 <= seat < state.seats:
        raise ValueError(f"There is no seat {seat}; seats are 0 to {state.seats - 1}.")


def seat_axis(most: int) -> Axis:
    """Seats as features tell them: 0 is who reads, then clockwise.

    >>> seat_axis(3).labels
    ['0', '1', '2']
    """
    return Axis("seat", [str(i) for i in range(most)])
