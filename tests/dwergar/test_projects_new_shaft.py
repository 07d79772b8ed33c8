"""The New Shaft projects, 10 to 18: nine cards, one rule."""

import pytest

from dwergar.look import completed, heat, owns, points, upgraded
from dwergar.table import able_to_build, build, play, position
from rules import rule

# What completing each of them scores; upgrading scores by how many are upgraded.
SCORES = {10: 2, 11: 2, 12: 2, 13: 4, 14: 4, 15: 4, 16: 9, 17: 9, 18: 9}

each_card = pytest.mark.parametrize("number", SCORES)


@rule("DG-P10", "DG-47", "DG-48")
@each_card
def test_the_first_new_shaft_project_scores_two_more_when_upgraded(number: int) -> None:
    state = position(red=able_to_build(number), row=[number])

    build(state, number)

    assert points(state, "red") == SCORES[number] + 2
    assert (owns(state, "red"), heat(state, "red")) == ("nothing", 0)
    assert (completed(state, "red"), upgraded(state, "red")) == ([number], [number])


@rule("DG-P10")
@each_card
def test_a_third_new_shaft_project_scores_six_more(number: int) -> None:
    others = [other for other in SCORES if other != number][:2]
    state = position(red={**able_to_build(number), "upgraded": others}, row=[number])

    build(state, number)

    assert points(state, "red") == SCORES[number] + 6


@rule("DG-P10")
def test_the_ninth_new_shaft_project_scores_eighteen_more() -> None:
    others = list(range(10, 18))
    state = position(red={**able_to_build(18), "upgraded": others}, row=[18])

    build(state, 18)

    assert points(state, "red") == 9 + 18


@rule("DG-P10")
def test_new_shaft_projects_only_completed_do_not_count() -> None:
    state = position(red={**able_to_build(10), "completed": [11, 12, 13]}, row=[10])

    build(state, 10)

    assert points(state, "red") == 2 + 2


@rule("DG-P10")
def test_upgraded_projects_of_other_decks_and_players_do_not_count() -> None:
    state = position(
        red={**able_to_build(10), "upgraded": [5, 22]}, blue={"upgraded": [11, 12]}, row=[10]
    )

    build(state, 10)

    assert points(state, "red") == 2 + 2


@rule("DG-P10")
def test_upgraded_one_after_another_they_score_two_four_and_six() -> None:
    state = position(
        red={"workers": "engineer foreman", "heat": 10, "completed": [10, 11, 12]},
    )

    play(state, "place engineer forge", "upgrade 10", "upgrade 11", "upgrade 12")

    assert points(state, "red") == 2 + 4 + 6


@rule("DG-P10", "DG-61")
def test_a_free_upgrade_counts_itself_too() -> None:
    state = position(
        seats=3,
        red={"completed": [10, 22], "upgraded": [11]},
        at="free upgrades",
    )

    play(state, "red: upgrade 10")

    assert points(state, "red") == 4
