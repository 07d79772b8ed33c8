"""The past of a match: what was known and counted after each of its moves, and how it went."""

from typing import Any

from pithead.engine import report as reports
from pithead.engine.match import Match, replay
from pithead.engine.shown import Report
from pithead.server.protocol.moment import CoursePoint, Moment
from pithead.server.refusals import Refusal
from pithead.server.tables.moment import NO_UNDO, moment


def past_moment(match: Match[Any], moves: int, seat: int, table: str, seq: int) -> Moment:
    """The match after so many moves, as this seat saw it; nothing can be answered there."""
    then = Match(match.game, match.record.until(moves))
    result = moment(then, seat, 0, NO_UNDO, table, seq, None)
    result["question"] = None
    return result


def course(match: Match[Any]) -> list[CoursePoint]:
    """The open numbers at the start and after every move."""
    game = match.game
    return [
        {"move": move, "round": game.round(state), "tallies": game.tallies(state)}
        for move, state in enumerate(replay(game, match.record))
    ]


def report(match: Match[Any]) -> Report:
    """How a game went, which only its end can tell."""
    if not match.state.is_over():
        raise Refusal("off", "server.error.report_early", {})
    return reports.report(match)
