"""`mine`: the same puzzles again, gone on with where it stopped, and judged by what a seat sees."""

import copy

import pytest

from pithead.engine.outlook import Outlook
from pithead.games import find_game
from pithead.puzzles import Collection, Making, empty, mine, opened, read_collection, to_text
from pithead.puzzles.mining import weighed

GAME = find_game("dwarf")
MADE: Making = {"bot": "search:20", "seats": 2, "seed": 3, "games": 0, "simulations": 40}


def mined(collection: Collection, games: int) -> Collection:
    mine(GAME, collection, games, 20, lambda _: None)
    return collection


@pytest.fixture(scope="module")
def two_games() -> Collection:
    return mined(empty(GAME, copy.copy(MADE)), 2)


def test_games_of_bots_have_puzzles(two_games: Collection) -> None:
    assert two_games["each"]


def test_a_file_that_is_gone_on_with_is_the_file_made_in_one_go(two_games: Collection) -> None:
    first = mined(empty(GAME, copy.copy(MADE)), 1)

    again = mined(read_collection(to_text(first), "first.json"), 2)

    assert to_text(again) == to_text(two_games)


def test_what_a_seat_cannot_see_changes_nothing(two_games: Collection) -> None:
    puzzle = two_games["each"][0]
    state = opened(GAME, puzzle)
    other = state.copy()
    other.rng.a ^= 12345
    views = [GAME.view(each, puzzle["seat"]) for each in (state, other)]
    assert views[0] == views[1]
    actions = GAME.legal_actions(state, puzzle["seat"])
    first, rest = actions[0], actions[1:3]

    one, two = (
        weighed(Outlook(GAME, each, puzzle["seat"]), first, rest, 0.0, 40, 5)
        for each in (state, other)
    )

    assert one == two
