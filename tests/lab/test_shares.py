"""Shares of wins with Wilson's interval."""

from math import comb

import pytest

from pithead.lab.shares import described, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 20, 0.0, 0.1611), (180, 200, 0.8506, 0.9344)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins / games, games) == pytest.approx((low, high), abs=0.0001)


@pytest.mark.parametrize("games", [20, 50, 200])
def test_the_interval_holds_the_true_share_in_95_of_100_cases(games: int) -> None:
    shares = [number / 100 for number in range(5, 100, 5)]
    held = [
        sum(
            comb(games, wins) * share**wins * (1 - share) ** (games - wins)
            for wins in range(games + 1)
            if wilson(wins / games, games)[0] <= share <= wilson(wins / games, games)[1]
        )
        for share in shares
    ]

    assert sum(held) / len(held) == pytest.approx(0.95, abs=0.012)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_points_are_described_with_the_interval_of_their_mean() -> None:
    spread = described([10, 20, 30, 40])

    assert (spread["least"], spread["median"], spread["mean"], spread["most"]) == (10, 25, 25, 40)
    assert spread["mean_low"] < 25 < spread["mean_high"]
