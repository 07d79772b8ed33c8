"""DWARF in signs: I iron, G gold, T steel, ◆ item, ★ medal."""

from typing import Final

from rich.text import Text

from pithead.cli.boards.signs import Drawing
from pithead.text import Catalogue

GOODS: Final = {
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
SPECIAL: Final = "bold cyan"
DRAWINGS: Final[dict[str, Drawing]] = {
    "iron": Drawing(*GOODS["iron"]),
    "gold": Drawing(*GOODS["gold"]),
    "steel": Drawing(*GOODS["steel"]),
    "item": Drawing(*GOODS["items"]),
    "plus": Drawing("+", is_tight=True),
    "minus": Drawing("−", is_tight=True),
    "arrow": Drawing("→"),
    "each": Drawing("cli.dwarf.sign.each"),
    "all": Drawing("cli.dwarf.sign.all"),
    "no_mining": Drawing("cli.dwarf.sign.no_mining"),
    "helper": Drawing("cli.dwarf.sign.helper"),
    "muster_army": Drawing("⚑", SPECIAL),
    "hold_council": Drawing("○", SPECIAL),
    "sell_item": Drawing("◇", SPECIAL),
    "past_glories": Drawing("↑", SPECIAL),
    "special_order": Drawing("◆", SPECIAL),
    "turn_back": Drawing("↶", SPECIAL),
    "apprentice": Drawing("∥", SPECIAL),
    "collapse_shafts": Drawing("↓", SPECIAL),
    "run_amok": Drawing("⇅", SPECIAL),
}


def good_sign(good: str) -> Text:
    letter, style = GOODS[good]
    return Text.assemble((letter, style))


def legend(catalogue: Catalogue) -> Text:
    """What each sign means."""
    goods = [
        good_sign(good).append(" " + catalogue.word(f"dwarf.good.{good}"), style="dim")
        for good in GOODS
    ]
    marks = Text(catalogue.word("cli.dwarf.marks"), style="dim")
    return Text("\n").join([Text("   ").join(goods), marks])
