"""What a phrase is for a reader: a message for the catalogues, and a row of icons."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from imperial_miners.phrases import PLACES, phrases
from imperial_miners.table import GAME
from pithead.engine.message import Message
from pithead.games.imperial_miners.grammar import VERBS, read_effect
from pithead.games.imperial_miners.quantities import PLACEMENTS, QUANTITIES, TARGETS
from pithead.games.imperial_miners.state import Effect

KEY: Final = re.compile(
    r"imperial-miners\.(steps|(step|target|quantity|condition|faction)\.[A-Za-z0-9_]+)"
)
SIGNS: Final = {"arrow", "per", "over", "max", "less"}


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


def is_icon(icon: str) -> bool:
    quantity, is_condition, number = icon.partition(">=")
    if is_condition:
        return quantity in QUANTITIES and number.isdecimal()
    known = icon in SIGNS or icon in VERBS or icon in TARGETS or icon in QUANTITIES
    return known or icon in PLACEMENTS or icon.isdecimal()


def odd_icons(effect: Effect) -> list[str]:
    return [icon for row in effect.icons() for icon in row if not is_icon(icon)]


def icons(text: str, place: str = "card") -> str:
    return " | ".join(" ".join(row) for row in read_effect(text, PLACES[place]).icons())


def test_every_effect_of_our_data_has_a_message() -> None:
    assert [effect.text() for effect in effects() if odd_keys(effect)] == []


def test_every_effect_of_our_data_has_icons_for_all_its_steps() -> None:
    assert [
        effect.text()
        for effect in effects()
        if odd_icons(effect) or not all(effect.icons()) or len(effect.icons()) != len(effect.steps)
    ] == []


@pytest.mark.parametrize("place", PLACES)
@given(data=st.data())
@settings(max_examples=100, deadline=None)
def test_any_phrase_has_a_message_and_icons(place: str, data: st.DataObject) -> None:
    effect = read_effect(data.draw(phrases(place)), PLACES[place])

    assert (odd_keys(effect), odd_icons(effect)) == ([], [])


@pytest.mark.parametrize(
    ("text", "row"),
    [
        ("coin 2", "2 coin"),
        ("coin 1; draw 2", "1 coin | 2 draw"),
        ("vp 1 per gall/2 max 5", "1 vp per gall over 2 max 5"),
        ("drawf 1 any", "1 drawf any"),
        ("gear 2 adj", "2 gear adj"),
        ("pay 5-S > vp 4", "5 coin less S arrow 4 vp"),
        ("ungear 2 > vp 4", "2 gear arrow 4 vp"),
        ("if div>=4 > vp 2", "if div>=4 arrow 2 vp"),
        ("discard 3 > coin 3", "3 discard arrow 3 coin"),
        ("fix 2 coin 1", "2 fix 1 coin"),
        ("act L1", "act L1"),
        ("again this", "again this"),
        ("may adv 1", "may 1 adv"),
    ],
)
def test_a_phrase_as_a_row_of_icons(text: str, row: str) -> None:
    assert icons(text) == row


@pytest.mark.parametrize("text", ["discount L3 2", "surface 2", "both", "fork"])
def test_the_words_of_the_mine_phase_are_their_own_icons(text: str) -> None:
    assert icons(text, "mine phase") == text
