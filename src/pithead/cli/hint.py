"""The command `hint`: the best moves at a moment of a record, and how sure the bot is."""

from pathlib import Path
from typing import Any, Final

from rich import box
from rich.table import Table
from rich.text import Text

from pithead.bots import Thought, find_bot
from pithead.cli.files import read_record_file
from pithead.cli.refusals import Refused, shortened, whole_number
from pithead.cli.replay import scene_of
from pithead.cli.terminal import Terminal
from pithead.engine.match import Match
from pithead.engine.outlook import Outlook
from pithead.games import open_record

SHOWN: Final = 5
# What changes by less on average is not worth telling.
LEAST_TOLD: Final = 0.3


def hint(terminal: Terminal, file: str, to: str | None, bot: str, as_json: bool) -> None:
    """Ask for every seat that is to move at that moment."""
    record = read_record_file(Path(file))
    total = len(record.actions)
    at = total if to is None else whole_number(to, "--to", 0, total)
    match = open_record(record.until(at))
    thinker = find_bot(bot, 1, match.game.levels)
    seats = match.state.seats_to_act()
    if not seats and not as_json:
        terminal.line("cli.hint.over")
        return
    thoughts = {seat: thinker.think(Outlook(match.game, match.state, seat)) for seat in seats}
    if not all(thoughts.values()):
        raise Refused("cli.error.hint_bot", {"bot": repr(shortened(bot))})
    if as_json:
        terminal.print_json(document(terminal, match, bot, thoughts))
        return
    for seat in seats:
        draw(terminal, match, seat, thoughts[seat])


def document(
    terminal: Terminal, match: Match[Any], bot: str, thoughts: dict[int, list[Thought]]
) -> dict[str, object]:
    return {
        "game": match.game.name,
        "at": len(match.record.actions),
        "bot": bot,
        "seats": [
            {
                "seat": seat,
                "question": terminal.say(match.game.asks(match.state, seat)),
                "moves": [
                    {
                        "action": thought.action.notation,
                        "words": terminal.say(match.game.offers(match.state, seat, thought.action)),
                        "value": round(thought.value, 4),
                        "sure": round(sureness(thought, each), 4),
                        "visits": thought.visits,
                        "line": [
                            {"seat": move.seat, "action": move.action.notation}
                            for move in thought.line
                        ],
                        "gains": thought.gains,
                    }
                    for thought in each
                ],
            }
            for seat, each in thoughts.items()
        ],
    }


def reasons(terminal: Terminal, seat: int, thought: Thought, names: list[str]) -> list[str]:
    """The moves the bot expects next, and what they bring on average."""
    told = []
    if thought.line:
        moves = [
            ("" if move.seat == seat else f"{names[move.seat]}: ") + terminal.say(move.offer, names)
            for move in thought.line
        ]
        told.append(terminal.word("cli.hint.line", moves=" → ".join(moves)))
    large = sorted(
        (pair for pair in thought.gains.items() if abs(pair[1]) >= LEAST_TOLD),
        key=lambda pair: -abs(pair[1]),
    )
    if large:
        changes = [f"{gain:+.1f} {terminal.word(f'cli.tally.{name}')}" for name, gain in large[:4]]
        told.append(terminal.word("cli.hint.average", changes=", ".join(changes)))
    return told


def sureness(thought: Thought, thoughts: list[Thought]) -> float:
    """How much of the thinking went into this move."""
    return thought.visits / max(1, sum(each.visits for each in thoughts))


def draw(terminal: Terminal, match: Match[Any], seat: int, thoughts: list[Thought]) -> None:
    scene = scene_of(terminal, match)
    names = scene.seating.names()
    question = terminal.say(match.game.asks(match.state, seat), names)
    title = terminal.word("cli.hint.title", seat=names[seat], question=question)
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False)
    table.add_column(terminal.word("cli.hint.move"))
    table.add_column(terminal.word("cli.hint.value"), justify="right")
    table.add_column(terminal.word("cli.hint.sure"), justify="right")
    table.add_column("")
    for thought in thoughts[:SHOWN]:
        if thought.visits:
            words = Text(terminal.say(match.game.offers(match.state, seat, thought.action), names))
            for reason in reasons(terminal, seat, thought, names):
                words.append(f"\n  {reason}", style="dim")
            sure = f"{sureness(thought, thoughts) * 100:.0f} %"
            notation = Text(thought.action.notation, style="dim")
            table.add_row(words, f"{thought.value * 100:.0f}", sure, notation)
    terminal.draw(Text(title, style="bold"), "", table, "")
    terminal.draw(Text(terminal.word("cli.hint.explained"), style="dim"))
