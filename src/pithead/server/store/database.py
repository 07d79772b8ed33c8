"""Opening a database, and saying in one sentence what is wrong with it.

A SQLite file is the default; PostgreSQL is another address. Nothing after this module knows which.
"""

import os
import sqlite3
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolExhausted
from sqlalchemy.pool import ConnectionPoolEntry

from pithead.server.store.refused import StoreRefused

# Seconds a writer waits for the writer of another process, or for a connection.
PATIENCE = 4.0
# Seconds after which PostgreSQL ends a transaction in which nothing happens.
STALLED: Final = 20.0
# A PostgreSQL that does not answer is given up: seconds to connect, and for a connection that was
# cut without a word, seconds before asking, between asking, times asked, milliseconds in all.
CUT: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 30,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
POOL: Final[dict[str, Any]] = {"pool_size": 8, "max_overflow": 8, "pool_timeout": PATIENCE}

# Idle seconds after which a connection is asked whether it lives, and where its use is noted.
IDLE: Final = 2.0
USED: Final = "pithead_used"

# The execution option that says how a transaction of SQLite begins; without it there is none.
BEGIN: Final = "pithead_begin"
# The option that asks how many seconds a writer waits now.
WAIT: Final = "pithead_wait"

# PostgreSQL's names for what goes wrong: a lock not given in time, two writers that wait for each
# other, too many connections.
BUSY_STATES: Final = ("55P03", "40P01", "40001", "53300")
FULL_STATE: Final = "53100"
# The connection, who we are, which database, shut down.
AWAY_CLASSES: Final = ("08", "28", "3D", "57")


def read_url(text: str) -> URL:
    """The address of a database, or a refusal that never repeats a password."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreRefused("database_url", {}) from None
    kind = url.get_backend_name()
    if kind == "sqlite" and url.database and url.database != ":memory:" and not url.host:
        return url.set(drivername="sqlite", query={})
    if kind == "postgresql":
        if find_spec("psycopg") is None:
            raise StoreRefused("database_package", {})
        return url.set(drivername="postgresql+psycopg")
    raise StoreRefused("database_url", {})


def file_of(url: URL) -> Path | None:
    """The file of a SQLite database."""
    return Path(str(url.database)) if url.get_backend_name() == "sqlite" else None


def place_of(url: URL) -> str:
    """How to name the database to whoever runs the server: without its password."""
    file = file_of(url)
    if file is not None:
        return str(file)
    return url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)


def make_file(file: Path) -> None:
    """An empty file for a database that only this user can read: it holds seeds and hashes."""
    if not os.path.isdir(file.parent):
        raise StoreRefused("database_folder", {"path": str(file.parent)})
    try:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError:
        raise StoreRefused("database_permission", {"path": str(file)}) from None


def open_engine(url: URL) -> Engine:
    """An engine for many threads. No connection is made yet."""
    file = file_of(url)
    if file is None:
        engine = create_engine(url, connect_args=CUT, **POOL)
        event.listen(engine, "connect", limit_waiting)
        event.listen(engine, "checkout", greet)
        return engine
    engine = create_engine(url, creator=lambda: open_file(file), poolclass=QueuePool, **POOL)
    event.listen(engine, "begin", begin)
    return engine


def limit_waiting(connection: DBAPIConnection, _: object) -> None:
    """No writer waits for ever, and one that is cut off in the middle gives its locks back."""
    cursor = connection.cursor()
    cursor.execute(f"SET lock_timeout = {int(PATIENCE * 1000)}")
    cursor.execute(f"SET idle_in_transaction_session_timeout = {int(STALLED * 1000)}")
    cursor.close()
    connection.commit()


def greet(connection: DBAPIConnection, record: ConnectionPoolEntry, _: object) -> None:
    """Ask a connection that was idle for a while whether it still lives; it is replaced if not.

    Asking each time (`pool_pre_ping`) would double the questions of a busy server.
    """
    now = time.monotonic()
    if now - record.info.get(USED, now) > IDLE:
        try:
            cursor = connection.cursor()
            cursor.execute("SELECT 1")
            cursor.close()
            connection.rollback()
        except Exception as error:
            raise DisconnectionError from error
    record.info[USED] = now


def open_file(file: Path) -> sqlite3.Connection:
    """A connection to a file that is there already.

    Python's own transactions are switched off (`isolation_level`): it would begin a writer's as a
    reader's, and two such writers can wait for each other.
    """
    connection = sqlite3.connect(
        f"{file.absolute().as_uri()}?mode=rw",
        uri=True,
        timeout=PATIENCE,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        keep_a_journal_ahead(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def keep_a_journal_ahead(connection: sqlite3.Connection) -> None:
    """Switch a new file to WAL, so that readers never wait for the writer.

    SQLite does not wait by itself when two processes switch the same file at once.
    """
    until = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.02)


def begin(connection: Connection) -> None:
    """A writer locks at once; a reader of one thing needs no transaction."""
    options = connection.get_execution_options()
    if BEGIN not in options:
        return
    if WAIT in options:
        milliseconds = int(options[WAIT]() * 1000)
        if connection.info.get(WAIT) != milliseconds:
            connection.exec_driver_sql(f"PRAGMA busy_timeout = {milliseconds}")
            connection.info[WAIT] = milliseconds
    connection.exec_driver_sql(options[BEGIN])


def refusal_for(error: SQLAlchemyError, url: URL) -> StoreRefused:
    """What to tell about an error that is not ours."""
    place = place_of(url)
    cause = error.orig if isinstance(error, DBAPIError) else None
    if isinstance(cause, sqlite3.Error):
        return file_refusal(cause, place)
    if isinstance(error, PoolExhausted):
        return StoreRefused("database_busy", {"place": place})
    state = getattr(cause, "sqlstate", None)
    reason = first_line(cause or error)
    if state in BUSY_STATES:
        return StoreRefused("database_busy", {"place": place})
    if state == FULL_STATE:
        return StoreRefused("database_full", {"place": place})
    # Without a state there was never a connection.
    if isinstance(error, DBAPIError) and (
        error.connection_invalidated or state is None or state[:2] in AWAY_CLASSES
    ):
        return StoreRefused("database_away", {"place": place, "reason": reason})
    return StoreRefused("database_failed", {"place": place, "reason": reason})


def file_refusal(cause: sqlite3.Error, place: str) -> StoreRefused:
    # The low byte is the error's kind, the rest says more; Python's own errors have none.
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_CANTOPEN:
        key = "database_permission" if os.path.exists(place) else "database_missing"
        return StoreRefused(key, {"path": place})
    if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return StoreRefused("database_file", {"path": place})
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return StoreRefused("database_permission", {"path": place})
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreRefused("database_busy", {"place": place})
    if code == sqlite3.SQLITE_FULL:
        return StoreRefused("database_full", {"place": place})
    if code == sqlite3.SQLITE_IOERR:
        return StoreRefused("database_disk", {"place": place, "reason": first_line(cause)})
    return StoreRefused("database_failed", {"place": place, "reason": first_line(cause)})


def first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
