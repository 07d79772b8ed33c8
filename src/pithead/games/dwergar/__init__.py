"""Dwergar, a worker placement game by Jan Madejski. Rules: docs/rules/dwergar.md

>>> from pithead.games.dwergar import SHOWN
>>> SHOWN.view.__name__
'DwergarView'
"""

from typing import Any

from pithead.games.dwergar.game import Dwergar
from pithead.games.dwergar.loader import mistakes_in, read_cards
from pithead.games.dwergar.shown import SHOWN

__all__ = ["SHOWN", "make", "mistakes_in"]


def make(box: dict[str, Any] | None = None, where: str = "box") -> Dwergar:
    """The game with the printed cards, or with a box file's values.

    >>> make()
    <Dwergar: 2-4 seats, rules 2>
    """
    return Dwergar(read_cards(box, where))
