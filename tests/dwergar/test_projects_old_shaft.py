"""The Old Shaft projects, 28 to 36."""

import pytest

from dwergar.look import completed, furnaces, heat, legal, owns, points, to_act, upgraded
from dwergar.table import COLOURS, able_to_build, build, end_turn, play, position
from rules import rule

# What completing and upgrading each of them scores, and what is left of exactly its costs.
SCORES = {28: 9, 29: 4, 30: 8, 31: 13, 32: 2, 33: 9, 35: 9, 36: 9}
LEFT = {29: "1 iron, 1 gold", 32: "1 crystal"}
HEAT_LEFT = {35: 2, 36: 4}


@rule("DG-47", "DG-48", "DG-P28")
@pytest.mark.parametrize("number", SCORES)
def test_an_old_shaft_project_is_built_for_what_is_printed(number: int) -> None:
    state = position(red=able_to_build(number), row=[number])

    build(state, number)

    assert owns(state, "red") == LEFT.get(number, "nothing")
    assert (heat(state, "red"), furnaces(state, "red")) == (
        HEAT_LEFT.get(number, 0),
        "0 hot, 0 cool",
    )
    assert (completed(state, "red"), upgraded(state, "red")) == ([number], [number])
    assert points(state, "red") == SCORES[number]


@rule("DG-P29")
def test_the_scaffolding_gives_one_iron_and_one_gold() -> None:
    state = position(red={"workers": "engineer foreman", "heat": 4, "completed": [29]})

    play(state, "place engineer forge", "upgrade 29")

    assert owns(state, "red") == "1 iron, 1 gold"


@rule("DG-P30", "DG-P46")
@pytest.mark.parametrize("turn", ["red", "green"])
def test_the_earthwork_gives_every_other_player_one_stone(turn: str) -> None:
    able = able_to_build(30)
    state = position(seats=4, red=able, blue=able, green=able, yellow=able, row=[30], turn=turn)

    build(state, 30)

    others = [name for name in COLOURS if name != turn]
    assert owns(state, turn) == "nothing"
    assert [owns(state, name) for name in others] == ["5 stone, 3 iron, 1 gold"] * 3


@rule("DG-P31")
def test_the_obstruction_gives_every_other_player_one_iron() -> None:
    state = position(seats=3, red=able_to_build(31), row=[31])

    build(state, 31)

    assert [owns(state, name) for name in ("red", "blue", "green")] == [
        "nothing",
        "1 iron",
        "1 iron",
    ]


@rule("DG-P32")
def test_the_cursed_treasury_gives_one_crystal() -> None:
    state = position(red={"workers": "engineer foreman", "heat": 5, "completed": [32]})

    play(state, "place engineer forge", "upgrade 32")

    assert owns(state, "red") == "1 crystal"


# -- Abandoned lift ----------------------------------------------------------------------------


@rule("DG-P33", "DG-16")
def test_the_abandoned_lift_gives_a_stone_at_the_start_of_an_own_turn() -> None:
    own = position(red={"workers": "engineer", "upgraded": [33]})
    other = position(red={"workers": "engineer"}, blue={"upgraded": [33]})

    assert (to_act(own), to_act(other)) == ("red", "red")
    assert (owns(own, "red"), owns(other, "blue")) == ("1 stone", "nothing")


@rule("DG-P33", "DG-16")
def test_the_abandoned_lift_gives_a_stone_in_every_round() -> None:
    state = position(red={"upgraded": [33]}, coming=[49, 51])

    end_turn(state)
    end_turn(state)

    assert (state.round, to_act(state), owns(state, "red")) == (2, "red", "2 stone")


@rule("DG-P33")
def test_the_abandoned_lift_gives_nothing_in_the_turn_it_is_upgraded() -> None:
    state = position(red=able_to_build(33), row=[33])

    build(state, 33)

    assert owns(state, "red") == "nothing"


@rule("DG-P46", "DG-P33", "DG-60")
def test_the_abandoned_lift_gives_a_stone_in_the_extra_turn_too() -> None:
    state = position(red={"upgraded": [33, 5]}, at="last turns")

    assert (to_act(state), owns(state, "red")) == ("red", "1 stone")


# -- Calcination oven --------------------------------------------------------------------------


@rule("DG-P34")
@pytest.mark.parametrize(
    ("others", "paid"), [([], 10), ([28], 9), ([28, 29, 30], 7), ([28, 29, 30, 31, 32, 33], 4)]
)
def test_the_oven_costs_one_heat_less_for_each_other_old_shaft_project(
    others: list[int], paid: int
) -> None:
    state = position(
        red={"workers": "ironworker foreman", "heat": 10, "hot": 1, "iron": 1, "completed": others},
        row=[34],
    )

    play(state, "place ironworker studio", "complete 34", "track 0", "upgrade 34")

    assert (heat(state, "red"), points(state, "red")) == (10 - paid, 2 + 10)


@rule("DG-P34")
def test_the_oven_counts_no_projects_of_other_decks_or_players() -> None:
    state = position(
        red={"workers": "ironworker foreman", "heat": 10, "iron": 1, "completed": [5, 22]},
        blue={"completed": [28, 29]},
        row=[34],
    )

    play(state, "place ironworker studio", "complete 34")

    assert (heat(state, "red"), legal(state, "upgrade")) == (9, [])


@rule("DG-P34")
def test_the_oven_costs_nothing_with_all_the_others_and_the_blacksmiths_help() -> None:
    state = position(
        red={
            "workers": "blacksmith foreman",
            "heat": 1,
            "iron": 1,
            "completed": [28, 29, 30, 31, 32, 33, 35, 36],
        },
        row=[34],
    )

    play(state, "place blacksmith studio", "complete 34", "upgrade 34")

    assert upgraded(state, "red") == [34]


@rule("DG-P34", "DG-45")
def test_at_the_forge_the_oven_costs_the_engineers_heat_besides() -> None:
    state = position(
        red={"workers": "engineer foreman", "heat": 10, "completed": [28, 29, 34]},
    )

    play(state, "place engineer forge", "upgrade 34")

    assert heat(state, "red") == 10 - (10 - 2 + 1)


@rule("DG-P34")
def test_the_upgraded_oven_makes_other_upgrades_no_cheaper() -> None:
    state = position(
        red={"workers": "engineer foreman", "heat": 10, "upgraded": [34], "completed": [32]},
    )

    play(state, "place engineer forge", "upgrade 32")

    assert heat(state, "red") == 10 - (4 + 1)


# -- heat --------------------------------------------------------------------------------------


@rule("DG-P35")
def test_the_ammunition_store_lights_all_own_furnaces_and_gives_two_heat() -> None:
    state = position(red={**able_to_build(35), "cool": 3, "hot": 1}, blue={"cool": 2}, row=[35])

    build(state, 35)

    assert (furnaces(state, "red"), heat(state, "red")) == ("4 hot, 0 cool", 2)
    assert (furnaces(state, "blue"), heat(state, "blue")) == ("0 hot, 2 cool", 0)


@rule("DG-P36")
def test_the_old_boiler_gives_four_heat_and_every_other_player_one() -> None:
    state = position(seats=3, red=able_to_build(36), blue={"heat": 3}, row=[36])

    build(state, 36)

    assert [heat(state, name) for name in ("red", "blue", "green")] == [4, 4, 1]


@rule("DG-P36", "DG-2")
def test_heat_from_the_old_boiler_beyond_the_track_is_lost() -> None:
    state = position(
        red={"workers": "engineer foreman", "stone": 2, "heat": 9, "completed": [36]},
        blue={"heat": 10},
    )

    play(state, "place engineer forge", "upgrade 36")

    assert (heat(state, "red"), heat(state, "blue")) == (10, 10)


@rule("DG-P36", "DG-19")
def test_heat_from_another_players_boiler_lasts_through_the_own_turn() -> None:
    state = position(red=able_to_build(36), blue={"workers": "engineer foreman"}, row=[36])

    build(state, 36)
    play(state, "place foreman mine-1", "mine")
    assert (to_act(state), heat(state, "blue")) == ("blue", 1)

    play(state, "place foreman mine-1", "mine", "place engineer forge")

    assert heat(state, "blue") == 0
