"""The puzzles that come with Pithead: each opens, and its solution is the one best move."""

from typing import Any

import pytest

from pithead.bots.trial import Trial
from pithead.engine.outlook import Outlook
from pithead.games import NAMES, find_game
from pithead.puzzles import (
    GRADES,
    Puzzle,
    counted,
    named,
    opened,
    shipped,
    shipped_file,
    solution,
    tried,
)
from pithead.puzzles.mining import LEAST_GIVEN, LEAST_MOVES, surely_given

# Of each grade.
LEAST_EACH = 20
# Of each grade so many are looked at again, by a search of its own.
LOOKED_AT_AGAIN = 2
SIMULATIONS = 60


@pytest.mark.parametrize("name", NAMES)
def test_there_are_enough_of_every_grade(name: str) -> None:
    counts = counted(shipped(name))

    assert all(counts[grade] >= LEAST_EACH for grade in GRADES), counts


@pytest.mark.parametrize("name", ["", "dwarf", "dwarf-1", "chess-1-2", "../data/dwarf-1-2", "-1-2"])
def test_a_name_of_nothing_is_no_puzzle_and_no_file_is_looked_for(name: str) -> None:
    before = shipped.cache_info().currsize

    assert named(name) is None

    assert shipped.cache_info().currsize == before


@pytest.mark.parametrize("name", NAMES)
def test_they_belong_to_the_rules_and_cards_of_today(name: str) -> None:
    game, collection = find_game(name), shipped_file(name)

    assert collection is not None
    assert (collection["rules"], collection["data"]) == (game.rules_number, game.fingerprint)


@pytest.mark.parametrize("name", NAMES)
def test_no_name_and_no_position_is_there_twice(name: str) -> None:
    each = shipped(name)

    assert len({one["id"] for one in each}) == len(each)
    assert len({str(one["position"]) for one in each}) == len(each)


@pytest.mark.parametrize("name", NAMES)
def test_every_position_opens_and_all_its_moves_are_judged(name: str) -> None:
    game = find_game(name)

    for puzzle in shipped(name):
        state = opened(game, puzzle)
        legal = [each.notation for each in game.legal_actions(state, puzzle["seat"])]
        assert sorted(each["action"] for each in puzzle["moves"]) == sorted(legal), puzzle["id"]
        assert len(set(legal)) == len(legal) >= LEAST_MOVES, puzzle["id"]
        assert tuple(puzzle["line"][0]) == (puzzle["seat"], solution(puzzle)), puzzle["id"]


@pytest.mark.parametrize("name", NAMES)
def test_every_other_move_gives_away_more_than_noise(name: str) -> None:
    for puzzle in shipped(name):
        given = [surely_given(each) for each in puzzle["moves"][1:]]
        # What is written is rounded.
        assert min(given) > LEAST_GIVEN - 0.001, puzzle["id"]


@pytest.mark.parametrize("name", NAMES)
def test_the_solution_is_right_and_nothing_else(name: str) -> None:
    game = find_game(name)
    puzzle = shipped(name)[0]
    state = opened(game, puzzle)

    answers = {
        each["action"]: tried(game, puzzle, state, game.parse(each["action"]))["answer"]
        for each in puzzle["moves"]
    }

    right = [action for action, answer in answers.items() if answer == "right"]
    assert right == [solution(puzzle)]


def some(name: str) -> list[Puzzle]:
    """The first of each grade."""
    return [
        puzzle
        for grade in GRADES
        for puzzle in [one for one in shipped(name) if one["grade"] == grade][:LOOKED_AT_AGAIN]
    ]


@pytest.mark.parametrize("name", NAMES)
def test_another_search_finds_the_next_best_worse_too(name: str) -> None:
    game = find_game(name)

    for puzzle in some(name):
        given = given_again(game, puzzle)
        assert given > 0.0, (puzzle["id"], given)


def given_again(game: Any, puzzle: Puzzle) -> float:
    """What the next best move gives away by a search with a chance of its own."""
    state = opened(game, puzzle)
    actions = [game.parse(each["action"]) for each in puzzle["moves"][:2]]
    trial = Trial(Outlook(game, state, puzzle["seat"]), actions, SIMULATIONS, 987_654)
    return trial.difference(0, 1)[0]
