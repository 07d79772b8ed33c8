"""DWARF, a worker placement game by Lee Broderick. Rules: docs/rules/dwarf.md"""

from pithead.games.dwarf.game import make

__all__ = ["make"]
