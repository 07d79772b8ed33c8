"""A scripted first game for each title: a record to follow, and what to say at each decision."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from pithead.engine.record import Record, record_from_json


def tutorial(game: str) -> Record | None:
    """The script as a record; None for a game without one."""
    found = _read(game)
    return None if found is None else record_from_json(found["record"], f"{game}.json: record")


def lessons(game: str) -> dict[int, str]:
    """By the number of moves made so far: the catalogue key of what is to be learned then."""
    found = _read(game)
    return {} if found is None else {int(at): key for at, key in found["lessons"].items()}


@cache
def _read(game: str) -> dict[str, Any] | None:
    file = files("pithead.server.tables.tutorials") / f"{game}.json"
    return json.loads(file.read_text("utf-8")) if file.is_file() else None
