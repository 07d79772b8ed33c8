"""Words for the compiler. This file alone is not compiled, and nothing outside it is needed.

Classes that others may inherit from in plain Python (a bot of their own, a game of their own)
carry the mark `mypyc_attr`; without it a compiled class refuses interpreted subclasses. An `i64`
is an int that stays within 64 bits: compiled, it is never boxed, whatever is multiplied.

What is made for every copy of a state and can never lead back to itself is marked `acyclic`: the
collector of garbage need not watch it, which makes copies cheaper.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    # mypyc knows them by these names; this import never runs.
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int
    T = TypeVar("T")

    def mypyc_attr(**_marks: bool) -> Callable[[T], T]:
        """The class as it is."""
        return lambda marked: marked


__all__ = ["i64", "mypyc_attr"]
