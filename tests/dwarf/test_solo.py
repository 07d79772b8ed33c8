"""Solo play, and where Eldhúsfífl sends his workers: DW-45 and DW-46."""

import pytest

from dwarf.look import owns, stack_ids, told, winners, workers
from dwarf.table import CARD_IDS, GAME, finish_round, play, position
from rules import rule

# Unless a test says otherwise, the last card dug is a gold seam on position 1 whose black icon
# is on 2. The icons of the starting cards, black and white:
#     5 2   8 7   4 1
#     1 3   3 6   7 8
#     2 9   9 5   6 4


@rule("DW-45")
def test_the_automaton_always_starts_and_the_turns_alternate() -> None:
    state = position(seats=1)

    play(state, "human: place 4", "human: place 5")

    assert told(state, "placed")[:4] == ["rival 2", "human 4", "rival 1", "human 5"]


@rule("DW-45")
def test_the_order_never_changes() -> None:
    state = position(seats=1, laid="4 axe, 5 help")

    play(state, "human: place 4", "human: place 5", "human: helper 7", "human: helper 8")

    assert told(state, "placed")[4].startswith("rival")


@rule("DW-45", "DW-40")
def test_the_marker_never_moves() -> None:
    state = position(seats=1, laid="4 axe, 5 help", dug="8 gold")

    play(state, "human: place 5")
    assert workers(state).startswith("rival 4")
    finish_round(state)

    assert (state.first, told(state, "marker")) == (1, [])


@rule("DW-45")
def test_the_automaton_owns_what_its_workers_mine() -> None:
    state = position(seats=1)

    play(state, "human: place 7", "human: pass")

    assert (owns(state, "human"), owns(state, "rival")) == ("1 gold", "3 iron, 1 gold")


@rule("DW-45", "DW-35")
def test_the_automaton_suffers_from_monsters() -> None:
    state = position(seats=1, laid="4 great_dragon", rival="3 gold", human="1 gold")

    play(state, "human: place 8", "human: pass")

    assert (owns(state, "human"), owns(state, "rival")) == ("3 iron", "3 iron, 1 gold")


@rule("DW-45", "DW-35")
def test_the_automaton_earns_medals() -> None:
    state = position(seats=1, laid="2 orcs")

    play(state, "human: place 4", "human: pass")

    assert owns(state, "rival") == "1 gold, 1 medal"


@rule("DW-45", "DW-36")
def test_the_automaton_takes_its_seams_and_then_alloys() -> None:
    state = position(seats=1, laid="2 alloy")

    play(state, "human: place 5", "human: pass")

    assert owns(state, "rival") == "2 steel"


@rule("DW-45")
@pytest.mark.parametrize("level", ["eldhusfifl", "andvettr", "andvettr-fadir"])
def test_without_apprentice_the_piles_are_three_three_and_two(level: str) -> None:
    state = GAME.start(1, {"automaton": level}, seed=4)
    fronts = {state.cards.cards[card].front for pile in state.piles for card in pile}

    assert [len(pile) for pile in state.piles] == [3, 3, 2]
    assert (len(fronts), "apprentice" in fronts) == (8, False)


@rule("DW-45", "DW-22")
def test_after_paying_medals_the_human_still_has_a_second_worker() -> None:
    state = position(seats=1, piles=["muster_army"], human="4 medals")

    play(state, "human: special 1 medals", "human: place 9")

    assert told(state, "placed")[:3] == ["rival 2", "rival 1", "human 9"]


@rule("DW-45")
def test_the_game_ends_when_the_automaton_has_four_items() -> None:
    state = position(seats=1, rival="4 items")

    play(state, "human: place 4", "human: pass")

    assert (state.ending, winners(state)) == ("items", "rival")


@rule("DW-46")
@pytest.mark.parametrize(
    ("dug", "place"), [("1 gold", "2"), ("D41", "8"), ("D12", "5"), ("D25", "4")]
)
def test_the_first_worker_goes_by_the_black_icon_of_the_last_card_dug(dug: str, place: str) -> None:
    state = position(seats=1, dug=dug)

    assert workers(state) == f"rival {place}"


@rule("DW-46", "DW-13")
def test_a_discarded_card_is_not_the_last_one_placed() -> None:
    state = position(seats=1, dug="", mountain="D41, D32, D50, 1 gold", excavating=True)

    assert workers(state) == "rival 8"


@rule("DW-46")
def test_of_two_cards_the_second_is_read() -> None:
    state = position(seats=1, dug="", mountain="D41, 1 gold, 3 alloy", excavating=True)

    assert workers(state) == "rival 2"


@rule("DW-46", "DW-33")
@pytest.mark.parametrize(("returned", "place"), [("X9", "9"), ("D04", "1")])
def test_a_returned_back_or_starting_card_is_read_like_a_mountain_card(
    returned: str, place: str
) -> None:
    state = position(seats=1)
    state.mountains[0] = [CARD_IDS.index(returned), CARD_IDS.index("D41")]

    finish_round(state)

    assert workers(state) == f"rival {place}"


@rule("DW-46")
def test_the_second_worker_goes_by_the_black_icon_of_the_humans_card() -> None:
    state = position(seats=1, laid="5 gold")

    play(state, "human: place 5")

    assert workers(state) == "rival 2, human 5, rival 8"


@rule("DW-46")
def test_if_that_is_occupied_by_its_white_icon() -> None:
    state = position(seats=1, laid="5 alloy")

    play(state, "human: place 5")

    assert workers(state) == "rival 2, human 5, rival 3"


@rule("DW-46")
def test_if_both_are_occupied_to_the_first_free_position() -> None:
    state = position(seats=1, laid="5 help", dug="3 sword")

    play(state, "human: place 9")

    assert workers(state).endswith("rival helper 4, rival helper 6, human 9, rival 1")


@rule("DW-46")
def test_after_a_special_action_the_card_just_laid_is_read() -> None:
    state = position(seats=1, piles=["run_amok"])

    play(state, "human: special 1 workers")

    assert told(state, "placed")[:2] == ["rival 2", "rival 9"]


@rule("DW-46")
def test_the_white_icon_of_the_card_just_laid_counts_when_its_own_position_is_taken() -> None:
    state = position(seats=1, piles=["hold_council"], human="4 medals")

    play(state, "human: special 1 medals")

    assert workers(state) == "rival 2 (done), rival 9"


@rule("DW-46", "DW-28")
def test_after_turn_back_too_the_card_just_laid_is_read() -> None:
    state = position(seats=1, laid="4 axe", piles=["turn_back"], human="4 medals")

    play(state, "human: special 1 medals", "human: return 4")

    assert workers(state) == "rival 2, human 4, rival 6"


@rule("DW-46", "DW-20")
def test_the_card_just_laid_lies_on_top_when_it_is_read() -> None:
    state = position(seats=1, piles=["run_amok"], human="4 medals")

    play(state, "human: special 1 medals")

    assert (stack_ids(state, "9"), workers(state)) == ("D09, X9", "rival 2, rival 9")
