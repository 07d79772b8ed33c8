"""A try at a puzzle: what the move is worth, as the puzzle knows it."""

from typing import Any, Final

from pithead.bots.judging import BEST, verdict_on
from pithead.bots.retrying import NO_BETTER, RIGHT, told
from pithead.bots.shown import Retried
from pithead.engine.action import Action
from pithead.engine.errors import IllegalAction
from pithead.engine.game import Game, State
from pithead.puzzles.puzzle import Puzzle

__all__ = ["tried"]

# What stands beside nothing: of the solution itself.
NOTHING: Final[dict[str, float]] = {}


def tried(game: Game[Any], puzzle: Puzzle, state: State, action: Action) -> Retried:
    """Whether a move is the solution; if not, what it gives away and what the solution brings.

    >>> import pithead
    >>> from pithead.puzzles import opened, shipped, solution, tried
    >>> game, puzzle = pithead.game("dwarf"), shipped("dwarf")[0]
    >>> tried(game, puzzle, opened(game, puzzle), game.parse(solution(puzzle)))["answer"]
    'right'
    """
    seat = puzzle["seat"]
    found = [each for each in puzzle["moves"] if each["action"] == action.notation]
    if not found:
        raise IllegalAction(
            action.notation, seat, [each.notation for each in game.legal_actions(state, seat)]
        )
    move, best = found[0], puzzle["moves"][0]
    if move is best:
        return told(game, state, seat, action, RIGHT, BEST, 0.0, 0.0, NOTHING, 0)
    verdict = verdict_on(best["value"], move["value"], move["given"], move["error"], False)
    return told(
        game, state, seat, action, NO_BETTER, verdict, move["given"], move["error"],
        move["gains"], move["within"],
    )  # fmt: skip
