"""The 136 cards of our set: their make-up, and every effect in play. IM-1, IM-11 to IM-14"""

from collections import Counter

import pytest

from imperial_miners.look import asked, coins, vp
from imperial_miners.outcomes import OUTCOMES
from imperial_miners.table import GAME, play, position
from pithead.games.imperial_miners.cards import Card
from pithead.games.imperial_miners.state import MinersState
from rules import rule

ROWS = [line.split(" | ") for line in OUTCOMES.strip().splitlines()]
FIRST = {card.design: card for card in reversed(GAME.cards.cards)}

# Around the card looked at: all six factions, two ruined cards, full gears, loaded carts.
AROUND = {
    "I/-2": "D02b, ruined",
    "I/0": "D03b",
    "I/2": "D08b",
    "II/-1": "D26b, 3 gears, ruined",
    "II/1": "D20b",
    "III/0": "D53b",
}
PLACES = ["I/0", "II/1", "III/0"]
# From the Heart of the Mountain, laid at IV/1, up to the card looked at.
WAYS = [
    ["place 1", "skip", "skip", "climb right", "skip", "climb left"],
    ["place 1", "skip", "skip", "climb right"],
    ["place 1", "skip"],
    ["place 1"],
]


def about_to_act(card: Card) -> MinersState:
    """The chain has come to this card, which has two gears; a level IV card has just been laid."""
    laid = dict(AROUND)
    if card.level < 3:
        laid[PLACES[card.level]] = f"{card.notation}, 2 gears"
    state = position(
        red={"coins": 20, "hand": "D66 D66", "mine": laid, "marker": "1 at 4", "finished": 1}
    )
    play(state, *WAYS[card.level])
    return state


def changes(before: dict[str, int], after: dict[str, int]) -> str:
    changed = [f"{name} {after[name] - before[name]:+}" for name in after]
    return ", ".join(change for change in changed if not change.endswith("+0"))


@rule("IM-11", "IM-14")
@pytest.mark.parametrize(("name", "words", "answers", "outcome"), ROWS, ids=lambda text: text)
def test_an_effect_brings_what_it_says(name: str, words: str, answers: str, outcome: str) -> None:
    design, letter = name.split()
    assert FIRST[design].effects["ab".index(letter)].phrase() == words
    state = about_to_act(FIRST[design])
    before = GAME.tallies(state)[0]

    play(state, f"effect {letter}", *(answers.split(", ") if answers != "-" else []))

    assert changes(before, GAME.tallies(state)[0]) == outcome
    # Nothing of the effect is left to do: the chain goes on.
    assert asked(state) in (["effect", "climb"] if design == "D66" else ["climb", "surface"])


def test_every_effect_of_every_design_is_played() -> None:
    effects = [
        f"{design} {letter}"
        for design, card in sorted(FIRST.items())
        for letter in "ab"[: len(card.effects)]
    ]

    assert [name for name, _, _, _ in ROWS] == effects


@rule("IM-1")
def test_there_are_66_designs() -> None:
    assert len(FIRST) == 66


@rule("IM-12")
def test_costs_go_by_level() -> None:
    costs = [{card.cost for card in GAME.cards.cards if card.level == level} for level in range(4)]

    assert (costs[0], costs[1], costs[3]) == ({0}, {2}, {0})
    assert (min(costs[2]), max(costs[2])) == (0, 13)


@rule("IM-11", "IM-13")
def test_a_card_has_none_to_two_different_factions() -> None:
    icons = Counter(len(set(card.face.factions)) for card in GAME.cards.cards)

    assert set(icons) == {0, 1, 2}
    assert all(len(set(c.face.factions)) == len(c.face.factions) for c in GAME.cards.cards)


@rule("IM-11")
def test_a_card_has_six_places_for_half_carts_and_one_or_two_effects() -> None:
    for card in GAME.cards.cards:
        assert len(card.face.halves) == 6
        assert len(card.effects) in (1, 2)


@rule("IM-11", "IM-A11")
def test_no_level_i_card_is_loaded_towards_the_surface() -> None:
    top = [card.face.halves for card in GAME.cards.cards if card.level == 0]

    assert not any(halves[2] or halves[3] for halves in top)


@rule("IM-11")
def test_every_card_has_a_name_of_its_own() -> None:
    names = Counter(card.name for card in FIRST.values())

    assert set(names.values()) == {1}


@rule("IM-11")
def test_copies_of_a_design_that_differ_in_half_carts_have_different_letters() -> None:
    by_name = {card.notation: card for card in GAME.cards.cards}

    assert len(by_name) == len(GAME.cards.cards)
    assert by_name["D01a"].face.halves != by_name["D01b"].face.halves
    assert by_name["D01a"].effects == by_name["D01b"].effects


@pytest.mark.parametrize(("gears", "gained"), [(0, (0, 1)), (2, (2, 1)), (3, (3, 1))])
def test_gears_decide_what_a_level_i_engine_gives(gears: int, gained: tuple[int, int]) -> None:
    laid = {"I/0": f"D06a, {gears} gears"}
    state = position(red={"coins": 2, "hand": "D15a", "mine": laid})

    play(state, "place 1", "skip", "effect b")

    assert (coins(state), vp(state)) == gained


def test_tea_alcove_gives_less_below_four_factions() -> None:
    state = position(red={"hand": "D11a", "mine": {"I/0": "D01a", "I/2": "D03a"}})

    play(state, "place 4", "effect a")

    assert vp(state) == 1


def test_survey_post_is_worth_more_at_the_end_of_its_row() -> None:
    state = position(red={"hand": "D13a", "mine": {"I/0": "D01a", "I/2": "D03a"}})

    play(state, "place 4", "effect a")

    assert coins(state) == 3


def test_vault_of_arches_needs_two_cards_above() -> None:
    state = position(red={"coins": 2, "hand": "D27a", "mine": {"I/0": "D01a"}})

    play(state, "place 1", "effect a")

    assert (coins(state), vp(state)) == (2, 0)


def test_koi_cistern_gives_less_below_four_factions() -> None:
    laid = {"I/0": "D01a", "II/1": "D15a"}
    state = position(red={"coins": 5, "hand": "D53a", "mine": laid})

    play(state, "place 2", "effect a")

    assert vp(state) == 2
