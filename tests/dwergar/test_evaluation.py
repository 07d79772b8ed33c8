"""What bots take a position for: a guess on the way, the points at the end."""

from itertools import pairwise

import pytest

from dwergar.table import GAME, finish, position
from pithead.games.dwergar.state import DwergarState

RED = 0
ROUNDS = 10


def value(state: DwergarState, round_: int = 2) -> float:
    """What red is taken to stand at, in this of ten rounds."""
    if not state.ending:
        state.round, state.rounds = round_, ROUNDS
    return GAME.evaluate(state, RED)


def test_at_the_end_only_points_count() -> None:
    rich = position(red={"points": 7, "crystal": 5, "hot": 3}, at="scoring")
    poor = position(red={"points": 7}, at="scoring")
    for state in (rich, poor):
        finish(state)

    assert value(rich) == value(poor) > 0


def test_what_is_good_for_a_rival_is_bad_for_the_own_seat() -> None:
    assert value(position(blue={"points": 5})) < value(position())


@pytest.mark.parametrize("good", ["stone", "iron", "gold", "crystal"])
def test_goods_in_a_cart_are_worth_more_the_higher_it_stands(good: str) -> None:
    values = [
        value(position(carts={f"red {level}": f"1 {good}"}))
        for level in ("transit", "1", "2", "3", "4")
    ]

    assert all(upper > lower for upper, lower in pairwise(values))


def test_a_project_that_can_be_paid_is_worth_more_than_one_that_nearly_can() -> None:
    iron = [
        value(position(red={"heat": 1, "iron": amount}, row=[1]))
        - value(position(red={"heat": 1, "iron": amount}))
        for amount in range(4)
    ]

    assert all(more > less for less, more in pairwise(iron))


def test_a_project_that_only_the_discount_on_iron_makes_payable_is_worth_as_much() -> None:
    """With Master tools: 5 stone and 2 iron may cost 4 stone and 2 iron, or 5 stone and 1 iron."""
    less_stone, less_iron = (
        value(position(red={"stone": stone, "iron": iron, "upgraded": [1]}, row=[3]))
        - value(position(red={"stone": stone, "iron": iron, "upgraded": [1]}))
        for stone, iron in ((4, 2), (5, 1))
    )

    assert less_iron == pytest.approx(less_stone)


@pytest.mark.parametrize("number", [1, 2, 3, 4, 9, 20, 33, 37, 38, 39, 40, 44])
def test_lasting_effects_are_worth_more_the_sooner_they_come(number: int) -> None:
    early, late = (
        value(position(red={"upgraded": [number]}), round_)
        - value(position(red={"completed": [number]}), round_)
        for round_ in (2, 9)
    )

    assert early > late


def test_a_new_shaft_project_promises_more_when_others_are_upgraded() -> None:
    promises = [
        value(position(red={"completed": [13], "upgraded": raised}))
        - value(position(red={"upgraded": raised}))
        for raised in ([], [10], [10, 11])
    ]

    assert promises[0] < promises[1] < promises[2]


@pytest.mark.parametrize(("deck", "number"), [("western", 2), ("golden_terraces", 22)])
def test_leading_a_deck_is_worth_more_the_nearer_the_end(deck: str, number: int) -> None:
    early, late = (
        value(position(red={"completed": [number]}, decks=f"{deck}+old_shaft"), round_)
        - value(position(red={"completed": [number]}, decks="new_shaft+old_shaft"), round_)
        for round_ in (2, 9)
    )

    assert late > early > 0
