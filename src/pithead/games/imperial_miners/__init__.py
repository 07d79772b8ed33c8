"""Imperial Miners, an engine builder by Tim Armstrong. Rules: docs/rules/imperial-miners.md

>>> from pithead.games.imperial_miners import SHOWN
>>> SHOWN.view.__name__
'MinersView'
"""

from typing import Any

from pithead.games.imperial_miners.game import ImperialMiners
from pithead.games.imperial_miners.loader import mistakes_in, read_cards
from pithead.games.imperial_miners.shown import SHOWN

__all__ = ["SHOWN", "make", "mistakes_in"]


def make(box: dict[str, Any] | None = None, where: str = "box") -> ImperialMiners:
    """The game with our own set of cards, or with a box file's.

    >>> make()
    <Imperial Miners: 1-5 seats, rules 2>
    """
    return ImperialMiners(read_cards(box, where))
