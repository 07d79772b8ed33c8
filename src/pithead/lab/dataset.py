"""Data sets: many games with every decision noted, as Parquet.

The games go in batches, one shard each, which is the same whoever plays them. What the folder
holds is said in its heading; a run that was stopped, even by `kill -9`, goes on with the shards
that are missing.
"""

import hashlib
import json
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from pithead.engine.game import Game
from pithead.lab.compute import Compute
from pithead.lab.fingerprint import code_fingerprint
from pithead.lab.ledger import heading as arena_heading
from pithead.lab.ledger import lock
from pithead.lab.noting import Noted
from pithead.lab.refusals import DatasetRefused
from pithead.lab.schedule import ArenaPlan, Fixture
from pithead.lab.shards import BATCH, Shards

FORMAT: Final = 1
NAME: Final = "pithead-dataset"
HEADING: Final = "dataset.json"
# What decides the notes beside rules and bots.
NOTES: Final = ("lab/noting.py", "lab/shards.py")


@dataclass(frozen=True)
class DatasetPlan(ArenaPlan):
    """Games for a data set: the arena's line-ups and rotations, each game with its own seed.

    A bot may play against itself. `files` are records of games that were played already, as their
    names and texts; then there is nothing to play.
    """

    files: tuple[tuple[str, str], ...] = field(default=())

    def check_entry(self) -> None:
        """Anybody may play anybody."""

    @property
    def rounds(self) -> int:
        """Each game has a seed of its own."""
        return self.games

    def fixture(self, number: int) -> Fixture:
        if self.files:
            return Fixture(number, 0, (self.files[number][0],), self.files[number][1])
        return Fixture(number, self.seed + number, super().fixture(number).bots)

    def file(self, number: int) -> str:
        return self.files[number][0] if self.files else ""


def heading(plan: DatasetPlan) -> dict[str, Any]:
    """All that decides the data, the number of games excepted: more of them go on."""
    code = code_fingerprint(plan.game, plan.competitors(), NOTES)
    game: Game[Any] = plan.opened()
    told = game.features
    features = {"version": told.version, "size": told.size, "parts": told.fingerprint()}
    if not plan.files:
        facts = dict(list(arena_heading(plan).items())[1:])
        return {NAME: FORMAT, **facts, "code": code, "features": features}
    digest = hashlib.sha256(json.dumps(plan.files).encode()).hexdigest()[:16]
    return {
        NAME: FORMAT,
        "game": plan.game,
        "rules": game.rules_number,
        "data": game.fingerprint,
        "code": code,
        "box": plan.box,
        "features": features,
        "records": digest,
    }


class Dataset:
    """The open folder of one data set; no other process may write to it meanwhile."""

    def __init__(self, folder: Path, plan: DatasetPlan) -> None:
        self.folder: Final = folder
        self.plan: Final = plan
        self.game: Final[Game[Any]] = plan.opened()
        self.shards: Final = Shards(folder, self.game)
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / HEADING
        if not path.exists() and any(folder.iterdir()):
            raise DatasetRefused("dataset_foreign", {"path": str(folder)})
        self.file: Final = path.open("a+b")
        try:
            if not lock(self.file):
                raise DatasetRefused("dataset_busy", {"path": str(folder)})
            self._begin()
        except BaseException:
            self.file.close()
            raise

    def __enter__(self) -> "Dataset":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.file.close()

    def _begin(self) -> None:
        """Say what is made here, or go on with it; a heading torn at its birth is written anew."""
        own = json.dumps(heading(self.plan), ensure_ascii=False, indent=1).encode() + b"\n"
        self.file.seek(0)
        content = self.file.read()
        if not own.startswith(content):
            raise DatasetRefused("dataset_other", {"path": str(self.folder)})
        if content != own:
            os.truncate(self.file.fileno(), 0)
            self.file.write(own)
            self.file.flush()
            os.fsync(self.file.fileno())
        self.shards.begin()
        if self.shards.games() > self.plan.games:
            raise DatasetRefused("dataset_more", {"path": str(self.folder)})

    def batches(self) -> list[range]:
        """The numbers of the games of each shard."""
        last = self.plan.games
        return [range(first, min(first + BATCH, last)) for first in range(0, last, BATCH)]

    def missing(self) -> list[int]:
        """The shards that are not whole, or not as long as this plan wants them."""
        return [
            batch
            for batch, numbers in enumerate(self.batches())
            if self.shards.size(batch) != len(numbers)
        ]


def gather(
    dataset: Dataset,
    compute: Compute[Noted],
    on_progress: Callable[[int], None] | None = None,
) -> int:
    """Make the shards that are missing; returns how many games were there before."""
    plan, batches = dataset.plan, dataset.batches()
    missing = dataset.missing()
    fixtures = [number for batch in missing for number in batches[batch]]
    before = plan.games - len(fixtures)
    done = before
    waiting: dict[int, dict[int, Noted]] = {batch: {} for batch in missing}
    if on_progress is not None:
        on_progress(done)
    for noted in compute.play(plan.fixture(number) for number in fixtures):
        batch = noted.number // BATCH
        waiting[batch][noted.number] = noted
        if len(waiting[batch]) == len(batches[batch]):
            games = in_order(waiting.pop(batch), batches[batch])
            dataset.shards.write(batch, games, [plan.file(each.number) for each in games])
        done += 1
        if on_progress is not None:
            on_progress(done)
    return before


def in_order(games: dict[int, Noted], numbers: Sequence[int]) -> list[Noted]:
    return [games[number] for number in numbers]
