"""The rulebook's words: as numbers, as names, and read from a phrase."""

from typing import Final, final

from pithead.engine.message import Message

# The four mined resources in rising value. DG-1
STONE: Final = 0
IRON: Final = 1
GOLD: Final = 2
CRYSTAL: Final = 3
GOODS: Final = ["stone", "iron", "gold", "crystal"]

# In place of a kind where heat is meant.
HEAT: Final = -1

# Dwarves: three specialities of workers, and the foreman. DG-3
ENGINEER: Final = 0
BLACKSMITH: Final = 1
IRONWORKER: Final = 2
FOREMAN: Final = 3
SPECIALITIES: Final = ["engineer", "blacksmith", "ironworker"]
DWARVES: Final = ["engineer", "blacksmith", "ironworker", "foreman"]

# What stands on a place: nobody, a worker by speciality, or FOREMAN plus the owner's seat.
NOBODY: Final = -1

# The ten places, the levels of the mine first. DG-5
MINES: Final = 4
PLACES: Final = [
    "mine-1", "mine-2", "mine-3", "mine-4",
    "laboratory", "bellows", "lift", "workshop", "forge", "studio",
]  # fmt: skip

# Where carts stand at rest, from the top. DG-6
TRANSIT: Final = 0
LEVELS: Final = ["transit", "1", "2", "3", "4"]

# The five decks. DG-7
WESTERN: Final = 0
NEW_SHAFT: Final = 1
GOLDEN_TERRACES: Final = 2
OLD_SHAFT: Final = 3
EASTERN: Final = 4
DECKS: Final = ["western", "new_shaft", "golden_terraces", "old_shaft", "eastern"]
TIERS: Final = ["basic", "advanced"]

# Numbers of the cards. DG-7
PROJECTS: Final = 45
FIRST_EVENT: Final = 46
EVENTS: Final = 15
NO_EVENT: Final = 0

EDITIONS: Final = ["2021", "2020"]

# An installed furnace that nobody has put there.
NO_OWNER: Final = -1


def in_the_mine(place: int) -> bool:
    return place < MINES


def level_of(place: int) -> int:
    """The row of carts of a mine place."""
    return place + 1


# -- names -------------------------------------------------------------------------------------


def good_message(good: int) -> Message:
    return Message(f"dwergar.good.{GOODS[good]}")


def goods_message(good: int, amount: int) -> Message:
    return Message(f"dwergar.goods.{GOODS[good]}", {"n": amount})


def heat_message(amount: int) -> Message:
    return Message("dwergar.goods.heat", {"n": amount})


def dwarf_message(dwarf: int) -> Message:
    """A speciality, or any foreman."""
    return Message(f"dwergar.dwarf.{DWARVES[min(dwarf, FOREMAN)]}")


def place_message(place: int) -> Message:
    return Message(f"dwergar.place.{PLACES[place]}")


def level_message(level: int) -> Message:
    return Message(f"dwergar.level.{LEVELS[level]}")


def deck_message(deck: int) -> Message:
    return Message(f"dwergar.deck.{DECKS[deck]}")


# -- the card language -------------------------------------------------------------------------


@final
class Phrase:
    """A phrase of the card language, read from the left; `is_whole` once all has fitted."""

    def __init__(self, text: str) -> None:
        self.words: Final = text.split(" ")
        self.at = 0

    def has(self, text: str) -> bool:
        """Whether these words come next; if so they are passed over."""
        expected = text.split(" ")
        end = self.at + len(expected)
        if self.words[self.at : end] != expected:
            return False
        self.at = end
        return True

    def number(self) -> int:
        """A number from 1 next, else 0."""
        if self.at < len(self.words) and self.words[self.at].isdecimal():
            self.at += 1
            return int(self.words[self.at - 1])
        return 0

    def after(self, text: str) -> int:
        """The number from 1 behind these words, else 0."""
        return self.number() if self.has(text) else 0

    def one_of(self, names: list[str]) -> int:
        """Which of these names comes next, else -1."""
        for i in range(len(names)):
            if self.has(names[i]):
                return i
        return -1

    def is_whole(self) -> bool:
        return self.at == len(self.words)
