"""The games, by name. This is the only file that knows them all.

>>> from pithead.games import NAMES, SHOWN
>>> NAMES, len(SHOWN)
(['dwarf', 'dwergar', 'imperial-miners'], 3)
"""

from pathlib import Path
from typing import Any, Final

from pithead.engine.box import GAME_KEY, read_files, tables_for
from pithead.engine.errors import BadBox, BadSetup
from pithead.engine.game import Game
from pithead.engine.match import Match
from pithead.engine.record import Record
from pithead.engine.shown import Shown
from pithead.games import dwarf, dwergar, imperial_miners

__all__ = [
    "NAMES",
    "SHOWN",
    "find_game",
    "game_of",
    "mistakes_in",
    "open_record",
    "own_tables",
]

NAMES: Final = ["dwarf", "dwergar", "imperial-miners"]
# What each of them tells, for whoever describes it.
SHOWN: Final[list[Shown]] = [dwarf.SHOWN, dwergar.SHOWN, imperial_miners.SHOWN]


def find_game(name: str, box: dict[str, Any] | None = None, where: str = "box") -> Game[Any]:
    """The game of this name, with a box file's card values if one is given.

    >>> find_game("imperial-miners")
    <Imperial Miners: 1-5 seats, rules 2>
    """
    own = None if box is None else tables_for(name, box, where)
    if name == "dwarf":
        return dwarf.make(own, where)
    if name == "dwergar":
        return dwergar.make(own, where)
    if name == "imperial-miners":
        return imperial_miners.make(own, where)
    raise BadSetup("error.game", {"name": repr(name), "names": ", ".join(NAMES)})


def open_record(record: Record) -> Match[Any]:
    """The match a record describes, played to its end.

    >>> from pithead.engine.match import new_match
    >>> open_record(new_match(find_game("dwarf"), ["Ada", "Bruno"], {}, seed=1).record)
    <Match: dwarf, Ada and Bruno, 0 actions>
    """
    return Match(find_game(record.game, record.box, "record: box"), record)


# -- box files ---------------------------------------------------------------------------------


def mistakes_in(name: str, box: dict[str, Any], where: str) -> list[tuple[str, str, str]]:
    """Everything that is wrong with a box: where, what was found, what was expected.

    >>> mistakes_in("dwarf", {"rules": {"items_to_end": 0}}, "my-dwarf.toml")
    [('my-dwarf.toml: rules: items_to_end', '0', 'a number from 1 to 99')]
    """
    try:
        own = tables_for(name, box, where)
    except BadBox as error:
        return [(error.where, error.found, error.expected)]
    if name == "dwarf":
        return dwarf.mistakes_in(own, where)
    if name == "dwergar":
        return dwergar.mistakes_in(own, where)
    return imperial_miners.mistakes_in(own, where)


def own_tables(name: str) -> dict[str, Any]:
    """A game's own data, as a box file sees it.

    >>> sorted(own_tables("dwarf"))
    ['cards', 'effects', 'rules', 'specials']
    """
    folder = Path(__file__).parent / name.replace("-", "_") / "data"
    return read_files(sorted(folder.glob("*.toml")))


def game_of(box: dict[str, Any]) -> str:
    """The game a box says it is for, or whose words it uses most; empty where that is not clear.

    >>> game_of({"game": "dwergar"}), game_of({"effects": {"sword": {"phrase": "pay 2 steel"}}})
    ('dwergar', 'dwarf')
    """
    if isinstance(box.get(GAME_KEY), str):
        return str(box[GAME_KEY])
    words = words_in(box)
    shared = {name: len(words & words_in(own_tables(name))) for name in NAMES}
    best = max(shared.values())
    found = [name for name in NAMES if shared[name] == best]
    return found[0] if best and len(found) == 1 else ""


def words_in(tables: dict[str, Any]) -> set[str]:
    """The names of tables, of their entries, and of the keys of these whatever entry has them."""
    result: set[str] = set()
    for name, table in tables.items():
        result.add(name)
        if isinstance(table, dict):
            for key, entry in table.items():
                result.add(f"{name}.{key}")
                if isinstance(entry, dict):
                    result |= {f"{name}.*.{inner}" for inner in entry}
    return result
