"""Imperial Miners in signs: ¢ coins, ★ points, ▯ cards, ⚙ gears, ✗ destruction tokens, ● carts."""

import re
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.styled import Styled
from rich.text import Text

from pithead.cli.boards.signs import Drawing
from pithead.engine.shown import Sign
from pithead.text import Catalogue

FACTION_STYLES: Final = {
    "S": "bold green",
    "E": "bold yellow",
    "A": "bold cyan",
    "B": "bold red",
    "J": "bold magenta",
    "R": "bold bright_blue",
}
STYLES: Final = {
    "¢": "yellow",
    "★": "bold yellow",
    "▯": "bright_white",
    "⚙": "cyan",
    "✗": "red",
    "●": "green",
    "◉": "green",
    "▲": "magenta",
    "▶": "bright_white",
    "✓": "green",
}
# `°` is the acting card, `~` a card that touches it.
LOOKS: Final = {
    "coin": "¢", "vp": "★", "card": "▯", "card_iv": "#▯IV", "gear": "⚙", "ruin": "✗",
    "cart_token": "◉", "advance": "▲#", "act": "▶", "again": "▶▶",
    "scots_price": "#¢−S", "minus": "−", "plus": "+", "arrow": "→", "then": ":", "next": " ",
    "open": "(", "close": ")", "each": "/", "over": "/#", "most": "≤#", "at_least": "≥#",
    "any_faction": "?", "this": "°", "adj": "~", "above": "↑", "below": "↓", "row": "═",
    "L1": "I", "L2": "II", "L3": "III", "L4": "IV", "geared": "⚙", "ruined": "✗", "edge": "→|",
    "div": "⚑", "adjF": "~⚑", "gthis": "⚙°", "full": "⚙⚙⚙", "carts": "●", "carts_this": "●°",
    "pos": "▲", "fin": "▲▲", "depth": "↧", "hand": "▯", "acted": "✓", "two_above": "↑↑",
    "enclosed": "|→|", "bottom": "↓0", "both": "a+b", "fork": "↑↑▶", "surface": "×#",
    **{letter: letter for letter in FACTION_STYLES},
}  # fmt: skip
DRAWINGS: Final = {name: Drawing(look, is_tight=True) for name, look in LOOKS.items()}
LEGEND: Final = ["goods", "effects", "mine"]
BETWEEN: Final = "   "
ARROWS: Final = {"L": "←", "R": "→", "TL": "↖", "TR": "↗", "BL": "↙", "BR": "↘"}


def effect_signs(row: list[Sign]) -> Text:
    """A row of signs, without a space but between steps, in its colours: `5¢−S→4★`."""
    return coloured("".join(DRAWINGS[sign["name"]].letters(sign["number"]) for sign in row))


def coloured(signs: str) -> Text:
    """Signs and the numbers before them in their colours."""
    text = Text(signs)
    for found in re.finditer(r"\d*([¢★▯⚙✗●◉▶✓])|▲\d*", signs):
        text.stylize(STYLES[found.group(1) or "▲"], found.start(), found.end())
    return text


def factions(letters: str) -> Text:
    return Text.assemble(*[(letter, FACTION_STYLES[letter]) for letter in letters])


def halves(sides: list[str]) -> str:
    """Loaded half-carts as arrows to where they lie."""
    return "".join(ARROWS[side] for side in ARROWS if side in sides)


def legend(catalogue: Catalogue) -> RenderableType:
    """What each sign means."""
    rows: list[RenderableType] = []
    for row in LEGEND:
        entries = catalogue.word(f"cli.imperial-miners.legend.{row}").split(BETWEEN)
        rows.append(Flow([coloured(entry) for entry in entries], BETWEEN))
    names = [
        Text(letter, style=style).append(
            " " + catalogue.word(f"imperial-miners.faction.{letter}"), style="not bold default"
        )
        for letter, style in FACTION_STYLES.items()
    ]
    rows.append(Flow(names, BETWEEN))
    return Styled(Group(*rows), "dim")


class Flow:
    """Things in a row that are not broken themselves where the row is."""

    def __init__(self, parts: list[Text], between: str) -> None:
        self.parts: Final = parts
        self.between: Final = between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for part in self.parts:
            if line.plain and line.cell_len + len(self.between) + part.cell_len > options.max_width:
                yield line
                line = Text()
            line.append(self.between if line.plain else "").append_text(part)
        yield line
