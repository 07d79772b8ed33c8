"""Activation and the chain to the surface: IM-14, IM-27 to IM-33, IM-46, IM-A4, IM-A5."""

import pytest

from imperial_miners.look import activated, asked, coins, legal, tokens, told, vp
from imperial_miners.table import belongings, invented, play, position
from rules import rule

# Below III/0 a chain has two ways at every step.
WALL = {
    "I/-2": "D01a",
    "I/0": "D06a",
    "I/2": "D12a",
    "II/-1": "D15a",
    "II/1": "D20a",
}


@rule("IM-27", "IM-18")
def test_the_placed_card_is_activated_first() -> None:
    state = position(red={"coins": 9, "hand": "D35a", "mine": WALL})

    play(state, "place 0")

    assert (asked(state), activated(state)) == ("effect", "III/0")


@rule("IM-28")
def test_then_one_of_the_two_cards_above_is_chosen() -> None:
    state = position(red={"coins": 9, "hand": "D35a", "mine": WALL})

    play(state, "place 0", "skip")

    assert legal(state) == ["climb left", "climb right"]


@rule("IM-28")
@pytest.mark.parametrize(
    ("ways", "passed"),
    [
        ("left left", "I/-2 II/-1 III/0"),
        ("left right", "I/0 II/-1 III/0"),
        ("right left", "I/0 II/1 III/0"),
        ("right right", "I/2 II/1 III/0"),
    ],
)
def test_the_chain_activates_one_card_of_each_row_up_to_the_surface(ways: str, passed: str) -> None:
    state = position(red={"coins": 9, "hand": "D35a", "mine": WALL})

    first, second = ways.split()
    play(state, "place 0", "skip", f"climb {first}", "skip", f"climb {second}", "skip")

    assert (asked(state), activated(state)) == ("surface", passed)


@rule("IM-28")
def test_a_single_card_above_is_taken_without_asking() -> None:
    state = position(red={"coins": 9, "hand": "D15a", "mine": {"I/0": "D06a"}})

    play(state, "place 1", "skip")

    assert (asked(state), activated(state)) == ("effect", "I/0 II/1")


@rule("IM-28", "IM-29")
def test_a_level_i_card_leads_straight_to_the_surface() -> None:
    state = position(red={"hand": "D14a", "mine": {"I/0": "D01a"}})

    play(state, "place 2", "effect a")

    assert (asked(state), activated(state)) == ("surface", "I/2")


@rule("IM-29")
def test_after_one_effect_of_the_surface_the_mine_phase_is_over() -> None:
    state = position(red={"hand": "D14a"})

    play(state, "effect a", "surface coins")

    assert state.is_over()


@rule("IM-30")
def test_an_effect_is_finished_before_the_next_card_is_activated() -> None:
    state = position(red={"coins": 9, "hand": "D34a", "mine": {"I/0": "D01a"}})

    play(state, "place 1", "effect b", "draw I", "draw II")

    assert (asked(state), activated(state)) == ("draw", "II/1")


@rule("IM-14")
def test_of_two_effects_one_is_picked() -> None:
    state = position(red={"hand": "D14a"})
    assert legal(state) == ["effect a", "effect b", "skip"]

    play(state, "effect a")

    assert (coins(state), asked(state)) == (3, "surface")


@rule("IM-14")
def test_of_one_effect_there_is_nothing_to_pick_but_to_decline() -> None:
    state = position(game=invented(X1="coin 4"), red={"hand": "X1"})

    assert legal(state) == ["effect a", "skip"]


@rule("IM-14")
def test_another_effect_may_be_picked_at_the_next_activation() -> None:
    state = position(event="V12 V15", red={"coins": 2, "hand": "D14a D15a"})
    play(state, "effect a", "skip")

    play(state, "place 1", "skip")

    assert legal(state) == ["effect a", "effect b", "skip"]


@rule("IM-31")
def test_a_cards_effect_may_be_declined() -> None:
    state = position(red={"hand": "D14a"})

    play(state, "skip")

    assert (coins(state), asked(state), activated(state)) == (0, "surface", "I/0")


@rule("IM-31")
def test_a_chosen_effect_is_carried_out_as_far_as_possible() -> None:
    # No incomplete cart anywhere: only the coin is left of `cart 1; coin 1`.
    state = position(red={"hand": "D12a"})

    play(state, "effect a")

    assert (coins(state), asked(state)) == (1, "surface")


@rule("IM-31")
def test_a_step_of_a_chosen_effect_cannot_be_declined() -> None:
    state = position(red={"hand": "D08a", "mine": {"I/0": "D01a", "I/2": "D02a"}})

    play(state, "place 4", "effect a")

    assert legal(state) == ["card I/0", "card I/2", "card I/4"]


@rule("IM-A5")
def test_steps_run_in_printed_order() -> None:
    state = position(game=invented(X1="coin 3; pay 3 > vp 2; coin 1"), red={"hand": "X1"})

    play(state, "effect a")

    assert (told(state, "gained_coins"), told(state, "gained_vp")) == (
        ["red 3", "red 1"],
        ["red 2"],
    )
    assert coins(state) == 1


@rule("IM-32")
def test_a_card_already_activated_is_passed_without_its_effect() -> None:
    laid = {"I/0": "D01a, activated", "I/2": "D06a", "II/1": "D20a"}
    state = position(red={"coins": 9, "hand": "D34a", "mine": laid})

    play(state, "place -1", "effect b", "draw I", "draw I", "draw I")

    assert (asked(state), activated(state)) == ("surface", "I/0 II/-1")


@rule("IM-32", "IM-33")
def test_a_specially_activated_card_is_not_activated_again_by_the_chain() -> None:
    state = position(red={"coins": 2, "hand": "D34a", "mine": {"I/0": "D14a"}})

    play(state, "place 1", "effect a", "effect a")

    assert (asked(state), coins(state)) == ("surface", 3 + 1)


@rule("IM-32", "IM-33")
def test_a_special_activation_offers_only_cards_not_yet_activated() -> None:
    laid = {"I/0": "D01a, activated", "I/2": "D06a", "I/4": "D12a"}
    state = position(red={"coins": 2, "hand": "D34a", "mine": laid})

    play(state, "place 1", "effect a")

    assert legal(state) == ["card I/2", "card I/4"]


@rule("IM-33")
def test_a_special_activation_starts_no_chain() -> None:
    # Silk Screen Passage activates Cask Vault beside it; the cards above that one stay.
    laid = {"I/-2": "D01a", "I/0": "D06a", "I/2": "D12a", "II/-1": "D15b"}
    state = position(red={"coins": 9, "hand": "D25a", "mine": laid})

    play(state, "place 1", "effect a", "card II/-1", "effect b")

    assert (legal(state), activated(state)) == (["climb left", "climb right"], "II/-1 II/1")


@rule("IM-33", "IM-32")
def test_a_chain_of_special_activations_comes_to_its_end() -> None:
    game = invented(X2="act adj", X1="act adj; coin 1")
    laid = {"I/0": "X1", "I/2": "X1", "II/-1": "X2"}
    state = position(game=game, red={"hand": "X2", "mine": laid})

    play(state, "place 1", "effect a", "card I/0", "effect a", "card I/2", "effect a")

    assert (asked(state), coins(state), activated(state)) == ("climb", 2, "I/0 I/2 II/1")


@rule("IM-32")
def test_all_cards_may_be_activated_again_in_the_next_round() -> None:
    laid = {"I/0": "D14a"}
    state = position(event="V12 V15", red={"hand": "D01a D02a D03a", "mine": laid})
    play(state, "play D01a", "place 2", "skip")
    assert activated(state) == "I/2"

    play(state, "skip")

    assert activated(state) == ""


@rule("IM-A4")
@pytest.mark.parametrize(
    ("purse", "offered"), [(3, "effect b, skip"), (4, "effect a, effect b, skip")]
)
def test_an_effect_whose_first_step_is_a_price_needs_the_whole_price(
    purse: int, offered: str
) -> None:
    # Reed Canal costs 2, its second effect 3; the Scots of Cask Vault make 5 coins 4.
    state = position(red={"coins": purse + 2, "hand": "D15a", "mine": {"I/0": "D06a"}})

    play(state, "place 1")

    assert legal(state) == offered.split(", ")


@rule("IM-A4")
def test_a_card_of_which_no_price_can_be_paid_gives_nothing() -> None:
    state = position(game=invented(X1="pay 2 > vp 5"), red={"coins": 1, "hand": "X1"})

    assert (asked(state), activated(state), vp(state)) == ("surface", "I/0", 0)


@rule("IM-A4")
def test_a_later_price_does_not_bar_the_choice_and_its_step_is_skipped() -> None:
    game = invented(X1="coin 1; pay 3 > vp 5; vp 1")
    state = position(game=game, red={"coins": 1, "hand": "X1"})

    play(state, "effect a")

    assert (coins(state), vp(state)) == (2, 1)


@rule("IM-A4")
def test_a_later_price_is_paid_if_possible() -> None:
    game = invented(X1="coin 1; pay 3 > vp 5; vp 1")
    state = position(game=game, red={"coins": 2, "hand": "X1"})

    play(state, "effect a")

    assert (coins(state), vp(state)) == (0, 6)


@rule("IM-A4")
def test_the_gain_of_a_price_comes_as_far_as_possible() -> None:
    # Toll Road pays for three carts; only one border has a loaded half.
    state = position(red={"coins": 2 + 2, "hand": "D33", "mine": {"I/0": "D01a"}})

    play(state, "place 1", "effect b")

    assert (coins(state), tokens(state)) == (0, "I/0 BR")


@rule("IM-A4")
def test_a_price_in_gears_bars_too() -> None:
    game = invented(X1="ungear 2 > vp 5 | coin 1")
    state = position(game=game, red={"hand": "X1", "mine": {"I/0": "D06a, 1 gear"}})

    play(state, "place 2")

    assert legal(state) == ["effect b", "skip"]


@rule("IM-46")
@pytest.mark.parametrize(
    ("laid", "paid"),
    [
        ({"I/0": "D03a"}, 4),
        ({"I/0": "D01a"}, 3),
        ({"I/0": "D01a", "I/2": "D01b", "I/4": "D02a"}, 1),
        ({"I/0": "D01a", "I/2": "D01b", "I/4": "D02a", "I/6": "D02b", "I/8": "D01c"}, 0),
    ],
)
def test_a_scots_price_falls_with_each_scots_card_the_placed_one_included(
    laid: dict[str, str], paid: int
) -> None:
    state = position(red={"coins": 9, "hand": "D15a", "mine": laid})
    play(state, "place 1")

    play(state, "effect a")

    assert (7 - coins(state), vp(state)) == (paid, 3)


@rule("IM-46")
def test_a_card_of_two_factions_is_a_scots_card_too() -> None:
    state = position(red={"coins": 2 + 4, "hand": "D28", "mine": {"I/0": "D03a"}})

    play(state, "place 1", "effect a")

    assert coins(state) == 0


@rule("IM-46")
def test_a_price_that_is_not_scots_stays_as_it_is() -> None:
    state = position(red={"coins": 1, "hand": "D04a", "mine": {"I/0": "D01a", "I/2": "D01b"}})

    play(state, "place 4", "effect a", "board 1")

    # What is left is the gift of the second space.
    assert coins(state) == 2


@rule("IM-A19")
def test_scots_do_not_lower_what_it_costs_to_play_a_card() -> None:
    laid = {"I/0": "D01a", "I/2": "D01b", "I/4": "D02a"}
    state = position(red={"coins": 9, "hand": "D15a", "mine": laid})

    play(state, "place 1")

    assert coins(state) == 9 - 2


@rule("IM-20")
def test_no_effect_touches_anothers_mine() -> None:
    game = invented(X1="ruin 1 any; gear 1 any; act any")
    state = position(
        2, game=game, red={"hand": "X1", "mine": {"I/0": "X1"}}, blue={"mine": {"I/0": "D01a"}}
    )
    before = belongings(state, 1)

    play(state, "red: place 2", "red: effect a")
    offered = [legal(state)]
    play(state, "red: card I/0")
    offered.append(legal(state))

    assert offered == [["card I/0", "card I/2"]] * 2
    assert belongings(state, 1) == before
