"""Gears and destruction tokens: IM-37, IM-38, IM-A5 to IM-A10."""

import pytest

from imperial_miners.look import activated, asked, coins, gears, legal, ruined, told, vp
from imperial_miners.table import invented, play, position
from rules import rule


@rule("IM-37")
def test_a_gear_is_placed_on_a_card() -> None:
    state = position(red={"hand": "D06a"})

    play(state, "effect a")

    assert (gears(state, "I/0"), coins(state)) == (1, 2)


@rule("IM-37")
def test_gears_go_only_where_fewer_than_three_lie() -> None:
    laid = {"I/0": "D01a, 3 gears", "I/2": "D02a, 2 gears", "I/4": "D03a"}
    state = position(red={"hand": "D07a", "mine": laid})

    play(state, "place 6", "effect a")

    assert legal(state) == ["card I/2", "card I/4", "card I/6"]


@rule("IM-37")
def test_each_gear_of_an_effect_finds_its_own_card() -> None:
    laid = {"I/0": "D01a, 2 gears", "I/2": "D02a"}
    state = position(red={"coins": 2, "hand": "D21a", "mine": laid})

    play(state, "place 1", "effect a", "card I/0")

    assert legal(state) == ["card I/2", "card II/1"]


@rule("IM-A10")
def test_a_gear_beyond_three_is_lost() -> None:
    laid = {"I/0": "D06a, 3 gears"}
    state = position(red={"coins": 2, "hand": "D15a", "mine": laid})

    play(state, "place 1", "skip", "effect a")

    assert (gears(state, "I/0"), coins(state)) == (3, 2)


@rule("IM-A10")
def test_a_gear_just_placed_counts_in_a_later_step() -> None:
    game = invented(X3="gear 1 this; vp 1 per gthis")
    laid = {"I/0": "D01a", "II/1": "D15a", "III/2": "X3, 1 gear"}
    state = position(game=game, red={"hand": "D66", "mine": laid})

    play(state, "place 3", "skip", "effect a")

    assert (gears(state, "III/2"), vp(state)) == (2, 2)


@rule("IM-A10", "IM-L2")
def test_a_gear_placed_by_a_later_step_does_not_count() -> None:
    game = invented(X1="vp 1 per gthis; gear 1 this")
    laid = {"I/0": "X1, 1 gear"}
    state = position(game=game, red={"coins": 2, "hand": "D15a", "mine": laid})

    play(state, "place 1", "skip", "effect a")

    assert (gears(state, "I/0"), vp(state)) == (2, 1)


@rule("IM-38")
def test_a_destruction_token_is_placed_on_a_card_without_one() -> None:
    laid = {"I/0": "D01a, ruined", "I/2": "D02a", "I/4": "D03a"}
    state = position(red={"hand": "D08a", "mine": laid})

    play(state, "place 6", "effect a")
    offered = legal(state)
    play(state, "card I/4")

    assert offered == ["card I/2", "card I/4", "card I/6"]
    assert ruined(state) == "I/0 I/4"


@rule("IM-38")
def test_activating_a_card_with_a_token_removes_it_instead_of_the_effect() -> None:
    laid = {"I/0": "D14a, ruined"}
    state = position(red={"coins": 2, "hand": "D15a", "mine": laid})

    play(state, "place 1", "skip")

    assert (ruined(state), coins(state)) == ("", 0)


@rule("IM-38")
def test_the_chain_goes_on_from_a_card_whose_token_was_removed() -> None:
    laid = {"I/0": "D14a", "I/2": "D01a", "II/1": "D20a, ruined"}
    state = position(red={"coins": 9, "hand": "D35a", "mine": laid})

    play(state, "place 2", "skip")

    assert (legal(state), activated(state)) == (["climb left", "climb right"], "II/1 III/2")


@rule("IM-A5")
def test_a_destruction_token_is_a_step_and_no_price() -> None:
    # Only the card itself is without a token before, and then none is.
    game = invented(X1="ruin 2 any; coin 4")
    laid = {"I/0": "D01a, ruined"}
    state = position(game=game, red={"hand": "X1", "mine": laid})

    play(state, "place 2", "effect a")

    assert (ruined(state), coins(state)) == ("I/0 I/2", 4)


@rule("IM-A5")
def test_with_a_token_on_every_card_the_rest_of_the_effect_stands() -> None:
    laid = {"I/0": "D01a, ruined", "I/2": "D08a, activated, ruined"}
    state = position(game=invented(X1="ruin 1 L2; coin 4"), red={"hand": "X1", "mine": laid})

    play(state, "place 4", "effect a")

    assert (ruined(state), coins(state)) == ("I/0 I/2", 4)


@rule("IM-A6")
def test_the_acting_card_may_receive_its_own_token() -> None:
    state = position(red={"hand": "D08a", "mine": {"I/0": "D01a"}})

    play(state, "place 2", "effect a", "card I/2")

    assert (ruined(state), coins(state)) == ("I/2", 4)


@rule("IM-A6", "IM-A9")
def test_its_own_token_stays_until_its_activation_in_a_later_round() -> None:
    state = position(event="V12 V15", red={"coins": 9, "hand": "D08a D15a"})
    play(state, "effect a", "skip")
    kept = ruined(state)

    play(state, "place 1", "skip")

    assert (kept, ruined(state), asked(state)) == ("I/0", "", "surface")


@rule("IM-A7")
def test_removing_a_token_is_that_cards_activation() -> None:
    laid = {"I/0": "D14a, ruined", "I/2": "D01a, ruined"}
    state = position(red={"coins": 2, "hand": "D15a", "mine": laid})

    play(state, "place 1", "skip", "climb left")

    assert activated(state) == "I/0 II/1"


@rule("IM-A7", "IM-32")
def test_a_card_whose_token_was_removed_gives_nothing_more_this_round() -> None:
    laid = {"I/0": "D14a, ruined"}
    state = position(red={"coins": 2, "hand": "D34a", "mine": laid})

    # The special activation removes the token; the chain then passes the card.
    play(state, "place 1", "effect a")

    assert (asked(state), ruined(state), coins(state)) == ("surface", "", 1)


@rule("IM-A7")
def test_a_special_activation_may_name_a_card_with_a_token_and_removes_it() -> None:
    laid = {"I/0": "D14a", "I/2": "D01a", "I/4": "D02a, ruined"}
    state = position(red={"coins": 2, "hand": "D34a", "mine": laid})

    play(state, "place 1", "effect a", "card I/4")

    assert (asked(state), ruined(state), told(state, "cleared")) == ("climb", "", ["red D02"])


@rule("IM-A8")
def test_a_token_placed_further_up_the_chain_is_removed_by_it() -> None:
    laid = {"I/0": "D14a"}
    state = position(red={"coins": 2, "hand": "D22a", "mine": laid})

    play(state, "place 1", "effect a", "card I/0")

    assert (asked(state), ruined(state), vp(state)) == ("surface", "", 2)


@rule("IM-A8")
def test_a_token_placed_beside_the_chain_stays() -> None:
    laid = {"I/0": "D14a", "I/2": "D01a"}
    state = position(red={"coins": 2, "hand": "D22a", "mine": laid})

    play(state, "place 1", "effect a", "card I/2", "climb left")

    assert ruined(state) == "I/2"


@rule("IM-A9", "IM-32")
def test_a_card_already_activated_keeps_its_token_when_the_chain_passes() -> None:
    laid = {"I/0": "D14a, activated, ruined"}
    state = position(red={"coins": 2, "hand": "D15a", "mine": laid})

    play(state, "place 1", "skip")

    assert (asked(state), ruined(state)) == ("surface", "I/0")


@rule("IM-A9")
def test_a_card_ruined_after_its_activation_keeps_its_token_this_round() -> None:
    # Deep Canteen activates Blasters' Camp, which ruins itself; then the chain passes it.
    laid = {"I/0": "D08a"}
    state = position(red={"coins": 2, "hand": "D34a", "mine": laid})

    play(state, "place 1", "effect a", "effect a", "card I/0")

    assert (asked(state), ruined(state)) == ("surface", "I/0")


@rule("IM-38", "IM-L9")
@pytest.mark.parametrize(
    ("lines", "left", "gained"),
    [
        (["stop"], "I/0 I/2 I/4", 3),
        (["card I/2", "stop"], "I/0 I/4", 5),
        (["card I/2", "card I/0"], "I/4", 7),
    ],
)
def test_tokens_may_be_repaired_for_a_gain_up_to_a_number(
    lines: list[str], left: str, gained: int
) -> None:
    laid = {"I/0": "D01a, ruined", "I/2": "D02a, ruined", "I/4": "D03a, ruined"}
    state = position(event="V12", red={"coins": 2, "hand": "D23a", "mine": laid | {"I/6": "D04a"}})

    play(state, "place 7", "effect a", *lines)

    assert (ruined(state), coins(state)) == (left, gained)
