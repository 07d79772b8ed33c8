"""What a phrase is for a reader: a message for the catalogues, and a row of signs."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from imperial_miners.phrases import PLACES, phrases
from imperial_miners.table import GAME
from pithead.cli.boards.imperial_miners_signs import DRAWINGS
from pithead.engine.message import Message
from pithead.games.imperial_miners.effects import Effect
from pithead.games.imperial_miners.grammar import read_effect

KEY: Final = re.compile(
    r"imperial-miners\.(steps|(step|target|quantity|condition|faction)\.[A-Za-z0-9_]+)"
)
WEB: Final = Path(__file__).parents[2] / "web" / "src" / "boards" / "imperial-miners"
IN_BROWSER: Final = json.loads((WEB / "signs.json").read_text("utf-8"))


def effects() -> list[Effect]:
    """Every effect of our data."""
    cards = GAME.cards
    result = [effect for card in cards.cards for effect in card.effects]
    result += [event.effect for event in cards.events]
    return result + [space for board in cards.boards for space in board.spaces]


def messages_in(message: Message) -> Iterator[Message]:
    """The message and all those inside it."""
    yield message
    for value in message.params.values():
        if isinstance(value, Message):
            yield from messages_in(value)


def odd_keys(effect: Effect) -> list[str]:
    keys = [message.key for message in messages_in(effect.message())]
    return [key for key in keys if not KEY.fullmatch(key)]


def odd_signs(effect: Effect) -> list[str]:
    """Signs that the terminal, or the browser, would not know how to draw."""
    names = [sign.name for sign in effect.signs()]
    return [name for name in names if name not in DRAWINGS or name not in IN_BROWSER]


def signs(text: str, place: str = "card") -> str:
    return ", ".join(str(sign) for sign in read_effect(text, PLACES[place]).signs())


def test_every_effect_of_our_data_has_a_message() -> None:
    assert [effect.phrase() for effect in effects() if odd_keys(effect)] == []


def test_every_effect_of_our_data_has_signs_that_can_be_drawn() -> None:
    assert [effect.phrase() for effect in effects() if odd_signs(effect)] == []


@pytest.mark.parametrize("place", PLACES)
@given(data=st.data())
@settings(max_examples=100, deadline=None)
def test_any_phrase_has_a_message_and_signs(place: str, data: st.DataObject) -> None:
    effect = read_effect(data.draw(phrases(place)), PLACES[place])

    assert (odd_keys(effect), odd_signs(effect)) == ([], [])


@pytest.mark.parametrize(
    ("text", "row"),
    [
        ("coin 2", "coin 2"),
        ("coin 1; draw 2", "coin 1, next, card 2"),
        ("coin 1; coin 1 per S/2", "coin 1, next, plus, coin, over 2, S"),
        ("vp 2 per gall max 5", "vp 2, each, gear, most 10"),
        ("drawf 1 any", "card 1, any_faction"),
        ("gear 2 adj", "gear 2, adj"),
        ("ruin 1 any", "ruin 1"),
        ("pay 5-S > vp 4", "scots_price 5, arrow, vp 4"),
        ("pay 5 > vp 4", "coin 5, arrow, vp 4"),
        ("ungear 2 > vp 4", "minus, gear 2, arrow, vp 4"),
        ("if div>=4 > vp 2", "div, at_least 4, then, vp 2"),
        ("if edge > vp 2", "edge, then, vp 2"),
        ("discard 3 > coin 3", "minus, card 3, arrow, coin 3"),
        ("fix 2 coin 1", "minus, ruin 2, arrow, coin 1"),
        ("act L1", "act, L1"),
        ("again this", "again, this"),
        ("may adv 1", "open, advance 1, close"),
    ],
)
def test_a_phrase_as_a_row_of_signs(text: str, row: str) -> None:
    assert signs(text) == row


@pytest.mark.parametrize(
    ("text", "row"),
    [
        ("discount L3 2", "L3, minus, coin 2"),
        ("surface 2", "surface 2"),
        ("both", "both"),
        ("fork", "fork"),
    ],
)
def test_the_words_of_the_mine_phase_as_signs(text: str, row: str) -> None:
    assert signs(text, "mine phase") == row


@pytest.mark.parametrize(
    ("text", "verbs"),
    [("coin 1; if edge > coin 2", "coin if coin"), ("may pay 5 > draw4 1", "pay draw4")],
)
def test_verbs_behind_prices_and_conditions_count_too(text: str, verbs: str) -> None:
    place = "event" if "draw4" in text else "card"
    assert " ".join(read_effect(text, PLACES[place]).verbs()) == verbs
