"""An analysis in the reader's language: on the terminal, and the words of its page."""

from typing import Final

from babel.numbers import format_decimal
from rich import box
from rich.table import Table
from rich.text import Text

from pithead.bots import VERDICTS
from pithead.bots.shown import Analysis, JudgedMove
from pithead.cli.terminal import Terminal
from pithead.engine.message import read_message
from pithead.lab.study_page import Told, page, percent, signed

# What is worth another look, and how it is coloured.
WORTH: Final = {"inaccuracy": "yellow", "mistake": "red", "missed_win": "bold red"}
# Of several changes the largest are told.
MOST_TOLD: Final = 4
# Luck that changed the seat's prospects by less is not told.
LEAST_LUCK: Final = 0.03


def draw(terminal: Terminal, title: str, names: list[str], analysis: Analysis) -> None:
    terminal.draw(Text(heading(terminal, title, analysis), style="bold"), "")
    terminal.draw(sums_table(terminal, names, analysis), "")
    terminal.line("cli.analyse.worth", "bold")
    worth = worth_telling(told(terminal, names, analysis))
    if not worth:
        terminal.line("cli.analyse.worth_none")
    for each in worth:
        number = Text(f"{each.decision['number']:>4}. ", style=WORTH[each.decision["verdict"]])
        terminal.draw(number.append(" ".join(each.sentences), style="default"))
    terminal.draw("", Text(terminal.word("cli.analyse.explained"), style="dim"))


def heading(terminal: Terminal, title: str, analysis: Analysis) -> str:
    return terminal.word(
        "cli.analyse.title",
        game=title,
        n=len(analysis["decisions"]),
        simulations=analysis["simulations"],
    )


def sums_table(terminal: Terminal, names: list[str], analysis: Analysis) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False)
    table.add_column("")
    for verdict in VERDICTS:
        table.add_column(terminal.word(f"study.verdict.{verdict}"), justify="right")
    table.add_column(terminal.word("cli.analyse.given"), justify="right")
    table.add_column(terminal.word("cli.analyse.luck"), justify="right")
    for seat, sums in enumerate(analysis["sums"]):
        counts = [str(sums["verdicts"][verdict]) for verdict in VERDICTS]
        given, luck = f"{percent(sums['given'])} %", f"{signed(sums['luck'])} %"
        table.add_row(names[seat], *counts, given, luck)
    return table


def worth_telling(each: list[Told]) -> list[Told]:
    return [told for told in each if told.decision["verdict"] in WORTH]


def told(terminal: Terminal, names: list[str], analysis: Analysis) -> list[Told]:
    return [
        Told(
            decision,
            terminal.say(read_message(decision["offers"]), names),
            terminal.say(read_message(decision["moves"][0]["offers"]), names),
            sentences(terminal, names, decision),
        )
        for decision in analysis["decisions"]
    ]


def sentences(terminal: Terminal, names: list[str], decision: JudgedMove) -> list[str]:
    """The verdict, the better move, why it is better, and what was luck."""
    result = [
        terminal.word(
            "study.sentence",
            name=names[decision["seat"]],
            verdict=terminal.word(f"study.verdict.{decision['verdict']}"),
            move=terminal.say(read_message(decision["offers"]), names),
            given=percent(decision["given"]),
            error=percent(decision["error"]),
        )
    ]
    best = decision["moves"][0]
    if best["action"] != decision["action"]:
        better = terminal.say(read_message(best["offers"]), names)
        result.append(terminal.word("study.better", move=better))
    if decision["gains"]:
        result.append(why(terminal, decision))
    if abs(decision["luck"][decision["seat"]]) >= LEAST_LUCK:
        changes = [
            terminal.word("study.change", name=names[seat], number=signed(luck))
            for seat, luck in enumerate(decision["luck"])
        ]
        result.append(terminal.word("study.luck", changes=", ".join(changes)))
    return result


def why(terminal: Terminal, decision: JudgedMove) -> str:
    """What the better move had led to instead; the largest changes first."""
    changes = changes_in_words(terminal, decision["gains"])
    return terminal.word("study.why", n=max(1, decision["within"]), changes=changes)


def changes_in_words(terminal: Terminal, gains: dict[str, float]) -> str:
    """By how much more each number changes, the largest first."""
    ordered = sorted(gains.items(), key=lambda pair: -abs(pair[1]))
    return ", ".join(
        terminal.word("hint.change", what=terminal.word(f"cli.tally.{name}"), number=number)
        for name, gain in ordered[:MOST_TOLD]
        for number in [format_decimal(gain, "+0.#;−0.#", locale=terminal.language)]
    )


def written_page(terminal: Terminal, title: str, names: list[str], analysis: Analysis) -> str:
    every = told(terminal, names, analysis)
    plain = (
        "curves", "curves_note", "sums", "given", "luck", "worth", "worth_none", "every",
        "explained", "number", "who", "played", "better", "verdict",
    )  # fmt: skip
    words = {
        **{name: terminal.word(f"cli.analyse.{name}") for name in plain},
        "language": terminal.language,
        "title": f"{title}: {', '.join(names[: len(analysis['seats'])])}",
        "lead": heading(terminal, title, analysis),
    }
    verdicts = {verdict: terminal.word(f"study.verdict.{verdict}") for verdict in VERDICTS}
    return page(words, verdicts, names, analysis, every, worth_telling(every))
