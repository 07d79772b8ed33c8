"""Bots, by name. They know the engine only, and see only their seat's outlook."""

from typing import Any, Final

from pithead.bots.bot import Bot
from pithead.bots.greedy import GreedyBot
from pithead.bots.random import RandomBot
from pithead.engine.errors import BadSetup

NAMES: Final = ["random", "greedy"]


def find_bot(name: str, seed: int) -> Bot[Any]:
    """A bot of this name, with its own chance."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    raise BadSetup("error.bot", {"name": repr(name), "names": ", ".join(NAMES)})
