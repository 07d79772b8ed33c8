"""Imperial Miners, an engine builder by Tim Armstrong. Rules: docs/rules/imperial-miners.md

>>> from pithead.games.imperial_miners import SHOWN
>>> SHOWN.view.__name__
'MinersView'
"""

from pithead.games.imperial_miners.game import make
from pithead.games.imperial_miners.loader import mistakes_in
from pithead.games.imperial_miners.shown import SHOWN

__all__ = ["SHOWN", "make", "mistakes_in"]
