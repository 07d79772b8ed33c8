"""The command `hint`: the best moves at a moment of a record, and how sure the bot is."""

from pathlib import Path
from typing import Any, Final

from babel.numbers import format_decimal
from rich import box
from rich.table import Table
from rich.text import Text

from pithead.bots import Foreseen, Thought, find_bot
from pithead.cli.files import read_record_file
from pithead.cli.refusals import Refused, shortened, whole_number
from pithead.cli.replay import scene_of
from pithead.cli.terminal import Terminal
from pithead.engine.match import Match
from pithead.engine.message import Message
from pithead.engine.outlook import Outlook
from pithead.games import open_record

SHOWN: Final = 5
# What changes by less on average is told only where nothing changes more.
LEAST_TOLD: Final = 0.3
# Of several changes the largest are told.
MOST_TOLD: Final = 4


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
                            {
                                "seat": move.seat,
                                "action": move.action.notation,
                                "share": round(move.share, 4),
                                "part": move.is_part,
                            }
                            for move in thought.line
                        ],
                        "gains": thought.gains,
                        "within": thought.moves,
                    }
                    for thought in each
                ],
            }
            for seat, each in thoughts.items()
        ],
    }


def in_words(
    terminal: Terminal, seat: int, thought: Thought, offer: Message, names: list[str]
) -> list[str]:
    """The move with what belongs to it, the moves the bot expects next, and what they bring."""
    steps = moves_of(thought)
    told = [with_parts(terminal, terminal.say(offer, names), steps[0], names)]
    for number, (move, *parts) in enumerate(steps[1:], 2):
        words = with_parts(terminal, terminal.say(move.offer, names), parts, names)
        if move.seat != seat:
            often = round(move.share * 10)
            words = terminal.word("hint.rival", name=names[move.seat], n=often, move=words)
        told.append(f"{number}) {words}")
    told.append(gains_in_words(terminal, thought))
    return told


def moves_of(thought: Thought) -> list[list[Foreseen]]:
    """What belongs to the move itself, then each further move with what belongs to it."""
    moves: list[list[Foreseen]] = [[]]
    for each in thought.line:
        if each.is_part:
            moves[-1].append(each)
        else:
            moves.append([each])
    return moves


def with_parts(terminal: Terminal, move: str, parts: list[Foreseen], names: list[str]) -> str:
    if not parts:
        return move
    told = "; ".join(terminal.say(part.offer, names) for part in parts)
    return terminal.word("hint.with", move=move, parts=told)


def gains_in_words(terminal: Terminal, thought: Thought) -> str:
    """By how much one's numbers will have changed; the largest changes first."""
    ordered = sorted(thought.gains.items(), key=lambda pair: -abs(pair[1]))
    large = [pair for pair in ordered if abs(pair[1]) >= LEAST_TOLD] or ordered[:1]
    if not large:
        return terminal.word("hint.even", n=max(1, thought.moves))
    changes = [
        terminal.word("hint.change", what=terminal.word(f"cli.tally.{name}"), number=number)
        for name, gain in large[:MOST_TOLD]
        for number in [format_decimal(gain, "+0.#;−0.#", locale=terminal.language)]
    ]
    return terminal.word("hint.average", n=max(1, thought.moves), changes=", ".join(changes))


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
            offer = match.game.offers(match.state, seat, thought.action)
            first, *reasons = in_words(terminal, seat, thought, offer, names)
            words = Text(first)
            for reason in reasons:
                words.append(f"\n  {reason}", style="dim")
            sure = f"{sureness(thought, thoughts) * 100:.0f} %"
            notation = Text(thought.action.notation, style="dim")
            table.add_row(words, f"{thought.value * 100:.0f}", sure, notation)
    terminal.draw(Text(title, style="bold"), "", table, "")
    terminal.draw(Text(terminal.word("cli.hint.explained"), style="dim"))
