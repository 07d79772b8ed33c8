"""The Parquet of a data set: what its two tables hold, and how a shard of them is written.

A shard is a batch of games: a file of records and one of their decisions. Each is written under
another name and renamed once it is whole, the records last: a shard counts when its records are
there, so a reader or a later run never meets half of one.
"""

import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import pyarrow
from pyarrow import parquet

from pithead.engine.game import Game
from pithead.engine.message import Message, read_message
from pithead.engine.record import read_record
from pithead.lab.noting import Decision, Noted

# So many games are a shard: what `kill -9` can cost at most, for each worker.
BATCH: Final = 16
# In the records' metadata: the games that could not be used, and why.
LEFT_OUT: Final = b"left_out"

RECORDS: Final = pyarrow.schema(
    [
        ("number", pyarrow.int32()),
        ("game", pyarrow.string()),
        ("rules", pyarrow.int32()),
        ("data", pyarrow.string()),
        ("options", pyarrow.string()),
        ("seats", pyarrow.int8()),
        ("names", pyarrow.list_(pyarrow.string())),
        # As a text: a seed has up to 128 bits.
        ("seed", pyarrow.string()),
        ("file", pyarrow.string()),
        ("record", pyarrow.string()),
        ("scores", pyarrow.list_(pyarrow.int32())),
        ("places", pyarrow.list_(pyarrow.int8())),
    ]
)
DECISIONS: Final = pyarrow.schema(
    [
        ("number", pyarrow.int32()),
        ("step", pyarrow.int32()),
        ("seat", pyarrow.int8()),
        ("legal", pyarrow.list_(pyarrow.int32())),
        ("choice", pyarrow.int32()),
        ("notation", pyarrow.string()),
        ("visits", pyarrow.int32()),
        ("shares", pyarrow.list_(pyarrow.float32())),
        ("value", pyarrow.float32()),
        ("outcome", pyarrow.float32()),
    ]
)
# Which column of the decisions is that of the features, whose size is the game's.
FEATURES: Final = 3


class Shards:
    """The two folders of a data set, `records` and `decisions`, a file in each for a batch."""

    def __init__(self, folder: Path, game: Game[Any]) -> None:
        self.game: Final = game
        self.records: Final = folder / "records"
        self.decisions: Final = folder / "decisions"

    def begin(self) -> None:
        for folder in (self.records, self.decisions):
            folder.mkdir(exist_ok=True)

    def size(self, batch: int) -> int:
        """How many games this shard is of, those left out included; 0 if it is not whole."""
        both = [self.records / name(batch), self.decisions / name(batch)]
        if not all(file.is_file() for file in both):
            return 0
        try:
            parquet.read_metadata(both[1])
            return size_of(both[0])
        except (ValueError, KeyError, TypeError):
            # Not Parquet, or not ours.
            return 0

    def games(self) -> int:
        """How many games there are up to the last shard, those left out or missing included."""
        last = max((int(file.stem) for file in self.records.glob("*.parquet")), default=-1)
        return last * BATCH + self.size(last) if last >= 0 else 0

    def write(self, batch: int, games: Sequence[Noted], files: Sequence[str]) -> None:
        """The games of a batch in the order of their numbers, and the names of their files."""
        used = [(each, file) for each, file in zip(games, files, strict=True) if each.record]
        self._write(
            self.decisions / name(batch),
            self._with_features(
                pyarrow.Table.from_pylist(
                    [row for each, _ in used for row in self._decisions(each)], DECISIONS
                ),
                [decision.features for each, _ in used for decision in each.decisions],
            ),
        )
        why = {file: json.loads(each.refused) for each, file in zip(games, files, strict=True)
               if each.refused}  # fmt: skip
        table = pyarrow.Table.from_pylist([record_row(*each) for each in used], RECORDS)
        noted = table.replace_schema_metadata({LEFT_OUT: json.dumps(why)})
        self._write(self.records / name(batch), noted)

    def _decisions(self, game: Noted) -> Iterable[dict[str, Any]]:
        for step, each in enumerate(game.decisions):
            yield {
                "number": game.number,
                "step": step,
                "seat": each.seat,
                "legal": each.legal,
                "choice": each.choice,
                "notation": self.game.action(each.choice).notation,
                "visits": None if each.visits is None else sum(each.visits),
                "shares": shares(each),
                "value": each.value,
                "outcome": game.results[each.seat],
            }

    def _with_features(self, decisions: pyarrow.Table, features: list[bytes]) -> pyarrow.Table:
        """What whoever chose knew, behind the seat: as many numbers in each row."""
        numbers = pyarrow.Array.from_buffers(
            pyarrow.float32(),
            len(features) * self.game.features.size,
            [None, pyarrow.py_buffer(b"".join(features))],
        )
        column = pyarrow.FixedSizeListArray.from_arrays(numbers, self.game.features.size)
        return decisions.add_column(FEATURES, "features", column)

    def _write(self, path: Path, table: pyarrow.Table) -> None:
        # Readers pass over names that begin with a dot.
        temporary = path.with_name(f".{path.name}")
        with temporary.open("wb") as file:
            parquet.write_table(table, file, compression="zstd")
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)

    def count(self) -> tuple[int, int]:
        """How many records and decisions there are."""
        records, decisions = (
            sum(parquet.read_metadata(file).num_rows for file in folder.glob("*.parquet"))
            for folder in (self.records, self.decisions)
        )
        return records, decisions

    def left_out(self) -> dict[str, Message]:
        """The files that could not be used, and why."""
        return {
            file: why
            for shard in sorted(self.records.glob("*.parquet"))
            for file, why in left_out(shard).items()
        }


def name(batch: int) -> str:
    return f"{batch:06}.parquet"


def size_of(shard: Path) -> int:
    return int(parquet.read_metadata(shard).num_rows) + len(left_out(shard))


def left_out(shard: Path) -> dict[str, Message]:
    found = parquet.read_schema(shard).metadata[LEFT_OUT]
    return {file: read_message(why) for file, why in json.loads(found).items()}


def record_row(game: Noted, file: str) -> dict[str, Any]:
    record = read_record(game.record)
    return {
        "number": game.number,
        "game": record.game,
        "rules": record.rules,
        "data": record.data,
        "options": json.dumps(record.options),
        "seats": len(record.seats),
        "names": record.seats,
        "seed": str(record.seed),
        "file": file or None,
        "record": game.record,
        "scores": game.totals,
        "places": game.places,
    }


def shares(decision: Decision) -> list[float] | None:
    """How the looks were shared among the legal actions; None where nobody looked."""
    if decision.visits is None or not any(decision.visits):
        return None
    total = sum(decision.visits)
    return [each / total for each in decision.visits]
