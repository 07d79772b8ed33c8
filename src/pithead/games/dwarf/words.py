"""The rulebook's words as numbers: goods, kinds of action, positions."""

from typing import Final

# Goods, in the order of a player's store. DW-1
IRON: Final = 0
GOLD: Final = 1
STEEL: Final = 2
ITEMS: Final = 3
GOODS: Final = ["iron", "gold", "steel", "items"]

# The four types of action, in the order they are resolved. DW-3
HELP: Final = 0
DEFEND: Final = 1
MINE: Final = 2
FORGE: Final = 3
TYPES: Final = ["help", "defend", "mine", "forge"]

# The three categories that decide the game. DW-42
CATEGORIES: Final = [STEEL, GOLD, ITEMS]

# Positions 0-8 are the first mine in reading order, 9-17 the second. DW-51
IN_A_MINE: Final = 9
PILES_IN_A_MINE: Final = 3
POSITIONS: Final = [str(i + 1) for i in range(9)] + [f"b{i + 1}" for i in range(9)]
PILES: Final = ["1", "2", "3", "b1", "b2", "b3"]

MOST_SEATS: Final = 5

# Workers of each player. DW-2
REGULARS: Final = 2
HELPERS: Final = 2

# The automata of solo play, by level. DW-46, DW-48, DW-50
NO_AUTOMATON: Final = 0
ELDHUSFIFL: Final = 1
ANDVETTR: Final = 2
ANDVETTR_FADIR: Final = 3
AUTOMATA: Final = ["none", "eldhusfifl", "andvettr", "andvettr-fadir"]
HUMAN: Final = 0
RIVAL: Final = 1

# How a game ends. DW-15, DW-41, DW-49
MOUNTAIN_EMPTY: Final = "mountain"
ITEMS_FORGED: Final = "items"
RIVAL_GLORY: Final = "glory"


def row_of(position: int) -> list[int]:
    """The three positions of the same row, left to right."""
    start = position - position % 3
    return [start, start + 1, start + 2]


def column_of(position: int) -> list[int]:
    """The three positions of the same column, top to bottom."""
    mine = position - position % IN_A_MINE
    top = mine + position % 3
    return [top, top + 3, top + 6]


# -- reading phrases ---------------------------------------------------------------------------


def rest_of(text: str, words: str) -> str:
    """What stands behind these words; nothing if the text begins otherwise."""
    return text[len(words) :] if text.startswith(words) else ""


def mix_of(text: str) -> list[tuple[int, int]]:
    """`1 iron, 2 steel` as amounts and goods; nothing if it is not that."""
    result: list[tuple[int, int]] = []
    for part in text.split(", "):
        number, _, word = part.partition(" ")
        good = good_named(word)
        if good < 0 or not (number.isascii() and number.isdecimal()) or int(number) < 1:
            return []
        result.append((int(number), good))
    return result


def good_named(word: str) -> int:
    name = "items" if word == "item" else word
    return GOODS.index(name) if name in GOODS else -1
