"""The rulebook's worked example of mining and lifting."""

from dwergar.look import cart, dwarf_at, hand, owns
from dwergar.table import play, position
from pithead.games.dwergar.state import DwergarState
from rules import rule


def example() -> DwergarState:
    """Red's turn of the example; blue then has nothing to do, and the event lifts two levels."""
    return position(
        red={"workers": "ironworker blacksmith"},
        blue={"workers": "engineer"},
        standing={"mine-1": "engineer", "studio": "red"},
        coming=[50, 49],
    )


@rule("DG-20", "DG-26")
def test_the_ironworker_takes_the_engineer_and_loads_the_first_cart() -> None:
    state = example()

    play(state, "red: place ironworker mine-1", "mine")

    assert hand(state, "red") == "engineer, blacksmith"
    assert cart(state, "red", "1") == "3 stone"


@rule("DG-20", "DG-26")
def test_that_engineer_takes_nobody_and_loads_the_second_cart() -> None:
    state = example()

    play(state, "place ironworker mine-1", "mine", "place engineer mine-2", "mine")

    assert hand(state, "red") == "blacksmith"
    assert (dwarf_at(state, "mine-2"), cart(state, "red", "2")) == ("engineer", "2 iron")


TURN = [
    "red: place ironworker mine-1",
    "mine",
    "red: place engineer mine-2",
    "mine",
    "red: place blacksmith lift",
    "lift",
    "end",
]


@rule("DG-30", "DG-38")
def test_the_blacksmith_lifts_all_tiles_by_one() -> None:
    state = example()

    play(state, *TURN)

    assert (cart(state, "red", "transit"), cart(state, "red", "1")) == ("3 stone", "2 iron")
    assert owns(state, "red") == "nothing"


@rule("DG-30", "DG-55")
def test_the_event_brings_both_carts_out() -> None:
    state = example()

    play(state, *TURN, "blue: place engineer studio", "blue: break lift")
    assert owns(state, "red") == "nothing"

    play(state, "blue: place blacksmith studio")

    assert owns(state, "red") == "3 stone, 2 iron"
