"""Sell an item and Special order: DW-25 and DW-27."""

import pytest

from dwarf.look import legal, owns, stack_ids, to_act
from dwarf.table import play, position
from pithead.games.dwarf.actions import ORDERS, SALES, named
from rules import rule


def mix_text(mix: list[int]) -> str:
    return " ".join(f"{number} {good}" for good, number in named(mix).items())


@rule("DW-25")
@pytest.mark.parametrize("mix", SALES, ids=mix_text)
def test_an_item_is_sold_for_five_resources(mix: list[int]) -> None:
    state = position(piles=["sell_item"], red="1 item")

    play(state, "special 1 workers", f"sell {mix_text(mix)}")

    assert state.players[0].goods == [*mix, 0]


@rule("DW-25", "DW-1")
def test_a_sale_has_twenty_one_splits_of_iron_gold_and_steel() -> None:
    state = position(piles=["sell_item"], red="2 items")

    play(state, "special 1 workers")

    splits = {tuple(mix) for mix in SALES}
    assert len(legal(state)) == 21
    assert splits == {(i, g, 5 - i - g) for i in range(6) for g in range(6 - i)}


@rule("DW-25")
def test_a_sale_takes_one_item_only() -> None:
    state = position(piles=["sell_item"], red="3 items, 1 medal")

    play(state, "special 1 workers", "sell 5 gold")

    assert owns(state, "red") == "5 gold, 2 items, 1 medal"


@rule("DW-25", "DW-32")
def test_without_an_item_nothing_is_sold_and_the_back_is_laid() -> None:
    state = position(piles=["sell_item"])

    play(state, "special 1 workers")

    assert (owns(state, "red"), stack_ids(state, "3"), to_act(state)) == (
        "nothing",
        "D03, X3",
        "blue",
    )


@rule("DW-27")
@pytest.mark.parametrize("mix", ORDERS, ids=mix_text)
def test_an_item_is_ordered_for_five_resources(mix: list[int]) -> None:
    state = position(piles=["special_order"], red="3 iron, 3 gold, 3 steel")

    play(state, "special 1 workers", f"order {mix_text(mix)}")

    assert state.players[0].goods == [3 - mix[0], 3 - mix[1], 3 - mix[2], 1]


@rule("DW-27")
def test_an_order_has_six_prices_with_each_of_the_three() -> None:
    state = position(piles=["special_order"], red="3 iron, 3 gold, 3 steel")

    play(state, "special 1 workers")

    assert len(legal(state)) == 6
    assert {tuple(mix) for mix in ORDERS} == {
        (3, 1, 1), (1, 3, 1), (1, 1, 3), (2, 2, 1), (2, 1, 2), (1, 2, 2)
    }  # fmt: skip


@rule("DW-27")
def test_only_prices_that_can_be_paid_are_offered() -> None:
    state = position(piles=["special_order"], red="3 iron, 2 gold, 1 steel")

    play(state, "special 1 workers")

    assert legal(state) == ["order 3 iron 1 gold 1 steel", "order 2 iron 2 gold 1 steel"]


@rule("DW-27", "DW-32")
def test_an_order_that_can_be_paid_in_one_way_must_be() -> None:
    state = position(piles=["special_order"], red="1 iron, 1 gold, 3 steel")

    play(state, "special 1 workers")

    assert owns(state, "red") == "1 item"


@rule("DW-27", "DW-32")
@pytest.mark.parametrize(
    "goods",
    ["9 iron, 9 gold", "9 iron, 9 steel", "9 gold, 9 steel", "1 iron, 2 gold, 1 steel, 9 items"],
)
def test_an_order_that_cannot_be_paid_is_not_asked_for(goods: str) -> None:
    state = position(piles=["special_order"], red=goods)

    play(state, "special 1 workers")

    assert (owns(state, "red"), stack_ids(state, "5")) == (goods, "D05, X5")
