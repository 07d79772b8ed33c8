"""The free upgrade of the Golden Terraces: DG-61."""

import pytest

from dwergar.look import (
    furnaces,
    heat,
    legal,
    owns,
    points,
    to_act,
    upgraded,
)
from dwergar.table import finish, play, position
from rules import rule

GOLDEN = "western+golden_terraces"
EASTERN = "golden_terraces+eastern"


@rule("DG-61")
def test_whoever_completed_most_golden_terraces_upgrades_one_project_for_nothing() -> None:
    state = position(
        decks=GOLDEN,
        at="free upgrades",
        red={"completed": [19]},
        blue={"completed": [22, 23, 10]},
    )

    assert (to_act(state), legal(state)) == (
        "blue",
        ["upgrade 10", "upgrade 22", "upgrade 23", "pass"],
    )

    play(state, "upgrade 22")

    assert (points(state, "blue"), upgraded(state, "blue"), state.is_over()) == (10, [22], True)


@rule("DG-61")
def test_it_may_be_declined() -> None:
    state = position(decks=GOLDEN, at="free upgrades", red={"completed": [22]})

    play(state, "pass")

    assert (upgraded(state, "red"), state.is_over()) == ([], True)


@rule("DG-61")
def test_tied_players_each_upgrade_one_in_turn_order() -> None:
    state = position(
        seats=3,
        at="free upgrades",
        red={"completed": [22]},
        blue={"completed": [1]},
        green={"completed": [23]},
    )

    play(state, "red: upgrade 22", "green: upgrade 23")

    assert (points(state, "red"), points(state, "green")) == (10, 8)


@rule("DG-61")
def test_without_a_project_of_that_deck_nobody_upgrades() -> None:
    state = position(decks=GOLDEN, at="free upgrades", red={"completed": [1]})

    assert state.is_over()


@rule("DG-61")
def test_without_that_deck_nobody_upgrades() -> None:
    state = position(at="free upgrades", red={"completed": [22]})

    assert state.is_over()


@rule("DG-61")
def test_what_is_upgraded_already_is_not_offered() -> None:
    state = position(
        decks=GOLDEN, at="free upgrades", red={"completed": [19, 22], "upgraded": [23]}
    )

    assert legal(state) == ["upgrade 19", "upgrade 22", "pass"]


@rule("DG-61")
def test_its_effect_happens() -> None:
    state = position(decks=GOLDEN, at="free upgrades", red={"completed": [19]})

    play(state, "upgrade 19")

    assert (owns(state, "red"), points(state, "red")) == ("1 gold", 4)


@rule("DG-61", "DG-60")
def test_the_deck_is_counted_after_the_extra_turn() -> None:
    state = position(
        decks=GOLDEN,
        at="last turns",
        red={"completed": [1], "gold": 3, "workers": "ironworker ironworker ironworker"},
        blue={"completed": [22]},
        row=[23],
    )

    play(state, "red: place ironworker studio", "complete 23")
    play(state, *["red: place ironworker forge"] * 2)

    assert legal(state) == ["upgrade 1", "upgrade 23", "pass"]
    play(state, "red: pass")
    assert to_act(state) == "blue"


@rule("DG-61")
def test_an_action_from_card_43_is_taken_at_once() -> None:
    state = position(
        decks=EASTERN,
        at="free upgrades",
        red={"completed": [22, 43], "iron": 1, "workers": "ironworker"},
        blue={"completed": [23]},
    )

    play(state, "red: upgrade 43", "red: place ironworker workshop", "red: build")

    assert furnaces(state, "red") == "0 hot, 1 cool"


@rule("DG-61")
def test_it_is_one_action_and_then_the_next_leader() -> None:
    state = position(
        decks=EASTERN,
        at="free upgrades",
        red={"completed": [22, 43], "workers": "ironworker foreman"},
        blue={"completed": [23]},
    )

    play(state, "red: upgrade 43", "red: place ironworker forge")

    assert to_act(state) == "blue"


@rule("DG-61")
def test_the_row_is_not_refilled_for_an_action_from_card_43() -> None:
    state = position(
        decks=EASTERN,
        at="free upgrades",
        red={"completed": [22, 43], "workers": "ironworker"},
        row=[19],
        deck=[20, 21],
    )

    play(state, "upgrade 43")

    assert state.row == [19]


@rule("DG-61")
def test_card_45_may_be_stoked() -> None:
    state = position(
        decks=EASTERN, at="free upgrades", red={"completed": [22, 45], "hot": 2, "heat": 1}
    )

    play(state, "upgrade 45")
    assert legal(state) == ["extra 0", "extra 1", "extra 2", "extra 3"]

    play(state, "extra 3")

    assert points(state, "red") == 5 + 3


@rule("DG-61")
@pytest.mark.parametrize(("card", "made"), [(37, "1 stone"), (39, "1 iron")])
def test_cards_37_and_39_may_be_used(card: int, made: str) -> None:
    state = position(
        decks=EASTERN, at="free upgrades", red={"completed": [22], "upgraded": [card], "heat": 2}
    )
    kind = made.split()[1]

    play(state, "pass", f"change {kind}")
    finish(state)

    assert owns(state, "red").endswith(kind)


@rule("DG-61")
@pytest.mark.parametrize(("card", "kind"), [(37, "stone"), (39, "iron")])
def test_cards_37_and_39_may_be_used_before_the_upgrade_too(card: int, kind: str) -> None:
    state = position(
        decks=EASTERN, at="free upgrades", red={"completed": [22], "upgraded": [card], "heat": 4}
    )
    assert legal(state) == ["upgrade 22", f"change {kind}", "pass"]

    play(state, f"change {kind}")
    assert legal(state) == ["upgrade 22", f"change {kind}", "pass"]
    play(state, "upgrade 22")

    assert (owns(state, "red"), upgraded(state, "red")) == (f"1 {kind}", [card, 22])


@rule("DG-61", "DG-P37", "DG-P36")
def test_heat_changed_before_makes_room_for_what_the_upgrade_brings() -> None:
    state = position(
        decks="golden_terraces+old_shaft+eastern",
        seats=3,
        at="free upgrades",
        red={"completed": [22, 36], "upgraded": [37], "heat": 10},
    )

    play(state, *["change stone"] * 4, "upgrade 36")

    assert (heat(state, "red"), owns(state, "red")) == (10, "4 stone")


@rule("DG-61")
def test_with_nothing_to_upgrade_heat_is_changed_only_once() -> None:
    state = position(decks=EASTERN, at="free upgrades", red={"upgraded": [22, 37], "heat": 2})
    assert legal(state) == ["change stone", "pass"]

    play(state, "pass")

    assert state.is_over()


@rule("DG-61")
def test_a_card_37_upgraded_for_nothing_may_be_used_at_once() -> None:
    state = position(decks=EASTERN, at="free upgrades", red={"completed": [22, 37], "hot": 1})

    play(state, "upgrade 37", "change stone")

    assert (owns(state, "red"), furnaces(state, "red"), state.is_over()) == (
        "1 stone",
        "0 hot, 1 cool",
        True,
    )


@rule("DG-61")
def test_nobody_else_changes_heat_then() -> None:
    state = position(
        decks=EASTERN, at="free upgrades", red={"upgraded": [37], "hot": 3, "completed": [38]}
    )

    assert (state.is_over(), owns(state, "red")) == (True, "nothing")
