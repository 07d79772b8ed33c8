"""Records that leave a table: in full after the end, before it only what a seat may know."""

from typing import Any

from pithead.engine.record import FORMAT
from pithead.server.refusals import Refusal
from pithead.server.tables.live import LiveTable, Reader


def export(live: LiveTable, reader: Reader, at: int | None) -> dict[str, Any]:
    """The record up to a moment. Of a game that goes on: no seed, and no action of others.

    What others did is told by the journal, which says to each seat no more than it may know.
    """
    if at is not None and not 0 <= at <= live.moves:
        raise Refusal("bad", "server.error.moment", {"most": live.moves, "found": at})
    record = live.full_record()
    if live.is_over():
        result = record.to_json()
        if at is not None and at < live.moves:
            result["actions"] = [[seat, text] for seat, text in record.actions[:at]]
            result["scores"] = None
        return result
    moves = live.moves if at is None else at
    return {
        "pithead": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "data": record.data,
        "options": record.options,
        "seats": record.seats,
        "seed": None,
        "box": record.box,
        "actions": [
            [seat, text if seat in reader else None] for seat, text in record.actions[:moves]
        ],
        "scores": None,
        "told": live.log(live.eyes(reader))[: moves + 1],
    }
