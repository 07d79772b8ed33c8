"""Every action of Dwergar, numbered. Notation: docs/notation.md."""

from typing import Final

from pithead.engine.action import Action, ActionTable
from pithead.games.dwergar.words import DWARVES, GOODS, LEVELS, PLACES, SPECIALITIES

TABLE: Final = ActionTable()
# How far a box file may stretch the heat track and the furnaces: the numbering must hold them.
MOST_HEAT: Final = 20
MOST_FURNACES: Final = 12
# The numbers of projects: those of the printed ones are numbered in one row, up to the last; as
# far as further ones may go, they come after everything else, so that no action's number changes.
LAST_PRINTED: Final = 45
MOST_NUMBER: Final = 99
PRINTED: Final = list(range(LAST_PRINTED + 1))
FURTHER: Final = list(range(LAST_PRINTED + 1, MOST_NUMBER + 1))

# Placing: value is ten times the dwarf, plus the place.
PLACE: Final[list[Action]] = TABLE.combined(
    "place", [{"dwarf": dwarf, "place": place} for dwarf in DWARVES for place in PLACES]
)
PLACE_OF: Final = [
    PLACE[dwarf * len(PLACES) : (dwarf + 1) * len(PLACES)] for dwarf in range(len(DWARVES))
]
# By who is at hand: 1 for an engineer, 2 for a blacksmith, 4 for an ironworker, 8 for the foreman.
PLACE_BY_HAND: Final = [
    [action for dwarf in range(len(DWARVES)) if hand >> dwarf & 1 for action in PLACE_OF[dwarf]]
    for hand in range(1 << len(DWARVES))
]
BREAK: Final[list[Action]] = TABLE.family("break", "place", PLACES)

# The parts of an action.
MINE: Final[Action] = TABLE.one("mine")
EXCHANGE: Final[list[Action]] = TABLE.family("exchange", "good", GOODS)
LIGHT: Final[Action] = TABLE.one("light")
LIGHT_ALL: Final[Action] = TABLE.one("light-all")
HEAT_UP: Final[Action] = TABLE.one("heat")
LIFT: Final[Action] = TABLE.one("lift")
LOAD: Final[list[Action]] = TABLE.family("load", "level", LEVELS)
BUILD: Final[Action] = TABLE.one("build")
CONVERT: Final[list[Action]] = TABLE.family("forge", "good", GOODS)
COMPLETE: Final[list[Action]] = TABLE.family("complete", "project", PRINTED)
UPGRADE: Final[list[Action]] = TABLE.family("upgrade", "project", PRINTED)
INSTALL: Final[list[Action]] = TABLE.family("install", "furnace", ["hot", "cool"])
SILVERBEARD: Final[list[Action]] = TABLE.family("silverbeard", "dwarf", SPECIALITIES)
BECOME: Final[list[Action]] = TABLE.family("become", "dwarf", SPECIALITIES)
CHANGE: Final[list[Action]] = TABLE.family("change", "good", GOODS)
END: Final[Action] = TABLE.one("end")

# Small follow-up choices.
TRACK: Final[list[Action]] = TABLE.family("track", "heat", range(MOST_HEAT + 1))
LESS: Final[list[Action]] = TABLE.family("less", "good", GOODS)
TAKE: Final[list[Action]] = TABLE.family("take", "good", GOODS)
EXTRA: Final[list[Action]] = TABLE.family("extra", "heat", range(MOST_HEAT + MOST_FURNACES + 1))
PASS: Final[Action] = TABLE.one("pass")

# The table of a set with further projects.
LARGER_TABLE: Final = TABLE.copy()
COMPLETE.extend(LARGER_TABLE.family("complete", "project", FURTHER, LAST_PRINTED + 1))
UPGRADE.extend(LARGER_TABLE.family("upgrade", "project", FURTHER, LAST_PRINTED + 1))
