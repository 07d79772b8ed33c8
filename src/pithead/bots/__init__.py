"""Bots, by name or by path. They know the engine only, and see only their seat's outlook.

>>> from pithead.bots import LEVELS, NAMES
>>> NAMES, LEVELS
(['random', 'greedy', 'rollout', 'search'], ['apprentice', 'journeyman', 'master'])
"""

from pithead.bots.bot import Bot, Foreseen, Thought
from pithead.bots.budget import Budget
from pithead.bots.finding import LEVELS, NAMES, find_bot, is_bot, named_bot
from pithead.bots.random import play_out

__all__ = [
    "LEVELS",
    "NAMES",
    "Bot",
    "Budget",
    "Foreseen",
    "Thought",
    "find_bot",
    "is_bot",
    "named_bot",
    "play_out",
]
