"""Gains, gears, destruction and activations of the effect language, each verb played."""

import pytest

from imperial_miners.look import (
    activated,
    asked,
    coins,
    gears,
    hand,
    legal,
    marker,
    ruined,
    shown,
    tokens,
    vp,
)
from imperial_miners.phrases import acting, placed
from imperial_miners.table import invented, play, position
from rules import rule

# -- gains -------------------------------------------------------------------------------------


def test_coin_gains_coins() -> None:
    assert coins(acting("coin 3")) == 3


def test_vp_gains_points() -> None:
    assert vp(acting("vp 3")) == 3


@rule("IM-40")
def test_draw_asks_the_deck_for_each_card() -> None:
    state = acting("draw 2", decks={"I": "D14a", "III": "D35a D36a"})

    play(state, "draw III", "draw I")

    assert hand(state) == "D14a D35a"


@rule("IM-42", "IM-L1")
@pytest.mark.parametrize(
    ("faction", "card"),
    [("S", "D01a"), ("E", "D03a"), ("A", "D06a"), ("B", "D08a"), ("J", "D10a"), ("R", "D12a")],
)
def test_drawf_searches_a_deck_for_a_faction(faction: str, card: str) -> None:
    deck = "D14a D01a D03a D06a D08a D10a D12a"
    state = acting(f"drawf 1 {faction}", decks={"I": deck})

    play(state, "draw I")

    assert (hand(state), shown(state)) == (card, card)


@rule("IM-42")
def test_drawf_any_names_the_faction_anew_for_each_card() -> None:
    state = acting("drawf 2 any", decks={"I": "D01a D03a"})

    play(state, "faction E", "draw I", "faction S", "draw I")

    assert hand(state) == "D01a D03a"


@rule("IM-L7", "IM-40")
def test_draw4_in_an_event_takes_cards_of_level_iv() -> None:
    game = invented(events={"V01": ("at once", "draw4 2")})

    state = position(game=game, event="V01", red={"hand": "D14a", "mine": {"I/0": "D14b"}})

    assert hand(state) == "D66 D66"


@rule("IM-L7", "IM-40")
def test_draw4_on_a_space_takes_a_card_of_level_iv() -> None:
    game = invented(boards={"1a": ["coin 1", "draw4 1", "vp 1"]})
    state = position(game=game, red={"coins": 4, "hand": "D14a", "marker": "1 at 0"})

    play(state, "skip", "surface advance")

    assert (marker(state), hand(state)) == ("1 at 2", "D66")


@rule("IM-39")
def test_cart_puts_a_token_on_an_incomplete_cart() -> None:
    state = acting("cart 1", "I/2", {"mine": {"I/0": "D01c"}})

    assert tokens(state) == "I/0 R"


@rule("IM-44")
def test_adv_moves_the_marker_and_gives_the_space() -> None:
    state = acting("adv 2")

    play(state, "board 1")

    assert (marker(state), coins(state)) == ("1 at 2", 2)


# -- gears -------------------------------------------------------------------------------------


@rule("IM-37")
def test_gear_places_gears_one_by_one() -> None:
    state = acting("gear 2 any", "I/2", {"mine": {"I/0": "D14a"}})

    play(state, "card I/0", "card I/2")

    assert (gears(state, "I/0"), gears(state, "I/2")) == (1, 1)


@rule("IM-37", "IM-A10")
def test_a_gear_beyond_the_third_is_lost() -> None:
    assert gears(acting("gear 5 this"), "I/0") == 3


@rule("IM-L5")
def test_ungear_takes_gears_off_any_cards_one_by_one() -> None:
    geared = {"I/0": "D14a, 2 gears", "I/-2": "D14b, 2 gears"}
    state = acting("ungear 2 > vp 7", "I/2", {"mine": geared})

    play(state, "card I/0", "card I/-2")

    assert (gears(state, "I/0"), gears(state, "I/-2"), vp(state)) == (1, 1, 7)


@rule("IM-L5")
def test_nothing_is_gained_before_the_last_gear_is_off() -> None:
    geared = {"I/0": "D14a, 2 gears", "I/-2": "D14b, 2 gears"}
    state = acting("ungear 2 > vp 7", "I/2", {"mine": geared})

    play(state, "card I/0")

    assert vp(state) == 0


@rule("IM-L5", "IM-A4")
def test_ungear_needs_all_its_gears_to_be_chosen() -> None:
    state = placed("ungear 2 > vp 7 | coin 1", "I/2", {"mine": {"I/0": "D14a, 1 gear"}})

    assert legal(state) == ["effect b", "skip"]


@rule("IM-L5", "IM-A4")
def test_a_later_price_in_gears_is_skipped_where_it_cannot_be_paid() -> None:
    state = acting("coin 1; ungear 2 > vp 7; coin 1", "I/2", {"mine": {"I/0": "D14a, 1 gear"}})

    assert (coins(state), vp(state), gears(state, "I/0")) == (2, 0, 1)


# -- destruction -------------------------------------------------------------------------------


@rule("IM-38", "IM-A6")
def test_ruin_puts_destruction_tokens() -> None:
    state = acting("ruin 2 any", "I/2", {"mine": {"I/0": "D14a"}})

    play(state, "card I/2")

    assert ruined(state) == "I/0 I/2"


@rule("IM-L9")
@pytest.mark.parametrize(("gain", "has"), [("coin 2", (4, 0)), ("vp 2", (0, 4))])
def test_fix_gains_for_each_token_removed(gain: str, has: tuple[int, int]) -> None:
    wrecks = {"I/0": "D14a, ruined", "I/-2": "D14b, ruined"}
    state = acting(f"fix 3 {gain}", "I/2", {"mine": wrecks})

    play(state, "card I/0", "card I/-2")

    assert ((coins(state), vp(state)), ruined(state)) == (has, "")


@rule("IM-L9")
def test_fix_may_be_stopped_at_any_time() -> None:
    wrecks = {"I/0": "D14a, ruined", "I/-2": "D14b, ruined"}
    state = acting("fix 2 coin 2", "I/2", {"mine": wrecks})

    play(state, "card I/0", "stop")

    assert (coins(state), ruined(state)) == (2, "I/-2")


@rule("IM-L9")
def test_fix_removes_no_more_tokens_than_it_says() -> None:
    wrecks = {"I/0": "D14a, ruined", "I/-2": "D14b, ruined"}
    state = acting("fix 1 coin 2", "I/2", {"mine": wrecks})

    play(state, "card I/0")

    assert (asked(state), ruined(state)) == ("surface", "I/-2")


# -- activations -------------------------------------------------------------------------------


@rule("IM-33", "IM-L9")
def test_act_activates_one_card_without_a_chain() -> None:
    cards = {"I/0": "D14a", "I/2": "D14b", "II/1": "D15a"}
    state = acting("act L2", "I/4", {"mine": cards})

    play(state, "effect b")

    assert (coins(state), asked(state), activated(state)) == (3, "surface", "II/1 I/4")


@rule("IM-L9")
def test_act_must_name_a_card_if_one_is_legal() -> None:
    state = acting("act L1", "I/4", {"mine": {"I/0": "D14a", "I/2": "D14b"}})

    assert legal(state) == ["card I/0", "card I/2"]


@rule("IM-L9")
def test_the_effect_of_an_activated_card_may_be_declined_but_its_activation_is_spent() -> None:
    state = acting("act L1; act L1", "I/2", {"mine": {"I/0": "D14a"}})

    play(state, "skip")

    assert (asked(state), activated(state)) == ("surface", "I/0 I/2")


@rule("IM-L6", "IM-32")
def test_again_lifts_the_once_a_round_rule_for_one_card() -> None:
    state = acting("again L1", "II/1", {"mine": {"I/0": "D14a, activated"}})

    play(state, "effect a")

    assert (coins(state), asked(state)) == (3, "surface")


@rule("IM-L6")
def test_only_cards_already_activated_can_be_lifted() -> None:
    cards = {"I/0": "D14a, activated", "I/2": "D14b", "I/4": "D13a, activated"}

    state = acting("again L1", "II/1", {"mine": cards})

    assert legal(state) == ["card I/0", "card I/4"]


@rule("IM-L6")
def test_a_card_is_lifted_at_most_once_a_round() -> None:
    state = acting(
        "again L1; act L1; again L1; act L1", "II/1", {"mine": {"I/0": "D14a, activated"}}
    )

    play(state, "effect a")

    assert (coins(state), asked(state)) == (3, "surface")


@rule("IM-L6", "IM-15")
def test_a_card_can_be_lifted_again_in_the_next_round() -> None:
    game = invented(X2="act L1; again L1; act L1")
    own = {"I/0": "D14a"}
    state = position(game=game, event="V04", goes_on=True, red={"hand": "X2 X2", "mine": own})

    play(state, "place 1", "effect a", "effect a", "effect a", "surface coins")
    before = coins(state)
    play(state, "effect a", "effect a", "effect a")

    assert coins(state) == before + 3 + 3
