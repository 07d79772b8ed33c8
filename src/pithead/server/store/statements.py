"""What the store says to the database more than once."""

import math
from collections.abc import Iterator, Sequence
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    case,
    literal,
    or_,
    select,
    update,
)

from pithead.server.store.rows import OVER, Entry, SeatRow, Taken
from pithead.server.store.schema import ENTRIES, SEATS, TABLES, values_of

# Databases limit the values of one query.
MOST_ASKED: Final = 5_000
# A lease that has so many times as long to go as leases are given for is of a clock that was wrong.
MOST_LEASES: Final = 4


def table_query(table: str) -> Select[Any]:
    return select(TABLES).where(TABLES.c.id == table)


def seats_query(table: str) -> Select[Any]:
    return select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)


LATER_ENTRIES: Final = (
    select(ENTRIES)
    .where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.seq > bindparam("after"))
    .order_by(ENTRIES.c.seq)
)

# The table's own line is there even if no entry is.
NEWS: Final = (
    select(TABLES.c.status, ENTRIES)
    .select_from(
        TABLES.outerjoin(
            ENTRIES,
            and_(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.seq > bindparam("after")),
        )
    )
    .where(TABLES.c.id == bindparam("table"))
    .order_by(ENTRIES.c.seq)
)


def advance(connection: Connection, entry: Entry, status: str, bots_due: bool) -> None:
    """Move the table on to this entry. Another writer of the same table waits here."""
    moved = connection.execute(
        update(TABLES)
        .where(TABLES.c.id == entry.table, TABLES.c.seq == entry.seq - 1)
        .values(
            seq=entry.seq,
            status=status,
            over=status == OVER,
            bots_due=bots_due,
            updated=entry.at,
        )
    )
    if moved.rowcount == 1:
        return
    if connection.scalar(select(TABLES.c.seq).where(TABLES.c.id == entry.table)) is None:
        raise KeyError(entry.table)
    raise Taken(f"{entry.table} {entry.seq}")


def replace_seat(connection: Connection, seat: SeatRow) -> None:
    """Write a seat anew, but never forget that it was seen later than this."""
    values = values_of(seat)
    where = (SEATS.c.table_id == values.pop("table_id"), SEATS.c.seat == values.pop("seat"))
    seen = literal(values.pop("seen"))
    values["seen"] = case((SEATS.c.seen < seen, seen), else_=SEATS.c.seen)
    connection.execute(update(SEATS).where(*where).values(values))


def is_free(now: float, lease: float) -> ColumnElement[bool]:
    """No server has the table's bots; neither one whose clock was ahead when it took them."""
    ended = TABLES.c.lease_until <= now
    if math.isinf(lease):
        return ended
    return or_(ended, TABLES.c.lease_until > now + MOST_LEASES * lease)


def batches(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    for first in range(0, len(ids), MOST_ASKED):
        yield ids[first : first + MOST_ASKED]


def is_possible(text: str) -> bool:
    """Ids are plain letters and signs; PostgreSQL would not even look for some others."""
    return text.isascii() and text.isprintable()
