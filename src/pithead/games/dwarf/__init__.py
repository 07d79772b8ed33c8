"""DWARF, a worker placement game by Lee Broderick. Rules: docs/rules/dwarf.md

>>> from pithead.games.dwarf import SHOWN
>>> SHOWN.view.__name__
'DwarfView'
"""

from typing import Any

from pithead.games.dwarf.game import Dwarf
from pithead.games.dwarf.loader import mistakes_in, read_cards
from pithead.games.dwarf.shown import SHOWN

__all__ = ["SHOWN", "make", "mistakes_in"]


def make(box: dict[str, Any] | None = None, where: str = "box") -> Dwarf:
    """The game with the printed cards, or with a box file's values.

    >>> make()
    <DWARF: 1-5 seats, rules 2>
    """
    return Dwarf(read_cards(box, where))
