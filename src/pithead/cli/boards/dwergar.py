"""Dwergar on a terminal: the mine with its carts, the mountain, open projects, the players."""

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pithead.cli.boards.board import Board, View
from pithead.cli.boards.dwergar_cards import (
    BONUSES,
    card_tables,
    event_card,
    place_card,
    project_card,
)
from pithead.cli.boards.dwergar_pieces import Pieces
from pithead.cli.boards.dwergar_signs import (
    DECK_STYLES,
    GOODS,
    POINTS,
    amount,
    coloured,
    drawn,
    legend,
    mark,
    sign,
    weakest,
)
from pithead.cli.boards.dwergar_words import CardWords
from pithead.cli.keys import as_typed_in_latin
from pithead.cli.seating import Seating
from pithead.engine.message import Message
from pithead.engine.options import Option
from pithead.games.dwergar.cards import amounts_json
from pithead.text import Catalogue

# From so many columns on, a place's bonuses share a line; from so many, all stands side by side.
ROOMY: Final = 98
WIDE: Final = 160
MINES: Final = 4
RATES: Final = ("exchange", "convert", "furnace")


class DwergarBoard(Board):
    """Reads the view, and the tables of cards for what a number or a place means."""

    def __init__(self, game: Any, catalogue: Catalogue) -> None:
        super().__init__(game, catalogue)
        editions = [CardWords(cards, catalogue) for cards in game.editions]
        self.words: Final = {words.edition: words for words in editions}
        self.newest: Final = editions[0]

    def word(self, key: str, **params: Any) -> str:
        return self.catalogue.word(f"cli.dwergar.{key}", **params)

    def legend(self) -> RenderableType:
        return legend(self.catalogue)

    def counted_name(self, heading: str, id_: str) -> str:
        return f"{id_} {self.newest.projects[int(id_)]['name']}"

    def values_text(self, option: Option) -> str:
        if option.name == "decks":
            return self.word("decks", names=", ".join(option.values))
        return super().values_text(option)

    # -- the table -----------------------------------------------------------------------------

    def draw(self, view: View, seating: Seating, width: int) -> RenderableType:
        words = self.words[view["edition"]]
        head = self.head(view, words, seating)
        shaft = self.shaft(view, words, seating)
        mountain = self.mountain(view, words, seating, " · " if width >= ROOMY else "\n")
        parts: list[RenderableType] = [head, Text()]
        if width >= WIDE:
            row = Table.grid(padding=(0, 3))
            row.add_row(shaft, mountain)
            parts.append(row)
        else:
            parts += [shaft, Text(), mountain]
        if view["row"]:
            parts += [Text(), self.projects(view, words, width)]
        return Group(*parts, Text(), self.players(view, words, seating))

    def brief(self, view: View, seating: Seating, width: int) -> RenderableType:
        """In the middle of an action: what it is about, and the players."""
        if view["work"] is None:
            return self.draw(view, seating, width)
        words = self.words[view["edition"]]
        place = view["work"]["place"]
        parts: list[RenderableType] = [self.head(view, words, seating), Text()]
        is_level = any(each["name"] == place and each["level"] for each in view["places"])
        if place == "lift" or is_level:
            parts += [self.shaft(view, words, seating), Text()]
        elif place in ("laboratory", "forge", "workshop"):
            parts += [self.rates(words), Text()]
        elif place == "studio" and view["row"]:
            parts += [self.projects(view, words, width), Text()]
        return Group(*parts, self.players(view, words, seating))

    def head(self, view: View, words: CardWords, seating: Seating) -> RenderableType:
        """The round, the actions left as countable marks, the event."""
        head = self.word("head", round=view["round"], rounds=view["rounds"])
        text = Text.assemble((head, "bold"))
        if view["to_act"] and not view["over"]:
            taken = "●" if view["work"] is None else "◐"
            text.append(f"   {self.word('actions')} ", style="dim")
            text.append(seating.token(view["to_act"][0]))
            text.append(f" {taken}{'●' * view['actions_left']}", style="bold green")
        if view["event"] is None:
            return text.append("   " + self.word("no_event"), style="dim")
        event = words.events[view["event"]]
        text.append(f"\n{self.word('event', number=view['event'])} ", style="dim")
        text.append(event["name"], style="bold red")
        return text.append(f": {event['does']}")

    def shaft(self, view: View, words: CardWords, seating: Seating) -> Table:
        """The levels from the top: who mines there, the yield, every seat's cart. DG-6"""
        pieces = Pieces(self.catalogue, seating)
        table = self.table("shaft")
        for column in ("level", "standing", "yield", "furnace"):
            table.add_column(self.heading(column), no_wrap=True)
        for seat in range(len(view["players"])):
            table.add_column(seating.token(seat), min_width=6)
        for number, level in enumerate(view["carts"]):
            carts = [pieces.cart(cart) for cart in level["carts"]]
            if number == 0:
                table.add_row(self.word("transit"), "", "", "", *carts)
                continue
            place = view["places"][number - 1]
            entry = words.places[place["name"]]
            marks = entry["marks"]
            yields = amount(entry["yield"]).append(" / ", style="dim").append(amount(entry["rich"]))
            table.add_row(
                self.place_name(view, place, level["level"]),
                pieces.dwarf(place["dwarf"]),
                yields.append(mark(weakest([marks["yield"], marks["rich"]]), only_ours=True)),
                pieces.furnace(place, entry),
                *carts,
            )
        return table

    def mountain(
        self, view: View, words: CardWords, seating: Seating, between: str
    ) -> RenderableType:
        """The six places outside the mine, and below them what changes into what. DG-5"""
        pieces = Pieces(self.catalogue, seating)
        table = self.table("mountain")
        for column in ("place", "standing", "base", "bonuses", "furnace"):
            is_free = column in ("base", "bonuses")
            table.add_column(self.heading(column), no_wrap=not is_free)
        for place in view["places"][MINES:]:
            entry = words.places[place["name"]]
            base = drawn(entry["signs"], self.catalogue)
            if place["closed"]:
                base = Text(self.word("closed"), style="bold red")
            table.add_row(
                self.place_name(view, place, entry["name"]),
                pieces.dwarf(place["dwarf"]),
                base,
                self.bonuses(pieces, entry, between),
                pieces.furnace(place, entry),
            )
        return Group(table, self.rates(words))

    def bonuses(self, pieces: Pieces, entry: dict[str, Any], between: str) -> Text:
        """Each speciality's letter and bonus. DG-22"""
        texts: list[Text] = []
        for which, bonus in zip(BONUSES, entry["bonuses"], strict=True):
            text = pieces.letter(bonus["speciality"])
            text.append(mark(entry["marks"][f"{which}_speciality"], only_ours=True)).append(" ")
            text.append(drawn(bonus["signs"], self.catalogue))
            texts.append(text.append(mark(entry["marks"][f"{which}_bonus"], only_ours=True)))
        return Text(between).join(texts)

    def rates(self, words: CardWords) -> Text:
        marks = words.board.marks
        ours = {each: mark(marks[each], only_ours=True).plain for each in RATES}
        sentence = self.word(
            "rates",
            exchange=words.exchange_text() + ours["exchange"],
            convert=words.conversion_text() + ours["convert"],
            furnace=amount(amounts_json(words.furnace_price())).plain + ours["furnace"],
        )
        result = coloured(sentence)
        result.stylize("dim")
        return result

    def place_name(self, view: View, place: View, name: str) -> Text:
        """▸ where a dwarf is at work now."""
        work = view["work"]
        if work is not None and work["place"] == place["name"]:
            return Text(f"▸{name}", style="bold green")
        return Text(f" {name}", style="bold")

    def projects(self, view: View, words: CardWords, width: int) -> Table:
        """The row, lowest number first: cost, points, upgrade, points, effect. DG-15"""
        table = self.table("projects")
        deck = self.word("deck", n=view["deck"], advanced=view["advanced"])
        table.title = f"{table.title} · {deck}"
        table.add_column("", justify="right", no_wrap=True)
        table.add_column(self.heading("name"), max_width=24 if width >= ROOMY else 18)
        table.add_column(self.heading("cost"), max_width=12)
        table.add_column(Text(POINTS[0], style=POINTS[1]), justify="right", no_wrap=True)
        table.add_column(self.heading("upgrade"), max_width=13)
        table.add_column(Text(POINTS[0], style=POINTS[1]), justify="right", no_wrap=True)
        table.add_column(self.heading("does"), ratio=1)
        for number in view["row"]:
            project = words.projects[number]
            marks = project["marks"]
            style = DECK_STYLES[project["deck"]]
            table.add_row(
                Text(str(number), style=f"bold {style}"),
                Text(project["name"], style=style),
                amount(project["cost"]).append(mark(marks["cost"], True)),
                Text(str(project["points"]), style="bold").append(mark(marks["points"], True)),
                amount(project["upgrade"]).append(mark(marks["upgrade"], True)),
                Text(str(project["upgrade_points"])).append(mark(marks["upgrade_points"], True)),
                Text(project["does"]).append(mark(marks["effect"], True)),
            )
        return table

    def players(self, view: View, words: CardWords, seating: Seating) -> Table:
        pieces = Pieces(self.catalogue, seating)
        table = self.table("")
        table.add_column(Text(self.catalogue.word("cli.player"), style="dim"))
        table.add_column(Text(POINTS[0], style=POINTS[1]), justify="right", no_wrap=True)
        for good in (*GOODS, "heat"):
            table.add_column(sign(good), justify="right", no_wrap=True)
        table.add_column(self.heading("furnaces"), no_wrap=True)
        table.add_column(self.heading("at_hand"))
        table.add_column(self.heading("done"))
        for owner, player in enumerate(view["players"]):
            label = seating.label(owner)
            if owner == view["silverbeard"]:
                label.append(" ♔", style="bold white")
            held = [
                Text(str(n), style="" if n else "dim") for n in map(player.get, (*GOODS, "heat"))
            ]
            table.add_row(
                label,
                Text(str(player["points"]), style="bold"),
                *held,
                pieces.furnaces(player),
                pieces.at_hand(player, owner),
                pieces.done(player, words),
            )
        return table

    def heading(self, column: str) -> Text:
        return Text(self.word(column), style="dim")

    def table(self, title: str) -> Table:
        return Table(
            box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False,
            title=self.word(title) if title else None, title_justify="left",
            title_style="bold dim", header_style="",
        )  # fmt: skip

    # -- a closer look and the cards -----------------------------------------------------------

    def look(self, view: View, place: str, seating: Seating) -> RenderableType | None:
        """A project or event by its number, a place by its name in either language."""
        words = self.words[view["edition"]]
        name = place.casefold()
        if name.isascii() and name.isdecimal():
            number = int(name[:6])
            if number in words.projects:
                return project_card(words, view, number, seating.names())
            return event_card(words, view, number) if number in words.events else None
        for notation, entry in words.places.items():
            own = entry["name"].casefold()
            if name in (notation, own, as_typed_in_latin(own)):
                return place_card(words, view, notation, seating.names())
        return None

    def cards(self) -> list[dict[str, Any]]:
        words = self.newest
        entries = [*words.projects.values(), *words.events.values(), *words.places.values()]
        return [dict(entry) for entry in [*entries, *words.board_values().values()]]

    def card_table(self) -> RenderableType:
        return card_tables(list(self.words.values()))

    # -- the end -------------------------------------------------------------------------------

    def reckoning(self, scores: list[dict[str, int]], seating: Seating) -> list[Text]:
        goods = [Message(f"dwergar.good.{name}") for name in scores[0] if name in GOODS]
        return [Text(self.word("compared", goods=goods), style="dim")]
