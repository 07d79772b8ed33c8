"""The Lift: DG-38 to DG-40."""

import pytest

from dwergar.look import (
    cart,
    heat,
    kinds_of_legal,
    legal,
    owns,
    points,
    to_act,
    told,
)
from dwergar.table import play, position
from pithead.games.dwergar.words import LEVELS
from rules import rule


@rule("DG-38")
def test_the_first_level_is_free() -> None:
    state = position(red={"workers": "engineer foreman"}, carts={"red 1": "1 stone"})

    play(state, "place engineer lift", "lift")

    assert cart(state, "red", "transit") == "1 stone"


@rule("DG-38")
def test_each_further_level_costs_one_heat_as_often_as_wished() -> None:
    state = position(
        red={"heat": 1, "hot": 3, "workers": "engineer foreman"},
        carts={"red 4": "1 crystal"},
        actions=2,
    )

    play(state, "place engineer lift", "lift", "lift", "track 1", "lift", "lift", "lift")

    assert (owns(state, "red"), told(state, "lifted")) == ("1 crystal", [""] * 5)
    assert (heat(state, "red"), state.players[0].hot) == (0, 0)


@rule("DG-38", "DG-24")
def test_without_heat_only_one_level_is_lifted() -> None:
    state = position(red={"workers": "engineer foreman"}, actions=2)

    play(state, "place engineer lift", "lift")

    assert told(state, "lifted") == [""]
    assert "place foreman lift" in legal(state)


@rule("DG-38", "DG-21")
def test_the_lift_need_not_go() -> None:
    state = position(red={"workers": "engineer foreman"}, carts={"red 1": "1 stone"})

    play(state, "place engineer lift", "end")

    assert cart(state, "red", "1") == "1 stone"


@rule("DG-38", "DG-E48")
def test_under_event_48_the_first_level_costs_one_heat_too() -> None:
    state = position(red={"heat": 3, "workers": "engineer foreman"}, event=48, actions=2)

    play(state, "place engineer lift", "lift")

    assert heat(state, "red") == 2


@rule("DG-38", "DG-E48")
def test_under_event_48_a_further_level_costs_one_heat_and_no_more() -> None:
    state = position(red={"heat": 3, "workers": "engineer foreman"}, event=48, actions=2)

    play(state, "place engineer lift", "lift", "lift")

    assert heat(state, "red") == 1


@rule("DG-38", "DG-E48")
def test_under_event_48_nothing_is_lifted_without_heat() -> None:
    state = position(red={"workers": "engineer foreman"}, event=48, actions=2)

    play(state, "place engineer lift")

    assert told(state, "lifted") == []
    assert "place foreman lift" in legal(state)


@rule("DG-39")
@pytest.mark.parametrize("edition", ["2021", "2020"])
def test_an_ironworker_scores_a_point_for_each_level(edition: str) -> None:
    state = position(
        red={"heat": 2, "workers": "ironworker foreman"},
        carts={"blue 4": "1 stone"},
        edition=edition,
        actions=2,
    )

    play(state, "place ironworker lift", "lift", "lift", "lift")

    assert points(state, "red") == 3


@rule("DG-39")
@pytest.mark.parametrize(("edition", "scored"), [("2021", 0), ("2020", 1)])
def test_with_all_carts_empty_a_level_scores_only_in_2020(edition: str, scored: int) -> None:
    state = position(
        red={"workers": "ironworker foreman"}, carts={"red transit": "nothing"}, edition=edition
    )

    play(state, "place ironworker lift", "lift")

    assert points(state, "red") == scored


@rule("DG-39")
@pytest.mark.parametrize(("edition", "scored"), [("2021", 0), ("2020", 1)])
def test_a_foreman_in_a_cart_does_not_make_it_loaded(edition: str, scored: int) -> None:
    state = position(
        red={"workers": "ironworker"}, carts={"red 3": "foreman"}, edition=edition, actions=2
    )

    play(state, "place ironworker lift", "lift")

    assert points(state, "red") == scored


@rule("DG-39")
@pytest.mark.parametrize(("edition", "scored"), [("2021", 1), ("2020", 2)])
def test_what_counts_is_whether_a_cart_is_loaded_when_the_lift_begins(
    edition: str, scored: int
) -> None:
    state = position(
        red={"heat": 1, "workers": "ironworker foreman"},
        carts={"blue transit": "1 stone"},
        edition=edition,
        actions=2,
    )

    play(state, "place ironworker lift", "lift", "lift")

    assert points(state, "red") == scored


@rule("DG-39")
@pytest.mark.parametrize("dwarf", ["engineer", "blacksmith", "foreman"])
def test_nobody_else_scores_for_lifting(dwarf: str) -> None:
    state = position(red={"workers": f"{dwarf} {dwarf}"}, carts={"red 4": "1 stone"}, actions=2)

    play(state, f"place {dwarf} lift", "lift")

    assert points(state, "red") == 0


@rule("DG-40")
@pytest.mark.parametrize("level", LEVELS)
def test_a_blacksmith_loads_everyones_cart_on_one_level(level: str) -> None:
    state = position(seats=3, red={"workers": "blacksmith foreman"}, actions=2)

    play(state, "place blacksmith lift", f"load {level}")

    for name in ("red", "blue", "green"):
        loads = {each: cart(state, name, each) for each in LEVELS}
        assert loads == dict.fromkeys(LEVELS, "empty") | {level: "1 stone"}


@rule("DG-40")
def test_loading_before_the_lift_leaves_all_of_it_to_come() -> None:
    state = position(red={"heat": 1, "workers": "blacksmith foreman"}, actions=2)

    play(state, "place blacksmith lift", "load 1", "lift", "lift")

    assert owns(state, "red") == owns(state, "blue") == "1 stone"


@rule("DG-40")
def test_loading_after_the_lift_ends_it() -> None:
    state = position(red={"heat": 3, "workers": "blacksmith foreman"}, actions=2)

    play(state, "place blacksmith lift", "lift", "lift", "load 1")

    assert cart(state, "red", "1") == "1 stone"
    assert kinds_of_legal(state) == {"place"}


@rule("DG-40")
def test_a_blacksmith_loads_once() -> None:
    state = position(red={"heat": 1, "workers": "blacksmith foreman"}, actions=2)

    play(state, "place blacksmith lift", "load 1")

    assert legal(state) == ["lift", "end"]


@rule("DG-40", "DG-21")
def test_loading_may_be_done_without_lifting() -> None:
    state = position(red={"workers": "blacksmith"}, actions=1)

    play(state, "place blacksmith lift", "load transit", "end")

    assert (to_act(state), cart(state, "blue", "transit")) == ("blue", "1 stone")
