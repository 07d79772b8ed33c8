"""Prices, conditions, choices and the words of the mine phase, each verb played."""

import pytest

from imperial_miners.look import activated, asked, coins, discards, hand, legal, mine, ruined, vp
from imperial_miners.phrases import acting, placed
from imperial_miners.table import invented, play, position
from rules import rule

# -- prices ------------------------------------------------------------------------------------


@rule("IM-A4")
def test_pay_takes_coins_and_gives_the_step() -> None:
    state = acting("pay 3 > vp 4", red={"coins": 5})

    assert (coins(state), vp(state)) == (2, 4)


@rule("IM-A4")
def test_a_first_price_that_cannot_be_paid_bars_the_effect() -> None:
    state = placed("pay 3 > vp 4 | vp 1", red={"coins": 2})

    assert legal(state) == ["effect b", "skip"]


@rule("IM-A4")
def test_a_later_price_that_cannot_be_paid_is_skipped() -> None:
    state = acting("vp 1; pay 3 > vp 4; vp 2", red={"coins": 2})

    assert (coins(state), vp(state)) == (2, 3)


@rule("IM-46", "IM-A19")
@pytest.mark.parametrize(
    ("scots", "left"),
    [({"I/0": "D14a"}, 4), ({"I/0": "D01a"}, 5), ({"I/0": "D01a", "I/-2": "D02a"}, 6)],
    ids=["none", "one", "two"],
)
def test_a_price_less_scots_falls_with_each_scots_card(scots: dict[str, str], left: int) -> None:
    state = acting("pay 5-S > vp 4", "I/2", {"coins": 9, "mine": scots})

    assert (coins(state), vp(state)) == (left, 4)


@rule("IM-46")
def test_a_price_less_scots_never_falls_below_nothing() -> None:
    scots = {"I/0": "D01a", "I/-2": "D02a"}

    state = acting("pay 1-S > vp 4", "I/2", {"mine": scots})

    assert (coins(state), vp(state)) == (0, 4)


@rule("IM-L9", "IM-A27")
def test_discard_on_a_card_gives_its_step_for_each_card() -> None:
    state = acting("discard 2 > coin 3", red={"hand": "D14a D15a D16a"})

    play(state, "discard D14a", "discard D16a")

    assert (coins(state), hand(state), discards(state)) == (6, "D15a", "D14a D16a")


@rule("IM-L9")
def test_discard_may_be_stopped_at_any_time() -> None:
    state = acting("discard 3 > coin 3", red={"hand": "D14a D15a"})

    play(state, "discard D14a", "stop")

    assert (coins(state), hand(state)) == (3, "D15a")


@rule("IM-L9")
def test_the_step_follows_each_discard_at_once() -> None:
    decks = {"I": "D13a", "III": "D35a"}
    state = acting("discard 2 > draw 1", red={"hand": "D14a D15a"}, decks=decks)

    play(state, "discard D14a", "draw III", "discard D35a", "draw I")

    assert hand(state) == "D13a D15a"


# -- conditions and choices --------------------------------------------------------------------


@pytest.mark.parametrize(("row", "points"), [({"I/0": "D14a"}, 2), ({}, 0)], ids=["two", "one"])
def test_if_does_its_step_only_if_the_condition_holds(row: dict[str, str], points: int) -> None:
    state = acting("if lvl1>=2 > vp 2", "I/2" if row else "I/0", {"mine": row})

    assert vp(state) == points


@rule("IM-L3", "IM-17")
@pytest.mark.parametrize(("answer", "has"), [("yes", (2, 5)), ("no", (4, 0))])
def test_may_asks_whether_the_step_is_done(answer: str, has: tuple[int, int]) -> None:
    game = invented(events={"V01": ("at once", "may pay 2 > vp 5")})
    state = position(game=game, event="V01", red={"coins": 4, "hand": "D14a"})

    play(state, answer)

    assert (coins(state), vp(state)) == has


@rule("IM-L3")
def test_may_is_not_asked_about_a_price_that_cannot_be_paid() -> None:
    game = invented(events={"V01": ("at once", "may pay 2 > vp 5")})

    state = position(game=game, event="V01", red={"coins": 1, "hand": "D14a"})

    assert asked(state) == "effect"


@rule("IM-L3")
def test_without_may_an_event_is_mandatory() -> None:
    game = invented(events={"V01": ("at once", "pay 2 > vp 5")})

    state = position(game=game, event="V01", red={"coins": 4, "hand": "D14a"})

    assert (coins(state), vp(state)) == (2, 5)


def test_a_step_may_lie_behind_several_others() -> None:
    state = acting("may pay 1 > if edge > discard 1 > vp 3", red={"coins": 1, "hand": "D15a"})

    play(state, "yes", "discard D15a")

    assert (coins(state), vp(state)) == (0, 3)


@rule("IM-A5")
def test_steps_run_from_left_to_right() -> None:
    state = acting("pay 2 > vp 1; coin 5; pay 4 > vp 1", red={"coins": 2})

    assert (coins(state), vp(state)) == (1, 2)


# -- events of the mine phase ------------------------------------------------------------------


@rule("IM-L4", "IM-A24")
@pytest.mark.parametrize(
    ("effect", "left"),
    [("discount L2 1", 4), ("discount L2 1; discount L2 1", 5), ("discount L2 9", 5),
     ("discount L1 2", 3), ("discount L3 2", 3)],
)  # fmt: skip
def test_discount_lowers_the_cost_of_a_level(effect: str, left: int) -> None:
    game = invented(events={"V12": ("mine phase", effect)})

    state = position(
        game=game, event="V12", red={"coins": 5, "hand": "D15a", "mine": {"I/0": "D14a"}}
    )

    assert coins(state) == left


@rule("IM-L4", "IM-29")
def test_surface_gives_several_effects_the_same_one_too() -> None:
    game = invented(events={"V13": ("mine phase", "surface 3")})
    state = position(game=game, event="V13", red={"hand": "D14a"})

    play(state, "skip", "surface coins", "surface coins", "skip")

    assert (coins(state), state.is_over()) == (4, True)


@rule("IM-L4", "IM-A25")
def test_each_effect_of_the_surface_may_be_declined() -> None:
    state = position(event="V13", red={"hand": "D14a"})

    play(state, "skip", "skip", "surface coins")

    assert coins(state) == 2


@rule("IM-L4")
def test_both_gives_the_placed_card_both_effects_in_either_order() -> None:
    game = invented(X1="coin 1 | pay 1 > vp 2")
    state = position(game=game, event="V14", red={"hand": "X1"})

    play(state, "effect a", "effect b")

    assert (coins(state), vp(state), asked(state)) == (0, 2, "surface")


@rule("IM-L4")
@pytest.mark.parametrize(("line", "has"), [("effect a", (1, 0)), ("effect b", (0, 2))])
def test_with_both_either_effect_may_be_declined(line: str, has: tuple[int, int]) -> None:
    state = position(game=invented(X1="coin 1 | vp 2"), event="V14", red={"hand": "X1"})

    play(state, line, "skip")

    assert ((coins(state), vp(state)), asked(state)) == (has, "surface")


@rule("IM-L4")
def test_with_both_a_card_with_one_effect_gives_it_once() -> None:
    state = position(game=invented(X1="coin 1"), event="V14", red={"hand": "X1"})

    play(state, "effect a")

    assert (coins(state), asked(state)) == (1, "surface")


@rule("IM-L4")
def test_both_is_for_the_placed_card_only() -> None:
    game = invented(X1="coin 1 | vp 2", X2="coin 1")
    state = position(game=game, event="V14", red={"hand": "X2", "mine": {"I/0": "X1"}})

    play(state, "place 1", "skip", "effect a")

    assert (coins(state), asked(state)) == (1, "surface")


PYRAMID = {"I/-2": "D14a", "I/0": "D13a", "I/2": "D14b", "II/-1": "D15a", "II/1": "D15b"}


@rule("IM-L4", "IM-17")
def test_fork_activates_both_cards_above_and_then_asks_where_to_go_on() -> None:
    state = position(event="V15", red={"coins": 9, "hand": "D35a", "mine": PYRAMID})

    play(state, "place 0", "skip", "fork right", "effect b", "effect b", "climb left")

    assert activated(state) == "II/-1 II/1 III/0"


@rule("IM-L4")
def test_fork_happens_once_in_a_chain() -> None:
    state = position(event="V15", red={"coins": 9, "hand": "D35a", "mine": PYRAMID})

    play(state, "place 0", "skip", "fork left", "skip", "skip", "climb left")

    assert legal(state) == ["climb left", "climb right"]


@rule("IM-L4", "IM-17")
def test_a_fork_may_wait_for_a_later_pair() -> None:
    state = position(event="V15", red={"coins": 9, "hand": "D35a", "mine": PYRAMID})

    play(state, "place 0", "skip", "climb left", "skip")

    assert legal(state) == ["fork left", "fork right"]


@rule("IM-L4", "IM-38", "IM-32")
def test_a_fork_follows_the_rules_for_damaged_and_used_cards() -> None:
    wrecked = PYRAMID | {"II/-1": "D15a, ruined"}
    state = position(event="V15", red={"coins": 9, "hand": "D35a", "mine": wrecked})

    play(state, "place 0", "skip", "fork left", "effect b", "climb right")

    assert (ruined(state), mine(state)["II/-1"], coins(state)) == ("", "D15a", 9 - 4 + 3)
