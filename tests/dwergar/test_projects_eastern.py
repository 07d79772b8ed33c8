"""The Eastern projects, 37 to 45, but for Runic hall and the gnomes."""

import pytest

from dwergar.look import completed, furnaces, heat, legal, owns, points, to_act, told, upgraded
from dwergar.table import able_to_build, build, play, position
from rules import rule

# What completing and upgrading each of them scores.
SCORES = {37: 9, 38: 6, 39: 9, 40: 8, 41: 11, 42: 12, 43: 13, 44: 20, 45: 14}


@rule("DG-47", "DG-48")
@pytest.mark.parametrize("number", SCORES)
def test_an_eastern_project_is_built_for_what_is_printed(number: int) -> None:
    state = position(red=able_to_build(number), row=[number])

    build(state, number)

    assert (owns(state, "red"), heat(state, "red")) == ("nothing", 0)
    assert furnaces(state, "red") == ("1 hot, 0 cool" if number == 41 else "0 hot, 0 cool")
    assert (completed(state, "red"), upgraded(state, "red")) == ([number], [number])
    assert points(state, "red") == SCORES[number]


# -- heat into resources -----------------------------------------------------------------------


@rule("DG-P37")
def test_the_southern_pipeline_changes_one_heat_into_one_stone() -> None:
    state = position(red={"workers": "foreman", "heat": 2, "upgraded": [37]})

    play(state, "change stone")

    assert (owns(state, "red"), heat(state, "red")) == ("1 stone", 1)


@rule("DG-P39")
def test_the_northern_pipeline_changes_two_heat_into_one_iron() -> None:
    state = position(red={"workers": "foreman", "heat": 5, "upgraded": [39]})

    play(state, "change iron", "change iron")

    assert (owns(state, "red"), heat(state, "red"), legal(state, "change")) == ("2 iron", 1, [])


@rule("DG-P37", "DG-24")
def test_a_hot_furnace_can_be_changed_too() -> None:
    state = position(red={"workers": "foreman", "heat": 1, "hot": 1, "upgraded": [37]})

    play(state, "change stone", "track 0")

    assert (owns(state, "red"), heat(state, "red"), furnaces(state, "red")) == (
        "1 stone",
        1,
        "0 hot, 1 cool",
    )


@rule("DG-P37", "DG-P39")
def test_heat_is_changed_in_the_middle_of_an_action() -> None:
    state = position(
        red={"workers": "ironworker foreman", "heat": 5, "upgraded": [37, 39]}, row=[10]
    )

    play(state, "place ironworker studio", "change iron", "change stone", "change stone")
    play(state, "complete 10")

    assert (completed(state, "red"), heat(state, "red")) == ([37, 39, 10], 1)


@rule("DG-P37")
def test_heat_just_won_is_changed_in_the_same_action() -> None:
    state = position(red={"workers": "blacksmith foreman", "upgraded": [37]})

    play(state, "place blacksmith bellows", "heat", "change stone", "change stone")

    assert owns(state, "red") == "2 stone"


@rule("DG-P37")
def test_heat_is_changed_before_a_work_break() -> None:
    state = position(
        red={"workers": "", "heat": 1, "upgraded": [37]},
        standing={"forge": "red", "lift": "engineer"},
    )

    play(state, "change stone", "place foreman mine-1")

    assert owns(state, "red") == "1 stone"


@rule("DG-P37")
def test_nobody_changes_heat_in_anothers_turn() -> None:
    state = position(red={"workers": "foreman"}, blue={"heat": 3, "upgraded": [37]})

    assert (to_act(state), legal(state, "change")) == ("red", [])


@rule("DG-61", "DG-P37", "DG-P39")
def test_after_a_free_upgrade_heat_may_still_be_changed() -> None:
    state = position(
        seats=4, red={"heat": 4, "completed": [22], "upgraded": [39, 8], "stone": 3},
        at="free upgrades",
    )  # fmt: skip

    play(state, "red: pass", "red: change iron", "red: pass")

    assert (owns(state, "red"), heat(state, "red"), to_act(state)) == (
        "3 stone, 1 iron",
        2,
        "nobody",
    )


@rule("DG-61", "DG-P37")
def test_a_pipeline_upgraded_for_nothing_may_be_used() -> None:
    state = position(
        seats=4,
        red={"heat": 2, "completed": [22, 37], "upgraded": [8], "stone": 3},
        at="free upgrades",
    )

    play(state, "red: upgrade 37", "red: change stone", "red: pass")

    assert (owns(state, "red"), points(state, "red")) == ("4 stone", 4 + 1)


# -- the boilers and furnaces ------------------------------------------------------------------


@rule("DG-P38", "DG-16")
def test_the_gas_pipeline_gives_one_heat_at_the_start_of_each_own_turn() -> None:
    own = position(red={"upgraded": [38]})
    other = position(blue={"upgraded": [38]})

    assert (heat(own, "red"), heat(other, "blue")) == (1, 0)


@rule("DG-P38", "DG-18")
def test_the_gas_pipeline_comes_on_top_of_what_was_kept() -> None:
    state = position(red={"upgraded": [38], "heat": 2})

    assert heat(state, "red") == 3


@rule("DG-P46", "DG-P38", "DG-60")
def test_the_gas_pipeline_gives_heat_in_the_extra_turn_too() -> None:
    state = position(red={"upgraded": [38, 5]}, at="last turns")

    assert (to_act(state), heat(state, "red")) == ("red", 1)


@rule("DG-P40", "DG-54")
def test_the_boilers_give_one_more_heat_from_a_furnace_outside_the_mine() -> None:
    state = position(
        red={"workers": "engineer foreman"}, blue={"upgraded": [40]}, furnaces={"forge": "blue"}
    )

    play(state, "place engineer forge")

    assert heat(state, "blue") == 2


@rule("DG-P40")
def test_the_boilers_give_nothing_for_the_owners_own_dwarf() -> None:
    state = position(
        red={"workers": "engineer foreman", "upgraded": [40]}, furnaces={"forge": "red"}
    )

    play(state, "place engineer forge")

    assert heat(state, "red") == 0


@rule("DG-P40", "DG-E57")
def test_the_boilers_give_heat_at_a_closed_laboratory() -> None:
    state = position(
        red={"workers": "engineer foreman"},
        blue={"upgraded": [40]},
        furnaces={"laboratory": "blue"},
        event=57,
    )

    play(state, "place engineer laboratory")

    assert heat(state, "blue") == 2


@rule("DG-P41", "DG-4")
@pytest.mark.parametrize(
    ("cool", "installed", "expected"),
    [(0, {}, "1 hot, 0 cool"), (6, {"forge": "red"}, "1 hot, 6 cool"),
     (7, {"forge": "red"}, "0 hot, 7 cool"), (8, {}, "0 hot, 8 cool")],
)  # fmt: skip
def test_the_coal_crusher_gives_a_hot_furnace_unless_there_are_eight(
    cool: int, installed: dict[str, str], expected: str
) -> None:
    state = position(red={**able_to_build(41), "cool": cool}, furnaces=installed, row=[41])

    build(state, 41)

    assert furnaces(state, "red") == expected


@rule("DG-P42")
def test_the_main_valve_scores_two_for_each_own_installed_furnace() -> None:
    state = position(
        red={"upgraded": [42], "hot": 2, "cool": 1},
        furnaces={"forge": "red", "mine-1": "red", "lift": "blue"},
        at="scoring",
    )

    assert points(state, "red") == 4


# -- Mill chimney ------------------------------------------------------------------------------


@rule("DG-P45")
def test_the_chimney_scores_each_heat_paid_on_top() -> None:
    state = position(
        red={"workers": "ironworker foreman", "crystal": 1, "iron": 4, "gold": 2, "heat": 6},
        row=[45],
    )

    build(state, 45)
    play(state, "extra 4")

    assert (points(state, "red"), heat(state, "red")) == (9 + 5 + 4, 2)


@rule("DG-P45")
def test_the_chimney_takes_any_heat_at_hand_or_none() -> None:
    state = position(red={**able_to_build(45), "heat": 1, "hot": 2}, row=[45])

    build(state, 45)

    assert legal(state) == ["extra 0", "extra 1", "extra 2", "extra 3"]


@rule("DG-P45", "DG-24")
def test_hot_furnaces_feed_the_chimney() -> None:
    state = position(
        red={"workers": "engineer foreman", "crystal": 1, "heat": 1, "hot": 3, "completed": [45]}
    )

    play(state, "place engineer forge", "upgrade 45", "track 1", "extra 2")

    assert (points(state, "red"), furnaces(state, "red")) == (5 + 2, "1 hot, 2 cool")


@rule("DG-P45", "DG-61")
def test_the_chimney_upgraded_for_nothing_takes_heat_on_top() -> None:
    state = position(seats=3, red={"heat": 3, "hot": 1, "completed": [22, 45]}, at="free upgrades")

    play(state, "red: upgrade 45", "red: extra 4")

    assert (points(state, "red"), told(state, "scored")) == (9, ["red 4 effects"])
