"""The fifteen events, 46 to 60; what happens at once and what holds for a round."""

import pytest

from dwergar.look import cart, furnace_at, hand, heat, kinds_of_legal, legal, owns, points, to_act
from dwergar.table import end_turn, finish, play, position
from rules import rule

# -- at once -----------------------------------------------------------------------------------


@rule("DG-E46", "DG-55")
def test_event_46_gives_each_player_two_heat() -> None:
    state = position(seats=3, green={"heat": 9}, coming=[46], at="round end")

    assert [heat(state, name) for name in ("red", "blue", "green")] == [2, 2, 10]


@rule("DG-E46", "DG-19")
def test_the_heat_of_event_46_lasts_until_the_end_of_the_own_turn() -> None:
    state = position(coming=[46], at="round end")

    end_turn(state)

    assert (to_act(state), heat(state, "red"), heat(state, "blue")) == ("blue", 0, 2)


@rule("DG-E47", "DG-30")
def test_event_47_lifts_one_level() -> None:
    state = position(
        carts={"red transit": "2 stone", "blue 1": "3 stone", "red 4": "1 crystal"},
        coming=[47],
        at="round end",
    )

    assert (owns(state, "red"), cart(state, "blue", "transit"), cart(state, "red", "3")) == (
        "2 stone",
        "3 stone",
        "1 crystal",
    )


@rule("DG-E50")
def test_event_50_lifts_two_levels() -> None:
    state = position(
        carts={"red transit": "2 stone", "blue 1": "3 stone, foreman", "red 2": "2 iron"},
        coming=[50],
        at="round end",
    )

    assert (owns(state, "red"), owns(state, "blue"), hand(state, "blue")) == (
        "2 stone",
        "3 stone",
        "foreman",
    )
    assert cart(state, "red", "transit") == "2 iron"


@rule("DG-E53")
def test_event_53_lifts_one_level_and_gives_each_player_one_heat() -> None:
    state = position(carts={"blue transit": "1 gold"}, coming=[53], at="round end")

    assert (owns(state, "blue"), heat(state, "red"), heat(state, "blue")) == ("1 gold", 1, 1)


@rule("DG-E54", "DG-31")
def test_event_54_puts_a_stone_into_every_cart_on_level_3_and_gives_heat() -> None:
    state = position(carts={"blue 3": "1 iron, 1 gold"}, coming=[54], at="round end")

    assert (cart(state, "red", "3"), cart(state, "blue", "3")) == (
        "1 stone",
        "1 stone, 1 iron, 1 gold",
    )
    assert (heat(state, "red"), heat(state, "blue")) == (1, 1)


@rule("DG-E54", "DG-27", "DG-31")
def test_a_cart_that_event_54_put_a_stone_into_is_full() -> None:
    state = position(red={"workers": "engineer foreman"}, coming=[54], at="round end")

    play(state, "place engineer mine-3")

    # There is nothing to do there: the next dwarf is placed.
    assert (kinds_of_legal(state), cart(state, "red", "3")) == ({"place"}, "1 stone")


@rule("DG-E55", "DG-31")
def test_event_55_puts_a_stone_into_every_cart_on_levels_1_and_2() -> None:
    state = position(carts={"blue 2": "2 iron"}, coming=[55], at="round end")

    assert [cart(state, name, level) for level in "12" for name in ("red", "blue")] == [
        "1 stone",
        "1 stone",
        "1 stone",
        "1 stone, 2 iron",
    ]
    assert [cart(state, "red", level) for level in ("transit", "3", "4")] == ["empty"] * 3


@rule("DG-E52")
def test_event_52_discards_two_open_projects_for_good_and_refills_the_row() -> None:
    state = position(row=[1, 2, 3, 4, 10], deck=[11, 12, 13], coming=[52], at="round end")

    assert (len(state.row), len(state.discards)) == (5, 2)
    assert sorted(state.row + state.discards) == [1, 2, 3, 4, 10, 11, 12]
    assert set(state.discards) < {1, 2, 3, 4, 10}


@rule("DG-E52")
def test_event_52_does_not_refill_the_row_before() -> None:
    state = position(row=[1, 2], deck=[11, 12, 13, 10], coming=[52], at="round end")

    assert (sorted(state.discards), sorted(state.row)) == ([1, 2], [10, 11, 12, 13])


@rule("DG-E52")
def test_event_52_discards_what_there_is() -> None:
    state = position(row=[1], deck=[], coming=[52], at="round end")

    assert (state.discards, state.row) == ([1], [])


@rule("DG-E52")
def test_event_52_discards_by_chance() -> None:
    gone = {
        tuple(sorted(position(row=[1, 2, 3], coming=[52], at="round end", seed=seed).discards))
        for seed in range(30)
    }

    assert gone == {(1, 2), (1, 3), (2, 3)}


# -- for the round -----------------------------------------------------------------------------


@rule("DG-E48", "DG-38")
def test_under_event_48_the_first_level_costs_heat_too() -> None:
    state = position(red={"workers": "engineer foreman", "heat": 3}, event=48)

    play(state, "place engineer lift", "lift", "lift")

    assert heat(state, "red") == 1


@rule("DG-E48")
def test_under_event_48_nothing_is_lifted_without_heat() -> None:
    state = position(red={"workers": "engineer foreman"}, event=48, carts={"red 1": "3 stone"})

    play(state, "place engineer lift")

    assert (kinds_of_legal(state), cart(state, "red", "1")) == ({"place"}, "3 stone")


@rule("DG-E48")
def test_event_48_costs_nothing_when_an_event_lifts() -> None:
    state = position(event=48, coming=[50], carts={"red 1": "3 stone"}, at="round end")

    assert (owns(state, "red"), heat(state, "red")) == ("3 stone", 0)


@rule("DG-E49", "DG-53")
@pytest.mark.parametrize(("place", "scored"), [("forge", 4), ("mine-2", 2)])
def test_under_event_49_installing_outside_the_mine_scores_two_more(
    place: str, scored: int
) -> None:
    state = position(red={"workers": "foreman engineer", "iron": 2, "cool": 1}, event=49)

    play(state, f"place foreman {place}", "install cool")

    assert (points(state, "red"), furnace_at(state, place)) == (scored, "red")


@rule("DG-E51", "DG-17")
def test_under_event_51_a_turn_has_two_actions() -> None:
    state = position(red={"workers": "engineer engineer engineer"}, event=51)

    play(state, "red: place engineer forge", "red: place engineer workshop")

    assert to_act(state) == "blue"


@rule("DG-E51", "DG-60")
def test_the_extra_turn_after_event_51_has_three_actions() -> None:
    state = position(
        red={"workers": "engineer engineer engineer", "completed": [5]},
        event=51,
        coming=[],
        at="round end",
    )

    play(state, "red: place engineer forge", "red: place engineer workshop")

    assert (to_act(state), legal(state, "place")[0]) == ("red", "place engineer mine-1")


@rule("DG-E56")
def test_under_event_56_each_dwarf_in_the_mine_scores() -> None:
    state = position(red={"workers": "engineer foreman"}, carts={"red 1": "3 stone"}, event=56)

    play(state, "place engineer mine-1", "place foreman mine-2")

    assert points(state, "red") == 2


@rule("DG-E56")
def test_under_event_56_a_dwarf_outside_the_mine_scores_nothing() -> None:
    state = position(red={"workers": "engineer foreman"}, event=56)

    play(state, "place engineer forge")

    assert points(state, "red") == 0


@rule("DG-E58", "DG-28")
@pytest.mark.parametrize(
    ("dwarf", "load"), [("foreman", "1 gold, 1 crystal, foreman"), ("engineer", "1 crystal")]
)
def test_under_event_58_foremen_get_the_additional_yield(dwarf: str, load: str) -> None:
    state = position(red={"workers": "engineer foreman"}, event=58)

    play(state, f"place {dwarf} mine-4", "mine")

    assert cart(state, "red", "4") == load


@rule("DG-E59")
@pytest.mark.parametrize(
    ("place", "won"), [("workshop", 1), ("laboratory", 1), ("forge", 0), ("mine-1", 0)]
)
def test_under_event_59_workshop_and_laboratory_give_one_heat(place: str, won: int) -> None:
    state = position(red={"workers": "engineer foreman"}, event=59)

    play(state, f"place engineer {place}")

    assert heat(state, "red") == won


@rule("DG-E59")
def test_the_heat_of_event_59_comes_for_foremen_and_each_time() -> None:
    state = position(red={"workers": "engineer engineer foreman"}, event=59)

    play(state, "place foreman workshop", "place engineer laboratory")

    assert heat(state, "red") == 2


@rule("DG-E60")
def test_event_60_lifts_one_level() -> None:
    state = position(carts={"red transit": "2 stone"}, coming=[60], at="round end")

    assert owns(state, "red") == "2 stone"


@rule("DG-E60")
@pytest.mark.parametrize(
    ("dwarf", "standing", "scored"),
    [
        ("engineer", {}, 1),
        ("foreman", {}, 0),
        ("engineer", {"forge": "blacksmith"}, 0),
        ("engineer", {"forge": "blue"}, 0),
    ],
)
def test_under_event_60_a_worker_on_an_empty_place_scores(
    dwarf: str, standing: dict[str, str], scored: int
) -> None:
    state = position(red={"workers": "engineer foreman"}, standing=standing, event=60)

    play(state, f"place {dwarf} forge")

    assert points(state, "red") == scored


@rule("DG-E60", "DG-E57")
def test_under_event_60_a_worker_scores_at_any_empty_place() -> None:
    state = position(red={"workers": "engineer blacksmith foreman"}, event=60)

    play(state, "place engineer laboratory", "place blacksmith mine-1")

    assert points(state, "red") == 2


@rule("DG-55")
@pytest.mark.parametrize("event", range(46, 61))
def test_no_event_is_felt_after_its_round(event: int) -> None:
    state = position(event=event, coming=[], at="round end")

    rules = state.rules()
    felt = [rules.actions, rules.toll, rules.install_points, rules.mine_points, rules.empty_points]
    assert (felt, rules.rich_foremen, any(rules.heat_at), any(rules.closed)) == (
        [0] * 5,
        False,
        False,
        False,
    )
    assert state.past_events == [event]


@rule("DG-55", "DG-59")
def test_every_event_may_come_in_one_game() -> None:
    state = position(coming=list(range(46, 61)))

    finish(state)

    assert state.past_events == list(range(46, 61))
