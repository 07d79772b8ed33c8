"""Imperial Miners on a terminal: boards, players, the own mine as it lies, the hand."""

from typing import Any, ClassVar, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pithead.cli.boards.board import Board, View
from pithead.cli.boards.imperial_miners_cards import (
    board_panel,
    card_panel,
    card_tables,
    event_panel,
    pile_panel,
    standing,
)
from pithead.cli.boards.imperial_miners_mine import LEVELS, MineDrawing
from pithead.cli.boards.imperial_miners_signs import (
    DRAWINGS,
    FACTION_STYLES,
    Flow,
    coloured,
    effect_signs,
    factions,
    halves,
    legend,
)
from pithead.cli.boards.imperial_miners_words import CardWords, Entry
from pithead.cli.boards.signs import Drawing
from pithead.cli.seating import Seating
from pithead.engine.options import Option
from pithead.games.imperial_miners.words import RANKS
from pithead.text import Catalogue

NOBODY: Final = -1
# From so many columns on, players' hands and mines are counted by level.
ROOMY: Final = 96


class ImperialMinersBoard(Board):
    """Reads the view, and the tables of cards for what an id means."""

    drawings: ClassVar[dict[str, Drawing]] = DRAWINGS

    def __init__(self, game: Any, catalogue: Catalogue) -> None:
        super().__init__(game, catalogue)
        self.words: Final = CardWords(game.cards, catalogue)

    def word(self, key: str, **params: Any) -> str:
        return self.words.word(key, **params)

    def legend(self) -> RenderableType:
        return legend(self.catalogue)

    def counted_name(self, heading: str, id_: str) -> str:
        if heading == "icons":
            return self.catalogue.word(f"imperial-miners.faction.{id_}")
        return f"{id_} {self.words.designs()[id_][0]['name']}"

    def values_text(self, option: Option) -> str:
        if option.name in ("boards", "events"):
            return self.word(f"values.{option.name}")
        return super().values_text(option)

    # -- the table -----------------------------------------------------------------------------

    def draw(self, view: View, seating: Seating, width: int) -> RenderableType:
        parts = [self.head(view), Text(), self.boards(view, seating, width), Text()]
        parts += [self.players(view, seating, width), Text()]
        own = own_seat(view)
        if own == NOBODY:
            for owner in range(len(view["players"])):
                parts += [self.mine(view, owner, seating), Text()]
            return Group(*parts[:-1])
        parts.append(self.mine(view, own, seating))
        if view["players"][own]["hand"]:
            title = Text(self.word("hand"), style="bold")
            parts += [Text(), title, self.hand(view["players"][own])]
        return Group(*parts)

    def brief(self, view: View, seating: Seating, width: int) -> RenderableType:
        """In the middle of a chain: what the own seat has, and its mine; before that, the hand."""
        own = own_seat(view)
        if own == NOBODY:
            return self.draw(view, seating, width)
        player = view["players"][own]
        has_mine = bool(player["mine"]["cards"])
        shown = self.mine(view, own, seating) if has_mine else self.hand(player)
        return Group(self.players(view, seating, width, [own]), Text(), shown)

    def head(self, view: View) -> RenderableType:
        """The round with its event, those before it, the decks."""
        if not view["round"]:
            return Text(self.word("before"), style="bold")
        text = Text(self.word("head", round=view["round"], rounds=view["rounds"]), style="bold")
        event = self.words.events[view["event"]]
        text.append(f"   {event['id']} ", style="dim").append(event["name"], style="bold red")
        text.append(f", {event['timing']}: {event['does']}", style="not bold")
        lines: list[RenderableType] = [text]
        for key in ("past", "coming"):
            names = [
                f"{id_} {self.words.events[id_]['name']}" for id_ in view[f"{key}_events"] or []
            ]
            if names:
                lines.append(self.listed(key, names))
        decks = [
            f"{LEVELS[level]} {count} ({len(view['discards'][level])})"
            for level, count in enumerate(view["decks"])
        ]
        return Group(*lines, self.listed("decks", decks))

    def listed(self, key: str, names: list[str]) -> RenderableType:
        parts = [Text(name, style="dim") for name in names]
        return Flow([Text(f"{self.word(key)}: ", style="dim") + parts[0], *parts[1:]], " · ")

    def boards(self, view: View, seating: Seating, width: int) -> RenderableType:
        """The three progress boards from the start on, with everyone's marker. IM-44"""
        rows = [self.spaces(view, side, seating) for side in view["boards"]]
        columns = max(len(row) for row in rows)
        widths = [max(row[i].cell_len if i < len(row) else 0 for row in rows) + 2
                  for i in range(columns)]  # fmt: skip
        if sum(widths) + 4 > width:
            return Group(*[Flow(row, "  ") for row in rows])
        grid = Table.grid(padding=(0, 2, 0, 0))
        for row in rows:
            grid.add_row(*row)
        return grid

    def spaces(self, view: View, side: str, seating: Seating) -> list[Text]:
        result: list[Text] = []
        for space, row in enumerate([[], *self.words.boards[side]["signs"]]):
            text = Text(side if not space else f"{space}·", style="bold" if not space else "dim")
            text.append_text(effect_signs(row))
            for owner in standing(view, side, space):
                text.append_text(seating.token(owner))
            result.append(text)
        return result

    def players(
        self, view: View, seating: Seating, width: int, shown: list[int] | None = None
    ) -> RenderableType:
        table = Table(
            box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False,
            header_style="dim",
        )  # fmt: skip
        table.add_column(self.catalogue.word("cli.player"))
        for sign in ("★", "●", "=", "¢", "▯"):
            table.add_column(coloured(sign), justify="right", no_wrap=True)
        by_level = ["hand_levels", "rows"] if width >= ROOMY else []
        for column in (*by_level, "marker", "icons"):
            table.add_column(self.word(column), no_wrap=True)
        table.add_column("", no_wrap=True)
        for owner in shown if shown is not None else range(len(view["players"])):
            player = view["players"][owner]
            levels = [slashed(player["hand_levels"]), slashed(rows_of(player["mine"]))]
            table.add_row(
                seating.label(owner),
                str(player["vp"]),
                str(player["carts"]),
                Text(str(player["total"]), style="bold"),
                Text(str(player["coins"]), style="yellow"),
                held(player),
                *(levels if by_level else []),
                self.marker(view, player),
                icons_of(player),
                self.sealed(player),
            )
        return table

    def marker(self, view: View, player: View) -> Text:
        if player["board"] is None:
            return Text("–", style="dim")
        text = Text(f"{view['boards'][player['board'] - 1]} {player['position']}")
        return text.append(f" +{player['finished']}" if player["finished"] else "", style="green")

    def sealed(self, player: View) -> Text:
        """✓ who has chosen; the card where the reader may know it."""
        if not player["has_sealed"]:
            return Text()
        return Text("✓", style="bold green").append(f" {player['sealed'] or ''}".rstrip())

    def mine(self, view: View, owner: int, seating: Seating) -> RenderableType:
        name = Text(self.word("mine") + " ", style="bold").append_text(seating.label(owner))
        mine = view["players"][owner]["mine"]
        if not mine["cards"]:
            return name.append("   " + self.word("no_cards"), style="not bold dim")
        return Group(name, MineDrawing(self.words.cards, mine))

    def hand(self, player: View) -> Table:
        table = Table.grid(padding=(0, 1))
        for id_ in player["hand"]:
            card = self.words.cards[id_]
            effects = [effect_signs(row) for row in card["signs"]]
            table.add_row(
                Text(id_, style="bold"),
                Text(card["name"]),
                Text(card["level"], style="dim"),
                Text(f"{card['cost']}¢", style="yellow" if card["cost"] else "dim"),
                factions(card["factions"]),
                Text(halves(card["halves"]), style="green"),
                Text(" / ", style="dim").join(effects),
            )
        return table

    # -- a closer look and the cards -----------------------------------------------------------

    def look(self, view: View, place: str, seating: Seating) -> RenderableType | None:
        """A card or event by its id, a mine by its seat, a board by its side, a discard pile."""
        name = place.casefold()
        kinds = self.kinds(name)
        if kinds:
            return card_panel(self.words, kinds)
        for id_, event in self.words.events.items():
            if name == id_.casefold():
                return event_panel(self.words, view, event)
        if name.upper() in LEVELS:
            return pile_panel(self.words, view, LEVELS.index(name.upper()))
        if name.isascii() and name.isdecimal() and 1 <= int(name[:3]) <= len(view["players"]):
            return self.mine(view, int(name[:3]) - 1, seating)
        side = self.side(view, name)
        return board_panel(self.words, view, self.words.boards[side], seating) if side else None

    def kinds(self, name: str) -> list[Entry]:
        """The card of a notation, or all kinds of a design."""
        for id_, card in self.words.cards.items():
            if name == id_.casefold():
                return [card]
        for design, kinds in self.words.designs().items():
            if name == design.casefold():
                return kinds
        return []

    def side(self, view: View, name: str) -> str:
        """`1b`, or `board 1` for the side in use."""
        if name in self.words.boards:
            return name
        number = name.removeprefix("board ")
        return view["boards"][int(number) - 1] if number != name and number in "123" else ""

    def cards(self) -> list[dict[str, Any]]:
        words = self.words
        entries = [*words.cards.values(), *words.events.values(), *words.boards.values()]
        return [dict(entry) for entry in entries]

    def card_table(self) -> RenderableType:
        return card_tables(self.words)

    # -- the end -------------------------------------------------------------------------------

    def reckoning(self, scores: list[dict[str, int]], seating: Seating) -> list[Text]:
        """How ties are broken; alone, where the points stand on the scale. IM-48, IM-49"""
        if len(scores) > 1:
            return [Text(self.word("compared"), style="dim")]
        rank = scores[0]["rank"]
        steps = [
            Text(f"{least}+ " if least else "", style="dim").append(
                self.rank_name(step), style="bold green" if step == rank else "dim"
            )
            for step, least in enumerate(RANKS)
        ]
        return [Text(" · ", style="dim").join(steps)]

    def score_text(self, name: str, number: int) -> str:
        return self.rank_name(number) if name == "rank" else super().score_text(name, number)

    def rank_name(self, rank: int) -> str:
        return self.catalogue.word(f"imperial-miners.rank.{rank}")


def own_seat(view: View) -> int:
    """Whose eyes the view is for; nobody's for a spectator."""
    for owner, player in enumerate(view["players"]):
        if player["hand"] is not None:
            return owner
    return NOBODY


def rows_of(mine: Entry) -> list[int]:
    """How many cards lie in each row."""
    return [sum(card["level"] == level for card in mine["cards"]) for level in range(1, 5)]


def held(player: View) -> str:
    """The hand, and `+2` for cards set aside after the first deal. IM-10"""
    aside = player["aside_size"]
    return f"{player['hand_size']}+{aside}" if aside else str(player["hand_size"])


def slashed(numbers: list[int]) -> str:
    return "/".join(str(number) for number in numbers)


def icons_of(player: View) -> Text:
    icons = [
        Text(f"{letter}{count}", style=FACTION_STYLES[letter])
        for letter, count in player["factions"].items()
        if count
    ]
    return Text(" ").join(icons)
