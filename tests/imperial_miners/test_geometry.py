"""Where a card may lie, and what touches it: IM-21 to IM-26, IM-A1."""

import pytest

from imperial_miners.look import legal, mine, spots
from imperial_miners.table import invented, play, position
from pithead.games.imperial_miners.words import column_of, level_of
from rules import rule

# A brick wall: all six neighbours of II/1.
AROUND = {
    "I/0": "D01a",
    "I/2": "D02a",
    "II/-1": "D15a",
    "II/1": "D16a",
    "II/3": "D17a",
    "III/0": "D35a",
    "III/2": "D36a",
}


# A stair from I/0 down to III/4.
STAIR = {"I/0": "D01a", "I/2": "D02a", "II/1": "D15a", "II/3": "D16a", "III/4": "D35a"}


@rule("IM-21", "IM-23", "IM-24")
@pytest.mark.parametrize(
    ("card", "places"),
    [("D01b", "-2 4"), ("D15b", "-1"), ("D35b", "0 2"), ("D66", "3 5")],
    ids=["I", "II", "III", "IV"],
)
def test_a_card_goes_in_its_row_beside_or_below_others(card: str, places: str) -> None:
    state = position(red={"coins": 9, "hand": f"{card} D14a", "mine": STAIR})

    play(state, f"play {card}")

    if " " in places:
        assert legal(state) == [f"place {column}" for column in places.split()]
    else:
        assert mine(state)[f"II/{places}"] == card


@rule("IM-22")
def test_six_cards_can_touch_one() -> None:
    state = position(red={"mine": AROUND})
    own = state.players[0].mine

    touching = [spots(state)[card] for card in own.touching(spots(state).index("II/1"))]

    assert sorted(touching) == ["I/0", "I/2", "II/-1", "II/3", "III/0", "III/2"]


@rule("IM-22")
@pytest.mark.parametrize(
    ("place", "touching"),
    [
        ("I/0", "I/2 II/-1 II/1"),
        ("I/2", "I/0 II/1 II/3"),
        ("II/-1", "I/0 II/1 III/0"),
        ("III/2", "II/1 II/3 III/0"),
    ],
)
def test_a_card_touches_its_neighbours_above_beside_and_below(place: str, touching: str) -> None:
    state = position(red={"mine": AROUND})
    own = state.players[0].mine
    card = spots(state).index(place)

    assert sorted(spots(state)[other] for other in own.touching(card)) == touching.split()


@rule("IM-22")
def test_touching_goes_both_ways() -> None:
    own = position(red={"mine": AROUND}).players[0].mine

    for card in range(own.size()):
        assert all(card in own.touching(other) for other in own.touching(card))


@rule("IM-24", "IM-A2")
def test_a_card_with_nothing_above_its_row_cannot_be_played() -> None:
    state = position(red={"coins": 9, "hand": "D35a D15a D66 D01a D02a", "mine": {"I/0": "D03a"}})

    assert legal(state) == ["play D01a", "play D02a", "play D15a"]


@rule("IM-25", "IM-A1")
def test_the_first_card_lies_at_column_0() -> None:
    state = position(red={"hand": "D01a"})

    assert mine(state) == {"I/0": "D01a"}


@rule("IM-25", "IM-A1")
def test_level_i_goes_on_at_either_end_of_its_row() -> None:
    state = position(red={"hand": "D03a", "mine": {"I/0": "D01a", "I/2": "D02a"}})

    assert legal(state) == ["place -2", "place 4"]


@rule("IM-25")
def test_the_row_of_level_i_may_be_of_any_length() -> None:
    laid = {f"I/{2 * n}": f"D{n + 1:02}a" for n in range(9)}
    state = position(red={"hand": "D10a", "mine": laid})

    play(state, "place 18", "effect a")

    assert legal(state) == ["surface coins", "surface cards", "skip"]


@rule("IM-A1")
def test_with_the_switch_off_two_places_may_stay_empty() -> None:
    state = position(contiguous=False, red={"hand": "D03a", "mine": {"I/0": "D01a"}})

    assert legal(state) == [f"place {column}" for column in (-6, -4, -2, 2, 4, 6)]


@rule("IM-A1")
def test_with_the_switch_off_a_gap_may_be_filled_from_either_side() -> None:
    laid = {"I/0": "D01a", "I/6": "D02a"}
    state = position(contiguous=False, red={"hand": "D03a", "mine": laid})

    columns = (-6, -4, -2, 2, 4, 8, 10, 12)
    assert legal(state) == [f"place {column}" for column in columns]


@rule("IM-A1")
def test_with_the_switch_off_the_first_card_lies_at_column_0_too() -> None:
    state = position(contiguous=False, red={"hand": "D01a"})

    assert mine(state) == {"I/0": "D01a"}


@rule("IM-A1")
def test_the_widest_row_fits() -> None:
    laid = {f"I/{6 * n}": f"D{n + 1:02}a" for n in range(9)}
    state = position(contiguous=False, red={"hand": "D10a", "mine": laid})

    play(state, "place 54")

    place = state.players[0].mine.spots[-1]
    assert (level_of(place), column_of(place)) == (0, 54)


@rule("IM-26")
def test_half_carts_need_not_match() -> None:
    game = invented(X1="coin 1")
    state = position(game=game, red={"hand": "X1", "mine": {"I/0": "D01c"}})

    assert legal(state) == ["place -2", "place 2"]
