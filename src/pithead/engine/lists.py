"""Lists that are replaced and never changed: copies of a state can share them."""

from typing import TypeVar

T = TypeVar("T")


def replaced(items: list[T], at: int, item: T) -> list[T]:
    """The list with another item at one place."""
    result = items.copy()
    result[at] = item
    return result
