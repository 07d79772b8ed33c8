"""The browser table, packed, is small: all pages, with the heaviest of the boards one plays at."""

import gzip
from pathlib import Path
from typing import Final

from pithead.games import NAMES
from pithead.server.edge.pages import folder

MOST: Final = 200_000


def weight(files: list[Path]) -> int:
    return sum(len(gzip.compress(each.read_bytes(), 9)) for each in files)


def test_the_application_with_any_board_is_lighter_than_200_kilobytes() -> None:
    files = [each for each in folder().rglob("*") if each.suffix in (".js", ".css")]
    boards = {name: [each for each in files if each.name.startswith(f"{name}-")] for name in NAMES}
    assert all(boards.values()), "the browser table is not built: scripts/build-web"
    shared = [each for each in files if not any(each in own for own in boards.values())]

    assert weight(shared) + max(weight(own) for own in boards.values()) < MOST
