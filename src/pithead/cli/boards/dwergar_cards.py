"""Dwergar's cards and places one by one, and all of them as tables with their sources."""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pithead.cli.boards.board import View
from pithead.cli.boards.dwergar_signs import DECK_STYLES, POINTS, amount, coloured, mark
from pithead.cli.boards.dwergar_words import CardWords

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
            word(f"dwergar.tier.{project['tier']}"),
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
    furnace = word("cli.dwergar.install_for", price=entry["install_does"])
    if place["furnace"] is not None:
        furnace = word("cli.dwergar.installed_by", name=names[place["furnace"]])
    sentences = [Text(each) for each in place_sentences(words, entry)]
    source = Text(word("cli.mark." + entry["mark"]), style="dim")
    return card(entry["name"], "green", about, *sentences, Text(furnace), source)


def standing(words: CardWords, dwarf: dict[str, Any] | None, names: list[str]) -> str:
    word = words.catalogue.word
    if dwarf is None:
        return word("cli.dwergar.nobody")
    if dwarf["owner"] is not None:
        return word("cli.dwergar.stands_foreman", name=names[dwarf["owner"]])
    return word("cli.dwergar.stands", dwarf=word(f"dwergar.dwarf.{dwarf['kind']}"))


def place_sentences(words: CardWords, entry: dict[str, Any]) -> list[str]:
    """The base action or yield, then what a speciality or an own furnace adds."""
    word = words.catalogue.word
    if "rich_does" in entry:
        return [entry["does"], word("cli.dwergar.with_furnace", goods=entry["rich_does"])]
    return [
        entry["does"],
        *(
            word("cli.dwergar.as", dwarf=bonus["dwarf"], does=bonus["does"])
            for bonus in entry["bonuses"]
        ),
    ]


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
    table.add_column(word("cli.dwergar.upgrade"), max_width=12)
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
        tier = "•" if project["tier"] == "basic" else "••"
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


def price_mark(entry: dict[str, Any]) -> str:
    """No rulebook has kept a price of installing, so it is ours unless the whole place is not."""
    return "box" if entry["mark"] == "box" else "reconstructed"


def place_table(editions: list[CardWords]) -> Table:
    words = editions[0]
    word = words.catalogue.word
    table = empty_table(words, "places")
    table.add_column(word("cli.dwergar.place"), no_wrap=True)
    table.add_column(word("cli.cards.does"), ratio=1)
    table.add_column(word("cli.dwergar.install"), no_wrap=True)
    for name, entry in words.places.items():
        does = coloured("\n".join(place_sentences(words, entry))).append(mark(entry["mark"]))
        table.add_row(
            Text(entry["name"], style="bold"),
            with_differences(editions, "places", name, does),
            amount(entry["install"]).append(mark(price_mark(entry))),
        )
    return table
