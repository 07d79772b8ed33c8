"""The command `simulate`: many games between bots, and what they came to."""

import os
import time
from pathlib import Path
from typing import Any

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from pithead.bots import NAMES as BOTS
from pithead.cli.boards import find_board
from pithead.cli.boards.board import Board
from pithead.cli.files import read_box
from pithead.cli.parts import require
from pithead.cli.play import read_pairs
from pithead.cli.refusals import Refused, whole_number
from pithead.cli.seating import Seating
from pithead.cli.terminal import Terminal
from pithead.engine.game import SPECTATOR, Game
from pithead.games import find_game
from pithead.lab.plot import plot_simulation
from pithead.lab.simulate import Plan, Played
from pithead.lab.simulate import simulate as play_plan
from pithead.lab.summary import summary

MOST_GAMES = 10_000_000
MOST_WORKERS = 256
MOST_SEATS = 99
PLOTS = (".svg", ".png", ".pdf")


def simulate(
    terminal: Terminal,
    name: str,
    seats: str | None,
    games: str,
    seed: str,
    bots: str | None,
    options: list[str],
    box_path: str | None,
    workers: str,
    plot_path: str | None,
    as_json: bool,
) -> None:
    if plot_path is not None:
        require_plots(plot_path)
    changes = read_box(box_path)
    game = find_game(name, changes, box_path or "")
    plan = Plan(
        name,
        read_bots(game, seats, bots),
        read_pairs(options),
        whole_number(games, "--games", 1, MOST_GAMES),
        whole_number(seed, "--seed", 0),
        changes,
    )
    count = whole_number(workers, "--workers", 1, MOST_WORKERS)
    plan.opened()
    started = time.perf_counter()
    played = with_progress(terminal, plan, count)
    seconds = time.perf_counter() - started
    result = summary(played, game.pieces())
    if as_json:
        terminal.print_json(document(game, plan, result, played, seconds, count))
    else:
        draw(terminal, game, plan, result, played, seconds)
        draw_cards(terminal, game, result["cards"])
        draw_evenness(terminal, game, result["evenness"])
    if plot_path is not None:
        write_plot(terminal, plot_path, game, plan, result, played)


def require_plots(path: str) -> None:
    """Refuse at once what could not be drawn after a long simulation."""
    if not path.endswith(PLOTS) or not os.path.isdir(Path(path).resolve().parent):
        raise Refused("cli.error.plot_path", {"path": path, "expected": ", ".join(PLOTS)})
    require("lab")


def read_bots(game: Game[Any], seats: str | None, bots: str | None) -> list[str]:
    """The bots by name, one for each seat; random ones if only the seats are counted."""
    names = None if bots is None else [each.strip() for each in bots.split(",")]
    if seats is None:
        return names or [BOTS[0]] * min(2, game.seat_counts[-1])
    number = whole_number(seats, "--seats", 1, MOST_SEATS)
    if names is None:
        return [BOTS[0]] * number
    if len(names) != number:
        raise Refused("cli.error.bots", {"seats": number, "bots": len(names)})
    return names


def with_progress(terminal: Terminal, plan: Plan, workers: int) -> list[Played]:
    """Simulate, with a bar on stderr if someone can see it."""
    if not terminal.err.is_terminal:
        return play_plan(plan, workers)
    columns = (
        TextColumn(terminal.word("cli.simulating")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=terminal.err, transient=True) as progress:
        task = progress.add_task("", total=plan.games)
        return play_plan(plan, workers, lambda done: progress.update(task, completed=done))


def document(
    game: Game[Any],
    plan: Plan,
    result: dict[str, Any],
    played: list[Played],
    seconds: float,
    workers: int,
) -> dict[str, object]:
    """The same for the same plan, but for what stands under `timing`."""
    decisions = sum(each.decisions for each in played)
    return {
        "game": game.name,
        "rules": game.rules_number,
        "data": game.fingerprint,
        "seats": len(plan.bots),
        "bots": plan.bots,
        "options": game.read_options(len(plan.bots), plan.options),
        "games": plan.games,
        "seed": plan.seed,
        "result": result,
        "timing": {
            "workers": workers,
            "seconds": round(seconds, 3),
            "games_per_second": round(plan.games / seconds, 1),
            "decisions_per_second": round(decisions / seconds),
        },
    }


def draw(
    terminal: Terminal,
    game: Game[Any],
    plan: Plan,
    result: dict[str, Any],
    played: list[Played],
    seconds: float,
) -> None:
    board = find_board(game, terminal.catalogue)
    state = game.start(len(plan.bots), plan.options, plan.seed)
    rivals = board.rivals(game.view(state, SPECTATOR))
    seating = Seating(plan.bots, rivals, terminal.catalogue)
    decisions = sum(each.decisions for each in played)
    facts = Table.grid(padding=(0, 2))
    facts.add_column(style="bold")
    for key in ("rounds", "decisions"):
        facts.add_row(terminal.word(f"cli.simulate.{key}"), spread_text(terminal, result[key]))
    for ending, count in result["endings"].items():
        words = terminal.word(f"{game.name}.ending.{ending}")
        text = terminal.word("cli.simulate.ending", why=words, n=count)
        facts.add_row(terminal.word("cli.simulate.endings"), text + percent(count / plan.games))
    speed = terminal.word(
        "cli.simulate.speed", n=round(decisions / seconds), seconds=f"{seconds:.1f}"
    )
    facts.add_row(terminal.word("cli.simulate.pace"), speed)
    title = terminal.word("cli.simulate.title", game=game.title, n=plan.games, seed=str(plan.seed))
    terminal.draw(Text(title, style="bold"), "", facts, "")
    terminal.draw(scores_table(terminal, board, seating, result["seats"]))


def scores_table(
    terminal: Terminal, board: Board, seating: Seating, seats: list[dict[str, Any]]
) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False)
    table.add_column("")
    for seat in range(len(seats)):
        table.add_column(seating.label(seat), justify="right")
    shares = [f"{each['share'] * 100:.1f} %" for each in seats]
    table.add_row(terminal.word("cli.simulate.wins"), *shares)
    for name in seats[0]["scores"]:
        spreads = [each["scores"][name] for each in seats]
        cells = [
            f"{each['mean']:.1f} ±{each['deviation']:.1f} ({each['median']:g})" for each in spreads
        ]
        table.add_row(board.score_name(name), *cells)
    return table


def draw_cards(terminal: Terminal, game: Game[Any], cards: dict[str, list[dict[str, Any]]]) -> None:
    """How often each card was used when it could be, and what share of those seats won."""
    board = find_board(game, terminal.catalogue)
    for heading, rows in cards.items():
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False)
        table.add_column(terminal.word(f"{game.name}.census.{heading}"))
        for column in ("seen", "used", "wins"):
            table.add_column(terminal.word(f"cli.simulate.card_{column}"), justify="right")
        table.add_column("")
        for row in rows:
            table.add_row(
                board.counted_name(heading, row["id"]),
                str(row["seen"]),
                f"{row['used'] * 100:.1f} %",
                f"{row['wins'] * 100:.1f} %",
                terminal.word(f"cli.simulate.{row['note']}") if row["note"] else "",
            )
        terminal.draw("", table)


def draw_evenness(terminal: Terminal, game: Game[Any], headings: dict[str, dict[str, Any]]) -> None:
    """Whether all kinds are equally at home with the winners, per piece in the set."""
    board = find_board(game, terminal.catalogue)
    for heading, found in headings.items():
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False)
        table.add_column(terminal.word(f"{game.name}.census.{heading}"))
        table.add_column(terminal.word("cli.simulate.per_piece"), justify="right")
        table.add_column("", justify="right")
        for kind, numbers in found["kinds"].items():
            table.add_row(board.counted_name(heading, kind), *interval_cells(numbers))
        table.add_section()
        table.add_row(terminal.word("cli.simulate.evenness"), *interval_cells(found["ratio"]))
        terminal.draw("", table)


def interval_cells(numbers: dict[str, float]) -> tuple[str, str]:
    return f"{numbers['value']:.3f}", f"{numbers['low']:.3f} – {numbers['high']:.3f}"


def write_plot(
    terminal: Terminal,
    path: str,
    game: Game[Any],
    plan: Plan,
    result: dict[str, Any],
    played: list[Played],
) -> None:
    """Points and cards as pictures, in one file."""
    board = find_board(game, terminal.catalogue)
    labels = {
        "title": terminal.word(
            "cli.simulate.title", game=game.title, n=plan.games, seed=str(plan.seed)
        ),
        "points": board.score_name("total"),
        "games": terminal.word("cli.simulate.plot_games"),
        "used": terminal.word("cli.simulate.card_used"),
        "wins": terminal.word("cli.simulate.card_wins"),
        "per_piece": terminal.word("cli.simulate.per_piece"),
        "evenness": terminal.word("cli.simulate.evenness"),
    }
    names = {
        heading: [board.counted_name(heading, row["id"]) for row in rows]
        for heading, rows in result["cards"].items()
    }
    headings = {each: terminal.word(f"{game.name}.census.{each}") for each in result["cards"]}
    plot_simulation(path, labels, headings, names, plan.bots, result, played)
    if terminal.out.is_terminal:
        terminal.line("cli.simulate.plotted", path=path)


def spread_text(terminal: Terminal, numbers: dict[str, float]) -> str:
    return terminal.word(
        "cli.simulate.spread",
        least=str(numbers["least"]),
        mean=f"{numbers['mean']:.1f}",
        most=str(numbers["most"]),
    )


def percent(share: float) -> str:
    return f" ({share * 100:.1f} %)"
