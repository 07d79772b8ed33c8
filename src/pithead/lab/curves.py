"""The course of an analysed game as SVG text: a curve for each seat, and the verdicts on them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from pithead.bots.shown import Analysis
from pithead.lab.charts import COLOURS

WIDTH: Final = 720
LEFT: Final = 48
RIGHT: Final = 12
TOP: Final = 10
HEIGHT: Final = 240
FOOT: Final = 26
# Where rounds are many, not each has its number.
MOST_NUMBERS: Final = 14


@dataclass(frozen=True)
class Mark:
    """A decision to be seen on its seat's curve: where it leads, and what is told of it."""

    number: int
    seat: int
    verdict: str
    words: str


def curves(analysis: Analysis, marks: Sequence[Mark], label: str) -> str:
    """Prospects before every decision, and at last what the end was worth."""
    decisions = analysis["decisions"]
    rows = [each["before"] for each in decisions]
    if analysis["results"] is not None:
        rows.append(analysis["results"])
    places = {each["number"]: place for place, each in enumerate(decisions)}
    body = _grid(len(rows), [each["round"] for each in decisions])
    for seat in range(len(analysis["seats"])):
        points = " ".join(
            f"{_x(place, len(rows)):.1f},{_y(row[seat]):.1f}" for place, row in enumerate(rows)
        )
        body += f'<polyline class="curve line{seat % COLOURS}" points="{points}"/>'
    for mark in marks:
        place = places[mark.number]
        at = f'cx="{_x(place, len(rows)):.1f}" cy="{_y(rows[place][mark.seat]):.1f}"'
        body += (
            f'<a href="#d{mark.number}"><circle class="verdict {mark.verdict}" {at} r="6">'
            f"<title>{escape(mark.words)}</title></circle></a>"
        )
    size = f"0 0 {WIDTH} {TOP + HEIGHT + FOOT}"
    return f'<svg viewBox="{size}" role="img" aria-label="{escape(label)}">{body}</svg>'


def legend(names: Sequence[str], verdicts: Mapping[str, str]) -> str:
    """Which curve is whose, and what the marks mean."""
    items = "".join(
        f'<li><span class="key" style="background: var(--c{seat % COLOURS})"></span>{escape(name)}'
        "</li>"
        for seat, name in enumerate(names)
    )
    items += "".join(
        f'<li><b class="{verdict}-word">●</b> {escape(word)}</li>'
        for verdict, word in verdicts.items()
    )
    return f'<ul class="legend">{items}</ul>'


def _x(place: int, count: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * place / max(1, count - 1)


def _y(share: float) -> float:
    return TOP + HEIGHT * (1 - share)


def _grid(count: int, rounds: Sequence[int]) -> str:
    """Quarters of a win across, and where each round begins."""
    body = ""
    for quarter in range(5):
        y = _y(quarter / 4)
        body += f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>'
        body += f'<text class="name" x="{LEFT - 8}" y="{y + 4:.1f}">{quarter * 25}</text>'
    begins = [i for i, each in enumerate(rounds) if i == 0 or each != rounds[i - 1]]
    step = -(-len(begins) // MOST_NUMBERS)
    for number, place in enumerate(begins):
        x = _x(place, count)
        body += f'<path class="grid" d="M{x:.1f} {TOP}V{TOP + HEIGHT}"/>'
        if number % max(1, step) == 0:
            y = TOP + HEIGHT + 18
            body += f'<text class="tick" x="{x:.1f}" y="{y}">{rounds[place]}</text>'
    return body
