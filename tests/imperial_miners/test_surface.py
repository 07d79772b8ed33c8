"""The surface board: IM-29, IM-34 to IM-36, IM-A25."""

import pytest

from imperial_miners.look import coins, hand, legal, marker, vp
from imperial_miners.table import play, position
from pithead.games.imperial_miners.state import MinersState
from rules import rule


def at_the_surface(coins: int, marker: str = "1 at 0", **decks: str) -> MinersState:
    """Common Shaft has been laid and its effect declined."""
    state = position(decks=decks, red={"coins": coins, "hand": "D14a", "marker": marker})
    play(state, "skip")
    return state


@rule("IM-29")
@pytest.mark.parametrize(
    ("purse", "advances"),
    [(3, ""), (4, "advance"), (7, "advance"), (8, "advance advance-more")],
)
def test_one_of_three_effects_is_picked_as_far_as_the_coins_go(purse: int, advances: str) -> None:
    state = at_the_surface(purse)

    more = [f"surface {word}" for word in advances.split()]
    assert legal(state) == ["surface coins", "surface cards", *more, "skip"]


@rule("IM-34")
def test_the_surface_gives_two_coins() -> None:
    state = at_the_surface(1)

    play(state, "surface coins")

    assert coins(state) == 3


@rule("IM-35")
def test_the_surface_lets_draw_three_cards() -> None:
    state = at_the_surface(0, I="D01a", II="D15a D15b", III="D35a")

    play(state, "surface cards", "draw II", "draw I", "draw II")

    assert hand(state) == "D01a D15a D15b"


@rule("IM-35", "IM-41")
def test_the_hand_limit_is_checked_after_the_surface() -> None:
    seven = "D15a D15b D15c D16a D16b D17a D17b"
    state = position(red={"hand": f"D14a {seven}"})
    play(state, "skip", "surface cards", "draw I", "draw I", "draw I")

    play(state, "discard D15a", "discard D15b")

    assert (len(hand(state).split()), state.is_over()) == (8, True)


@rule("IM-36")
def test_four_coins_advance_two() -> None:
    state = at_the_surface(5, marker="1 at 0")

    play(state, "surface advance")

    assert (coins(state), marker(state)) == (5 - 4 + 2, "1 at 2")


@rule("IM-36", "IM-A25")
def test_eight_coins_advance_five_in_one_move() -> None:
    state = at_the_surface(8, marker="1 at 0")

    play(state, "surface advance-more")

    assert (coins(state), vp(state), marker(state)) == (0, 1, "1 at 5")


@rule("IM-36")
def test_scots_do_not_lower_the_prices_of_the_surface() -> None:
    laid = {"I/0": "D01a", "I/2": "D01b"}
    state = position(red={"coins": 3, "hand": "D02a", "mine": laid, "marker": "1 at 0"})

    play(state, "place 4", "skip")

    assert legal(state) == ["surface coins", "surface cards", "skip"]


@rule("IM-A25")
def test_the_surface_may_be_declined() -> None:
    state = at_the_surface(9)

    play(state, "skip")

    assert (coins(state), hand(state), state.is_over()) == (9, "", True)
