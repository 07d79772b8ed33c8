"""Dwergar's cards and places one by one, and all of them as tables with their sources."""

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pithead.cli.boards.board import View
from pithead.cli.boards.dwergar_signs import (
    DECK_STYLES,
    POINTS,
    amount,
    coloured,
    letters,
    mark,
)
from pithead.cli.boards.dwergar_words import CardWords

BONUSES: Final = ("first", "second")

# -- a closer look -----------------------------------------------------------------------------


def project_card(words: CardWords, view: View, number: int, names: list[str]) -> Panel:
    project = words.projects[number]
    marks = project["marks"]
    word = words.catalogue.word
    points = Text(POINTS[0], style=POINTS[1])
    grid = lines()
    grid.add_row(
        word("cli.dwergar.cost"),
        amount(project["cost"]).append(f" {word('cli.mark.' + marks['cost'])}", style="dim"),
        points.copy().append(f" {project['points']}", style="bold"),
        Text(word("cli.mark." + marks["points"]), style="dim"),
    )
    grid.add_row(
        word("cli.dwergar.upgrade"),
        amount(project["upgrade"]).append(f" {word('cli.mark.' + marks['upgrade'])}", style="dim"),
        points.copy().append(f" {project['upgrade_points']}", style="bold"),
        Text(word("cli.mark." + marks["upgrade_points"]), style="dim"),
    )
    does = Text(project["does"]).append(f" ({word('cli.mark.' + marks['effect'])})", style="dim")
    about = " · ".join(
        [
            word(f"dwergar.deck.{project['deck']}"),
            f"{word('dwergar.tier.' + project['tier'])} ({word('cli.mark.' + marks['tier'])})",
            project_status(words, view, number, names),
        ]
    )
    style = DECK_STYLES[project["deck"]]
    return card(f"{number} {project['name']}", style, Text(about, style="dim"), grid, does)


def project_status(words: CardWords, view: View, number: int, names: list[str]) -> str:
    """Where the project is, as far as everyone knows."""
    for kind in ("upgraded", "completed"):
        for seat, player in enumerate(view["players"]):
            if number in player[kind]:
                return words.catalogue.word(f"cli.dwergar.status.{kind}", name=names[seat])
    if number in view["row"]:
        status = "open"
    elif number in view["discards"]:
        status = "discarded"
    else:
        status = "hidden" if words.projects[number]["deck"] in view["decks"] else "absent"
    return words.catalogue.word(f"cli.dwergar.status.{status}")


def event_card(words: CardWords, view: View, number: int) -> Panel:
    event = words.events[number]
    status = "now" if number == view["event"] else "hidden"
    if number in view["past_events"]:
        status = "past"
    about = f"{words.catalogue.word('cli.dwergar.status.' + status)}"
    does = Text(event["does"]).append(
        f" ({words.catalogue.word('cli.mark.' + event['mark'])})", style="dim"
    )
    return card(f"{number} {event['name']}", "red", Text(about, style="dim"), does)


def place_card(words: CardWords, view: View, name: str, names: list[str]) -> Panel:
    entry = words.places[name]
    place = next(each for each in view["places"] if each["name"] == name)
    word = words.catalogue.word
    about = Text(standing(words, place["dwarf"], names), style="dim")
    if place["closed"]:
        about.append(f" · {word('cli.dwergar.closed')}", style="bold red")
    furnace = Text(word("cli.dwergar.install_for", price=entry["install_does"]))
    furnace.append(mark(entry["marks"]["install"]))
    if place["furnace"] is not None:
        furnace = Text(word("cli.dwergar.installed_by", name=names[place["furnace"]]))
    legend = Text(word("cli.dwergar.marks"), style="dim")
    return card(entry["name"], "green", about, *place_sentences(words, entry), furnace, legend)


def standing(words: CardWords, dwarf: dict[str, Any] | None, names: list[str]) -> str:
    word = words.catalogue.word
    if dwarf is None:
        return word("cli.dwergar.nobody")
    if dwarf["owner"] is not None:
        return word("cli.dwergar.stands_foreman", name=names[dwarf["owner"]])
    return word("cli.dwergar.stands", dwarf=word(f"dwergar.dwarf.{dwarf['kind']}"))


def place_sentences(words: CardWords, entry: dict[str, Any]) -> list[Text]:
    """The base action or yield, then what a speciality or an own furnace adds, each marked."""
    word = words.catalogue.word
    marks = entry["marks"]
    if "rich_does" in entry:
        rich = word("cli.dwergar.with_furnace", goods=entry["rich_does"])
        return [
            coloured(entry["does"]).append(mark(marks["yield"])),
            coloured(rich).append(mark(marks["rich"])),
        ]
    result = [coloured(entry["does"]).append(mark(marks["base"]))]
    for which, bonus in zip(BONUSES, entry["bonuses"], strict=True):
        dwarf = bonus["dwarf"] + mark(marks[f"{which}_speciality"]).plain
        does = word("cli.dwergar.as", dwarf=dwarf, does=bonus["does"])
        result.append(coloured(does).append(mark(marks[f"{which}_bonus"])))
    return result


def lines() -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    return grid


def card(title: str, style: str, *parts: RenderableType) -> Panel:
    heading = Text(title, style=f"bold {style}")
    return Panel(Group(*parts), title=heading, title_align="left", expand=False, border_style=style)


# -- all of them -------------------------------------------------------------------------------


def card_tables(editions: list[CardWords]) -> RenderableType:
    """Projects, events and places of the newest edition, with what the others say differently."""
    newest = editions[0]
    return Group(
        project_table(editions),
        Text(),
        event_table(editions),
        Text(),
        place_table(editions),
        Text(),
        board_table(editions),
        Text(),
        Text(newest.catalogue.word("cli.dwergar.marks"), style="dim"),
    )


def empty_table(words: CardWords, section: str) -> Table:
    return Table(
        box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, title_justify="left",
        title=words.catalogue.word(f"cli.dwergar.section.{section}"), title_style="bold",
    )  # fmt: skip


def with_differences(editions: list[CardWords], kind: str, id_: int | str, text: Text) -> Text:
    for other in editions[1:]:
        difference = editions[0].difference(other, kind, id_)
        if difference is not None:
            text.append(f"\n{difference}", style="dim italic")
    return text


def project_table(editions: list[CardWords]) -> Table:
    words = editions[0]
    word = words.catalogue.word
    table = empty_table(words, "projects")
    table.add_column(word("cli.dwergar.number"), justify="right", no_wrap=True)
    table.add_column(word("cli.dwergar.name"), max_width=22)
    table.add_column(word("cli.dwergar.cost"), max_width=12)
    table.add_column(POINTS[0], justify="right", no_wrap=True)
    table.add_column(word("cli.dwergar.upgrade"), max_width=13)
    table.add_column(POINTS[0], justify="right", no_wrap=True)
    table.add_column(word("cli.dwergar.does"), ratio=1)
    deck = ""
    for number, project in words.projects.items():
        style = DECK_STYLES[project["deck"]]
        if project["deck"] != deck:
            deck = project["deck"]
            table.add_section()
            table.add_row("", Text(word(f"dwergar.deck.{deck}"), style=f"bold {style}"))
        marks = project["marks"]
        does = Text(project["does"]).append(mark(marks["effect"]))
        tier = ("•" if project["tier"] == "basic" else "••") + mark(marks["tier"]).plain
        table.add_row(
            Text(str(number), style=f"bold {style}"),
            Text(project["name"]).append(f" {tier}", style="dim"),
            amount(project["cost"]).append(mark(marks["cost"])),
            Text(str(project["points"])).append(mark(marks["points"])),
            amount(project["upgrade"]).append(mark(marks["upgrade"])),
            Text(str(project["upgrade_points"])).append(mark(marks["upgrade_points"])),
            with_differences(editions, "projects", number, does),
        )
    return table


def event_table(editions: list[CardWords]) -> Table:
    words = editions[0]
    word = words.catalogue.word
    table = empty_table(words, "events")
    table.add_column(word("cli.dwergar.number"), justify="right", no_wrap=True)
    table.add_column(word("cli.dwergar.name"), max_width=32)
    table.add_column(word("cli.cards.does"), ratio=1)
    for number, event in words.events.items():
        does = Text(event["does"]).append(mark(event["mark"]))
        table.add_row(
            Text(str(number), style="bold red"),
            event["name"],
            with_differences(editions, "events", number, does),
        )
    return table


def place_table(editions: list[CardWords]) -> Table:
    words = editions[0]
    word = words.catalogue.word
    table = empty_table(words, "places")
    table.add_column(word("cli.dwergar.place"), no_wrap=True)
    table.add_column(word("cli.cards.does"), ratio=1)
    table.add_column(word("cli.dwergar.install"), no_wrap=True)
    for name, entry in words.places.items():
        does = Text("\n").join(place_sentences(words, entry))
        table.add_row(
            Text(entry["name"], style="bold"),
            with_differences(editions, "places", name, does),
            amount(entry["install"]).append(mark(entry["marks"]["install"])),
        )
    return table


def board_table(editions: list[CardWords]) -> Table:
    """Start goods, rates, and the numbers that stand on no card and at no place."""
    words = editions[0]
    word = words.catalogue.word
    table = empty_table(words, "board")
    table.add_column(word("cli.dwergar.value"))
    table.add_column(word("cli.dwergar.is"), ratio=1)
    for at, entry in words.board_values().items():
        value = coloured(board_text(words, entry)).append(mark(entry["mark"]))
        for other in editions[1:]:
            there = other.board_values()[at]
            if there["value"] != entry["value"]:
                says = board_text(other, there)
                differs = word("cli.dwergar.edition", edition=other.edition, does=says)
                value.append(f"\n{differs}", style="dim italic")
        table.add_row(board_label(words, at), value)
    return table


def board_label(words: CardWords, at: str) -> str:
    """`start.seats.2.level` as the level of seat 2, `rules.row` as the projects open."""
    *way, name = at.split(".")
    if way[:2] == ["start", "seats"]:
        return words.catalogue.word(f"cli.dwergar.board.{name}", n=int(way[2]))
    return words.catalogue.word(f"cli.dwergar.board.{name}")


def board_text(words: CardWords, entry: dict[str, Any]) -> str:
    """A value of the board in signs."""
    value = entry["value"]
    kind = entry["board"].rpartition(".")[2]
    if kind in ("everyone", "goods", "furnace"):
        return letters(value)
    if kind == "exchange":
        return words.exchange_text()
    if kind == "convert":
        return words.conversion_text()
    if kind == "tie_break":
        return ", ".join(words.catalogue.word(f"dwergar.good.{good}") for good in value)
    return str(value)
