"""DWARF's card effects in signs: I iron, G gold, T steel, ◆ item, ★ medal."""

from typing import Final

from rich.text import Text

from pithead.text import Catalogue

SIGNS: Final = {
    "iron": ("I", "bold bright_white"),
    "gold": ("G", "bold yellow"),
    "steel": ("T", "bold cyan"),
    "items": ("◆", "bold magenta"),
    "medals": ("★", "bold yellow"),
}
TYPE_STYLES: Final = {
    "mine": "bright_white",
    "forge": "magenta",
    "defend": "bold red",
    "help": "bold green",
}


def sign(good: str) -> Text:
    letter, style = SIGNS["items" if good == "item" else good]
    return Text.assemble((letter, style))


def amount(words: str) -> Text:
    """`1 iron, 2 steel` as `1I 2T`."""
    parts: list[Text] = []
    for part in words.split(", "):
        number, _, good = part.partition(" ")
        parts.append(Text(number) + sign(good))
    return Text(" ").join(parts)


def in_signs(phrase: str, catalogue: Catalogue) -> Text:
    """A card's phrase as short as it can be shown in a chamber."""
    verb, _, rest = phrase.partition(" ")
    left, _, right = rest.partition(" > ")
    if verb == "gain":
        return Text("+") + amount(rest)
    if verb == "pay":
        return amount(left) + Text(" → ") + amount(right.removeprefix("gain "))
    if verb == "swap":
        number = left.partition(" ")[0]
        return Text("−") + amount(left) + Text(" +") + amount(f"{number} {right}")
    if rest.startswith("all "):
        return Text(catalogue.word("cli.dwarf.all") + " ") + sign(rest.removeprefix("all "))
    if verb == "lose":
        return Text("−") + amount(rest)
    return Text(catalogue.word("cli.dwarf.stop" if verb == "stop" else "cli.dwarf.helpers"))


def legend(catalogue: Catalogue) -> Text:
    """What each sign means."""
    goods = [
        sign(good).append(" " + catalogue.word(f"dwarf.good.{good}"), style="dim") for good in SIGNS
    ]
    marks = Text(catalogue.word("cli.dwarf.marks"), style="dim")
    return Text("\n").join([Text("   ").join(goods), marks])
