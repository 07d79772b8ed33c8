"""Small data sets for the tests, made of the real thing."""

import json
from pathlib import Path
from typing import Any

from pyarrow import parquet

from pithead.engine.options import OptionValue
from pithead.lab.compute import local_compute
from pithead.lab.dataset import Dataset, DatasetPlan, gather
from pithead.lab.noting import note_fixture


def plan(
    *bots: str,
    game: str = "dwarf",
    seats: int = 2,
    games: int = 20,
    seed: int = 1,
    options: dict[str, OptionValue] | None = None,
) -> DatasetPlan:
    return DatasetPlan(game, bots or ("random",), seats, options or {}, games, seed)


def plan_of(files: dict[str, str], game: str = "dwarf") -> DatasetPlan:
    """Of records, by the names of their files."""
    return DatasetPlan(game, (), 2, {}, len(files), 0, None, tuple(files.items()))


def made(wanted: DatasetPlan, folder: Path, workers: int = 1) -> Path:
    with (
        local_compute(wanted.setting(), note_fixture, workers) as compute,
        Dataset(folder, wanted) as dataset,
    ):
        gather(dataset, compute)
    return folder


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(folder / table).to_pylist()
    return found


def records_of(folder: Path) -> list[Any]:
    """The records a data set holds, as JSON has them."""
    return [json.loads(each["record"]) for each in rows(folder, "records")]


def content_of(folder: Path) -> dict[str, bytes]:
    """Every file of a data set, to the last byte."""
    return {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    }
