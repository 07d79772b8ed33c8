"""Hints: what the table's best bot would do, now or at an earlier moment, and why."""

from typing import Final

from pithead.engine.match import Match
from pithead.server.protocol.messages import said
from pithead.server.protocol.playing import Hint
from pithead.server.refusals import Refusal
from pithead.server.tables.due import seed_for
from pithead.server.tables.live import LiveTable, Reader
from pithead.server.tables.playing import foreseen
from pithead.server.tables.service import Tables
from pithead.server.thinking.assignment import Assignment, Idea

SHOWN: Final = 5
BOT: Final = "search:1s"


def assignment_for(
    tables: Tables, live: LiveTable, reader: Reader, seat: int | None, at: int | None
) -> Assignment:
    """What to think about for a seat that asks for advice, after so many moves if it says so."""
    if not live.row.hints:
        raise Refusal("off", "server.error.hints_off", {})
    with live.lock:
        tables.refresh(live)
        seat = tables.seat_of(live, reader, seat)
        record = live.full_record()
        if at is not None and at > live.moves:
            raise Refusal("bad", "server.error.moment", {"most": live.moves, "found": at})
        match = live.match if at is None else Match(live.match.game, record.until(at))
        if seat not in match.state.seats_to_act():
            raise Refusal("not_asked", "server.error.hint_later", {}, live.moment(reader))
        asked = match.record if at is not None else record
        return Assignment(live.row.id, asked.to_json(), seat, BOT, seed_for(live, seat), True)


def explained(live: LiveTable, assignment: Assignment, at: int | None, ideas: list[Idea]) -> Hint:
    """The ideas with what each would mean, change and lead to, as far as they are still legal."""
    with live.lock:
        match = live.match if at is None else Match(live.match.game, live.match.record.until(at))
        game, state = match.game, match.state
        legal = {each.notation: each for each in game.legal_actions(state, assignment.seat)}
        return {
            "moves": [
                {
                    "action": idea.action,
                    "value": round(idea.value, 4),
                    "sure": round(idea.sure, 4),
                    "offers": said(game.offers(state, assignment.seat, legal[idea.action])),
                    "rules": game.rules_behind(state, assignment.seat, legal[idea.action]),
                    **foreseen(match, assignment.seat, legal[idea.action]),
                    "line": idea.line,
                    "gains": idea.gains,
                    "within": idea.within,
                }
                for idea in ideas[:SHOWN]
                if idea.action in legal
            ],
            "tries": sum(idea.visits for idea in ideas),
        }
