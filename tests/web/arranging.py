"""Tables as tests need them: new, or in the middle of a recorded game."""

import json
from pathlib import Path
from typing import Any, Final

import httpx

from server.sitting import make_table

RECORDS: Final = Path(__file__).parents[1] / "records"
HUMAN: Final = {"kind": "human"}
BOT: Final = {"kind": "bot", "level": "apprentice"}


def people(*names: str) -> list[dict[str, Any]]:
    return [HUMAN | {"name": name} for name in names]


def recorded(name: str) -> Any:
    return json.loads((RECORDS / f"{name}.json").read_text("utf-8"))


def imported(url: str, name: str, /, at: int | None = None, **more: Any) -> Any:
    """A table that goes on from a moment of a record; below zero: so many moves before its end."""
    record = recorded(name)
    if at is not None and at < 0:
        at += len(record["actions"])
    body = {"record": record, "at": at, **more}
    answer = httpx.post(f"{url}/api/imports", json=body, timeout=60)
    assert answer.status_code == 201, answer.text
    return answer.json()


def link(url: str, made: Any, seat: int | None = None, at: int | None = None) -> str:
    """The address of a table: a seat's own, or a spectator's."""
    moment = "" if at is None else f"?at={at}"
    secret = "" if seat is None else f"#{made['seats'][seat]['secret']}"
    return f"{url}/t/{made['table']}{moment}{secret}"


__all__ = ["BOT", "HUMAN", "imported", "link", "make_table", "people", "recorded"]
