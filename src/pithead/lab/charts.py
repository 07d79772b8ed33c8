"""Small charts as SVG text, drawn by us so that a page needs nothing but itself.

Colours are CSS classes and variables of the page (`report.html`), light and dark.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

WIDTH: Final = 720
GUTTER: Final = 150
RIGHT: Final = 130
ROW: Final = 34
TOP: Final = 10
AXIS: Final = 26
HILL: Final = 64
MOST_BINS: Final = 36
COLOURS: Final = 8
# The colour of bars that are no bot's own.
PLAIN: Final = 7
LONGEST: Final = 20


@dataclass(frozen=True)
class Row:
    """One line of a chart: a name, a value with its range (None is open), words beside it."""

    name: str
    value: float
    low: float | None
    high: float | None
    words: str
    # A further mark, such as the slowest decision.
    mark: float | None = None


@dataclass(frozen=True)
class Axis:
    """Numbers from `first` to `last` across the chart, by themselves or by their logarithms."""

    first: float
    last: float
    ticks: list[tuple[float, str]]
    is_logarithmic: bool = False

    def x(self, value: float) -> float:
        first, last = self._plain(self.first), self._plain(self.last)
        share = (self._plain(value) - first) / (last - first)
        return GUTTER + min(max(share, 0.0), 1.0) * (WIDTH - GUTTER - RIGHT)

    def _plain(self, value: float) -> float:
        return math.log10(max(value, 1e-9)) if self.is_logarithmic else value


def share_axis() -> Axis:
    return Axis(0, 1, [(each / 4, f"{each * 25} %") for each in range(5)])


def plain_axis(values: Sequence[float]) -> Axis:
    """From below the least to above the most, with four to nine round numbers."""
    first, last = min(values), max(values)
    width = (last - first) or 1.0
    step = 10 ** math.floor(math.log10(width))
    step = next(each for each in (step / 5, step / 2, step, step * 2) if width / each <= 8)
    first, last = math.floor(first / step) * step, math.ceil(last / step) * step
    last = last if last > first else first + step
    count = round((last - first) / step)
    return Axis(
        first, last, [(first + i * step, f"{first + i * step:g}") for i in range(count + 1)]
    )


def time_axis(seconds: Sequence[float]) -> Axis:
    """Powers of ten of a second."""
    known = [each for each in seconds if each > 0] or [1.0]
    first, last = math.floor(math.log10(min(known))), math.ceil(math.log10(max(known)))
    last = max(last, first + 1)
    ticks = [(10.0**power, time_words(10.0**power)) for power in range(first, last + 1)]
    return Axis(10.0**first, 10.0**last, ticks, is_logarithmic=True)


def time_words(seconds: float) -> str:
    if seconds >= 1:
        return f"{seconds:.3g} s"
    if seconds >= 0.001:
        return f"{seconds * 1000:.3g} ms"
    return f"{seconds * 1_000_000:.3g} µs"


def bars(rows: list[Row], axis: Axis, guide: float, guide_words: str, plain: bool = False) -> str:
    """A bar from the axis' first number to each value, with its range as a whisker."""
    body = _grid(axis, len(rows)) + _guide(axis, len(rows), guide, guide_words)
    for number, row in enumerate(rows):
        top = TOP + number * ROW
        colour = PLAIN if plain else number % COLOURS
        width = axis.x(row.value) - GUTTER
        body += _name(row, top)
        body += (
            f'<rect class="bar c{colour}" x="{GUTTER}" y="{top + 8}" '
            f'width="{width:.1f}" height="{ROW - 16}" rx="2"/>'
        )
        body += _whisker(row, axis, top) + _words(row, top)
    return _svg(body, len(rows))


def dots(rows: list[Row], axis: Axis, guide: float | None = None) -> str:
    """A dot at each value with its range; an open end runs off the chart with an arrow."""
    body = _grid(axis, len(rows)) + _guide(axis, len(rows), guide, "")
    for number, row in enumerate(rows):
        top = TOP + number * ROW
        colour = f"c{number % COLOURS}"
        middle = top + ROW / 2
        body += _name(row, top) + _whisker(row, axis, top)
        body += f'<circle class="dot {colour}" cx="{axis.x(row.value):.1f}" cy="{middle}" r="6"/>'
        if row.mark is not None:
            at = axis.x(row.mark)
            body += f'<path class="mark {colour}" d="M{at:.1f} {middle - 6}v12"/>'
        body += _words(row, top)
    return _svg(body, len(rows))


def histograms(rows: list[tuple[str, list[int], str]]) -> str:
    """How often each number came, a hill for each name, all on one axis."""
    values = [value for _, numbers, _ in rows for value in numbers]
    least, most = min(values), max(values)
    width = -(-(most - least + 1) // MOST_BINS)
    bins = (most - least) // width + 1
    first = least - 0.5
    ticks = [tick for tick in plain_axis(values).ticks if least <= tick[0] <= most]
    whole = [tick for tick in ticks if tick[0] == int(tick[0])]
    axis = Axis(first, first + bins * width, whole)
    body = _grid(axis, len(rows), HILL)
    for number, (name, numbers, words) in enumerate(rows):
        counts = [0] * bins
        for value in numbers:
            counts[(value - least) // width] += 1
        foot = TOP + (number + 1) * HILL
        steps = f"M{GUTTER} {foot}"
        for place, count in enumerate(counts):
            y = foot - (HILL - 14) * count / max(counts)
            left, right = axis.x(first + place * width), axis.x(first + (place + 1) * width)
            steps += f"L{left:.1f} {y:.1f}L{right:.1f} {y:.1f}"
        steps += f"L{axis.x(axis.last):.1f} {foot}Z"
        body += f'<path class="hill c{number % COLOURS}" d="{steps}"/>'
        row = Row(name, 0, None, None, words)
        body += _name(row, foot - ROW) + _words(row, foot - ROW)
    return _svg(body, len(rows), HILL)


def _svg(body: str, rows: int, high: int = ROW) -> str:
    height = TOP + rows * high + AXIS
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img">{body}</svg>'


def _grid(axis: Axis, rows: int, high: int = ROW) -> str:
    foot = TOP + rows * high
    result = ""
    for value, words in axis.ticks:
        at = axis.x(value)
        result += f'<path class="grid" d="M{at:.1f} {TOP}V{foot}"/>'
        result += f'<text class="tick" x="{at:.1f}" y="{foot + 17}">{escape(words)}</text>'
    return result


def _guide(axis: Axis, rows: int, value: float | None, words: str) -> str:
    if value is None:
        return ""
    at = axis.x(value)
    title = f"<title>{escape(words)}</title>" if words else ""
    return f'<path class="guide" d="M{at:.1f} {TOP}V{TOP + rows * ROW}">{title}</path>'


def _name(row: Row, top: float) -> str:
    short = row.name if len(row.name) <= LONGEST else row.name[: LONGEST - 1] + "…"
    title = f"<title>{escape(row.name)}</title>"
    at = f'x="{GUTTER - 12}" y="{top + ROW / 2 + 5}"'
    return f'<text class="name" {at}>{title}{escape(short)}</text>'


def _words(row: Row, top: float) -> str:
    at = f'x="{WIDTH - RIGHT + 12}" y="{top + ROW / 2 + 5}"'
    return f'<text class="words" {at}>{escape(row.words)}</text>'


def _whisker(row: Row, axis: Axis, top: float) -> str:
    middle = top + ROW / 2
    left = axis.x(axis.first if row.low is None else row.low)
    right = axis.x(axis.last if row.high is None else row.high)
    start = f"M{left + 6:.1f} {middle - 5}l-6 5l6 5" if row.low is None else _end(left, middle)
    end = f"M{right - 6:.1f} {middle - 5}l6 5l-6 5" if row.high is None else _end(right, middle)
    return f'<path class="whisker" d="M{left:.1f} {middle}H{right:.1f}{start}{end}"/>'


def _end(at: float, middle: float) -> str:
    return f"M{at:.1f} {middle - 5}v10"
