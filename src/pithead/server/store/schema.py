"""The database's tables as they are now, and how rows go in and come out.

Structured values are JSON in plain text, so that SQLite and PostgreSQL hold the same. A change here
needs a new file in `migrations/versions`; a test compares the two.
"""

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Row,
    Table,
    Text,
    UniqueConstraint,
)

from pithead.server.store.rows import Entry, SeatRow, TableRow

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("box", Text),
    # Digits: no number of a database is long enough.
    Column("seed", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("hot_seat", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("script", Text),
    Column("opening", Text, nullable=False),
    Column("invitations", Text, nullable=False),
    Column("one_for_all", Boolean, nullable=False),
    Column("origin", Text, nullable=False),
    Column("stand_in", Text, nullable=False),
    Column("series", Text),
    Column("clock", Text),
    Column("strangers", Boolean, nullable=False),
    Column("position", Text),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("status", Text, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("bots_due", Boolean, nullable=False),
    Column("lease", Text, nullable=False),
    Column("lease_until", Double, nullable=False),
    Index("tables_by_creation", "public", "created"),
    Index("tables_by_rest", "status", "updated"),
    Index("tables_by_lease", "bots_due", "lease_until"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("level", Text),
    Column("secret", Text),
    Column("stand_in", Text),
    Column("seen", Double, nullable=False),
    Column("wish", Text),
    Column("invitation", Integer),
)

# The primary key is the lock: of two writers of one number, one is refused.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("command", Text),
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "command", name="entries_command"),
)

# When each server was up, for clocks to run.
UPTIMES: Final = Table(
    "uptimes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("since", Double, nullable=False),
    Column("until", Double, nullable=False),
)

# Where people want to hear of their turn while no page of theirs is open.
BELLS: Final = Table(
    "bells",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("way", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("place", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("done", Integer, nullable=False),
    Column("rests_until", Double, nullable=False),
    Column("failures", Integer, nullable=False),
    Index("bells_by_table", "table_id", "seat"),
    Index("bells_by_place", "place"),
    Index("bells_by_code", "code", unique=True),
)

# The analyses of games that are over, and their decisions, each written when it was judged.
STUDIES: Final = Table(
    "studies",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("digest", Text, nullable=False),
    Column("simulations", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("asked", Double, nullable=False),
    Column("state", Text, nullable=False),
    Column("lease", Text, nullable=False),
    Column("lease_until", Double, nullable=False),
    Index("studies_by_asking", "state", "asked"),
)

JUDGED: Final = Table(
    "judged",
    METADATA,
    Column("table_id", Text, ForeignKey("studies.table_id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)

# Games and positions with other moves than those that were made.
TREES: Final = Table(
    "trees",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("secret", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("came_from", Text),
    Column("nodes", Text, nullable=False),
    Column("last", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
)

STRUCTURED: Final = (
    "options",
    "box",
    "script",
    "opening",
    "invitations",
    "series",
    "clock",
    "position",
    "body",
    "target",
)


def values_of(row: "DataclassInstance") -> dict[str, Any]:
    """A row as the database takes it."""
    values = asdict(row)
    for name in STRUCTURED:
        if values.get(name) is not None:
            values[name] = json.dumps(values[name], separators=(",", ":"))
    if isinstance(row, TableRow):
        values["seed"] = str(row.seed)
    else:
        values["table_id"] = values.pop("table")
    return values


def table_from(row: Row[Any]) -> TableRow:
    values = named(row)
    for name in ("script", "opening"):
        if values[name] is not None:
            values[name] = [(seat, notation) for seat, notation in values[name]]
    values["seed"] = int(values["seed"])
    return TableRow(**values)


def seat_from(row: Row[Any]) -> SeatRow:
    return SeatRow(**named(row))


def entry_from(row: Row[Any]) -> Entry:
    values = named(row)
    values.pop("status", None)
    return Entry(**values)


def named(row: Row[Any]) -> dict[str, Any]:
    values = dict(row._mapping)
    for name in STRUCTURED:
        if values.get(name) is not None:
            values[name] = json.loads(values[name])
    if "table_id" in values:
        values["table"] = values.pop("table_id")
    return values
