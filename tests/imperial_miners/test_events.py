"""The eighteen events of our set, and the words of the mine phase: IM-16, IM-17, IM-L4."""

import pytest

from imperial_miners.look import (
    activated,
    asked,
    carts,
    coins,
    gears,
    hand,
    legal,
    marker,
    ruined,
    tokens,
    vp,
)
from imperial_miners.table import GAME, Belongings, invented, play, position
from pithead.games.imperial_miners.state import MinersState
from rules import rule

TWO: Belongings = {"hand": "D01a D02a"}
# Below III/0 a chain has two ways at every step.
WALL = {"I/-2": "D14a", "I/0": "D14b", "I/2": "D11a", "II/-1": "D15a", "II/1": "D20a"}


def test_every_event_is_tested_here() -> None:
    tests = " ".join(name for name in globals() if name.startswith("test_v"))

    assert all(f"v{number:02}" in tests for number in range(1, 19))
    assert len(GAME.cards.events) == 18


@rule("IM-16")
def test_v01_everyone_draws_two_cards() -> None:
    state = position(event="V01", red=TWO)

    play(state, "draw I", "draw III")

    assert (hand(state), asked(state)) == ("D01a D01b D02a D35a", "seal")


@rule("IM-16", "IM-L9")
@pytest.mark.parametrize(
    ("gone", "gained"), [("", 0), ("D03a", 3), ("D03a D02a", 6), ("D03a D02a D01a", 9)]
)
def test_v02_up_to_three_cards_may_be_discarded_for_three_coins_each(
    gone: str, gained: int
) -> None:
    state = position(event="V02", red={"hand": "D01a D02a D03a D04a D06a"})
    lines = [f"discard {name}" for name in gone.split()]

    play(state, *lines, *([] if len(lines) == 3 else ["stop"]))

    assert (coins(state), asked(state), len(hand(state).split())) == (
        gained,
        "seal",
        5 - len(lines),
    )


@rule("IM-16", "IM-17")
def test_v03_a_level_iv_card_may_be_bought_for_five_coins() -> None:
    state = position(event="V03", red={"coins": 6, **TWO})

    play(state, "yes")

    assert (coins(state), hand(state)) == (1, "D01a D02a D66")


@rule("IM-16")
def test_v04_everyone_gains_three_coins() -> None:
    state = position(event="V04", red=TWO)

    assert coins(state) == 3


@rule("IM-16", "IM-44")
def test_v05_everyone_advances_two() -> None:
    state = position(event="V05", red=TWO)

    play(state, "board 1")

    assert (marker(state), coins(state)) == ("1 at 2", 2)


@rule("IM-16")
def test_v06_everyone_places_a_cart_and_gains_a_coin() -> None:
    state = position(event="V06", red={**TWO, "mine": {"I/0": "D03b", "I/2": "D04b"}})

    assert (tokens(state), carts(state), coins(state)) == ("I/0 R", 1, 1)


@rule("IM-16")
def test_v07_everyone_places_a_gear_and_gains_a_coin() -> None:
    state = position(event="V07", red={**TWO, "mine": {"I/0": "D03b", "I/2": "D04b"}})

    play(state, "card I/2")

    assert (gears(state, "I/2"), coins(state)) == (1, 1)


@rule("IM-16", "IM-L9")
def test_v08_two_tokens_may_be_repaired_for_a_coin_each_and_all_gain_two() -> None:
    laid = {"I/0": "D03b, ruined", "I/2": "D04b, ruined", "I/4": "D06a, ruined"}
    state = position(event="V08", red={**TWO, "mine": laid})

    play(state, "card I/0", "card I/4")

    assert (ruined(state), coins(state)) == ("I/2", 4)


@rule("IM-16", "IM-42")
def test_v09_everyone_searches_a_faction_and_gains_two_coins() -> None:
    state = position(event="V09", decks={"II": "D20a D15a"}, red=TWO)

    play(state, "faction S", "draw II")

    assert (hand(state), coins(state)) == ("D01a D02a D15a", 2)


@rule("IM-16")
@pytest.mark.parametrize(
    ("laid", "gained"),
    [
        ({}, 1),
        ({"I/0": "D03a"}, 1),
        ({"I/0": "D03a", "I/2": "D06a"}, 2),
        ({"I/0": "D03a", "I/2": "D06a", "I/4": "D08a"}, 2),
        ({"I/0": "D03a", "I/2": "D06a", "I/4": "D08a", "I/6": "D10a"}, 3),
    ],
)
def test_v10_a_coin_and_one_more_for_each_two_factions(laid: dict[str, str], gained: int) -> None:
    state = position(event="V10", red={**TWO, "mine": laid})

    assert coins(state) == gained


@rule("IM-16")
def test_v11_everyone_gains_three_points() -> None:
    state = position(event="V11", red=TWO)

    assert vp(state) == 3


@rule("IM-16", "IM-A24")
def test_v12_level_iii_costs_two_less() -> None:
    laid = {"I/0": "D14a", "II/1": "D20a"}
    state = position(event="V12", red={"coins": 3, "hand": "D36a D01a", "mine": laid})

    play(state, "play D36a")

    assert coins(state) == 1


@rule("IM-L4")
def test_v13_the_surface_gives_two_effects() -> None:
    state = position(event="V13", red={"hand": "D14a"})

    play(state, "skip", "surface coins", "surface cards", "draw I", "draw I", "draw I")

    assert (coins(state), len(hand(state).split()), state.is_over()) == (2, 3, True)


@rule("IM-L4")
def test_v13_the_surface_may_give_the_same_effect_twice() -> None:
    state = position(event="V13", red={"coins": 8, "hand": "D14a", "marker": "1 at 2"})

    play(state, "skip", "surface advance", "surface advance")

    # The fourth space gives 2 coins, the sixth 3.
    assert (coins(state), marker(state)) == (8 - 4 + 2 - 4 + 3, "1 at 6")


@rule("IM-L4", "IM-A25")
@pytest.mark.parametrize(("answers", "gained"), [("skip skip", 0), ("skip coins", 2)])
def test_v13_each_effect_of_the_surface_may_be_declined(answers: str, gained: int) -> None:
    state = position(event="V13", red={"hand": "D14a"})

    play(state, "skip", *(word.replace("coins", "surface coins") for word in answers.split()))

    assert (coins(state), state.is_over()) == (gained, True)


@rule("IM-L4")
@pytest.mark.parametrize("order", ["ab", "ba"])
def test_v14_the_placed_card_gives_both_effects_in_either_order(order: str) -> None:
    state = position(event="V14", red={"hand": "D14a"})
    lines = {"a": ["effect a"], "b": ["effect b", "draw I", "draw II"]}

    play(state, *lines[order[0]], *lines[order[1]])

    assert (coins(state), len(hand(state).split()), asked(state)) == (3, 2, "surface")


@rule("IM-L4")
def test_v14_each_of_the_two_effects_may_be_declined() -> None:
    state = position(event="V14", red={"hand": "D14a"})

    play(state, "effect b", "draw I", "draw II")
    offered = legal(state)
    play(state, "skip")

    assert (offered, coins(state), asked(state)) == (["effect a", "skip"], 0, "surface")


@rule("IM-L4", "IM-A4")
def test_v14_the_second_price_is_looked_at_after_the_first_effect() -> None:
    # Glen Toll Porch: 2 coins, or pay 3 less 1 for its own Scots.
    state = position(event="V14", red={"hand": "D01a"})
    first = legal(state)

    play(state, "effect a", "effect b")

    assert (first, coins(state), vp(state)) == (["effect a", "skip"], 0, 2)


@rule("IM-L4")
def test_v14_a_card_with_one_effect_gives_it_once() -> None:
    state = position(event="V14", game=invented(X1="coin 4"), red={"hand": "X1"})

    play(state, "effect a")

    assert (coins(state), asked(state)) == (4, "surface")


@rule("IM-L4")
def test_v14_other_cards_of_the_chain_give_one_effect() -> None:
    laid = {"I/0": "D14a"}
    state = position(event="V14", red={"coins": 2, "hand": "D15a", "mine": laid})

    play(state, "place 1", "effect b", "effect a")

    assert (asked(state), coins(state)) == ("surface", 3 + 3)


def forked(**things: str) -> MinersState:
    """Laird's Treasury lies at III/0 and its effect was declined."""
    state = position(
        event="V15",
        red={"coins": 4, "hand": "D35a", "mine": WALL | things},
    )
    play(state, "place 0", "skip")
    return state


@rule("IM-L4")
def test_v15_both_cards_above_are_activated_and_then_one_goes_on() -> None:
    state = forked()

    play(state, "fork left", "effect b", "effect a")

    assert (asked(state), legal(state)) == ("go_on", ["climb left", "climb right"])
    assert activated(state) == "II/-1 II/1 III/0"


@rule("IM-L4")
@pytest.mark.parametrize("side", ["left", "right"])
def test_v15_a_written_position_goes_on_from_either_too(side: str) -> None:
    state = forked()
    play(state, "fork left", "effect b", "effect a")
    written = GAME.position(state.text())

    play(state, f"climb {side}")
    play(written, f"climb {side}")

    assert (asked(written), legal(written)) == (asked(state), legal(state))


@rule("IM-L4")
@pytest.mark.parametrize(("side", "first"), [("left", "D15"), ("right", "D20")])
def test_v15_the_one_named_comes_first(side: str, first: str) -> None:
    state = forked()

    play(state, f"fork {side}")

    # Cask Vault lies left and offers its second effect only, for want of coins.
    assert (legal(state)[0] == "effect b") == (first == "D15")


@rule("IM-L4")
@pytest.mark.parametrize(("way", "reached"), [("left", "I/-2"), ("right", "I/0")])
def test_v15_the_chain_goes_on_from_the_card_chosen(way: str, reached: str) -> None:
    state = forked()
    play(state, "fork left", "skip", "skip", f"climb {way}")

    play(state, "climb left", "skip")

    assert activated(state).split()[0] == reached


@rule("IM-L4")
def test_v15_happens_once_in_the_chain() -> None:
    state = forked()

    play(state, "fork left", "skip", "skip", "climb left")

    assert legal(state) == ["climb left", "climb right"]


@rule("IM-L4", "IM-17")
def test_v15_may_be_kept_for_later_only_where_two_cards_lie_above_again() -> None:
    state = forked()
    first = legal(state)

    play(state, "climb left", "skip")

    assert first == ["fork left", "fork right", "climb left", "climb right"]
    assert legal(state) == ["fork left", "fork right"]


@rule("IM-L4", "IM-17")
def test_v15_a_way_that_does_not_fork_again_is_not_offered() -> None:
    # Above II/3 lies only I/2.
    laid = {"I/0": "D14a", "I/2": "D11a", "II/1": "D15a", "II/3": "D20a"}
    state = position(event="V15", red={"coins": 4, "hand": "D35a", "mine": laid})

    play(state, "place 2", "skip")

    assert legal(state) == ["fork left", "fork right", "climb left"]


@rule("IM-L4", "IM-32", "IM-38")
def test_v15_used_and_damaged_cards_are_passed_or_repaired() -> None:
    laid = WALL | {"II/-1": "D15a, activated, ruined", "II/1": "D20a, ruined"}
    state = position(red={"coins": 4, "hand": "D35a", "mine": laid})
    state.event = [event.id for event in state.cards.events].index("V15")

    play(state, "place 0", "skip", "fork left")

    assert (asked(state), ruined(state)) == ("go_on", "II/-1")


@rule("IM-L4")
def test_v15_to_the_surface_is_reached_after_both_level_i_cards() -> None:
    laid = {"I/0": "D14a", "I/2": "D14b"}
    state = position(event="V15", red={"coins": 2, "hand": "D15a", "mine": laid})

    play(state, "place 1", "skip", "fork right", "effect a", "effect a", "climb left")

    assert (asked(state), coins(state)) == ("surface", 6)


@rule("IM-L4")
def test_v15_happens_once_in_every_round_that_has_it() -> None:
    game = invented(events={"V14": ("mine phase", "fork")})
    laid = {"I/0": "D14a", "I/2": "D14b", "I/4": "D11a"}
    red: Belongings = {"coins": 4, "hand": "D15a D20a", "mine": laid}
    state = position(event="V15 V14", game=game, red=red)
    play(state, "play D15a", "place 1", "skip", "fork left", "skip", "skip", "climb left", "skip")

    play(state, "place 3", "skip")

    assert legal(state) == ["fork left", "fork right"]


@rule("IM-16", "IM-15")
def test_v16_a_coin_for_each_card_activated_this_round() -> None:
    laid = {"I/0": "D14a", "I/2": "D11a"}
    state = position(event="V16", red={"coins": 2, "hand": "D15a", "mine": laid})

    play(state, "place 1", "skip", "climb left", "skip", "skip")

    assert coins(state) == 2


@rule("IM-16")
@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_v17_a_point_for_each_row(depth: int) -> None:
    laid = dict(
        list({"I/0": "D14a", "II/1": "D15a", "III/2": "D35a", "IV/3": "D66"}.items())[:depth]
    )
    state = position(event="V17", red={"hand": "D14b", "mine": laid})

    play(state, "place 2", "skip", "skip")

    assert vp(state) == depth


@rule("IM-16")
def test_v18_everyone_draws_two_cards_at_the_end_of_the_round() -> None:
    state = position(event="V18", red={"hand": "D14a"})
    play(state, "skip", "skip")

    play(state, "draw II", "draw II")

    assert (hand(state), state.is_over()) == ("D15a D15b", True)
