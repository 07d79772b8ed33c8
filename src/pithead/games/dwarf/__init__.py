"""DWARF, a worker placement game by Lee Broderick. Rules: docs/rules/dwarf.md

>>> from pithead.games.dwarf import SHOWN
>>> SHOWN.view.__name__
'DwarfView'
"""

from pithead.games.dwarf.game import make
from pithead.games.dwarf.loader import mistakes_in
from pithead.games.dwarf.shown import SHOWN

__all__ = ["SHOWN", "make", "mistakes_in"]
