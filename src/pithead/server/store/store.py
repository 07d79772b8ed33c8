"""The store: every table, seat and entry, in SQLite or PostgreSQL.

`append` is the one way a table changes. Of two writers of the same number one gets `Taken`, on
whatever server it runs; so no other lock is needed between servers.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.exc import IntegrityError

from pithead.server.store.bells import BellBook
from pithead.server.store.connected import Connected
from pithead.server.store.refused import StoreRefused
from pithead.server.store.rows import (
    ARCHIVED,
    OVER,
    PLAYING,
    STATUSES,
    Entry,
    SeatRow,
    TableRow,
    Taken,
)
from pithead.server.store.schema import (
    BELLS,
    ENTRIES,
    SEATS,
    TABLES,
    UPTIMES,
    entry_from,
    seat_from,
    table_from,
    values_of,
)
from pithead.server.store.statements import (
    LATER_ENTRIES,
    NEWS,
    advance,
    batches,
    is_free,
    is_possible,
    replace_seat,
    seats_query,
    table_query,
)
from pithead.server.store.studies import StudyBook
from pithead.server.store.trees import TreeBook

__all__ = ["Store", "StoreRefused", "Taken"]

# So many tables are archived in one go.
MOST_ARCHIVED: Final = 500


class Store(Connected):
    """All tables. Its methods may be called from any thread."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.bells: Final = BellBook(self._reading, self._writing)
        self.studies: Final = StudyBook(self._reading, self._writing)
        self.trees: Final = TreeBook(self._reading, self._writing)

    def carry_bells(
        self, table: str, to: str, seats: dict[int, int], ids: Callable[[], str]
    ) -> None:
        self.bells.carry(table, to, seats, ids)

    # Tables

    def add_table(
        self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()
    ) -> None:
        """A new table with its seats and what it begins with; `Taken` if there is one of its id."""
        try:
            with self._writing() as connection:
                connection.execute(insert(TABLES), values_of(row))
                if seats:
                    connection.execute(insert(SEATS), [values_of(seat) for seat in seats])
                if entries:
                    connection.execute(insert(ENTRIES), [values_of(entry) for entry in entries])
        except IntegrityError as error:
            raise Taken(row.id) from error

    def table(self, table: str) -> TableRow | None:
        if not is_possible(table):
            return None
        with self._reading() as connection:
            row = connection.execute(table_query(table)).one_or_none()
        return None if row is None else table_from(row)

    def seats(self, table: str) -> list[SeatRow]:
        if not is_possible(table):
            return []
        with self._reading() as connection:
            return [seat_from(row) for row in connection.execute(seats_query(table))]

    def load(self, table: str) -> tuple[TableRow, list[SeatRow], list[Entry]] | None:
        """A whole table as it is at one moment: its seats are those after its last entry."""
        if not is_possible(table):
            return None
        with self._reading(self._snapshot) as connection:
            row = connection.execute(table_query(table)).one_or_none()
            if row is None:
                return None
            seats = [seat_from(each) for each in connection.execute(seats_query(table))]
            entries = [
                entry_from(each)
                for each in connection.execute(LATER_ENTRIES, {"table": table, "after": 0})
            ]
        return table_from(row), seats, entries

    def public_tables(self, most: int) -> list[TableRow]:
        """The newest first, without the archived ones."""
        query = (
            select(TABLES)
            .where(TABLES.c.public == true(), TABLES.c.status != ARCHIVED)
            .order_by(TABLES.c.created.desc(), TABLES.c.id)
            .limit(most)
        )
        with self._reading() as connection:
            return [table_from(row) for row in connection.execute(query)]

    def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""
        query = select(TABLES.c.status, func.count()).group_by(TABLES.c.status)
        found = dict.fromkeys(STATUSES, 0)
        with self._reading() as connection:
            for status, number in connection.execute(query):
                found[status] = number
        return found

    def archive(
        self, finished_before: float, abandoned_before: float, most: int = MOST_ARCHIVED
    ) -> int:
        """Put away tables that nothing has happened at since; how many there were.

        They can still be read. A move at one that was abandoned makes it a playing one again.
        Never all at once, lest a clock that is wrong puts everything away.
        """
        rested = or_(
            and_(TABLES.c.status == OVER, TABLES.c.updated < finished_before),
            and_(TABLES.c.status == PLAYING, TABLES.c.updated < abandoned_before),
        )
        # A table that somebody is writing to now has not been left.
        left = (
            select(TABLES.c.id)
            .where(rested)
            .order_by(TABLES.c.updated, TABLES.c.id)
            .limit(most)
            .with_for_update(skip_locked=True)
        )
        with self._writing() as connection:
            ids = list(connection.execute(left).scalars())
            for some in batches(ids):
                connection.execute(
                    update(TABLES).where(TABLES.c.id.in_(some)).values(status=ARCHIVED)
                )
                connection.execute(delete(BELLS).where(BELLS.c.table_id.in_(some)))
        return len(ids)

    # What happens at a table

    def append(
        self, entry: Entry, status: str, bots_due: bool, seats: Sequence[SeatRow] = ()
    ) -> None:
        """Write the next entry and what it changes, all of it or nothing.

        `Taken` if the entry's number is not the next one, or its command is written already.
        """

        def work(connection: Connection) -> None:
            advance(connection, entry, status, bots_due)
            connection.execute(insert(ENTRIES), values_of(entry))
            for seat in sorted(seats, key=lambda each: each.seat):
                replace_seat(connection, seat)

        try:
            if self._together is not None:
                self._together.do(work)
            else:
                with self._writing() as connection:
                    work(connection)
        except IntegrityError as error:
            raise Taken(f"{entry.table} {entry.seq} {entry.command}") from error

    def entries(self, table: str, after: int = 0) -> list[Entry]:
        if not is_possible(table):
            return []
        with self._reading() as connection:
            found = connection.execute(LATER_ENTRIES, {"table": table, "after": after})
            return [entry_from(row) for row in found]

    def news(self, table: str, after: int) -> tuple[str, list[Entry]]:
        """What has been written after an entry, and the table's status then."""
        if not is_possible(table):
            return "", []
        with self._reading() as connection:
            found = connection.execute(NEWS, {"table": table, "after": after}).all()
        if not found:
            return "", []
        return found[0].status, [entry_from(row) for row in found if row.table_id is not None]

    def command(self, table: str, command: str) -> Entry | None:
        """The entry a client's command has become."""
        if not (is_possible(table) and is_possible(command)):
            return None
        query = select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.command == command)
        with self._reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else entry_from(row)

    def last_seq(self, table: str) -> int | None:
        """The number of the last entry; None if there is no such table."""
        return self.last_seqs([table]).get(table)

    def last_seqs(self, ids: Sequence[str]) -> dict[str, int]:
        """The same for many tables at once; those that are not there are left out."""
        found: dict[str, int] = {}
        with self._reading() as connection:
            for some in batches([table for table in ids if is_possible(table)]):
                query = select(TABLES.c.id, TABLES.c.seq).where(TABLES.c.id.in_(some))
                for table, seq in connection.execute(query):
                    found[table] = seq
        return found

    def seen(self, whom: Sequence[tuple[str, int]], now: float) -> None:
        """Note that these seats, `(table, seat)`, are here. An earlier time changes nothing."""
        if not whom:
            return
        statement = (
            update(SEATS)
            .where(SEATS.c.table_id == bindparam("table"), SEATS.c.seat == bindparam("number"))
            .where(SEATS.c.seen < now)
            .values(seen=now)
        )
        # All writers take seats in the same order, so that none waits for one that waits for it.
        with self._writing() as connection:
            connection.execute(
                statement, [{"table": table, "number": seat} for table, seat in sorted(set(whom))]
            )

    # Clocks

    def clocked(self, most: int) -> list[tuple[str, int]]:
        """Tables whose clocks may run, with the numbers of their last entries."""
        query = (
            select(TABLES.c.id, TABLES.c.seq)
            .where(TABLES.c.status == PLAYING, TABLES.c.clock.is_not(None))
            .order_by(TABLES.c.updated.desc())
            .limit(most)
        )
        with self._reading() as connection:
            return [(id_, seq) for id_, seq in connection.execute(query)]

    def beat(self, server: str, since: float, until: float) -> None:
        """A server has been going on from then until now."""
        with self._writing() as connection:
            own = UPTIMES.c.id == server
            if not connection.execute(update(UPTIMES).where(own).values(until=until)).rowcount:
                row = {"id": server, "since": since, "until": until}
                connection.execute(insert(UPTIMES), row)

    def uptimes(self) -> list[tuple[float, float]]:
        with self._reading() as connection:
            found = connection.execute(select(UPTIMES.c.since, UPTIMES.c.until))
            return [(since, until) for since, until in found]

    # Whose bots think where

    def due(self, now: float, most: int, lease: float = math.inf) -> list[str]:
        """Tables where a bot is to act and no server sees to it; who waits longest comes first.

        `lease` is for how long servers take tables on.
        """
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.bots_due == true(), is_free(now, lease))
            .where(TABLES.c.status == PLAYING)
            .order_by(TABLES.c.updated, TABLES.c.id)
            .limit(most)
        )
        with self._reading() as connection:
            return list(connection.execute(query).scalars())

    def set_due(self, table: str, seq: int, bots_due: bool) -> bool:
        """Say whether a bot is to act after entry `seq`; False if there are later ones."""
        return self._change(and_(TABLES.c.id == table, TABLES.c.seq == seq), bots_due=bots_due)

    def lease(self, table: str, server: str, now: float, until: float) -> bool:
        """Take the table's bots on until then, or renew; False if another server has them."""
        free = or_(TABLES.c.lease == server, is_free(now, until - now))
        return self._change(and_(TABLES.c.id == table, free), lease=server, lease_until=until)

    def release(self, server: str, table: str | None = None) -> None:
        """Give back one table's bots, or all that this server has: it stops, others may go on."""
        held = TABLES.c.lease == server
        if table is not None:
            self._change(and_(held, TABLES.c.id == table), lease="", lease_until=0.0)
            return
        mine = select(TABLES.c.id).where(held).order_by(TABLES.c.id).with_for_update()
        with self._writing() as connection:
            for some in batches(list(connection.execute(mine).scalars())):
                connection.execute(
                    update(TABLES).where(TABLES.c.id.in_(some)).values(lease="", lease_until=0.0)
                )

    def _change(self, which: ColumnElement[bool], **values: object) -> bool:
        with self._writing() as connection:
            return connection.execute(update(TABLES).where(which).values(values)).rowcount == 1
