"""What a seat does in the game: acting, taking back, asking what would be."""

import contextlib
from typing import Any, Final

from pithead.engine.action import Action
from pithead.engine.errors import BadNotation, PitheadError
from pithead.server.live import LiveTable, Reader
from pithead.server.refusals import Refusal, refusal_of
from pithead.server.service import Tables

MOST_REASONS: Final = 200


def act(
    tables: Tables,
    live: LiveTable,
    secret: str | None,
    seat: int | None,
    action: str,
    expected_seq: int,
    command: str,
) -> dict[str, Any]:
    """Play an action for a person. Written before it is answered, once for each command.

    The database is not asked first whether another server has gone on: if it has, the entry's
    number is taken, or something is refused here, and either makes us look and check again.
    """
    with live.lock:
        reader = tables.reader(live, secret)
        own = f"{reader[0] if reader else -1}:{command}"
        if own in live.commands:
            return _done(live, reader, live.commands[own])
        if seat is None and len(reader) > 1:
            tables.refresh(live)
        seat = tables.seat_of(live, reader, seat)

        def check() -> None:
            if not tables.still_holds(live, reader, secret):
                raise Refusal("forbidden", "server.error.secret", {})
            if live.bot_at(seat):
                raise Refusal("taken", "server.error.stand_in", {}, live.moment(reader))
            if expected_seq < live.asked_at[seat] or expected_seq > live.seq:
                raise Refusal("stale", "server.error.stale", {}, live.moment(reader))
            check_legal(live, reader, seat, action)

        seq = tables.write(live, "action", seat, {"action": action}, own, check)
        return _done(live, reader, seq)


def act_for_bot(
    tables: Tables, live: LiveTable, seat: int, action: str, moves: int, question: object
) -> bool:
    """Play a bot's decision, if it is still asked for what it has decided."""
    with live.lock:
        tables.refresh(live)

        def check() -> None:
            if not live.bot_at(seat) or live.question_of(seat) != question:
                raise Refusal("stale", "server.error.stale", {})
            check_legal(live, (), seat, action)

        with contextlib.suppress(Refusal):
            tables.write(
                live, "action", seat, {"action": action}, f"bot{seat}:{moves}:{live.seq}", check
            )
            return True
        return False


def check_legal(live: LiveTable, reader: Reader, seat: int, action: str) -> None:
    """Refuse what is no answer to this seat's present question."""
    game, state = live.match.game, live.match.state
    try:
        parsed = game.parse(action)
        game.question(state, seat)
    except PitheadError as error:
        raise refusal_of(error, live.moment(reader)) from None
    if parsed not in game.legal_actions(state, seat):
        why = game.why_not(state, seat, parsed)
        assert why is not None
        raise Refusal("illegal", why.key, why.params, live.moment(reader))


def _done(live: LiveTable, reader: Reader, seq: int) -> dict[str, Any]:
    answer = {"seq": seq, "moment": live.moment(reader), "request": None}
    live.moments.clear()
    return answer


# -- taking back -------------------------------------------------------------------------------


def undo(
    tables: Tables,
    live: LiveTable,
    reader: Reader,
    to: int | None,
    expected_seq: int,
    command: str,
) -> dict[str, Any]:
    """Take back the last action; further back alone, or by asking the others."""
    with live.lock:
        own = f"{reader[0] if reader else -1}:{command}"
        if own in live.commands:
            return _done(live, reader, live.commands[own])
        tables.refresh(live)
        seat = tables.seat_of(live, reader, None)
        if expected_seq < last_game_seq(live) or expected_seq > live.seq:
            raise Refusal("stale", "server.error.stale", {}, live.moment(reader))
        number = undo_target(live, reader, to)
        allowed = live.undo_for(reader)["allowed"] and number == live.moves - 1
        if allowed or live.is_of_one():
            seq = tables.write(live, "rewind", seat, {"to": number}, own, same_line(live, reader))
            return _done(live, reader, seq)
        if live.request is not None:
            raise Refusal("undo", "server.error.request_open", {}, live.moment(reader))
        seq = tables.write(live, "request", seat, {"to": number}, own, same_line(live, reader))
        return {"seq": seq, "moment": live.moment(reader), "request": live.request}


def undo_target(live: LiveTable, reader: Reader, to: int | None) -> int:
    """The number of moves to go back to."""
    least = len(live.row.opening)
    if to is None:
        undo = live.undo_for(reader)
        if undo["allowed"]:
            return live.moves - 1
        own = live.last_own(reader)
        if own is None or not live.is_of_one():
            reason = live.match.undo_reason(reader[0])
            if reason is None:
                raise Refusal("undo", "error.undo_empty", {}, live.moment(reader))
            raise Refusal("undo", reason.message.key, reason.message.params, live.moment(reader))
        return own
    if not least <= to < live.moves:
        raise Refusal("bad", "server.error.undo_to", {"least": least, "most": live.moves - 1})
    return to


def same_line(live: LiveTable, reader: Reader) -> Any:
    """A check that nothing was played since the decision to take back."""
    moves, seq = live.moves, last_game_seq(live)

    def check() -> None:
        if live.moves != moves or last_game_seq(live) != seq:
            raise Refusal("stale", "server.error.stale", {}, live.moment(reader))

    return check


def last_game_seq(live: LiveTable) -> int:
    """The number of the last entry that changed the game."""
    for entry in reversed(live.entries):
        if entry.kind in ("action", "rewind"):
            return entry.seq
    return 0


def consent(
    tables: Tables, live: LiveTable, reader: Reader, request: int, agree: bool, command: str
) -> dict[str, Any]:
    """Answer another seat's wish to take back; when all have agreed, it happens."""
    with live.lock:
        tables.refresh(live)
        seat = tables.seat_of(live, reader, None)
        own = f"{reader[0]}:{command}"

        def check() -> None:
            if live.request is None or live.request["seq"] != request:
                raise Refusal("stale", "server.error.no_request", {}, live.moment(reader))
            if seat == live.request["seat"] or seat in live.request["agreed"]:
                raise Refusal("taken", "server.error.consented", {}, live.moment(reader))

        body = {"request": request, "agree": agree}
        seq = tables.write(live, "consent", seat, body, own, check)
        if live.request is not None and not waiting_for(live):
            to, asker = live.request["to"], live.request["seat"]
            done = f"rewind:{request}"
            seq = tables.write(live, "rewind", asker, {"to": to}, done, same_line(live, reader))
        return _done(live, reader, seq)


def waiting_for(live: LiveTable) -> list[int]:
    """The people who have not yet answered a wish to take back."""
    request = live.request
    if request is None:
        return []
    holder = live.seats[request["seat"]].secret
    agreed = {live.seats[seat].secret for seat in request["agreed"]}
    return [
        row.seat
        for row in live.seats
        if row.kind == "human"
        and row.stand_in is None
        and row.secret != holder
        and row.secret not in agreed
    ]


# -- asking what would be ----------------------------------------------------------------------


def preview(
    tables: Tables, live: LiveTable, reader: Reader, seat: int | None, action: str
) -> dict[str, object]:
    """What an action would change, as far as nothing hidden is touched."""
    with live.lock:
        seat = tables.seat_of(live, reader, seat)
        check_legal(live, reader, seat, action)
        game = live.match.game
        return game.preview(live.match.state, seat, game.parse(action)).to_json()


def reasons(
    tables: Tables, live: LiveTable, reader: Reader, seat: int | None, actions: list[str]
) -> dict[str, object]:
    """Why each of some actions is not possible now; null for those that are."""
    with live.lock:
        seat = tables.seat_of(live, reader, seat)
        game, state = live.match.game, live.match.state
        result: dict[str, object] = {}
        for text in actions[:MOST_REASONS]:
            why = game.why_not(state, seat, parsed(live, text))
            result[text] = None if why is None else why.to_json()
        return result


def parsed(live: LiveTable, text: str) -> Action:
    try:
        return live.match.game.parse(text)
    except BadNotation as error:
        raise refusal_of(error) from None
