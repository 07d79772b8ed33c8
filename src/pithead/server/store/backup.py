"""Copying a SQLite database while it is in use."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from pithead.server.store.refused import StoreRefused


def copy_database(source: sqlite3.Connection, path: Path) -> None:
    """Copy in one step, so that no writer can make it begin again, and appear in one step."""
    partial = path.parent / (path.name + ".partial")
    try:
        partial.unlink(missing_ok=True)
        os.close(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        target = sqlite3.connect(partial)
        try:
            source.backup(target)
            # The copy is then one file, which can be opened where nothing can be written.
            target.execute("PRAGMA journal_mode = DELETE")
        finally:
            target.close()
        os.replace(partial, path)
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):
            partial.unlink(missing_ok=True)
        raise StoreRefused("backup_file", {"path": str(path)}) from error
