"""Ratings find the strengths that made the results, and say how sure they are."""

import math

import pytest

from lab.contests import drawn
from pithead.engine.rng import seeded
from pithead.lab.rankings import Ranking
from pithead.lab.ratings import Rating, on_scale, rate

ARENAS = 40


def ratings_of(strengths: list[float], seats: int, rounds: int, seed: int = 1) -> list[Rating]:
    return rate(drawn(strengths, seats, rounds, seeded(seed)), len(strengths), seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_known_strengths_are_found(seats: int) -> None:
    strengths = [1.0, 2.0, 4.0, 8.0]

    found = [each.rating for each in ratings_of(strengths, seats, rounds=300)]

    assert found == pytest.approx(on_scale(strengths), abs=25)


def test_three_wins_in_four_are_191_points() -> None:
    ranked = [Ranking(round_, (0, 1), (1, 2) if round_ % 4 else (2, 1)) for round_ in range(4000)]

    first, second = rate(ranked, 2, seed=1)

    assert first.rating - second.rating == pytest.approx(400 * math.log10(3), abs=1)


def test_a_tie_is_half_a_win_for_each() -> None:
    tied = [Ranking(round_, (0, 1), (1, 1)) for round_ in range(40)]
    halved = [Ranking(round_, (0, 1), (1, 2) if round_ % 2 else (2, 1)) for round_ in range(40)]

    assert rate(tied, 2, seed=1)[0].rating == pytest.approx(rate(halved, 2, seed=1)[0].rating)


def test_a_tie_behind_the_winner_makes_equals() -> None:
    ranked = [Ranking(round_, (0, 1, 2), (2, 1, 2)) for round_ in range(40)]

    first, best, last = rate(ranked, 3, seed=1)

    assert first.rating == pytest.approx(last.rating)
    assert best.rating > first.rating + 200


def test_a_bot_in_two_seats_of_a_game_is_rated_once() -> None:
    ranked = [Ranking(round_, (0, 0, 1), (1, 3, 2)) for round_ in range(40)]

    first, second = rate(ranked, 2, seed=1)

    assert first.rating == pytest.approx(second.rating, abs=60)


def test_who_never_lost_has_no_upper_bound() -> None:
    ranked = [Ranking(round_, (0, 1), (1, 2)) for round_ in range(20)]

    first, second = rate(ranked, 2, seed=1)

    assert (first.high, second.low) == (None, None)
    assert first.low is not None
    assert 100 < first.low < first.rating


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    strengths = [1.0, 1.5, 3.0]
    truth = on_scale(strengths)
    held = 0
    for arena in range(ARENAS):
        for each, rating in enumerate(ratings_of(strengths, 2, rounds=25, seed=arena)):
            assert rating.low is not None
            assert rating.high is not None
            held += rating.low <= truth[each] <= rating.high

    assert 0.88 <= held / (3 * ARENAS) <= 0.995


def test_the_same_seed_gives_the_same_intervals() -> None:
    assert ratings_of([1.0, 2.0], 2, rounds=20) == ratings_of([1.0, 2.0], 2, rounds=20)


def test_more_games_make_narrower_intervals() -> None:
    few, many = (ratings_of([1.0, 2.0], 2, rounds=rounds)[0] for rounds in (20, 320))

    assert few.high is not None
    assert few.low is not None
    assert many.high is not None
    assert many.low is not None
    assert few.high - few.low > 2.5 * (many.high - many.low)
