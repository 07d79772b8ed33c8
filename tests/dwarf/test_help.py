"""The Help step: DW-2 and DW-34."""

import pytest

from dwarf.look import legal, owns, to_act, told, workers
from dwarf.table import GAME, play, position
from pithead.engine.rng import seeded
from rules import rule


@rule("DW-34")
def test_a_worker_on_a_help_card_brings_two_helpers() -> None:
    state = position(laid="5 help")

    play(state, "red: place 5", "blue: place 1", "blue: pass", "red: pass")
    play(state, "red: helper 2", "red: helper 9")

    assert told(state, "helper") == ["red 2", "red 9"]


@rule("DW-34")
def test_a_helper_goes_on_a_free_position_and_never_on_a_pile() -> None:
    state = position(laid="5 help")

    play(state, "red: place 5", "blue: place 1", "blue: pass", "red: pass")

    free = [f"helper {place}" for place in (2, 3, 4, 6, 7, 8, 9)]
    assert legal(state) == [*free, "decline"]


@rule("DW-34")
def test_a_helper_works_in_the_same_round() -> None:
    state = position(laid="5 help")

    play(state, "red: place 5", "blue: place 1", "blue: pass", "red: pass")
    play(state, "red: helper 2", "red: helper 9")

    assert owns(state, "red") == "3 iron, 1 gold"


@rule("DW-34")
def test_several_players_place_their_helpers_in_turn() -> None:
    state = position(laid="5 help, 7 help")

    play(state, "red: place 5", "blue: place 7", "blue: pass", "red: pass")
    play(state, "red: helper 1", "blue: helper 2", "red: helper 3", "blue: helper 4")

    assert told(state, "helper") == ["red 1", "blue 2", "red 3", "blue 4"]


@rule("DW-34")
def test_whoever_took_help_first_places_first() -> None:
    state = position(laid="5 help, 7 help")

    play(state, "red: place 1", "blue: place 7", "blue: pass", "red: place 5")

    assert to_act(state) == "blue"


@rule("DW-34", "DW-21")
def test_early_help_keeps_the_order_in_which_the_workers_were_put_down() -> None:
    state = position(seats=3, laid="5 help, 7 help", piles=["special_order"])

    play(state, "red: place 7", "blue: place 5", "green: special 1 workers")
    play(state, "blue: pass", "red: pass")

    assert to_act(state) == "red"


@rule("DW-34", "DW-32")
def test_help_by_a_changed_card_counts_from_when_the_worker_was_put_down() -> None:
    state = position(seats=3, laid="5 help, 5 gold, 7 help", piles=["past_glories"])

    play(state, "red: place 5", "blue: place 7", "green: special 1 workers")
    play(state, "green: search 5", "green: raise D32", "blue: pass", "red: pass")

    assert to_act(state) == "red"


@rule("DW-34", "DW-32")
def test_a_help_card_that_is_no_longer_on_top_brings_nobody() -> None:
    state = position(laid="5 gold, 5 help", piles=["past_glories"])

    play(state, "red: place 5", "blue: special 1 workers", "search 5", "raise D41", "red: pass")

    assert told(state, "helpers") == []


@rule("DW-34", "DW-29")
def test_an_apprentice_on_a_help_card_brings_two_helpers_too() -> None:
    state = position(laid="5 help", piles=["apprentice"])

    play(state, "red: place 5", "blue: special 1 workers", "red: pass")
    play(state, "red: helper 1", "blue: helper 2", "red: helper 3", "blue: helper 4")

    assert told(state, "helper") == ["red 1", "blue 2", "red 3", "blue 4"]


@rule("DW-34")
def test_without_a_free_position_a_helper_is_lost() -> None:
    state = position(seats=3, laid="5 help, 7 help")

    play(state, "red: place 5", "blue: place 7", "green: place 1")
    play(state, "green: place 2", "blue: place 3", "red: place 4")
    play(state, "red: helper 6", "blue: helper 8", "red: helper 9")

    assert told(state, "helper") == ["red 6", "blue 8", "red 9"]
    assert told(state, "helper_lost") == ["blue"]


@rule("DW-34")
def test_a_declined_helper_is_lost() -> None:
    state = position(laid="5 help")

    play(state, "red: place 5", "blue: place 1", "blue: pass", "red: pass")
    play(state, "red: decline", "red: decline")

    assert (told(state, "helper"), told(state, "helper_declined")) == ([], ["red", "red"])
    assert (owns(state, "red"), state.round) == ("nothing", 2)


@rule("DW-34")
def test_the_second_helper_may_be_placed_when_the_first_was_declined() -> None:
    state = position(laid="5 help")

    play(state, "red: place 5", "blue: place 1", "blue: pass", "red: pass")
    play(state, "red: decline", "red: helper 9")

    assert (told(state, "helper"), owns(state, "red")) == (["red 9"], "1 gold")


@rule("DW-34")
def test_after_a_declined_helper_the_others_go_on_as_if_it_had_been_placed() -> None:
    state = position(laid="5 help, 7 help")

    play(state, "red: place 5", "blue: place 7", "blue: pass", "red: pass")
    play(state, "red: decline", "blue: helper 2", "red: helper 3", "blue: decline")

    assert told(state, "helper") == ["blue 2", "red 3"]


@rule("DW-34")
def test_even_the_last_free_position_may_be_declined() -> None:
    state = position(seats=3, laid="5 help, 7 help")

    play(state, "red: place 5", "blue: place 7", "green: place 1")
    play(state, "green: place 2", "blue: place 3", "red: place 4")
    play(state, "red: helper 6", "blue: helper 8")

    assert legal(state) == ["helper 9", "decline"]


@rule("DW-34")
def test_a_helper_that_one_declined_leaves_its_position_to_the_next() -> None:
    state = position(seats=3, laid="5 help, 7 help")

    play(state, "red: place 5", "blue: place 7", "green: place 1")
    play(state, "green: place 2", "blue: place 3", "red: place 4")
    play(state, "red: helper 6", "blue: helper 8", "red: decline", "blue: helper 9")

    assert told(state, "helper") == ["red 6", "blue 8", "blue 9"]


@rule("DW-34", "DW-45")
@pytest.mark.parametrize("automaton", ["eldhusfifl", "andvettr", "andvettr-fadir"])
def test_the_automaton_never_declines_a_helper(automaton: str) -> None:
    state = position(seats=1, laid="5 help", dug="3 sword", automaton=automaton)

    play(state, "human: place 1", "human: pass")

    assert told(state, "helper") == ["rival 4", "rival 6"]


@rule("DW-34", "DW-2")
def test_two_help_cards_still_bring_two_helpers() -> None:
    state = position(laid="5 help, 7 help")

    play(state, "red: place 5", "blue: place 1", "blue: pass", "red: place 7")
    play(state, "red: helper 2", "red: helper 3")

    assert (told(state, "helper"), state.round) == (["red 2", "red 3"], 2)


@rule("DW-34")
def test_a_helper_on_a_help_card_brings_nobody() -> None:
    state = position(laid="5 help, 7 help")

    play(state, "red: place 5", "blue: place 1", "blue: pass", "red: pass")
    play(state, "red: helper 7", "red: helper 3")

    assert (told(state, "helper"), state.round) == (["red 7", "red 3"], 2)


@rule("DW-34", "DW-35")
def test_help_comes_before_defence() -> None:
    state = position(laid="5 help, 4 dragon", blue="1 gold")

    play(state, "red: place 5", "blue: place 1", "blue: pass", "red: pass")
    play(state, "red: helper 4", "red: helper 9")

    assert (owns(state, "red"), owns(state, "blue")) == ("1 gold, 1 medal", "3 iron, 1 gold")


@rule("DW-2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_nobody_ever_has_more_than_two_workers_and_two_helpers(seats: int) -> None:
    rng = seeded(seats)
    state = GAME.start(seats, {}, seed=3)

    while not state.is_over():
        for owner, player in enumerate(state.players):
            own = [worker for worker in state.workers if worker.owner == owner]
            helpers = sum(worker.is_helper for worker in own)
            assert helpers <= 2
            assert len(own) - helpers + player.regulars + player.on_piles == 2
        actions = GAME.legal_actions(state, state.seats_to_act()[0])
        GAME.apply(state, state.seats_to_act()[0], actions[rng.below(len(actions))])


@rule("DW-17", "DW-29")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_only_apprentices_share_a_position(seats: int) -> None:
    rng = seeded(seats)
    piles = ["muster_army", "sell_item", "past_glories", "bmuster_army", "bturn_back", "bX9"]
    state = position(seats=seats, piles=piles if seats > 3 else piles[:3], excavating=True)

    while not state.is_over():
        places = [*(worker.position for worker in state.workers), *state.free_positions()]
        assert sorted(places) == list(range(len(state.stacks)))
        actions = GAME.legal_actions(state, state.seats_to_act()[0])
        GAME.apply(state, state.seats_to_act()[0], actions[rng.below(len(actions))])


@rule("DW-34")
def test_helpers_stand_in_the_mine_while_the_next_is_placed() -> None:
    state = position(laid="5 help")

    play(state, "red: place 5", "blue: place 1", "blue: pass", "red: pass", "red: helper 2")

    assert workers(state) == "red 5, blue 1, red helper 2"
