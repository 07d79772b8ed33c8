"""The command `analyse`: every decision of a record judged, in words, as a page, as a document."""

from pathlib import Path
from typing import Any, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from pithead.bots.shown import Analysis
from pithead.cli.analyse_words import draw, written_page
from pithead.cli.arena import MOST_WORKERS, processors, require_page
from pithead.cli.files import read_record_file, write_text
from pithead.cli.refusals import INTERRUPTED, whole_number
from pithead.cli.replay import scene_of
from pithead.cli.terminal import Terminal
from pithead.engine.match import Match
from pithead.engine.record import Record
from pithead.games import open_record
from pithead.lab.analysing import analyse_record

LEAST_SIMULATIONS: Final = 10
MOST_SIMULATIONS: Final = 100_000


def analyse(
    terminal: Terminal,
    file: str,
    html: str | None,
    simulations: str,
    seed: str,
    workers: str | None,
    as_json: bool,
) -> int:
    """Read what is asked for, then think about it on all cores."""
    count = whole_number(simulations, "--simulations", LEAST_SIMULATIONS, MOST_SIMULATIONS)
    chance = whole_number(seed, "--seed", 0)
    crew = processors() if workers is None else whole_number(workers, "--workers", 1, MOST_WORKERS)
    if html is not None:
        require_page(Path(html))
    record = read_record_file(Path(file))
    match = open_record(record)
    if not record.actions and not as_json:
        terminal.line("cli.analyse.empty")
        return 0
    try:
        analysis = with_progress(terminal, record, count, chance, crew)
    except KeyboardInterrupt:
        terminal.err.print(Text(terminal.word("cli.analyse.stopped")), soft_wrap=True)
        return INTERRUPTED
    show(terminal, match, analysis, html, as_json)
    return 0


def with_progress(
    terminal: Terminal, record: Record, simulations: int, seed: int, workers: int
) -> Analysis:
    """Think, with a bar on stderr if someone can see it."""
    if not terminal.err.is_terminal:
        return analyse_record(record, simulations, seed, workers)
    progress = Progress(
        TextColumn(terminal.word("cli.analyse.working")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=terminal.err,
        transient=True,
    )
    with progress:
        task = progress.add_task("", total=len(record.actions))
        return analyse_record(
            record, simulations, seed, workers, lambda done: progress.update(task, completed=done)
        )


def show(
    terminal: Terminal, match: Match[Any], analysis: Analysis, html: str | None, as_json: bool
) -> None:
    names = scene_of(terminal, match).seating.names()
    if as_json:
        terminal.print_json(analysis)
    else:
        draw(terminal, match.game.title, names, analysis)
    if html is not None:
        write_text(Path(html), written_page(terminal, match.game.title, names, analysis))
        if not as_json:
            terminal.line("cli.arena.page_written", path=html)
