"""Dwergar in signs: S stone, I iron, G gold, C crystal, ▲ heat, ★ points, ~ reconstructed."""

import re
from collections.abc import Iterable
from typing import Final

from rich.text import Text

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

_STYLE_OF: Final = dict([*SIGNS.values(), POINTS])
_AMOUNT: Final = re.compile(r"[+−]?\d*[SIGC▲★](?![A-Za-z])")


def sign(good: str) -> Text:
    letter, style = SIGNS[good]
    return Text.assemble((letter, style))


def letters(words: str) -> str:
    """`1 heat, 3 iron` as `1▲ 3I`."""
    if words == "nothing":
        return "–"
    parts = [part.partition(" ") for part in words.split(", ")]
    return " ".join(number + SIGNS[good][0] for number, _, good in parts)


def coloured(text: str) -> Text:
    """The text with every amount such as `3I` or `+1▲` in its colour."""
    result = Text(text)
    for found in _AMOUNT.finditer(text):
        result.stylize(_STYLE_OF[found.group()[-1]], found.start(), found.end())
    return result


def amount(words: str) -> Text:
    return coloured(letters(words))


def mark(name: str, only_ours: bool = False) -> Text:
    """How far a value can be trusted; on the table only what we made up is marked."""
    if only_ours and name != "reconstructed":
        return Text()
    return Text(MARK_SIGNS[name], style="dim")


def weakest(marks: Iterable[str]) -> str:
    """The mark of a value that has several parts: what it is least sure of."""
    found = set(marks)
    return next(name for name in WEAKEST_FIRST if name in found)


def part_signs(phrase: str, catalogue: Catalogue) -> str:
    """A base action or a bonus, as short as it fits into a row."""
    return ", ".join(word_signs(word, catalogue) for word in phrase.split("; "))


def word_signs(word: str, catalogue: Catalogue) -> str:
    """One word of a place: `score 1 lift loaded` is the key `score_lift_loaded` with n = 1."""
    if word.startswith("load "):
        goods = letters(word.removeprefix("load "))
        return catalogue.word("cli.dwergar.sign.load", goods=goods)
    numbers = [part for part in word.split(" ") if part.isdecimal()]
    key = "_".join(part for part in word.split(" ") if not part.isdecimal())
    if not numbers:
        return catalogue.word(f"cli.dwergar.sign.{key}")
    return catalogue.word(f"cli.dwergar.sign.{key}", n=int(numbers[0]))


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
