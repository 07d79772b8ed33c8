"""What the view and a preview tell of half-carts: IM-39, IM-A11."""

from typing import Any

from imperial_miners.look import player
from imperial_miners.table import GAME, found, play, position, with_halves
from pithead.games.imperial_miners.mine import new_mine
from pithead.games.imperial_miners.mine_view import carts_view
from rules import rule

# The last digit is the level.
CARDS = with_halves(gate1="R BR", house1="L TL TR", bare1="", hall2="L TL TR", end3="")


def told(tokens: str = "", **laid: str) -> dict[str, str]:
    """The state of each border, as the view tells it."""
    mine = {spot.replace("_", "/", 1).replace("_", "-"): card for spot, card in laid.items()}
    state = position(game=CARDS, red={"mine": mine, "tokens": tokens})
    carts: Any = carts_view(player(state).mine)
    return {cart["border"]: cart["state"] for cart in carts}


@rule("IM-39")
def test_a_half_cart_waits_where_no_card_lies_across() -> None:
    assert told(I_0="gate1") == {"I/0 R": "open", "I/0 BR": "open"}


@rule("IM-A11")
def test_a_half_cart_towards_the_surface_is_not_told() -> None:
    assert told(I_0="house1") == {"I/0 L": "open"}


@rule("IM-39")
def test_two_loaded_halves_are_a_cart_named_by_the_left_card() -> None:
    assert told(I_0="gate1", I_2="house1") == {"I/0 R": "whole", "I/0 BR": "open"}


@rule("IM-39")
def test_a_cart_between_rows_is_named_by_the_upper_card() -> None:
    seen = told(I_0="gate1", II_1="hall2")

    assert seen["I/0 BR"] == "whole"
    assert "II/1 TL" not in seen


@rule("IM-39")
def test_a_loaded_half_that_meets_an_empty_one_can_take_a_token() -> None:
    assert told(I_0="bare1", II__1="hall2")["I/0 BL"] == "half"
    assert told("I/0 BL", I_0="bare1", II__1="hall2")["I/0 BL"] == "token"


@rule("IM-39")
def test_where_two_empty_halves_meet_there_is_nothing() -> None:
    assert told(I_0="bare1", I_2="bare1") == {}
    assert carts_view(new_mine()) == []


@rule("IM-39")
def test_a_border_says_where_it_is_and_which_half_is_loaded() -> None:
    state = position(game=CARDS, red={"mine": {"I/0": "bare1", "II/-1": "hall2"}})
    view: Any = CARDS.view(state, 0)

    assert view["players"][0]["mine"]["carts"][0] == {
        "border": "I/0 BL", "level": 1, "column": 0, "side": "BL", "state": "half",
        "near": False, "far": True,
    }  # fmt: skip


@rule("IM-39")
def test_before_a_card_is_placed_it_is_told_which_carts_would_join() -> None:
    laid = {"I/0": "gate1", "I/2": "bare1"}
    state = position(game=CARDS, red={"hand": "hall2", "mine": laid})
    preview: Any = CARDS.preview(state, 0, found(state, "place 1")).consequences

    assert preview["game"] == "imperial-miners"
    assert (preview["laid"]["card"], preview["laid"]["spot"]) == ("hall2", "II/1")
    assert preview["joined"] == ["I/0 BR"]

    play(state, "place 1")
    view: Any = CARDS.view(state, 0)
    assert preview["carts"] == view["players"][0]["mine"]["carts"]


def test_other_choices_foretell_nothing_of_the_mine() -> None:
    state = position(red={"coins": 9, "hand": "D01a D02a"})
    seat = state.seats_to_act()[0]
    action = GAME.legal_actions(state, seat)[0]

    assert GAME.preview(state, seat, action).consequences is None
