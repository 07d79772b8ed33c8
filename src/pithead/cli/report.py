"""The command `report`: where a game's points came from, what turned it, who stood out."""

import re
from html import escape
from pathlib import Path
from typing import Any

from rich import box
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pithead.cli.files import read_record_file, write_text
from pithead.cli.refusals import Refused
from pithead.cli.replay import scene_of
from pithead.cli.scene import Scene
from pithead.cli.terminal import Terminal
from pithead.engine.message import Message, read_message
from pithead.engine.report import report as report_of
from pithead.engine.shown import Picture, Report, RoundOfPoints
from pithead.games import open_record

DRAWN = ".svg"


def report(terminal: Terminal, file: str, svg: str | None, as_json: bool) -> None:
    """Replay the record, and tell it."""
    if svg is not None and Path(svg).suffix.lower() != DRAWN:
        raise Refused("cli.error.picture", {"path": svg})
    match = open_record(read_record_file(Path(file)))
    found = report_of(match)
    scene = scene_of(terminal, match)
    if as_json:
        terminal.print_json(found)
    else:
        draw(scene, match, found)
    if svg is not None:
        write_text(Path(svg), filled(found["picture"], scene))
        if not as_json:
            terminal.line("cli.report.drawn", path=svg)


def draw(scene: Scene, match: Any, found: Report) -> None:
    terminal, names = scene.terminal, scene.seating.names()
    terminal.line("cli.report.title", "bold", game=Message(f"{scene.game.name}.title"))
    if match.state.is_over():
        verdict = terminal.say(scene.game.verdict(match.state).message, names)
        terminal.draw(Text(verdict, style="bold green"))
    terminal.draw("")
    terminal.line("cli.report.sources", "bold")
    rows = [(source_name(scene, each["source"]), each["points"]) for each in found["sources"]]
    rows = [row for row in rows if any(row[1])] or rows
    sums = [sum(points) for points in zip(*(row[1] for row in rows), strict=True)]
    rows.append((terminal.word(f"{scene.game.name}.score.total"), sums))
    terminal.draw(Padding(table(scene, rows), (0, 0, 1, 2)))
    if found["awards"]:
        terminal.line("cli.report.awards", "bold")
        lines = [terminal.say(read_message(each["message"]), names) for each in found["awards"]]
        terminal.draw(Padding(Text("\n".join(lines)), (0, 0, 1, 2)))
    terminal.line("cli.report.rounds", "bold")
    given = [
        (round_name(scene, each), each["points"]) for each in found["rounds"] if any(each["points"])
    ]
    if given:
        terminal.draw(Padding(table(scene, given), (0, 0, 0, 2)))


def source_name(scene: Scene, source: str) -> str:
    return scene.terminal.word(f"{scene.game.name}.source.{source}")


def round_name(scene: Scene, each: RoundOfPoints) -> str:
    return scene.terminal.word("web.round", n=each["round"])


def table(scene: Scene, rows: list[tuple[str, list[int]]]) -> Table:
    result = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, pad_edge=False)
    result.add_column("")
    for owner in range(len(rows[0][1])):
        result.add_column(scene.seating.label(owner), justify="right", no_wrap=True)
    for name, points in rows:
        result.add_row(name, *[str(each) for each in points])
    return result


def filled(picture: Picture, scene: Scene) -> str:
    """The picture with its words."""
    names = scene.seating.names()

    def said(hole: re.Match[str]) -> str:
        word = picture["words"][int(hole[1])]
        text = scene.terminal.say(read_message(word["says"]), names)
        return escape(text if len(text) <= word["most"] else text[: word["most"] - 1] + "…")

    return re.sub(r"\{(\d+)\}", said, picture["svg"])
