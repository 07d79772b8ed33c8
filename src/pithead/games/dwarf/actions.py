"""Every action of DWARF, numbered. Notation: docs/notation.md.

The actions that name cards depend on the set in use, so each set has its own table.
"""

from typing import Final, final

from pithead.engine.action import Action, ActionTable
from pithead.games.dwarf.words import GOODS, PILES, POSITIONS


def mixes(total: int, least: int) -> list[list[int]]:
    """All ways to make so many iron, gold and steel with at least so many of each."""
    result: list[list[int]] = []
    for iron in range(total, least - 1, -1):
        for gold in range(total - iron, least - 1, -1):
            steel = total - iron - gold
            if steel >= least:
                result.append([iron, gold, steel])
    return result


def named(mix: list[int]) -> dict[str, int]:
    """What there is of it, by kind."""
    return {GOODS[i]: mix[i] for i in range(3) if mix[i] > 0}


SALES: Final = mixes(5, 0)
ORDERS: Final = mixes(5, 1)


@final
class Actions:
    """The table of one set of cards."""

    def __init__(self, cards: list[str]) -> None:
        table = ActionTable()
        self.table: Final = table
        self.place: Final[list[Action]] = table.family("place", "position", POSITIONS)
        self.pass_: Final[Action] = table.one("pass")
        # A special action from a pile, paid with both workers or with one worker and medals:
        # value is twice the pile, plus one for medals.
        self.special: Final[list[Action]] = table.combined(
            "special",
            [{"pile": pile, "payment": each} for pile in PILES for each in ("workers", "medals")],
        )
        self.sell: Final[list[Action]] = table.amounts("sell", "goods", [named(m) for m in SALES])
        self.order: Final[list[Action]] = table.amounts(
            "order", "goods", [named(mix) for mix in ORDERS]
        )
        self.search: Final[list[Action]] = table.family("search", "position", POSITIONS)
        self.leave: Final[Action] = table.one("leave")
        # Cards have the same notation in both mines: which stack is meant is asked first.
        self.raise_: Final[list[Action]] = table.family("raise", "card", cards)
        self.turn_back: Final[list[Action]] = table.family("return", "position", POSITIONS)
        self.join: Final[list[Action]] = table.family("join", "position", POSITIONS)
        self.helper: Final[list[Action]] = table.family("helper", "position", POSITIONS)
        self.alloy: Final[Action] = table.one("alloy")
        self.forge: Final[Action] = table.one("forge")
        self.decline: Final[Action] = table.one("decline")
