"""What learners are given: numbers that a seat's view decides, all of them in their range."""

import hashlib
import json
from array import array
from collections.abc import Callable
from typing import Any, Final

import pytest

from every_game.tables import (
    GAMES,
    Table,
    at_each_seat_count,
    at_every_table,
    for_every_game,
    moments,
    now_and_then,
    tables_of,
)
from pithead.engine.features import Axis, Features, Part, Pen
from pithead.engine.outlook import Outlook
from pithead.engine.rng import seeded

# What the parts of each version are called, their shapes and scales. Raise a game's VERSION when
# this fails, and add the line that the failure shows.
VERSIONS: Final = {
    ("dwarf", 1): "d79ced5cf33b",
    ("dwergar", 1): "3317bca9f755",
    ("imperial-miners", 1): "c96990a70c12",
}
# All numbers of some games of chance, as they were when the version was made, in either build.
NUMBERS: Final = {
    ("dwarf", 1): "3c914812ce23",
    ("dwergar", 1): "fac623df8e25",
    ("imperial-miners", 1): "956f6b1390d0",
}
# What games of chance need not come to: one upgraded project alone gives further actions.
SELDOM: Final = {"extra-actions"}


def numbers(features: Features, state: Any, seat: int) -> list[float]:
    return array("f", features.of(state, seat)).tolist()


@at_every_table
def test_features_are_the_same_in_all_that_a_seat_imagines(table: Table) -> None:
    features = table.game.features
    for state in now_and_then(table, seed=21):
        for seat in range(table.seats):
            imagined = table.game.reimagined(state, seat, seeded(state.reveals))
            assert features.of(imagined, seat) == features.of(state, seat)


@at_every_table
def test_features_have_their_size_and_stay_in_their_range(table: Table) -> None:
    features = table.game.features
    for state in moments(table, seed=22, most=150):
        for seat in range(table.seats):
            found = numbers(features, state, seat)
            assert len(found) == features.size
            for part in features.parts:
                told = found[part.first : part.first + part.size]
                assert min(told) >= 0, part
                assert max(told) <= part.most, part


@at_each_seat_count
def test_a_seat_that_is_asked_is_told_what(table: Table) -> None:
    part = table.game.features.part("question")
    for state in moments(table, seed=23):
        for seat in range(table.seats):
            found = numbers(table.game.features, state, seat)
            kind = found[part.first : part.first + part.size]
            assert sum(kind) == (1 if seat in state.seats_to_act() else 0)


@at_each_seat_count
def test_an_outlook_gives_its_seats_features(table: Table) -> None:
    for state in now_and_then(table, seed=24, every=20):
        for seat in state.seats_to_act():
            outlook = Outlook(table.game, state, seat)
            assert outlook.features() == table.game.features.of(state, seat)


@for_every_game
def test_a_change_of_the_parts_raises_the_version(name: str) -> None:
    features = GAMES[name].features
    told = repr([(part.name, part.shape, part.per, part.most) for part in features.parts])
    digest = hashlib.sha256(told.encode()).hexdigest()[:12]

    assert VERSIONS.get((name, features.version)) == digest


@for_every_game
def test_a_version_says_the_same_numbers_for_ever(name: str) -> None:
    features = GAMES[name].features
    told = hashlib.sha256()
    for seed, table in enumerate(tables_of(name)[::3]):
        for state in moments(table, seed=seed):
            for seat in range(table.seats):
                told.update(features.of(state, seat))

    assert NUMBERS.get((name, features.version)) == told.hexdigest()[:12]


@for_every_game
def test_no_part_always_says_the_same(name: str) -> None:
    game = GAMES[name]
    tables = tables_of(name)
    said: dict[str, set[bytes]] = {part.name: set() for part in game.features.parts}
    for seed in range(24):
        # Seven is no divisor of how many tables there are: all values of all options come.
        for state in now_and_then(tables[7 * seed % len(tables)], seed, every=5):
            for seat in range(state.seats):
                told = game.features.of(state, seat)
                for part in game.features.parts:
                    said[part.name].add(told[4 * part.first : 4 * (part.first + part.size)])

    assert {part for part, ways in said.items() if len(ways) < 2} <= SELDOM


@at_each_seat_count
def test_other_views_are_mostly_told_by_other_numbers(table: Table) -> None:
    """The journal of a view and pictures of it aside, what differs for a seat differs here."""
    features = table.game.features
    for seat in range(table.seats):
        views: set[str] = set()
        told: set[bytes] = set()
        for state in now_and_then(table, seed=25, every=3):
            legal = [action.index for action in table.game.legal_actions(state, seat)]
            views.add(json.dumps([table.game.view(state, seat), legal]))
            told.add(features.of(state, seat) + bytes(str(legal), "ascii"))
        assert len(told) >= 0.9 * len(views)


@for_every_game
def test_features_are_written_into_whatever_holds_such_numbers(name: str) -> None:
    game = GAMES[name]
    state = game.start(seed=1)
    into = array("f", [-1] * game.features.size)

    game.features.into(state, 0, into)

    assert into.tobytes() == game.features.of(state, 0)


@for_every_game
def test_a_buffer_that_does_not_fit_is_refused_in_one_sentence(name: str) -> None:
    game = GAMES[name]
    size = game.features.size
    state = game.start(seed=1)
    for buffer in (array("f", [0] * (size + 1)), array("i", [0] * size), bytearray(size)):
        with pytest.raises(ValueError, match=f"buffer of {size} 32-bit floats .* this one has"):
            game.features.into(state, 0, buffer)


@for_every_game
def test_what_stood_in_the_buffer_before_is_gone(name: str) -> None:
    game = GAMES[name]
    chance = seeded(5)
    into = array("f", [9] * game.features.size)
    for state in now_and_then(tables_of(name)[-1], seed=26):
        seat = chance.below(state.seats)

        game.features.into(state, seat, into)

        assert into.tobytes() == game.features.of(state, seat)


def test_a_pen_writes_nowhere_but_in_its_memory() -> None:
    part = Part("goods", [Axis("good", ["iron", "gold", "steel"])], per=5, most=4)
    numbers = array("f", [7] * 3)
    pen = Pen(memoryview(numbers).cast("B").cast("f")[:2])
    outside: list[Callable[[], None]] = [
        lambda: pen.begin(1, 2),
        lambda: pen.begin(-1, 2),
        lambda: pen.mark(part, 2),
        lambda: pen.marks(part, 1, [1]),
        lambda: pen.marks(part, -3, [0]),
        lambda: pen.amount(part, 2, 1),
        lambda: pen.amounts(part, 1, [0, 1]),
        lambda: pen.some_amounts(part, 0, [1, 1], 1, 2),
        lambda: pen.one_more(part, -1),
        lambda: pen.tally(part, 0, [0], [2]),
        lambda: pen.tally(part, 0, [1], [0]),
    ]
    for write in outside:
        with pytest.raises(IndexError):
            write()

    assert numbers.tolist() == [7] * 3


@pytest.mark.parametrize(
    ("memory", "wrong"),
    [
        (memoryview(array("i", [0])), ValueError),
        (memoryview(array("f", [0] * 4))[::2], ValueError),
        (memoryview(bytes(4)).cast("f"), TypeError),
    ],
)
def test_a_pen_wants_numbers_that_can_be_changed(memory: Any, wrong: type[Exception]) -> None:
    with pytest.raises(wrong, match="A pen needs"):
        Pen(memory)


@for_every_game
def test_a_seat_that_is_not_there_is_refused(name: str) -> None:
    game = GAMES[name]
    with pytest.raises(ValueError, match=r"There is no seat 2; seats are 0 to 1\."):
        game.features.of(game.start(seats=2, seed=1), 2)
