"""The comparison with other libraries: our own games in it, and peers that cannot be had."""

import io
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from benchmarks.peer_games import PitheadGame, PitheadPlayout, at_least_and_most, measured
from benchmarks.peers import TITLES, lines, measured_by, plot, table
from pithead.games import NAMES, find_game

ROW = {"game": "dwarf", "seats": 2, "decisions": 9.0, "games": 1.0, "length": 9.0, "copies": 5.0}
FOUND: dict[str, Any] = {
    "ours": {"compiled": {"version": "1", "rows": [ROW]}},
    "peers": {
        "chess": {"absent": "no such package"},
        "rlcard": {"version": "1.2", "rows": [{"game": "uno", "absent": "it broke"}]},
    },
}


def test_ours_are_measured_with_the_least_and_the_most_seats() -> None:
    wanted = [values for _, values in at_least_and_most(PitheadGame)]

    counts = {name: find_game(name).seat_counts for name in NAMES}
    assert wanted == [(name, counts[name][end]) for name in NAMES for end in (0, -1)]


@pytest.mark.parametrize("kind", [PitheadGame, PitheadPlayout])
def test_a_random_game_is_played_to_its_end(kind: type[PitheadGame]) -> None:
    title = kind("dwarf", 2)
    state = title.begin(1)

    decisions = title.play(state, sys.maxsize)

    assert state.is_over()
    assert decisions > 50
    assert measured(title, 0.01)["seats"] == 2


def test_a_peer_or_a_game_that_cannot_be_had_is_named_as_absent() -> None:
    console = Console(file=io.StringIO(), width=140)
    with console.capture() as captured:
        console.print(table(FOUND))

    shown = captured.get()
    assert "no such package" in shown
    assert "it broke" in shown
    assert [owner for owner, row in lines(FOUND) if "absent" in row] == [
        TITLES["chess"], f"{TITLES['rlcard']} 1.2"
    ]  # fmt: skip


def test_the_picture_leaves_out_what_is_absent(tmp_path: Path) -> None:
    plot(FOUND, str(tmp_path / "peers.svg"))

    assert "uno" not in (tmp_path / "peers.svg").read_text("utf-8")


def test_a_library_that_is_not_installed_is_no_accident() -> None:
    found = measured_by(Path(sys.executable), None, "catanatron", 0.01)

    assert "catanatron" in found["absent"].lower()
