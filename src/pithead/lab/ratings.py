"""Ratings from rankings: Bradley-Terry for two, Plackett-Luce for more, which is the same model.

A competitor has a strength; among those not yet placed each comes next with a chance in
proportion to it. The likeliest strengths are found by Hunter's MM algorithm (2004). A tie counts
as every order of the tied, equally: half a win each for two. Everyone has also drawn one game with
a phantom of strength 1, so that who never lost has a rating at all.

Ratings are on the scale of chess, 400 * log10(strength), with the field's mean at 0: 191 points
apart means 3 wins in 4. Intervals come from Rubin's Bayesian bootstrap: each replicate weighs the
rounds (games of one seed belong together) and the drawn games anew, by exponential weights.
"""

import math
from dataclasses import dataclass
from itertools import permutations, product
from typing import Final

from pithead.engine.rng import Rng, seeded
from pithead.lab.rankings import Ranking

SCALE: Final = 400 / math.log(10)
REPLICATES: Final = 400
# Rounds are put together in at most so many blocks, to bound the work of the bootstrap.
MOST_BLOCKS: Final = 200
# The middle share of the bootstrap's ratings that an interval holds.
LEVEL: Final = 0.95
MOST_STEPS: Final = 5000
EXACT: Final = 1e-7
ROUGH: Final = 1e-3


@dataclass(frozen=True)
class Rating:
    """A bound is None where the games set none: who never lost may be stronger by any amount."""

    rating: float
    low: float | None
    high: float | None


class Stages:
    """All that the model needs to know of some rankings: who was picked, and from which sets."""

    def __init__(self, size: int) -> None:
        self.picked: Final = [0.0] * size
        self.sets: Final[dict[tuple[int, ...], float]] = {}

    def add_ranking(self, ranking: Ranking) -> None:
        orders = orders_of(ranking)
        weight = 1 / len(orders)
        for order in orders:
            for stage in range(len(order) - 1):
                self.picked[order[stage]] += weight
                group = tuple(sorted(order[stage:]))
                self.sets[group] = self.sets.get(group, 0.0) + weight

    def add(self, other: "Stages", weight: float) -> None:
        for each, times in enumerate(other.picked):
            self.picked[each] += weight * times
        for group, times in other.sets.items():
            self.sets[group] = self.sets.get(group, 0.0) + weight * times


def orders_of(ranking: Ranking) -> list[list[int]]:
    """Every order without ties that agrees with a ranking."""
    by_place: dict[int, list[int]] = {}
    for each, place in zip(ranking.competitors, ranking.places, strict=True):
        by_place.setdefault(place, []).append(each)
    tied = [list(permutations(by_place[place])) for place in sorted(by_place)]
    return [[each for group in groups for each in group] for groups in product(*tied)]


def strengths(
    stages: Stages, draws: list[float], start: list[float], tolerance: float = EXACT
) -> list[float]:
    """The likeliest strengths: each step raises the likelihood until nothing moves any more.

    `draws` says how many games each has drawn with the phantom.
    """
    result = list(start)
    for _ in range(MOST_STEPS):
        chances = [draws[each] / (own + 1) for each, own in enumerate(result)]
        for group, weight in stages.sets.items():
            chance = weight / sum([result[each] for each in group])
            for each in group:
                chances[each] += chance
        moved = 0.0
        for each, chance in enumerate(chances):
            strength = (stages.picked[each] + draws[each] / 2) / chance
            moved = max(moved, abs(strength - result[each]) / strength)
            result[each] = strength
        if moved < tolerance:
            break
    return result


def on_scale(found: list[float]) -> list[float]:
    logarithms = [math.log(strength) for strength in found]
    mean = sum(logarithms) / len(logarithms)
    return [SCALE * (each - mean) for each in logarithms]


def rate(ranked: list[Ranking], size: int, seed: int) -> list[Rating]:
    """The rating of each competitor with its interval; the seed decides the bootstrap."""
    blocks = _blocks(ranked, size)
    once = [1.0] * size
    best = strengths(_weighed(blocks, [1.0] * len(blocks), size), once, once)
    rng = seeded(seed)
    samples: list[list[float]] = []
    for _ in range(REPLICATES):
        drawn = _weighed(blocks, _weights(rng, len(blocks)), size)
        samples.append(on_scale(strengths(drawn, _weights(rng, size), best, ROUGH)))
    result: list[Rating] = []
    for each, rating in enumerate(on_scale(best)):
        ordered = sorted(sample[each] for sample in samples)
        tail = round((1 - LEVEL) / 2 * len(ordered))
        low = min(ordered[tail], rating) if _has_bettered(ranked, each) else None
        high = max(ordered[-1 - tail], rating) if _was_bettered(ranked, each) else None
        result.append(Rating(rating, low, high))
    return result


def _blocks(ranked: list[Ranking], size: int) -> list[Stages]:
    """The stages of each round, neighbouring rounds together where there are many."""
    rounds = ranked[-1].round + 1
    width = -(-rounds // MOST_BLOCKS)
    result = [Stages(size) for _ in range(-(-rounds // width))]
    for ranking in ranked:
        result[ranking.round // width].add_ranking(ranking)
    return result


def _weights(rng: Rng, number: int) -> list[float]:
    """Exponential ones, 1 on average."""
    return [-math.log((float(rng.bits()) + 0.5) / 2**32) for _ in range(number)]


def _weighed(blocks: list[Stages], weights: list[float], size: int) -> Stages:
    result = Stages(size)
    for block, weight in zip(blocks, weights, strict=True):
        result.add(block, weight)
    return result


def _has_bettered(ranked: list[Ranking], own: int) -> bool:
    """Whether it was ever before another, or level with it."""
    return any(
        place <= max(_others(ranking, own), default=0)
        for ranking in ranked
        for place in _own(ranking, own)
    )


def _was_bettered(ranked: list[Ranking], own: int) -> bool:
    """Whether it was ever behind another, or level with it."""
    return any(
        place >= min(_others(ranking, own), default=place + 1)
        for ranking in ranked
        for place in _own(ranking, own)
    )


def _own(ranking: Ranking, own: int) -> list[int]:
    pairs = zip(ranking.competitors, ranking.places, strict=True)
    return [place for each, place in pairs if each == own]


def _others(ranking: Ranking, own: int) -> list[int]:
    pairs = zip(ranking.competitors, ranking.places, strict=True)
    return [place for each, place in pairs if each != own]
