"""`pithead --version`: version, build, and of each game its rules number and cards."""

import pithead
from pithead.cli.terminal import Terminal
from pithead.fingerprint import build
from pithead.games import NAMES, find_game


def show_version(terminal: Terminal) -> None:
    terminal.line("cli.version", version=pithead.__version__, build=build())
    for name in NAMES:
        game = find_game(name)
        terminal.line(
            "cli.version.game", title=game.title, number=game.rules_number, cards=game.fingerprint
        )
