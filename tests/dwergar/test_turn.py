"""A turn from its start to its end: DG-15 to DG-19."""

import pytest

from dwergar.look import furnaces, heat, legal, owns, to_act
from dwergar.table import play, position
from rules import rule


@rule("DG-15")
def test_the_row_is_refilled_to_five_at_the_start_of_a_turn() -> None:
    state = position(row=[10, 11], deck=[12, 13, 14, 15])

    assert (state.row, state.deck) == ([10, 11, 12, 13, 14], [15])


@rule("DG-15")
def test_the_row_is_refilled_while_the_deck_lasts() -> None:
    state = position(row=[10, 11], deck=[12])

    assert (state.row, state.deck) == ([10, 11, 12], [])


@rule("DG-15", "DG-47")
def test_the_row_is_not_refilled_before_the_next_turn() -> None:
    state = position(red={"iron": 2, "workers": "engineer foreman"}, row=[11], deck=[12, 13, 14])

    play(state, "place foreman studio", "complete 11")

    assert state.row == [12, 13, 14]


@rule("DG-15")
def test_every_turn_refills_the_row() -> None:
    state = position(
        red={"stone": 4, "workers": "ironworker"}, row=[10, 12, 16, 17, 18], deck=[13], actions=1
    )

    play(state, "place ironworker studio", "complete 12")

    assert to_act(state) == "blue"
    assert state.row == [10, 16, 17, 18, 13]


@rule("DG-16")
def test_start_of_turn_effects_happen_at_the_start_of_the_own_turn() -> None:
    own = position(red={"upgraded": [33, 38]})
    other = position(blue={"upgraded": [33, 38]})

    assert (owns(own, "red"), heat(own, "red")) == ("1 stone", 1)
    assert (owns(other, "blue"), heat(other, "blue")) == ("nothing", 0)


@rule("DG-16")
def test_start_of_turn_effects_happen_every_turn() -> None:
    state = position(blue={"upgraded": [33, 38]}, actions=1)

    play(state, "place foreman forge")

    assert (owns(state, "red"), owns(state, "blue"), heat(state, "blue")) == (
        "nothing",
        "1 stone",
        1,
    )


@rule("DG-17")
def test_a_turn_has_three_actions() -> None:
    state = position(red={"workers": "engineer blacksmith ironworker foreman"})

    play(state, "red: place engineer studio", "red: place blacksmith studio")
    play(state, "red: place ironworker studio")

    assert to_act(state) == "blue"


@rule("DG-17")
def test_under_event_51_a_turn_has_two_actions() -> None:
    state = position(red={"workers": "engineer blacksmith ironworker foreman"}, event=51)

    play(state, "red: place engineer studio", "red: place blacksmith studio")

    assert to_act(state) == "blue"


@rule("DG-17", "DG-23")
def test_a_work_break_is_one_of_the_three_actions() -> None:
    state = position(red={"workers": ""}, standing={"studio": "engineer", "forge": "engineer"})

    play(state, "red: break studio", "red: place engineer studio", "red: break studio")

    assert to_act(state) == "blue"


@rule("DG-18")
def test_the_heat_track_drops_to_nothing_at_the_end_of_the_turn() -> None:
    state = position(red={"heat": 7}, blue={"heat": 4}, actions=1)

    play(state, "place foreman forge")

    assert (heat(state, "red"), heat(state, "blue")) == (0, 4)


@rule("DG-18")
def test_heat_stays_between_the_actions_of_a_turn() -> None:
    state = position(red={"heat": 7, "workers": "engineer foreman"}, actions=2)

    play(state, "place foreman forge")

    assert heat(state, "red") == 7


@rule("DG-18")
@pytest.mark.parametrize(
    ("eastern", "before", "after"),
    [
        ([37], 7, 2),
        ([37], 1, 1),
        ([37, 39, 40], 7, 6),
        ([37, 39, 40], 6, 6),
        ([37, 38, 39, 40, 41, 42], 10, 10),
        ([10, 11], 7, 0),
    ],
)
def test_completed_eastern_projects_keep_two_heat_each(
    eastern: list[int], before: int, after: int
) -> None:
    state = position(red={"heat": before, "completed": eastern}, actions=1)

    play(state, "place foreman forge")

    assert heat(state, "red") == after


@rule("DG-18")
def test_furnaces_keep_their_state() -> None:
    state = position(red={"hot": 2, "cool": 1}, actions=1)

    play(state, "place foreman forge")

    assert furnaces(state, "red") == "2 hot, 1 cool"


@rule("DG-19", "DG-54")
def test_heat_from_an_installed_furnace_can_be_spent_in_the_next_own_turn() -> None:
    state = position(
        red={"workers": "engineer"},
        blue={"stone": 1, "workers": "blacksmith"},
        furnaces={"studio": "blue"},
        actions=1,
    )

    play(state, "red: place engineer studio", "blue: place blacksmith forge")

    assert heat(state, "blue") == 1
    assert "forge stone" in legal(state)


@rule("DG-19", "DG-18")
def test_heat_won_outside_the_own_turn_is_gone_after_the_next_own_turn() -> None:
    state = position(
        red={"workers": "engineer"},
        blue={"workers": "ironworker"},
        furnaces={"studio": "blue"},
        actions=1,
        event=51,
    )

    play(
        state,
        "red: place engineer studio",
        "blue: place ironworker studio",
        "blue: place engineer studio",
    )

    assert (to_act(state), heat(state, "blue")) == ("red", 0)


@rule("DG-19")
def test_heat_from_an_event_stays_until_the_end_of_the_next_own_turn() -> None:
    state = position(at="round end", coming=[46, 49], red={"heat": 1})

    assert (heat(state, "red"), heat(state, "blue")) == (3, 2)


@rule("DG-19")
def test_heat_from_another_players_card_stays() -> None:
    state = position(
        red={"stone": 2, "heat": 1, "completed": [36], "workers": "engineer"}, actions=1
    )

    play(state, "place engineer forge", "upgrade 36")

    assert (to_act(state), heat(state, "blue")) == ("blue", 1)
