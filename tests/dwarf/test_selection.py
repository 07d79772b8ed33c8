"""Phase B, workers and special actions: DW-17 to DW-20 and DW-22."""

import pytest

from dwarf.look import kinds_of_legal, legal, owns, pile, stack_ids, to_act, workers
from dwarf.table import GAME, play, position
from pithead.engine.errors import IllegalAction, NotAsked
from pithead.engine.game import same
from rules import rule


@rule("DW-17")
def test_the_first_pass_goes_clockwise_from_the_first_player() -> None:
    state = position(seats=3, first="blue")

    play(state, "blue: place 1", "green: place 2", "red: place 3")

    assert workers(state) == "blue 1, green 2, red 3"


@rule("DW-17")
def test_a_worker_goes_only_where_no_worker_stands() -> None:
    state = position()

    play(state, "place 5")

    places = [notation for notation in legal(state) if notation.startswith("place")]
    assert places == [f"place {place}" for place in (1, 2, 3, 4, 6, 7, 8, 9)]


@rule("DW-17")
def test_a_worker_or_a_special_action_is_compulsory_in_the_first_pass() -> None:
    assert kinds_of_legal(position()) == {"place", "special"}


@rule("DW-18")
def test_a_special_action_costs_both_workers() -> None:
    state = position(piles=["muster_army"])

    play(state, "red: special 1 workers", "blue: place 1", "blue: place 2")

    assert (state.round, to_act(state)) == (2, "red")


@rule("DW-18")
def test_or_one_worker_and_four_medals() -> None:
    state = position(piles=["muster_army"], red="5 medals")

    play(state, "red: special 1 medals", "blue: place 1", "blue: place 2")

    assert (owns(state, "red"), kinds_of_legal(state)) == ("1 medal", {"place", "pass"})


@rule("DW-18")
def test_three_medals_are_not_enough() -> None:
    state = position(piles=["muster_army"], red="3 medals")

    assert [each for each in legal(state) if "special" in each] == ["special 1 workers"]


@rule("DW-18")
def test_four_medals_are_enough() -> None:
    state = position(piles=["muster_army"], red="4 medals")

    assert "special 1 medals" in legal(state)


@rule("DW-19")
def test_the_next_card_of_the_same_pile_may_be_used_in_the_same_round() -> None:
    state = position(piles=["muster_army, collapse_shafts, run_amok"])

    play(state, "red: special 1 workers", "blue: special 1 workers")

    assert pile(state, "1") == "run_amok"


@rule("DW-19")
def test_an_empty_pile_cannot_be_chosen() -> None:
    state = position(piles=["muster_army", "run_amok"])

    play(state, "red: special 1 workers")

    assert [each for each in legal(state) if "special" in each] == ["special 2 workers"]


@rule("DW-20")
def test_the_front_is_resolved_before_the_back_is_laid() -> None:
    state = position(laid="8 helm", piles=["collapse_shafts"])

    play(state, "special 1 workers")

    assert stack_ids(state, "8") == "D26, D08, X8"


@rule("DW-20")
def test_the_back_waits_until_the_front_has_been_answered() -> None:
    state = position(piles=["sell_item"], red="1 item")

    play(state, "special 1 workers")

    assert stack_ids(state, "3") == "D03"


@rule("DW-20")
@pytest.mark.parametrize("number", range(1, 10))
def test_every_back_lands_on_its_own_position(number: int) -> None:
    state = position(piles=[f"X{number}"])

    play(state, "special 1 workers")

    assert state.stacks[number - 1][-1] == 53 + number


@rule("DW-22")
def test_the_second_pass_goes_anticlockwise_from_the_last_player() -> None:
    state = position(seats=3, first="blue")

    play(state, "blue: place 1", "green: place 2", "red: place 3")
    play(state, "red: place 4", "green: place 5")

    assert to_act(state) == "blue"


@rule("DW-22")
def test_the_second_pass_knows_no_special_action_but_passing() -> None:
    state = position(red="8 medals", blue="8 medals")

    play(state, "place 1", "place 2")

    assert legal(state) == [f"place {place}" for place in range(3, 10)] + ["pass"]


@rule("DW-22")
def test_a_worker_who_passed_stays_at_home() -> None:
    state = position()

    play(state, "place 1", "place 2", "pass")

    assert workers(state) == "red 1, blue 2"


@rule("DW-22")
def test_whoever_paid_with_medals_still_puts_the_other_worker_down() -> None:
    state = position(piles=["muster_army"], blue="4 medals")

    play(state, "place 4", "blue: special 1 medals", "blue: place 2")

    assert workers(state) == "red 4, blue 2"


@rule("DW-22")
def test_whoever_paid_with_workers_is_not_asked_again() -> None:
    state = position(piles=["muster_army"])

    play(state, "place 1", "blue: special 1 workers")

    assert to_act(state) == "red"


@rule("DW-17")
def test_an_illegal_action_is_refused_with_the_legal_ones() -> None:
    state = position(piles=["muster_army"])
    play(state, "place 5")

    with pytest.raises(IllegalAction) as refusal:
        play(state, "place 5")

    assert str(refusal.value) == (
        "place 5 is not legal for seat 1 now; legal: place 1, place 2, place 3, place 4, "
        "place 6, place 7, place 8, place 9, special 1 workers."
    )


@rule("DW-17")
def test_an_illegal_action_changes_nothing() -> None:
    state = position()
    play(state, "place 5")
    before = state.copy()

    with pytest.raises(IllegalAction):
        play(state, "place 5")

    assert same(state, before)


@rule("DW-17")
def test_nobody_acts_out_of_turn() -> None:
    state = position()

    with pytest.raises(NotAsked, match="Seat 1 is not asked anything now; to act: 0"):
        GAME.apply(state, 1, GAME.parse("place 5"))
