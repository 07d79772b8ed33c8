"""Decisions to think about, and what the bot answers when it is asked directly."""

import os
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from pithead.bots import find_bot
from pithead.engine.match import Match, new_match
from pithead.engine.outlook import Outlook
from pithead.games import find_game
from pithead.server.thinking.deciding import ideas_of
from pithead.server.thinking.thinkers import Assignment, Crew, Idea
from pithead.server.thinking.worker import ProcessWorker

# So many simulations take a second or more, so many take longer than any test.
LONG = "search:2000"
ENDLESS = "search:10000000"
PATIENCE = 120.0


def some_match(game: str = "dwarf", moves: int = 6, seed: int = 3) -> Match[Any]:
    """A match of two, some random moves in."""
    match = new_match(find_game(game), ["Ann", "Ben"], {}, seed)
    bot = find_bot("random", seed)
    for _ in range(moves):
        seat = match.state.seats_to_act()[0]
        match.play(seat, bot.choose(Outlook(match.game, match.state, seat)))
    return match


def assignment_of(
    match: Match[Any], bot: str = "search:50", table: str = "table", hint: bool = False
) -> Assignment:
    seat = match.state.seats_to_act()[0]
    return Assignment(table, match.record.to_json(), seat, bot, 7, hint)


def a_assignment(bot: str = "search:50", table: str = "table", hint: bool = False) -> Assignment:
    return assignment_of(some_match(), bot, table, hint)


def asked_directly(match: Match[Any], assignment: Assignment) -> list[Idea]:
    bot = find_bot(assignment.bot, assignment.seed, match.game.levels)
    outlook = Outlook(match.game, match.state, assignment.seat)
    if not assignment.hint:
        return [Idea(bot.choose(outlook).notation, 0.0, 1.0)]
    return ideas_of(bot, outlook, True)


def greedily(match: Match[Any], assignment: Assignment) -> list[Idea]:
    return asked_directly(match, replace(assignment, bot="greedy", hint=False))


def first_legal_of(match: Match[Any], assignment: Assignment) -> list[Idea]:
    action = match.game.legal_actions(match.state, assignment.seat)[0]
    return [Idea(action.notation, 0.0, 1.0)]


def worker_of(crew: Crew, place: int = 0) -> int | None:
    """The process that holds this place now and is ready."""
    worker = crew.places[place].post.worker
    return worker.process.pid if isinstance(worker, ProcessWorker) else None


def is_alive(process: int) -> bool:
    """A dead process that nobody has waited for yet does not count."""
    try:
        os.kill(process, 0)
        status = Path(f"/proc/{process}/stat").read_text()
    except (ProcessLookupError, FileNotFoundError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def is_soon_gone(process: int) -> bool:
    until = time.monotonic() + PATIENCE
    while is_alive(process) and time.monotonic() < until:
        time.sleep(0.05)
    return not is_alive(process)
