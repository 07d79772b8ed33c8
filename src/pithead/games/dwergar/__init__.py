"""Dwergar, a worker placement game by Jan Madejski. Rules: docs/rules/dwergar.md

>>> from pithead.games.dwergar import SHOWN
>>> SHOWN.view.__name__
'DwergarView'
"""

from pithead.games.dwergar.game import make
from pithead.games.dwergar.loader import mistakes_in
from pithead.games.dwergar.shown import SHOWN

__all__ = ["SHOWN", "make", "mistakes_in"]
