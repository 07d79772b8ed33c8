"""The sequential test stops early when it may, and is hardly ever wrong."""

from lab.contests import chance
from pithead.engine.rng import seeded
from pithead.lab.sequential import ERROR, checkpoints, decide

TRIALS = 300


def test_we_look_after_fixed_numbers_of_rounds() -> None:
    assert list(checkpoints(100)) == [10, 20, 30, 40, 50, 62, 77, 96, 100]
    assert list(checkpoints(7)) == [7]


def test_a_clear_difference_is_decided_at_the_first_look() -> None:
    verdict = decide([1.0] * 100, pairs=1)

    assert (verdict.stronger, verdict.rounds) == (1, 10)


def test_the_second_can_be_the_stronger() -> None:
    assert decide([0.0, 0.5, 0.0, 0.0] * 25, pairs=1).stronger == -1


def test_equals_are_left_open() -> None:
    verdict = decide([0.5, 1.0, 0.0, 0.5] * 100, pairs=1)

    assert (verdict.stronger, verdict.rounds) == (0, 400)


def test_a_small_difference_takes_longer_than_a_large_one() -> None:
    large = decide([1.0, 1.0, 1.0, 1.0, 0.0] * 40, pairs=1)
    small = decide([1.0, 1.0, 1.0, 0.0, 0.0] * 40, pairs=1)

    assert 0 < large.rounds < small.rounds


def test_with_more_pairs_each_needs_more_evidence() -> None:
    scores = [1.0, 1.0, 1.0, 0.0] * 50

    assert decide(scores, pairs=1).rounds < decide(scores, pairs=28).rounds


def test_a_verdict_is_not_changed_by_later_rounds() -> None:
    wins = [1.0] * 20

    assert decide(wins + [0.0] * 300, pairs=1) == decide(wins, pairs=1)


def test_equals_are_decided_in_no_more_cases_than_the_error_allows() -> None:
    rng = seeded(3)
    wrong = sum(
        decide([float(rng.below(2)) for _ in range(200)], pairs=1).stronger != 0
        for _ in range(TRIALS)
    )

    assert wrong <= ERROR * TRIALS


def test_two_wins_in_three_are_found_within_three_hundred_rounds() -> None:
    rng = seeded(4)
    found = sum(
        decide([float(chance(rng) < 2 / 3) for _ in range(300)], pairs=1).stronger == 1
        for _ in range(50)
    )

    assert found >= 48
