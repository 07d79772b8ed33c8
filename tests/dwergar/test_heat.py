"""Heat: DG-2, DG-24, DG-25."""

import pytest

from dwergar.look import furnaces, heat, kinds_of_legal, legal, owns, told
from dwergar.table import play, position
from pithead.games.dwergar.parts import pay_heat
from pithead.games.dwergar.words import PLACES
from rules import rule


@rule("DG-2")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (8, 10), (9, 10)])
def test_what_would_exceed_ten_is_lost(before: int, after: int) -> None:
    state = position(red={"heat": before, "cool": 1, "workers": "blacksmith foreman"})

    play(state, "place blacksmith bellows", "heat")

    assert heat(state, "red") == after


@rule("DG-2", "DG-54")
def test_heat_from_elsewhere_stops_at_ten_too() -> None:
    state = position(
        red={"workers": "engineer"}, blue={"heat": 10}, furnaces={"forge": "blue"}, actions=2
    )

    play(state, "place engineer forge")

    assert heat(state, "blue") == 10


@rule("DG-2")
def test_each_hot_furnace_can_be_put_out_for_one_heat() -> None:
    state = position(red={"stone": 3, "hot": 2, "workers": "ironworker foreman"})

    play(state, "place ironworker forge", "forge stone", "forge stone")

    assert (owns(state, "red"), furnaces(state, "red")) == ("1 stone, 2 iron", "0 hot, 2 cool")


@rule("DG-2")
def test_heat_of_a_furnace_never_goes_onto_the_track() -> None:
    state = position(red={"stone": 1, "heat": 1, "hot": 2, "workers": "ironworker foreman"})

    play(state, "place ironworker forge", "forge stone", "track 0")

    assert (heat(state, "red"), furnaces(state, "red")) == (1, "1 hot, 1 cool")


@rule("DG-2")
def test_furnaces_are_put_out_only_while_paying() -> None:
    state = position(red={"hot": 2, "workers": "ironworker foreman"}, actions=2)

    play(state, "place ironworker forge")

    assert furnaces(state, "red") == "2 hot, 0 cool"


@rule("DG-24")
@pytest.mark.parametrize(
    ("track", "hot", "offered"),
    [
        (2, 2, ["track 2", "track 1", "track 0"]),
        (5, 5, ["track 2", "track 1", "track 0"]),
        (2, 1, ["track 2", "track 1"]),
        (5, 1, ["track 2", "track 1"]),
        (1, 2, ["track 1", "track 0"]),
        (1, 5, ["track 1", "track 0"]),
    ],
)
def test_every_split_of_a_payment_is_offered_the_track_first(
    track: int, hot: int, offered: list[str]
) -> None:
    state = position(
        red={"gold": 1, "heat": track, "hot": hot, "workers": "ironworker foreman"}, actions=2
    )

    play(state, "place ironworker forge", "forge gold")

    assert legal(state) == offered


@rule("DG-24")
@pytest.mark.parametrize(("track", "hot"), [(2, 0), (7, 0), (0, 2), (0, 7), (1, 1)])
def test_a_forced_split_is_made_without_asking(track: int, hot: int) -> None:
    state = position(
        red={"gold": 1, "heat": track, "hot": hot, "workers": "ironworker foreman"}, actions=2
    )

    play(state, "place ironworker forge", "forge gold")

    assert "track" not in kinds_of_legal(state)
    assert heat(state, "red") + state.players[0].hot == track + hot - 2


@rule("DG-24")
@pytest.mark.parametrize(
    ("split", "left"),
    [
        ("track 2", (1, "2 hot, 0 cool")),
        ("track 1", (2, "1 hot, 1 cool")),
        ("track 0", (3, "0 hot, 2 cool")),
    ],
)
def test_the_chosen_split_is_paid(split: str, left: tuple[int, str]) -> None:
    state = position(
        red={"gold": 1, "heat": 3, "hot": 2, "workers": "ironworker foreman"}, actions=2
    )

    play(state, "place ironworker forge", "forge gold", split)

    assert (heat(state, "red"), furnaces(state, "red")) == left


@rule("DG-24")
def test_the_journal_says_how_heat_was_paid() -> None:
    state = position(
        red={"gold": 1, "heat": 1, "hot": 1, "workers": "ironworker foreman"}, actions=2
    )

    play(state, "place ironworker forge", "forge gold")

    assert told(state, "heat_paid") == ["red 1 1"]


@rule("DG-24")
def test_what_cannot_be_paid_is_not_offered() -> None:
    state = position(
        red={"stone": 1, "gold": 1, "heat": 1, "workers": "ironworker foreman"}, actions=2
    )

    play(state, "place ironworker forge")

    assert legal(state) == ["forge stone", "end"]


@rule("DG-25")
@pytest.mark.parametrize("place", [place for place in PLACES if place != "bellows"])
def test_heat_on_the_track_lights_no_furnace(place: str) -> None:
    state = position(red={"stone": 1, "heat": 10, "cool": 2, "workers": "engineer foreman"})

    play(state, f"place engineer {place}")

    assert "light" not in kinds_of_legal(state)
    assert furnaces(state, "red") == "0 hot, 2 cool"


@rule("DG-25")
def test_lighting_turns_a_cool_furnace_hot_and_costs_nothing() -> None:
    state = position(red={"heat": 3, "cool": 2, "workers": "engineer foreman"}, actions=2)

    play(state, "place engineer bellows", "light")

    assert (furnaces(state, "red"), heat(state, "red")) == ("1 hot, 1 cool", 3)


@rule("DG-25")
def test_only_furnaces_on_the_own_board_are_lit() -> None:
    state = position(
        red={"hot": 1, "workers": "ironworker foreman"},
        blue={"cool": 2},
        furnaces={"forge": "red"},
        actions=2,
    )

    play(state, "place ironworker bellows")

    assert "place foreman forge" in legal(state)


@rule("DG-24")
def test_a_price_below_zero_is_an_error_and_no_dropped_question() -> None:
    state = position(red={"heat": 3})

    with pytest.raises(ValueError, match="-1"):
        pay_heat(state, 0, -1)
