"""The boards, by the name of their game. A game without one of its own gets the plain board."""

from typing import Any, Final

from pithead.cli.boards.board import Board
from pithead.cli.boards.dwarf import DwarfBoard
from pithead.cli.boards.dwergar import DwergarBoard
from pithead.cli.boards.imperial_miners import ImperialMinersBoard
from pithead.cli.boards.plain import PlainBoard
from pithead.engine.game import Game
from pithead.text import Catalogue

BOARDS: Final[dict[str, type[Board]]] = {
    "dwarf": DwarfBoard,
    "dwergar": DwergarBoard,
    "imperial-miners": ImperialMinersBoard,
}


def find_board(game: Game[Any], catalogue: Catalogue) -> Board:
    return BOARDS.get(game.name, PlainBoard)(game, catalogue)
