"""The moment: all that one reader may know, and the only way anything leaves the server.

State, log, legal actions, previews, errors, exports and streams are made from what stands here.
It is built from `Game.view`, which adds what a seat knows and never deletes secrets.
"""

import hashlib
from typing import Any, Final

from pithead.engine.game import SPECTATOR, Game
from pithead.engine.match import Match
from pithead.server.wire import sorted_bytes_of

HASHED: Final = ("moves", "question", "tallies", "to_act", "view")
DIGITS: Final = 16


def moment(
    match: Match[Any], seat: int, moves: int, asked_at: int, undo: dict[str, object] | None
) -> dict[str, Any]:
    """What this reader may know now; `undo` is what the table says about taking back."""
    game, state = match.game, match.state
    result: dict[str, Any] = {
        "moves": moves,
        "seat": seat,
        "round": game.round(state),
        "view": game.view(state, seat),
        "tallies": game.tallies(state),
        "to_act": state.seats_to_act(),
        "question": question(game, state, seat, asked_at),
        "undo": undo or NO_UNDO,
        "result": result_of(game, state),
    }
    result["hash"] = fingerprint(result)
    return result


NO_UNDO: Final[dict[str, object]] = {
    "allowed": False, "notation": None, "reason": None, "wider": False
}  # fmt: skip


def question(game: Game[Any], state: Any, seat: int, asked_at: int) -> dict[str, object] | None:
    """What this seat is asked, and every answer with its sentence and its rules."""
    if seat == SPECTATOR or seat not in state.seats_to_act():
        return None
    return {
        "seat": seat,
        "asked_at": asked_at,
        "asks": game.asks(state, seat).to_json(),
        "actions": [
            {
                "notation": action.notation,
                "offers": game.offers(state, seat, action).to_json(),
                "rules": game.rules_behind(state, seat, action),
            }
            for action in game.legal_actions(state, seat)
        ],
    }


def result_of(game: Game[Any], state: Any) -> dict[str, object] | None:
    if not state.is_over():
        return None
    return {
        "ending": game.ending(state),
        "winners": game.winners(state),
        "places": game.places(state),
        "scores": game.scores(state),
        "verdict": game.verdict(state).to_json(),
    }


def fingerprint(moment: dict[str, Any]) -> str:
    """Equal moments have equal fingerprints, in whatever language they are worked out."""
    part = {key: moment[key] for key in HASHED}
    return hashlib.sha256(sorted_bytes_of(part)).hexdigest()[:DIGITS]


def told(match: Match[Any], seat: int, after: int, until: int | None = None) -> list[Any]:
    """What the journal says to this reader from one event to another."""
    name = match.game.name
    events = match.state.journal.events[after:until]
    return [event.for_reader(seat).message(name).to_json() for event in events]
