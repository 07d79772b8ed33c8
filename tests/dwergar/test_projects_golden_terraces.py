"""The Golden Terraces projects, 19 to 27."""

import pytest

from dwergar.look import completed, furnaces, heat, legal, owns, points, told, upgraded
from dwergar.table import able_to_build, build, finish, play, position
from rules import rule

# What completing and upgrading each of them scores.
SCORES = {19: 8, 20: 9, 21: 9, 22: 16, 23: 15, 24: 7, 25: 18, 26: 14, 27: 14}


@rule("DG-47", "DG-48", "DG-P22", "DG-P23")
@pytest.mark.parametrize("number", SCORES)
def test_a_golden_terraces_project_is_built_for_what_is_printed(number: int) -> None:
    state = position(red=able_to_build(number), row=[number])

    build(state, number)

    left = "1 gold" if number == 19 else "nothing"
    assert (owns(state, "red"), heat(state, "red"), furnaces(state, "red")) == (
        left,
        0,
        "0 hot, 0 cool",
    )
    assert (completed(state, "red"), upgraded(state, "red")) == ([number], [number])
    assert points(state, "red") == SCORES[number]


@rule("DG-P19")
def test_the_secret_entrance_gives_one_gold() -> None:
    state = position(
        red={
            "workers": "engineer foreman",
            "iron": 2,
            "gold": 1,
            "heat": 3,
            "completed": [19],
        }
    )

    play(state, "place engineer forge", "upgrade 19")

    assert owns(state, "red") == "1 gold"


# -- Gold foundry ------------------------------------------------------------------------------


@rule("DG-P20")
@pytest.mark.parametrize(("number", "scored"), [(19, 4 + 1), (24, 0), (28, 6)])
def test_the_gold_foundry_scores_upgrades_that_cost_gold(number: int, scored: int) -> None:
    state = position(
        red={
            "workers": "engineer foreman",
            "stone": 3,
            "iron": 3,
            "gold": 1,
            "heat": 10,
            "upgraded": [20],
            "completed": [number],
        }
    )

    play(state, "place engineer forge", f"upgrade {number}")

    assert points(state, "red") == scored


@rule("DG-P20")
def test_the_gold_foundry_scores_each_of_several_upgrades() -> None:
    state = position(
        red={
            "workers": "engineer foreman",
            "iron": 1,
            "gold": 3,
            "heat": 10,
            "upgraded": [20],
            "completed": [2, 3, 30],
        }
    )

    play(state, "place engineer forge", "upgrade 2", "upgrade 3", "upgrade 30")

    assert points(state, "red") == 1 + 1 + (4 + 1)


@rule("DG-P20")
def test_the_gold_foundry_does_not_score_what_was_upgraded_before_it() -> None:
    state = position(
        red={
            "workers": "engineer foreman",
            "gold": 1,
            "crystal": 1,
            "heat": 8,
            "completed": [2, 20],
        }
    )

    play(state, "place engineer forge", "upgrade 2", "upgrade 20")

    assert points(state, "red") == 5


@rule("DG-P20", "DG-61")
def test_the_gold_foundry_goes_by_the_printed_cost_of_a_free_upgrade() -> None:
    state = position(seats=3, red={"upgraded": [20], "completed": [19, 22]}, at="free upgrades")

    play(state, "red: upgrade 22")

    assert points(state, "red") == 10 + 1


@rule("DG-P20", "DG-P21")
def test_the_gold_foundry_goes_by_the_printed_cost_also_when_the_gold_is_saved() -> None:
    state = position(
        red={"workers": "engineer foreman", "heat": 2, "upgraded": [20, 21], "completed": [2]}
    )

    play(state, "place engineer forge", "upgrade 2")

    assert points(state, "red") == 1


# -- Entry to the treasury ---------------------------------------------------------------------


@rule("DG-P21")
def test_the_treasury_saves_one_gold_on_each_upgrade() -> None:
    state = position(
        red={
            "workers": "engineer foreman",
            "iron": 2,
            "gold": 2,
            "heat": 8,
            "upgraded": [21],
            "completed": [41, 9],
        }
    )

    play(state, "place engineer forge", "upgrade 41", "upgrade 9")

    assert owns(state, "red") == "1 gold"


@rule("DG-P21", "DG-51")
def test_the_treasury_takes_no_cost_below_nothing() -> None:
    state = position(
        red={
            "workers": "engineer foreman",
            "gold": 1,
            "crystal": 1,
            "heat": 1,
            "upgraded": [21],
            "completed": [45],
        }
    )

    play(state, "place engineer forge", "upgrade 45")

    assert owns(state, "red") == "1 gold"


@rule("DG-P21")
def test_the_treasury_saves_nothing_on_its_own_upgrade() -> None:
    state = position(
        red={"workers": "engineer foreman", "heat": 10, "completed": [21]},
    )

    play(state, "place engineer forge")

    # The action ends by itself: nothing can be done without the crystal.
    assert legal(state, "upgrade") == []


# -- points at the end -------------------------------------------------------------------------


@rule("DG-P24")
def test_the_main_crucible_scores_two_for_each_crystal() -> None:
    state = position(red={"upgraded": [24], "crystal": 3, "gold": 5}, at="scoring")

    assert points(state, "red") == 6


@rule("DG-P25")
def test_the_jewelers_workshop_scores_projects_whose_completion_costs_crystal() -> None:
    # 21 costs crystal to upgrade only.
    state = position(
        red={"upgraded": [25, 21], "completed": [24, 17]}, blue={"completed": [26]}, at="scoring"
    )

    assert points(state, "red") == 3


@rule("DG-P25")
def test_the_jewelers_workshop_counts_a_project_completed_later() -> None:
    state = position(red={**able_to_build(9), "upgraded": [25]}, row=[9], coming=[])

    build(state, 9)
    finish(state)

    assert told(state, "end_scored") == ["red 25 2"]


@rule("DG-P26")
def test_the_hall_scores_each_gold() -> None:
    state = position(red={"upgraded": [26], "crystal": 3, "gold": 5}, at="scoring")

    assert points(state, "red") == 5


@rule("DG-P27")
def test_the_traps_score_each_furnace_on_the_own_board_hot_or_cool() -> None:
    state = position(
        red={"upgraded": [27], "hot": 2, "cool": 3},
        furnaces={"forge": "red", "mine-1": "red"},
        at="scoring",
    )

    assert points(state, "red") == 5


@rule("DG-62", "DG-P24", "DG-P26")
def test_gold_and_crystal_in_carts_score_nothing() -> None:
    state = position(
        red={"upgraded": [24, 26]}, carts={"red 3": "1 iron, 2 gold, 1 crystal"}, at="scoring"
    )

    assert points(state, "red") == 0
