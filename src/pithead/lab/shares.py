"""Shares and spreads, with how far they can be trusted."""

import math
from statistics import fmean, median, pstdev
from typing import Any, Final

# Of the normal distribution, for 95 %.
SPREAD: Final = 1.959964


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's score interval of a share of so many games; everything if there are none."""
    if games <= 0:
        return 0.0, 1.0
    square = SPREAD * SPREAD / games
    middle = (share + square / 2) / (1 + square)
    half = SPREAD * math.sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def with_interval(score: float, games: int) -> dict[str, Any]:
    """Games, share and the ends of its interval, JSON-ready."""
    share = score / games if games else 0.0
    low, high = wilson(share, games)
    return {
        "games": games,
        "share": round(share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def described(numbers: list[int]) -> dict[str, float]:
    """Least, median, mean with its interval, most and standard deviation."""
    mean = fmean(numbers)
    deviation = pstdev(numbers)
    half = SPREAD * deviation / math.sqrt(len(numbers))
    return {
        "least": min(numbers),
        "median": median(numbers),
        "mean": round(mean, 4),
        "mean_low": round(mean - half, 4),
        "mean_high": round(mean + half, 4),
        "most": max(numbers),
        "deviation": round(deviation, 4),
    }
