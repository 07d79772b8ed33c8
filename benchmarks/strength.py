"""Strength of the bots, game by game, as the table of docs/bots.md. Hours; stop and go on at will.

    scripts/bench strength                          every pairing, 200 games each, 0.5 s a decision
    scripts/bench strength --budget 0.05s           a smaller budget for search and rollout
    scripts/bench strength --budget 200             so many simulations: the same on every machine
    scripts/bench strength --part levels dwarf      one part of it, one game

Each row is one `pithead arena` with the compiled build: shared seeds, rotated seats. Every finished
game is kept in benchmarks/strength/, so the same command goes on where it was stopped, on another
machine too. What was played by other code or cards is refused: --fresh begins anew.
"""

import argparse
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

from pithead.games import NAMES, find_game

ROOT = Path(__file__).parents[1]
COMPILED = ROOT / "build" / "compiled"
KEPT = Path(__file__).parent / "strength"
PARTS = ("ladder", "levels", "solo")
AUTOMATA = ("eldhusfifl", "andvettr", "andvettr-fadir")


def plans(part: str, game: str, budget: str) -> list[list[str]]:
    """The arenas of one part and game: everything but the number of games."""
    search = f"search:{budget}"
    if part == "ladder":
        pairs = [("greedy", "random"), (search, "greedy"), (search, f"rollout:{budget}")]
    elif part == "levels":
        apprentice, journeyman, master = find_game(game).levels
        pairs = [(journeyman, apprentice), (master, journeyman)]
    elif game == "dwarf":
        automata = [["--option", f"automaton={each}"] for each in AUTOMATA]
        return [[game, "--seats", "1", "--bots", search, *each] for each in automata]
    elif game == "imperial-miners":
        return [[game, "--seats", "1", "--bots", f"{search},greedy"]]
    else:
        return []
    return [[game, "--seats", "2", "--bots", ",".join(pair)] for pair in pairs]


def ledger_of(plan: list[str]) -> Path:
    """dwarf --seats 2 --bots search:0.5s,greedy: dwarf-2-search.0.5s-greedy.jsonl"""
    words = [each for each in plan if not each.startswith("--")]
    name = "-".join(words).replace(",", "-").replace(":", ".").replace("automaton=", "")
    return KEPT / f"{name}.jsonl"


def fought(plan: list[str], more: list[str]) -> dict[str, Any]:
    kept = ["--state", str(ledger_of(plan))]
    command = [sys.executable, "-m", "pithead", "arena", *plan, *more, *kept, "--json"]
    environment = {**os.environ, "PYTHONPATH": str(COMPILED)}
    output = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True).stdout
    found: dict[str, Any] = json.loads(output)
    return found


def row(found: dict[str, Any]) -> str:
    """What is said in docs/bots.md: who, how often with its interval, points, thinking time."""
    first, second = found["result"]["competitors"]
    rival = found["options"].get("automaton", second["name"]) if found["seats"] == 1 else ""
    wins = first["wins"]
    cells = [
        found["game"] + (", alone" if found["seats"] == 1 else ""),
        f"{first['name']} against {rival or second['name']}",
        str(wins["games"]),
        f"{wins['share']:.1%} ({wins['low']:.1%} to {wins['high']:.1%})",
        f"{first['points']['mean']:.1f} : {second['points']['mean']:.1f}",
        f"{found['timing']['thinking'][0]['slowest']:.2f} s",
    ]
    return f"| {' | '.join(cells)} |"


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
    for part in wanted.part or PARTS:
        for game in wanted.games_named or NAMES:
            for plan in plans(part, game, wanted.budget):
                print(shlex.join(["pithead", "arena", *plan, *more]), file=sys.stderr)
                print(row(fought(plan, more)), flush=True)


if __name__ == "__main__":
    main()
