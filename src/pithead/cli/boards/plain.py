"""The plain board: any game's view as a tree of names and values."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from pithead.cli.boards.board import Board, View
from pithead.cli.seating import Seating


class PlainBoard(Board):
    """For a game that has no board of its own."""

    def draw(self, view: View, seating: Seating, width: int) -> RenderableType:
        tree = Tree(Text(self.game.title, style="bold"))
        grow(tree, view)
        return tree


def grow(tree: Tree, value: Any) -> None:
    pairs = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for name, each in pairs:
        if isinstance(each, (dict, list)) and not is_short(each):
            grow(tree.add(Text(str(name), style="cyan")), each)
        else:
            tree.add(Text(f"{name}: ", style="cyan").append(shown(each), style="default"))


def is_short(value: dict[str, Any] | list[Any]) -> bool:
    return isinstance(value, list) and not any(isinstance(each, (dict, list)) for each in value)


def shown(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(str(each) for each in value) or "-"
    return "-" if value is None else str(value)
