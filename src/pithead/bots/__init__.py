"""Bots, by name or by path. They know the engine only, and see only their seat's outlook.

>>> from pithead.bots import LEVELS, NAMES, VERDICTS
>>> NAMES, LEVELS
(['random', 'greedy', 'rollout', 'search'], ['apprentice', 'journeyman', 'master'])
>>> VERDICTS
['best', 'good', 'inaccuracy', 'mistake', 'missed_win']
"""

from pithead.bots.analysing import analyse, judged_move, moments, summed_up
from pithead.bots.bot import Bot, Foreseen, Thought
from pithead.bots.budget import Budget
from pithead.bots.finding import LEVELS, NAMES, find_bot, is_bot, named_bot
from pithead.bots.judging import VERDICTS, Judged, Weighed, judge
from pithead.bots.many import EVERY_SEAT, SEATS_IN_TURN, ManyGames
from pithead.bots.random import play_out
from pithead.bots.retrying import retried, retried_at_once

__all__ = [
    "EVERY_SEAT",
    "LEVELS",
    "NAMES",
    "SEATS_IN_TURN",
    "VERDICTS",
    "Bot",
    "Budget",
    "Foreseen",
    "Judged",
    "ManyGames",
    "Thought",
    "Weighed",
    "analyse",
    "find_bot",
    "is_bot",
    "judge",
    "judged_move",
    "moments",
    "named_bot",
    "play_out",
    "retried",
    "retried_at_once",
    "summed_up",
]
