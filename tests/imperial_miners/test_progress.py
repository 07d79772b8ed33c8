"""The progress boards: IM-44, IM-45, IM-A13, IM-A14, IM-L10."""

import pytest

from imperial_miners.look import asked, coins, gears, hand, legal, marker, player, told, vp
from imperial_miners.table import GAME, invented, play, position
from pithead.engine.errors import BadBox
from pithead.games.imperial_miners.state import MinersState
from rules import rule

QUIET = ["coin 1"] * 8


def advancing(steps: int, at: str, boards: str = "1a+2a+3a", finished: int = 0) -> MinersState:
    """A card has moved the marker so many steps."""
    game = invented(X1=f"adv {steps}")
    state = position(
        game=game, boards=boards, red={"hand": "X1", "marker": at, "finished": finished}
    )
    play(state, "effect a")
    return state


@rule("IM-44")
def test_on_the_first_advance_any_board_is_picked() -> None:
    state = position(red={"hand": "D03a"})

    play(state, "effect a")

    assert (marker(state), legal(state)) == ("none", ["board 1", "board 2", "board 3"])


@rule("IM-44")
@pytest.mark.parametrize("board", [1, 2, 3])
def test_the_marker_moves_from_below_the_board_picked(board: int) -> None:
    state = position(game=invented(X1="adv 4"), red={"hand": "X1"})

    play(state, "effect a", f"board {board}")

    assert marker(state) == f"{board} at 4"


@rule("IM-44")
def test_only_the_space_where_the_move_ends_has_its_effect() -> None:
    # Board 1a: coin 1, coin 2, vp 1, coin 2, vp 1.
    state = advancing(4, at="1 at 1")

    assert (marker(state), vp(state), coins(state)) == ("1 at 5", 1, 0)


@rule("IM-44")
def test_a_later_advance_stays_on_the_board() -> None:
    state = advancing(1, at="2 at 3")

    assert (marker(state), asked(state)) == ("2 at 4", "surface")


@rule("IM-44", "IM-L2")
def test_an_advance_of_nothing_does_nothing() -> None:
    # Water Clock advances by its gears, and has none.
    state = position(red={"coins": 2, "hand": "D29", "mine": {"I/0": "D14a"}})

    play(state, "place 1", "effect b")

    assert (marker(state), asked(state)) == ("none", "effect")


@rule("IM-45")
def test_a_move_stops_at_the_top_and_its_spare_steps_are_lost() -> None:
    state = advancing(5, at="1 at 7")

    play(state, "board 2")

    assert (vp(state), marker(state)) == (3, "2 at 1")


@rule("IM-45")
def test_a_move_that_just_reaches_the_top_finishes_the_board() -> None:
    state = advancing(1, at="1 at 8")

    assert (vp(state), asked(state), player(state).finished) == (3, "next_board", 1)


@rule("IM-45")
@pytest.mark.parametrize(("board", "others"), [(1, "2 3"), (2, "1 3"), (3, "1 2")])
def test_the_marker_goes_to_a_different_board(board: int, others: str) -> None:
    state = advancing(9, at=f"{board} at 3", boards="1a+2b+3b")

    assert legal(state) == [f"board {other}" for other in others.split()]


@rule("IM-45")
def test_a_board_finished_before_is_allowed() -> None:
    state = advancing(9, at="1 at 0")
    play(state, "board 3", "skip")
    assert state.is_over()

    again = advancing(9, at="3 at 0", finished=1, boards="1a+2b+3b")

    assert legal(again) == ["board 1", "board 2"]


@rule("IM-A13")
def test_on_another_board_the_marker_stands_on_the_bottom_space_without_its_effect() -> None:
    state = advancing(1, at="1 at 8", boards="1a+2b+3a")

    # The bottom space of board 2b would give a coin.
    play(state, "board 2")

    assert (marker(state), coins(state), vp(state), hand(state)) == ("2 at 1", 0, 3, "")


@rule("IM-A13")
def test_from_the_bottom_space_an_advance_of_n_ends_n_spaces_higher() -> None:
    game = invented(X1="adv 9; adv 4")
    state = position(game=game, red={"hand": "X1", "marker": "1 at 1"})

    play(state, "effect a", "board 2")

    # The fifth space of board 2a gives 3 coins.
    assert (marker(state), coins(state)) == ("2 at 5", 3)


@rule("IM-A13", "IM-44")
def test_a_marker_that_has_never_advanced_starts_below_the_boards() -> None:
    game = invented(X1="adv 1")
    state = position(game=game, boards="1a+2b+3a", red={"hand": "X1"})

    play(state, "effect a", "board 2")

    # It ends on the bottom space, which gives its coin.
    assert (marker(state), coins(state)) == ("2 at 1", 1)


@rule("IM-A13", "IM-45")
def test_from_the_bottom_space_a_board_of_nine_is_finished_by_eight_steps() -> None:
    game = invented(X1="adv 9; adv 7", Y1="adv 9; adv 8")
    short = position(game=game, red={"hand": "X1"})
    enough = position(game=game, red={"hand": "Y1"})

    play(short, "effect a", "board 1", "board 2")
    play(enough, "effect a", "board 1", "board 2")

    assert (marker(short), asked(short)) == ("2 at 8", "surface")
    assert (marker(enough), asked(enough)) == ("2 at 9", "next_board")


@rule("IM-A14")
def test_the_top_effect_comes_before_the_marker_moves() -> None:
    boards = {"1a": [*QUIET, "vp 1 per pos; draw 1"]}
    state = position(
        game=invented(boards=boards, X1="adv 1"), red={"hand": "X1", "marker": "1 at 8"}
    )

    play(state, "effect a")
    between = (asked(state), marker(state), vp(state))
    play(state, "draw I")

    assert (between, asked(state)) == (("draw", "1 at 9", 9), "next_board")


@rule("IM-A14")
@pytest.mark.parametrize("top", ["adv 1", "coin 1; adv 2", "may adv 1", "pay 1 > adv 1"])
def test_an_advance_on_a_top_space_is_refused_when_a_file_is_loaded(top: str) -> None:
    with pytest.raises(BadBox, match="'adv' on a top space"):
        invented(boards={"1a": [*QUIET, top]})


@rule("IM-A14")
def test_an_advance_on_any_other_space_is_allowed() -> None:
    boards = {"1a": ["adv 2", *QUIET[:7], "vp 5"]}
    state = position(
        game=invented(boards=boards, X1="adv 1"), red={"hand": "X1", "marker": "1 at 0"}
    )

    play(state, "effect a")

    assert (marker(state), coins(state)) == ("1 at 3", 1)


@rule("IM-A14", "IM-45")
def test_a_card_activated_by_a_top_space_cannot_move_the_marker_beyond_it() -> None:
    boards = {"1a": [*QUIET, "act L1; vp 1"]}
    game = invented(boards=boards, X1="adv 1; coin 1")
    laid = {"I/0": "X1"}
    state = position(game=game, red={"hand": "X1", "mine": laid, "marker": "1 at 8"})

    play(state, "place 2", "effect a", "effect a")

    assert (asked(state), vp(state), player(state).finished) == ("next_board", 1, 1)


@rule("IM-45", "IM-L10")
def test_finishing_counts_before_the_top_effect() -> None:
    boards = {"1a": [*QUIET, "vp 1 per fin"]}
    game = invented(boards=boards, X1="adv 1")
    state = position(game=game, red={"hand": "X1", "marker": "1 at 8", "finished": 2})

    play(state, "effect a")

    assert (vp(state), player(state).finished) == (3, 3)


@rule("IM-L10")
def test_the_same_board_finished_twice_counts_two() -> None:
    game = invented(X1="adv 9; adv 9; adv 9; vp 1 per fin")
    state = position(game=game, red={"hand": "X1", "marker": "1 at 0"})

    play(state, "effect a", "board 2", "board 1", "board 3")

    # Twice the top of board 1a, and of 2a its draw4 with a point; then one for each of three.
    assert (vp(state), hand(state)) == (3 + 1 + 3 + 3, "D66")


@rule("IM-L10")
def test_the_position_is_0_before_the_first_advance_and_1_after_a_change_of_board() -> None:
    game = invented(X1="vp 1 per pos; adv 9; vp 5 per pos")
    state = position(game=game, boards="1b+2a+3a", red={"hand": "X1"})

    play(state, "effect a", "board 1", "board 2")

    # The top of board 1b gives 3 points.
    assert vp(state) == 3 + 5


@rule("IM-44")
def test_a_spaces_choice_is_made_by_the_player() -> None:
    laid = {"I/0": "D01a", "I/2": "D02a"}
    state = position(red={"hand": "D03a", "mine": laid, "marker": "2 at 2"})

    play(state, "place 4", "effect a", "card I/2")

    assert gears(state, "I/2") == 1


@rule("IM-44")
def test_a_card_activated_by_a_space_moves_the_marker_on() -> None:
    # Board 2b, fifth space: activate a level I card, here Papyrus Landing.
    laid = {"I/0": "D03b"}
    state = position(boards="1a+2b+3a", red={"hand": "D03a", "mine": laid, "marker": "2 at 4"})

    play(state, "place 2", "effect a", "effect a")

    assert (marker(state), vp(state), told(state, "advanced")) == ("2 at 6", 1, ["red 1", "red 1"])


@rule("IM-45")
def test_what_a_move_brings_counts_on_from_board_to_board() -> None:
    state = advancing(2, at="1 at 7")
    on_top = GAME.tallies(state)[0]["spaces"]

    play(state, "board 3")

    assert (on_top, marker(state), GAME.tallies(state)[0]["spaces"]) == (9, "3 at 1", 10)
