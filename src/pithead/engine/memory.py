"""Numbers written straight into memory that others made, such as an array of numpy's.

This file is not compiled: compiled code does not call it, but has the same in C
(building/memory.h). A place outside is refused; of what kind the memory is, whoever opens it
checks once (`pithead.engine.features.Pen`).

>>> from array import array
>>> numbers = array("f", [9, 9, 9, 9])
>>> into = memoryview(numbers)
>>> clear(into, 0, 3)
>>> put(into, 0, 3, 4)
>>> add(into, 1, 2, 4)
>>> numbers.tolist()
[0.75, 0.25, 0.0, 9.0]
>>> put_all(into, 0, [5, 0, 7, 1], 1, 3, 6, 4)
>>> mark_all(into, 1, [2, 5], 3)
>>> add_all(into, 0, [1, 1, 1], [0, 0], 2, 4)
>>> numbers.tolist()
[0.75, 1.5, 0.25, 1.0]
"""

from typing import Final, TypeAlias

Floats: TypeAlias = "memoryview[float]"
Bytes: TypeAlias = "memoryview[int]"
OUTSIDE: Final = "index out of bounds on dimension 1"


def put(into: Floats, place: int, count: int, per: int) -> None:
    """A count as a number: divided by `per`."""
    into[inside(place)] = count / per


def put_all(
    into: Floats, place: int, counts: list[int], first: int, size: int, most: int, per: int
) -> None:
    """So many counts of a list, from one on, side by side: at most `most` each, none below 1."""
    if inside(first) + size > len(counts):
        raise IndexError(OUTSIDE)
    for i in range(size):
        if counts[first + i] > 0:
            put(into, place + i, min(counts[first + i], most), per)


def mark_all(into: Floats, place: int, places: list[int], below: int) -> None:
    """1 at each of these places, told from one place on, that is below a limit and not below 0."""
    for other in places:
        if 0 <= other < below:
            put(into, place + other, 1, 1)


def add(into: Floats, place: int, most: int, per: int) -> None:
    """One more than is told there, as long as that is not more than `most`."""
    count = int(into[inside(place)] * per + 0.5) + 1
    if count <= most:
        into[place] = count / per


def add_all(
    into: Floats, place: int, things: list[int], places: list[int], most: int, per: int
) -> None:
    """One more for each of these things; where each belongs is told from one place on."""
    for thing in things:
        add(into, place + places[inside(thing)], most, per)


def clear(into: Floats, first: int, size: int) -> None:
    """So many zeros."""
    if size > len(into) - inside(first):
        raise IndexError(OUTSIDE)
    into[first : first + size] = memoryview(bytes(4 * size)).cast("f")


def tick(into: Bytes, place: int) -> None:
    """A byte that says 1."""
    into[inside(place)] = 1


def inside(place: int) -> int:
    """Python counts places below 0 from the end; here they are none."""
    if place < 0:
        raise IndexError(OUTSIDE)
    return place
