"""Imperial Miners in signs: ¢ coins, ★ points, ▯ cards, ⚙ gears, ✗ destruction tokens, ● carts."""

import re
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.styled import Styled
from rich.text import Text

from pithead.text import Catalogue

FACTION_STYLES: Final = {
    "S": "bold green",
    "E": "bold yellow",
    "A": "bold cyan",
    "B": "bold red",
    "J": "bold magenta",
    "R": "bold bright_blue",
}
GAINS: Final = {"coin": "¢", "vp": "★", "draw": "▯", "drawf": "▯", "draw4": "▯", "gear": "⚙",
                "ruin": "✗", "cart": "◉", "adv": "▲"}  # fmt: skip
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
TARGETS: Final = {
    "this": "°", "any": "", "adj": "~", "above": "↑", "below": "↓", "row": "═",
    "L1": "I", "L2": "II", "L3": "III", "L4": "IV", "geared": "⚙", "ruined": "✗", "edge": "→|",
}  # fmt: skip
QUANTITIES: Final = {
    "div": "⚑", "adj": "~", "adjF": "~⚑", "gthis": "⚙°", "gall": "⚙", "full": "⚙⚙⚙",
    "ruins": "✗", "carts": "●", "carts_this": "●°", "pos": "▲", "fin": "▲▲", "row": "═",
    "lvl1": "I", "lvl2": "II", "lvl3": "III", "lvl4": "IV", "depth": "↧", "hand": "▯",
    "coins": "¢", "acted": "✓",
}  # fmt: skip
PLACEMENTS: Final = {"edge": "→|", "two_above": "↑↑", "enclosed": "|→|", "bottom": "↓0"}
TURN_RULES: Final = {"both": "a+b", "fork": "↑↑▶"}
LEGEND: Final = ["goods", "effects", "mine"]
BETWEEN: Final = "   "
ARROWS: Final = {"L": "←", "R": "→", "TL": "↖", "TR": "↗", "BL": "↙", "BR": "↘"}

_PER: Final = re.compile(r"^(.*) per (\w+)(?:/(\d+))?(?: max (\d+))?$")


def effect_signs(phrase: str) -> str:
    """`pay 5-S > vp 4` as `5¢−S→4★`; steps stand side by side."""
    return " ".join(step_signs(step) for step in phrase.split("; "))


def step_signs(step: str) -> str:
    lead, arrow, rest = step.partition(" > ")
    if step.startswith("may "):
        return f"({step_signs(step.removeprefix('may '))})"
    if arrow:
        return leading_signs(lead) + step_signs(rest)
    per = _PER.match(step)
    if per is not None:
        return per_signs(per)
    verb, *words = step.split(" ")
    if verb in GAINS:
        return gain_signs(verb, words)
    if verb == "fix":
        count, gain, each = words
        return f"−{count}✗→{each}{GAINS[gain]}"
    if verb in ("act", "again"):
        return f"{'▶' if verb == 'act' else '▶▶'}{target(words[0])}"
    if verb == "discount":
        return f"{TARGETS[words[0]]}−{words[1]}¢"
    return TURN_RULES[verb] if verb in TURN_RULES else f"×{words[0]}"


def leading_signs(lead: str) -> str:
    """The price or condition in front of `>`."""
    verb, _, word = lead.partition(" ")
    if verb == "pay":
        return word.replace("-S", "¢−S→") if word.endswith("-S") else f"{word}¢→"
    if verb == "if":
        quantity, sign, least = word.partition(">=")
        return f"{counted(quantity)}≥{least}:" if sign else f"{PLACEMENTS[word]}:"
    return f"−{word}{'▯' if verb == 'discard' else '⚙'}→"


def per_signs(per: re.Match[str]) -> str:
    """`1★/2⚑≤3`: one point for every two factions, at most three."""
    inner, quantity, divisor, most = per.groups()
    limit = f"≤{int(most) * int(inner.split(' ')[1])}" if most else ""
    return f"{step_signs(inner)}/{divisor or ''}{counted(quantity)}{limit}"


def gain_signs(verb: str, words: list[str]) -> str:
    number, *what = words
    if verb == "adv":
        return f"▲{number}"
    if verb == "draw4":
        return f"{number}▯IV"
    if verb == "drawf":
        return f"{number}▯{'?' if what[0] == 'any' else what[0]}"
    return f"{number}{GAINS[verb]}{target(what[0]) if what else ''}"


def target(name: str) -> str:
    return TARGETS.get(name, name)


def counted(quantity: str) -> str:
    return QUANTITIES.get(quantity, quantity)


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
