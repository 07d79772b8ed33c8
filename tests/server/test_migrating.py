"""Databases of earlier versions: their tables are there after the migration, as they were."""

from importlib import import_module

from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Connection, create_engine, text

from pithead.server.store.database import read_url
from pithead.server.store.store import Store

SEEDS = {"short": 7, "long": 2**63 - 1}


def first_schema(connection: Connection) -> None:
    """A database as the first version made it."""
    revision = import_module("pithead.server.store.migrations.versions.r0001_tables_seats_entries")
    with Operations.context(MigrationContext.configure(connection)):
        revision.upgrade()
    connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) PRIMARY KEY)"))
    connection.execute(text("INSERT INTO alembic_version VALUES ('0001')"))


def add_old_table(connection: Connection, name: str, status: str, opening: str) -> None:
    values = {
        "id": name, "game": "dwarf", "rules": 1, "data": "5eed", "options": "{}", "box": None,
        "seed": SEEDS[name], "name": "Friday", "hot_seat": False, "public": True, "hints": True,
        "chat": True, "script": None, "opening": opening, "invitation": f"hash-{name}",
        "created": 1000.5, "updated": 2000.5, "status": status, "seq": 0, "bots_due": True,
        "lease": "", "lease_until": 0.0,
    }  # fmt: skip
    places = ", ".join(f":{column}" for column in values)
    connection.execute(text(f"INSERT INTO tables ({', '.join(values)}) VALUES ({places})"), values)
    seat = {"table": name, "kind": "open", "seen": 3.5}
    connection.execute(
        text(
            "INSERT INTO seats (table_id, seat, kind, name, seen)"
            " VALUES (:table, 0, :kind, '', :seen)"
        ),
        seat,
    )


def test_tables_of_the_first_version_are_there_as_they_were(database: str) -> None:
    engine = create_engine(read_url(database))
    with engine.begin() as connection:
        first_schema(connection)
        add_old_table(connection, "short", "playing", "[]")
        add_old_table(connection, "long", "over", '[[0,"place 1"]]')
    engine.dispose()
    store = Store(database)

    store.migrate()

    short, long = store.table("short"), store.table("long")
    assert short is not None
    assert long is not None
    assert (short.seed, long.seed) == (7, 2**63 - 1)
    assert (short.origin, long.origin) == ("unknown", "record")
    assert (short.over, long.over) == (False, True)
    assert (short.invitations, short.one_for_all) == (["hash-short"], True)
    assert (short.created, short.updated, short.bots_due) == (1000.5, 2000.5, True)
    assert [(row.kind, row.seen, row.wish, row.invitation) for row in store.seats("long")] == [
        ("open", 3.5, None, None)
    ]
    store.close()


def second_schema(connection: Connection) -> None:
    """A database as it was before series, clocks and strangers."""
    first_schema(connection)
    add_old_table(connection, "short", "playing", "[]")
    revision = import_module("pithead.server.store.migrations.versions.r0002_fair_tables")
    with Operations.context(MigrationContext.configure(connection)):
        revision.upgrade()
    connection.execute(text("UPDATE alembic_version SET version_num = '0002'"))


def test_tables_from_before_clocks_and_series_have_none(database: str) -> None:
    engine = create_engine(read_url(database))
    with engine.begin() as connection:
        second_schema(connection)
    engine.dispose()
    store = Store(database)

    store.migrate()

    table = store.table("short")
    assert table is not None
    assert (table.seed, table.series, table.clock, table.strangers) == (7, None, None, False)
    assert (store.clocked(9), store.uptimes()) == ([], [])
    store.close()
