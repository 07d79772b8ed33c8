"""Hints: what the table's best bot would do, with what it expects of it."""

from typing import Any, Final

from pithead.server.refusals import Refusal
from pithead.server.tables.keeper import seed_for
from pithead.server.tables.live import LiveTable, Reader
from pithead.server.tables.service import Tables
from pithead.server.thinking.thinkers import Idea, Problem

SHOWN: Final = 5
BOT: Final = "search:1s"


def problem_for(tables: Tables, live: LiveTable, reader: Reader, seat: int | None) -> Problem:
    """What to think about for a seat that asks for advice."""
    if not live.row.hints:
        raise Refusal("off", "server.error.hints_off", {})
    with live.lock:
        tables.refresh(live)
        seat = tables.seat_of(live, reader, seat)
        if seat not in live.match.state.seats_to_act():
            raise Refusal("not_asked", "server.error.hint_later", {}, live.moment(reader))
        record = live.full_record().to_json()
        return Problem(live.row.id, record, seat, BOT, seed_for(live, seat), True)


def explained(live: LiveTable, problem: Problem, ideas: list[Idea]) -> dict[str, Any]:
    """The ideas with what each would mean and change, as far as they are still legal."""
    with live.lock:
        game, state = live.match.game, live.match.state
        legal = {each.notation: each for each in game.legal_actions(state, problem.seat)}
        return {
            "moves": [
                {
                    "action": idea.action,
                    "value": round(idea.value, 4),
                    "sure": round(idea.sure, 4),
                    "offers": game.offers(state, problem.seat, legal[idea.action]).to_json(),
                    "rules": game.rules_behind(state, problem.seat, legal[idea.action]),
                    **game.preview(state, problem.seat, legal[idea.action]).to_json(),
                }
                for idea in ideas[:SHOWN]
                if idea.action in legal
            ]
        }
