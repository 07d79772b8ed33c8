"""Why something in Imperial Miners cannot be done now, in one line."""

import pytest

from imperial_miners.phrases import placed
from imperial_miners.table import GAME, found, position
from imperial_miners.wishes import WISHES, Wish
from pithead.games.imperial_miners.state import MinersState
from pithead.text import catalogue
from rules import rule


@pytest.mark.parametrize(
    "wish", [pytest.param(wish, marks=rule(wish.rule), id=str(wish)) for wish in WISHES]
)
def test_who_cannot_do_something_is_told_why(wish: Wish) -> None:
    assert catalogue("en").say(wish.reason(), wish.names()) == wish.line


def is_possible(state: MinersState, action: str) -> bool:
    return GAME.why_not(state, 0, found(state, action)) is None


@rule("IM-12", "IM-A2")
@pytest.mark.parametrize("event", ["", "V12"])
def test_a_card_can_be_played_once_the_coins_it_is_said_to_cost_are_there(event: str) -> None:
    laid = {"I/0": "D14a", "I/2": "D14b", "II/1": "D15a"}
    for card in GAME.cards.cards:
        if card.level == 2:
            hand = f"D11a D11b {card.notation}"
            poor = position(event=event, red={"hand": hand, "mine": laid})
            reason = GAME.why_not(poor, 0, found(poor, f"play {card.notation}"))
            price = reason.params["n"] if reason is not None else 0
            assert isinstance(price, int)
            rich = position(event=event, red={"coins": price, "hand": hand, "mine": laid})
            assert is_possible(rich, f"play {card.notation}")


@rule("IM-46", "IM-A4")
@pytest.mark.parametrize(("scots", "price"), [(0, 4), (2, 2)])
def test_the_price_told_is_the_one_after_the_scots_reduction(scots: int, price: int) -> None:
    cards = dict(list({"I/0": "D01a", "I/2": "D01b"}.items())[:scots])
    for coins in range(5):
        at = "I/-2" if scots else "I/0"
        state = placed("pay 4-S > vp 2 | coin 1", at, {"mine": cards, "coins": coins})
        reason = GAME.why_not(state, 0, found(state, "effect a"))
        told = None if reason is None else (reason.params["n"], reason.params["coins"])
        assert told == (None if coins >= price else (price, coins))
