"""The command `puzzles make`: positions from bots' games in which one move is clearly best."""

from pathlib import Path
from typing import Any, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from pithead.cli.files import read_text, write_text
from pithead.cli.refusals import INTERRUPTED, Refused, shortened, whole_number
from pithead.cli.terminal import Terminal
from pithead.engine.game import Game
from pithead.games import find_game
from pithead.puzzles import (
    GRADES,
    Collection,
    Making,
    counted,
    empty,
    is_full,
    mine,
    read_collection,
    strong,
    to_text,
)

MOST_GAMES: Final = 100_000
MOST_EACH: Final = 1000
LEAST_SIMULATIONS: Final = 40
MOST_SIMULATIONS: Final = 100_000
MOST_SEATS: Final = 5


def make_puzzles(
    terminal: Terminal,
    name: str,
    out: str,
    bot: str,
    seats: str,
    games: str,
    each: str,
    seed: str,
    simulations: str,
) -> int:
    """Go on with the file, or begin it; it is written after every game."""
    game = find_game(name)
    most = whole_number(games, "--games", 1, MOST_GAMES)
    wanted = whole_number(each, "--each", 1, MOST_EACH)
    made: Making = {
        "bot": named(game, bot),
        "seats": whole_number(seats, "--seats", 1, MOST_SEATS),
        "seed": whole_number(seed, "--seed", 0),
        "games": 0,
        "simulations": whole_number(
            simulations, "--simulations", LEAST_SIMULATIONS, MOST_SIMULATIONS
        ),
    }
    game.read_options(made["seats"], {})
    path = Path(out)
    collection = begun(path, game, made)
    # So that what could not be written is said before a night of thinking.
    write_text(path, to_text(collection))
    try:
        with_progress(terminal, game, collection, path, most, wanted)
    except KeyboardInterrupt:
        tell(terminal, "cli.puzzles.stopped", collection, path)
        return INTERRUPTED
    key = "cli.puzzles.made" if is_full(collection, wanted) else "cli.puzzles.too_few"
    tell(terminal, key, collection, path)
    return 0


def named(game: Game[Any], bot: str) -> str:
    """The bot as it is found again by later versions: a level by what plays it."""
    if strong(bot, 1, game) is None:
        raise Refused("cli.error.hint_bot", {"bot": repr(shortened(bot))})
    levels = ("apprentice", "journeyman", "master")
    return game.levels[levels.index(bot)] if bot in levels else bot


def begun(path: Path, game: Game[Any], made: Making) -> Collection:
    """What the file holds already, if it was made in the same way."""
    new = empty(game, made)
    if not path.exists():
        return new
    there = read_collection(read_text(path), str(path))
    old = {**there, "made": {**there["made"], "games": 0}, "each": []}
    if old != new:
        raise Refused("cli.error.puzzles_other", {"path": str(path)})
    return there


def with_progress(
    terminal: Terminal,
    game: Game[Any],
    collection: Collection,
    path: Path,
    games: int,
    each: int,
) -> None:
    """Mine, with a bar on stderr if someone can see it."""

    def keep(now: Collection) -> None:
        write_text(path, to_text(now))

    if not terminal.err.is_terminal:
        mine(game, collection, games, each, keep)
        return
    progress = Progress(
        TextColumn(terminal.word("cli.puzzles.making")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=terminal.err,
        transient=True,
    )
    with progress:
        task = progress.add_task("", total=each * len(GRADES))

        def keep_and_show(now: Collection) -> None:
            keep(now)
            progress.update(task, completed=sum(counted(now["each"]).values()))

        mine(game, collection, games, each, keep_and_show)


def tell(terminal: Terminal, key: str, collection: Collection, path: Path) -> None:
    counts = counted(collection["each"])
    words = ", ".join(
        f"{terminal.word(f'puzzle.grade.{grade}')} {counts[grade]}" for grade in GRADES
    )
    told = terminal.word(key, counts=words, games=collection["made"]["games"], path=str(path))
    terminal.err.print(Text(told), soft_wrap=True)
