"""The Mine and Forge steps: DW-36 to DW-39."""

import pytest

from dwarf.look import legal, owns, to_act, told
from dwarf.table import play, position
from rules import rule


@rule("DW-36")
@pytest.mark.parametrize(
    ("place", "gain"), [("1", "3 iron"), ("7", "1 gold"), ("9", "1 gold"), ("8", "3 iron")]
)
def test_a_seam_gives_three_iron_or_one_gold(place: str, gain: str) -> None:
    state = position()

    play(state, f"red: place {place}", "blue: place 2", "blue: pass", "red: pass")

    assert owns(state, "red") == gain


@rule("DW-36")
def test_three_iron_become_two_steel() -> None:
    state = position(laid="1 alloy", red="4 iron")

    play(state, "red: place 1", "blue: place 2", "blue: pass", "red: pass", "red: alloy")

    assert owns(state, "red") == "1 iron, 2 steel"


@rule("DW-36")
def test_seams_are_taken_before_alloying() -> None:
    state = position(laid="1 alloy")

    play(state, "red: place 1", "blue: place 2", "blue: pass", "red: place 4", "red: alloy")

    assert owns(state, "red") == "2 steel"


@rule("DW-36")
def test_two_alloys_are_asked_one_after_the_other() -> None:
    state = position(laid="1 alloy, 6 alloy", red="6 iron")

    play(state, "red: place 6", "blue: place 2", "blue: pass", "red: place 1")
    play(state, "red: alloy", "red: alloy")

    assert owns(state, "red") == "4 steel"


@rule("DW-37")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("3 sword", "3 steel"),
        ("4 axe", "2 steel"),
        ("9 dagger", "1 iron, 2 steel"),
        ("7 mace", "1 gold, 2 steel"),
        ("6 armour", "1 gold, 2 steel"),
        ("8 helm", "2 gold, 1 steel"),
        ("7 diadem", "1 iron, 1 gold, 1 steel"),
        ("6 crown", "3 gold"),
    ],
)
def test_forging_costs_what_the_card_says_and_makes_an_item(card: str, cost: str) -> None:
    state = position(laid=card, red=cost)

    play(state, f"red: place {card[0]}", "blue: place 1", "blue: pass", "red: pass", "red: forge")

    assert owns(state, "red") == "1 item"


@rule("DW-37", "DW-39")
@pytest.mark.parametrize(
    ("card", "too_little"),
    [
        ("3 sword", "9 iron, 9 gold, 2 steel"),
        ("4 axe", "9 iron, 9 gold, 1 steel"),
        ("9 dagger", "9 gold, 9 steel"),
        ("7 mace", "9 iron, 9 steel"),
        ("6 armour", "9 iron, 9 gold, 1 steel"),
        ("8 helm", "9 iron, 1 gold, 9 steel"),
        ("7 diadem", "9 iron, 9 gold"),
        ("6 crown", "9 iron, 2 gold, 9 steel"),
        ("1 alloy", "2 iron, 9 gold"),
    ],
)
def test_without_the_resources_nothing_happens(card: str, too_little: str) -> None:
    state = position(laid=card, red=too_little)

    play(state, f"red: place {card[0]}", "blue: place 2", "blue: pass", "red: pass")

    assert (owns(state, "red"), state.round) == (too_little, 2)


@rule("DW-37", "DW-36")
def test_what_was_mined_this_round_can_be_forged() -> None:
    state = position(laid="1 alloy, 4 axe", red="3 iron")

    play(state, "red: place 4", "blue: place 2", "blue: pass", "red: place 1")
    play(state, "red: alloy", "red: forge")

    assert owns(state, "red") == "1 item"


@rule("DW-38")
def test_a_helpers_seam_comes_too_late_for_a_regular_workers_alloy() -> None:
    state = position(laid="1 alloy, 5 help")

    play(state, "red: place 5", "blue: place 2", "blue: pass", "red: place 1")
    play(state, "red: helper 4", "red: helper 8")

    assert (owns(state, "red"), state.round) == ("6 iron", 2)


@rule("DW-38")
def test_a_helper_alloys_what_a_regular_worker_mined() -> None:
    state = position(laid="1 alloy, 5 help")

    play(state, "red: place 5", "blue: place 2", "blue: pass", "red: place 4")
    play(state, "red: helper 1", "red: helper 9", "red: alloy")

    assert owns(state, "red") == "1 gold, 2 steel"


@rule("DW-38")
def test_helpers_mine_before_regular_workers_forge() -> None:
    state = position(laid="1 alloy, 5 help, 4 axe", red="3 iron")

    play(state, "red: place 5", "blue: place 2", "blue: pass", "red: place 4")
    play(state, "red: helper 1", "red: helper 9", "red: alloy", "red: forge")

    assert owns(state, "red") == "1 gold, 1 item"


@rule("DW-38", "DW-39")
def test_everyones_regular_workers_forge_before_anyones_helpers() -> None:
    state = position(laid="5 help, 4 axe, 3 sword", red="2 steel", blue="3 steel")

    play(state, "red: place 5", "blue: place 3", "blue: pass", "red: pass")
    play(state, "red: helper 4", "red: helper 9")
    play(state, "blue: forge", "red: forge")

    assert told(state, "worked")[-2:] == ["blue", "red"]


@rule("DW-39")
@pytest.mark.parametrize(("card", "goods"), [("1 alloy", "3 iron"), ("4 axe", "2 steel")])
def test_a_human_may_decline(card: str, goods: str) -> None:
    state = position(laid=card, red=goods)

    play(state, f"red: place {card[0]}", "blue: place 2", "blue: pass", "red: pass")
    play(state, "red: decline")

    assert owns(state, "red") == goods


@rule("DW-39")
def test_declining_one_forge_leaves_the_resources_for_another() -> None:
    state = position(laid="4 axe, 3 sword", red="3 steel")

    play(state, "red: place 3", "blue: place 2", "blue: pass", "red: place 4")
    play(state, "red: decline", "red: forge")

    assert owns(state, "red") == "1 steel, 1 item"


@rule("DW-39")
def test_decisions_are_asked_clockwise_from_the_first_player_whole_players_at_a_time() -> None:
    everything = "9 steel, 9 gold, 9 iron"
    state = position(
        seats=3,
        laid="3 sword, 4 axe, 6 crown, 7 mace, 8 helm, 9 dagger",
        first="blue",
        red=everything,
        blue=everything,
        green=everything,
    )

    play(state, "blue: place 9", "green: place 3", "red: place 6")
    play(state, "red: place 4", "green: place 7", "blue: place 8")
    play(state, "blue: forge", "blue: forge", "green: forge", "green: forge")

    assert (to_act(state), legal(state)) == ("red", ["forge", "decline"])


@rule("DW-39")
def test_alloys_are_asked_clockwise_from_the_first_player() -> None:
    state = position(laid="1 alloy, 6 alloy", first="blue", red="3 iron", blue="3 iron")

    play(state, "blue: place 6", "red: place 1", "red: pass", "blue: pass")

    assert to_act(state) == "blue"
