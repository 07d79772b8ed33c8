"""Box files: an owner's own values over the card data, and every mistake with its sentence."""

from typing import Any

import pytest

from dwarf.look import kinds_of_legal, owns, stack_ids, told
from dwarf.table import GAME, finish_round, play, position
from pithead.engine.box import read_toml
from pithead.engine.errors import BadBox
from pithead.games import find_game
from pithead.games.dwarf import make
from pithead.games.dwarf.game import Dwarf
from pithead.games.dwarf.grammar import PHRASES
from pithead.games.dwarf.loader import mistakes_in
from rules import rule


def boxed(text: str) -> Dwarf:
    return make(read_toml(text, "my.toml"), "my.toml")


def refusal(text: str) -> str:
    with pytest.raises(BadBox) as error:
        boxed(text)
    return str(error.value)


# -- what may be changed -----------------------------------------------------------------------


@pytest.mark.parametrize("box", [None, {}, {"cards": {}}, {"cards": {"D10": {"position": 1}}}])
def test_a_box_that_changes_nothing_keeps_the_fingerprint(box: dict[str, Any] | None) -> None:
    assert make(box).fingerprint == GAME.fingerprint


@pytest.mark.parametrize(
    "text",
    [
        "rules.special_medals = 5",
        "rules.items_to_end = 5",
        "rules.rival_medals = 13",
        "rules.rival_specials = 2",
        'effects.iron.phrase = "gain 4 iron"',
        'effects.alloy.type = "forge"',
        "cards.D10.position = 2",
        "cards.D10.lanterns = 3",
        'cards.D10.effect = "iron"',
        "cards.D10.black = 1",
        "cards.D10.white = 1",
        'cards.D10.mark = "box"',
        'specials.X1.front = "run_amok"',
        "specials.X1.position = 2",
        'specials.X1.effect = "gold"',
        "specials.X1.black = 9",
        "specials.X1.white = 9",
        'specials.X1.mark = "box"',
    ],
)
def test_any_value_may_be_changed_and_changes_the_fingerprint(text: str) -> None:
    assert boxed(text).fingerprint != GAME.fingerprint


def test_a_changed_card_is_the_only_one_changed() -> None:
    ours, theirs = GAME.cards.cards, boxed("cards.D10.black = 1").cards.cards

    changed = [
        card.id for card, own in zip(theirs, ours, strict=True) if card.to_json() != own.to_json()
    ]
    assert changed == ["D10"]


def test_the_game_is_found_by_name_with_a_box() -> None:
    assert find_game("dwarf", {"rules": {"items_to_end": 5}}).fingerprint != GAME.fingerprint


@rule("DW-36")
def test_a_changed_phrase_is_played() -> None:
    state = position(game=boxed('effects.iron.phrase = "gain 4 iron"'))

    play(state, "red: place 1", "blue: place 2", "blue: pass", "red: pass")

    assert owns(state, "red") == "4 iron"


@rule("DW-18")
def test_a_changed_price_of_special_actions_is_played() -> None:
    state = position(game=boxed("rules.special_medals = 2"), piles=["muster_army"], red="3 medals")

    play(state, "red: special 1 medals")

    assert owns(state, "red") == "1 medal"


@rule("DW-41")
def test_a_changed_number_of_items_ends_the_game() -> None:
    state = position(game=boxed("rules.items_to_end = 2"), red="2 items")

    finish_round(state)

    assert state.ending == "items"


@rule("DW-49")
def test_changed_numbers_of_the_rival_are_played() -> None:
    game = boxed("rules.rival_medals = 2\nrules.rival_specials = 0")
    state = position(seats=1, laid="2 orcs", automaton="andvettr", game=game, rival="1 medal")
    assert kinds_of_legal(state) == {"place"}

    play(state, "human: place 7", "human: pass")

    assert state.ending == "glory"


@rule("DW-20")
def test_a_changed_special_card_is_played() -> None:
    game = boxed('specials.X1 = { front = "hold_council", position = 5 }')
    state = position(game=game, laid="4 axe", piles=["X1"])

    play(state, "red: special 1 workers")

    assert (told(state, "shuffled_back"), state.stacks[4][-1]) == ([""], 54)


# -- what may be added -------------------------------------------------------------------------


LODE = """
    [cards.silver_lode]
    position = 4
    lanterns = 2
    effect = "gold"
    black = 1
    white = 2
"""


@rule("DW-8")
def test_an_added_mine_card_lies_in_the_mountain() -> None:
    assert len(boxed(LODE).cards.mountain()) == len(GAME.cards.mountain()) + 1


@rule("DW-36")
def test_a_mine_card_is_added_by_data_alone_and_played() -> None:
    state = position(game=boxed(LODE), laid="silver_lode")

    play(state, "red: place 4", "blue: place 2", "blue: pass", "red: pass")

    assert owns(state, "red") == "1 gold"


@rule("DW-26")
def test_an_added_card_has_a_notation_of_its_own() -> None:
    state = position(game=boxed(LODE), laid="silver_lode, 4 axe", piles=["past_glories"])

    play(state, "red: special 1 workers", "red: search 4", "red: raise silver_lode")

    assert stack_ids(state, "4") == "D04, D31, silver_lode, X4"


@rule("DW-7", "DW-20")
def test_a_special_card_is_added_by_data_alone_and_played() -> None:
    game = boxed(
        "specials.X10 = { front = 'muster_army', position = 5, effect = 'gold', "
        "black = 1, white = 2 }"
    )
    state = position(game=game, piles=["X10"])

    play(state, "red: special 1 workers")

    dealt = [len(pile) for pile in game.start(2, {}, 1).piles]
    assert (state.is_mustered, stack_ids(state, "5"), dealt) == (True, "D05, X10", [4, 3, 3])


# -- mistakes ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "card.D10.black = 1",
            "my.toml: card: an unknown table; expected one of rules, effects, cards, specials.",
        ),
        (
            "cards.D10.colour = 1",
            "my.toml: cards: D10: colour: an unknown key; "
            "expected one of position, lanterns, effect, black, white, mark.",
        ),
        (
            "specials.X1.lanterns = 2",
            "my.toml: specials: X1: lanterns: an unknown key; "
            "expected one of front, position, effect, black, white, mark.",
        ),
        (
            "rules.medals = 2",
            "my.toml: rules: medals: an unknown key; expected one of "
            "special_medals, items_to_end, rival_medals, rival_specials.",
        ),
        (
            'cards.D10.black = "1"',
            "my.toml: cards: D10: black: '1'; expected a number from 1 to 9.",
        ),
        (
            "cards.D10.black = true",
            "my.toml: cards: D10: black: True; expected a number from 1 to 9.",
        ),
        (
            "cards.D10.effect = 3",
            "my.toml: cards: D10: effect: 3; expected a text.",
        ),
        ("cards.D10 = 3", "my.toml: cards: D10: a whole number; expected a table."),
        ("cards = []", "my.toml: cards: a list; expected a table."),
        (
            "cards.D10.position = 10",
            "my.toml: cards: D10: position: 10; expected a number from 1 to 9.",
        ),
        (
            "cards.D10.black = 0",
            "my.toml: cards: D10: black: 0; expected a number from 1 to 9.",
        ),
        (
            "cards.D10.white = -1",
            "my.toml: cards: D10: white: -1; expected a number from 1 to 9.",
        ),
        (
            "cards.D10.lanterns = 4",
            "my.toml: cards: D10: lanterns: 4; expected a number from 1 to 3.",
        ),
        (
            "rules.items_to_end = 0",
            "my.toml: rules: items_to_end: 0; expected a number from 1 to 99.",
        ),
        (
            "rules.special_medals = -1",
            "my.toml: rules: special_medals: -1; expected a number from 1 to 99.",
        ),
        (
            "rules.rival_medals = 100",
            "my.toml: rules: rival_medals: 100; expected a number from 1 to 99.",
        ),
        (
            "rules.rival_specials = 10",
            "my.toml: rules: rival_specials: 10; expected a number from 0 to 9.",
        ),
        (
            'cards.D10.effect = "silver"',
            "my.toml: cards: D10: effect: 'silver'; expected one of iron, gold, alloy, sword, axe, "
            "dagger, mace, armour, helm, diadem, crown, orcs, knockers, dragon, great_dragon, "
            "sidhe, help.",
        ),
        (
            'cards.D10.mark = "guessed"',
            "my.toml: cards: D10: mark: 'guessed'; expected one of known, derived, decided, box.",
        ),
        (
            'specials.X1.front = "go_home"',
            "my.toml: specials: X1: front: 'go_home'; expected one of muster_army, hold_council, "
            "sell_item, past_glories, special_order, turn_back, apprentice, collapse_shafts, "
            "run_amok.",
        ),
        (
            'effects.iron.type = "dig"',
            "my.toml: effects: iron: type: 'dig'; expected one of help, defend, mine, forge.",
        ),
        (
            'effects.iron.phrase = "lose 1 iron"',
            "my.toml: effects: iron: phrase: 'lose 1 iron' on a mine card; "
            "expected it on a defend card.",
        ),
        (
            'effects.help.type = "mine"',
            "my.toml: effects: help: phrase: 'call helpers' on a mine card; "
            "expected it on a help card.",
        ),
        (
            'effects.dragon.phrase = "pay 1 gold > gain 1 item"',
            "my.toml: effects: dragon: phrase: 'pay 1 gold > gain 1 item' on a defend card; "
            "expected it on a mine or forge card.",
        ),
        (
            "cards.D05.position = 4",
            "my.toml: cards: D05: 1 lantern at position 4, as D04; "
            "expected one such card at each position.",
        ),
        (
            "cards.D05.lanterns = 2",
            "my.toml: cards: no card with 1 lantern at position 5; "
            "expected one such card at each position.",
        ),
        (
            "effects.silver.phrase = 'gain 1 gold'",
            "my.toml: effects: silver: an unknown key; expected one of iron, gold, alloy, sword, "
            "axe, dagger, mace, armour, helm, diadem, crown, orcs, knockers, dragon, "
            "great_dragon, sidhe, help.",
        ),
        ("effects.iron = 1", "my.toml: effects: iron: a whole number; expected a table."),
        (
            "cards.D55.position = 1",
            "my.toml: cards: D55: effect: nothing; expected a text.",
        ),
        (
            "cards.'D 5' = { position = 1, lanterns = 2, effect = 'iron', black = 1, white = 2 }",
            "my.toml: cards: D 5: 'D 5'; expected an id of up to 12 letters and digits such as "
            "D01.",
        ),
        (
            "cards.x1 = { position = 1, lanterns = 2, effect = 'iron', black = 1, white = 2 }",
            "my.toml: cards: x1: x1, written like a card of specials.X1; "
            "expected an id that cannot be mistaken.",
        ),
    ],
)
def test_a_mistake_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    assert refusal(text) == sentence


@pytest.mark.parametrize(
    "phrase",
    [
        "",
        "gain",
        "gain iron",
        "gain 3",
        "gain 0 iron",
        "gain -1 iron",
        "gain 3 silver",
        "gain 3 iron, 1 gold",
        "gain 3 iron > gold",
        "Gain 3 iron",
        "gain  3 iron",
        "gain 3 iron ",
        "lose",
        "lose all",
        "lose all silver",
        "lose two gold",
        "swap 2 gold",
        "swap 2 gold > silver",
        "swap 2 gold, 1 iron > steel",
        "pay 3 iron",
        "pay 3 iron > 2 steel",
        "pay > gain 2 steel",
        "pay 3 iron > gain 2 steel, 1 gold",
        "pay 3 iron, > gain 2 steel",
        "stop",
        "stop mining now",
        "call",
        "give 3 iron",
    ],
)
def test_a_bad_phrase_is_refused_with_the_phrases_there_are(phrase: str) -> None:
    text = f'effects.iron.phrase = "{phrase}"'

    assert refusal(text) == f"my.toml: effects: iron: phrase: {phrase!r}; expected {PHRASES}."


def test_all_mistakes_are_told_at_once() -> None:
    text = """
        colour = 1
        [rules]
        items_to_end = 0
        [effects]
        iron = { phrase = "dig 3 iron" }
        gold = { type = "dig" }
        [cards]
        D10 = { black = 0, white = "x" }
        D55 = { position = 5, lanterns = 2, effect = "silver", black = 1 }
        [specials.X1]
        front = "go_home"
    """

    found = mistakes_in(read_toml(text, "my.toml"), "my.toml")

    assert [f"{where.removeprefix('my.toml: ')}: {what}" for where, what, _ in found] == [
        "colour: an unknown table",
        "rules: items_to_end: 0",
        "effects: iron: phrase: 'dig 3 iron'",
        "effects: gold: type: 'dig'",
        "cards: D10: black: 0",
        "cards: D10: white: 'x'",
        "cards: D55: effect: 'silver'",
        "cards: D55: white: nothing",
        "specials: X1: front: 'go_home'",
    ]


def test_a_file_that_is_not_toml_is_refused() -> None:
    assert refusal("cards = ").startswith("my.toml: not TOML (")


def test_a_game_is_not_changed_by_a_refused_box() -> None:
    refusal("cards.D10.black = 0")

    assert make().fingerprint == GAME.fingerprint
