"""Simulations a second of the levels' search, in whatever Python runs this (`page_offline.py`).

Prints them with `--print`; in Pyodide `digests` is called. Seconds are of the processor, so that a
busy machine changes little.
"""

import importlib
import json
import sys
import time
from typing import Any, Final

from pithead.bots import find_bot
from pithead.engine.outlook import Outlook
from pithead.games import NAMES, find_game

EVERY: Final = 12
# A browser's Python knows the time of day only; its host, here Node.js, knows the processor's.
HOST: Final[Any] = importlib.import_module("js") if sys.platform == "emscripten" else None


def seconds() -> float:
    """Of the processor, so far."""
    if HOST is None:
        return time.process_time()
    used = HOST.process.cpuUsage()
    return float(used.user + used.system) / 1e6


def digests(names: list[str]) -> dict[str, dict[str, float]]:
    """For each game: the median rate of a Journeyman's decisions, and their longest time."""
    found: dict[str, dict[str, float]] = {}
    for name in names:
        game: Any = find_game(name)
        state = game.start(seats=2, seed=11)
        rates, longest, number = [], 0.0, 0
        while not state.is_over():
            seat = state.seats_to_act()[0]
            outlook: Any = Outlook(game, state, seat)
            if number % EVERY == EVERY // 2 and len(game.legal_actions(state, seat)) > 1:
                bot = find_bot("journeyman", 5, game.levels)
                start = seconds()
                visits = sum(each.visits for each in bot.think(outlook))
                taken = seconds() - start
                rates.append(visits / taken)
                longest = max(longest, taken)
            game.apply(state, seat, find_bot("greedy", number).choose(outlook))
            number += 1
        found[name] = {"rate": sorted(rates)[len(rates) // 2], "longest": longest}
    return found


if __name__ == "__main__" and sys.argv[1:] == ["--print"]:
    print(json.dumps(digests(list(NAMES))))
