"""The rulebook's words as numbers: levels, factions, half-carts, spots of a mine."""

from typing import Final

from pithead.games.imperial_miners.shown import Gift, Side

# Levels of cards and rows of a mine, from the surface down. IM-1
LEVELS: Final = ["I", "II", "III", "IV"]
DRAW_LEVELS: Final = 3
DEEPEST: Final = 3

# Factions, by letter. IM-L1
FACTIONS: Final = ["S", "E", "A", "B", "J", "R"]
SCOTS: Final = 0
ANY_FACTION: Final = -1

# Half-carts of a card: left, right, and the four slanting borders. IM-39
HALVES: Final[list[Side]] = ["L", "R", "TL", "TR", "BL", "BR"]
LEFT: Final = 0
RIGHT: Final = 1
TOP_LEFT: Final = 2
TOP_RIGHT: Final = 3
BOTTOM_LEFT: Final = 4
BOTTOM_RIGHT: Final = 5

# A spot of a mine is a level and a half-card column; columns run far enough for ten cards with
# the widest gaps (IM-A1). Level I lies on even columns, II on odd ones, and so on. IM-21
MOST_COLUMN: Final = 58
SPAN: Final = 2 * MOST_COLUMN + 1
SPOTS: Final = len(LEVELS) * SPAN

# Borders that can hold a cart: of a spot to its right, down left and down right.
BORDER_SIDES: Final = [RIGHT, BOTTOM_LEFT, BOTTOM_RIGHT]

# What the surface gives: coins, cards, or one of two advances for their price. IM-34 to IM-36
ADVANCES: Final[list[Gift]] = ["advance", "advance-more"]
GIFTS: Final[list[Gift]] = ["coins", "cards", *ADVANCES]

MOST_SEATS: Final = 5
BOARDS: Final = 3
NO_BOARD: Final = -1
# Where a marker stands before its first advance, and after a change of board. IM-A13
BELOW: Final = 0
BOTTOM: Final = 1
NO_CARD: Final = -1
# Where a card would act: a space of a progress board does. IM-44
ON_BOARD: Final = -2
# Before the first round.
NO_EVENT: Final = -1

# When an event has its effect. IM-16
AT_ONCE: Final = 0
MINE_PHASE: Final = 1
ROUND_END: Final = 2
TIMINGS: Final = ["at once", "mine phase", "round end"]

# Where points come from, as it is shown.
BY_CHAIN: Final = "chain"
BY_CARTS: Final = "carts"
BY_BOARDS: Final = "boards"
BY_EVENTS: Final = "events"
BY_RUINS: Final = "ruins"
SOURCES: Final = [BY_CHAIN, BY_CARTS, BY_BOARDS, BY_EVENTS, BY_RUINS]

# The solo scale: a rank begins where its number says. IM-49, IM-A17
RANKS: Final = [0, 35, 46, 56, 61, 66]


def spot(level: int, column: int) -> int:
    return level * SPAN + column + MOST_COLUMN


def level_of(place: int) -> int:
    return place // SPAN


def column_of(place: int) -> int:
    return place % SPAN - MOST_COLUMN


def spot_name(place: int) -> str:
    return f"{LEVELS[level_of(place)]}/{column_of(place)}"


# From a spot to those touching it, as differences. IM-22
TO_LEFT: Final = -2
TO_RIGHT: Final = 2
UP_LEFT: Final = -SPAN - 1
UP_RIGHT: Final = -SPAN + 1
DOWN_LEFT: Final = SPAN - 1
DOWN_RIGHT: Final = SPAN + 1
TOUCHING: Final = [TO_LEFT, TO_RIGHT, UP_LEFT, UP_RIGHT, DOWN_LEFT, DOWN_RIGHT]
