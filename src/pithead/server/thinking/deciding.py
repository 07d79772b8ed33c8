"""How an assignment is decided: its record is replayed, its bot asked. Workers run this."""

import json
import traceback
from collections import OrderedDict
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from pithead.bots import Bot, find_bot, judged_move, retried
from pithead.engine.errors import PitheadError
from pithead.engine.game import Game
from pithead.engine.match import Match
from pithead.engine.outlook import Outlook
from pithead.engine.record import Record, record_from_json
from pithead.games import NAMES, find_game
from pithead.server.protocol.messages import said
from pithead.server.thinking.assignment import Assignment, Idea, Mistake

# All that a decision depends on: who has the same comes to the same.
PARTS: Final = (
    "engine",
    "games",
    "bots",
    "server/thinking/deciding.py",
    "server/thinking/assignment.py",
)
# Matches that a worker remembers, and boxes of games.
MOST_MATCHES: Final = 32
MOST_GAMES: Final = 16


class Memory:
    """The last matches, so that only what was played since is replayed."""

    def __init__(self, most: int = MOST_MATCHES) -> None:
        self.most: Final = most
        self.matches: Final[OrderedDict[str, Match[Any]]] = OrderedDict()

    def match_of(self, table: str, document: dict[str, Any]) -> Match[Any]:
        record = record_from_json(document)
        # What fails on the way is not remembered half played.
        match = self.matches.pop(table, None)
        if match is None or not continues(record, match.record):
            match = Match(game_of(record), record)
        for seat, notation in record.actions[len(match.record.actions) :]:
            match.play(seat, match.game.parse(notation))
        self.matches[table] = match
        if len(self.matches) > self.most:
            self.matches.popitem(last=False)
        return match


def continues(record: Record, earlier: Record) -> bool:
    """Whether it is the same game, gone on; the seats may have been renamed."""
    return (
        record.actions[: len(earlier.actions)] == earlier.actions
        and beginning(record) == beginning(earlier)
    )  # fmt: skip


def beginning(record: Record) -> tuple[object, ...]:
    return (
        record.game, record.rules, record.data, record.options, len(record.seats), record.seed,
        record.box,
    )  # fmt: skip


def game_of(record: Record) -> Game[Any]:
    return loaded(record.game, None if record.box is None else json.dumps(record.box))


@lru_cache(maxsize=MOST_GAMES)
def loaded(name: str, box: str | None) -> Game[Any]:
    return find_game(name, None if box is None else json.loads(box), "record: box")


def load_games() -> None:
    """Read every game's cards before the first assignment comes."""
    for name in NAMES:
        loaded(name, None)


def decide(assignment: Assignment, memory: Memory) -> list[Idea] | Mistake:
    """What the bot thinks, the best first."""
    try:
        if assignment.study:
            return [studied(assignment, memory)]
        match = memory.match_of(assignment.table, assignment.record)
        return ideas_of(bot_of(assignment), outlook_on(match, assignment.seat), assignment.hint)
    except PitheadError:
        return Mistake(traceback.format_exc(), is_refusal=True)
    except Exception:
        return Mistake(traceback.format_exc(), is_refusal=False)


def studied(assignment: Assignment, memory: Memory) -> Idea:
    """The last action of the record, or another in its place, by what its seat could know."""
    record = record_from_json(assignment.record)
    number = len(record.actions)
    before = record.until(number - 1).to_json()
    match = memory.match_of(f"{assignment.table} studied", before)
    game, count, seed = match.game, assignment.study, assignment.seed
    if assignment.tries is not None and assignment.judged is not None:
        action = game.parse(assignment.tries)
        again = retried(game, match.state, assignment.judged, action, count, seed)
        return Idea(again["action"], 0.0, 1.0, retried=again)
    judged = judged_move(game, record, match.state, number, count, seed)
    return Idea(judged["action"], judged["after"][assignment.seat], 1.0, judged=judged)


def bot_of(assignment: Assignment) -> Bot[Any]:
    """The bot by name, or by level; a box changes no level."""
    levels = loaded(str(assignment.record.get("game")), None).levels
    return find_bot(assignment.bot, assignment.seed, levels)


def outlook_on(match: Match[Any], seat: int) -> Outlook[Any]:
    """What this seat sees, if it is asked anything."""
    match.game.question(match.state, seat)
    return Outlook(match.game, match.state, seat)


def ideas_of(bot: Bot[Any], outlook: Outlook[Any], hint: bool) -> list[Idea]:
    thoughts = bot.think(outlook) if hint else []
    if not thoughts:
        return [Idea(bot.choose(outlook).notation, 0.0, 1.0)]
    visits = max(1, sum(each.visits for each in thoughts))
    return [
        Idea(
            each.action.notation,
            each.value,
            each.visits / visits,
            [
                {
                    "seat": move.seat,
                    "action": move.action.notation,
                    "offers": said(move.offer),
                    "share": round(move.share, 4),
                    "part": move.is_part,
                }
                for move in each.line
            ],
            each.gains,
            each.moves,
            each.visits,
        )
        for each in thoughts
    ]


def seconds_of(assignment: Assignment) -> float:
    """How long the bot means to think; 0 where it counts simulations or does not think long."""
    return bot_of(assignment).budget.seconds


# -- when thinking fails -----------------------------------------------------------------------


def simpler(assignment: Assignment) -> Assignment:
    """The same for a bot that thinks a moment only."""
    return replace(assignment, bot="greedy", hint=False)


def first_legal(assignment: Assignment) -> list[Idea]:
    """Any answer at all, without thinking; refuses an assignment that has none."""
    record = record_from_json(assignment.record)
    outlook = outlook_on(Match(game_of(record), record), assignment.seat)
    return [Idea(outlook.legal_actions[0].notation, 0.0, 1.0)]
