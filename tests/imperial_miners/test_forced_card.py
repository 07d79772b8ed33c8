"""When no card can be played: IM-19, IM-A2, IM-A3, and what it costs: IM-12, IM-A24."""

import pytest

from imperial_miners.look import asked, coins, deck, hand, legal, mine, to_act, told
from imperial_miners.table import play, position
from rules import rule

SHAFT = {"I/0": "D14a"}


@rule("IM-12", "IM-18")
@pytest.mark.parametrize(
    ("card", "price"), [("D01a", 0), ("D15a", 2), ("D36a", 4), ("D37", 0), ("D47", 13), ("D66", 0)]
)
def test_a_revealed_card_is_paid_for(card: str, price: int) -> None:
    laid = SHAFT | {"I/2": "D02a", "II/1": "D20a", "II/3": "D21a", "III/2": "D35a"}
    state = position(red={"coins": 15, "hand": f"{card} D03a", "mine": laid})

    play(state, f"play {card}")

    assert (coins(state), hand(state)) == (15 - price, "D03a")


@rule("IM-12")
def test_a_card_that_is_too_dear_cannot_be_played() -> None:
    laid = SHAFT | {"II/1": "D20a"}
    state = position(red={"coins": 4, "hand": "D35a D38 D44a D51 D01a", "mine": laid})

    assert legal(state) == ["play D01a", "play D35a", "play D44a"]


@rule("IM-A24", "IM-12")
def test_an_event_lowers_the_cost_before_paying() -> None:
    laid = SHAFT | {"II/1": "D20a"}
    state = position(event="V12", red={"coins": 2, "hand": "D35a D36a D01a", "mine": laid})

    play(state, "play D35a")

    assert coins(state) == 0


@rule("IM-A24", "IM-12")
def test_a_lowered_cost_never_falls_below_0() -> None:
    laid = SHAFT | {"II/1": "D20a"}
    state = position(event="V12", red={"coins": 1, "hand": "D37 D01a", "mine": laid})

    play(state, "play D37")

    assert coins(state) == 1


@rule("IM-A24")
def test_the_event_lowers_only_the_level_it_names() -> None:
    state = position(event="V12", red={"coins": 2, "hand": "D15a D01a", "mine": SHAFT})

    play(state, "play D15a")

    assert coins(state) == 0


@rule("IM-19")
def test_who_can_play_no_card_plays_the_top_card_of_deck_i() -> None:
    state = position(decks={"I": "D06a D01a"}, red={"coins": 1, "hand": "D15a", "mine": SHAFT})

    play(state, "place 2")

    assert (mine(state), deck(state, "I")) == ({"I/0": "D14a", "I/2": "D06a"}, "D01a")
    assert (asked(state), told(state, "forced")) == ("effect", ["red D06"])


@rule("IM-19")
def test_an_empty_hand_can_play_nothing() -> None:
    state = position(decks={"I": "D06a"})

    assert mine(state) == {"I/0": "D06a"}


@rule("IM-A2")
@pytest.mark.parametrize(
    ("in_hand", "purse"),
    [("D15a", 1), ("D35a", 9), ("D66", 9), ("D35a D66 D36a", 99)],
    ids=["too dear", "no place", "no place for IV", "no place for all"],
)
def test_a_card_counts_only_with_a_payable_cost_and_a_legal_place(in_hand: str, purse: int) -> None:
    state = position(red={"coins": purse, "hand": in_hand, "mine": SHAFT})

    assert (len(told(state, "forced")), hand(state)) == (
        1,
        in_hand if " " not in in_hand else "D35a D36a D66",
    )


@rule("IM-A2")
def test_who_can_play_a_card_must() -> None:
    state = position(red={"coins": 2, "hand": "D15a", "mine": SHAFT})

    assert (told(state, "forced"), told(state, "revealed"), legal(state)) == (
        [],
        ["red D15"],
        ["place -1", "place 1"],
    )


@rule("IM-A2")
def test_a_level_i_card_in_hand_is_always_playable() -> None:
    state = position(red={"coins": 0, "hand": "D01a D35a", "mine": SHAFT})

    assert (told(state, "forced"), told(state, "revealed")) == ([], ["red D01"])


@rule("IM-A3")
def test_the_forced_card_is_not_bound_by_the_hand_limit() -> None:
    eight = "D35a D35b D36a D36b D38 D39a D39b D40a"
    state = position(decks={"I": "D06a"}, red={"hand": eight, "mine": SHAFT})

    assert (hand(state), legal(state)) == (eight, ["place -2", "place 2"])


@rule("IM-19", "IM-43")
def test_a_forced_card_makes_an_empty_deck_anew() -> None:
    state = position(decks={"I": ""}, discards="D06a")

    assert (mine(state), state.discards[0]) == ({"I/0": "D06a"}, [])


@rule("IM-19")
def test_without_a_card_of_level_i_the_seat_skips_its_mine_phase() -> None:
    state = position(2, decks={"I": ""}, red={"coins": 1}, blue={"hand": "D01a D02a"})

    play(state, "blue: play D02a")

    assert (mine(state), coins(state), to_act(state)) == ({}, 1, "blue")
    assert told(state, "idle") == ["red"]


@rule("IM-19", "IM-A22")
def test_forced_cards_are_taken_in_seat_order_before_anyone_places() -> None:
    state = position(
        3,
        round_=2,
        decks={"I": "D06a D07a D08a"},
        red={"mine": SHAFT},
        blue={"mine": {"I/0": "D14b"}},
        green={"mine": {"I/0": "D01a"}},
    )

    cards = [state.cards.cards[player.sealed].notation for player in state.players]

    assert (to_act(state), cards) == ("red, blue, green", ["D08a", "D06a", "D07a"])
