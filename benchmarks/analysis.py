"""How far an analysis can be trusted: planted blunders found, strong bots' own moves let be.

    scripts/bench analysis [--games 30] [--seed 2000] [--simulations 200] [--only dwarf]

A strong bot plays itself. Of each game a few of its own decisions are judged: hardly any should be
called a mistake. Then a losing move is forced into the same game: one that a search several times
as large, with a chance of its own, says costs a good part of a win where most of it was still
there. It should be named. And what was expected is held against what the games came to.
"""

import argparse
import json
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Any, Final

from pithead.bots import find_bot, judge
from pithead.bots.trial import Trial
from pithead.engine.action import Action
from pithead.engine.game import Game, State
from pithead.engine.journal import muted
from pithead.engine.outlook import Outlook
from pithead.games import NAMES, find_game
from pithead.lab.shares import wilson

STRONG: Final = "search:200"
OWN: Final = 8
LARGER: Final = 4
# A losing move: of a game that stands at least so well, it costs at least so much of a win.
STANDS: Final = 0.45
COSTS: Final = 0.2
LOOKED_AT: Final = 6
# What a first, short look must see in a move before the larger search is asked.
SHORT: Final = 40
NAMED: Final = ("mistake", "missed_win")


@cache
def opened(name: str) -> Game[Any]:
    return find_game(name)


def study(name: str, seed: int, simulations: int) -> dict[str, Any]:
    """One game: the verdicts on its own moves and the planted one; what was expected and came."""
    game = opened(name)
    chance = random.Random(seed)
    moments, result = played(game, seed)
    own: list[str] = []
    expected: list[tuple[float, float]] = []
    for number in chance.sample(range(len(moments)), min(OWN, len(moments))):
        state, seat, action = moments[number]
        judged = judge(game, state, seat, action, simulations, seed + number)
        own.append(judged.verdict)
        expected.append((judged.moves[0].value, result[seat]))
    return {
        "own": own,
        "expected": expected,
        "planted": planted(game, moments, chance, simulations),
    }


def played(game: Game[Any], seed: int) -> tuple[list[tuple[State, int, Action]], list[float]]:
    state = game.start(2, seed=seed)
    state.journal = muted()
    bots = [find_bot(STRONG, seed * 2 + seat) for seat in range(2)]
    moments: list[tuple[State, int, Action]] = []
    while not state.is_over():
        seat = state.seats_to_act()[0]
        action = bots[seat].choose(Outlook(game, state, seat))
        moments.append((state.copy(), seat, action))
        game.apply(state, seat, action)
    return moments, [game.result(state, seat) for seat in range(2)]


def planted(
    game: Game[Any],
    moments: list[tuple[State, int, Action]],
    chance: random.Random,
    simulations: int,
) -> str | None:
    """The verdict on a losing move; None if no decision looked at has one."""
    for number in chance.sample(range(len(moments)), len(moments)):
        state, seat, action = moments[number]
        others = [each for each in game.legal_actions(state, seat) if each is not action]
        tried = [action, *chance.sample(others, min(LOOKED_AT, len(others)))]
        outlook = Outlook(game, state, seat)
        short = Trial(outlook, tried, SHORT, 55_000 + number)
        values = [short.expected(i)[seat] for i in range(len(tried))]
        worst = tried[min(range(len(tried)), key=lambda i: values[i])]
        if values[0] < STANDS or values[0] - min(values) < COSTS:
            continue
        larger = Trial(outlook, [action, worst], LARGER * simulations, 77_000 + number)
        before, after = larger.expected(0)[seat], larger.expected(1)[seat]
        if before >= STANDS and before - after >= COSTS:
            return judge(game, state, seat, worst, simulations, number).verdict
    return None


def share_of(found: int, count: int) -> str:
    low, high = wilson(found / max(1, count), count)
    return f"{found / max(1, count) * 100:.1f} % ({low * 100:.1f} to {high * 100:.1f}) of {count}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=2000)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--only", choices=NAMES)
    asked = parser.parse_args()
    for name in [asked.only] if asked.only else NAMES:
        seeds = range(asked.seed, asked.seed + asked.games)
        each: list[dict[str, Any]] = []
        with ProcessPoolExecutor(asked.workers) as pool:
            count = len(seeds)
            for one in pool.map(study, [name] * count, seeds, [asked.simulations] * count):
                each.append(one)
                print(f"{name}: {len(each)} of {count} games; {so_far(each)}", file=sys.stderr)
        report(name, each)


def so_far(each: list[dict[str, Any]]) -> str:
    """What a run that is stopped had come to."""
    own, there = verdicts_of(each)
    return f"named {found(there)} of {len(there)}, own called so {found(own)} of {len(own)}"


def verdicts_of(each: list[dict[str, Any]]) -> tuple[list[str], list[str]]:
    """On strong bots' own moves, and on those that were planted."""
    own = [verdict for game in each for verdict in game["own"]]
    return own, [game["planted"] for game in each if game["planted"] is not None]


def found(verdicts: list[str]) -> int:
    return len([verdict for verdict in verdicts if verdict in NAMED])


def report(name: str, each: list[dict[str, Any]]) -> None:
    own, there = verdicts_of(each)
    print(f"{name}: planted blunders named {share_of(found(there), len(there))}")
    print(f"  own moves called mistakes {share_of(found(own), len(own))}")
    counts = {verdict: own.count(verdict) for verdict in sorted(set(own))}
    print(f"  own {json.dumps(counts)}; planted {json.dumps(sorted(there))}")
    pairs = [pair for game in each for pair in game["expected"]]
    for low in (0.0, 0.2, 0.4, 0.6, 0.8):
        inside = [pair for pair in pairs if low <= pair[0] < low + 0.2 + (low == 0.8)]
        if inside:
            expected = sum(pair[0] for pair in inside) / len(inside)
            came = sum(pair[1] for pair in inside) / len(inside)
            print(f"  expected {expected:.2f}, came {came:.2f} ({len(inside)} decisions)")


if __name__ == "__main__":
    main()
