"""The end of the game: DG-59, DG-60, DG-62, DG-63."""

import pytest

from dwergar.look import (
    heat,
    owns,
    points,
    to_act,
    told,
    winners,
)
from dwergar.table import GAME, Holdings, finish, play, position
from rules import rule

GOLDEN = "western+golden_terraces"


@rule("DG-59")
def test_the_last_round_comes_after_the_last_event() -> None:
    state = position(at="round end", coming=[49])

    assert (state.is_over(), state.round, state.rounds) == (False, 2, 2)


@rule("DG-59")
def test_the_game_ends_after_that_round() -> None:
    state = position(at="round end", coming=[])

    assert (state.is_over(), GAME.ending(state), told(state, "ended")) == (True, "rounds", [""])


@rule("DG-59")
def test_nine_events_make_ten_rounds() -> None:
    state = GAME.start(3, {}, seed=2)

    finish(state)

    assert (state.round, len(told(state, "event"))) == (10, 9)


# -- the Western extra turn --------------------------------------------------------------------


@rule("DG-60")
def test_whoever_completed_most_western_projects_has_one_more_turn() -> None:
    state = position(at="last turns", red={"completed": [1]}, blue={"completed": [2, 3]})

    assert (to_act(state), told(state, "extra_turn")) == ("blue", ["blue"])


@rule("DG-60")
def test_the_extra_turn_has_three_actions_and_then_the_game_ends() -> None:
    state = position(
        at="last turns",
        blue={"completed": [2], "workers": "engineer blacksmith ironworker foreman"},
    )

    play(state, "blue: place engineer studio", "blue: place blacksmith studio")
    assert not state.is_over()

    play(state, "blue: place ironworker studio")

    assert state.is_over()


@rule("DG-60")
def test_tied_players_each_have_one_in_turn_order() -> None:
    state = position(
        seats=3,
        at="last turns",
        red={"completed": [1]},
        blue={"completed": [2, 3], "workers": "engineer engineer engineer"},
        green={"completed": [4, 5]},
    )

    play(state, *["blue: place engineer studio"] * 3)

    assert (to_act(state), told(state, "extra_turn")) == ("green", ["blue", "green"])


@rule("DG-60")
def test_without_a_western_project_nobody_has_one() -> None:
    state = position(at="last turns", red={"completed": [10]})

    assert (state.is_over(), told(state, "extra_turn")) == (True, [])


@rule("DG-60")
def test_without_the_western_deck_nobody_has_one() -> None:
    state = position(at="last turns", decks="new_shaft+eastern", red={"completed": [1]})

    assert told(state, "extra_turn") == []


@rule("DG-60")
def test_the_row_is_refilled_before_each_extra_turn() -> None:
    state = position(
        at="last turns",
        red={"completed": [1], "workers": "ironworker ironworker ironworker", "iron": 2},
        blue={"completed": [2]},
        row=[11],
        deck=[12, 13, 14, 15, 16, 17],
    )

    assert state.row == [11, 12, 13, 14, 15]

    play(state, "red: place ironworker studio", "complete 11")
    play(state, *["red: place ironworker forge"] * 2)

    assert (to_act(state), state.row) == ("blue", [12, 13, 14, 15, 16])


@rule("DG-60", "DG-16")
def test_start_of_turn_effects_apply_in_the_extra_turn() -> None:
    state = position(at="last turns", red={"completed": [1], "upgraded": [33, 38]})

    assert (owns(state, "red"), heat(state, "red")) == ("1 stone", 1)


@rule("DG-60")
def test_no_event_is_active_in_the_extra_turn() -> None:
    state = position(at="round end", event=51, coming=[], red={"completed": [1]})

    assert (state.event, state.actions_left + 1) == (0, 3)


@rule("DG-60")
def test_the_leaders_are_fixed_before_the_first_extra_turn() -> None:
    state = position(
        at="last turns",
        red={"completed": [1], "crystal": 1, "workers": "ironworker ironworker ironworker"},
        blue={"completed": [2]},
        row=[9],
    )

    play(state, "red: place ironworker studio", "complete 9")
    play(state, *["red: place ironworker forge"] * 2)

    assert to_act(state) == "blue"


# -- scoring -----------------------------------------------------------------------------------


@rule("DG-62")
@pytest.mark.parametrize(
    ("card", "goods", "scored"),
    [
        (7, {"iron": 5}, 2),
        (8, {"stone": 11}, 2),
        (24, {"crystal": 3}, 6),
        (26, {"gold": 3}, 3),
        (27, {"hot": 1, "cool": 3}, 4),
        (6, {}, 1),
    ],
)
def test_end_effects_score_for_what_lies_on_the_own_board(
    card: int, goods: Holdings, scored: int
) -> None:
    state = position(
        at="scoring", red={**goods, "upgraded": [card]}, blue={"crystal": 5, "iron": 5}
    )

    assert (points(state, "red"), points(state, "blue")) == (scored, 0)


@rule("DG-62")
def test_goods_in_carts_do_not_count() -> None:
    state = position(
        at="scoring", red={"upgraded": [26], "gold": 1}, carts={"red transit": "5 gold"}
    )

    assert points(state, "red") == 1


@rule("DG-62")
def test_projects_only_completed_do_not_score_at_the_end() -> None:
    state = position(at="scoring", red={"completed": [26], "gold": 4})

    assert points(state, "red") == 0


@rule("DG-62", "DG-61")
def test_a_project_upgraded_for_nothing_scores_at_the_end() -> None:
    state = position(decks=GOLDEN, at="free upgrades", red={"completed": [26], "gold": 4})

    play(state, "upgrade 26")

    assert points(state, "red") == 4


@rule("DG-63")
def test_most_points_win() -> None:
    state = position(
        at="scoring", red={"points": 30, "crystal": 9}, blue={"points": 31, "stone": 1}
    )

    assert (winners(state), GAME.places(state)) == ("blue", [2, 1])


@rule("DG-63")
@pytest.mark.parametrize(
    ("red", "blue", "winner"),
    [
        ({"crystal": 1}, {"gold": 9, "iron": 9, "stone": 9}, "red"),
        ({"crystal": 1, "gold": 1}, {"crystal": 1, "gold": 2}, "blue"),
        ({"gold": 1, "iron": 3}, {"gold": 1, "iron": 2, "stone": 9}, "red"),
        ({"iron": 1, "stone": 3}, {"iron": 1, "stone": 4}, "blue"),
        ({"iron": 1, "stone": 3}, {"iron": 1, "stone": 3}, "red and blue"),
        ({"heat": 5, "hot": 2}, {"cool": 1}, "red and blue"),
    ],
)
def test_ties_are_broken_by_crystal_gold_iron_and_stone(
    red: Holdings, blue: Holdings, winner: str
) -> None:
    state = position(at="scoring", red={**red, "points": 20}, blue={**blue, "points": 20})

    assert winners(state) == winner


@rule("DG-63", "DG-62")
def test_goods_in_carts_break_no_tie() -> None:
    state = position(
        at="scoring", red={"points": 20}, blue={"points": 20}, carts={"red transit": "1 crystal"}
    )

    assert winners(state) == "red and blue"


@rule("DG-63")
def test_places_are_shared_as_well() -> None:
    state = position(
        seats=4,
        at="scoring",
        red={"points": 5},
        blue={"points": 20},
        green={"points": 20},
        yellow={"points": 9},
    )

    assert (GAME.places(state), winners(state)) == ([4, 1, 1, 3], "blue and green")


@rule("DG-63")
def test_the_scores_say_where_the_points_come_from() -> None:
    state = position(
        at="scoring", red={"points": 21, "completed": [11], "upgraded": [26], "gold": 2}
    )

    assert GAME.scores(state)[0] == {
        "total": 23,
        "completed": 16,
        "upgraded": 0,
        "effects": 7,
        "crystal": 0,
        "gold": 2,
        "iron": 0,
        "stone": 0,
    }
