"""A mark for the compiler. This file alone is not compiled, and nothing outside it is needed.

Classes that others may inherit from in plain Python (a bot of their own, a game of their own)
carry the mark; without it a compiled class refuses interpreted subclasses.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    # mypyc knows the mark by this name and takes it away; this import never runs.
    from mypy_extensions import mypyc_attr
else:
    T = TypeVar("T")

    def mypyc_attr(**_marks: bool) -> Callable[[T], T]:
        """The class as it is."""
        return lambda marked: marked


__all__ = ["mypyc_attr"]
