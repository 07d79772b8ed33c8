"""The generator: sfc32, the same numbers everywhere."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pithead.engine.rng import MOST_SEED, Rng, seeded, warmed

SEEDS = st.integers(0, MOST_SEED)
KNOWN = [2012149540, 1872316204, 1707632675, 1779833415]


def sfc32(a: int, b: int, c: int, counter: int) -> Iterator[int]:
    """The published algorithm, written again with no eye to speed."""
    while True:
        out = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b // 2**9)
        b = (c + c * 2**3) % 2**32
        c = ((c * 2**21) % 2**32 + c // 2**11 + out) % 2**32
        yield out


def first(rng: Rng, count: int) -> list[int]:
    return [rng.bits() for _ in range(count)]


@given(st.integers(0, 2**64 - 1))
def test_a_short_seed_gives_the_numbers_of_the_published_algorithm(seed: int) -> None:
    published = sfc32(0, seed % 2**32, seed // 2**32, 1)
    expected = [next(published) for _ in range(12 + 20)][12:]

    assert first(seeded(seed), 20) == expected


@given(SEEDS)
def test_a_long_seed_fills_all_four_words(seed: int) -> None:
    words = [seed // 2 ** (32 * n) % 2**32 for n in range(4)]
    published = sfc32(words[2], words[0], words[1], words[3] ^ 1)
    expected = [next(published) for _ in range(12 + 20)][12:]

    assert first(seeded(seed), 20) == expected


@pytest.mark.parametrize("bit", range(128))
def test_every_bit_of_a_long_seed_changes_about_half_of_the_first_numbers(bit: int) -> None:
    """Of 32 bits of each of 4 numbers, over 64 seeds; six deviations either way."""
    chance = seeded(2024)
    flips = 0
    for _ in range(64):
        seed = sum(chance.bits() << (32 * n) for n in range(4))
        pairs = zip(first(seeded(seed), 4), first(seeded(seed ^ (1 << bit)), 4), strict=True)
        flips += sum((one ^ other).bit_count() for one, other in pairs)

    assert abs(flips - 64 * 64) < 6 * (64 * 128 / 4) ** 0.5


def test_seed_one_gives_these_numbers_for_ever() -> None:
    assert first(seeded(1), 4) == KNOWN


@pytest.mark.parametrize("seed", [0, 1, 2**32 - 1, 2**32, 2**62, 2**63, 2**64, 2**96, MOST_SEED])
def test_seeds_at_the_limits_give_32_bits(seed: int) -> None:
    assert all(0 <= bits < 2**32 for bits in first(seeded(seed), 100))


def test_neighbouring_seeds_give_other_numbers() -> None:
    streams = {tuple(first(seeded(seed), 4)) for seed in range(1000)}

    assert len(streams) == 1000


def test_both_halves_of_a_seed_matter() -> None:
    assert first(seeded(5), 4) != first(seeded(5 + 2**32), 4)


@given(SEEDS, st.integers(1, 10_000))
def test_below_is_in_range(seed: int, n: int) -> None:
    rng = seeded(seed)

    assert all(0 <= rng.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [2, 3, 9, 45])
def test_below_is_even(n: int) -> None:
    rng = seeded(n)
    counts = [0] * n
    for _ in range(1000 * n):
        counts[rng.below(n)] += 1

    surprise = sum((count - 1000) ** 2 / 1000 for count in counts)

    # Chi squared of n - 1 degrees; five deviations above its mean.
    assert surprise < n - 1 + 5 * (2 * (n - 1)) ** 0.5


@given(SEEDS, st.lists(st.integers()))
def test_a_shuffle_loses_and_adds_nothing(seed: int, items: list[int]) -> None:
    shuffled = items.copy()

    seeded(seed).shuffle(shuffled)

    assert sorted(shuffled) == sorted(items)


def test_a_shuffle_reaches_every_order_about_as_often() -> None:
    rng = seeded(7)
    counts: dict[str, int] = {}
    for _ in range(24_000):
        letters = list("abcd")
        rng.shuffle(letters)
        order = "".join(letters)
        counts[order] = counts.get(order, 0) + 1

    assert len(counts) == 24
    assert all(850 < count < 1150 for count in counts.values())


def test_a_copy_gives_the_same_numbers() -> None:
    rng = seeded(3)
    copied = rng.copy()

    assert first(rng, 10) == first(copied, 10)


def test_a_copy_is_independent() -> None:
    rng = seeded(3)
    before = rng.words()

    first(rng.copy(), 10)

    assert rng.words() == before


def test_a_split_generator_gives_other_numbers() -> None:
    rng = seeded(3)
    split = rng.split()

    assert not set(first(rng, 1000)) & set(first(split, 1000))


def test_using_a_split_generator_leaves_the_first_alone() -> None:
    used = seeded(3)
    unused = seeded(3)

    first(used.split(), 100)
    unused.split()

    assert first(used, 10) == first(unused, 10)


def test_every_bit_of_the_first_words_reaches_the_first_number() -> None:
    plain = warmed(0, 0, 0).bits()

    changed = {warmed(1 << bit, 0, 0).bits() for bit in range(32)}
    changed |= {warmed(0, 1 << bit, 0).bits() for bit in range(32)}
    changed |= {warmed(0, 0, 1 << bit).bits() for bit in range(32)}

    assert len(changed - {plain}) == 96
