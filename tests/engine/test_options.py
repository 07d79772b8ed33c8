"""Options: read, defaulted, and refused in one sentence."""

import pytest

from engine.sealed_bids import GAME
from pithead.engine.errors import BadSetup
from pithead.engine.options import Flag, Option, OptionValue, SeatOption, read_options
from pithead.engine.rng import MOST_SEED

OPTIONS: list[Option] = [
    Flag("layered", False, [1, 2, 3], "R-1"),
    Option("rival", ["fool", "father"], "fool", [1], "R-2"),
    SeatOption("first", [2, 3], "R-3"),
]


def read(seats: int, **given: OptionValue) -> dict[str, OptionValue]:
    return read_options("mine", OPTIONS, seats, given)


def refused(seats: int, **given: OptionValue) -> str:
    with pytest.raises(BadSetup) as refusal:
        read(seats, **given)
    return str(refusal.value)


def test_defaults_stand_for_what_is_not_given() -> None:
    assert read(2) == {"layered": False, "first": "random"}


def test_options_without_meaning_for_so_many_seats_are_left_out() -> None:
    assert read(1) == {"layered": False, "rival": "fool"}


@pytest.mark.parametrize("value", [True, 1, "yes", "true", "on", "1", " YES "])
def test_a_flag_reads_every_way_to_say_yes(value: OptionValue) -> None:
    assert read(3, layered=value)["layered"] is True


@pytest.mark.parametrize("value", [False, 0, "no", "false", "off", "0", "No"])
def test_a_flag_reads_every_way_to_say_no(value: OptionValue) -> None:
    assert read(3, layered=value)["layered"] is False


@pytest.mark.parametrize("value", ["father", "FATHER", " Father "])
def test_a_choice_is_read_in_any_case(value: str) -> None:
    assert read(1, rival=value)["rival"] == "father"


@pytest.mark.parametrize("value", [2, "2"])
def test_a_seat_is_a_number_from_one(value: OptionValue) -> None:
    assert read(2, first=value)["first"] == "2"


def test_what_was_read_is_read_again_the_same() -> None:
    once = read(3, layered="on", first=3)

    assert read(3, **once) == once


def test_a_flag_refuses_other_words() -> None:
    assert refused(2, layered="maybe") == "Option layered cannot be maybe; expected yes | no."


def test_a_choice_refuses_other_words() -> None:
    assert refused(1, rival="wolf") == "Option rival cannot be wolf; expected fool | father."


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    assert refused(2, first=3) == "Option first cannot be 3; expected random | 1 | 2."


def test_an_unknown_option_is_refused() -> None:
    expected = "mine has no option called colour; expected one of layered, rival, first."

    assert refused(2, colour="red") == expected


def test_an_option_for_other_seat_counts_is_refused() -> None:
    assert refused(3, rival="fool") == "Option rival is only for 1 seats, not 3."


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match=rf"^bids is for 2-4 seats, not {seats}\.$"):
        GAME.start(seats, {}, 1)


@pytest.mark.parametrize("seed", [-1, MOST_SEED + 1])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    expected = rf"^A seed is a whole number from 0 to {MOST_SEED}, not {seed}\.$"

    with pytest.raises(BadSetup, match=expected):
        GAME.start(2, {}, seed)


@pytest.mark.parametrize("seed", [0, MOST_SEED])
def test_seeds_at_the_limits_start_a_game(seed: int) -> None:
    assert GAME.start(2, {}, seed).seats_to_act() == [0, 1]


def test_an_option_reaches_the_game() -> None:
    assert GAME.start(2, {"rich": "yes"}, 1).purses == [6, 6]


def test_an_option_can_be_shown() -> None:
    assert OPTIONS[2].to_json() == {
        "name": "first",
        "kind": "seat",
        "values": ["random", "1", "2", "3"],
        "default": "random",
        "seats": [2, 3],
        "rule": "R-3",
    }
