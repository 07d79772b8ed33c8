"""The mine and its carts: DG-26 to DG-31."""

import pytest

from dwergar.look import (
    cart,
    dwarf_at,
    hand,
    owns,
    told,
)
from dwergar.table import play, position
from pithead.games.dwergar.words import LEVELS
from rules import rule

YIELDS = {"1": "3 stone", "2": "2 iron", "3": "1 iron, 1 gold", "4": "1 crystal"}
MORE = {"1": "4 stone", "2": "3 iron", "3": "1 iron, 2 gold", "4": "1 gold, 1 crystal"}


@rule("DG-26")
@pytest.mark.parametrize("level", YIELDS)
def test_a_level_yields_into_the_own_cart(level: str) -> None:
    state = position(red={"workers": "engineer foreman"})

    play(state, f"place engineer mine-{level}", "mine")

    assert cart(state, "red", level) == YIELDS[level]
    assert cart(state, "blue", level) == "empty"


@rule("DG-26", "DG-28")
@pytest.mark.parametrize("level", MORE)
def test_a_level_yields_more_with_an_own_furnace_there(level: str) -> None:
    state = position(red={"workers": "engineer foreman"}, furnaces={f"mine-{level}": "red"})

    play(state, f"place engineer mine-{level}", "mine")

    assert cart(state, "red", level) == MORE[level]


@rule("DG-21", "DG-26")
def test_mining_is_optional() -> None:
    state = position(red={"workers": "engineer foreman"}, standing={"mine-2": "blacksmith"})

    play(state, "place engineer mine-2", "end")

    assert (cart(state, "red", "2"), hand(state, "red")) == ("empty", "blacksmith, foreman")


@rule("DG-26")
def test_an_opponents_full_cart_is_no_hindrance() -> None:
    state = position(red={"workers": "engineer foreman"}, carts={"blue 2": "2 iron"})

    play(state, "place engineer mine-2", "mine")

    assert cart(state, "red", "2") == "2 iron"


@rule("DG-26", "DG-39")
def test_a_foreman_in_the_cart_is_no_resource() -> None:
    state = position(red={"workers": "engineer"}, carts={"red 2": "foreman"})

    play(state, "place engineer mine-2", "mine")

    assert cart(state, "red", "2") == "2 iron, foreman"


@rule("DG-27")
def test_a_full_cart_gets_nothing_but_dwarves_are_exchanged() -> None:
    state = position(
        red={"workers": "engineer foreman"},
        standing={"mine-2": "blacksmith"},
        carts={"red 2": "1 stone"},
    )

    play(state, "place engineer mine-2")

    assert (cart(state, "red", "2"), hand(state, "red")) == ("1 stone", "blacksmith, foreman")
    assert dwarf_at(state, "mine-2") == "engineer"


@rule("DG-28")
@pytest.mark.parametrize(("card", "dwarf"), [(2, "blacksmith"), (3, "engineer"), (4, "ironworker")])
def test_cards_2_to_4_give_the_additional_yield_to_their_speciality(card: int, dwarf: str) -> None:
    state = position(red={"workers": f"{dwarf} foreman", "upgraded": [card]})

    play(state, f"place {dwarf} mine-1", "mine", "place foreman mine-2", "mine")

    assert (cart(state, "red", "1"), cart(state, "red", "2")) == ("4 stone", "3 iron, foreman")


@rule("DG-28")
@pytest.mark.parametrize("card", [2, 4])
def test_other_specialities_do_not_get_it(card: int) -> None:
    state = position(red={"workers": "engineer foreman", "upgraded": [card]})

    play(state, "place engineer mine-1", "mine")

    assert cart(state, "red", "1") == "3 stone"


@rule("DG-28")
def test_event_58_gives_it_to_foremen_only() -> None:
    state = position(red={"workers": "engineer foreman"}, event=58)

    play(state, "place engineer mine-1", "mine", "place foreman mine-2", "mine")

    assert (cart(state, "red", "1"), cart(state, "red", "2")) == ("3 stone", "3 iron, foreman")


@rule("DG-28")
def test_an_opponents_furnace_gives_no_yield() -> None:
    state = position(red={"workers": "engineer foreman"}, furnaces={"mine-1": "blue"})

    play(state, "place engineer mine-1", "mine")

    assert cart(state, "red", "1") == "3 stone"


@rule("DG-28")
def test_sources_of_the_additional_yield_do_not_add_up() -> None:
    state = position(red={"upgraded": [2, 3, 4]}, furnaces={"mine-4": "red"}, event=58)

    play(state, "place foreman mine-4", "mine")

    assert told(state, "mined") == ["red 4 1 gold, 1 crystal"]


# -- the foreman in the mine -------------------------------------------------------------------


@rule("DG-29")
def test_a_foreman_who_mines_gets_into_his_cart() -> None:
    state = position(red={"workers": "engineer foreman"}, standing={"mine-2": "blacksmith"})

    play(state, "place foreman mine-2", "mine")

    assert cart(state, "red", "2") == "2 iron, foreman"
    assert dwarf_at(state, "mine-2") == "nobody"
    assert hand(state, "red") == "engineer, blacksmith"


@rule("DG-29")
@pytest.mark.parametrize("load", ["1 stone", ""])
def test_he_gets_in_whether_he_mined_or_the_cart_is_full_or_not(load: str) -> None:
    state = position(
        red={"workers": "engineer foreman"}, carts={"red 2": load or "nothing"}, actions=2
    )

    play(state, "place foreman mine-2", *([] if load else ["end"]))

    assert cart(state, "red", "2") == (f"{load}, foreman" if load else "foreman")
    assert dwarf_at(state, "mine-2") == "nobody"


@rule("DG-29")
def test_he_stands_on_the_level_until_his_action_ends() -> None:
    state = position(red={"stone": 1, "cool": 1, "workers": "engineer foreman"})

    play(state, "place foreman mine-1", "mine")

    assert dwarf_at(state, "mine-1") == "red foreman"
    assert cart(state, "red", "1") == "3 stone"


@rule("DG-29", "DG-30")
def test_he_comes_back_when_the_cart_is_unloaded() -> None:
    state = position(red={"workers": "engineer"}, carts={"red transit": "2 iron, foreman"})

    play(state, "place engineer lift", "lift")

    assert (hand(state, "red"), owns(state, "red")) == ("foreman", "2 iron")


@rule("DG-29")
def test_a_worker_stays_on_the_level() -> None:
    state = position(red={"workers": "engineer foreman"})

    play(state, "place engineer mine-2", "mine")

    assert (dwarf_at(state, "mine-2"), cart(state, "red", "2")) == ("engineer", "2 iron")


# -- lifting -----------------------------------------------------------------------------------


@rule("DG-30")
def test_every_tile_moves_up_one() -> None:
    state = position(
        red={"workers": "engineer foreman"},
        carts={"red 1": "1 stone", "red 2": "2 stone", "red 3": "3 stone", "red 4": "4 stone"},
        actions=2,
    )

    play(state, "place engineer lift", "lift")

    loads = [cart(state, "red", level) for level in LEVELS]
    assert loads == ["1 stone", "2 stone", "3 stone", "4 stone", "empty"]
    assert owns(state, "red") == "nothing"


@rule("DG-30")
def test_everyone_takes_what_reaches_unloading() -> None:
    state = position(
        seats=3,
        red={"workers": "engineer foreman", "gold": 1},
        carts={"red transit": "1 stone", "blue transit": "foreman", "green transit": "1 gold"},
        actions=2,
    )

    play(state, "place engineer lift", "lift")

    assert [owns(state, name) for name in ("red", "blue", "green")] == [
        "1 stone, 1 gold",
        "nothing",
        "1 gold",
    ]
    assert hand(state, "blue") == "foreman"


@rule("DG-30")
def test_the_emptied_tile_goes_to_the_bottom() -> None:
    state = position(
        red={"workers": "engineer foreman"}, carts={"red transit": "1 stone, foreman"}, actions=2
    )

    play(state, "place engineer lift", "lift")

    assert [cart(state, "red", level) for level in LEVELS] == ["empty"] * 5


@rule("DG-31")
def test_resources_loaded_go_into_full_carts_too() -> None:
    state = position(
        red={"workers": "blacksmith foreman"}, carts={"red 2": "2 iron, foreman"}, actions=2
    )

    play(state, "place blacksmith lift", "load 2")

    assert (cart(state, "red", "2"), cart(state, "blue", "2")) == (
        "1 stone, 2 iron, foreman",
        "1 stone",
    )


@rule("DG-31")
@pytest.mark.parametrize(("event", "levels"), [(54, {"3"}), (55, {"1", "2"})])
def test_events_54_and_55_load_full_carts_too(event: int, levels: set[str]) -> None:
    carts = {f"red {level}": "1 gold" for level in LEVELS}
    state = position(at="round end", coming=[event, 49], carts=carts)

    loaded = {level for level in LEVELS if cart(state, "red", level) == "1 stone, 1 gold"}
    assert loaded == levels
    assert {level for level in LEVELS if cart(state, "blue", level) == "1 stone"} == levels


@rule("DG-31", "DG-27")
def test_loading_makes_an_empty_cart_full() -> None:
    state = position(red={"workers": "blacksmith engineer foreman"}, actions=3)

    play(state, "place blacksmith lift", "load 2", "end", "place engineer mine-2")

    assert cart(state, "red", "2") == "1 stone"
