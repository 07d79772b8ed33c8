"""The tables: loaded when somebody comes, kept in step with the database, written before told.

Plain Python without a web framework; every method may be called from any thread. A change of a
table is an entry with the next sequence number. Writing it is the lock (an optimistic one):
whoever comes second, on this server or another, finds the number taken, reads what the first has
written, and decides anew.
"""

import contextlib
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from pithead.engine.errors import PitheadError
from pithead.engine.game import SPECTATOR
from pithead.server.protocol.facts import Facts, ListedTable, SeatFacts
from pithead.server.protocol.messages import said
from pithead.server.protocol.words import EntryKind
from pithead.server.refusals import Refusal
from pithead.server.settings import Settings
from pithead.server.store.refused import StoreRefused
from pithead.server.store.rows import ARCHIVED, Entry, SeatRow, TableRow, Taken
from pithead.server.store.shelf import Shelf
from pithead.server.tables.deals import deal_of
from pithead.server.tables.frozen import Frozen
from pithead.server.tables.live import Event, LiveTable, Reader
from pithead.server.tables.presence import Presence
from pithead.server.tables.series import standing
from pithead.server.tables.staged import Staged
from pithead.server.tables.timing import clock_facts
from pithead.server.tables.tokens import fits
from pithead.server.tables.uptime import Uptime

# So often a writer that found its number taken looks again before it gives up.
TRIES: Final = 50


class Tables:
    """All tables of one database or browser, as this server knows them."""

    def __init__(
        self,
        store: Shelf,
        settings: Settings,
        publish: Callable[[str, int], None],
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.publish: Final = publish
        self.clock: Final = clock
        self._lock: Final = threading.Lock()
        self._live: Final[OrderedDict[str, LiveTable]] = OrderedDict()
        self.presence: Final = Presence(steady)
        self.uptime: Final = Uptime(store, clock, steady)

    # -- finding tables ------------------------------------------------------------------------

    def open(self, id_: str) -> LiveTable:
        """The table, in step with the database."""
        live = self.find(id_)
        self.refresh(live)
        return live

    def find(self, id_: str) -> LiveTable:
        """The table as this server knows it, perhaps a poll behind another."""
        with self._lock:
            live = self._live.get(id_)
            if live is not None:
                self._live.move_to_end(id_)
        return self._load(id_) if live is None else live

    def is_held_by(self, id_: str, secret: str) -> bool:
        """Whether a secret holds a seat of a table in memory. The database is not asked."""
        with self._lock:
            live = self._live.get(id_)
        return live is not None and any(fits(secret, row.secret) for row in list(live.seats))

    def _load(self, id_: str) -> LiveTable:
        found = self.store.load(id_)
        if found is None:
            raise Refusal("not_found", "server.error.no_table", {})
        try:
            live = LiveTable(*found)
        except PitheadError as error:
            self._set_due(found[0], False)
            raise Frozen(*found, error) from None
        self._set_due(found[0], bool(live.bots_due()))
        with self._lock:
            live = self._live.setdefault(id_, live)
            self._forget_idle()
        return live

    def _set_due(self, row: TableRow, bots_due: bool) -> None:
        """Bots that cannot think here must not keep others waiting; those that can again, may."""
        if row.bots_due != bots_due:
            with contextlib.suppress(StoreRefused):
                self.store.set_due(row.id, row.seq, bots_due)

    def _forget_idle(self) -> None:
        for id_ in list(self._live):
            if len(self._live) <= self.settings.tables_in_memory:
                return
            if not self._live[id_].readers:
                del self._live[id_]

    def refresh(self, live: LiveTable) -> bool:
        """Take in what another server has written meanwhile; False if there was nothing."""
        with live.lock:
            status, new = self.store.news(live.row.id, live.seq)
            live.is_archived = status == ARCHIVED
            if not new:
                return False
            if any(entry.kind == "seat" for entry in new):
                live.seats[:] = self.store.seats(live.row.id)
            for entry in new:
                if entry.seq == live.seq + 1:
                    live.take(entry)
            return True

    def loaded(self) -> list[LiveTable]:
        with self._lock:
            return list(self._live.values())

    # -- who asks ------------------------------------------------------------------------------

    def reader(self, live: LiveTable, secret: str | None) -> Reader:
        """The seats this secret holds; none for a spectator. A wrong secret is refused."""
        if not secret:
            return ()
        held = held_by(live.seats, secret)
        # The seat may have been taken or moved on another server. Seats change by entries only,
        # so they are never read but with them, and under the table's lock.
        if not held and self.refresh(live):
            held = held_by(live.seats, secret)
        if not held:
            raise Refusal("forbidden", "server.error.secret", {})
        self.presence.sign(live.row.id, held)
        return held

    def still_holds(self, live: LiveTable, reader: Reader, secret: str | None) -> bool:
        """Whether the secret is still good: a seat may have moved to another device."""
        return secret is None or all(fits(secret, live.seats[seat].secret) for seat in reader)

    def seat_of(self, live: LiveTable, reader: Reader, seat: int | None) -> int:
        """Which of the reader's seats is meant."""
        if not reader:
            raise Refusal("forbidden", "server.error.spectator", {})
        if seat is None:
            return live.eyes(reader)
        if seat not in reader:
            raise Refusal("forbidden", "server.error.not_yours", {"seat": seat})
        return seat

    def perspective(self, live: LiveTable, reader: Reader, seat: int | None) -> int:
        """Through whose eyes to look: a seat of the reader's, or the spectator's."""
        if seat is None:
            return live.eyes(reader)
        if seat != SPECTATOR and seat not in reader:
            raise Refusal("forbidden", "server.error.not_yours", {"seat": seat})
        return seat

    # -- writing -------------------------------------------------------------------------------

    def write(
        self,
        live: LiveTable,
        kind: EntryKind,
        seat: int,
        body: dict[str, Any],
        command: str | None,
        stage: Callable[[], Staged],
    ) -> int:
        """Stage, append, then adopt and tell. Returns the entry's number.

        `stage` refuses what cannot be done now, or says what it would make of the table; it is
        asked again whenever another writer was faster, and before a refusal stands. The same
        command twice is written once.
        """
        with live.lock:
            for _ in range(TRIES):
                if command is not None and command in live.commands:
                    return live.commands[command]
                try:
                    staged = stage()
                except Refusal:
                    if not self.refresh(live):
                        raise
                    continue
                entry = Entry(live.row.id, live.seq + 1, kind, seat, body, command, self.clock())
                status, due = live.standing_after(staged)
                try:
                    self.store.append(entry, status, due, staged.seats)
                except Taken:
                    self.refresh(live)
                    continue
                live.is_archived = False
                live.take(entry, staged)
                self.publish(live.row.id, entry.seq)
                return entry.seq
        raise Refusal("busy", "server.error.busy", {})

    # -- facts ---------------------------------------------------------------------------------

    def facts(self, live: LiveTable, reader: Reader) -> Facts:
        """What is known of a table beside the game itself."""
        row, state = live.row, live.match.state
        return {
            "table": row.id,
            "name": row.name,
            "game": row.game,
            "title": live.match.game.title,
            "options": live.match.record.options,
            "box": row.box is not None,
            "hot_seat": row.hot_seat,
            "public": row.public,
            "hints": row.hints,
            "chat": row.chat,
            "tutorial": row.script is not None,
            "origin": row.origin,
            "deal": deal_of(row, live.is_over()),
            "stand_in": row.stand_in,
            "one_for_all": row.one_for_all,
            "frozen": None,
            "created": when(row.created),
            "status": live.status(),
            "seq": live.seq,
            "moves": live.moves,
            "round": live.match.game.round(state),
            "to_act": state.seats_to_act(),
            "seats": [seat_facts(each, self.is_here(live, each.seat)) for each in live.seats],
            "rivals": [said(each) for each in live.match.game.rivals(state)],
            "mine": list(reader),
            "request": live.request_for(reader),
            "answer": live.answer,
            "clock": clock_facts(live, self.uptime, self.clock()),
            "strangers": row.strangers,
            "series": standing(live),
            "rematch": live.rematch,
        }

    def frozen_reader(self, frozen: Frozen, secret: str | None) -> Reader:
        """The seats a secret holds at a table that these rules cannot replay."""
        held = held_by(frozen.seats, secret) if secret else ()
        if secret and not held:
            raise Refusal("forbidden", "server.error.secret", {})
        return held

    def frozen_facts(self, frozen: Frozen, reader: Reader) -> Facts:
        seats = [seat_facts(each, here=False) for each in frozen.seats]
        return frozen.facts(reader, seats, when(frozen.row.created))

    def with_facts(self, live: LiveTable, reader: Reader, event: Event) -> Event:
        """An event as it is sent: with the table's facts where they may have changed."""
        changes = (
            event["kind"] not in ("action", "chat")
            or (event["seq"] == live.seq and live.row.clock is not None)
            or (event["seq"] == live.seq and live.is_over())
            or (live.answer is not None and live.answer["seq"] == event["seq"])
        )
        return {**event, "facts": self.facts(live, reader) if changes else None}

    # -- presence ------------------------------------------------------------------------------

    def arrive(self, live: LiveTable, reader: Reader) -> None:
        """A page or script has opened a connection. This never waits for a writer."""
        with self._lock:
            live.readers[reader] = live.readers.get(reader, 0) + 1
        self.presence.sign(live.row.id, reader, connections=1)

    def leave(self, live: LiveTable, reader: Reader) -> None:
        with self._lock:
            live.readers[reader] -= 1
            if not live.readers[reader]:
                del live.readers[reader]
        self.presence.leave(live.row.id, reader)

    def here(self, live: LiveTable) -> list[int]:
        """The seats whose players are connected, here or at another server."""
        return [row.seat for row in live.seats if self.is_here(live, row.seat)]

    def is_here(self, live: LiveTable, seat: int) -> bool:
        recent = 2 * self.settings.heartbeat_seconds
        return self.presence.is_here(live.row.id, seat, recent) or self._is_recent(
            live.seats[seat].seen, recent
        )

    def is_absent(self, live: LiveTable, seat: int, seconds: float | None = None) -> bool:
        """So long without a sign, here or at another server; else, that a bot may stand in."""
        limit = self.settings.absent_seconds if seconds is None else seconds
        here = self.presence
        if here.is_connected(live.row.id, seat) or here.quiet_for(live.row.id, seat) < limit:
            return False
        seen = self.store.seats(live.row.id)[seat].seen
        return not self._is_recent(seen, limit) and not self._is_recent(live.row.created, limit)

    def _is_recent(self, then: float, seconds: float) -> bool:
        """Less than so long ago; a time to come is none if the clock must have been wrong."""
        return then > 0 and abs(self.clock() - then) < seconds

    def note_presence(self) -> None:
        """Write down who has given a sign here, all at once."""
        kept = max(self.settings.absent_seconds, 2 * self.settings.heartbeat_seconds)
        present = self.presence.to_note(kept)
        if present:
            self.store.seen(present, self.clock())


def held_by(seats: Sequence[SeatRow], secret: str) -> Reader:
    """The seats a secret opens."""
    return tuple(row.seat for row in seats if fits(secret, row.secret))


def when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def seat_facts(row: SeatRow, here: bool) -> SeatFacts:
    return {
        "seat": row.seat,
        "kind": row.kind,
        "name": row.name,
        "level": row.level,
        "here": here,
        "stand_in": row.stand_in,
        "wish": row.wish,
        "invitation": row.invitation,
    }


def table_summary(row: TableRow, seats: Sequence[SeatRow], title: str, rests: bool) -> ListedTable:
    """A line of the list of public tables."""
    return {
        "table": row.id,
        "name": row.name,
        "game": row.game,
        "title": title,
        "status": row.status,
        "origin": row.origin,
        "created": when(row.created),
        "seats": [{"kind": each.kind, "name": each.name, "level": each.level} for each in seats],
        "rests": rests,
        "strangers": row.strangers,
        "clock": row.clock,
    }
