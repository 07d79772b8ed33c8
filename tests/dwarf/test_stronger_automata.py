"""Where Andvéttr and Andvéttr faðir send their workers: DW-48 and DW-50."""

import pytest

from dwarf.look import workers
from dwarf.table import play, position
from rules import rule

# The last card dug and its black icon: "1 gold" 2, "3 sword" 5, "8 gold" 4, "8 helm" 7.
ANDVETTR = "andvettr"
FADIR = "andvettr-fadir"
STRONGER = pytest.mark.parametrize("automaton", [ANDVETTR, FADIR])


# -- free help ---------------------------------------------------------------------------------


@rule("DW-48")
@STRONGER
def test_his_second_worker_takes_a_free_help_position(automaton: str) -> None:
    state = position(seats=1, laid="7 help", automaton=automaton)

    play(state, "human: place 4")

    assert workers(state).endswith("rival 7 (helped), rival helper 8, rival helper 9")


@rule("DW-48")
def test_of_several_help_positions_the_first_in_reading_order() -> None:
    state = position(seats=1, laid="7 help, 5 help", automaton=ANDVETTR)

    play(state, "human: place 1")

    assert "rival 5 (helped)" in workers(state)


@rule("DW-48")
def test_an_occupied_help_position_is_not_free() -> None:
    state = position(seats=1, laid="5 help", automaton=ANDVETTR)

    play(state, "human: place 5")

    assert workers(state) == "rival 2, human 5, rival 4"


@rule("DW-48")
def test_free_help_comes_first_even_if_he_had_helpers() -> None:
    state = position(seats=1, laid="5 help, 7 help", dug="3 sword", automaton=ANDVETTR)

    play(state, "human: place 1")

    assert workers(state).endswith("rival helper 4, rival helper 6, human 1, rival 7")


@rule("DW-48")
def test_his_first_worker_does_not_look_for_help() -> None:
    state = position(seats=1, laid="7 help", automaton=ANDVETTR)

    assert workers(state) == "rival 2"


@rule("DW-46")
def test_eldhusfifl_does_not_look_for_help() -> None:
    state = position(seats=1, laid="7 help")

    play(state, "human: place 4")

    assert workers(state) == "rival 2, human 4, rival 1"


# -- positions that need resources -------------------------------------------------------------


@rule("DW-48")
@STRONGER
@pytest.mark.parametrize(
    ("laid", "dug", "goods", "place"),
    [
        ("4 axe", "8 gold", "9 iron", "5"),
        ("4 axe", "8 gold", "2 steel", "4"),
        ("5 alloy", "3 sword", "2 iron", "4"),
        ("5 alloy", "3 sword", "3 iron", "5"),
        ("4 axe, 5 alloy", "8 gold", "3 iron", "5"),
        ("4 axe, 5 alloy", "8 gold", "2 iron", "6"),
        ("4 axe, 5 alloy, 6 crown", "8 gold", "3 gold", "6"),
        ("4 axe, 5 knockers", "8 gold", "9 iron", "5"),
    ],
)
def test_a_position_he_lacks_resources_for_is_changed_for_another_of_its_row(
    automaton: str, laid: str, dug: str, goods: str, place: str
) -> None:
    state = position(seats=1, laid=laid, dug=dug, automaton=automaton, rival=goods)

    assert workers(state) == f"rival {place}"


@rule("DW-48")
def test_help_counts_as_usable() -> None:
    state = position(seats=1, laid="4 axe, 5 help", dug="8 gold", automaton=ANDVETTR)

    assert workers(state) == "rival 5 (helped), rival helper 4, rival helper 6"


@rule("DW-48")
def test_an_occupied_position_is_not_another() -> None:
    state = position(seats=1, laid="4 axe, 8 gold", dug="3 sword", automaton=ANDVETTR)

    play(state, "human: place 8")

    assert workers(state) == "rival 5, human 8, rival 6"


@rule("DW-48")
def test_with_no_usable_position_in_the_row_he_goes_back_to_the_original() -> None:
    state = position(
        seats=1, laid="4 axe, 5 alloy, 6 crown", dug="8 gold", automaton=ANDVETTR, rival="2 gold"
    )

    assert workers(state) == "rival 4"


@rule("DW-48")
def test_the_test_of_resources_follows_the_choice_by_reading_order() -> None:
    state = position(seats=1, laid="5 help, 1 alloy", dug="3 sword", automaton=ANDVETTR)

    play(state, "human: place 9")

    assert workers(state).endswith("human 9, rival 2")


@rule("DW-48")
def test_the_test_of_resources_is_never_made_for_helpers() -> None:
    state = position(seats=1, laid="5 help, 4 axe, 6 crown", dug="3 sword", automaton=ANDVETTR)

    assert workers(state) == "rival 5 (helped), rival helper 4, rival helper 6"


@rule("DW-46")
def test_eldhusfifl_goes_where_he_lacks_the_resources() -> None:
    state = position(seats=1, laid="4 axe", dug="8 gold")

    assert workers(state) == "rival 4"


@rule("DW-50")
def test_the_father_goes_on_over_all_positions_in_reading_order() -> None:
    state = position(
        seats=1, laid="4 axe, 5 alloy, 6 crown, 1 alloy", dug="8 gold", automaton=FADIR
    )

    assert workers(state) == "rival 2"


@rule("DW-50")
def test_the_father_skips_occupied_positions() -> None:
    state = position(
        seats=1,
        laid="4 axe, 5 alloy, 6 crown",
        dug="8 gold",
        automaton=FADIR,
        standing="human 1, human 2",
    )

    assert workers(state).endswith("rival 3")


@rule("DW-50")
def test_the_father_tries_the_row_first() -> None:
    state = position(seats=1, laid="4 axe", dug="8 gold", automaton=FADIR)

    assert workers(state) == "rival 5"


@rule("DW-50")
def test_with_nothing_usable_at_all_the_father_takes_the_original() -> None:
    state = position(
        seats=1,
        laid="1 alloy, 2 alloy, 3 sword, 4 axe, 5 alloy, 6 crown, 7 mace, 9 dagger",
        dug="8 helm",
        automaton=FADIR,
    )

    assert workers(state) == "rival 7"
