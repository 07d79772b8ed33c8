"""What stands on the screen: the table, what happened, the question, the choices."""

from typing import Any

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule as Divider
from rich.table import Table
from rich.text import Text

from pithead.cli.boards.board import Board
from pithead.cli.seating import Seating
from pithead.cli.terminal import Terminal
from pithead.engine.action import Action
from pithead.engine.game import Game, State
from pithead.engine.journal import Event
from pithead.rulebook import read_rulebook

SHOWN_EVENTS = 14
# From so many choices on, they stand in two columns; from so many, even without notations.
MANY = 7
TOO_MANY = 12


class Scene:
    """Draws the moments of one game for one terminal."""

    def __init__(self, terminal: Terminal, game: Game[Any], board: Board, seating: Seating) -> None:
        self.terminal = terminal
        self.game = game
        self.board = board
        self.seating = seating

    def table(self, state: State, seat: int) -> RenderableType:
        return self.board.draw(self.game.view(state, seat), self.seating, self.terminal.width())

    def brief(self, state: State, seat: int) -> RenderableType:
        """What a seat in the middle of an action needs to see; often the whole table."""
        return self.board.brief(self.game.view(state, seat), self.seating, self.terminal.width())

    def divider(self) -> RenderableType:
        return Divider(Text(self.game.title, style="bold"), style="grey50")

    def sentence(self, event: Event) -> str:
        return self.terminal.say(event.message(self.game.name), self.seating.names())

    def events(self, events: list[Event], title: str, most: int = SHOWN_EVENTS) -> RenderableType:
        """The last events as sentences, and how many came before them."""
        lines = Table.grid(padding=(0, 1, 0, 0))
        earlier = len(events) - most
        if earlier > 0:
            text = self.terminal.word("cli.earlier", n=earlier)
            lines.add_row("", Text(text, style="dim italic"))
        for event in events[-most:]:
            lines.add_row(Text("·", style="dim"), self.sentence(event))
        heading = Text(self.terminal.word(title), style="bold")
        return Group(heading, Padding(lines, (0, 0, 0, 2)))

    def question(self, state: State, seat: int) -> RenderableType:
        asked = self.terminal.say(self.game.asks(state, seat), self.seating.names())
        name = self.seating.places[seat].name
        return self.seating.token(seat).append(f" {name}: {asked}", style="bold")

    def choices(self, state: State, seat: int, actions: list[Action]) -> RenderableType:
        """Numbered, in words, with the notation that may be typed instead; in two columns if
        there are many and they fit, if need be without the notations."""
        lines = [self.choice(state, seat, each, True) for each in actions]
        short = [self.choice(state, seat, each, False) for each in actions]
        if len(lines) >= MANY and self.fits_in_two(lines):
            return in_columns(lines, 2)
        if len(lines) >= TOO_MANY and self.fits_in_two(short):
            return in_columns(short, 2)
        return in_columns(lines, 1)

    def choice(self, state: State, seat: int, action: Action, has_notation: bool) -> Text:
        offer = self.terminal.say(self.game.offers(state, seat, action), self.seating.names())
        return Text.assemble(
            offer, (f"  {action.notation}" if has_notation else "", "bright_black")
        )

    def fits_in_two(self, lines: list[Text]) -> bool:
        """Whether the longer halves stand side by side, each line with its number."""
        half = -(-len(lines) // 2)
        widths = [max(line.cell_len for line in part) for part in (lines[:half], lines[half:])]
        return sum(widths) + 2 * len("99)  ") <= self.terminal.width()

    def preview(self, state: State, seat: int, action: Action) -> RenderableType:
        """Plus and minus of an action for everyone it touches, and what they would then have."""
        found = self.game.preview(state, seat, action)
        before = self.game.tallies(state)
        lines = Text()
        for owner, changes in enumerate(found.changes):
            if changes:
                parts = [
                    f"{change:+d} {self.terminal.word(f'cli.tally.{name}')}"
                    f" → {before[owner][name] + change}"
                    for name, change in changes.items()
                ]
                lines.append_text(self.seating.token(owner)).append(" " + ", ".join(parts) + "\n")
        if not lines:
            lines.append(self.terminal.word("cli.preview.nothing") + "\n")
        if not found.is_certain:
            lines.append(self.terminal.word("cli.preview.uncertain") + "\n", style="dim")
        lines.rstrip()
        return lines

    def rules_behind(self, state: State, seat: int, action: Action) -> list[RenderableType]:
        """The rules behind a choice, the closest first, in the reader's language."""
        book = read_rulebook(self.game.name, self.terminal.language)
        result: list[RenderableType] = []
        for id_ in self.game.rules_behind(state, seat, action):
            rule = book.find(id_) if book is not None else None
            if rule is not None:
                result.append(rule_lines(rule.id, rule.text))
            else:
                result.append(Text(self.terminal.word("cli.error.no_rules", game=self.game.title)))
        return result


def in_columns(lines: list[Text], columns: int) -> RenderableType:
    height = -(-len(lines) // columns)
    grid = Table.grid(padding=(0, 1))
    for row in range(height):
        cells: list[Text] = []
        for number in range(row, len(lines), height):
            cells += [Text(f"{number + 1:>2})", style="bold green"), lines[number]]
        grid.add_row(*cells)
    return Padding(grid, (0, 0, 0, 1))


def rule_lines(id_: str, text: str) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="bold cyan", no_wrap=True)
    grid.add_column()
    grid.add_row(id_, Markdown(text))
    return Padding(grid, (0, 0, 0, 2))
