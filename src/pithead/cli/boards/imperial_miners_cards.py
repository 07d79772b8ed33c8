"""Imperial Miners' cards, events and boards one by one, and all of them as tables."""

from collections import Counter
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pithead.cli.boards.board import View
from pithead.cli.boards.imperial_miners_mine import LEVELS
from pithead.cli.boards.imperial_miners_signs import (
    FACTION_STYLES,
    effect_signs,
    factions,
    halves,
)
from pithead.cli.boards.imperial_miners_words import CardWords, Entry
from pithead.cli.seating import Seating

# -- a closer look -----------------------------------------------------------------------------


def card_panel(words: CardWords, kinds: list[Entry]) -> Panel:
    """A design, and where the half-carts of its copies are."""
    card = kinds[0]
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="bold", no_wrap=True)
    for letter, does in zip(letters(card), card["does"], strict=True):
        grid.add_row(letter.strip(), does)
    copies = [
        Text(f"{kind['id']} ", style="dim").append(halves(kind["halves"]) or "–")
        + Text(f" ×{kind['copies']}", style="dim")
        for kind in kinds
    ]
    label = Text(words.word("halves") + ": ", style="dim")
    source = Text(words.mark(card), style="dim")
    title = card["id"] if len(kinds) == 1 else card["design"]
    carts = label + Text("   ").join(copies)
    return panel(f"{title} {card['name']}", about(words, card), grid, carts, source)


def letters(card: Entry) -> list[str]:
    """How its effects are told apart, if it has two."""
    return ["a ", "b "] if len(card["effects"]) > 1 else [""]


def about(words: CardWords, card: Entry) -> Text:
    text = Text(words.word("about", level=card["level"], n=card["cost"]), style="dim")
    for letter in card["factions"]:
        name = words.catalogue.word(f"imperial-miners.faction.{letter}")
        text.append(" · ").append(f"{letter} {name}", style=f"not dim {FACTION_STYLES[letter]}")
    return text


def event_panel(words: CardWords, view: View, event: Entry) -> Panel:
    status = "hidden"
    if event["id"] == view["event"]:
        status = "now"
    elif event["id"] in view["past_events"]:
        status = "past"
    elif view["coming_events"] is not None:
        status = "coming" if event["id"] in view["coming_events"] else "absent"
    known = Text(f"{words.word('status.' + status)} · {event['timing']}", style="dim")
    source = Text(words.mark(event), style="dim")
    return panel(f"{event['id']} {event['name']}", known, Text(event["does"]), source)


def board_panel(words: CardWords, view: View, board: Entry, seating: Seating) -> Panel:
    """The spaces from the top down, with who stands there."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold", no_wrap=True)
    for space in range(len(board["spaces"]), -1, -1):
        does = Text(board["does"][space - 1] if space else words.word("start"))
        for owner in standing(view, board["side"], space):
            does.append(" ").append_text(seating.token(owner))
        grid.add_row(str(space), does)
    source = Text(words.mark(board), style="dim")
    return panel(f"{board['side']} {board['name']}", grid, source)


def standing(view: View, side: str, space: int) -> list[int]:
    """Whose markers stand on a space of the boards in use."""
    if side not in view["boards"]:
        return []
    number = view["boards"].index(side) + 1
    return [
        owner
        for owner, player in enumerate(view["players"])
        if player["board"] == number and player["position"] == space
    ]


def pile_panel(words: CardWords, view: View, level: int) -> Panel:
    """The discard pile of a level, each kind once."""
    counts = Counter(view["discards"][level])
    lines: list[RenderableType] = [
        Text(f"{id_} ", style="bold").append(words.cards[id_]["name"], style="not bold")
        + Text(f" ×{number}" if number > 1 else "", style="dim")
        for id_, number in counts.items()
    ]
    empty = [Text(words.word("empty"), style="dim")]
    return panel(words.word("pile", level=LEVELS[level]), *(lines or empty))


def panel(title: str, *parts: RenderableType) -> Panel:
    heading = Text(title, style="bold")
    return Panel(Group(*parts), title=heading, title_align="left", expand=False)


# -- all of them -------------------------------------------------------------------------------


def card_tables(words: CardWords) -> RenderableType:
    """Designs by level, then events and boards."""
    designs = words.designs().values()
    tables: list[RenderableType] = []
    for level in LEVELS:
        own = [kinds for kinds in designs if kinds[0]["level"] == level]
        tables += [design_table(words, level, own), Text()]
    return Group(*tables, event_table(words), Text(), board_table(words))


def design_table(words: CardWords, level: str, designs: list[list[Entry]]) -> Table:
    count = sum(kind["copies"] for kinds in designs for kind in kinds)
    table = empty_table(words.word("section.cards", level=level, n=count))
    table.add_column(words.catalogue.word("cli.cards.id"), no_wrap=True)
    table.add_column("¢", justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column(words.catalogue.word("cli.cards.does"), ratio=1)
    table.add_column(words.word("halves"), max_width=16)
    table.add_column("×", justify="right", no_wrap=True)
    table.add_column(words.catalogue.word("cli.cards.mark"), no_wrap=True)
    for kinds in designs:
        card = kinds[0]
        sentence = Text(card["name"], style="bold")
        for letter, does in zip(letters(card), card["does"], strict=True):
            sentence.append(f"\n{letter}", style="not bold dim").append(does, style="not bold")
        table.add_row(
            card["design"],
            str(card["cost"]),
            factions(card["factions"]),
            sentence,
            " ".join(halves(kind["halves"]) or "–" for kind in kinds),
            str(sum(kind["copies"] for kind in kinds)),
            words.mark(card),
        )
    return table


def event_table(words: CardWords) -> Table:
    table = empty_table(words.word("section.events"))
    table.add_column(words.word("event_column"), no_wrap=True)
    table.add_column(words.catalogue.word("cli.cards.does"), ratio=1)
    table.add_column(words.word("when"), max_width=14)
    table.add_column(words.catalogue.word("cli.cards.mark"), no_wrap=True)
    for id_, event in words.events.items():
        does = Text(event["name"], style="bold").append(f": {event['does']}", style="not bold")
        table.add_row(id_, does, event["timing"], words.mark(event))
    return table


def board_table(words: CardWords) -> Table:
    table = empty_table(words.word("section.boards"))
    table.add_column(words.word("side"), no_wrap=True)
    table.add_column(words.word("spaces"), ratio=1)
    table.add_column(words.catalogue.word("cli.cards.mark"), no_wrap=True)
    for side, board in words.boards.items():
        spaces = [
            Text(f"{number} ", style="dim").append_text(effect_signs(row))
            for number, row in enumerate(board["signs"], 1)
        ]
        text = Text(board["name"], style="bold").append("\n")
        table.add_row(side, text + Text("  ").join(spaces), words.mark(board))
    return table


def empty_table(title: str, **more: Any) -> Table:
    return Table(
        box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False,
        title=title, title_justify="left", title_style="bold", header_style="dim", **more,
    )  # fmt: skip
