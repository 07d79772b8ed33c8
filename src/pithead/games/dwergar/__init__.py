"""Dwergar, a worker placement game by Jan Madejski. Rules: docs/rules/dwergar.md"""

from pithead.games.dwergar.game import make

__all__ = ["make"]
