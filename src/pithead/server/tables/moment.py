"""The moment: all that one reader may know, and the only way anything leaves the server.

State, log, legal actions, previews, errors, exports and streams are made from what stands here.
It is built from `Game.view`, which adds what a seat knows and never deletes secrets.
"""

import hashlib
from typing import Any, Final

from pithead.engine.action import Action
from pithead.engine.game import SPECTATOR, Game
from pithead.engine.match import Match
from pithead.engine.sign import signs_json
from pithead.server.protocol.messages import Message, said
from pithead.server.protocol.moment import Choice, Lesson, Moment, Question, Result, Undo
from pithead.server.wire import sorted_bytes_of

HASHED: Final = ("moves", "question", "tallies", "to_act", "view")
DIGITS: Final = 16


def moment(
    match: Match[Any],
    seat: int,
    asked_at: int,
    undo: Undo,
    table: str,
    seq: int,
    lesson: Lesson | None,
) -> Moment:
    """What this reader may know now; `undo` is what the table says about taking back."""
    game, state = match.game, match.state
    result: Moment = {
        "moves": len(match.record.actions),
        "seat": seat,
        "round": game.round(state),
        "view": game.view(state, seat),
        "tallies": game.tallies(state),
        "to_act": state.seats_to_act(),
        "question": question(game, state, seat, asked_at),
        "undo": undo,
        "result": result_of(game, state),
        "hash": "",
        "table": table,
        "seq": seq,
        "lesson": lesson,
    }
    result["hash"] = fingerprint(result)
    return result


NO_UNDO: Final[Undo] = {"allowed": False, "notation": None, "reason": None, "wider": False}


def question(game: Game[Any], state: Any, seat: int, asked_at: int) -> Question | None:
    """What this seat is asked, every answer with its sentence and its rules, and what is none."""
    if seat == SPECTATOR or seat not in state.seats_to_act():
        return None
    return {
        "seat": seat,
        "asked_at": asked_at,
        "asks": said(game.asks(state, seat)),
        "actions": [choice(game, state, seat, each) for each in game.legal_actions(state, seat)],
        "wonders": [
            {"notation": action.notation, "means": action.means}
            for action in game.wonders(state, seat)
        ],
    }


def choice(game: Game[Any], state: Any, seat: int, action: Action) -> Choice:
    result: Choice = {
        "notation": action.notation,
        "means": game.means(state, seat, action),
        "offers": said(game.offers(state, seat, action)),
        "rules": game.rules_behind(state, seat, action),
    }
    signs = game.signs(state, seat, action)
    if signs:
        result["signs"] = signs_json(signs)
    return result


def result_of(game: Game[Any], state: Any) -> Result | None:
    if not state.is_over():
        return None
    verdict = game.verdict(state)
    return {
        "ending": game.ending(state),
        "winners": game.winners(state),
        "places": game.places(state),
        "scores": game.scores(state),
        "verdict": {"part": verdict.part, "message": said(verdict.message)},
    }


def fingerprint(moment: Moment) -> str:
    """Equal moments have equal fingerprints, in whatever language they are worked out."""
    part = {key: value for key, value in moment.items() if key in HASHED}
    return hashlib.sha256(sorted_bytes_of(part)).hexdigest()[:DIGITS]


def told(match: Match[Any], seat: int, after: int, until: int | None = None) -> list[Message]:
    """What the journal says to this reader from one event to another."""
    name = match.game.name
    events = match.state.journal.events[after:until]
    return [said(event.for_reader(seat).message(name)) for event in events]
