"""The games, by name. This is the only file that knows them all."""

from typing import Any, Final

from pithead.engine.errors import BadSetup
from pithead.engine.game import Game
from pithead.engine.match import Match
from pithead.engine.record import Record
from pithead.games import dwarf, dwergar, imperial_miners

NAMES: Final = ["dwarf", "dwergar", "imperial-miners"]


def find_game(name: str, box: dict[str, Any] | None = None, where: str = "box") -> Game[Any]:
    """The game of this name, with a box file's card values if one is given."""
    if name == "dwarf":
        return dwarf.make(box, where)
    if name == "dwergar":
        return dwergar.make(box, where)
    if name == "imperial-miners":
        return imperial_miners.make(box, where)
    raise BadSetup("error.game", {"name": repr(name), "names": ", ".join(NAMES)})


def open_record(record: Record) -> Match[Any]:
    """The match a record describes, played to its end."""
    return Match(find_game(record.game, record.box, "record: box"), record)
