"""An analysed game as a page: one file with its picture, that opens without a network.

The words come from the caller, who knows the reader's language.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from string import Template

from pithead.bots.shown import Analysis, JudgedMove
from pithead.lab.charts import COLOURS
from pithead.lab.curves import Mark, curves, legend


@dataclass(frozen=True)
class Told:
    """A decision in words: what it was, what had been better, and each sentence about it."""

    decision: JudgedMove
    played: str
    better: str
    sentences: list[str]


def page(
    words: Mapping[str, str],
    verdicts: Mapping[str, str],
    names: Sequence[str],
    analysis: Analysis,
    told: Sequence[Told],
    worth: Sequence[Told],
) -> str:
    """The whole page; `worth` are the decisions worth another look."""
    marks = [
        Mark(
            each.decision["number"],
            each.decision["seat"],
            each.decision["verdict"],
            " ".join(each.sentences),
        )
        for each in worth
    ]
    shown = {verdict: verdicts[verdict] for verdict in ("inaccuracy", "mistake", "missed_win")}
    picture = legend(names, shown) + curves(analysis, marks, words["curves"])
    sections = [
        _section(words["curves"], words["curves_note"], picture),
        _section(words["sums"], "", _sums(words, verdicts, names, analysis)),
        _section(words["worth"], "", _worth(words, worth)),
        _section(words["every"], words["explained"], _every(words, verdicts, names, told)),
    ]
    template = Template((files("pithead.lab") / "report.html").read_text("utf-8"))
    return template.substitute(
        language=escape(words["language"]),
        title=escape(words["title"]),
        lead=escape(words["lead"]),
        sections="\n".join(sections),
    )


def percent(share: float) -> str:
    return f"{share * 100:.1f}"


def signed(share: float) -> str:
    return f"{share * 100:+.1f}".replace("-", "−")


def _section(title: str, note: str, body: str) -> str:
    paragraph = f"<p>{escape(note)}</p>" if note else ""
    return f"<section><h2>{escape(title)}</h2>{paragraph}{body}</section>"


def _sums(
    words: Mapping[str, str],
    verdicts: Mapping[str, str],
    names: Sequence[str],
    analysis: Analysis,
) -> str:
    columns = [words["who"], *verdicts.values(), words["given"], words["luck"]]
    head = "".join(f"<th>{escape(each)}</th>" for each in columns)
    body = ""
    for seat, sum_ in enumerate(analysis["sums"]):
        key = f'<span class="key" style="background: var(--c{seat % COLOURS})"></span>'
        cells = [f"<td>{key}<b>{escape(names[seat])}</b></td>"]
        cells += [f"<td>{sum_['verdicts'][verdict]}</td>" for verdict in verdicts]
        cells += [f"<td><b>{percent(sum_['given'])} %</b></td>"]
        cells += [f"<td>{signed(sum_['luck'])} %</td>"]
        body += f"<tr>{''.join(cells)}</tr>"
    return f'<div class="scroll"><table><tr>{head}</tr>{body}</table></div>'


def _worth(words: Mapping[str, str], worth: Sequence[Told]) -> str:
    if not worth:
        return f"<p>{escape(words['worth_none'])}</p>"
    items = ""
    for each in worth:
        first, *more = [escape(sentence) for sentence in each.sentences]
        number = each.decision["number"]
        verdict = each.decision["verdict"]
        items += (
            f'<li id="d{number}"><b class="{verdict}-word">{number}.</b> {first} {" ".join(more)}'
            "</li>"
        )
    return f'<ul class="told">{items}</ul>'


def _every(
    words: Mapping[str, str],
    verdicts: Mapping[str, str],
    names: Sequence[str],
    told: Sequence[Told],
) -> str:
    columns = ("number", "who", "played", "better", "verdict", "given", "luck")
    head = "".join(f"<th>{escape(words[column])}</th>" for column in columns)
    body = ""
    for each in told:
        decision = each.decision
        seat, verdict = decision["seat"], decision["verdict"]
        is_best = decision["moves"][0]["action"] == decision["action"]
        cells = [
            str(decision["number"]),
            escape(names[seat]),
            escape(each.played),
            "" if is_best else escape(each.better),
            f'<span class="{verdict}-word">{escape(verdicts[verdict])}</span>',
            ""
            if is_best
            else f"{percent(decision['given'])}&nbsp;±&nbsp;{percent(decision['error'])}",
            signed(decision["luck"][seat]) if any(decision["luck"]) else "",
        ]
        body += "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"
    return f'<div class="scroll"><table class="every"><tr>{head}</tr>{body}</table></div>'
