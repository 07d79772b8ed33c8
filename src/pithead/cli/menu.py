"""The menu: choose a game and who plays it, go on with the last one, or change the language."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pithead.bots import LEVELS
from pithead.cli.boards import find_board
from pithead.cli.files import last_unfinished
from pithead.cli.play import play, resume
from pithead.cli.refusals import INTERRUPTED
from pithead.cli.seating import HUMAN, NAMED
from pithead.cli.sitting import Leaving
from pithead.cli.terminal import Terminal
from pithead.engine.game import Game
from pithead.games import NAMES, find_game
from pithead.text import LANGUAGES


@dataclass(frozen=True)
class Entry:
    """One line of a menu, and what choosing it gives."""

    value: str
    words: str


CONTINUE = "continue"
LANGUAGE = "language"
ALONE = "alone"
BOTS_TOO = "bots"
ONE_SCREEN = "screen"


def menu(terminal: Terminal) -> int:
    """Ask until a game is chosen, and play it. Returns the exit code."""
    try:
        while True:
            chosen = choose(terminal, "cli.menu.title", first_entries(terminal))
            if chosen == LANGUAGE:
                terminal = Terminal(choose(terminal, "cli.menu.language", language_entries()))
            elif chosen == CONTINUE:
                saved = last_unfinished()
                if saved is not None:
                    return resume(terminal, saved[0], saved[0])
            else:
                return start(terminal, find_game(chosen))
    except (Leaving, EOFError):
        return 0
    except KeyboardInterrupt:
        terminal.draw("")
        return INTERRUPTED


def first_entries(terminal: Terminal) -> list[Entry]:
    entries: list[Entry] = []
    saved = last_unfinished()
    if saved is not None:
        path, record = saved
        title = find_game(record.game).title
        words = terminal.word(
            "cli.menu.continue", game=title, n=len(record.actions), path=Path(path).name
        )
        entries.append(Entry(CONTINUE, words))
    for name in NAMES:
        about = terminal.word(f"{name}.about")
        entries.append(Entry(name, f"{find_game(name).title}: {about}"))
    entries.append(Entry(LANGUAGE, " / ".join(LANGUAGES.values())))
    return entries


def language_entries() -> list[Entry]:
    return [Entry(code, name) for code, name in LANGUAGES.items()]


def start(terminal: Terminal, game: Game[Any]) -> int:
    """Ask who plays, then play."""
    most = game.seat_counts[-1]
    ways = [Entry(BOTS_TOO, terminal.word("cli.menu.bots"))] if most > 1 else []
    if 1 in game.seat_counts:
        alone = find_board(game, terminal.catalogue).own_key("menu.alone")
        ways.insert(0, Entry(ALONE, terminal.word(alone)))
    if most > 1:
        ways.append(Entry(ONE_SCREEN, terminal.word("cli.menu.screen")))
    way = choose(terminal, "cli.menu.who", ways)
    if way == ALONE:
        return play(terminal, game.name, HUMAN, solo_options(terminal, game))
    seats = seat_counts_with_company(game)
    if way == BOTS_TOO:
        entries = [
            Entry(str(count - 1), terminal.word("cli.menu.opponents", n=count - 1))
            for count in seats
        ]
        opponents = int(choose(terminal, "cli.menu.how_many_bots", entries))
        bots = [Entry(level, terminal.word(f"cli.level.{level}")) for level in LEVELS]
        bot = choose(terminal, "cli.menu.which_bot", bots)
        return play(terminal, game.name, ",".join([HUMAN] + [bot] * opponents))
    entries = [Entry(str(count), terminal.word("cli.menu.people", n=count)) for count in seats]
    people = int(choose(terminal, "cli.menu.how_many_people", entries))
    return play(terminal, game.name, ",".join(named_people(terminal, people)))


def seat_counts_with_company(game: Game[Any]) -> list[int]:
    return [count for count in game.seat_counts if count > 1]


def solo_options(terminal: Terminal, game: Game[Any]) -> list[str]:
    """What has to be chosen only when playing alone, such as the rival."""
    board = find_board(game, terminal.catalogue)
    result: list[str] = []
    for option in game.options:
        if option.seats == [1]:
            entries = [
                Entry(value, board.value_name(option.name, value)) for value in option.values
            ]
            about = f"{game.name}.option.{option.name}"
            result.append(f"{option.name}={choose(terminal, about, entries)}")
    return result


def named_people(terminal: Terminal, people: int) -> list[str]:
    """The names typed with commas between; whoever gives none is called by their colour."""
    given = terminal.ask(terminal.word("cli.menu.names") + " ").split(",")
    names = [each.strip() for each in given][:people]
    names += [""] * (people - len(names))
    return [NAMED + name if name else HUMAN for name in names]


def choose(terminal: Terminal, title: str, entries: list[Entry]) -> str:
    """The value of the entry whose number is typed; `q` leaves."""
    lines = Table.grid(padding=(0, 2))
    lines.add_column(style="bold green", justify="right")
    for number, entry in enumerate(entries, 1):
        lines.add_row(str(number), entry.words)
    lines.add_row("q", terminal.word("cli.menu.quit"))
    heading = Text(terminal.word(title), style="bold")
    box = Panel(lines, title=heading, title_align="left", border_style="grey50", padding=(1, 2))
    terminal.draw(Padding(box, (1, 0, 0, 0)))
    while True:
        answer = terminal.ask()
        if answer.casefold() in ("q", "й"):
            raise Leaving
        if answer.isascii() and answer.isdecimal() and 1 <= int(answer[:6]) <= len(entries):
            return entries[int(answer[:6]) - 1].value
        terminal.line("cli.menu.again", "yellow", most=len(entries))
