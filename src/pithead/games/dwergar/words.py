"""The rulebook's words as numbers: resources, specialities, places, decks."""

from typing import Final

# The four mined resources in rising value. DG-1
STONE: Final = 0
IRON: Final = 1
GOLD: Final = 2
CRYSTAL: Final = 3
GOODS: Final = ["stone", "iron", "gold", "crystal"]

# Dwarves: three specialities of workers, and the foreman. DG-3
ENGINEER: Final = 0
BLACKSMITH: Final = 1
IRONWORKER: Final = 2
FOREMAN: Final = 3
SPECIALITIES: Final = ["engineer", "blacksmith", "ironworker"]
DWARVES: Final = ["engineer", "blacksmith", "ironworker", "foreman"]

# What stands on a place: nobody, a worker by speciality, or FOREMAN plus the owner's seat.
NOBODY: Final = -1

# The ten places. DG-5
MINES: Final = 4
LABORATORY: Final = 4
BELLOWS: Final = 5
LIFT: Final = 6
WORKSHOP: Final = 7
FORGE: Final = 8
STUDIO: Final = 9
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
