"""Dwergar, a worker placement game by Jan Madejski. Rules: docs/rules/dwergar.md"""

from pithead.games.dwergar.game import make
from pithead.games.dwergar.loader import mistakes_in

__all__ = ["make", "mistakes_in"]
