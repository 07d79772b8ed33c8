"""DWARF on a terminal: the mine of nine chambers, the players' goods, the special piles."""

from typing import Any, ClassVar, Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pithead.cli.boards.board import Board, View
from pithead.cli.boards.dwarf_signs import (
    DRAWINGS,
    GOODS,
    SPECIAL,
    TYPE_STYLES,
    good_sign,
    legend,
)
from pithead.cli.boards.signs import Drawing
from pithead.cli.seating import Seating
from pithead.engine.message import Message

MINE_WIDTH: Final = 84
SIDE_WIDTH: Final = 56
TWO_MINES_WIDTH: Final = 140
CATEGORIES: Final = ("steel", "gold", "items")


class DwarfBoard(Board):
    """Reads the view, and the card list for what a card's id means."""

    drawings: ClassVar[dict[str, Drawing]] = DRAWINGS

    def __init__(self, game: Any, catalogue: Any) -> None:
        super().__init__(game, catalogue)
        self.card_of: Final[dict[str, dict[str, Any]]] = {card["id"]: card for card in self.cards()}

    def legend(self) -> RenderableType:
        return legend(self.catalogue)

    def rivals(self, view: View) -> list[str]:
        automaton = view["automaton"]
        return [self.catalogue.word(f"dwarf.rival.{automaton}")] if automaton else []

    def value_name(self, option: str, value: str) -> str:
        key = f"dwarf.rival.{value}"
        return self.catalogue.word(key) if self.catalogue.has(key) else value

    # -- the table -----------------------------------------------------------------------------

    def draw(self, view: View, seating: Seating, width: int) -> RenderableType:
        head = Text(self.catalogue.word("cli.dwarf.head", round=view["round"]), style="bold")
        for flag in ("mustered", "mining_stopped"):
            if view[flag]:
                head.append("   " + self.catalogue.word(f"cli.dwarf.{flag}"), style="bold red")
        players = self.players(view, seating)
        if len(view["mines"]) == 1 and width >= MINE_WIDTH + SIDE_WIDTH:
            row = Table.grid(padding=(0, 2))
            row.add_column(width=MINE_WIDTH)
            row.add_column(width=width - MINE_WIDTH - 2)
            side = Group(players, Text(), self.piles(view, 0))
            row.add_row(self.mine(view, 0, seating, MINE_WIDTH), side)
            return Group(head, row)
        if len(view["mines"]) == 2 and width >= TWO_MINES_WIDTH:
            row = Table.grid(padding=(0, 1))
            row.add_row(*[self.whole_mine(view, n, seating, (width - 1) // 2) for n in range(2)])
            return Group(head, row, Text(), players)
        narrow = min(width, MINE_WIDTH)
        mines = [self.whole_mine(view, n, seating, narrow) for n in range(len(view["mines"]))]
        return Group(head, *mines, Text(), players)

    def whole_mine(self, view: View, number: int, seating: Seating, width: int) -> RenderableType:
        return Group(self.mine(view, number, seating, width), self.piles(view, number))

    def mine(self, view: View, number: int, seating: Seating, width: int) -> Table:
        mine = view["mines"][number]
        title = self.catalogue.word("cli.dwarf.mountain", n=mine["mountain"])
        if mine["deep"]:
            title += self.catalogue.word("cli.dwarf.deep", n=mine["deep"])
        if len(view["mines"]) > 1:
            title = self.catalogue.word("cli.dwarf.mine", n=number + 1) + " · " + title
        table = Table(
            box=box.HEAVY, show_header=False, show_lines=True, width=width, padding=(0, 1),
            title=title, title_justify="left", title_style="dim", border_style="grey50",
        )  # fmt: skip
        for _ in range(3):
            table.add_column(ratio=1)
        positions = mine["positions"]
        for row in range(0, 9, 3):
            cells = [self.chamber(view, each, seating) for each in positions[row : row + 3]]
            table.add_row(*cells)
        return table

    def chamber(self, view: View, position: View, seating: Seating) -> Table:
        """Position, card, height of the stack; the effect in signs; who stands there."""
        card = self.card_of[position["stack"][-1]]
        style = TYPE_STYLES[card["type"]]
        top = Text.assemble((position["name"], "bold reverse"), " ", (card["title"], style))
        grid = Table.grid(expand=True)
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        grid.add_column(justify="right", no_wrap=True)
        grid.add_row(top, Text(f"≡{len(position['stack'])}", style="dim"))
        grid.add_row(self.signs(card["signs"][0]), "")
        grid.add_row(self.standing(view, position, seating, card["type"] == "defend"), "")
        return grid

    def standing(self, view: View, position: View, seating: Seating, is_monster: bool) -> Text:
        workers = position["workers"]
        if not workers and is_monster:
            key = "cli.dwarf.army" if view["mustered"] else "cli.dwarf.undefended"
            return Text(self.catalogue.word(key), style="bold red")
        text = Text()
        for worker in workers:
            text.append(seating.token(worker["owner"], worker["helper"]))
            text.append("✓ " if worker["work"] != "waiting" else " ", style="dim")
        return text

    def piles(self, view: View, number: int) -> Table:
        """The special actions that can be taken now."""
        table = Table.grid(padding=(0, 1))
        table.add_column(style="bold", no_wrap=True)
        table.add_column(style="dim", no_wrap=True)
        table.add_column()
        for pile in view["mines"][number]["piles"]:
            name = self.catalogue.word("cli.dwarf.pile", name=pile["name"])
            if pile["top"] is None:
                table.add_row(name, "×0", Text(self.catalogue.word("cli.dwarf.empty"), style="dim"))
                continue
            special = self.card_of[pile["top"]]["special"]
            sentence = self.signs(special["signs"][0])
            sentence.append(f" {special['title']}", style=SPECIAL).append(f": {special['does'][0]}")
            table.add_row(name, f"×{pile['count']}", sentence)
        return table

    def players(self, view: View, seating: Seating) -> Table:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, pad_edge=False)
        table.add_column(self.catalogue.word("cli.player"))
        for good in GOODS:
            table.add_column(good_sign(good), justify="right", no_wrap=True)
        table.add_column(self.catalogue.word("cli.dwarf.at_hand"), no_wrap=True)
        for owner, player in enumerate(view["players"]):
            label = seating.label(owner)
            if owner == view["marker"]:
                label.append(" ◂1", style="bold yellow")
            row: list[RenderableType] = [label]
            row += [self.held(view, player, good) for good in GOODS]
            hand = [seating.token(owner) for _ in range(player["workers"])]
            table.add_row(*row, Text(" ").join(hand))
        return table

    def held(self, view: View, player: View, good: str) -> Text:
        """How many of one good; ▲ leads the category alone, = shares the lead."""
        own = player[good]
        text = Text.assemble((str(own), GOODS[good][1] if own else "dim"))
        if good in CATEGORIES:
            others = [each[good] for each in view["players"]]
            leads = own > 0 and own == max(others)
            mark = "=" if leads and others.count(own) > 1 else "▲" if leads else " "
            text.append(mark, style="bold green")
        return text

    def look(self, view: View, place: str, seating: Seating) -> RenderableType | None:
        """The cards of one stack, the top first. DW-5"""
        for mine in view["mines"]:
            for position in mine["positions"]:
                if position["name"] == place.casefold():
                    return self.stack(position)
        return None

    def stack(self, position: View) -> RenderableType:
        table = Table.grid(padding=(0, 1))
        for depth, id_ in enumerate(reversed(position["stack"])):
            key = "cli.dwarf.top" if depth == 0 else "cli.dwarf.below"
            card = self.card_of[id_]
            table.add_row(
                Text(self.catalogue.word(key, n=depth), style="dim"),
                Text(id_, style="dim"),
                Text(card["title"], style=TYPE_STYLES[card["type"]]),
                Text(card["does"][0]),
            )
        return Padding(table, (0, 0, 0, 2))

    # -- the cards -----------------------------------------------------------------------------

    def card_table(self) -> RenderableType:
        columns = ("id", "position", "lanterns", "type", "does", "icons", "mark")
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        for column in columns:
            table.add_column(self.catalogue.word(f"cli.cards.{column}"), no_wrap=column != "does")
        for id_, card in self.card_of.items():
            table.add_row(
                id_,
                str(card["position"]),
                "•" * card["lanterns"],
                self.catalogue.word(f"dwarf.type.{card['type']}"),
                self.card_sentence(card),
                f"■{card['black']} □{card['white']}",
                self.catalogue.word(f"cli.mark.{card['mark']}"),
            )
        return table

    def card_sentence(self, card: dict[str, Any]) -> Text:
        text = Text.assemble((card["title"], TYPE_STYLES[card["type"]]), f": {card['does'][0]}")
        special = card["special"]
        if special:
            front = self.catalogue.word("cli.cards.front", name=special["title"])
            text.append("\n" + front, style="cyan").append(f": {special['does'][0]}")
        return text

    # -- the end -------------------------------------------------------------------------------

    def reckoning(self, scores: list[dict[str, int]], seating: Seating) -> list[Text]:
        lines: list[Text] = []
        names = seating.names()
        for good in CATEGORIES:
            most = max(score[good] for score in scores)
            leaders = [
                Message("cli.name", {"name": names[owner]})
                for owner, score in enumerate(scores)
                if score[good] == most
            ]
            key = "cli.dwarf.led" if len(leaders) == 1 else "cli.dwarf.shared"
            sentence = self.catalogue.word(
                key, good=Message(f"dwarf.good.{good}"), names=leaders, n=most
            )
            lines.append(good_sign(good).append(" " + sentence))
        lines.append(Text(self.catalogue.word("cli.dwarf.compared"), style="dim"))
        return lines
