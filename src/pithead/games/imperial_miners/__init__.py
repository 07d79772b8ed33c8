"""Imperial Miners, an engine builder by Tim Armstrong. Rules: docs/rules/imperial-miners.md"""

from pithead.games.imperial_miners.game import make
from pithead.games.imperial_miners.loader import mistakes_in

__all__ = ["make", "mistakes_in"]
