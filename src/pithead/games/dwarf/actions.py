"""Every action of DWARF, numbered. Notation: docs/notation.md.

The actions that name cards depend on the set in use, so each set has its own table.
"""

from typing import Final, final

from pithead.engine.action import Action, ActionTable
from pithead.games.dwarf.words import GOODS, IN_A_MINE, PILES, POSITIONS


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


# A bit for each position of the first mine; those of the second are above.
FIRST_MINE: Final = (1 << IN_A_MINE) - 1
SALES: Final = mixes(5, 0)
ORDERS: Final = mixes(5, 1)


@final
class Spread:
    """An action for each position, and what can be chosen besides.

    What it comes to for each set of free positions of a mine is worked out once.
    """

    def __init__(self, actions: list[Action], besides: list[Action]) -> None:
        self.first: Final = choices(actions[:IN_A_MINE], [])
        self.second: Final = choices(actions[IN_A_MINE:], besides)

    def at(self, free: int) -> list[Action]:
        """The actions for the free positions, of which each is a bit, and what is besides."""
        return self.first[free & FIRST_MINE] + self.second[free >> IN_A_MINE]


def choices(actions: list[Action], besides: list[Action]) -> list[list[Action]]:
    """Each choice of these actions, by its bits, with the others behind it."""
    found: list[list[Action]] = [[]]
    for action in actions:
        found += [[*chosen, action] for chosen in found]
    return [chosen + besides for chosen in found]


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
        self.at_a_place: Final = Spread(self.place, [])
        self.place_or_pass: Final = Spread(self.place, [self.pass_])
        self.helper_or_decline: Final = Spread(self.helper, [self.decline])
