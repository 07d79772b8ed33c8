"""Why something in DWARF cannot be done now, in one line."""

import pytest

from dwarf.table import GAME, play, position
from dwarf.wishes import WISHES, Wish
from pithead.text import catalogue
from rules import rule


@pytest.mark.parametrize(
    "wish", [pytest.param(wish, marks=rule(wish.rule), id=str(wish)) for wish in WISHES]
)
def test_who_cannot_do_something_is_told_why(wish: Wish) -> None:
    assert catalogue("en").say(wish.reason(), wish.names()) == wish.line


@rule("DW-51")
def test_the_second_mine_is_there_for_four() -> None:
    state = position(seats=4)

    assert GAME.why_not(state, 0, GAME.parse("place b1")) is None


@rule("DW-45")
def test_the_rivals_worker_is_named_as_the_rivals() -> None:
    state = position(seats=1, standing="rival 3")

    reason = GAME.why_not(state, 0, GAME.parse("place 3"))

    assert reason is not None
    assert catalogue("uk").say(reason, ["Ola", "Eldhúsfífl"]) == "Позицію зайнято: Eldhúsfífl."


@rule("DW-22")
def test_a_worker_left_means_waiting() -> None:
    state = position(seats=3)
    play(state, "place 1", "place 2", "place 3")

    reason = GAME.why_not(state, 0, GAME.parse("place 4"))

    assert reason is not None
    assert reason.key == "why.waiting"
