"""What a seat does in the game: acting, and asking what would be."""

import contextlib
from dataclasses import replace
from typing import Any, Final, cast

from pithead.engine.action import Action
from pithead.engine.errors import BadNotation, PitheadError
from pithead.engine.match import Match
from pithead.server.protocol.messages import said_if
from pithead.server.protocol.playing import Done, Preview, Reasons
from pithead.server.refusals import Refusal, refusal_of
from pithead.server.tables.live import LiveTable, Reader
from pithead.server.tables.service import Tables
from pithead.server.tables.staged import Staged

MOST_REASONS: Final = 200


def act(
    tables: Tables,
    live: LiveTable,
    secret: str | None,
    seat: int | None,
    action: str,
    expected_seq: int,
    command: str,
) -> Done:
    """Play an action for a person. Written before it is answered, once for each command.

    The database is not asked first whether another server has gone on: if it has, the entry's
    number is taken, or something is refused here, and either makes us look and check again.
    """
    with live.lock:
        reader = tables.reader(live, secret)
        own = f"{reader[0] if reader else -1}:{command}"
        if own in live.commands:
            return done(live, reader, live.commands[own])
        if seat is None and len(reader) > 1:
            tables.refresh(live)
        seat = tables.seat_of(live, reader, seat)
        come_back(tables, live, seat)

        def stage() -> Staged:
            if not tables.still_holds(live, reader, secret):
                raise Refusal("forbidden", "server.error.secret", {})
            if expected_seq < live.asked_at[seat] or expected_seq > live.seq:
                raise Refusal("stale", "server.error.stale", {}, live.moment(reader))
            return played(live, reader, seat, action)

        seq = tables.write(live, "action", seat, {"action": action}, own, stage)
        # Another server may have let a bot stand in meanwhile.
        come_back(tables, live, seat)
        return done(live, reader, seq)


def come_back(tables: Tables, live: LiveTable, seat: int) -> None:
    """Whoever plays is back: the bot that stood in leaves, even if the action comes too late."""
    if live.seats[seat].stand_in is None:
        return

    def stage() -> Staged:
        return Staged(seats=[replace(live.seats[seat], stand_in=None)])

    tables.write(live, "seat", seat, {"what": "back"}, None, stage)


def act_for_bot(
    tables: Tables, live: LiveTable, seat: int, action: str, moves: int, question: object
) -> bool:
    """Play a bot's decision, if it is still asked for what it has decided."""
    with live.lock:
        tables.refresh(live)

        def stage() -> Staged:
            if not live.bot_at(seat) or live.question_of(seat) != question:
                raise Refusal("stale", "server.error.stale", {})
            return played(live, (), seat, action)

        with contextlib.suppress(Refusal):
            tables.write(
                live, "action", seat, {"action": action}, f"bot{seat}:{moves}:{live.seq}", stage
            )
            return True
        return False


def played(live: LiveTable, reader: Reader, seat: int, notation: str) -> Staged:
    """What an action would make of the table."""
    action = legal(live, reader, seat, notation)
    return Staged(live.match.after(seat, action), action)


def legal(live: LiveTable, reader: Reader, seat: int, notation: str) -> Action:
    """The action, or a refusal if it is no answer to this seat's present question."""
    game, state = live.match.game, live.match.state
    try:
        action = game.parse(notation)
        game.question(state, seat)
    except PitheadError as error:
        raise refusal_of(error, live.moment(reader)) from None
    if action not in game.legal_actions(state, seat):
        why = game.why_not(state, seat, action)
        assert why is not None
        raise Refusal("illegal", why.key, why.params, live.moment(reader))
    return action


def done(live: LiveTable, reader: Reader, seq: int) -> Done:
    """The number of what was done, and how the table stands: also for a command sent again."""
    moment, request = live.moment(reader), live.request_for(reader)
    answer: Done = {"seq": seq, "moment": moment, "request": request}
    live.moments.clear()
    return answer


# -- asking what would be ----------------------------------------------------------------------


def preview(
    tables: Tables,
    live: LiveTable,
    reader: Reader,
    seat: int | None,
    action: str,
    expected_seq: int | None = None,
) -> Preview:
    """What an action would change, as far as nothing hidden is touched.

    Whoever says at which number it was offered is told where that is no longer asked.
    """
    with live.lock:
        seat = tables.seat_of(live, reader, seat)
        if expected_seq is not None and (
            seat not in live.match.state.seats_to_act() or expected_seq < live.asked_at[seat]
        ):
            return {"changes": [], "certain": False, "consequences": None, "stale": True}
        match, wanted = live.match, legal(live, reader, seat, action)
        return {**foreseen(match, seat, wanted), "stale": False}


def foreseen(match: Match[Any], seat: int, action: Action) -> Preview:
    return cast(Preview, match.game.preview(match.state, seat, action).to_json())


def reasons(
    tables: Tables, live: LiveTable, reader: Reader, seat: int | None, actions: list[str]
) -> Reasons:
    """Why each of some actions is not possible now; null for those that are."""
    with live.lock:
        seat = tables.seat_of(live, reader, seat)
        game, state = live.match.game, live.match.state
        return {
            "reasons": {
                text: said_if(game.why_not(state, seat, parsed(live, text)))
                for text in actions[:MOST_REASONS]
            }
        }


def parsed(live: LiveTable, text: str) -> Action:
    try:
        return live.match.game.parse(text)
    except BadNotation as error:
        raise refusal_of(error) from None
