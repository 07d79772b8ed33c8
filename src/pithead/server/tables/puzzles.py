"""Puzzles at the table: each is a tree of one moment, which nobody changes."""

from functools import cache
from typing import TYPE_CHECKING, Final

from pithead.engine.match import match_from
from pithead.games import NAMES, find_game
from pithead.puzzles import Puzzle, game_of, named, opened, shipped, tried
from pithead.puzzles import solution as solution_of
from pithead.server.protocol.messages import said
from pithead.server.refusals import Refusal
from pithead.server.store.rows import TreeRow

if TYPE_CHECKING:
    # A browser has not what describes them.
    from pithead.bots.shown import Retried
    from pithead.server.protocol.puzzles import Expected, Solution
    from pithead.server.protocol.puzzles import Puzzle as PuzzleFacts

# Nobody has the secret of a puzzle's tree.
NO_SECRET: Final = ""


@cache
def listed() -> "list[PuzzleFacts]":
    """All of them: by game and grade, in the order they were found."""
    return [
        {
            "puzzle": each["id"],
            "game": game,
            "grade": each["grade"],
            "round": each["round"],
            "seat": each["seat"],
        }
        for game in NAMES
        for each in sorted(shipped(game), key=grade_of)
    ]


def grade_of(puzzle: Puzzle) -> int:
    return puzzle["grade"]


def row_of(name: str) -> TreeRow | None:
    """The tree that a puzzle is; None if there is no such puzzle."""
    puzzle = named(name)
    if puzzle is None:
        return None
    game = find_game(game_of(puzzle))
    state = opened(game, puzzle)
    record = match_from(game, [""] * state.seats, state).record.to_json()
    return TreeRow(name, NO_SECRET, "", dict(record), None, (), 0, 0.0, 0.0)


def judged(name: str, action: str) -> "Retried":
    """What a try is worth."""
    puzzle = found(name)
    game = find_game(game_of(puzzle))
    return tried(game, puzzle, opened(game, puzzle), game.parse(action))


def solution(name: str) -> "Solution":
    """The best move, the next best, and as much of what is expected as can come here."""
    puzzle = found(name)
    game = find_game(game_of(puzzle))
    state = opened(game, puzzle)
    best = game.parse(solution_of(puzzle))
    after = puzzle["moves"][1]["action"]
    told: Solution = {
        "action": best.notation,
        "offers": said(game.offers(state, puzzle["seat"], best)),
        "next": tried(game, puzzle, state, game.parse(after)),
        "line": [],
    }
    for seat, notation in puzzle["line"]:
        action = game.parse(notation)
        # It was expected in an imagined game, where other things were hidden.
        if seat not in state.seats_to_act() or action not in game.legal_actions(state, seat):
            break
        expected: Expected = {
            "seat": seat, "action": notation, "offers": said(game.offers(state, seat, action)),
        }  # fmt: skip
        told["line"].append(expected)
        game.apply(state, seat, action)
    return told


def found(name: str) -> Puzzle:
    puzzle = named(name)
    if puzzle is None:
        raise Refusal("not_found", "server.error.no_puzzle", {"name": name[:60]})
    return puzzle
