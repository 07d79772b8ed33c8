"""Taking back: at once within the bound or alone, else by asking the people who play.

A wish that nobody answers lapses; one that nobody is left to answer happens.
"""

from collections.abc import Callable

from pithead.server.protocol.playing import Done
from pithead.server.refusals import Refusal
from pithead.server.tables.live import CLOSED, LiveTable, Reader
from pithead.server.tables.playing import done
from pithead.server.tables.service import Tables
from pithead.server.tables.staged import Staged


def undo(
    tables: Tables,
    live: LiveTable,
    reader: Reader,
    to: int | None,
    expected_seq: int,
    command: str,
) -> Done:
    """Take back the last action; further back alone, or by asking the others."""
    with live.lock:
        own = f"{reader[0] if reader else -1}:{command}"
        if own in live.commands:
            return done(live, reader, live.commands[own])
        tables.refresh(live)
        seat = tables.seat_of(live, reader, None)
        if expected_seq < last_game_seq(live) or expected_seq > live.seq:
            raise Refusal("stale", "server.error.stale", {}, live.moment(reader))
        if live.is_closed():
            raise Refusal("undo", CLOSED, {}, live.moment(reader))
        number = undo_target(live, reader, to)
        allowed = live.undo_for(reader)["allowed"] and number == live.moves - 1
        if allowed or live.is_of_one():
            stage = rewound(live, number, same_line(live, reader))
            seq = tables.write(live, "rewind", seat, {"to": number}, own, stage)
            return done(live, reader, seq)
        if live.request is not None:
            raise Refusal("undo", "server.error.request_open", {}, live.moment(reader))
        stage = unchanged(same_line(live, reader))
        seq = tables.write(live, "request", seat, {"to": number}, own, stage)
        seq = settled(tables, live) or seq
        return done(live, reader, seq)


def undo_target(live: LiveTable, reader: Reader, to: int | None) -> int:
    """The number of moves to go back to."""
    least = len(live.row.opening)
    if to is None:
        undo = live.undo_for(reader)
        if undo["allowed"]:
            return live.moves - 1
        own = live.last_own(reader)
        if own is None or not live.is_of_one():
            reason = live.undo_reason(reader[0])
            if reason is None:
                raise Refusal("undo", "error.undo_empty", {}, live.moment(reader))
            raise Refusal("undo", reason.key, reason.params, live.moment(reader))
        return own
    if not least <= to < live.moves:
        raise Refusal("bad", "server.error.undo_to", {"least": least, "most": live.moves - 1})
    return to


def same_line(live: LiveTable, reader: Reader) -> Callable[[], None]:
    """A check that nothing was played since the decision to take back."""
    moves, seq = live.moves, last_game_seq(live)

    def check() -> None:
        if live.moves != moves or last_game_seq(live) != seq:
            raise Refusal("stale", "server.error.stale", {}, live.moment(reader))

    return check


def rewound(live: LiveTable, number: int, check: Callable[[], None]) -> Callable[[], Staged]:
    """What going back to after so many moves would make of the table."""

    def stage() -> Staged:
        check()
        return Staged(live.match.state_at(number))

    return stage


def unchanged(check: Callable[[], None]) -> Callable[[], Staged]:
    """A change that touches neither the game nor the seats."""

    def stage() -> Staged:
        check()
        return Staged()

    return stage


def last_game_seq(live: LiveTable) -> int:
    """The number of the last entry that changed the game."""
    for entry in reversed(live.entries):
        if entry.kind in ("action", "rewind"):
            return entry.seq
    return 0


def consent(
    tables: Tables, live: LiveTable, reader: Reader, request: int, agree: bool, command: str
) -> Done:
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
        seq = tables.write(live, "consent", seat, body, own, unchanged(check))
        seq = settled(tables, live) or seq
        return done(live, reader, seq)


def settled(tables: Tables, live: LiveTable) -> int | None:
    """Take back what was asked for, if nobody is left to agree; the number of that entry."""
    with live.lock:
        if live.request is None or live.waiting_for():
            return None
        asked = live.request

        def check() -> None:
            if live.request is None or live.request["seq"] != asked["seq"] or live.waiting_for():
                raise Refusal("stale", "server.error.no_request", {})

        body = {"to": asked["to"], "request": asked["seq"]}
        try:
            stage = rewound(live, asked["to"], check)
            return tables.write(
                live, "rewind", asked["seat"], body, f"rewind:{asked['seq']}", stage
            )
        except Refusal:
            # Somebody was faster: played on, refused, or came back to be asked.
            return None


class Lapsing:
    """Ends wishes that wait too long, by a clock that nobody sets."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        # When each wish, `(table, number)`, was first seen here.
        self._since: dict[tuple[str, int], float] = {}

    def look(self) -> None:
        """Let all wishes lapse that have waited long enough."""
        now = self.tables.presence.steady()
        waiting = {
            (live.row.id, request["seq"]): live
            for live in self.tables.loaded()
            if (request := live.request) is not None
        }
        self._since = {key: self._since.get(key, now) for key in waiting}
        for (id_, number), live in waiting.items():
            if now - self._since[(id_, number)] >= self.tables.settings.undo_seconds:
                lapse(self.tables, live, number)


def lapse(tables: Tables, live: LiveTable, request: int) -> None:
    """End a wish to take back that was not answered in time."""

    def check() -> None:
        if live.request is None or live.request["seq"] != request:
            raise Refusal("stale", "server.error.no_request", {})

    with live.lock:
        try:
            asker = live.request["seat"] if live.request else 0
            command, stage = f"lapse:{request}", unchanged(check)
            tables.write(live, "lapse", asker, {"request": request}, command, stage)
        except Refusal:
            return
