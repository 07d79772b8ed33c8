"""Drawing, and the hand limit: IM-40, IM-41, IM-43, IM-A21, IM-A23, IM-A27, IM-A28."""

import pytest

from imperial_miners.look import (
    asked,
    coins,
    deck,
    discards,
    hand,
    legal,
    marker,
    told,
    vp,
)
from imperial_miners.table import invented, play, position
from rules import rule

EIGHT = "D15a D15b D15c D16a D16b D17a D17b D17c"


@rule("IM-40")
def test_each_card_is_drawn_from_a_deck_chosen_anew() -> None:
    decks = {"I": "D01a D01b", "II": "D15a", "III": "D35a"}
    state = position(decks=decks, red={"hand": "D14a"})

    play(state, "effect b", "draw III")
    offered = legal(state)
    play(state, "draw I")

    assert (offered, hand(state)) == (["draw I", "draw II"], "D01a D35a")


@rule("IM-40")
def test_level_iv_cannot_be_drawn() -> None:
    state = position(red={"hand": "D14a"})

    play(state, "effect b")

    assert legal(state) == ["draw I", "draw II", "draw III"]


@rule("IM-40", "IM-A28")
def test_level_iv_comes_from_progress_boards() -> None:
    state = position(boards="1a+2a+3b", red={"hand": "D03a", "marker": "3 at 7"})

    play(state, "effect a")

    assert hand(state) == "D66"


@rule("IM-43")
def test_an_empty_deck_is_made_anew_from_its_discard_pile() -> None:
    state = position(decks={"I": ""}, discards="D01a D02a", red={"hand": "D14a"})

    play(state, "effect b", "draw I")

    assert sorted(f"{hand(state)} {deck(state, 'I')}".split()) == ["D01a", "D02a"]
    assert (discards(state), len(told(state, "reshuffled"))) == ("", 1)


@rule("IM-43")
def test_the_discard_pile_is_shuffled() -> None:
    drawn = set()
    for seed in range(20):
        state = position(
            decks={"I": ""}, discards="D01a D02a D03a", seed=seed, red={"hand": "D14a"}
        )
        play(state, "effect b", "draw I")
        drawn.add(hand(state))

    assert drawn == {"D01a", "D02a", "D03a"}


@rule("IM-43")
def test_a_deck_is_rebuilt_when_a_card_is_needed_not_when_the_last_one_leaves() -> None:
    state = position(decks={"I": "D01a"}, discards="D02a", red={"hand": "D14a"})

    play(state, "effect b", "draw I")

    assert (deck(state, "I"), discards(state), legal(state)) == (
        "",
        "D02a",
        ["draw I", "draw II", "draw III"],
    )


@rule("IM-43")
def test_level_iv_is_rebuilt_likewise() -> None:
    state = position(
        event="V03", decks={"IV": ""}, discards="D66", red={"coins": 5, "hand": "D01a D14a"}
    )

    play(state, "yes")

    assert (hand(state), discards(state)) == ("D01a D14a D66", "")


@rule("IM-43")
def test_with_level_iv_and_its_pile_empty_nothing_is_taken() -> None:
    state = position(event="V03", decks={"IV": ""}, red={"coins": 5, "hand": "D01a D14a"})

    play(state, "yes")

    assert (hand(state), coins(state)) == ("D01a D14a", 0)


@rule("IM-A21")
def test_a_deck_that_is_empty_like_its_pile_cannot_be_chosen() -> None:
    state = position(decks={"II": ""}, red={"hand": "D14a"})

    play(state, "effect b")

    assert legal(state) == ["draw I", "draw III"]


@rule("IM-A21")
def test_with_all_three_decks_empty_the_draw_is_skipped() -> None:
    state = position(decks={"I": "", "II": "", "III": ""}, red={"hand": "D14a"})

    play(state, "effect b")

    assert (hand(state), asked(state)) == ("", "surface")


@rule("IM-41")
def test_a_hand_of_more_than_eight_is_discarded_down_by_choice() -> None:
    state = position(decks={"I": "D01a"}, red={"hand": f"D14a {EIGHT}"})

    play(state, "effect b", "draw I", "draw III")

    assert (asked(state), legal(state)) == (
        "discard_down",
        [f"discard {name}" for name in f"D01a {EIGHT} D35a".split()],
    )


@rule("IM-41")
def test_eight_cards_are_kept() -> None:
    state = position(red={"hand": f"D14a {EIGHT.removesuffix(' D17b D17c')}"})

    play(state, "effect b", "draw I", "draw I")

    assert (len(hand(state).split()), asked(state)) == (8, "surface")


@rule("IM-41", "IM-A27")
def test_the_excess_goes_to_the_piles_of_its_levels() -> None:
    state = position(decks={"I": "D01a"}, red={"hand": f"D14a {EIGHT}"})

    play(state, "effect b", "draw I", "draw III", "discard D15a", "discard D01a")

    assert (len(hand(state).split()), asked(state)) == (8, "surface")
    assert [len(pile) for pile in state.discards] == [1, 1, 0, 0]
    assert discards(state) == "D01a D15a"


@rule("IM-A23")
def test_the_hand_limit_is_checked_once_the_whole_effect_is_done() -> None:
    # Lapis Archive: advance 1, draw a card, a point. The point comes before the check.
    laid = {"I/0": "D14a", "II/1": "D20a"}
    state = position(red={"coins": 9, "hand": f"D42 {EIGHT}", "mine": laid, "marker": "1 at 1"})

    play(state, "play D42", "place 2", "effect a", "draw I")

    assert (asked(state), vp(state), marker(state)) == ("discard_down", 1, "1 at 2")


@rule("IM-A23")
def test_a_spaces_effect_is_part_of_the_effect_that_moved_the_marker() -> None:
    # Lapis Archive comes to a space that lets draw; its own card and point come before the check.
    laid = {"I/0": "D14a", "II/1": "D20a"}
    state = position(red={"coins": 9, "hand": f"D42 {EIGHT}", "mine": laid, "marker": "3 at 1"})

    play(state, "play D42", "place 2", "effect a", "draw I")
    between = asked(state)
    play(state, "draw I")

    assert (between, asked(state), len(hand(state).split())) == ("draw", "discard_down", 10)


@rule("IM-A23")
def test_a_specially_activated_cards_effect_has_its_own_hand_check() -> None:
    # Deep Canteen: activate Common Shaft, which draws two; then a coin.
    laid = {"I/0": "D14a"}
    state = position(red={"coins": 9, "hand": f"D34a {EIGHT}", "mine": laid})

    play(state, "play D34a", "place 1", "effect a", "effect b", "draw I", "draw I")

    assert (asked(state), coins(state)) == ("discard_down", 7)


@rule("IM-A23")
def test_space_effects_are_mandatory() -> None:
    state = position(red={"hand": "D03a", "marker": "3 at 1"})

    play(state, "effect a")

    assert legal(state) == ["draw I", "draw II", "draw III"]


@rule("IM-A28")
def test_a_level_iv_card_counts_for_the_hand_limit() -> None:
    state = position(event="V03", red={"coins": 5, "hand": EIGHT})

    play(state, "yes")

    assert (asked(state), "discard D66" in legal(state)) == ("discard_down", True)


@rule("IM-A27")
def test_a_discarded_level_iv_card_goes_to_its_own_pile() -> None:
    state = position(event="V02", red={"hand": "D66 D01a"})

    play(state, "discard D66", "stop")

    assert [len(pile) for pile in state.discards] == [0, 0, 0, 1]


@rule("IM-18")
def test_identical_copies_are_offered_once() -> None:
    game = invented(X1="coin 1")
    state = position(event="V02", game=game, red={"hand": "X1 X1 D01a"})

    assert legal(state) == ["discard D01a", "discard X1", "stop"]


@rule("IM-40")
@pytest.mark.parametrize("top", ["D15a", "D20a"])
def test_the_top_card_is_drawn(top: str) -> None:
    state = position(decks={"II": f"{top} D16a"}, red={"hand": "D14a"})

    play(state, "effect b", "draw II")

    assert hand(state) == top
