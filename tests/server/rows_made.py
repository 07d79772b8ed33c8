"""Rows for the store, all of them plausible and as short as can be."""

from typing import Any

from pithead.server.store.rows import PLAYING, Entry, SeatRow, TableRow


def table(name: str = "table", **changed: Any) -> TableRow:
    values: dict[str, Any] = {
        "id": name, "game": "dwarf", "rules": 3, "data": "5eed", "options": {"layered": True},
        "box": None, "seed": 2**128 - 1, "name": "Friday ⛏ п’ятниця", "hot_seat": False,
        "public": True, "hints": True, "chat": True, "script": None, "opening": [],
        "invitations": ["hash"], "created": 1000.5, "updated": 1000.5, "status": PLAYING, "seq": 0,
        "bots_due": False, "lease": "", "lease_until": 0.0,
    }  # fmt: skip
    return TableRow(**{**values, **changed})


def seats(name: str = "table") -> list[SeatRow]:
    return [
        SeatRow(name, 0, "human", "Ola", None, "hash-0"),
        SeatRow(name, 1, "open", "", None, None),
        SeatRow(name, 2, "bot", "Durin", "master", None),
    ]


def entry(seq: int, name: str = "table", **changed: Any) -> Entry:
    values: dict[str, Any] = {
        "table": name, "seq": seq, "kind": "action", "seat": 0, "body": {"action": f"move {seq}"},
        "command": None, "at": 1000.0 + seq,
    }  # fmt: skip
    return Entry(**{**values, **changed})
