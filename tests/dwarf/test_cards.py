"""The card tables, and every card under a worker: DW-3, DW-4 and the table of effects."""

from collections import Counter

import pytest

from dwarf.look import kinds_of_legal, owns, to_act
from dwarf.table import GAME, play, position
from pithead.games.dwarf.cards import Card
from pithead.games.dwarf.grammar import read_effect
from pithead.games.dwarf.loader import MARKS
from pithead.games.dwarf.specials import FRONTS
from pithead.games.dwarf.state import DwarfState
from pithead.games.dwarf.words import DEFEND, HELP, TYPES
from rules import rule

CARDS = GAME.cards
ALL = CARDS.cards
MINE_CARDS = CARDS.starting() + CARDS.mountain()
PLENTY = "9 iron, 9 gold, 9 steel"

# What a worker's owner has after the round, starting with plenty of everything.
WORKED = {
    "iron": "12 iron, 9 gold, 9 steel",
    "gold": "9 iron, 10 gold, 9 steel",
    "alloy": "6 iron, 9 gold, 11 steel",
    "sword": "9 iron, 9 gold, 6 steel, 1 item",
    "axe": "9 iron, 9 gold, 7 steel, 1 item",
    "dagger": "8 iron, 9 gold, 7 steel, 1 item",
    "mace": "9 iron, 8 gold, 7 steel, 1 item",
    "armour": "9 iron, 8 gold, 7 steel, 1 item",
    "helm": "9 iron, 7 gold, 8 steel, 1 item",
    "diadem": "8 iron, 8 gold, 8 steel, 1 item",
    "crown": "9 iron, 6 gold, 9 steel, 1 item",
    "orcs": f"{PLENTY}, 1 medal",
    "knockers": f"{PLENTY}, 1 medal",
    "dragon": f"{PLENTY}, 1 medal",
    "great_dragon": f"{PLENTY}, 1 medal",
    "sidhe": f"{PLENTY}, 1 medal",
    "help": PLENTY,
}
# And what everyone has when nobody defended.
STRUCK = {
    "orcs": PLENTY,
    "knockers": "8 iron, 9 gold, 9 steel",
    "dragon": "9 iron, 8 gold, 9 steel",
    "great_dragon": "9 iron, 9 steel",
    "sidhe": "11 iron, 7 gold, 9 steel",
}
HOW_MANY = {
    "iron": 10, "gold": 8, "alloy": 8, "sword": 1, "axe": 1, "dagger": 1, "mace": 1, "armour": 1,
    "helm": 1, "diadem": 1, "crown": 1, "orcs": 4, "knockers": 4, "dragon": 3, "great_dragon": 2,
    "sidhe": 3, "help": 4,
}  # fmt: skip


def elsewhere(card: Card, start: int) -> str:
    """A place in another corner of the mine than the card's."""
    return str((card.position + start) % 9 + 1)


def with_card(card: Card, pile: str = "") -> DwarfState:
    laid = "" if card.lanterns == 1 else card.id
    return position(laid=laid, piles=[pile], mountain="", red=PLENTY)


@rule("DW-4")
def test_there_are_nine_starting_forty_five_mountain_and_nine_special_cards() -> None:
    assert (len(CARDS.starting()), len(CARDS.mountain()), len(CARDS.specials())) == (9, 45, 9)


@rule("DW-4")
def test_starting_cards_have_one_lantern_and_mountain_cards_two_or_three() -> None:
    assert Counter(card.lanterns for card in CARDS.starting()) == {1: 9}
    assert Counter(card.lanterns for card in CARDS.mountain()) == {2: 23, 3: 22}


@rule("DW-3")
def test_backs_of_special_cards_have_no_lanterns() -> None:
    assert Counter(card.lanterns for card in CARDS.specials()) == {0: 9}


@rule("DW-4")
def test_each_position_owns_six_of_the_fifty_four() -> None:
    assert Counter(card.position for card in MINE_CARDS) == dict.fromkeys(range(9), 6)


@rule("DW-3")
def test_with_the_backs_each_position_has_seven_of_the_sixty_three() -> None:
    assert Counter(card.position for card in ALL) == dict.fromkeys(range(9), 7)


@rule("DW-3")
def test_every_black_icon_stands_six_times_on_each_position() -> None:
    assert Counter(card.black for card in MINE_CARDS) == dict.fromkeys(range(9), 6)


@rule("DW-3")
def test_the_black_icon_of_a_back_stands_on_its_own_position() -> None:
    assert [card.black for card in CARDS.specials()] == list(range(9))


@rule("DW-3")
@pytest.mark.parametrize("card", ALL, ids=lambda card: card.id)
def test_the_two_icons_of_a_card_stand_apart(card: Card) -> None:
    assert card.black != card.white


@rule("DW-3")
def test_every_card_has_one_of_the_four_types() -> None:
    assert {TYPES[card.type] for card in ALL} == {"mine", "defend", "forge", "help"}


@rule("DW-4")
def test_there_are_as_many_of_each_effect_as_printed() -> None:
    assert Counter(card.effect_name for card in MINE_CARDS) == HOW_MANY


@rule("DW-4")
def test_each_special_action_stands_on_one_special_card() -> None:
    assert [card.front for card in CARDS.specials()] == list(FRONTS)


@rule("DW-4")
def test_every_card_says_where_its_facts_come_from() -> None:
    assert {card.mark for card in ALL} <= set(MARKS)


@rule("DW-35", "DW-36", "DW-37")
@pytest.mark.parametrize("card", ALL, ids=lambda card: card.id)
def test_every_phrase_reads_back_as_itself(card: Card) -> None:
    phrase = card.effect.phrase()

    again = read_effect(phrase, card.type)

    assert (again.phrase(), type(again)) == (phrase, type(card.effect))


@rule("DW-34", "DW-35", "DW-36", "DW-37")
@pytest.mark.parametrize("card", ALL, ids=lambda card: card.id)
def test_every_card_does_its_work_for_a_worker(card: Card) -> None:
    state = with_card(card)

    play(state, f"red: place {card.position + 1}", f"blue: place {elsewhere(card, 1)}")
    play(state, "blue: pass", "red: pass")
    if card.type == HELP:
        assert (to_act(state), kinds_of_legal(state)) == ("red", {"helper", "decline"})
        return
    if not state.is_over():
        craft = kinds_of_legal(state) - {"decline"}
        play(state, f"red: {craft.pop()}")

    assert owns(state, "red") == WORKED[card.effect_name]


@rule("DW-35")
@pytest.mark.parametrize(
    "card", [card for card in ALL if card.type == DEFEND], ids=lambda card: card.id
)
def test_every_monster_strikes_when_nobody_defends(card: Card) -> None:
    # A special action that can do nothing keeps red out of the mine.
    state = with_card(card, pile="sell_item" if card.position == 6 else "apprentice")

    play(state, "red: special 1 workers", f"blue: place {elsewhere(card, 1)}", "blue: pass")

    assert owns(state, "red") == STRUCK[card.effect_name]
