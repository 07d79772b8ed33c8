"""Records that leave a table: in full after the end, before it only what a seat may know.

Whoever plays alone may ask for all of it before the end, to play on elsewhere: there it makes a
table whose origin says that somebody may know what is hidden.
"""

from typing import cast

from pithead.engine.record import Record
from pithead.server.protocol.playing import KnownRecord
from pithead.server.refusals import Refusal
from pithead.server.tables.live import LiveTable, Reader


def export(live: LiveTable, reader: Reader, at: int | None, whole: bool = False) -> KnownRecord:
    """The record up to a moment. Of a game that goes on: no seed, and no action of others.

    What others did is told by the journal, which says to each seat no more than it may know.
    """
    if at is not None and not 0 <= at <= live.moves:
        raise Refusal("bad", "server.error.moment", {"most": live.moves, "found": at})
    moves = live.moves if at is None else at
    record = live.full_record().until(moves)
    if whole and not live.is_open_to(reader):
        raise Refusal("forbidden", "server.error.whole", {})
    if whole or live.is_over():
        return in_full(record)
    return {**as_known(record, reader), "told": live.log(live.eyes(reader))[: moves + 1]}


def in_full(record: Record) -> KnownRecord:
    return cast(KnownRecord, record.to_json())


def as_known(record: Record, reader: Reader) -> KnownRecord:
    """What whoever made some of its actions may have of a record."""
    actions = [(seat, text if seat in reader else None) for seat, text in record.actions]
    known = {**in_full(record), "seed": None, "actions": actions, "scores": None}
    # It tells every hidden card.
    known.pop("position", None)
    return cast(KnownRecord, known)
