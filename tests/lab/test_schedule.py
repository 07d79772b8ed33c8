"""Who meets whom: nobody is luckier in cards, seats or opponents than another."""

from collections import Counter

import pytest

from lab.contests import plan
from pithead.lab.schedule import ArenaPlan

NAMES = ("random", "greedy", "rollout", "search")
TABLES = [(2, 2), (3, 2), (4, 2), (3, 3), (4, 3), (4, 4), (2, 3), (2, 4), (3, 5)]


def table(bots: int, seats: int, games: int = 60) -> ArenaPlan:
    return plan(*NAMES[:bots], seats=seats, games=games)


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_in_every_round_each_bot_sits_in_each_seat_equally_often(bots: int, seats: int) -> None:
    wanted = table(bots, seats)
    sat = Counter(
        (bot, seat)
        for number in wanted.numbers(1)
        for seat, bot in enumerate(wanted.fixture(number).bots)
    )

    assert len(sat) == bots * seats
    assert len(set(sat.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_every_rotation_of_a_line_up_has_the_same_seed(bots: int, seats: int) -> None:
    wanted = table(bots, seats)
    seeds: dict[tuple[int, int], set[int]] = {}
    for number in wanted.numbers(wanted.rounds):
        line_up = number // seats
        seeds.setdefault(divmod(line_up, len(wanted.line_ups)), set()).add(
            wanted.fixture(number).seed
        )

    assert seeds == {
        (round_, line_up): {wanted.seed + round_}
        for round_ in range(wanted.rounds)
        for line_up in range(len(wanted.line_ups))
    }


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_every_pair_meets_equally_often(bots: int, seats: int) -> None:
    wanted = table(bots, seats)
    met: Counter[tuple[str, str]] = Counter()
    for number in wanted.numbers(1):
        seated = wanted.fixture(number).bots
        met.update((one, other) for one in seated for other in seated if one < other)

    assert len(met) == bots * (bots - 1) // 2
    assert len(set(met.values())) == 1


def test_who_sits_after_whom_changes_with_the_seed() -> None:
    wanted = table(4, 4, games=24)
    after: Counter[tuple[str, str]] = Counter()
    for number in wanted.numbers(wanted.rounds):
        seated = wanted.fixture(number).bots
        after.update(zip(seated, seated[1:] + seated[:1], strict=True))

    assert len(after) == 12
    assert len(set(after.values())) == 1


def test_games_are_rounded_up_to_whole_rotations() -> None:
    assert len(table(3, 3, games=200).numbers(table(3, 3, games=200).rounds)) == 201


def test_a_longer_plan_begins_with_the_games_of_a_shorter_one() -> None:
    short, long = table(3, 2, games=10), table(3, 2, games=40)

    assert [long.fixture(number) for number in short.numbers(short.rounds)] == [
        short.fixture(number) for number in short.numbers(short.rounds)
    ]


def test_a_single_bot_can_play_alone() -> None:
    wanted = plan("greedy", seats=1, games=3)

    assert [wanted.fixture(number).bots for number in wanted.numbers(3)] == [("greedy",)] * 3


def test_only_a_bot_that_thinks_by_the_clock_cannot_be_repeated() -> None:
    assert plan("search:40", "greedy").is_repeatable()
    assert not plan("search:0.5s", "greedy").is_repeatable()
    assert plan("journeyman", "apprentice").is_repeatable()
    assert not plan("master", "apprentice").is_repeatable()
