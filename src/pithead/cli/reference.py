"""The commands that only tell: the games, their cards, their rules."""

from typing import Any

from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pithead.cli.boards import find_board
from pithead.cli.refusals import Refused, shortened
from pithead.cli.scene import rule_lines
from pithead.cli.terminal import Terminal
from pithead.engine.game import Game
from pithead.engine.message import Param
from pithead.engine.options import OptionValue
from pithead.games import NAMES, find_game
from pithead.rulebook import Rule, Rulebook, read_rulebook


def show_games(terminal: Terminal, as_json: bool) -> None:
    games = [find_game(name) for name in NAMES]
    if as_json:
        document = [
            {
                "name": game.name,
                "title": game.title,
                "about": terminal.word(f"{game.name}.about"),
                "seats": game.seat_counts,
                "options": [option.to_json() for option in game.options],
                "rules": game.rules_number,
                "data": game.fingerprint,
            }
            for game in games
        ]
        terminal.print_json({"games": document})
        return
    for game in games:
        terminal.draw(
            Text.assemble((game.title, "bold"), (f"  {game.name}", "cyan")),
            Padding(Text(terminal.word(f"{game.name}.about")), (0, 0, 0, 2)),
            Text("  " + terminal.word("cli.games.facts", **facts(game)), style="dim"),
            Padding(option_table(terminal, game), (0, 0, 0, 2)),
        )


def facts(game: Game[Any]) -> dict[str, Param]:
    seats = f"{game.seat_counts[0]}-{game.seat_counts[-1]}"
    return {"seats": seats, "rules": game.rules_number}


def option_table(terminal: Terminal, game: Game[Any]) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="cyan", no_wrap=True)
    board = find_board(game, terminal.catalogue)
    for option in game.options:
        about = Text(terminal.word(f"{game.name}.option.{option.name}"))
        default = terminal.word("cli.games.default", value=typed(option.default))
        about.append(f"\n{board.values_text(option)} · {default}", style="dim")
        grid.add_row(f"--option {option.name}=", about)
    return grid


def typed(value: OptionValue) -> str:
    """A value as a person would type it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def show_cards(terminal: Terminal, name: str, as_json: bool) -> None:
    game = find_game(name)
    board = find_board(game, terminal.catalogue)
    if as_json:
        cards = board.cards()
        terminal.print_json({"game": game.name, "data": game.fingerprint, "cards": cards})
        return
    table = board.card_table()
    if table is None:
        raise Refused("cli.error.no_cards", {"game": game.title})
    terminal.draw(table)


def show_rules(terminal: Terminal, name: str, id_: str | None, as_json: bool) -> None:
    game = find_game(name)
    book = read_rulebook(game.name, terminal.language)
    if book is None:
        raise Refused("cli.error.no_rules", {"game": game.title})
    rules = list(book.rules.values()) if id_ is None else [found(book, id_, game.title)]
    if as_json:
        document = [rule.to_json() for rule in rules]
        terminal.print_json({"game": game.name, "language": terminal.language, "rules": document})
    elif id_ is None:
        terminal.draw(Markdown(book.page))
    else:
        terminal.draw(Text(rules[0].section, style="bold"), rule_lines(rules[0].id, rules[0].text))


def found(book: Rulebook, id_: str, game: str) -> Rule:
    rule = book.find(id_)
    if rule is None:
        ids = list(book.rules)
        raise Refused(
            "cli.error.no_rule",
            {"game": game, "id": repr(shortened(id_)), "first": ids[0], "last": ids[-1]},
        )
    return rule
