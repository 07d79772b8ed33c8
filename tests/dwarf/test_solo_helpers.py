"""The helpers of the automata: DW-45 and DW-47."""

import pytest

from dwarf.look import owns, told, workers
from dwarf.table import play, position
from pithead.games.dwarf import make
from rules import rule

# The last card dug and its black icon: "1 gold", where none is named, 2; "3 sword" 5.


@rule("DW-47", "DW-45")
def test_its_helpers_are_placed_at_once_in_the_row() -> None:
    state = position(seats=1, laid="5 help", dug="D12")

    assert workers(state) == "rival 5 (helped), rival helper 4, rival helper 6"


@rule("DW-47")
def test_if_the_row_is_not_free_they_go_to_the_column() -> None:
    state = position(seats=1, laid="3 help")

    play(state, "human: place 5")

    assert workers(state) == "rival 2, human 5, rival 3 (helped), rival helper 6, rival helper 9"


@rule("DW-47")
def test_if_neither_is_free_one_goes_to_the_row_and_one_to_the_column() -> None:
    state = position(seats=1, laid="3 help, 6 armour")

    play(state, "human: place 6")

    assert workers(state).endswith("rival 3 (helped), rival helper 1, rival helper 9")


@rule("DW-47")
@pytest.mark.parametrize(
    ("taken", "helpers"),
    [
        ("4", "2 8"),
        ("2", "4 6"),
        ("4 6", "2 8"),
        ("2 8", "4 6"),
        ("4 2", "6 8"),
        ("6 8", "2 4"),
        ("4 6 2", "8"),
        ("2 8 6", "4"),
        ("2 4 6 8", ""),
    ],
)
def test_what_does_not_fit_in_row_and_column_is_lost(taken: str, helpers: str) -> None:
    places = taken.split()
    workers = [f"human {place}" for place in places[:2]]
    standing = ", ".join(workers + [f"human {place} helper" for place in places[2:]])
    state = position(seats=1, laid="5 help", dug="3 sword", standing=standing)

    assert told(state, "helper") == [f"rival {place}" for place in helpers.split()]
    assert len(told(state, "helper_lost")) == 2 - len(helpers.split())


@rule("DW-45", "DW-21")
def test_a_worker_whose_help_was_taken_does_not_resolve_again() -> None:
    state = position(seats=1, laid="5 gold, 5 help", dug="3 sword", piles=["past_glories"])

    play(state, "human: special 1 workers", "human: search 5", "human: raise D41")

    assert owns(state, "rival") == "9 iron"


@rule("DW-45", "DW-21")
def test_nor_does_he_resolve_early() -> None:
    state = position(
        seats=1,
        laid="5 gold, 5 help",
        dug="3 sword",
        piles=["past_glories"],
        game=make({"specials": {"X4": {"position": 5}}}),
        human="4 medals",
    )

    play(state, "human: special 1 medals", "human: search 5", "human: raise D41")

    assert owns(state, "rival") == "nothing"


@rule("DW-45", "DW-47")
def test_help_by_a_changed_card_places_both_helpers_in_the_help_step() -> None:
    state = position(
        seats=1, laid="5 help, 5 gold", dug="3 sword", piles=["past_glories"], human="4 medals"
    )

    play(state, "human: special 1 medals", "human: search 5", "human: raise D32")
    assert workers(state) == "rival 5, rival 4"
    play(state, "human: place 6")

    assert told(state, "helper") == ["rival 2", "rival 8"]


@rule("DW-45", "DW-34")
def test_both_its_helpers_are_placed_when_its_first_turn_comes() -> None:
    state = position(
        seats=1,
        laid="5 help, 5 gold, 6 help",
        dug="3 sword",
        piles=["past_glories"],
        human="4 medals",
    )

    play(state, "human: special 1 medals", "human: search 5", "human: raise D32")
    play(state, "human: place 6", "human: helper 1", "human: helper 3")

    assert told(state, "helper") == ["rival 2", "rival 8", "human 1", "human 3"]


@rule("DW-45", "DW-21")
def test_help_by_early_resolution_places_both_helpers_in_the_help_step() -> None:
    state = position(
        seats=1,
        laid="5 help, 5 gold, 7 help",
        dug="3 sword",
        piles=["past_glories"],
        automaton="andvettr",
        mountain="",
        game=make({"specials": {"X4": {"position": 5}}}),
        human="4 medals",
    )

    play(state, "human: special 1 medals", "human: search 5", "human: raise D32")
    assert workers(state) == "rival 5 (helped), rival 7"
    play(state, "human: place 9")

    assert told(state, "helper") == ["rival 4", "rival 6"]
