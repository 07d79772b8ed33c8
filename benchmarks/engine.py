"""Speed of the rules: random play and copies, interpreted beside compiled, in one run.

    scripts/bench                 a table
    scripts/bench --json          one JSON document
    scripts/bench --seconds 5     longer samples

Machines are noisy: compare the ratios of one run, not numbers of two.
"""

import argparse
import json
import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from pithead.bots.random import play_out
from pithead.engine.game import Game, State
from pithead.engine.journal import muted
from pithead.engine.rng import Rng, seeded
from pithead.games import NAMES, find_game

ROOT = Path(__file__).parents[1]
COMPILED = ROOT / "build" / "compiled"
# The seat counts our goals speak of.
SEATS = {"dwarf": [2, 3], "dwergar": [3], "imperial-miners": [2]}


def play_from_python(game: Game[Any], state: State, rng: Rng) -> int:
    """The same random game as `play_out`, but every call crosses from interpreted Python."""
    decisions = 0
    while seats := state.seats_to_act():
        actions = game.legal_actions(state, seats[0])
        game.apply(state, seats[0], actions[rng.below(len(actions))])
        decisions += 1
    return decisions


def decisions_a_second(
    game: Game[Any],
    seats: int,
    seconds: float,
    play: Callable[[Game[Any], State, Rng], int],
) -> float:
    rng = seeded(1)
    decisions = 0
    spent = 0.0
    seed = 0
    while spent < seconds:
        state = game.start(seats, {}, seed)
        state.journal = muted()
        begin = time.perf_counter()
        decisions += play(game, state, rng)
        spent += time.perf_counter() - begin
        seed += 1
    return decisions / spent


def middle_of_a_game(game: Game[Any], seats: int) -> State:
    """A state half-way through a random game, for copying."""
    rng = seeded(2)
    length = play_out(game, game.start(seats, {}, 2), rng.copy())
    state: State = game.start(seats, {}, 2)
    state.journal = muted()
    for _ in range(length // 2):
        seat = state.seats_to_act()[0]
        actions = game.legal_actions(state, seat)
        game.apply(state, seat, actions[rng.below(len(actions))])
    return state


def copies_a_second(state: State, seconds: float) -> float:
    copies = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        for _ in range(200):
            state.copy()
        copies += 200
    return copies / (time.perf_counter() - begin)


def bytes_of_a_state(state: State) -> int:
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.copy() for _ in range(1000)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(kept)


def measure(seconds: float) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    for name in NAMES:
        game = find_game(name)
        for seats in SEATS[name]:
            state = middle_of_a_game(game, seats)
            rows.append(
                {
                    "game": name,
                    "seats": seats,
                    "from_python": decisions_a_second(game, seats, seconds, play_from_python),
                    "playout": decisions_a_second(game, seats, seconds, play_out),
                    "copies": copies_a_second(state, seconds),
                    "bytes": bytes_of_a_state(state),
                }
            )
    return rows


def measured_by(package: Path, seconds: float) -> list[dict[str, Any]]:
    """The measurements of one build, taken in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(package)}
    command = [sys.executable, __file__, "--measure", "--seconds", str(seconds)]
    output = subprocess.run(command, env=environment, capture_output=True, check=True).stdout
    rows: list[dict[str, Any]] = json.loads(output)
    return rows


def table(results: dict[str, list[dict[str, Any]]]) -> Table:
    table = Table(title="Random play in one process")
    for column in ("game", "seats", "build"):
        table.add_column(column)
    for column in (
        "decisions/s from Python",
        "decisions/s in a playout",
        "copies/s",
        "bytes/state",
    ):
        table.add_column(column, justify="right")
    for rows in zip(*results.values(), strict=True):
        for build, row in zip(results, rows, strict=True):
            numbers = [f"{row[key]:,.0f}" for key in ("from_python", "playout", "copies", "bytes")]
            table.add_row(row["game"], str(row["seats"]), build, *numbers)
        slow, fast = rows
        ratios = [f"× {fast[key] / slow[key]:.1f}" for key in ("from_python", "playout", "copies")]
        table.add_row("", "", "ratio", *ratios, end_section=True)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        print(json.dumps(measure(arguments.seconds)))
        return
    results = {
        "interpreted": measured_by(ROOT / "src", arguments.seconds),
        "compiled": measured_by(COMPILED, arguments.seconds),
    }
    if arguments.json:
        print(json.dumps(results, indent=1))
    else:
        Console(width=max(120, Console().width)).print(table(results))


if __name__ == "__main__":
    main()
