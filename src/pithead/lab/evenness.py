"""Whether kinds of things are equally at home in winning hands, however many of each there are."""

from typing import Any, Final

from pithead.engine.rng import seeded
from pithead.lab.simulate import Played

RESAMPLES: Final = 400
SEED: Final = 1


def evenness(played: list[Played], weights: dict[str, dict[str, int]]) -> dict[str, Any]:
    """For each weighted heading: winners' counts per piece in the set, and most over least.

    The intervals hold 95 of 100 bootstrap samples of the games.
    """
    return {
        heading: heading_evenness(played, heading, pieces) for heading, pieces in weights.items()
    }


def heading_evenness(played: list[Played], heading: str, pieces: dict[str, int]) -> dict[str, Any]:
    counts = [winners_counts(game, heading, list(pieces)) for game in played]
    whole = shares(counts, list(range(len(counts))), pieces)
    rng = seeded(SEED)
    samples: list[list[float]] = []
    for _ in range(RESAMPLES):
        chosen = [rng.below(len(counts)) for _ in counts]
        samples.append(shares(counts, chosen, pieces))
    return {
        "kinds": {
            kind: interval(whole[i], sorted(sample[i] for sample in samples))
            for i, kind in enumerate(pieces)
        },
        "ratio": interval(ratio(whole), sorted(ratio(sample) for sample in samples)),
    }


def winners_counts(game: Played, heading: str, kinds: list[str]) -> list[float]:
    """How many of each kind the winners have, a shared win counting by its share."""
    winners = [seat for seat in range(len(game.census[heading])) if game.places[seat] == 1]
    result = [0.0] * len(kinds)
    for seat in winners:
        for kind in game.census[heading][seat]:
            result[kinds.index(kind)] += 1 / len(winners)
    return result


def shares(counts: list[list[float]], chosen: list[int], pieces: dict[str, int]) -> list[float]:
    """The mean count of each kind in a winning hand, per piece in the set."""
    return [
        sum(counts[game][i] for game in chosen) / len(chosen) / number
        for i, number in enumerate(pieces.values())
    ]


def ratio(values: list[float]) -> float:
    """The most over the least; without any of a kind there is none."""
    return max(values) / min(values) if min(values) > 0 else float("inf")


def interval(value: float, samples: list[float]) -> dict[str, float]:
    low = samples[int(0.025 * len(samples))]
    high = samples[int(0.975 * len(samples)) - 1]
    return {"value": round(value, 4), "low": round(low, 4), "high": round(high, 4)}
