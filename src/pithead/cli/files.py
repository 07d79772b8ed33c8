"""Reading and writing files, and where games are saved by themselves."""

import contextlib
import os
import time
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path

from pithead.cli.refusals import Refused
from pithead.engine.box import read_toml
from pithead.engine.errors import Declined
from pithead.engine.message import Message, Param
from pithead.engine.record import Record, read_record
from pithead.games import open_record

SUFFIX: Final = ".json"


def read_text(path: Path) -> str:
    """The text of a file, or one sentence on why it cannot be read."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        why: Param = Message("cli.why.not_text")
    except (OSError, ValueError) as error:
        why = why_not(error)
    raise Refused("cli.error.read", {"path": str(path), "why": why})


def read_record_file(path: Path) -> Record:
    return read_record(read_text(path), str(path))


def read_box(path: str | None) -> dict[str, Any] | None:
    """What a box file changes; None without one."""
    if path is None:
        return None
    return read_toml(read_text(Path(path)), path)


def write_text(path: Path, text: str) -> None:
    """Replace a file's text in one step: a reader finds the old text or the new, never a part."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            raise IsADirectoryError
        with temporary.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except FileNotFoundError:
        raise Refused(
            "cli.error.write", {"path": str(path), "why": Message("cli.why.no_folder")}
        ) from None
    except (OSError, ValueError) as error:
        raise Refused("cli.error.write", {"path": str(path), "why": why_not(error)}) from None
    finally:
        with contextlib.suppress(OSError, ValueError):
            temporary.unlink(missing_ok=True)


def why_not(error: Exception) -> Param:
    """The reason a file cannot be used, in the reader's language where we know it."""
    if isinstance(error, FileNotFoundError):
        return Message("cli.why.missing")
    if isinstance(error, IsADirectoryError):
        return Message("cli.why.folder")
    if isinstance(error, (NotADirectoryError, FileExistsError)):
        return Message("cli.why.not_folder")
    if isinstance(error, PermissionError):
        return Message("cli.why.forbidden")
    reason = error.strerror if isinstance(error, OSError) else None
    return reason or str(error)


def saves_folder() -> Path:
    return user_data_path("pithead", appauthor=False) / "saves"


def new_save(game: str) -> Path:
    """A file that no other game uses yet."""
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path = saves_folder() / (stem + SUFFIX)
    number = 2
    while path.exists():
        path = saves_folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def last_unfinished() -> tuple[Path, Record] | None:
    """The newest game saved by itself that is not over yet."""
    folder = saves_folder()
    if not folder.is_dir():
        return None
    files = [file for file in folder.iterdir() if file.name.endswith(SUFFIX) and file.is_file()]
    for file in sorted(files, key=lambda each: each.stat().st_mtime_ns, reverse=True):
        try:
            record = read_record_file(file)
            if not open_record(record).state.is_over():
                return file, record
        except Declined:
            continue
    return None
