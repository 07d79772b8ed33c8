"""Bots, by name. They know the engine only, and see only their seat's outlook.

A bot is written `name` or `name:budget`: `search:400` for so many simulations a decision,
`search:0.5s` for so many seconds. For people there are three levels, which each game maps to bots.
"""

from typing import Any, Final

from pithead.bots.bot import Bot, Thought
from pithead.bots.budget import Budget, read_budget
from pithead.bots.greedy import GreedyBot
from pithead.bots.random import RandomBot
from pithead.bots.rollout import RolloutBot
from pithead.bots.search import SearchBot
from pithead.engine.errors import BadSetup

# The ladder, the weakest first, and the levels for people.
NAMES: Final = ["random", "greedy", "rollout", "search"]
LEVELS: Final = ["apprentice", "journeyman", "master"]
USUAL_BUDGET: Final = "200"


def find_bot(text: str, seed: int, levels: list[str] | None = None) -> Bot[Any]:
    """A bot of this name, with its own chance and a fresh budget. `levels` are the game's."""
    if levels is not None and text in LEVELS:
        return find_bot(levels[LEVELS.index(text)], seed)
    name, colon, budget = text.partition(":")
    if name == "random" and not colon:
        return RandomBot(seed)
    if name == "greedy" and not colon:
        return GreedyBot(seed)
    if name == "rollout":
        return RolloutBot(seed, read_budget(budget if colon else USUAL_BUDGET, name))
    if name == "search":
        return SearchBot(seed, read_budget(budget if colon else USUAL_BUDGET, name))
    names = NAMES if levels is None else LEVELS + NAMES
    raise BadSetup("error.bot", {"name": repr(text), "names": ", ".join(names)})


def is_bot(text: str) -> bool:
    """Whether this is meant to be a bot or a level, not a person."""
    return text in LEVELS or text.partition(":")[0] in NAMES


__all__ = ["LEVELS", "NAMES", "Bot", "Budget", "Thought", "find_bot", "is_bot"]
