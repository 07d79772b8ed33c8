"""Every word of DWARF's cards says what it looks like: a row of signs."""

import pytest

from dwarf.table import GAME
from pithead.games.dwarf.effects import Effect
from pithead.games.dwarf.grammar import read_effect
from pithead.games.dwarf.specials import FRONTS
from pithead.games.dwarf.words import TYPES

WORDS = [
    ("mine", "gain 3 iron", "plus, iron 3"),
    ("mine", "pay 3 iron > gain 2 steel", "iron 3, arrow, steel 2"),
    ("forge", "pay 1 iron, 2 steel > gain 1 item", "iron 1, steel 2, arrow, item 1"),
    ("defend", "lose 1 gold", "each, minus, gold 1"),
    ("defend", "lose all gold", "each, minus, all, gold"),
    ("defend", "swap 2 gold > iron", "gold 2, arrow, iron 2"),
    ("defend", "stop mining", "no_mining"),
    ("help", "call helpers", "plus, helper 2"),
]


@pytest.mark.parametrize(("type_", "phrase", "row"), WORDS)
def test_a_word_says_its_signs(type_: str, phrase: str, row: str) -> None:
    effect = read_effect(phrase, TYPES.index(type_))

    assert ", ".join(str(sign) for sign in effect.signs()) == row


def test_no_word_is_left_out_here() -> None:
    tried = {type(read_effect(phrase, TYPES.index(type_))) for type_, phrase, _ in WORDS}

    assert tried == set(Effect.__subclasses__())


@pytest.mark.parametrize(
    ("type_", "phrase", "scene"),
    [
        ("mine", "gain 3 iron", "seam"),
        ("mine", "pay 3 iron > gain 2 steel", "hearth"),
        ("forge", "pay 2 steel > gain 1 item", "forge"),
        ("defend", "stop mining", "lair"),
        ("defend", "swap 2 gold > iron", "lair"),
        ("help", "call helpers", "gate"),
    ],
)
def test_a_word_says_in_what_kind_of_room_it_is_done(type_: str, phrase: str, scene: str) -> None:
    card = next(
        card for card in GAME.card_list() if (card["type"], card["phrase"]) == (type_, phrase)
    )

    assert card["scene"] == scene


def test_a_special_card_tells_both_of_its_sides() -> None:
    cards = {card["front"]: card for card in GAME.card_list() if card["front"]}

    assert set(cards) == set(FRONTS)
    for name, card in cards.items():
        assert card["special"] == {
            "title": {"key": f"dwarf.special.{name}", "params": {}},
            "does": [{"key": f"dwarf.special_does.{name}", "params": {}}],
            "signs": [[{"name": name, "number": None}]],
            "rules": [FRONTS[str(name)].rule, "DW-20"],
        }
