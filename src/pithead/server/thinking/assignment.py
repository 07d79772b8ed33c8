"""What a bot is asked, and what it answers, as plain values that can be sent anywhere."""

from dataclasses import dataclass, field
from typing import Any

from pithead.bots.shown import JudgedMove, Retried
from pithead.server.protocol.playing import ExpectedMove


@dataclass(frozen=True)
class Assignment:
    """One decision. A state is never sent: whoever thinks replays the record."""

    # For fairness, and for what a worker remembers.
    table: str
    # As `Record.to_json` gives it.
    record: dict[str, Any]
    seat: int
    # A level of the game, or a bot with its budget, such as `search:1s`.
    bot: str
    # Of the bot's own chance.
    seed: int
    # Whether all thoughts are wanted, or the choice only.
    hint: bool
    # With how many simulations the record's last action is to be judged; 0 to decide what is next.
    study: int = 0
    # The move to try in the place of that action, which was judged so. None: judge the action.
    tries: str | None = None
    judged: JudgedMove | None = None


@dataclass(frozen=True)
class Idea:
    """An action that was thought of."""

    action: str
    # What it is expected to come to, from 0 to 1; 0 where only a choice was asked for.
    value: float
    # How much of the thinking went into it; 1 where only a choice was asked for.
    sure: float
    # The moves that are expected next, each with its seat and its offer as JSON.
    line: list[ExpectedMove] = field(default_factory=list)
    # By how much the seat's open numbers will have changed on average, and within how many moves.
    gains: dict[str, float] = field(default_factory=dict)
    within: int = 0
    # How many simulations began with it.
    visits: int = 0
    # What it was worth, where it was played and is studied.
    judged: JudgedMove | None = None
    # What it would have been worth in the place of what was played.
    retried: Retried | None = None


@dataclass(frozen=True)
class Mistake:
    """Thinking went wrong: the whole traceback, and whether the assignment itself was refused."""

    text: str
    is_refusal: bool
