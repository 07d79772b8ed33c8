"""Andvéttr and Andvéttr faðir mining, forging and winning glory: DW-48 and DW-49."""

import pytest

from dwarf.look import kinds_of_legal, owns, pile, stack_ids, to_act, told, winners, workers
from dwarf.table import finish_round, play, position
from rules import rule

# The last card dug and its black icon: "1 gold" 2, "3 sword" 5, "8 gold" 4.
ANDVETTR = "andvettr"
FADIR = "andvettr-fadir"
STRONGER = pytest.mark.parametrize("automaton", [ANDVETTR, FADIR])


@rule("DW-48")
@pytest.mark.parametrize(
    ("automaton", "goods", "after"),
    [
        ("eldhusfifl", "4 steel", "2 steel, 1 item"),
        (ANDVETTR, "4 steel", "2 items"),
        (ANDVETTR, "3 steel", "1 steel, 1 item"),
        (FADIR, "7 steel", "3 steel, 2 items"),
    ],
)
def test_he_forges_twice_if_he_can_pay_twice(automaton: str, goods: str, after: str) -> None:
    state = position(
        seats=1, laid="4 axe, 2 orcs, 9 dragon", dug="8 gold", automaton=automaton, rival=goods
    )

    play(state, "human: place 9", "human: pass")

    assert owns(state, "rival") == after


@rule("DW-48")
def test_his_helpers_forge_twice_too() -> None:
    state = position(
        seats=1, laid="5 help, 4 axe", dug="3 sword", automaton=ANDVETTR, rival="4 steel"
    )

    play(state, "human: place 1", "human: pass")

    assert "2 items" in owns(state, "rival")


@rule("DW-48")
def test_he_forges_in_reading_order_the_second_directly_after_the_first() -> None:
    state = position(
        seats=1, laid="3 sword, 4 axe", dug="8 gold", automaton=ANDVETTR, rival="5 steel"
    )

    play(state, "human: place 5")
    assert workers(state) == "rival 4, human 5, rival 3"
    play(state, "human: pass")

    assert owns(state, "rival") == "2 items"


@rule("DW-48", "DW-21")
@STRONGER
def test_he_forges_only_once_in_early_resolution(automaton: str) -> None:
    state = position(
        seats=1,
        laid="4 axe",
        dug="8 gold",
        piles=["past_glories"],
        automaton=automaton,
        rival="4 steel",
        human="4 medals",
    )

    play(state, "human: special 1 medals", "human: leave")

    assert owns(state, "rival") == "2 steel, 1 item, 1 medal"


@rule("DW-48", "DW-39")
def test_he_never_declines() -> None:
    state = position(seats=1, laid="5 alloy", dug="3 sword", automaton=ANDVETTR, rival="3 iron")

    play(state, "human: place 1", "human: pass")

    assert "2 steel" in owns(state, "rival")


@rule("DW-48", "DW-36")
def test_he_alloys_only_once() -> None:
    state = position(
        seats=1, laid="5 alloy, 2 orcs", dug="3 sword", automaton=ANDVETTR, rival="9 iron",
        standing="human 2",
    )  # fmt: skip

    play(state, "human: place 7")

    assert owns(state, "rival") == "6 iron, 1 gold, 2 steel"


@rule("DW-49")
@STRONGER
def test_he_gains_one_two_and_three_medals_for_the_humans_special_actions(automaton: str) -> None:
    state = position(
        seats=1, piles=["muster_army, sell_item, special_order, run_amok"], automaton=automaton
    )

    medals = []
    for _ in range(3):
        play(state, "human: special 1 workers")
        medals.append(state.players[1].medals)

    assert medals == [1, 3, 6]


@rule("DW-49")
def test_eldhusfifl_gains_no_medals_for_special_actions() -> None:
    state = position(seats=1, piles=["muster_army"])

    play(state, "human: special 1 workers")

    assert state.players[1].medals == 0


@rule("DW-49")
@STRONGER
def test_the_human_may_take_only_three_special_actions(automaton: str) -> None:
    state = position(seats=1, automaton=automaton, human="12 medals")
    state.players[0].specials = 3

    finish_round(state)

    assert kinds_of_legal(state) == {"place"}


@rule("DW-49")
def test_the_third_special_action_is_still_allowed() -> None:
    state = position(seats=1, automaton=ANDVETTR)
    state.players[0].specials = 2

    finish_round(state)

    assert "special" in kinds_of_legal(state)


@rule("DW-49")
def test_against_eldhusfifl_special_actions_are_not_counted() -> None:
    state = position(seats=1)
    state.players[0].specials = 3

    finish_round(state)

    assert "special" in kinds_of_legal(state)


@rule("DW-49")
@STRONGER
def test_with_twelve_medals_he_wins_at_once(automaton: str) -> None:
    state = position(
        seats=1, laid="2 orcs", automaton=automaton, rival="11 medals", human="9 gold, 9 steel"
    )

    play(state, "human: place 7", "human: pass")

    assert (state.ending, to_act(state), winners(state)) == ("glory", "nobody", "rival")


@rule("DW-49")
def test_nothing_more_is_resolved_after_his_twelfth_medal() -> None:
    state = position(
        seats=1, laid="2 orcs, 4 dragon", automaton=ANDVETTR, rival="11 medals", human="1 gold"
    )

    play(state, "human: place 7", "human: pass")

    assert (owns(state, "human"), told(state, "worked")) == ("1 gold", [])


@rule("DW-49")
@pytest.mark.parametrize(
    ("before", "specials"), [("11 medals", 0), ("9 medals", 2), ("11 medals", 2)]
)
def test_twelve_or_more_medals_by_special_actions_win_before_the_front(
    before: str, specials: int
) -> None:
    state = position(seats=1, piles=["sell_item"], automaton=ANDVETTR, rival=before, human="1 item")
    state.players[0].specials = specials

    play(state, "human: special 1 workers")

    assert (state.ending, to_act(state), stack_ids(state, "3")) == ("glory", "nobody", "D03")


@rule("DW-49", "DW-20")
def test_a_card_whose_front_is_never_reached_stays_on_its_pile() -> None:
    state = position(
        seats=1, piles=["sell_item, muster_army"], automaton=ANDVETTR, rival="11 medals"
    )

    play(state, "human: special 1 workers")

    assert (state.ending, pile(state, "1")) == ("glory", "sell_item, muster_army")


@rule("DW-49", "DW-21")
def test_an_early_medal_can_be_his_twelfth() -> None:
    state = position(
        seats=1, laid="4 dragon", dug="8 gold", piles=["past_glories"], automaton=ANDVETTR,
        rival="10 medals",
    )  # fmt: skip

    play(state, "human: special 1 workers", "human: leave")

    assert (state.ending, stack_ids(state, "4")) == ("glory", "D04, D22, X4")


@rule("DW-49")
def test_eleven_medals_win_nothing() -> None:
    state = position(seats=1, laid="2 orcs", automaton=ANDVETTR, rival="10 medals")

    play(state, "human: place 7", "human: pass")

    assert (state.ending, state.players[1].medals) == ("", 11)


@rule("DW-49")
def test_eldhusfifl_does_not_win_by_medals() -> None:
    state = position(seats=1, laid="2 orcs", rival="20 medals")

    play(state, "human: place 7", "human: pass")

    assert (state.ending, state.round) == ("", 2)
