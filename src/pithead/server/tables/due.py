"""What a table's bots have to decide now."""

import hashlib
from dataclasses import dataclass
from typing import Final

from pithead.server.tables.live import LiveTable
from pithead.server.thinking.assignment import Assignment

SEED_BYTES: Final = 6


@dataclass(frozen=True)
class Due:
    """One decision, and the question it answers: it counts only while that is still asked."""

    seat: int
    question: object
    # What to think about; None where a script says it.
    assignment: Assignment | None = None
    # What the script says.
    action: str = ""


def decisions_due(live: LiveTable) -> list[Due]:
    """For each bot that is to act: what it has to think about, or what its script says."""
    with live.lock:
        result = []
        scripted = live.scripted()
        for seat in live.bots_due():
            if scripted is not None:
                if scripted[0] == seat:
                    result.append(Due(seat, live.question_of(seat), action=scripted[1]))
                continue
            bot = live.bot_at(seat)
            assert bot is not None
            record, seed = live.full_record().to_json(), seed_for(live, seat)
            assignment = Assignment(live.row.id, record, seat, bot, seed, False)
            result.append(Due(seat, live.question_of(seat), assignment))
        return result


def is_bot_due(live: LiveTable) -> bool:
    """Whether any bot has something to decide, without saying what."""
    scripted, due = live.scripted(), live.bots_due()
    return bool(due) if scripted is None else scripted[0] in due


def seed_for(live: LiveTable, seat: int) -> int:
    """The bot's own chance: the same for the same moment of the same table."""
    text = f"{live.row.id} {live.moves} {seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES], "big")
