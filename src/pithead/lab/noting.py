"""One game with everything noted that a learner wants: what the workers of a data set run.

The game is played by bots, or replayed from a record that people left. Nothing noted depends on
a clock or a process, so the same games give the same notes everywhere. Notes are plain values,
which travel between processes also where the engine is compiled.
"""

import json
import os
from dataclasses import dataclass, field
from typing import Any

from pithead.bots import Bot, Thought
from pithead.engine.action import Action
from pithead.engine.errors import Declined
from pithead.engine.game import Game, State
from pithead.engine.journal import muted
from pithead.engine.match import Match, replay
from pithead.engine.message import Message
from pithead.engine.outlook import Outlook
from pithead.engine.record import Record, read_record
from pithead.lab.playing import opened, seated
from pithead.lab.schedule import Fixture


@dataclass(frozen=True)
class Decision:
    """What a seat knew, and its choice among its legal actions, all by their numbers.

    A bot that thinks also says how often it looked at each legal action, and what it expects of
    the one it chose.
    """

    seat: int
    # 32-bit floats (`Outlook.features`).
    features: bytes
    legal: list[int]
    choice: int
    visits: list[int] | None
    value: float | None


@dataclass(frozen=True)
class Noted:
    """A game and its decisions; without any record, why there is none, as a message in JSON."""

    number: int
    # The process that noted it.
    worker: int
    record: str = ""
    totals: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    # What the end was worth to each seat, from 0 to 1.
    results: list[float] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    refused: str = ""


def note_fixture(setting: str, fixture: Fixture) -> Noted:
    """The whole game: replayed if it is a record, else played."""
    if not fixture.record:
        return note_played(setting, fixture)
    try:
        return note_read(setting, fixture)
    except Declined as error:
        return refused(fixture, error.message)


def note_played(setting: str, fixture: Fixture) -> Noted:
    """By bots. One that thinks plays what it thinks best, so that visits and choice agree."""
    game, seats, options = opened(setting)
    record = Record(
        game.name, game.rules_number, game.fingerprint, game.read_options(seats, options),
        list(fixture.bots), fixture.seed, json.loads(setting)["box"],
    )  # fmt: skip
    state = game.start(seats, options, fixture.seed)
    state.journal = muted()
    bots = seated(game, fixture.bots, fixture.seed)
    decisions: list[Decision] = []
    while not state.is_over():
        seat = state.seats_to_act()[0]
        outlook = Outlook(game, state, seat)
        action, thoughts = decided(bots[seat], outlook)
        decisions.append(decision(outlook, action, thoughts))
        record.actions.append((seat, action.notation))
        game.apply(state, seat, action)
    record.scores = game.scores(state)
    return noted(game, state, fixture, record, decisions)


def decided(bot: Bot[Any], outlook: Outlook[Any]) -> tuple[Action, list[Thought]]:
    thoughts = bot.think(outlook)
    return (thoughts[0].action if thoughts else bot.choose(outlook)), thoughts


def note_read(setting: str, fixture: Fixture) -> Noted:
    """From a record, which must be of this set of cards and come to the scores it names."""
    game = opened(setting)[0]
    record = read_record(fixture.record)
    match = Match(game, record)
    match.check()
    if not match.state.is_over():
        return refused(fixture, Message("cli.dataset.unfinished"))
    states = replay(game, record)
    state = next(states)
    decisions: list[Decision] = []
    for seat, notation in record.actions:
        decisions.append(decision(Outlook(game, state, seat), game.parse(notation), []))
        state = next(states)
    return noted(game, state, fixture, record, decisions)


def decision(outlook: Outlook[Any], action: Action, thoughts: list[Thought]) -> Decision:
    legal = [each.index for each in outlook.legal_actions]
    features = outlook.features()
    if not thoughts:
        return Decision(outlook.seat, features, legal, action.index, None, None)
    visits = {each.action.index: each.visits for each in thoughts}
    looks = [visits.get(index, 0) for index in legal]
    return Decision(outlook.seat, features, legal, action.index, looks, thoughts[0].value)


def noted(
    game: Game[Any], state: State, fixture: Fixture, record: Record, decisions: list[Decision]
) -> Noted:
    return Noted(
        fixture.number,
        os.getpid(),
        record.to_text(),
        [score["total"] for score in game.scores(state)],
        game.places(state),
        [game.result(state, seat) for seat in range(state.seats)],
        decisions,
    )


def refused(fixture: Fixture, why: Message) -> Noted:
    return Noted(fixture.number, os.getpid(), refused=json.dumps(why.to_json()))
