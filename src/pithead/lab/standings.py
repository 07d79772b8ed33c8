"""What an arena came to, in numbers: the same for the same games. JSON-ready."""

from statistics import median
from typing import Any, Final

from pithead.lab.arena import Fought
from pithead.lab.rankings import (
    Ranking,
    competitors,
    meetings,
    rankings,
    seated_in,
    win_share,
)
from pithead.lab.ratings import rate
from pithead.lab.seeds import seed_for
from pithead.lab.sequential import ERROR, decide_all
from pithead.lab.shares import described, with_interval

BRADLEY_TERRY: Final = "bradley-terry"
PLACKETT_LUCE: Final = "plackett-luce"
# Sets the bootstrap's chance apart from every game's.
BOOTSTRAP: Final = 1_000_003


def standings(fought: Fought) -> dict[str, Any]:
    """Each competitor's wins, rating and points; each pair; each seat's luck."""
    plan = fought.plan
    names = competitors(plan, fought.outcomes)
    ranked = rankings(plan, fought.outcomes, fought.rounds)
    return {
        "model": BRADLEY_TERRY if len(ranked[0].competitors) == 2 else PLACKETT_LUCE,
        "competitors": _competitors(fought, names, ranked),
        "pairs": _pairs(names, ranked),
        "seats": _seats(fought),
        "error": ERROR,
    }


def _competitors(fought: Fought, names: list[str], ranked: list[Ranking]) -> list[dict[str, Any]]:
    wins = [0.0] * len(names)
    games = [0] * len(names)
    for ranking in ranked:
        for at, each in enumerate(ranking.competitors):
            games[each] += 1
            wins[each] += win_share(ranking.places, at)
    points = points_of(fought, len(names))
    decisions = _decisions(fought, len(names))
    rated = rate(ranked, len(names), seed_for(fought.plan.seed, BOOTSTRAP))
    return [
        {
            "name": name,
            "wins": with_interval(wins[each], games[each]),
            "rating": {
                "value": round(rated[each].rating, 1),
                "low": _rounded(rated[each].low),
                "high": _rounded(rated[each].high),
            },
            "points": described(points[each]),
            "decisions": decisions[each],
        }
        for each, name in enumerate(names)
    ]


def points_of(fought: Fought, size: int) -> list[list[int]]:
    """The total of each competitor in each of its games."""
    result: list[list[int]] = [[] for _ in range(size)]
    rivals = range(len(fought.plan.bots), size)
    for number, outcome in fought.outcomes.items():
        seated = seated_in(fought.plan, number)
        for each, total in zip([*seated, *rivals], outcome.totals, strict=True):
            result[each].append(total)
    return result


def _decisions(fought: Fought, size: int) -> list[int]:
    result = [0] * size
    for number, outcome in fought.outcomes.items():
        for each, count in zip(seated_in(fought.plan, number), outcome.decisions, strict=True):
            result[each] += count
    return result


def _pairs(names: list[str], ranked: list[Ranking]) -> list[dict[str, Any]]:
    """How often the first came before the second, and whether that is decided."""
    met = meetings(ranked)
    verdicts = decide_all(met)
    result: list[dict[str, Any]] = []
    for pair, each in met.items():
        verdict = verdicts[pair]
        stronger = None if verdict.stronger == 0 else pair[0 if verdict.stronger == 1 else 1]
        result.append(
            {
                "first": names[pair[0]],
                "second": names[pair[1]],
                **with_interval(each.score, each.games),
                "stronger": None if stronger is None else names[stronger],
                "decided_after": verdict.rounds if verdict.stronger else None,
                "evidence": verdict.evidence,
            }
        )
    return result


def _seats(fought: Fought) -> list[dict[str, Any]]:
    """Each seat's share of wins, whoever sat there: rotation makes this the seat's own doing."""
    outcomes = fought.outcomes.values()
    return [
        with_interval(sum(win_share(each.places, seat) for each in outcomes), len(outcomes))
        for seat in range(fought.plan.seats)
    ]


def thinking(fought: Fought) -> list[dict[str, Any]]:
    """How long each bot took for a decision, in seconds.

    The mean of all; of the games' own means the middle and the ends of the middle nine tenths;
    and the slowest decision.
    """
    return [_thinking(fought, bot) for bot in fought.plan.bots]


def _thinking(fought: Fought, bot: str) -> dict[str, Any]:
    means: list[float] = []
    slowest = 0.0
    spent = 0.0
    count = 0
    for number, outcome in fought.outcomes.items():
        for seat, name in enumerate(fought.plan.fixture(number).bots):
            if name == bot and outcome.decisions[seat]:
                means.append(outcome.seconds[seat] / outcome.decisions[seat])
                slowest = max(slowest, outcome.slowest[seat])
                spent += outcome.seconds[seat]
                count += outcome.decisions[seat]
    means = sorted(means) or [0.0]
    tail = len(means) // 20
    return {
        "name": bot,
        "mean": round(spent / max(count, 1), 6),
        "low": round(means[tail], 6),
        "middle": round(median(means), 6),
        "high": round(means[-1 - tail], 6),
        "slowest": slowest,
    }


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 1)
