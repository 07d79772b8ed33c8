"""Places of a mine are told by the cards around them, and no two choices read alike."""

import re

import pytest

from imperial_miners.table import GAME, position
from pithead.engine.rng import seeded
from pithead.text import LANGUAGES, catalogue

NAMES = ["Ola", "Bo"]
ROW = {"I/0": "D06a", "I/2": "D14a", "II/1": "D20a"}


def offered(hand: str, mine: dict[str, str], contiguous: bool = True) -> list[str]:
    state = position(red={"hand": hand, "coins": 9, "mine": mine}, contiguous=contiguous)
    return [
        catalogue("en").say(GAME.offers(state, 0, action), NAMES).split(",")[0]
        for action in GAME.legal_actions(state, 0)
    ]


def test_the_first_card_lies_below_the_surface() -> None:
    state = position(red={"hand": "D06a", "coins": 9, "mine": {}})

    told = [catalogue("en").say(e.message("imperial-miners"), NAMES) for e in state.journal.events]
    assert "Ola lays “Crank House” right below the surface." in told


def test_a_place_of_level_one_is_told_by_the_card_beside_it() -> None:
    assert offered("D11a", ROW) == [
        "Lay it to the left of “Crank House”",
        "Lay it to the right of “Common Shaft”",
    ]


def test_a_place_further_down_is_told_by_the_cards_above_it() -> None:
    assert offered("D15a", {"I/0": "D06a", "I/2": "D14a"}) == [
        "Lay it below “Crank House”",
        "Lay it below “Crank House” and “Common Shaft”",
        "Lay it below “Common Shaft”",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("contiguous", [True, False])
@pytest.mark.parametrize("seed", range(6))
def test_no_two_choices_read_alike_and_none_has_coordinates(
    seed: int, contiguous: bool, language: str
) -> None:
    say = catalogue(language).say
    state = GAME.start(1, {"contiguous": contiguous}, seed)
    rng = seeded(seed)
    while not state.is_over():
        actions = GAME.legal_actions(state, 0)
        if actions[0].verb in ("place", "card", "climb", "fork", "cart"):
            lines = [say(GAME.offers(state, 0, action), NAMES) for action in actions]
            assert len(set(lines)) == len(lines)
            assert not [line for line in lines if re.search(r"[IV]/-?\d", line)]
        GAME.apply(state, 0, actions[rng.below(len(actions))])
