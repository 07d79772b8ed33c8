"""Placing a dwarf, and the Work Break: DG-20 to DG-23."""

import pytest

from dwergar.look import dwarf_at, furnaces, hand, heat, kinds_of_legal, legal, owns, to_act, told
from dwergar.table import play, position
from pithead.engine.errors import IllegalAction
from pithead.games.dwergar.words import PLACES
from rules import rule


@rule("DG-20")
@pytest.mark.parametrize("place", PLACES)
def test_a_worker_standing_there_comes_to_the_acting_player(place: str) -> None:
    state = position(red={"workers": "engineer"}, standing={place: "blacksmith"})

    play(state, f"place engineer {place}")

    assert (hand(state, "red"), dwarf_at(state, place)) == ("blacksmith", "engineer")


@rule("DG-20")
def test_an_opponents_foreman_returns_to_his_owner() -> None:
    state = position(red={"workers": "engineer"}, standing={"forge": "blue"}, actions=1)

    play(state, "place engineer forge")

    assert (hand(state, "red"), hand(state, "blue")) == ("nobody", "foreman")


@rule("DG-20")
def test_the_own_foreman_returns_too() -> None:
    state = position(red={"workers": "engineer"}, standing={"forge": "red"})

    play(state, "place engineer forge")

    assert (hand(state, "red"), dwarf_at(state, "forge")) == ("foreman", "engineer")


@rule("DG-20")
def test_an_empty_place_gives_nothing() -> None:
    state = position(red={"workers": "engineer foreman"})

    play(state, "place engineer forge")

    assert hand(state, "red") == "foreman"


@rule("DG-20")
def test_the_dwarf_just_taken_can_be_placed_in_the_same_turn() -> None:
    state = position(red={"workers": "engineer"}, standing={"forge": "blacksmith"})

    play(state, "place engineer forge", "red: place blacksmith forge")

    assert (hand(state, "red"), dwarf_at(state, "forge")) == ("engineer", "blacksmith")


@rule("DG-20")
def test_only_dwarves_at_hand_can_be_placed() -> None:
    state = position(red={"workers": "engineer foreman"}, standing={"forge": "blacksmith"})

    dwarves = {notation.split()[1] for notation in legal(state)}
    assert dwarves == {"engineer", "foreman"}


@rule("DG-20")
def test_two_workers_of_a_kind_are_placed_one_by_one() -> None:
    state = position(red={"workers": "engineer engineer"})

    play(state, "place engineer forge")

    assert hand(state, "red") == "engineer"


# -- the parts of an action --------------------------------------------------------------------


@rule("DG-21")
def test_neither_base_action_nor_bonus_need_be_done() -> None:
    state = position(red={"cool": 1, "workers": "blacksmith"})

    play(state, "place blacksmith bellows", "end")

    assert (furnaces(state, "red"), heat(state, "red")) == ("0 hot, 1 cool", 0)


@rule("DG-21")
def test_the_bonus_may_be_done_alone() -> None:
    state = position(red={"cool": 1, "workers": "blacksmith"})

    play(state, "place blacksmith bellows", "heat", "end")

    assert (furnaces(state, "red"), heat(state, "red")) == ("0 hot, 1 cool", 2)


@rule("DG-21")
@pytest.mark.parametrize("order", [["light", "heat"], ["heat", "light"]])
def test_base_action_and_bonus_may_be_done_in_either_order(order: list[str]) -> None:
    state = position(red={"cool": 1, "workers": "blacksmith foreman"})

    play(state, "place blacksmith bellows", *order)

    assert (furnaces(state, "red"), heat(state, "red")) == ("1 hot, 0 cool", 2)


@rule("DG-21")
def test_conversions_and_upgrades_may_be_interleaved() -> None:
    state = position(
        red={"stone": 2, "heat": 6, "completed": [10, 11], "workers": "engineer foreman"}
    )

    play(state, "place engineer forge", "forge stone", "upgrade 10", "forge stone")

    assert (owns(state, "red"), heat(state, "red")) == ("2 iron", 1)


@rule("DG-21")
def test_builds_and_lighting_may_be_interleaved() -> None:
    state = position(red={"iron": 2, "upgraded": [3, 4]}, actions=2)

    play(state, "place foreman workshop", "build", "light", "build")

    assert furnaces(state, "red") == "1 hot, 1 cool"


@rule("DG-21")
def test_a_part_is_not_done_twice() -> None:
    state = position(red={"cool": 3, "workers": "blacksmith"})

    play(state, "place blacksmith bellows", "light", "heat")

    assert furnaces(state, "red") == "1 hot, 2 cool"


# -- specialities ------------------------------------------------------------------------------


@rule("DG-22")
@pytest.mark.parametrize(
    ("dwarf", "place", "kinds"),
    [
        ("engineer", "laboratory", {"exchange", "end"}),
        ("blacksmith", "laboratory", {"exchange", "end"}),
        ("ironworker", "laboratory", {"exchange", "light", "heat", "end"}),
        ("engineer", "bellows", {"light", "end"}),
        ("blacksmith", "bellows", {"light", "heat", "end"}),
        ("ironworker", "bellows", {"light", "light-all", "end"}),
        ("engineer", "lift", {"lift", "end"}),
        ("blacksmith", "lift", {"lift", "load", "end"}),
        ("ironworker", "lift", {"lift", "end"}),
        ("engineer", "workshop", {"build", "end"}),
        ("blacksmith", "workshop", {"build", "end"}),
        ("ironworker", "workshop", {"build", "light", "end"}),
        ("engineer", "forge", {"forge", "upgrade", "end"}),
        ("blacksmith", "forge", {"forge", "heat", "end"}),
        ("ironworker", "forge", {"forge", "end"}),
    ],
)
def test_a_worker_has_the_bonus_of_his_speciality(dwarf: str, place: str, kinds: set[str]) -> None:
    state = position(
        red={
            "iron": 2,
            "gold": 1,
            "heat": 5,
            "hot": 1,
            "cool": 2,
            "completed": [10],
            "workers": f"{dwarf} foreman",
        }
    )

    play(state, f"place {dwarf} {place}")

    assert kinds_of_legal(state) == kinds


@rule("DG-22")
@pytest.mark.parametrize(
    ("place", "kinds"),
    [
        ("laboratory", {"exchange", "end"}),
        ("bellows", {"light", "end"}),
        ("lift", {"lift", "end"}),
        ("workshop", {"build", "end"}),
        ("forge", {"forge", "end"}),
        ("studio", {"complete", "end"}),
    ],
)
def test_a_foreman_has_no_speciality(place: str, kinds: set[str]) -> None:
    state = position(
        red={"iron": 2, "heat": 5, "cool": 2, "completed": [10], "workers": "engineer foreman"},
        furnaces={place: "blue"},
        row=[11],
    )

    play(state, f"place foreman {place}")

    assert kinds_of_legal(state) == kinds


@rule("DG-22")
def test_a_foreman_with_several_specialities_has_every_matching_bonus() -> None:
    state = position(red={"cool": 3, "upgraded": [2, 4]})

    play(state, "place foreman bellows")

    assert kinds_of_legal(state) == {"light", "light-all", "heat", "end"}


@rule("DG-22")
def test_a_worker_does_not_share_the_foremans_specialities() -> None:
    state = position(red={"cool": 3, "upgraded": [2, 4], "workers": "engineer foreman"})

    play(state, "place engineer bellows")

    assert kinds_of_legal(state) == {"light", "end"}


# -- Work Break --------------------------------------------------------------------------------


@rule("DG-23")
def test_a_player_without_a_dwarf_takes_a_worker_of_their_choice() -> None:
    state = position(
        red={"workers": ""},
        standing={"forge": "engineer", "mine-3": "blacksmith", "studio": "blue", "lift": "red"},
    )

    assert legal(state) == ["break mine-3", "break forge"]


@rule("DG-23")
def test_the_foreman_comes_with_the_worker() -> None:
    state = position(
        red={"workers": ""},
        standing={"forge": "engineer", "mine-3": "blacksmith", "lift": "red"},
    )

    play(state, "break mine-3")

    assert hand(state, "red") == "blacksmith, foreman"
    assert (dwarf_at(state, "mine-3"), dwarf_at(state, "lift")) == ("nobody", "nobody")
    assert dwarf_at(state, "forge") == "engineer"


@rule("DG-23")
def test_a_foreman_riding_in_a_cart_stays_in_it() -> None:
    state = position(
        red={"workers": ""},
        standing={"forge": "engineer", "mine-3": "blacksmith"},
        carts={"red 2": "foreman"},
    )

    play(state, "break forge")

    assert hand(state, "red") == "engineer"


@rule("DG-23")
def test_the_only_worker_is_taken_without_asking() -> None:
    state = position(red={"workers": ""}, standing={"forge": "engineer", "lift": "red"})

    assert hand(state, "red") == "engineer, foreman"
    assert state.actions_left + 1 == 2


@rule("DG-23")
def test_without_a_worker_on_the_board_only_the_foreman_is_taken() -> None:
    state = position(red={"workers": ""}, standing={"lift": "red", "forge": "blue"})

    assert (hand(state, "red"), dwarf_at(state, "forge")) == ("foreman", "blue foreman")


@rule("DG-23")
def test_if_nothing_can_be_taken_the_action_is_spent() -> None:
    state = position(red={"workers": ""}, standing={"forge": "blue"}, carts={"red 2": "foreman"})

    assert told(state, "break")[:3] == ["red", "red", "red"]
    assert told(state, "turn") == ["red", "blue"]


@rule("DG-23")
def test_if_nothing_can_be_taken_heat_may_still_be_changed() -> None:
    state = position(
        red={"workers": "", "heat": 1, "upgraded": [37]}, carts={"red 2": "foreman"}, actions=1
    )

    assert legal(state) == ["pass", "change stone"]

    play(state, "change stone")

    assert (owns(state, "red"), to_act(state)) == ("1 stone", "blue")


@rule("DG-23")
def test_a_player_who_has_a_dwarf_may_not_take_a_work_break() -> None:
    state = position(red={"workers": "engineer"}, standing={"forge": "blacksmith"})

    with pytest.raises(IllegalAction):
        play(state, "break forge")


@rule("DG-23")
def test_an_opponents_foreman_is_never_taken() -> None:
    state = position(red={"workers": ""}, standing={"lift": "blue", "forge": "engineer"})

    with pytest.raises(IllegalAction):
        play(state, "break lift")
