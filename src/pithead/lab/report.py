"""The arena as a page: one file with all its pictures, that opens without a network.

The words come from the caller, who knows the reader's language.
"""

from collections.abc import Mapping
from html import escape
from importlib.resources import files
from string import Template
from typing import Any

from pithead.lab.arena import Fought
from pithead.lab.charts import (
    COLOURS,
    Row,
    bars,
    dots,
    histograms,
    plain_axis,
    share_axis,
    time_axis,
    time_words,
)
from pithead.lab.rankings import competitors
from pithead.lab.standings import points_of


def page(words: Mapping[str, str], document: dict[str, Any], fought: Fought) -> str:
    """The whole page. `words` holds every heading and note by name; see the command `arena`."""
    result = document["result"]
    rows = result["competitors"]
    sections = [
        _section(words, "standings", _standings(words, rows, document["timing"]["thinking"])),
        _section(words, "wins", _wins(words, rows, fought)),
        _section(words, "ratings", _ratings(words, rows)),
        _section(words, "pairs", _matrix(words, rows, result["pairs"]) + _verdicts(words)),
        _section(words, "points", _points(words, fought)),
        _section(words, "thinking", _thinking(document["timing"]["thinking"])),
    ]
    if fought.plan.seats > 1:
        sections.append(_section(words, "seats", _seats(words, result["seats"])))
    sections.append(_section(words, "plan", _plan(words)))
    template = Template((files("pithead.lab") / "report.html").read_text("utf-8"))
    return template.substitute(
        language=escape(words["language"]),
        title=escape(words["title"]),
        lead=escape(words["lead"]),
        sections="\n".join(sections),
    )


def percent(share: float) -> str:
    return f"{share * 100:.1f} %"


def interval(numbers: Mapping[str, Any]) -> str:
    return f"{numbers['low'] * 100:.1f}–{numbers['high'] * 100:.1f} %"


def rating_words(rating: Mapping[str, Any]) -> str:
    return _signed(rating["value"])


def rating_interval(rating: Mapping[str, Any]) -> str:
    """An end that the games do not set is infinite."""
    low = "−∞" if rating["low"] is None else _signed(rating["low"])
    high = "+∞" if rating["high"] is None else _signed(rating["high"])
    return f"{low}…{high}"


def _signed(number: float) -> str:
    return f"{number:+.0f}".replace("-", "−")


def _section(words: Mapping[str, str], name: str, body: str) -> str:
    note = words.get(f"{name}_note", "")
    paragraph = f"<p>{escape(note)}</p>" if note else ""
    return f"<section><h2>{escape(words[name])}</h2>{paragraph}{body}</section>"


def _name(words: Mapping[str, str], name: str) -> str:
    return words.get(f"competitor {name}", name)


def _standings(
    words: Mapping[str, str], rows: list[dict[str, Any]], thinking: list[dict[str, Any]]
) -> str:
    columns = ("bot", "games", "win_share", "interval", "rating", "interval", "score", "decision")
    head = "".join(f"<th>{escape(words[column])}</th>" for column in columns)
    times = {each["name"]: time_words(each["mean"]) for each in thinking}
    body = ""
    for number, row in enumerate(rows):
        key = f'<span class="key" style="background: var(--c{number % COLOURS})"></span>'
        cells = [
            f"<td>{key}<b>{escape(_name(words, row['name']))}</b></td>",
            f"<td>{row['wins']['games']}</td>",
            f"<td><b>{percent(row['wins']['share'])}</b></td>",
            f"<td>{interval(row['wins'])}</td>",
            f"<td><b>{rating_words(row['rating'])}</b></td>",
            f"<td>{rating_interval(row['rating'])}</td>",
            f"<td>{row['points']['mean']:.1f} ± {row['points']['deviation']:.1f}</td>",
            f"<td>{times.get(row['name'], '')}</td>",
        ]
        body += f"<tr>{''.join(cells)}</tr>"
    return f'<div class="scroll"><table><tr>{head}</tr>{body}</table></div>'


def _wins(words: Mapping[str, str], rows: list[dict[str, Any]], fought: Fought) -> str:
    lines = [
        Row(
            _name(words, row["name"]),
            row["wins"]["share"],
            row["wins"]["low"],
            row["wins"]["high"],
            percent(row["wins"]["share"]),
        )
        for row in rows
    ]
    at_table = fought.plan.seats + len(rows) - len(fought.plan.bots)
    fair = 1 / (at_table if at_table > 1 else len(rows))
    return bars(lines, share_axis(), fair, words["fair"])


def _ratings(words: Mapping[str, str], rows: list[dict[str, Any]]) -> str:
    rated = [row["rating"] for row in rows]
    ends = [each[name] for each in rated for name in ("value", "low", "high")]
    axis = plain_axis([each for each in ends if each is not None])
    lines = [
        Row(_name(words, row["name"]), each["value"], each["low"], each["high"], rating_words(each))
        for row, each in zip(rows, rated, strict=True)
    ]
    return dots(lines, axis, 0)


def _matrix(
    words: Mapping[str, str], rows: list[dict[str, Any]], pairs: list[dict[str, Any]]
) -> str:
    """The row's share before the column; the deeper the colour, the further from a half."""
    cells: dict[tuple[str, str], str] = {}
    for pair in pairs:
        low, high = pair["low"], pair["high"]
        both = (pair["first"], pair["second"])
        cells[both] = _cell(words, pair["share"], low, high, pair["games"])
        cells[both[::-1]] = _cell(words, 1 - pair["share"], 1 - high, 1 - low, pair["games"])
    names = [row["name"] for row in rows]
    head = "".join(f"<th>{escape(_name(words, name))}</th>" for name in names)
    body = "".join(
        f"<tr><th>{escape(_name(words, one))}</th>"
        + "".join(cells.get((one, other), "<td>·</td>") for other in names)
        + "</tr>"
        for one in names
    )
    return f'<div class="scroll"><table class="matrix"><tr><th></th>{head}</tr>{body}</table></div>'


def _cell(words: Mapping[str, str], share: float, low: float, high: float, games: int) -> str:
    colour = "47 111 184" if share >= 0.5 else "196 86 44"
    depth = 0.08 + abs(share - 0.5) * 0.8
    ends = interval({"low": low, "high": high})
    title = f"{words['games']}: {games}"
    return (
        f'<td style="background: rgb({colour} / {depth:.2f})" title="{escape(title)}">'
        f"<b>{percent(share)}</b><small>{ends}</small></td>"
    )


def _verdicts(words: Mapping[str, str]) -> str:
    """Each pair's, then how far they can be trusted."""
    *lines, trust = words["verdicts"].split("\n")
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f'<ul>{items}</ul><p class="trust">{escape(trust)}</p>'


def _points(words: Mapping[str, str], fought: Fought) -> str:
    names = competitors(fought.plan, fought.outcomes)
    return histograms(
        [
            (_name(words, name), numbers, f"⌀ {sum(numbers) / len(numbers):.1f}")
            for name, numbers in zip(names, points_of(fought, len(names)), strict=True)
        ]
    )


def _thinking(thinking: list[dict[str, Any]]) -> str:
    seconds = [each[name] for each in thinking for name in ("low", "middle", "high", "slowest")]
    lines = [
        Row(
            each["name"],
            each["middle"],
            each["low"],
            each["high"],
            f"{time_words(each['middle'])} · {time_words(each['slowest'])}",
            each["slowest"],
        )
        for each in thinking
    ]
    return dots(lines, time_axis(seconds))


def _seats(words: Mapping[str, str], seats: list[dict[str, Any]]) -> str:
    lines = [
        Row(
            f"{words['seat']} {number}",
            seat["share"],
            seat["low"],
            seat["high"],
            percent(seat["share"]),
        )
        for number, seat in enumerate(seats, 1)
    ]
    return bars(lines, share_axis(), 1 / len(seats), words["fair"], plain=True)


def _plan(words: Mapping[str, str]) -> str:
    facts = [line.partition("\t") for line in words["facts"].split("\n")]
    body = "".join(
        f"<tr><th>{escape(name)}</th><td>{escape(value)}</td></tr>" for name, _, value in facts
    )
    command = f"<pre>{escape(words['command'])}</pre>"
    return f'<table class="plan">{body}</table>{command}'
