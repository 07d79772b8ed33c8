"""The commands `serve`, `backup` and `keys`: the table server, and what whoever runs it needs."""

import webbrowser
from pathlib import Path
from typing import Final

from rich.text import Text

from pithead.cli.refusals import Refused, whole_number
from pithead.cli.terminal import Terminal
from pithead.engine.message import Message
from pithead.server.bells.push import new_keys
from pithead.server.edge.logs import set_up_logs
from pithead.server.serving import Address, back_up, serve, usual_database, usual_workers
from pithead.server.settings import read_settings
from pithead.server.thinking.workshop import open_workshop

MOST_PORT: Final = 65_535
MOST_WORKERS: Final = 256
LEVELS: Final = ("debug", "info", "warning", "error")


def serve_tables(
    terminal: Terminal,
    host: str,
    port: str,
    database: str | None,
    redis: str | None,
    ray: str | None,
    workers: str | None,
    log: str,
    opens: bool,
    compiles: bool,
) -> None:
    """Read what is asked for, and serve until Ctrl-C or a signal."""
    if log not in LEVELS:
        raise Refused("cli.error.log", {"value": repr(log[:20]), "names": ", ".join(LEVELS)})
    number = whole_number(port, "--port", 0, MOST_PORT)
    many = usual_workers()
    if workers is not None:
        many = whole_number(workers, "--workers", 1, MOST_WORKERS)

    def ready(address: str) -> None:
        terminal.out.print(Text(terminal.word("cli.serve.ready", address=address), style="bold"))
        terminal.line("cli.serve.stop", "dim")
        if opens:
            webbrowser.open(address)

    def tell(message: Message) -> None:
        terminal.out.print(Text(terminal.say(message), style="dim"))

    set_up_logs(log)
    try:
        serve(
            Address(host, number, database or usual_database(), redis, ray, many),
            read_settings(),
            ready,
            open_workshop(tell) if compiles else None,
        )
    except OSError as error:
        why = (error.strerror or type(error).__name__).lower()
        params = {"host": host, "port": str(number), "why": why}
        raise Refused("server.error.port", dict(params)) from None


def back_up_tables(terminal: Terminal, file: str, database: str | None) -> None:
    path = Path(file).expanduser()
    back_up(database or usual_database(), path)
    terminal.line("cli.backup.done", "green", path=str(path))


def make_keys(terminal: Terminal) -> None:
    """Two lines for the server's environment."""
    for line in (f"PITHEAD_PUSH_KEY={new_keys()}", "PITHEAD_PUSH_CONTACT=mailto:you@example.org"):
        terminal.out.print(line, soft_wrap=True)
