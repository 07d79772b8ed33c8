"""The browser table, packed, is small: all pages, with the heaviest of the boards one plays at."""

import gzip
import json
from typing import Any, Final

from pithead.games import NAMES
from pithead.server.edge.pages import folder
from pithead.server.edge.parts import BOARD, PAGE, TABLE, files

# All pages from which one plays, those beside them, and what a table needs before its first
# decision.
MOST: Final = 200_000
ASIDE: Final = 15_000
FIRST: Final = 125_000


# Nobody fetches these on the way to a table.
BESIDE: Final = ("src/app/MyRecord.svelte", "src/app/Puzzles.svelte", "src/shell/PuzzlePage.svelte")


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


def beside(built: Any) -> set[str]:
    """What only those pages fetch."""
    others = [each for each in built if each not in BESIDE]
    return set(files(built, list(BESIDE))) - set(files(built, others))


def test_the_application_with_any_board_is_lighter_than_200_kilobytes() -> None:
    built = parts()
    boards = {name: {built[BOARD.format(game=name)]["file"]} for name in NAMES}
    for name, own in boards.items():
        own.update(built[BOARD.format(game=name)]["css"])
    everything = set(files(built, list(built)))
    shared = everything - drawings(built) - beside(built) - set().union(*boards.values())

    assert weight(shared) + max(weight(own) for own in boards.values()) < MOST


def test_pages_that_nobody_plays_at_are_light() -> None:
    assert 0 < weight(beside(parts())) < ASIDE


def test_a_table_needs_little_before_its_first_decision() -> None:
    built = parts()
    for name in NAMES:
        assert weight(set(files(built, [PAGE, TABLE, BOARD.format(game=name)]))) < FIRST, name
