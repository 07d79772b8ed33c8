"""Targets, quantities and conditions of the effect language, each one played."""

from typing import Final

import pytest

from imperial_miners.look import coins, gears, legal, marker, ruined, tokens, vp
from imperial_miners.phrases import acting
from imperial_miners.table import Belongings, invented, play, position
from pithead.games.imperial_miners.quantities import QUANTITIES, TARGETS
from rules import rule

# The acting card will lie at II/1: two cards above it, one beside it on each hand, two below.
ALL_AROUND: Final = {
    "I/-2": "D01a",  # S
    "I/0": "D06a",  # A
    "I/2": "D12a",  # R
    "I/4": "D08a",  # B
    "I/6": "D03a",  # E
    "II/-1": "D15a",  # S
    "II/3": "D28",  # S and E
    "II/5": "D31",  # B and J
    "III/0": "D62",  # A and J
    "III/2": "D63",  # B and R
    "IV/-1": "D66",
    "IV/1": "D66",
}

# -- targets -----------------------------------------------------------------------------------

NAMED: Final = {
    "this": "II/1",
    "any": "I/-2 I/0 I/2 I/4 I/6 II/-1 II/3 II/5 III/0 III/2 IV/-1 IV/1 II/1",
    "adj": "I/0 I/2 II/-1 II/3 III/0 III/2",
    "above": "I/0 I/2",
    "below": "III/0 III/2",
    "row": "II/-1 II/3 II/5 II/1",
    "L1": "I/-2 I/0 I/2 I/4 I/6",
    "L2": "II/-1 II/3 II/5 II/1",
    "L3": "III/0 III/2",
    "L4": "IV/-1 IV/1",
    "S": "I/-2 II/-1 II/3",
    "E": "I/6 II/3",
    "A": "I/0 III/0",
    "B": "I/4 II/5 III/2",
    "J": "II/5 III/0",
    "R": "I/2 III/2",
    "edge": "I/-2 I/6 II/-1 II/5 III/0 III/2 IV/-1 IV/1",
}
# What lies on a card, not the card itself.
MARKED: Final = {"geared": "II/3 III/0", "ruined": "I/4 III/2"}


def test_every_target_is_tried() -> None:
    assert sorted([*NAMED, *MARKED]) == sorted(TARGETS)


@rule("IM-L1", "IM-L8", "IM-22")
@pytest.mark.parametrize("target", [target for target in NAMED if target != "this"])
def test_a_target_names_these_cards(target: str) -> None:
    state = acting(f"ruin 1 {target}", "II/1", {"mine": ALL_AROUND})

    assert legal(state) == [f"card {spot}" for spot in NAMED[target].split()]


@rule("IM-33")
@pytest.mark.parametrize("target", MARKED)
def test_a_target_names_cards_by_what_lies_on_them(target: str) -> None:
    marked = {"II/3": "D28, 1 gear", "III/0": "D62, 3 gears"}
    marked |= {"I/4": "D08a, ruined", "III/2": "D63, ruined"}

    state = acting(f"act {target}", "II/1", {"mine": ALL_AROUND | marked})

    assert legal(state) == [f"card {spot}" for spot in MARKED[target].split()]


@rule("IM-A7", "IM-38")
def test_activating_a_card_with_a_destruction_token_removes_it() -> None:
    state = acting("act ruined; coin 1", "I/2", {"mine": {"I/0": "D01a, ruined"}})

    assert (ruined(state), coins(state)) == ("", 1)


def test_this_is_the_acting_card() -> None:
    state = acting("ruin 1 this", "II/1", {"mine": ALL_AROUND})

    assert ruined(state) == "II/1"


@rule("IM-37")
def test_gears_are_offered_only_cards_below_three() -> None:
    mine = ALL_AROUND | {"I/0": "D06a, 3 gears", "I/2": "D12a, 2 gears"}

    state = acting("gear 1 L1", "II/1", {"mine": mine})

    assert legal(state) == ["card I/-2", "card I/2", "card I/4", "card I/6"]


@rule("IM-38")
def test_destruction_is_offered_only_cards_without_a_token() -> None:
    state = acting("ruin 1 B", "II/1", {"mine": ALL_AROUND | {"I/4": "D08a, ruined"}})

    assert legal(state) == ["card II/5", "card III/2"]


@rule("IM-32", "IM-L9")
def test_activation_is_offered_only_cards_not_yet_activated() -> None:
    state = acting("act S", "II/1", {"mine": ALL_AROUND | {"I/-2": "D01a, activated"}})

    assert legal(state) == ["card II/-1", "card II/3"]


def test_a_target_without_a_legal_card_asks_nothing() -> None:
    state = acting("ruin 1 L3; coin 1", "I/0")

    assert (ruined(state), coins(state)) == ("", 1)


# -- quantities --------------------------------------------------------------------------------

RICH: Final[Belongings] = {
    "coins": 7,
    "hand": "D14a D14b",
    "marker": "2 at 5",
    "finished": 2,
    "tokens": "I/0 BR",
    "mine": {
        "I/-2": "D01a, activated",
        "I/0": "D06a, 3 gears",
        "I/2": "D12a, ruined",
        "I/4": "D08a, ruined",
        "II/-1": "D15a",
        "II/3": "D28",
        "III/0": "D62, 1 gear",
        "IV/1": "D66",
    },
}

# With the acting card at II/1 and two gears on it. D01a and D15a, D08a and D28 share loaded carts.
COUNTED: Final = {
    "S": 3, "E": 1, "A": 2, "B": 1, "J": 1, "R": 1, "div": 6, "adj": 5, "adjF": 5, "gthis": 2,
    "gall": 6, "full": 1, "ruins": 2, "carts": 3, "carts_this": 1, "pos": 5, "fin": 2, "row": 3,
    "lvl1": 4, "lvl2": 3, "lvl3": 1, "lvl4": 1, "depth": 4, "hand": 2, "coins": 7, "acted": 2,
}  # fmt: skip


def test_every_quantity_is_tried() -> None:
    assert list(COUNTED) == QUANTITIES


@rule("IM-L1", "IM-L8", "IM-A18")
@pytest.mark.parametrize("quantity", QUANTITIES)
def test_a_quantity_counts_this_much(quantity: str) -> None:
    state = acting(f"gear 2 this; vp 1 per {quantity}", "II/1", RICH)

    assert vp(state) == COUNTED[quantity]


@rule("IM-L1", "IM-L8", "IM-A18")
@pytest.mark.parametrize("quantity", QUANTITIES)
def test_a_condition_holds_from_that_number_on(quantity: str) -> None:
    n = COUNTED[quantity]
    effect = f"gear 2 this; if {quantity}>={n} > vp 1; if {quantity}>={n + 1} > vp 9"

    state = acting(effect, "II/1", RICH)

    assert vp(state) == 1


@pytest.mark.parametrize("quantity", ["B", "div", "adj", "adjF", "gthis", "gall", "full", "ruins"])
def test_a_lonely_card_counts_nothing_of_the_kind(quantity: str) -> None:
    state = acting(f"vp 1 per {quantity}")

    assert vp(state) == 0


@rule("IM-A18")
def test_a_card_of_two_factions_counts_for_both() -> None:
    state = acting("vp 1 per S; coin 1 per E", "II/1", {"mine": {"I/0": "D14a", "II/-1": "D28"}})

    assert (vp(state), coins(state)) == (1, 1)


@rule("IM-L6")
def test_acted_counts_cards_and_not_activations() -> None:
    mine = {"I/0": "D14a, activated"}
    state = acting("again L1; act L1; vp 1 per acted", "II/1", {"mine": mine})

    play(state, "effect a")

    assert vp(state) == 2


@rule("IM-L10")
def test_the_position_is_nought_before_the_first_advance() -> None:
    assert vp(acting("vp 1 per pos")) == 0


@rule("IM-L10", "IM-45")
def test_the_position_is_one_after_a_change_of_board() -> None:
    state = acting("adv 9; vp 1 per pos", red={"marker": "1 at 7"})

    play(state, "board 3")

    assert (marker(state), vp(state)) == ("3 at 1", 3 + 1)


@rule("IM-L10", "IM-A14")
def test_finishing_counts_before_the_top_effect() -> None:
    game = invented(boards={"1a": ["coin 1", "vp 1 per fin"]}, X1="adv 5")
    state = position(game=game, red={"hand": "X1", "marker": "1 at 1", "finished": 1})

    play(state, "effect a", "board 2")

    assert vp(state) == 2


@rule("IM-L10")
def test_finishing_the_same_board_twice_counts_twice() -> None:
    short = ["coin 1", "coin 1"]
    game = invented(boards={"1a": short, "2a": short}, X1="adv 2; adv 2; adv 2; vp 1 per fin")
    state = position(game=game, red={"hand": "X1", "marker": "1 at 0"})

    play(state, "effect a", "board 2", "board 1", "board 3")

    assert vp(state) == 3


# -- per ---------------------------------------------------------------------------------------


@rule("IM-L2")
@pytest.mark.parametrize(
    ("phrase", "points"),
    [
        ("vp 2 per lvl1", 8),
        ("vp 1 per lvl1/3", 1),
        ("vp 2 per lvl1/2", 4),
        ("vp 1 per lvl1/5", 0),
        ("vp 1 per lvl1 max 3", 3),
        ("vp 2 per lvl1 max 3", 6),
        ("vp 3 per lvl1/2 max 1", 3),
        ("vp 1 per lvl1 max 9", 4),
    ],
)
def test_the_amount_is_repeated_up_to_the_most(phrase: str, points: int) -> None:
    assert vp(acting(phrase, "II/1", RICH)) == points


@rule("IM-L2", "IM-44")
def test_an_advance_per_gear_is_one_advance() -> None:
    state = acting("gear 3 this; adv 1 per gthis", red={"marker": "1 at 0"})

    assert (marker(state), coins(state), vp(state)) == ("1 at 3", 0, 1)


@rule("IM-L2")
def test_an_advance_of_nothing_chooses_no_board() -> None:
    state = acting("adv 1 per gthis")

    assert (marker(state), legal(state)[0]) == ("none", "surface coins")


@rule("IM-L2")
def test_an_advance_of_nothing_gives_no_space_again() -> None:
    state = acting("adv 1 per gthis", red={"marker": "1 at 2"})

    assert (marker(state), coins(state)) == ("1 at 2", 0)


@rule("IM-L2")
def test_per_binds_to_the_nearest_step_only() -> None:
    state = acting("vp 1; coin 1 per lvl1", "II/1", RICH)

    assert (vp(state), coins(state)) == (1, 7 + 4)


@rule("IM-L2", "IM-A4")
def test_a_price_is_not_multiplied() -> None:
    state = acting("pay 2 > vp 1 per lvl1", "II/1", RICH)

    assert (vp(state), coins(state)) == (4, 5)


@rule("IM-L2", "IM-A10")
def test_the_amount_is_worked_out_when_its_step_starts() -> None:
    state = acting("vp 1 per gthis; gear 1 this; vp 1 per gthis")

    assert vp(state) == 1


@rule("IM-L2")
def test_gears_per_level_are_asked_one_by_one() -> None:
    state = acting("gear 1 any per lvl1", "II/1", {"mine": {"I/0": "D14a", "I/2": "D14b"}})

    play(state, "card I/0", "card II/1")

    assert (gears(state, "I/0"), gears(state, "II/1")) == (1, 1)


@rule("IM-L2", "IM-39")
def test_carts_per_level_are_asked_one_by_one() -> None:
    mine = {"I/0": "D01c", "I/2": "D14a", "I/-2": "D14b"}

    state = acting("cart 1 per lvl1", "II/1", {"mine": mine})
    play(state, "cart I/-2 R")

    assert tokens(state).startswith("I/-2 R")


# -- conditions --------------------------------------------------------------------------------

ROW: Final = {"I/0": "D14a", "I/2": "D14b", "I/4": "D13a", "II/1": "D15a", "II/5": "D16a"}


@rule("IM-L8")
@pytest.mark.parametrize(
    ("at", "edge", "enclosed"),
    [("II/-1", 1, 0), ("II/3", 0, 1)],
    ids=["beside one card", "between two"],
)
def test_edge_and_enclosed_are_opposites(at: str, edge: int, enclosed: int) -> None:
    state = acting("if edge > vp 1; if enclosed > coin 1", at, {"mine": ROW})

    assert (vp(state), coins(state)) == (edge, enclosed)


@rule("IM-L8")
def test_a_lonely_card_lies_at_the_edge() -> None:
    state = acting("if edge > vp 1; if enclosed > coin 1")

    assert (vp(state), coins(state)) == (1, 0)


@pytest.mark.parametrize(("at", "points"), [("II/-1", 0), ("II/3", 1)])
def test_two_above_means_both_upper_neighbours(at: str, points: int) -> None:
    assert vp(acting("if two_above > vp 1", at, {"mine": ROW})) == points


def test_two_above_is_always_true_on_level_i() -> None:
    assert vp(acting("if two_above > vp 1")) == 1


@pytest.mark.parametrize(("below", "points"), [("III/0", 0), ("III/2", 0), ("III/4", 1)])
def test_bottom_means_nothing_below(below: str, points: int) -> None:
    mine = {"I/0": "D14a", "I/2": "D14b", "II/-1": "D15a", "II/3": "D15b", below: "D35a"}

    assert vp(acting("if bottom > vp 1", "II/1", {"mine": mine})) == points
