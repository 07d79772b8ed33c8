"""What levels choose and how moves are judged, to compare Pythons by: here, and a browser's."""

import json
from typing import Any

from pithead.bots import find_bot, judged_move
from pithead.engine.outlook import Outlook
from pithead.engine.record import record_from_json
from pithead.games import open_record

# Of each game so many moments, evenly spread.
MOMENTS = 5
LEVELS = ("apprentice", "journeyman")
SIMULATIONS = 20


def digests(texts: list[str]) -> list[str]:
    """For each record what is thought at some of its moments, as text."""
    return [line for text in texts for line in thoughts(text)]


def thoughts(text: str) -> list[str]:
    record = record_from_json(json.loads(text))
    found = []
    for part in range(MOMENTS):
        number = 1 + part * (len(record.actions) - 1) // MOMENTS
        match: Any = open_record(record.until(number - 1))
        seat = record.actions[number - 1][0]
        outlook: Any = Outlook(match.game, match.state, seat)
        levels = match.game.levels
        chosen = [find_bot(each, 5, levels).choose(outlook).notation for each in LEVELS]
        judged = judged_move(match.game, record, match.state, number, SIMULATIONS, 1)
        found.append(json.dumps([chosen, judged]))
    return found
