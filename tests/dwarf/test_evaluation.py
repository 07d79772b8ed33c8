"""What bots take a position for: a guess on the way, the truth at the end."""

from itertools import pairwise

import pytest

from dwarf.table import GAME, play, position
from pithead.bots import find_bot
from pithead.engine.outlook import Outlook
from pithead.games.dwarf.state import DwarfState
from pithead.games.dwarf.words import ITEMS_FORGED, POSITIONS
from rules import rule


@pytest.mark.parametrize("automaton", ["andvettr", "andvettr-fadir"])
def test_a_rival_near_his_medals_is_feared(automaton: str) -> None:
    values = [
        GAME.evaluate(position(1, automaton=automaton, rival=f"{medals} medals"), 0)
        for medals in (0, 3, 6, 9, 11)
    ]
    steps = [after - before for before, after in pairwise(values)]

    assert max(steps) < 0
    assert steps[2] < steps[1] < steps[0]


def test_a_rival_who_cannot_win_by_medals_is_not() -> None:
    few, many = (position(1, rival=f"{medals} medals") for medals in (0, 11))

    assert GAME.evaluate(few, 0) == GAME.evaluate(many, 0)


def test_the_tie_break_decides_what_an_end_is_worth() -> None:
    state = position(red="4 items, 1 iron", blue="1 gold, 2 iron")
    state.end(ITEMS_FORGED)

    assert GAME.evaluate(state, 1) > 0 > GAME.evaluate(state, 0)


def test_of_two_ends_that_are_won_the_clearer_one_is_better() -> None:
    narrow = position(red="4 items", blue="1 iron")
    wide = position(red="4 items, 1 gold, 1 steel")
    for state in (narrow, wide):
        state.end(ITEMS_FORGED)

    assert GAME.evaluate(wide, 0) > GAME.evaluate(narrow, 0) > 0


def asked_for_the_last_helper(laid: str) -> DwarfState:
    """Red has one helper left, only position 2 is free, and blue stands on seams elsewhere."""
    state = position(laid=laid, piles=["past_glories"])
    for place in ("1", "3", "4", "6", "7", "8", "9"):
        state.put_down(1, POSITIONS.index(place), False)
    play(state, "red: place 5", "blue: special 1 workers", "blue: leave", "red: pass")
    play(state, "red: decline")
    return state


@rule("DW-34")
@pytest.mark.parametrize("bot", ["greedy", "search:60"])
@pytest.mark.parametrize(
    ("laid", "answer"), [("5 help, 2 orcs", "decline"), ("5 help", "helper 2")]
)
def test_a_bot_declines_a_helper_who_would_only_serve_the_others(
    bot: str, laid: str, answer: str
) -> None:
    """Meeting the raiders would let blue mine; an iron seam is of use."""
    state = asked_for_the_last_helper(laid)

    chosen = find_bot(bot, 1, GAME.levels).choose(Outlook(GAME, state, 0))

    assert chosen.notation == answer
