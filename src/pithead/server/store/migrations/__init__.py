"""Bringing a database to the present schema, by Alembic, when a server starts."""

from pathlib import Path
from threading import Lock
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text

# Any number will do that other programs of the same database do not lock by.
_LOCK_NUMBER: Final = 7_448_436
# Alembic keeps what it is migrating in one place for the whole process.
_ONE_AT_A_TIME: Final = Lock()


class NewerDatabase(Exception):
    """The database has been migrated by a Pithead that is newer than this one."""


def upgrade(connection: Connection) -> None:
    """Migrate to the present schema inside the connection's transaction.

    The transaction holds the database's lock, so a second server that starts at the same moment
    waits and then finds nothing to do.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _LOCK_NUMBER})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    with _ONE_AT_A_TIME:
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            # The only thing Alembic can miss here is the revision the database names.
            raise NewerDatabase(str(error)) from error
