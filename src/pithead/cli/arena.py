"""The command `arena`: bots meet on shared seeds from every seat, and the better one shows."""

import os
import shlex
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from pithead.cli.arena_words import draw, page_words
from pithead.cli.files import read_box, why_not, write_text
from pithead.cli.play import read_pairs
from pithead.cli.refusals import INTERRUPTED, Refused, whole_number
from pithead.cli.terminal import Terminal
from pithead.engine.message import Message, Param
from pithead.lab.arena import Fought, fight
from pithead.lab.cluster import RayCluster
from pithead.lab.compute import Compute, Play, R, local_compute
from pithead.lab.ledger import Ledger, digest, heading
from pithead.lab.playing import Outcome, play_fixture
from pithead.lab.report import page
from pithead.lab.schedule import ArenaPlan
from pithead.lab.standings import standings, thinking

MOST_GAMES: Final = 1_000_000
MOST_WORKERS: Final = 256
MOST_SEATS: Final = 99


@dataclass(frozen=True)
class Wanted:
    """How an arena is to be run and shown: nothing here changes who wins."""

    until_decided: bool
    ray: str | None
    state: str | None
    is_fresh: bool
    html: str | None
    as_json: bool
    box: str | None


def arena(
    terminal: Terminal,
    name: str,
    bots: str,
    games: str,
    seats: str,
    seed: str,
    options: list[str],
    workers: str | None,
    wanted: Wanted,
) -> int:
    """Read what is asked for, then run it."""
    count = None if workers is None else whole_number(workers, "--workers", 1, MOST_WORKERS)
    plan = ArenaPlan(
        name,
        tuple(each.strip() for each in bots.split(",")),
        whole_number(seats, "--seats", 1, MOST_SEATS),
        read_pairs(options),
        whole_number(games, "--games", 1, MOST_GAMES),
        whole_number(seed, "--seed", 0),
        read_box(wanted.box),
    )
    if wanted.html is not None:
        require_page(Path(wanted.html))
    plan.opened()
    return run(terminal, plan, wanted, count)


def require_page(path: Path) -> None:
    """Refuse at once what could not be written after a long night of games."""
    folder = path.resolve().parent
    why: Param
    if os.path.isdir(path):
        why = Message("cli.why.folder")
    elif not os.path.isdir(folder):
        why = Message("cli.why.no_folder")
    elif not os.access(folder, os.W_OK):
        why = Message("cli.why.forbidden")
    else:
        try:
            with suppress(FileNotFoundError):
                path.stat()
            return
        except OSError as error:
            why = why_not(error)
    raise Refused("cli.error.write", {"path": str(path), "why": why})


def run(terminal: Terminal, plan: ArenaPlan, wanted: Wanted, workers: int | None) -> int:
    path = state_file(plan) if wanted.state is None else Path(wanted.state)
    started = time.perf_counter()
    with open_ledger(path, plan, wanted.is_fresh) as ledger:
        try:
            with open_compute(plan, play_fixture, wanted.ray, workers) as compute:
                fought = with_progress(terminal, plan, compute, ledger, wanted.until_decided)
        except KeyboardInterrupt:
            stopped = terminal.word(
                "cli.arena.stopped", n=len(ledger.outcomes), path=str(ledger.path)
            )
            terminal.err.print(Text(stopped), soft_wrap=True)
            return INTERRUPTED
    shown = document(plan, wanted, fought)
    shown["timing"] = {
        "compute": compute.name,
        "workers": compute.workers,
        "seconds": round(time.perf_counter() - started, 3),
        "resumed": ledger.resumed,
        "state": str(path),
        "thinking": thinking(fought),
    }
    if wanted.as_json:
        terminal.print_json(shown)
    else:
        draw(terminal, plan, shown)
    if wanted.html is not None:
        write_text(Path(wanted.html), page(page_words(terminal, plan, shown), shown, fought))
        if not wanted.as_json:
            terminal.line("cli.arena.page_written", path=wanted.html)
    return 0


def state_file(plan: ArenaPlan) -> Path:
    """Where a plan's games are kept if nothing else is said."""
    folder = user_data_path("pithead", appauthor=False) / "arena"
    return folder / f"{plan.game}-{digest(plan)}.jsonl"


def open_ledger(path: Path, plan: ArenaPlan, is_fresh: bool) -> Ledger:
    try:
        return Ledger(path, plan, is_fresh)
    except (OSError, ValueError) as error:
        raise Refused("cli.error.write", {"path": str(path), "why": why_not(error)}) from None


def open_compute(
    plan: ArenaPlan, play: Play[R], ray: str | None, workers: int | None
) -> Compute[R]:
    if ray is not None:
        return RayCluster(plan.setting(), play, ray, workers)
    return local_compute(plan.setting(), play, workers or processors())


def processors() -> int:
    """All that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def with_progress(
    terminal: Terminal,
    plan: ArenaPlan,
    compute: Compute[Outcome],
    ledger: Ledger,
    until_decided: bool,
) -> Fought:
    """Play, with a bar on stderr if someone can see it."""
    if not terminal.err.is_terminal:
        return fight(plan, compute, ledger, until_decided)
    numbers = plan.numbers(plan.rounds)
    known = sum(1 for number in numbers if number in ledger.outcomes)
    with progress_of(terminal) as progress:
        task = progress.add_task("", total=len(numbers), completed=known)
        return fight(
            plan,
            compute,
            ledger,
            until_decided,
            lambda done: progress.update(task, completed=done),
        )


def progress_of(terminal: Terminal) -> Progress:
    """A bar that counts games."""
    return Progress(
        TextColumn(terminal.word("cli.simulating")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=terminal.err,
        transient=True,
    )


def document(plan: ArenaPlan, wanted: Wanted, fought: Fought) -> dict[str, Any]:
    """The same for the same games, whoever played them; what differs goes under `timing`."""
    facts = heading(plan)
    return {
        **{name: facts[name] for name in ("game", "rules", "data", "code", "seats", "bots")},
        "levels": facts.get("levels", []),
        "options": facts["options"],
        "seed": plan.seed,
        "rounds": fought.rounds,
        "games": len(fought.outcomes),
        "games_each": fought.rounds * plan.seats,
        "line_ups": [list(line_up) for line_up in plan.line_ups],
        "repeatable": plan.is_repeatable(),
        "until_decided": wanted.until_decided,
        "command": command(plan, wanted),
        "result": standings(fought),
    }


def command(plan: ArenaPlan, wanted: Wanted) -> str:
    """What to type to play the same again."""
    words = ["pithead", "arena", plan.game, "--bots", ",".join(plan.bots)]
    words += ["--games", str(plan.games), "--seats", str(plan.seats), "--seed", str(plan.seed)]
    for name, value in plan.options.items():
        words += ["--option", f"{name}={value}"]
    if wanted.box is not None:
        words += ["--box", wanted.box]
    if wanted.until_decided:
        words.append("--until-decided")
    return shlex.join(words)
