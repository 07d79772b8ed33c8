"""The past of a match: what was known, told and counted after each of its moves."""

from typing import Any

from pithead.engine.match import Match
from pithead.engine.record import Record
from pithead.server.tables.moment import moment


def past_moment(match: Match[Any], moves: int, seat: int) -> dict[str, Any]:
    """The match after so many moves, as this seat saw it; nothing can be answered there."""
    record = match.record
    shortened = Record(
        record.game, record.rules, record.data, record.options, record.seats, record.seed,
        record.box, record.actions[:moves],
    )  # fmt: skip
    result = moment(Match(match.game, shortened), seat, moves, 0, None)
    result["question"] = None
    return result


def told_after_each(match: Match[Any]) -> list[int]:
    """How many events the journal had at the start and after each move."""
    game, record = match.game, match.record
    state = game.start(len(record.seats), record.options, record.seed)
    result = [len(state.journal.events)]
    for seat, notation in record.actions:
        game.apply(state, seat, game.parse(notation))
        result.append(len(state.journal.events))
    return result


def course(match: Match[Any]) -> list[dict[str, Any]]:
    """The open numbers at the start and after every move."""
    game, record = match.game, match.record
    state = game.start(len(record.seats), record.options, record.seed)
    result = [{"move": 0, "round": game.round(state), "tallies": game.tallies(state)}]
    for seat, notation in record.actions:
        game.apply(state, seat, game.parse(notation))
        result.append(
            {
                "move": len(result),
                "round": game.round(state),
                "tallies": game.tallies(state),
            }
        )
    return result
