"""The database itself: how it is opened, read, written, brought up to date and copied."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from threading import Lock
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Engine,
    select,
    text,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from pithead.server.store.backup import copy_database
from pithead.server.store.database import (
    BEGIN,
    WAIT,
    file_of,
    make_file,
    open_engine,
    place_of,
    read_url,
    refusal_for,
)
from pithead.server.store.migrations import NewerDatabase, upgrade
from pithead.server.store.pen import AT_START, Pen
from pithead.server.store.refused import StoreRefused
from pithead.server.store.rows import (
    Taken,
)
from pithead.server.store.schema import (
    TABLES,
)
from pithead.server.store.together import Job, Together


class Connected:
    """A database in use. Its methods may be called from any thread."""

    def __init__(self, url: str) -> None:
        self.url: Final = read_url(url)
        self.file: Final = file_of(self.url)
        self._engine: Final = open_engine(self.url)
        # Threads queue here rather than at the file, where waiting is by sleeping.
        turn = Lock() if self.file else None
        self._pen: Final = Pen()
        self._turn: Final[AbstractContextManager[Any]] = turn or nullcontext()
        self._together: Final = Together(turn, self._write_all) if turn else None
        self._reader: Engine
        self._snapshot: Engine
        self._writer: Engine
        if self.file:
            self._reader = self._engine
            self._snapshot = self._engine.execution_options(**{BEGIN: "BEGIN"})
            self._writer = self._engine.execution_options(
                **{BEGIN: "BEGIN IMMEDIATE", WAIT: self._pen.patience}
            )
        else:
            self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")
            self._snapshot = self._engine.execution_options(isolation_level="REPEATABLE READ")
            self._writer = self._engine

    def migrate(self) -> None:
        """Make the database if there is none, and bring it to the present schema."""
        if self.file:
            make_file(self.file)
        try:
            with self._writing() as connection:
                if self.file is None:
                    connection.execute(text(f"SET LOCAL lock_timeout = '{AT_START}s'"))
                upgrade(connection)
            self._pen.is_starting = False
        except NewerDatabase:
            raise StoreRefused("database_newer", {"place": place_of(self.url)}) from None

    def close(self) -> None:
        self._engine.dispose()

    def is_well(self) -> bool:
        try:
            with self._reading() as connection:
                connection.execute(select(TABLES.c.id).limit(1))
        except StoreRefused:
            return False
        return True

    def can_write(self) -> bool:
        """Whether what is written reaches the disk. Asked seldom, it tries."""
        return self._pen.works(self._try_to_write)

    def _try_to_write(self) -> None:
        with self._writing() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

    def backup(self, path: Path) -> None:
        """A copy of the SQLite database as it is at one moment, while servers go on writing."""
        if self.file is None:
            raise StoreRefused("backup_postgresql", {"place": place_of(self.url)})
        if os.path.exists(path) and os.path.exists(self.file) and path.samefile(self.file):
            raise StoreRefused("backup_itself", {"path": str(path)})
        with self._reading() as connection:
            source = connection.connection.driver_connection
            assert isinstance(source, sqlite3.Connection)
            copy_database(source, path)

    def _write_all(self, jobs: list[Job]) -> None:
        """All in one transaction; what cannot be done is undone alone."""
        try:
            with self._writer.begin() as connection:
                for job in jobs:
                    try:
                        with connection.begin_nested() if len(jobs) > 1 else nullcontext():
                            job.work(connection)
                    except (Taken, KeyError, IntegrityError) as error:
                        job.error = error
                if len(jobs) == 1 and jobs[0].error is not None:
                    connection.rollback()
        except SQLAlchemyError as error:
            raise self._pen.failed(refusal_for(error, self.url)) from error
        self._pen.wrote()

    @contextmanager
    def _reading(self, engine: Engine | None = None) -> Iterator[Connection]:
        """For queries, each of which sees the database as it is at that moment."""
        try:
            with (engine or self._reader).connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise refusal_for(error, self.url) from error

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """One transaction: all of it is written, safely on the disk, or nothing."""
        failures = self._pen.failures
        try:
            with self._turn:
                self._pen.check(failures)
                with self._writer.begin() as connection:
                    yield connection
                self._pen.wrote()
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            raise self._pen.failed(refusal_for(error, self.url)) from error
