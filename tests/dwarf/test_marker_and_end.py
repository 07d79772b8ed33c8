"""The first-player marker and the end of a round: DW-40 and DW-41."""

import pytest

from dwarf.look import owns, to_act, told, workers
from dwarf.table import finish_round, names, play, position
from pithead.games.dwarf.state import DwarfState
from rules import rule


def first(state: DwarfState) -> str:
    """Who began the round."""
    return names(state)[state.first]


def marker(state: DwarfState) -> str:
    """Who holds the first-player marker."""
    return names(state)[state.marker]


@rule("DW-40")
def test_the_marker_goes_left_when_the_first_player_takes_help() -> None:
    state = position(seats=3, laid="5 help")

    play(state, "red: place 5")
    finish_round(state)

    assert (first(state), to_act(state)) == ("blue", "blue")


@rule("DW-40")
@pytest.mark.parametrize("answer", ["forge", "decline"])
def test_the_marker_goes_left_when_the_first_player_chooses_to_forge(answer: str) -> None:
    state = position(laid="4 axe", red="2 steel")

    play(state, "red: place 4", "blue: place 1", "blue: pass", "red: pass", f"red: {answer}")

    assert first(state) == "blue"


@rule("DW-40")
def test_a_forge_that_failed_moves_the_marker_too() -> None:
    state = position(laid="4 axe")

    play(state, "red: place 4", "blue: place 1", "blue: pass", "red: pass")

    assert first(state) == "blue"


@rule("DW-40")
def test_the_marker_stays_while_the_first_player_mines_and_defends() -> None:
    state = position(laid="4 dragon, 1 alloy", red="3 iron")

    play(state, "red: place 4", "blue: place 2", "blue: pass", "red: place 1", "red: alloy")

    assert first(state) == "red"


@rule("DW-40")
def test_nobody_else_moves_the_marker() -> None:
    state = position(laid="4 axe, 5 help")

    play(state, "red: place 1", "blue: place 4", "blue: place 5", "red: pass")
    play(state, "blue: helper 2", "blue: helper 3")

    assert first(state) == "red"


@rule("DW-40")
def test_the_forge_of_whoever_got_the_marker_by_help_moves_it_on() -> None:
    state = position(seats=3, laid="4 axe, 5 help")

    play(state, "red: place 5", "blue: place 4", "green: place 1")
    play(state, "green: pass", "blue: pass", "red: pass")
    finish_round(state)

    assert (told(state, "marker"), first(state)) == (["blue", "green"], "green")


@rule("DW-40")
def test_of_two_players_help_and_then_the_others_forge_bring_the_marker_back() -> None:
    state = position(laid="4 axe, 5 help")

    play(state, "red: place 5", "blue: place 4", "blue: pass", "red: pass")
    finish_round(state)

    assert (told(state, "marker"), first(state)) == (["blue", "red"], "red")


@rule("DW-40")
def test_in_each_step_the_marker_moves_one_seat_however_many_workers_were_there() -> None:
    state = position(seats=3, laid="5 help, 7 help, 4 axe, 3 sword, 6 crown")

    play(state, "red: place 5", "blue: place 7", "green: place 6")
    play(state, "green: pass", "blue: place 4", "red: place 3")
    finish_round(state)

    assert told(state, "marker") == ["blue", "green"]


@rule("DW-40")
def test_help_of_who_gets_the_marker_in_the_forge_step_comes_too_late() -> None:
    state = position(seats=3, laid="4 axe, 5 help")

    play(state, "red: place 4", "blue: place 5", "green: place 1")
    play(state, "green: pass", "blue: pass", "red: pass")
    finish_round(state)

    assert told(state, "marker") == ["blue"]


@rule("DW-40")
def test_the_marker_is_passed_on_in_the_help_step_itself() -> None:
    state = position(laid="5 help")

    play(state, "red: place 5", "blue: place 1", "blue: pass", "red: pass")

    assert (marker(state), first(state), to_act(state)) == ("blue", "red", "red")


@rule("DW-40", "DW-34")
def test_help_moves_the_marker_though_both_helpers_are_declined() -> None:
    state = position(laid="5 help")

    play(state, "red: place 5", "blue: place 1", "blue: pass", "red: pass")
    play(state, "red: decline", "red: decline")

    assert first(state) == "blue"


@rule("DW-40", "DW-34")
def test_a_helper_that_forges_moves_the_marker_of_its_owner() -> None:
    state = position(seats=3, laid="5 help, 7 help, 4 axe")

    play(state, "red: place 5", "blue: place 7", "green: place 1")
    play(state, "green: pass", "blue: pass", "red: pass")
    play(state, "red: helper 2", "blue: helper 4")
    finish_round(state)

    assert told(state, "marker") == ["blue", "green"]


@rule("DW-40")
def test_help_and_forge_of_the_first_player_move_the_marker_one_seat() -> None:
    state = position(seats=3, laid="4 axe, 5 help")

    play(state, "red: place 5", "blue: place 1", "green: place 2")
    play(state, "green: pass", "blue: pass", "red: place 4")
    finish_round(state)

    assert first(state) == "blue"


@rule("DW-40")
def test_the_marker_goes_round_the_table() -> None:
    state = position(seats=3, laid="5 help", first="green")

    play(state, "green: place 5")
    finish_round(state)

    assert first(state) == "red"


@rule("DW-40")
def test_the_marker_stays_with_a_new_holder_who_mines() -> None:
    state = position(seats=3, laid="4 axe", mountain="1 gold, 2 alloy, 3 alloy, 5 gold")

    play(state, "red: place 4")
    finish_round(state)
    play(state, "blue: place 7")
    finish_round(state)

    assert told(state, "marker") == ["blue"]


@rule("DW-40")
def test_the_move_counts_from_the_next_round_on() -> None:
    state = position(laid="5 help, 1 alloy, 6 alloy", red="3 iron", blue="3 iron")

    play(state, "red: place 5", "blue: place 6", "blue: pass", "red: place 1")
    play(state, "red: helper 2", "red: helper 3")

    assert to_act(state) == "red"


@rule("DW-40", "DW-21")
def test_an_early_forge_moves_the_marker_at_the_end_of_the_round() -> None:
    state = position(laid="4 axe", piles=["past_glories"])

    play(state, "red: place 4", "blue: special 1 workers", "blue: leave")
    assert marker(state) == "red"
    play(state, "red: pass")

    assert first(state) == "blue"


@rule("DW-40", "DW-21")
def test_an_early_forge_counts_in_the_forge_step_for_whoever_has_the_marker_then() -> None:
    state = position(seats=3, laid="4 axe, 5 help", piles=["past_glories"])

    play(state, "red: place 5", "blue: place 4", "green: special 1 workers", "green: leave")
    play(state, "blue: pass", "red: pass")
    finish_round(state)

    assert told(state, "marker") == ["blue", "green"]


@rule("DW-40", "DW-45")
def test_alone_the_marker_never_moves() -> None:
    state = position(seats=1, laid="5 help, 4 axe", dug="3 sword", rival="2 steel")

    play(state, "human: place 1", "human: pass")

    assert (told(state, "marker"), first(state)) == ([], "rival")


@rule("DW-40", "DW-21")
def test_early_help_moves_the_marker() -> None:
    state = position(laid="5 help", piles=["special_order"])

    play(state, "red: place 5", "blue: special 1 workers")
    finish_round(state)

    assert first(state) == "blue"


@rule("DW-40", "DW-32")
def test_a_forge_no_longer_on_top_when_the_worker_resolves_moves_nothing() -> None:
    state = position(laid="9 dagger", piles=["past_glories"])

    play(state, "red: place 9", "blue: special 1 workers", "blue: search 9", "red: pass")

    assert (first(state), owns(state, "red")) == ("red", "1 gold")


@rule("DW-40", "DW-32")
def test_a_forge_brought_to_the_top_under_a_worker_moves_the_marker() -> None:
    state = position(laid="9 dagger, 9 iron", piles=["past_glories"])

    play(state, "red: place 9", "blue: special 1 workers")
    play(state, "blue: search 9", "blue: raise D45", "red: pass")

    assert first(state) == "blue"


@rule("DW-41")
def test_all_workers_come_back_and_helpers_go_to_the_supply() -> None:
    state = position(laid="5 help", piles=["muster_army"])

    play(state, "red: place 5", "blue: special 1 workers", "red: place 2")
    play(state, "red: helper 3", "red: helper 4")

    assert workers(state) == ""
    assert [(p.regulars, p.on_piles, p.helpers) for p in state.players] == [(2, 0, 0)] * 2


@rule("DW-41")
def test_the_game_ends_after_a_round_in_which_somebody_owns_four_items() -> None:
    state = position(laid="4 axe", red="3 items, 2 steel")

    play(state, "red: place 4", "blue: place 1", "blue: pass", "red: pass", "red: forge")

    assert (state.ending, to_act(state)) == ("items", "nobody")


@rule("DW-41")
def test_more_than_four_items_end_it_too() -> None:
    state = position(blue="5 items")

    finish_round(state)

    assert state.ending == "items"


@rule("DW-41")
def test_three_items_do_not_end_it() -> None:
    state = position(red="3 items", blue="3 items")

    play(state, "red: place 1", "blue: place 2", "blue: pass", "red: pass")

    assert (state.ending, state.round) == ("", 2)


@rule("DW-41")
def test_the_round_of_the_fourth_item_is_played_to_its_end() -> None:
    state = position(piles=["special_order"], red="3 items, 1 iron, 1 gold, 3 steel")

    play(state, "red: special 1 workers")
    assert (owns(state, "red"), to_act(state)) == ("4 items", "blue")
    play(state, "blue: place 7", "blue: place 9")

    assert (owns(state, "blue"), state.ending) == ("2 gold", "items")


@rule("DW-41")
def test_only_the_items_owned_at_the_end_of_the_round_count() -> None:
    state = position(piles=["sell_item"], red="4 items")

    play(state, "red: special 1 workers", "red: sell 5 iron", "blue: place 1", "blue: pass")

    assert (state.ending, state.round) == ("", 2)


@rule("DW-41", "DW-15")
def test_no_card_is_dug_after_the_fourth_item() -> None:
    state = position(mountain="1 gold, 2 orcs", red="4 items")

    play(state, "red: place 1", "blue: place 2", "blue: pass", "red: pass")

    assert told(state, "dug") == []
