"""Opening a match: a new one, or one that a file holds."""

import os
import secrets
from pathlib import Path
from typing import Any, Final

from pithead.cli.files import new_save, read_box, read_record_file, read_text
from pithead.cli.refusals import Refused, shortened, whole_number
from pithead.cli.seating import HUMAN, read_seats
from pithead.cli.sitting import Sitting
from pithead.cli.terminal import Terminal
from pithead.engine.game import Game
from pithead.engine.match import Match, match_from, new_match
from pithead.engine.options import OptionValue
from pithead.engine.rehearsal import rehearse
from pithead.games import NAMES, find_game, open_record

MOST_NEW_SEED: Final = 2**31


def play(
    terminal: Terminal,
    what: str,
    seats: str | None = None,
    options: list[str] | None = None,
    seed: str | None = None,
    box: str | None = None,
    save: str | None = None,
    position: str | None = None,
) -> int:
    """`what` is a game's name, or a file to go on with. Returns the exit code."""
    if what not in NAMES:
        if not os.path.isfile(what):
            names = ", ".join(NAMES)
            raise Refused("cli.error.what", {"name": repr(shortened(what)), "names": names})
        return resume(terminal, Path(what), Path(save) if save else Path(what))
    if save is not None and os.path.exists(save):
        return resume(terminal, Path(save), Path(save), what)
    game = find_game(what, read_box(box), box or "")
    path = Path(save) if save is not None else new_save(what)
    if position is not None:
        if options or seed is not None:
            raise Refused("cli.error.position_alone", {})
        return begin_from(terminal, game, position, seats, box, path)
    who = read_seats(seats) if seats is not None else default_seats(game.seat_counts[0])
    number = secrets.randbelow(MOST_NEW_SEED) if seed is None else whole_number(seed, "--seed", 0)
    match = new_match(game, who, read_pairs(options or []), number, read_box(box))
    sitting = Sitting(terminal, match, path)
    sitting.save()
    terminal.line("cli.begin", "bold", game=game.title, seed=str(number), path=str(path))
    return sitting.play()


def begin_from(
    terminal: Terminal,
    game: Game[Any],
    file: str,
    seats: str | None,
    box: str | None,
    path: Path,
) -> int:
    """A game that begins with the position in a file."""
    state = game.position(read_text(Path(file)), file)
    rehearse(game, state, file)
    if state.is_over():
        raise Refused("cli.error.finished", {"path": file})
    who = read_seats(seats) if seats is not None else default_seats(state.seats)
    if len(who) != state.seats:
        raise Refused("cli.error.position_seats", {"expected": state.seats, "found": len(who)})
    sitting = Sitting(terminal, match_from(game, who, state, read_box(box)), path)
    sitting.save()
    terminal.line("cli.begin.position", "bold", game=game.title, file=file, path=str(path))
    return sitting.play()


def resume(terminal: Terminal, source: Path, target: Path, game: str | None = None) -> int:
    """Go on with a recorded game, if it is one of that game and not over."""
    record = read_record_file(source)
    if game is not None and record.game != game:
        raise Refused(
            "cli.error.other_game", {"path": str(source), "found": record.game, "game": game}
        )
    match: Match[Any] = open_record(record)
    if match.state.is_over():
        raise Refused("cli.error.finished", {"path": str(source)})
    sitting = Sitting(terminal, match, target)
    sitting.save()
    terminal.line("cli.resumed", "bold", path=str(source), n=len(record.actions))
    return sitting.play()


def default_seats(count: int) -> list[str]:
    """One person, and a bot for every other seat."""
    return [HUMAN] + ["apprentice"] * (count - 1)


def read_pairs(texts: list[str]) -> dict[str, OptionValue]:
    """`automaton=andvettr` and the like."""
    result: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise Refused("cli.error.pair", {"value": repr(shortened(text))})
        result[name.strip()] = value.strip()
    return result
