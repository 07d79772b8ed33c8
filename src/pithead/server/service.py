"""The tables: loaded when somebody comes, kept in step with the database, written before told.

Plain Python without a web framework; every method may be called from any thread. A change of a
table is an entry with the next sequence number. Writing it is the lock: whoever comes second,
on this server or another, finds the number taken, reads what the first has written, and decides
anew.
"""

import re
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from pithead.engine.errors import BadBox, BadRecord
from pithead.engine.game import SPECTATOR
from pithead.server.live import LiveTable, Reader
from pithead.server.refusals import Refusal
from pithead.server.rows import Entry, SeatRow, TableRow, Taken
from pithead.server.settings import Settings
from pithead.server.store import Store
from pithead.server.tokens import fits
from pithead.server.wire import text_of

# So often a writer that found its number taken looks again before it gives up.
TRIES: Final = 50
HEADING: Final = re.compile(r'{"seq":(\d+),"kind":"(\w+)"')


class Tables:
    """All tables of one database, as this server knows them."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        publish: Callable[[str, int], None],
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.publish: Final = publish
        self.clock: Final = clock
        self._lock: Final = threading.Lock()
        self._live: Final[OrderedDict[str, LiveTable]] = OrderedDict()
        # Of each table: how many connections each seat has on this server.
        self._here: Final[dict[str, Counter[int]]] = {}

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

    def _load(self, id_: str) -> LiveTable:
        found = self.store.load(id_)
        if found is None:
            raise Refusal("not_found", "server.error.no_table", {})
        try:
            live = LiveTable(*found)
        except (BadRecord, BadBox) as error:
            raise Refusal("older_rules", error.message.key, error.message.params) from None
        with self._lock:
            live = self._live.setdefault(id_, live)
            self._forget_idle()
        return live

    def _forget_idle(self) -> None:
        for id_ in list(self._live):
            if len(self._live) <= self.settings.tables_in_memory:
                return
            if not self._live[id_].readers:
                del self._live[id_]

    def refresh(self, live: LiveTable) -> bool:
        """Take in what another server has written meanwhile; False if there was nothing."""
        with live.lock:
            new = self.store.entries(live.row.id, live.seq)
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
        held = tuple(row.seat for row in live.seats if fits(secret, row.secret))
        if not held:
            # The seat may have been moved on another server.
            live.seats[:] = self.store.seats(live.row.id)
            held = tuple(row.seat for row in live.seats if fits(secret, row.secret))
        if not held:
            raise Refusal("forbidden", "server.error.secret", {})
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
        kind: str,
        seat: int,
        body: dict[str, Any],
        command: str | None,
        check: Callable[[], None],
        seats: Sequence[SeatRow] = (),
    ) -> int:
        """Check, write down, then take in and tell. Returns the entry's number.

        `check` refuses what cannot be done now; it is asked again whenever another writer was
        faster, and before a refusal stands. The same command twice is written once.
        """
        with live.lock:
            for _ in range(TRIES):
                if command is not None and command in live.commands:
                    return live.commands[command]
                try:
                    check()
                except Refusal:
                    if not self.refresh(live):
                        raise
                    continue
                entry = Entry(live.row.id, live.seq + 1, kind, seat, body, command, self.clock())
                status, due = self._after(live, entry, seats)
                try:
                    self.store.append(entry, status, due, seats)
                except Taken:
                    self.refresh(live)
                    continue
                for row in seats:
                    live.seats[row.seat] = row
                live.take(entry)
                self.publish(live.row.id, entry.seq)
                return entry.seq
        raise Refusal("busy", "server.error.busy", {})

    def _after(self, live: LiveTable, entry: Entry, seats: Sequence[SeatRow]) -> tuple[str, bool]:
        """How the table will stand after an entry: its status, and whether a bot will be due."""
        replaced = {row.seat: row for row in seats}
        rows = [replaced.get(row.seat, row) for row in live.seats]
        if entry.kind == "action":
            state = live.match.state.copy()
            live.match.game.apply(
                state, entry.seat, live.match.game.parse(str(entry.body["action"]))
            )
        elif entry.kind == "rewind":
            state = live.match.state_at(int(entry.body["to"]))
        else:
            state = live.match.state
        due = any(rows[seat].kind == "bot" or rows[seat].stand_in for seat in state.seats_to_act())
        return ("over" if state.is_over() else "playing"), due

    # -- facts ---------------------------------------------------------------------------------

    def facts(self, live: LiveTable, reader: Reader) -> dict[str, Any]:
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
            "created": datetime.fromtimestamp(row.created, UTC).isoformat(timespec="seconds"),
            "status": live.status(),
            "seq": live.seq,
            "moves": live.moves,
            "round": live.match.game.round(state),
            "to_act": state.seats_to_act(),
            "seats": [
                {
                    "seat": each.seat,
                    "kind": each.kind,
                    "name": each.name,
                    "level": each.level,
                    "here": self.is_here(live, each.seat),
                    "stand_in": each.stand_in,
                }
                for each in live.seats
            ],
            "rivals": [each.to_json() for each in live.match.game.rivals(state)],
            "mine": list(reader),
            "request": live.request,
        }

    def with_facts(self, live: LiveTable, reader: Reader, event: str) -> str:
        """An event's JSON as it is sent: with the table's facts where they may have changed."""
        seq, kind = heading_of(event)
        changes = kind not in ("action", "chat") or (seq == live.seq and live.is_over())
        facts = text_of(self.facts(live, reader)) if changes else "null"
        return f'{event[:-1]},"facts":{facts}}}'

    # -- presence ------------------------------------------------------------------------------

    def arrive(self, live: LiveTable, reader: Reader) -> None:
        """A page or script has opened a connection."""
        with live.lock:
            live.readers[reader] = live.readers.get(reader, 0) + 1
            self._here.setdefault(live.row.id, Counter()).update(reader)

    def leave(self, live: LiveTable, reader: Reader) -> None:
        with live.lock:
            live.readers[reader] -= 1
            if not live.readers[reader]:
                del live.readers[reader]
            self._here[live.row.id].subtract(reader)

    def here(self, live: LiveTable) -> list[int]:
        """The seats whose players are connected, here or at another server."""
        return [row.seat for row in live.seats if self.is_here(live, row.seat)]

    def is_here(self, live: LiveTable, seat: int) -> bool:
        if self._here.get(live.row.id, Counter())[seat] > 0:
            return True
        seen = live.seats[seat].seen
        return seen > 0 and self.clock() - seen < 2 * self.settings.heartbeat_seconds

    def is_absent(self, live: LiveTable, seat: int) -> bool:
        """Long enough without a sign that a bot may stand in."""
        if self._here.get(live.row.id, Counter())[seat] > 0:
            return False
        rows = self.store.seats(live.row.id)
        since = max(rows[seat].seen, live.row.created)
        return self.clock() - since >= self.settings.absent_seconds

    def note_presence(self) -> None:
        """Write down who is connected here, all at once."""
        now = self.clock()
        present = [
            (id_, seat)
            for id_, seats in list(self._here.items())
            for seat, connections in list(seats.items())
            if connections > 0
        ]
        if present:
            self.store.seen(present, now)


def heading_of(event: str) -> tuple[int, str]:
    """An event's number and kind, without reading all of it: they stand first."""
    found = HEADING.match(event)
    assert found is not None
    return int(found[1]), found[2]


def table_summary(row: TableRow, seats: Sequence[SeatRow], title: str) -> dict[str, Any]:
    """A line of the list of public tables."""
    return {
        "table": row.id,
        "name": row.name,
        "game": row.game,
        "title": title,
        "status": row.status,
        "created": datetime.fromtimestamp(row.created, UTC).isoformat(timespec="seconds"),
        "seats": [{"kind": each.kind, "name": each.name, "level": each.level} for each in seats],
    }
