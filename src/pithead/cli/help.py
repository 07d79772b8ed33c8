"""Help in the reader's language: the declarations in `app.py` carry catalogue keys, not words."""

from typing import Any

from rich.console import Group as Lines
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from pithead.cli.refusals import Refused, shortened
from pithead.cli.terminal import Terminal
from pithead.text import LANGUAGES

# Typer's own context and formatter classes are not exported by it, so they are `Any` here.


class Command(TyperCommand):
    """A command whose help is drawn by us, and which refuses arguments it has no use for."""

    allow_extra_args = True

    def format_help(self, ctx: Any, formatter: Any) -> None:
        draw_help(ctx.obj, self, ctx)

    def invoke(self, ctx: Any) -> Any:
        if ctx.args:
            raise Refused("cli.error.extra", {"what": repr(shortened(str(ctx.args[0])))})
        return super().invoke(ctx)


class Group(TyperGroup):
    """`pithead` itself."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        draw_help(ctx.obj, self, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None:
            names = ", ".join(self.list_commands(ctx))
            name = repr(shortened(args[0]))
            raise Refused("cli.error.command", {"name": name, "names": names})
        return super().resolve_command(ctx, args)


def draw_help(terminal: Terminal, command: Any, ctx: Any) -> None:
    name = str(ctx.info_name)
    shown = [each for each in command.params if not getattr(each, "hidden", False)]
    arguments = [each for each in shown if each.param_type_name == "argument"]
    options = [each for each in shown if each.param_type_name == "option"]
    terminal.draw(
        Padding(usage(terminal, ctx, arguments, isinstance(command, Group)), (1, 1, 0, 1)),
        Padding(Text(terminal.word(f"cli.help.{name}")), (1, 1)),
    )
    if isinstance(command, Group):
        rows = [
            (each, "", f"cli.help.{each}")
            for each in command.list_commands(ctx)
            if not command.commands[each].hidden
        ]
        terminal.draw(panel(terminal, "cli.help.commands", rows))
    if arguments:
        rows = [(metavar(terminal, each), "", str(each.help)) for each in arguments]
        terminal.draw(panel(terminal, "cli.help.arguments", rows))
    rows = [
        (", ".join(each.opts), "" if each.is_flag else metavar(terminal, each), str(each.help))
        for each in options
    ]
    rows.append(("--lang", "|".join(LANGUAGES), "cli.help.option.lang"))
    rows.append(("--help", "", "cli.help.option.help"))
    terminal.draw(panel(terminal, "cli.help.options", rows))
    terminal.draw(examples(terminal, name))


def usage(terminal: Terminal, ctx: Any, arguments: list[Any], is_group: bool) -> Text:
    pieces = [str(ctx.command_path)]
    for each in arguments:
        word = metavar(terminal, each)
        pieces.append(word if each.required else f"[{word}]")
    if is_group:
        pieces.append(terminal.word("cli.metavar.COMMAND"))
    pieces.append(f"[{terminal.word('cli.metavar.OPTIONS')}]")
    text = Text(terminal.word("cli.help.usage") + " ", style="bold yellow")
    return text.append(" ".join(pieces), style="bold default")


def metavar(terminal: Terminal, parameter: Any) -> str:
    """The name of a value; keys of the catalogue are upper case, anything else stays as it is."""
    name = str(parameter.metavar or parameter.name)
    key = f"cli.metavar.{name}"
    return terminal.word(key) if terminal.catalogue.has(key) else name


def panel(terminal: Terminal, title: str, rows: list[tuple[str, str, str]]) -> Panel:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold cyan", no_wrap=True)
    grid.add_column(style="yellow", no_wrap=True)
    grid.add_column()
    for name, value, key in rows:
        grid.add_row(name, value, terminal.word(key).split("\n")[0])
    return Panel(grid, title=terminal.word(title), title_align="left", border_style="dim")


def examples(terminal: Terminal, name: str) -> Padding:
    """Each line of the catalogue is `command # what it does`."""
    lines = [Text(terminal.word("cli.help.examples"), style="bold")]
    for line in terminal.word(f"cli.examples.{name}").split("\n"):
        call, _, meaning = line.partition(" # ")
        fits = len(call) + len(meaning) + 7 <= terminal.width()
        gap = "   " if fits else "\n      "
        lines.append(Text("  " + call, style="green").append(gap + meaning, style="dim"))
    return Padding(Lines(*lines), (0, 1, 1, 1))
