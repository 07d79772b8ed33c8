"""Imperial Miners, an engine builder by Tim Armstrong. Rules: docs/rules/imperial-miners.md"""

from pithead.games.imperial_miners.game import make

__all__ = ["make"]
