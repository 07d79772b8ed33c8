"""Dwergar in signs: S stone, I iron, G gold, C crystal, ▲ heat, ★ points, ~ reconstructed."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from rich.text import Text

from pithead.engine.shown import Sign
from pithead.games.dwergar.words import PLACES
from pithead.text import Catalogue

SIGNS: Final = {
    "stone": ("S", "bold grey70"),
    "iron": ("I", "bold bright_white"),
    "gold": ("G", "bold yellow"),
    "crystal": ("C", "bold cyan"),
    "heat": ("▲", "bold red"),
}
GOODS: Final = ("stone", "iron", "gold", "crystal")
POINTS: Final = ("★", "bold yellow")
DWARF_STYLES: Final = {
    "engineer": "bold cyan",
    "blacksmith": "bold magenta",
    "ironworker": "bold green",
    "foreman": "bold",
}
DECK_STYLES: Final = {
    "western": "bright_blue",
    "new_shaft": "green",
    "golden_terraces": "yellow",
    "old_shaft": "magenta",
    "eastern": "red",
}
MARK_SIGNS: Final = {"stated": "✓", "fitted": "≈", "reconstructed": "~", "box": "▣"}
WEAKEST_FIRST: Final = ("reconstructed", "fitted", "box", "stated")

# How each sign of a card is drawn, N for its number: as glyphs, or as a word of the catalogues.
GLYPHS: Final = {
    "plus": "+N", "minus": "−N", "times": "N×", "number": "N", "equals": "=", "per": "/",
    "arrow": "→", "empty": "○", "check": "✓", "points": "★", "silverbeard": "♔",
    "stone": "NS", "iron": "NI", "gold": "NG", "crystal": "NC", "heat": "N▲",
    "furnace-hot": "N■", "furnace-cool": "N□", "lift": "N⇑", "upgrade": "↑", "action": "N●",
    "level-1": "1:", "level-2": "2:", "level-3": "3:", "level-4": "4:",
}  # fmt: skip
WORDS: Final = {
    **{dwarf: f"cli.dwergar.letter.{dwarf}" for dwarf in DWARF_STYLES},
    **{f"deck-{deck}": f"dwergar.deck.{deck}" for deck in DECK_STYLES},
    **{f"place-{place}": f"dwergar.place.{place}" for place in PLACES},
    "level-transit": "cli.dwergar.transit",
    "closed": "cli.dwergar.closed",
    **{
        name: f"cli.dwergar.sign.{name}"
        for name in (
            "all", "back", "cart", "convert", "end", "exchange", "loaded", "mining", "people",
            "project", "quiet", "turn",
        )
    },
}  # fmt: skip

_STYLE_OF: Final = dict([*SIGNS.values(), POINTS])
_AMOUNT: Final = re.compile(r"[+−]?\d*[SIGC▲★](?![A-Za-z])")


def sign(good: str) -> Text:
    letter, style = SIGNS[good]
    return Text.assemble((letter, style))


def letters(amounts: Mapping[str, object]) -> str:
    """One heat and three iron as `1▲ 3I`."""
    return " ".join(f"{n}{SIGNS[good][0]}" for good, n in amounts.items()) or "–"


def coloured(text: str) -> Text:
    """The text with every amount such as `3I` or `+1▲` in its colour."""
    result = Text(text)
    for found in _AMOUNT.finditer(text):
        result.stylize(_STYLE_OF[found.group()[-1]], found.start(), found.end())
    return result


def amount(amounts: Mapping[str, object]) -> Text:
    return coloured(letters(amounts))


def mark(name: str, only_ours: bool = False) -> Text:
    """How far a value can be trusted; on the table only what we made up is marked."""
    if only_ours and name != "reconstructed":
        return Text()
    return Text(MARK_SIGNS[name], style="dim")


def weakest(marks: Iterable[str]) -> str:
    """The mark of a value that has several parts: what it is least sure of."""
    found = set(marks)
    return next(name for name in WEAKEST_FIRST if name in found)


def drawn(rows: list[list[Sign]], catalogue: Catalogue) -> Text:
    """What a card or a place does in signs, one word of it after another."""
    return coloured(", ".join(row_text(signs, catalogue) for signs in rows))


def row_text(signs: list[Sign], catalogue: Catalogue) -> str:
    """The signs of one word: glyphs side by side, words of the catalogues apart."""
    row = ""
    is_word = False
    for each in signs:
        glyph = GLYPHS.get(each["name"])
        text = in_words(each, catalogue) if glyph is None else in_glyphs(glyph, each["number"])
        row += f" {text}" if row and (is_word or glyph is None) else text
        is_word = glyph is None
    return row


def in_glyphs(glyph: str, number: int | None) -> str:
    return glyph.replace("N", "" if number is None else str(number))


def in_words(sign: Sign, catalogue: Catalogue) -> str:
    """A sign that the terminal has a word for."""
    params = {} if sign["number"] is None else {"n": sign["number"]}
    return catalogue.word(WORDS[sign["name"]], **params)


def legend(catalogue: Catalogue) -> Text:
    """What each sign means."""
    goods = [
        sign(good).append(" " + catalogue.word(f"dwergar.good.{good}"), style="dim")
        for good in SIGNS
    ]
    goods.append(
        Text.assemble(POINTS).append(" " + catalogue.word("dwergar.score.total"), style="dim")
    )
    dwarves = [
        Text(catalogue.word(f"cli.dwergar.letter.{dwarf}"), style=style).append(
            " " + catalogue.word(f"dwergar.dwarf.{dwarf}"), style="not bold dim"
        )
        for dwarf, style in DWARF_STYLES.items()
    ]
    rows = [Text("   ").join(goods), Text("   ").join(dwarves)]
    rows += [
        Text(catalogue.word(f"cli.dwergar.legend.{row}"), style="dim")
        for row in ("furnaces", "marks")
    ]
    return Text("\n").join(rows)
