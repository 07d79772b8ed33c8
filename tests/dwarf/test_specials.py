"""Muster an army, and what holds for all special actions: DW-23, DW-32 and DW-33."""

import pytest

from dwarf.look import owns, stack_ids, told, top
from dwarf.table import play, position
from rules import rule


@rule("DW-23")
def test_no_monster_strikes_a_mustered_mine() -> None:
    state = position(laid="4 great_dragon, 5 knockers", piles=["muster_army"], red="2 gold, 1 iron")

    play(state, "red: special 1 workers", "blue: place 9", "blue: pass")

    assert (owns(state, "red"), told(state, "struck")) == ("1 iron, 2 gold", [])


@rule("DW-23")
def test_a_muster_stops_orcs_too() -> None:
    state = position(laid="2 orcs", piles=["muster_army"])

    play(state, "special 1 workers", "blue: place 4", "blue: pass")

    assert owns(state, "blue") == "3 iron"


@rule("DW-23")
def test_a_muster_earns_no_medals() -> None:
    state = position(laid="4 dragon", piles=["muster_army"])

    play(state, "red: special 1 workers", "blue: place 9", "blue: pass")

    assert (owns(state, "red"), owns(state, "blue")) == ("nothing", "1 gold")


@rule("DW-23")
def test_a_worker_beside_a_mustered_army_still_earns_his_medal() -> None:
    state = position(laid="4 dragon", piles=["muster_army"])

    play(state, "special 1 workers", "blue: place 4", "blue: pass")

    assert owns(state, "blue") == "1 medal"


@rule("DW-23")
def test_a_muster_lasts_one_round() -> None:
    state = position(
        laid="4 dragon", piles=["muster_army"], mountain="1 gold, 3 alloy", red="1 gold"
    )

    play(state, "special 1 workers", "place 6", "pass")
    play(state, "place 6", "place 5", "pass", "pass")

    assert told(state, "struck") == ["4"]


@rule("DW-32")
def test_a_worker_on_a_stack_raised_by_past_glories_resolves_the_new_top() -> None:
    state = position(laid="5 gold, 5 knockers", piles=["past_glories"], mountain="")

    play(state, "red: place 5", "blue: special 1 workers", "search 5", "raise D41", "red: pass")

    assert owns(state, "red") == "1 gold"


@rule("DW-32")
def test_a_worker_on_a_stack_that_collapsed_resolves_the_new_top() -> None:
    state = position(laid="5 gold", piles=["collapse_shafts"], mountain="")

    play(state, "red: place 5", "blue: special 1 workers", "red: pass")

    assert owns(state, "red") == "3 iron"


@rule("DW-32")
def test_a_worker_on_a_stack_a_council_lowered_resolves_the_new_top() -> None:
    state = position(laid="5 gold", piles=["hold_council"], mountain="")

    play(state, "red: place 5", "blue: special 1 workers", "red: pass")

    assert owns(state, "red") == "3 iron"


@rule("DW-32")
def test_a_worker_on_a_stack_that_ran_amok_resolves_the_new_top() -> None:
    paid = set()
    for seed in range(20):
        state = position(laid="5 gold", piles=["run_amok"], seed=seed)
        play(state, "red: place 5", "blue: special 1 workers")
        now = top(state, "5")
        play(state, "red: pass")
        paid.add((now, owns(state, "red")))

    assert paid == {("iron", "3 iron"), ("gold", "1 gold")}


@rule("DW-33")
def test_a_back_shuffled_into_the_mountain_is_excavated_like_any_card() -> None:
    state = position(laid="X5", piles=["hold_council"], mountain="1 alloy")

    play(state, "red: special 1 workers", "blue: place 1", "blue: pass")

    assert (stack_ids(state, "5"), stack_ids(state, "1")) == ("D05, X5", "D01, D10")


@rule("DW-33")
def test_a_starting_card_shuffled_into_the_mountain_is_excavated_like_any_card() -> None:
    state = position(laid="5 gold", piles=["collapse_shafts, turn_back"], mountain="1 alloy")

    play(state, "red: special 1 workers", "blue: special 1 workers", "blue: return 5")

    assert (stack_ids(state, "5"), stack_ids(state, "1")) == ("D41, D05", "D01, D10")


@rule("DW-33")
@pytest.mark.parametrize("front", ["hold_council", "turn_back"])
def test_with_layers_the_whole_remaining_mountain_is_shuffled(front: str) -> None:
    lanterns_on_top = set()
    for seed in range(40):
        state = position(laid="5 help, 4 axe", piles=[front], seed=seed)
        state.mountains[0].sort(key=lambda card: -state.cards.cards[card].lanterns)
        state.deep[0] = 20
        play(state, "special 1 workers")
        if front == "turn_back":
            play(state, "return 5")
        lanterns_on_top.add(state.cards.cards[state.mountains[0][-1]].lanterns)

    assert (lanterns_on_top, state.deep) == ({2, 3}, [0])
