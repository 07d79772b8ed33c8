"""The command `dataset`: games and all their decisions as Parquet, to learn from."""

import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from pithead.cli.arena import MOST_GAMES, MOST_SEATS, MOST_WORKERS, open_compute, progress_of
from pithead.cli.files import read_box, read_text, why_not
from pithead.cli.play import read_pairs
from pithead.cli.refusals import INTERRUPTED, Refused, whole_number
from pithead.cli.terminal import Terminal
from pithead.engine.errors import Declined
from pithead.engine.message import Message
from pithead.engine.record import read_record
from pithead.games import find_game
from pithead.lab.compute import Compute
from pithead.lab.dataset import Dataset, DatasetPlan, gather
from pithead.lab.noting import Noted, note_fixture

BOTS: Final = "search:50,greedy"
GAMES: Final = "100"
SEATS: Final = "2"
SEED: Final = "1"


@dataclass(frozen=True)
class Asked:
    """The options as they were given; None where nothing was said."""

    bots: str | None
    games: str | None
    seats: str | None
    seed: str | None
    option: list[str] | None
    box: str | None

    def played(self) -> dict[str, object]:
        """What only has a meaning where games are to be played."""
        names = ("bots", "games", "seats", "seed", "option")
        return {f"--{name}": getattr(self, name) for name in names}


@dataclass(frozen=True)
class Found:
    """The plan; and the files that cannot even be read, with the reason."""

    plan: DatasetPlan
    unreadable: dict[str, Message]


def dataset(
    terminal: Terminal,
    name: str | None,
    records: str | None,
    asked: Asked,
    out: str,
    workers: str | None,
    ray: str | None,
    as_json: bool,
) -> int:
    """Read what is asked for, then make it."""
    count = None if workers is None else whole_number(workers, "--workers", 1, MOST_WORKERS)
    if records is None:
        if name is None:
            raise Refused("cli.error.dataset_nothing")
        found = Found(plan_to_play(name, asked), {})
    else:
        for option, value in asked.played().items():
            if value:
                raise Refused("cli.error.dataset_from", {"option": option})
        found = plan_to_read(name, Path(records), Path(out), asked.box)
    found.plan.opened()
    return run(terminal, found, Path(out), ray, count, as_json)


def plan_to_play(name: str, asked: Asked) -> DatasetPlan:
    return DatasetPlan(
        name,
        tuple(each.strip() for each in (asked.bots or BOTS).split(",")),
        whole_number(asked.seats or SEATS, "--seats", 1, MOST_SEATS),
        read_pairs(asked.option or []),
        whole_number(asked.games or GAMES, "--games", 1, MOST_GAMES),
        whole_number(asked.seed or SEED, "--seed", 0),
        read_box(asked.box),
    )


def plan_to_read(name: str | None, place: Path, out: Path, box: str | None) -> Found:
    """All records of one game in a file or a folder; broken ones are left to be told."""
    folder = place.is_dir()
    made = out.resolve()
    texts: dict[str, str] = {}
    unreadable: dict[str, Message] = {}
    for path in sorted(place.rglob("*.json")) if folder else [place]:
        if made in path.resolve().parents:
            continue
        label = path.relative_to(place).as_posix() if folder else path.name
        try:
            texts[label] = read_text(path)
        except Refused as error:
            if not folder:
                raise
            unreadable[label] = error.message
    games = {label: game_of(text) for label, text in texts.items()}
    known = sorted({game for game in games.values() if game})
    if name is None:
        if not known:
            raise Refused("cli.error.dataset_none", {"path": str(place)})
        if len(known) > 1:
            raise Refused("cli.error.dataset_games", {"games": ", ".join(known)})
        name = known[0]
    game = find_game(name)
    if name not in known:
        raise Refused("cli.error.dataset_none", {"path": str(place)})
    files = tuple((label, text) for label, text in texts.items() if games[label] in ("", name))
    seats = game.seat_counts[0]
    plan = DatasetPlan(name, (), seats, {}, len(files), 0, read_box(box), files)
    return Found(plan, unreadable)


def game_of(text: str) -> str:
    """The game a record is of; empty where it is no record."""
    try:
        return read_record(text).game
    except Declined:
        return ""


def run(
    terminal: Terminal, found: Found, out: Path, ray: str | None, workers: int | None, as_json: bool
) -> int:
    started = time.perf_counter()
    with open_dataset(out, found.plan) as opened:
        try:
            with open_compute(found.plan, note_fixture, ray, workers) as compute:
                before = with_progress(terminal, opened, compute)
        except KeyboardInterrupt:
            kept, _ = opened.shards.count()
            stopped = terminal.word("cli.dataset.stopped", n=kept, path=str(out))
            terminal.err.print(Text(stopped), soft_wrap=True)
            return INTERRUPTED
        except OSError as error:
            raise Refused("cli.error.write", {"path": str(out), "why": why_not(error)}) from None
        games, decisions = opened.shards.count()
        left_out = opened.shards.left_out() | found.unreadable
    for file, why in sorted(left_out.items()):
        sentence = terminal.word("cli.dataset.left_out", file=file, why=why)
        terminal.err.print(Text(" ".join(sentence.split())), soft_wrap=True)
    document = {
        "heading": json.loads((out / "dataset.json").read_text("utf-8")),
        "games": games,
        "decisions": decisions,
        "left_out": len(left_out),
        "repeatable": found.plan.is_repeatable(),
        "timing": {
            "compute": compute.name,
            "workers": compute.workers,
            "seconds": round(time.perf_counter() - started, 3),
            "resumed": before,
        },
    }
    if as_json:
        terminal.print_json(document)
    else:
        draw(terminal, found.plan, document, str(out))
    return 0


def open_dataset(out: Path, plan: DatasetPlan) -> Dataset:
    try:
        return Dataset(out, plan)
    except (OSError, ValueError) as error:
        raise Refused("cli.error.write", {"path": str(out), "why": why_not(error)}) from None


def with_progress(terminal: Terminal, opened: Dataset, compute: Compute[Noted]) -> int:
    """Make it, with a bar on stderr if someone can see it."""
    if not terminal.err.is_terminal:
        return gather(opened, compute)
    with progress_of(terminal) as progress:
        task = progress.add_task("", total=opened.plan.games)
        return gather(opened, compute, lambda done: progress.update(task, completed=done))


def draw(terminal: Terminal, plan: DatasetPlan, document: dict[str, Any], path: str) -> None:
    made = {"n": document["games"], "decisions": document["decisions"]}
    terminal.line("cli.dataset.made", "bold", game=plan.opened().title, path=path, **made)
    if document["left_out"]:
        terminal.line("cli.dataset.left_out_count", n=document["left_out"])
    if document["timing"]["resumed"]:
        terminal.line("cli.dataset.taken", n=document["timing"]["resumed"])
    if not document["repeatable"]:
        terminal.line("cli.arena.by_clock")
