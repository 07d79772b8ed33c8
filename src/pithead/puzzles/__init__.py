"""Puzzles: positions in which one move is clearly best, made from bots' games and kept as files.

>>> from pithead.puzzles import GRADES, counted, shipped
>>> all(counted(shipped("dwarf"))[grade] >= 20 for grade in GRADES)
True
"""

from pithead.puzzles.mining import is_full, mine, strong
from pithead.puzzles.puzzle import (
    GRADES,
    Choice,
    Collection,
    Making,
    Puzzle,
    counted,
    empty,
    game_of,
    named,
    opened,
    read_collection,
    shipped,
    shipped_file,
    solution,
    to_text,
)
from pithead.puzzles.trying import tried

__all__ = [
    "GRADES",
    "Choice",
    "Collection",
    "Making",
    "Puzzle",
    "counted",
    "empty",
    "game_of",
    "is_full",
    "mine",
    "named",
    "opened",
    "read_collection",
    "shipped",
    "shipped_file",
    "solution",
    "strong",
    "to_text",
    "tried",
]
