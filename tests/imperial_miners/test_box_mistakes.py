"""Mistakes in box files for Imperial Miners: each is one sentence, and all are told at once."""

from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from imperial_miners.boxes import WHOLE, mistakes, refusal
from pithead.engine.errors import BadBox
from pithead.games.imperial_miners import make
from pithead.games.imperial_miners.loader import mistakes_in, read_data


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("colour = 1", "colour: an unknown table; expected one of cards, events, boards,"),
        ("cards = 1", "cards: a whole number; expected a table."),
        ("cards.D15 = 1", "cards: D15: a whole number; expected a table."),
        ("cards.D15.colour = 1", "cards: D15: colour: an unknown key; expected one of name,"),
        ("cards.D15.cost = -1", "cards: D15: cost: -1; expected a number from 0 to 99."),
        ("cards.D15.cost = 1.0", "cards: D15: cost: 1.0; expected a number from 0 to 99."),
        ("cards.D15.cost = true", "cards: D15: cost: True; expected a number from 0 to 99."),
        ("cards.D15.cost = 1979-05-27", "cards: D15: cost: a date or time; expected a number"),
        ("cards.D15.level = 5", "cards: D15: level: 5; expected a number from 1 to 4."),
        ("cards.D15.name = 5", "cards: D15: name: 5; expected a text on one line"),
        ('cards.D15.name = "a\\u001b[31m"', "cards: D15: name: 'a\\x1b[31m'; expected a text on"),
        ("cards.D15.mark = 5", "cards: D15: mark: 5; expected a text on one line"),
        ("cards.D15.factions = 5", "cards: D15: factions: 5; expected a text."),
        ("cards.D15.factions = 'SS'", "factions: 'SS'; expected none to two different letters"),
        ("cards.D15.factions = 'SEA'", "factions: 'SEA'; expected none to two different letters"),
        ("cards.D15.factions = 'X'", "factions: 'X'; expected none to two different letters of"),
        ("cards.D15.effects = 'coin 1'", "effects: 'coin 1'; expected a list of 1 to 2 texts."),
        ("cards.D15.effects = []", "effects: a list of 0; expected a list of 1 to 2 texts."),
        ("cards.D15.effects = [1]", "effects: [1]; expected a list of 1 to 2 texts."),
        ("cards.D15.effects = ['coin 1', 'dig 1']", "effects: b: 'dig' in 'dig 1'; expected one"),
        ("cards.D15.halves = []", "halves: a list of 0; expected a list of 1 to 200 texts."),
        ("cards.D15.halves = ['L', 'X']", "halves: 2: 'X'; expected some of L R TL TR BL BR."),
        ("cards.D15.halves = ['L L']", "halves: 1: 'L L'; expected some of L R TL TR BL BR."),
        ("cards.D15.halves = ['L  R']", "halves: 1: 'L  R'; expected some of L R TL TR BL BR."),
        ("cards.'a b'.level = 1", "cards: a b: 'a b'; expected an id of up to 12 letters and"),
        ("cards.new.level = 1", "cards: new: cost: nothing; expected a number from 0 to 99."),
        ("events.V01 = 1", "events: V01: a whole number; expected a table."),
        ("events.V01.colour = 1", "events: V01: colour: an unknown key; expected one of name,"),
        ("events.V01.when = 'now'", "events: V01: when: 'now'; expected one of at once, mine"),
        ("events.V01.when = 1", "events: V01: when: 1; expected a text."),
        ("events.V01.effect = 1", "events: V01: effect: 1; expected a text."),
        ("events.V01.effect = 'both'", "events: V01: effect: 'both'; expected discount, surface,"),
        ("events.V12.effect = 'coin 1'", "events: V12: effect: 'coin'; expected discount,"),
        ("events.random.when = 'at once'", "events: random: 'random'; expected an id of up to"),
        ("events.'V+1'.when = 'at once'", "events: V+1: 'V+1'; expected an id of up to 12"),
        ("boards.1a = 1", "boards: 1a: a whole number; expected a table."),
        ("boards.1a.spaces = ['vp 1']", "spaces: a list of 1; expected a list of 2 to 30 texts."),
        ("boards.1a.spaces = ['vp 1', 'adv 1']", "spaces: 2: 'adv' on a top space; expected no"),
        ("boards.1a.focus = 1", "boards: 1a: focus: 1; expected a text on one line"),
        ("boards.4a.spaces = ['vp 1', 'vp 1']", "boards: 4a: '4a'; expected a board 1 to 3"),
        ("surface.coins = 0", "surface: coins: 0; expected a number from 1 to 99."),
        ("surface.colour = 0", "surface: colour: an unknown key; expected one of coins,"),
        ("surface.advances = []", "surface: advances: []; expected two entries with pay and"),
        ("surface.advances = [1, {}]", "surface: advances: 1: a whole number; expected a table."),
        ("surface.advances = [{pay = 1, steps = 1}, {pay = 1}]", "2: steps: nothing; expected a"),
        ("rules.rounds = 11", "rules: rounds: 11; expected a number from 1 to 10."),
        ("rules.round = 9", "rules: round: an unknown key; expected one of rounds, hand, gears,"),
        ("replace = 'cards'", "replace: 'cards'; expected a list of cards, events, boards."),
        ("replace = ['rules']", "replace: ['rules']; expected a list of cards, events, boards."),
        ("replace = ['cards']", "replace: 'cards' without a table [cards]; expected such a table"),
        ("replace = ['cards']\ncards = {}", "cards: 0 cards of level I; expected at least 10."),
        ("replace = ['events']\nevents = {}", "events: 0 events; expected at least 10."),
        ("replace = ['boards']\nboards = {}", "boards: no side of board 1; expected at least one"),
    ],
    ids=lambda each: str(each)[:40],
)  # fmt: skip
def test_a_mistake_is_one_sentence(text: str, sentence: str) -> None:
    said = refusal(text)

    assert (said.startswith("my.toml: "), said.endswith("."), sentence in said) == (True,) * 3


def test_cards_that_would_be_written_alike_are_refused() -> None:
    text = WHOLE + WHOLE[WHOLE.index("[cards.toll]") : WHOLE.index("[cards.stairs]")].replace(
        "cards.toll", "cards.TOLLA"
    ).replace('["L R", "L R", "BL BR"]', '["L R"]')

    assert mistakes(text) == ["cards: TOLLA: TOLLA, written like a card of toll"]


def test_a_card_has_no_more_kinds_of_copies_than_letters() -> None:
    sides = ["L", "R", "TL", "TR", "BL"]
    copies = [" ".join(s for i, s in enumerate(sides) if number >> i & 1) for number in range(27)]

    assert mistakes(f"cards.D14.halves = {copies}") == ["cards: D14: halves: 27 different copies"]


def test_more_cards_than_a_table_can_hold_are_refused() -> None:
    assert mistakes(f"cards.D14.halves = {[''] * 80}") == ["cards: 214 cards"]


def test_all_mistakes_are_told_at_once() -> None:
    text = """
        replace = ["events"]
        [cards.D15]
        cost = -1
        effects = ["dig 1", "draw4 1"]
        [cards.D16]
        halves = "L"
        [boards.1a]
        spaces = ["coin", "coin 1 per row"]
        [rules]
        hand = 99
    """

    assert mistakes(text) == [
        "replace: 'events' without a table [events]",
        "rules: hand: 99",
        "cards: D15: cost: -1",
        "cards: D15: effects: a: 'dig' in 'dig 1'",
        "cards: D15: effects: b: 'draw4' on a mine card",
        "cards: D16: halves: 'L'",
        "boards: 1a: spaces: 1: 'coin' ends early",
        "boards: 1a: spaces: 2: 'row' without an acting card",
    ]


def test_one_fault_is_told_once() -> None:
    assert mistakes("cards.D66.level = 9\ncards.D15 = 1\nevents.V01.effect = 1") == [
        "cards: D15: a whole number",
        "cards: D66: level: 9",
        "events: V01: effect: 1",
    ]


# -- anything at all ---------------------------------------------------------------------------

KEYS: Final = sorted(
    {"game", "replace", "D15", "V01", "1a", "new", "pay", "steps"}
    | set(read_data())
    | {key for table in read_data().values() for entry in table.values() if isinstance(entry, dict)
       for key in entry}
)  # fmt: skip
scraps: st.SearchStrategy[Any] = st.recursive(
    st.none().map(lambda _: 0.5)
    | st.integers(-3, 300)
    | st.booleans()
    | st.dates()
    | st.sampled_from(["coin 1", "mine phase", "S", "L R", "cards", ""])
    | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=3), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(box=st.dictionaries(st.sampled_from(KEYS), scraps, max_size=4))
@settings(max_examples=150, deadline=None)
def test_any_box_is_taken_or_refused_with_its_first_mistake(box: dict[str, Any]) -> None:
    found = mistakes_in(box, "my.toml")

    assert raised_by(box) == [where for where, _, _ in found[:1]]


def raised_by(box: dict[str, Any]) -> list[str]:
    try:
        make(box, "my.toml")
    except BadBox as error:
        return [error.where]
    return []
