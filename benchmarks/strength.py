"""Strength of the bots, game by game, as the table of docs/bots.md. Hours; stop and go on at will.

    scripts/bench strength                          every pairing, 200 games each, 0.5 s a decision
    scripts/bench strength --budget 0.05s           a smaller budget for search and rollout
    scripts/bench strength --budget 200             so many simulations: the same on every machine
    scripts/bench strength --part levels dwarf      one part of it, one game
    scripts/bench strength --plot FILE.svg          the rows as a picture, too

Each row is one `pithead arena` with the compiled build: shared seeds, rotated seats. Seconds are of
the processor, so the machine may be busy with other things. Every finished game is kept in
benchmarks/strength/, so the same command goes on where it was stopped, on another machine too.
What was played by other code or cards is refused: --fresh begins anew.
"""

import argparse
import json
import os
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from matplotlib.figure import Figure

from pithead.games import NAMES, find_game

ROOT = Path(__file__).parents[1]
COMPILED = ROOT / "build" / "compiled"
KEPT = Path(__file__).parent / "strength"
PARTS = ("ladder", "levels", "solo")
AUTOMATA = ("eldhusfifl", "andvettr", "andvettr-fadir")


@dataclass(frozen=True)
class Plan:
    """One arena: everything but the number of games, and the share of wins to reach, if any."""

    words: list[str]
    aim: float | None = None


def plans(part: str, game: str, budget: str) -> list[Plan]:
    """The arenas of one part and game."""
    search = f"search:{budget}"
    if part == "ladder":
        pairs = [
            ("greedy", "random", 0.9),
            (search, "greedy", 0.8),
            (search, f"rollout:{budget}", 0.55),
        ]
    elif part == "levels":
        apprentice, journeyman, master = find_game(game).levels
        pairs = [(journeyman, apprentice, 0.65), (master, journeyman, 0.65)]
    else:
        return [Plan([game, "--seats", "1", *words]) for words in alone(game, search)]
    return [
        Plan([game, "--seats", "2", "--bots", f"{first},{second}"], aim)
        for first, second, aim in pairs
    ]


def alone(game: str, search: str) -> list[list[str]]:
    if game == "dwarf":
        return [["--bots", search, "--option", f"automaton={each}"] for each in AUTOMATA]
    return [["--bots", f"{search},greedy"]] if game == "imperial-miners" else []


def ledger_of(words: list[str]) -> Path:
    """dwarf --seats 2 --bots search:0.5s,greedy: dwarf-2-search.0.5s-greedy.jsonl"""
    named = [each for each in words if not each.startswith("--")]
    name = "-".join(named).replace(",", "-").replace(":", ".").replace("automaton=", "")
    return KEPT / f"{name}.jsonl"


def fought(words: list[str], more: list[str]) -> dict[str, Any]:
    kept = ["--state", str(ledger_of(words))]
    command = [sys.executable, "-m", "pithead", "arena", *words, *more, *kept, "--json"]
    environment = {**os.environ, "PYTHONPATH": str(COMPILED)}
    played = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=False)
    if played.returncode:
        # The arena has said why.
        sys.exit(played.returncode)
    found: dict[str, Any] = json.loads(played.stdout)
    return found


def who(found: dict[str, Any]) -> str:
    first, second = (each["name"] for each in found["result"]["competitors"])
    return f"{first} against {found['options'].get('automaton', second)}"


def where(found: dict[str, Any]) -> str:
    return str(found["game"]) + (", alone" if found["seats"] == 1 else "")


def row(found: dict[str, Any]) -> str:
    """What is said in docs/bots.md: who, how often with its interval, points, thinking time."""
    first, second = found["result"]["competitors"]
    wins = first["wins"]
    cells = [
        where(found),
        who(found),
        str(wins["games"]),
        f"{wins['share']:.1%} ({wins['low']:.1%} to {wins['high']:.1%})",
        f"{first['points']['mean']:.1f} : {second['points']['mean']:.1f}",
        f"{found['timing']['thinking'][0]['slowest']:.2f} s",
    ]
    return f"| {' | '.join(cells)} |"


def plot(results: list[tuple[Plan, dict[str, Any]]], file: str) -> None:
    """A dot for each share of wins with its interval, and a stroke where the aim is."""
    figure = Figure(figsize=(9, 1.2 + 0.3 * len(results)))
    axes = figure.add_subplot()
    names = []
    for place, (plan, found) in enumerate(results):
        wins = found["result"]["competitors"][0]["wins"]
        names.append(f"{where(found)}: {who(found)}")
        axes.plot([wins["low"], wins["high"]], [place, place], color="#c9b28a", linewidth=6)
        axes.plot(wins["share"], place, "o", color="#3c6fa8", markersize=6)
        if plan.aim is not None:
            axes.plot(plan.aim, place, "|", color="#b5432f", markersize=14, markeredgewidth=2)
    axes.set_yticks(range(len(names)), names, fontsize=8)
    axes.invert_yaxis()
    axes.set_xlim(0.4, 1.01)
    axes.set_xlabel("share of wins, with its 95 % interval; red: the aim")
    figure.tight_layout()
    figure.savefig(file)
    print(f"plot in {file}", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games_named", nargs="*", metavar="GAME", help="these games only")
    parser.add_argument("--part", choices=PARTS, action="append", help="this part only")
    parser.add_argument("--budget", default="0.5s", help="what search and rollout may think")
    parser.add_argument("--games", default="200")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", help="processes that share the work; all cores if not said")
    parser.add_argument("--plot", metavar="FILE", help="draw the shares of wins")
    parser.add_argument("--fresh", action="store_true", help="forget the games played so far")
    wanted = parser.parse_args()
    KEPT.mkdir(exist_ok=True)
    more = ["--games", wanted.games, "--seed", wanted.seed]
    if wanted.workers is not None:
        more += ["--workers", wanted.workers]
    if wanted.fresh:
        more += ["--fresh"]
    print("| game | bots | games | wins of the first | points | slowest move of the first |")
    print("|---|---|---|---|---|---|", flush=True)
    results = []
    for part in wanted.part or PARTS:
        for game in wanted.games_named or NAMES:
            for plan in plans(part, game, wanted.budget):
                print(shlex.join(["pithead", "arena", *plan.words, *more]), file=sys.stderr)
                results.append((plan, fought(plan.words, more)))
                print(row(results[-1][1]), flush=True)
    if wanted.plot:
        plot(results, wanted.plot)


if __name__ == "__main__":
    main()
