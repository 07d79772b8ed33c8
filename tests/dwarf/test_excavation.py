"""Phase A, two cards a round from the mountain: DW-12 to DW-16."""

import pytest

from dwarf.look import ids, kinds_of_legal, mountain, owns, stack, to_act, told
from dwarf.table import GAME, finish_round, play, position
from pithead.bots.random import play_out
from pithead.engine.rng import seeded
from pithead.games.dwarf.state import DwarfState
from rules import rule


def excavated(mountain: str) -> DwarfState:
    return position(mountain=mountain, excavating=True)


@rule("DW-12")
def test_two_cards_are_put_on_their_positions() -> None:
    state = excavated("5 help, 2 orcs, 1 gold")

    assert (stack(state, "5"), stack(state, "2")) == ("iron, help", "iron, orcs")
    assert mountain(state) == ["D28"]


@rule("DW-12")
def test_a_card_goes_on_top_of_what_lies_there() -> None:
    state = position(laid="5 gold", mountain="5 help, 2 orcs", excavating=True)

    assert stack(state, "5") == "iron, gold, help"


@rule("DW-13")
def test_a_second_card_of_the_same_position_is_discarded_and_a_third_placed() -> None:
    state = excavated("5 help, D41, 2 orcs, 1 gold")

    assert (stack(state, "5"), stack(state, "2")) == ("iron, help", "iron, orcs")
    assert ids(state, state.discards[0]) == "D41"


@rule("DW-13")
def test_a_third_card_of_the_same_position_is_discarded_and_no_fourth_drawn() -> None:
    state = excavated("5 help, D41, D50, 1 gold")

    assert ids(state, state.discards[0]) == "D41, D50"
    assert (stack(state, "5"), mountain(state)) == ("iron, help", ["D28"])


@rule("DW-13")
def test_a_third_card_may_match_nothing_but_the_first() -> None:
    state = excavated("5 help, D41, 2 orcs, D20, 1 gold")

    assert stack(state, "2") == "iron, orcs"


@rule("DW-14")
def test_discards_leave_the_game() -> None:
    state = position(
        mountain="5 help, D41, 2 orcs, 1 gold", piles=["hold_council"], excavating=True
    )

    play(state, "special 1 workers")

    assert mountain(state) == ["D11", "D28", "D32"]


@rule("DW-15")
def test_an_empty_mountain_ends_the_game_at_once() -> None:
    state = excavated("")

    assert (state.ending, to_act(state)) == ("mountain", "nobody")


@rule("DW-15")
def test_a_first_card_already_placed_stays() -> None:
    state = excavated("5 help")

    assert (stack(state, "5"), state.ending) == ("iron, help", "mountain")


@rule("DW-15")
def test_the_game_also_ends_when_the_third_card_is_missing() -> None:
    state = excavated("5 help, 5 gold")

    assert (state.ending, ids(state, state.discards[0])) == ("mountain", "D41")


@rule("DW-15")
def test_the_last_two_cards_still_give_a_round() -> None:
    state = excavated("5 help, 2 orcs")

    assert to_act(state) == "red"


@rule("DW-15")
def test_nobody_works_and_no_monster_strikes_when_the_mountain_is_empty() -> None:
    state = position(laid="4 dragon", mountain="", excavating=True, red="2 gold")

    assert owns(state, "red") == "2 gold"


@rule("DW-15")
def test_the_round_before_the_end_is_played_out() -> None:
    state = position(mountain="", red="2 gold")

    play(state, "place 7", "place 1")
    finish_round(state)

    assert (owns(state, "red"), state.ending) == ("3 gold", "mountain")


@rule("DW-15")
@pytest.mark.parametrize("left", ["", "5 help", "5 help, 5 gold"])
def test_a_round_the_mountain_cannot_supply_is_not_counted(left: str) -> None:
    state = position(mountain=left)

    play(state, "place 7", "place 1", "pass", "pass")

    assert (state.ending, state.round, told(state, "round")) == ("mountain", 1, [])


@rule("DW-15", "DW-13")
@pytest.mark.parametrize("left", ["5 help, 2 orcs", "5 help, D41, 2 orcs", "5 help, D41, D50"])
def test_a_round_it_can_supply_is_counted(left: str) -> None:
    state = position(mountain=left)

    play(state, "place 7", "place 1", "pass", "pass")

    assert (state.ending, state.round) == ("", 2)


@rule("DW-15", "DW-52")
@pytest.mark.parametrize("left", ["5 help, 2 orcs, b5 help", "5 help, b5 help, b2 orcs"])
def test_a_round_only_one_of_two_mountains_can_supply_is_not_counted(left: str) -> None:
    state = position(seats=4, mountain=left)

    finish_round(state)

    assert (state.ending, state.round) == ("mountain", 1)


@rule("DW-16")
def test_forty_five_cards_without_a_collision_last_twenty_two_rounds() -> None:
    state = position(seats=2, excavating=True)

    while not state.is_over():
        assert "place" in kinds_of_legal(state)
        play(state, "place 1", "place 2", "pass", "pass")

    assert (state.round, state.ending) == (22, "mountain")
    assert len(told(state, "round")) == 22


@rule("DW-16")
@pytest.mark.parametrize("seed", range(40))
def test_without_council_and_turn_back_no_game_is_longer(seed: int) -> None:
    piles = ["muster_army, sell_item", "past_glories, special_order", "run_amok, collapse_shafts"]
    state = position(seats=3, piles=piles, excavating=True)
    state.rng.shuffle(state.mountains[0])

    play_out(GAME, state, seeded(seed))

    assert state.round <= 22


@rule("DW-16")
@pytest.mark.parametrize(("seats", "most"), [(1, 27), (2, 27), (3, 27), (4, 32), (5, 32)])
def test_council_and_turn_back_lengthen_a_game_by_so_much_at_most(seats: int, most: int) -> None:
    longest = 0
    for seed in range(25):
        state = GAME.start(seats, {}, seed)
        play_out(GAME, state, seeded(seed))
        longest = max(longest, state.round)

    assert 10 < longest <= most
