"""What stands on the screen: the table, what happened, the question, the choices."""

from typing import Any

from rich.console import RenderableType
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


class Scene:
    """Draws the moments of one game for one terminal."""

    def __init__(self, terminal: Terminal, game: Game[Any], board: Board, seating: Seating) -> None:
        self.terminal = terminal
        self.game = game
        self.board = board
        self.seating = seating

    def table(self, state: State, seat: int) -> RenderableType:
        return self.board.draw(self.game.view(state, seat), self.seating, self.terminal.width())

    def divider(self) -> RenderableType:
        return Divider(Text(self.game.title, style="bold"), style="grey50")

    def sentence(self, event: Event) -> str:
        return self.terminal.say(event.message(self.game.name), self.seating.names())

    def events(self, events: list[Event], title: str, most: int = SHOWN_EVENTS) -> RenderableType:
        """The last events as sentences, and how many came before them."""
        lines = Text.assemble((self.terminal.word(title), "bold"))
        earlier = len(events) - most
        if earlier > 0:
            lines.append("\n  " + self.terminal.word("cli.earlier", n=earlier), style="dim italic")
        for event in events[-most:]:
            lines.append("\n  · ", style="dim").append(self.sentence(event))
        return lines

    def question(self, state: State, seat: int) -> RenderableType:
        asked = self.terminal.say(self.game.asks(state, seat), self.seating.names())
        name = self.seating.places[seat].name
        return self.seating.token(seat).append(f" {name}: {asked}", style="bold")

    def choices(self, state: State, seat: int, actions: list[Action]) -> RenderableType:
        """Numbered, in words, with the notation that may be typed instead; in two columns if
        there are many and they fit."""
        lines = [self.choice(state, seat, each) for each in actions]
        widest = max(line.cell_len for line in lines) + len("99)  ")
        columns = 2 if len(lines) > 6 and 2 * widest <= self.terminal.width() else 1
        height = -(-len(lines) // columns)
        grid = Table.grid(padding=(0, 1))
        for row in range(height):
            cells: list[Text] = []
            for number in range(row, len(lines), height):
                cells += [Text(f"{number + 1:>2})", style="bold green"), lines[number]]
            grid.add_row(*cells)
        return Padding(grid, (0, 0, 0, 1))

    def choice(self, state: State, seat: int, action: Action) -> Text:
        offer = self.terminal.say(self.game.offers(state, seat, action), self.seating.names())
        return Text.assemble(offer, (f"  {action.notation}", "bright_black"))

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


def rule_lines(id_: str, text: str) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="bold cyan", no_wrap=True)
    grid.add_column()
    grid.add_row(id_, Markdown(text))
    return Padding(grid, (0, 0, 0, 2))
