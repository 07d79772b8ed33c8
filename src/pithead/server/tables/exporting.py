"""Records that leave a table: in full after the end, before it only what a seat may know."""

from typing import Any

from pithead.engine.record import Record
from pithead.server.refusals import Refusal
from pithead.server.tables.live import LiveTable, Reader


def export(live: LiveTable, reader: Reader, at: int | None) -> dict[str, Any]:
    """The record up to a moment. Of a game that goes on: no seed, and no action of others.

    What others did is told by the journal, which says to each seat no more than it may know.
    """
    if at is not None and not 0 <= at <= live.moves:
        raise Refusal("bad", "server.error.moment", {"most": live.moves, "found": at})
    moves = live.moves if at is None else at
    record = live.full_record().until(moves)
    if live.is_over():
        return record.to_json()
    return {**as_known(record, reader), "told": live.log(live.eyes(reader))[: moves + 1]}


def as_known(record: Record, reader: Reader) -> dict[str, Any]:
    """What whoever made some of its actions may have of a record."""
    actions = [[seat, text if seat in reader else None] for seat, text in record.actions]
    return {**record.to_json(), "seed": None, "actions": actions, "scores": None}
