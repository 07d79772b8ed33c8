"""Looking at a record: any moment of it, its log, and whether its scores are right."""

from pathlib import Path
from typing import Any

from pithead.cli.boards import find_board
from pithead.cli.files import read_record_file
from pithead.cli.refusals import whole_number
from pithead.cli.result import draw_result
from pithead.cli.scene import Scene
from pithead.cli.seating import Seating
from pithead.cli.terminal import Terminal
from pithead.engine.game import SPECTATOR
from pithead.engine.match import Match
from pithead.games import open_record


def replay(terminal: Terminal, file: str, to: str | None, check: bool, as_json: bool) -> None:
    record = read_record_file(Path(file))
    total = len(record.actions)
    at = total if to is None else whole_number(to, "--to", 0, total)
    if check:
        open_record(record).check()
    # Only the moment asked for is replayed, so a record that breaks later can still be looked at.
    match = open_record(record.until(at))
    if as_json:
        terminal.print_json(document(terminal, match, total, check))
    elif check and to is None:
        key = "cli.checked" if record.scores is not None else "cli.checked_unfinished"
        terminal.line(key, "bold green", path=file, n=total)
    else:
        draw_moment(terminal, match, total)


def scene_of(terminal: Terminal, match: Match[Any]) -> Scene:
    board = find_board(match.game, terminal.catalogue)
    rivals = board.rivals(match.game.view(match.state, SPECTATOR))
    seating = Seating(match.record.seats, rivals, terminal.catalogue)
    return Scene(terminal, match.game, board, seating)


def document(
    terminal: Terminal, match: Match[Any], total: int, is_checked: bool
) -> dict[str, object]:
    scene = scene_of(terminal, match)
    state = match.state
    return {
        "record": match.record.to_json(),
        "at": len(match.record.actions),
        "actions": total,
        "checked": is_checked,
        "view": match.game.view(state, SPECTATOR),
        "over": state.is_over(),
        "scores": match.game.scores(state),
        "places": match.game.places(state),
        "names": scene.seating.names(),
        "log": [scene.sentence(event) for event in state.journal.seen_by(SPECTATOR)],
    }


def draw_moment(terminal: Terminal, match: Match[Any], total: int) -> None:
    """The log up to the moment, the table, and what is asked or how it ended."""
    scene = scene_of(terminal, match)
    state = match.state
    events = state.journal.seen_by(SPECTATOR)
    terminal.draw(scene.events(events, "cli.log", len(events)), "", scene.divider())
    terminal.line("cli.moment", "bold", n=len(match.record.actions), total=total)
    terminal.draw(scene.table(state, SPECTATOR), "")
    if state.is_over():
        draw_result(scene, state)
    for seat in state.seats_to_act():
        terminal.draw(scene.question(state, seat))
        terminal.draw(scene.choices(state, seat, match.game.legal_actions(state, seat)))
