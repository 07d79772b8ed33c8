"""Which games are told: a few of each game that together show most of its rules."""

from pathlib import Path
from typing import Final, TypeAlias

from pithead.engine.options import OptionValue
from playthroughs.telling import playthrough

FOLDER: Final = Path(__file__).parent
Chosen: TypeAlias = dict[str, tuple[str, int, dict[str, OptionValue], int]]
IMPERIAL_MINERS: Final[Chosen] = {
    "imperial-miners-1-seat": ("imperial-miners", 1, {"boards": "1a+2b+3a"}, 6),
    "imperial-miners-3-seats": ("imperial-miners", 3, {"first_game": True}, 7),
}
CHOSEN: Final[Chosen] = {
    "dwarf-1-seat-eldhusfifl": ("dwarf", 1, {}, 1),
    "dwarf-1-seat-andvettr-fadir": ("dwarf", 1, {"automaton": "andvettr-fadir"}, 2),
    "dwarf-2-seats": ("dwarf", 2, {"first": 2}, 3),
    "dwarf-3-seats-layered": ("dwarf", 3, {"layered": True}, 4),
    "dwarf-4-seats": ("dwarf", 4, {}, 5),
    "dwergar-2-seats": ("dwergar", 2, {"events": 5}, 1),
    "dwergar-3-seats-2020": ("dwergar", 3, {"edition": "2020", "events": 4}, 2),
    "dwergar-4-seats-old-shaft": (
        "dwergar",
        4,
        {"decks": "western+golden_terraces+old_shaft+eastern", "events": 4},
        3,
    ),
    **IMPERIAL_MINERS,
}


def file_of(title: str) -> Path:
    return FOLDER / f"{title}.txt"


def text_of(title: str) -> str:
    return playthrough(*CHOSEN[title])
