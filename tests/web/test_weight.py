"""The browser table, packed, is small: all pages, with the heaviest of the boards one plays at."""

import gzip
import json
from typing import Any, Final

from pithead.games import NAMES
from pithead.server.edge.pages import folder
from pithead.server.edge.parts import BOARD, PAGE, TABLE, files

# All pages, and what comes before the first decision at a table.
MOST: Final = 200_000
FIRST: Final = 125_000


def parts() -> Any:
    assert (folder() / "parts.json").is_file(), "the browser table is not built: scripts/build-web"
    return json.loads((folder() / "parts.json").read_text("utf-8"))


def weight(names: set[str]) -> int:
    wanted = [each for each in names if each.endswith((".js", ".css"))]
    return sum(len(gzip.compress((folder() / each).read_bytes(), 9)) for each in wanted)


def drawings(built: Any) -> set[str]:
    """What boards fetch when the first decision can be made already."""
    later = [each for name in NAMES for each in built[BOARD.format(game=name)]["dynamicImports"]]
    needed = set(files(built, [PAGE, TABLE, *[BOARD.format(game=name) for name in NAMES]]))
    return set(files(built, later)) - needed


def test_the_application_with_any_board_is_lighter_than_200_kilobytes() -> None:
    built = parts()
    boards = {name: {built[BOARD.format(game=name)]["file"]} for name in NAMES}
    for name, own in boards.items():
        own.update(built[BOARD.format(game=name)]["css"])
    everything = set(files(built, list(built)))
    shared = everything - drawings(built) - set().union(*boards.values())

    assert weight(shared) + max(weight(own) for own in boards.values()) < MOST


def test_a_table_needs_little_before_its_first_decision() -> None:
    built = parts()
    for name in NAMES:
        assert weight(set(files(built, [PAGE, TABLE, BOARD.format(game=name)]))) < FIRST, name
