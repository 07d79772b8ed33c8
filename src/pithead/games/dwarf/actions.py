"""Every action of DWARF, numbered. Notation: docs/notation.md."""

from typing import Final

from pithead.engine.action import Action, ActionTable
from pithead.games.dwarf.words import GOODS, PILES, POSITIONS

TABLE: Final = ActionTable()

# Cards have the same notation in both mines: which stack is meant is asked first.
CARD_IDS: Final = [f"D{i:02}" for i in range(1, 55)] + [f"X{i}" for i in range(1, 10)]


def mixes(total: int, least: int) -> list[list[int]]:
    """All ways to make so many iron, gold and steel with at least so many of each."""
    result: list[list[int]] = []
    for iron in range(total, least - 1, -1):
        for gold in range(total - iron, least - 1, -1):
            steel = total - iron - gold
            if steel >= least:
                result.append([iron, gold, steel])
    return result


def mix_text(mix: list[int]) -> str:
    return " ".join(f"{mix[i]} {GOODS[i]}" for i in range(3) if mix[i] > 0)


SALES: Final = mixes(5, 0)
ORDERS: Final = mixes(5, 1)

PLACE: Final[list[Action]] = TABLE.family("place", POSITIONS)
PASS: Final[Action] = TABLE.one("pass")
# A special action from a pile, paid with both workers or with one worker and medals: value is
# twice the pile, plus one for medals.
SPECIAL: Final[list[Action]] = TABLE.family(
    "special", [f"{pile} {payment}" for pile in PILES for payment in ("workers", "medals")]
)
SELL: Final[list[Action]] = TABLE.family("sell", [mix_text(mix) for mix in SALES])
ORDER: Final[list[Action]] = TABLE.family("order", [mix_text(mix) for mix in ORDERS])
SEARCH: Final[list[Action]] = TABLE.family("search", POSITIONS)
LEAVE: Final[Action] = TABLE.one("leave")
RAISE: Final[list[Action]] = TABLE.family("raise", CARD_IDS)
TURN_BACK: Final[list[Action]] = TABLE.family("return", POSITIONS)
JOIN: Final[list[Action]] = TABLE.family("join", POSITIONS)
HELPER: Final[list[Action]] = TABLE.family("helper", POSITIONS)
ALLOY: Final[Action] = TABLE.one("alloy")
FORGE: Final[Action] = TABLE.one("forge")
DECLINE: Final[Action] = TABLE.one("decline")
