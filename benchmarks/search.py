"""Speed of the search bot in each game, interpreted beside compiled, and OpenSpiel's beside it.

    scripts/bench search                 a table
    scripts/bench search --json          one JSON document
    scripts/bench search --seconds 5     longer samples

A simulation is not the same thing everywhere: ours imagine the hidden cards anew and, in two of
the games, answer a whole move's questions; OpenSpiel's search plays a game without secrets at
random to its end. So its numbers are context, not a rival. Processor time is measured, so that a
busy machine disturbs less.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from pithead.bots import Budget, find_bot
from pithead.bots.search import SearchBot
from pithead.engine.journal import muted
from pithead.engine.outlook import Outlook
from pithead.games import NAMES, find_game

ROOT = Path(__file__).parents[1]
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
OPEN_SPIEL = ROOT / "build" / "peers" / "open_spiel" / "bin" / "python"
SIMULATIONS = 100
SEATS = 2
# A search at every so many decisions of a random game.
APART = 8


def outlooks(name: str) -> list[Outlook[Any]]:
    """Moments of one random game, each as the seat to move sees it."""
    game = find_game(name)
    state = game.start(SEATS, {}, 1)
    state.journal = muted()
    bot = find_bot("random", 1)
    found: list[Outlook[Any]] = []
    decisions = 0
    while not state.is_over():
        seat = state.seats_to_act()[0]
        if decisions % APART == 0:
            found.append(Outlook(game, state.copy(), seat))
        game.apply(state, seat, bot.choose(Outlook(game, state, seat)))
        decisions += 1
    return found


def measure(seconds: float) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    for name in NAMES:
        moments = outlooks(name)
        done = 0
        spent = 0.0
        while spent < seconds:
            moment = moments[done // SIMULATIONS % len(moments)]
            # Each thinks afresh: a tree kept from before would be measured twice.
            bot = SearchBot(1, Budget(SIMULATIONS, 0.0))
            begin = time.process_time()
            # Not `think`: whoever asks for a hint is told why, too.
            bot.search(moment, False)
            spent += time.process_time() - begin
            done += SIMULATIONS
        choices = sum(len(moment.legal_actions) for moment in moments) / len(moments)
        rows.append({"game": name, "choices": choices, "rate": done / spent})
    return rows


def measured_by(package: Path, seconds: float) -> list[dict[str, Any]]:
    """The measurements of one build, taken in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(package)}
    command = [sys.executable, __file__, "--measure", "--seconds", str(seconds)]
    output = subprocess.run(command, env=environment, capture_output=True, check=True).stdout
    rows: list[dict[str, Any]] = json.loads(output)
    return rows


def open_spiel(seconds: float) -> dict[str, Any] | None:
    """OpenSpiel's numbers, or None where it is not installed. It is no part of Pithead."""
    if not OPEN_SPIEL.exists():
        return None
    script = Path(__file__).with_name("open_spiel_mcts.py")
    command = [str(OPEN_SPIEL), str(script), str(seconds)]
    ran = subprocess.run(command, capture_output=True, check=False, text=True)
    if ran.returncode:
        print(f"OpenSpiel does not run here: {ran.stderr.strip()[-200:]}", file=sys.stderr)
        return None
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def table(results: dict[str, list[dict[str, Any]]], other: dict[str, Any] | None) -> Table:
    table = Table(title="Tree search in one process")
    for column in ("game", "build"):
        table.add_column(column)
    for column in ("choices", "simulations/s", "ratio"):
        table.add_column(column, justify="right")
    for rows in zip(*results.values(), strict=True):
        for build, row in zip(results, rows, strict=True):
            ratio = "" if row is rows[0] else f"× {row['rate'] / rows[0]['rate']:.1f}"
            numbers = [f"{row['choices']:.1f}", f"{row['rate']:,.0f}", ratio]
            table.add_row(row["game"], build, *numbers)
        table.add_section()
    if other is None:
        table.add_row("OpenSpiel", "not installed", "", "", "")
        return table
    slow, fast = other["rates"]["Python"], other["rates"]["C++"]
    name = f"OpenSpiel: {other['game']}"
    table.add_row(name, "Python", f"{other['choices']:.1f}", f"{slow:,.0f}", "")
    table.add_row(name, "C++", f"{other['choices']:.1f}", f"{fast:,.0f}", f"× {fast / slow:.1f}")
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
    results = {build: measured_by(where, arguments.seconds) for build, where in BUILDS.items()}
    other = open_spiel(arguments.seconds)
    if arguments.json:
        print(json.dumps({**results, "open_spiel": other}, indent=1))
    else:
        Console(width=max(100, Console().width)).print(table(results, other))


if __name__ == "__main__":
    main()
