"""What the rulebook says of its cards as a whole holds for our own set too. IM-14, IM-33"""

import re
from typing import Final

import pytest

from imperial_miners.table import GAME
from pithead.games.imperial_miners.cards import Card
from pithead.games.imperial_miners.words import FACTIONS
from rules import rule

DESIGNS: Final = list({card.design: card for card in GAME.cards.cards}.values())
# The acting card's surroundings, a level, a faction, what lies on a card, and the edge.
KINDS: Final = {
    "adjacent": {"adj", "above", "below", "row"},
    "a level": {"L1", "L2", "L3", "L4"},
    "a faction": set(FACTIONS),
    "gears": {"geared"},
    "a destruction token": {"ruined"},
    "an edge": {"edge"},
}


def targets(card: Card) -> list[set[str]]:
    """Of each effect that activates chosen cards, the targets it names."""
    named = [set(re.findall(r"\bact (\w+)", effect.phrase())) for effect in card.effects]
    return [each for each in named if each]


def counts_japanese(card: Card) -> bool:
    return any(re.search(r"\b(per J|if J>=)", effect.phrase()) for effect in card.effects)


@rule("IM-33")
def test_a_large_part_of_the_effects_activates_chosen_cards() -> None:
    assert sum(len(targets(card)) for card in DESIGNS) >= 28


@rule("IM-33")
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_activates_chosen_cards(faction: str) -> None:
    own = [card for card in DESIGNS if FACTIONS.index(faction) in card.face.factions]

    assert sum(1 for card in own if targets(card)) >= 2


@rule("IM-33")
@pytest.mark.parametrize("kind", KINDS)
def test_chosen_cards_are_named_in_various_ways(kind: str) -> None:
    assert [card.design for card in DESIGNS for named in targets(card) if named & KINDS[kind]] != []


@rule("IM-32")
def test_no_card_lifts_the_once_a_round_rule() -> None:
    assert [
        card.design for card in DESIGNS if "again" in str([e.phrase() for e in card.effects])
    ] == []


@rule("IM-14")
def test_some_cards_have_a_single_effect() -> None:
    assert sum(1 for card in DESIGNS if len(card.effects) == 1) >= 8


def test_japanese_cards_reward_many_japanese_cards() -> None:
    japanese = [card for card in DESIGNS if FACTIONS.index("J") in card.face.factions]

    assert sum(1 for card in japanese if counts_japanese(card)) >= 4


def test_japanese_cards_reward_many_factions() -> None:
    japanese = [card for card in DESIGNS if FACTIONS.index("J") in card.face.factions]
    phrases = [effect.phrase() for card in japanese for effect in card.effects]

    assert sum(1 for phrase in phrases if re.search(r"\b(div|adjF)\b", phrase)) >= 4
