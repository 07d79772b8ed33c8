"""Asking for the analysis of a table's game, judging what is left, and looking how far it is."""

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

from pithead.bots import LEVELS, find_bot, summed_up
from pithead.engine.game import Game
from pithead.engine.record import Record
from pithead.server.refusals import Refusal
from pithead.server.store.rows import StudyRow
from pithead.server.store.shelf import StudyShelf
from pithead.server.tables.live import LiveTable
from pithead.server.tables.service import Tables
from pithead.server.thinking.assignment import Assignment

if TYPE_CHECKING:
    from pithead.server.protocol.study import Study

# As `pithead analyse` has it when nothing else is said.
SEED: Final = 1
# So many may wait; what is asked for beyond is refused.
MOST_OPEN: Final = 1000


def ask(tables: Tables, book: StudyShelf, live: LiveTable) -> "Study":
    """Have the game studied, unless that is done or asked for already."""
    with live.lock:
        if not live.is_over():
            raise Refusal("off", "server.error.study_early", {})
        record = live.full_record()
    found = book.of(live.row.id)
    if found is not None and found.digest == digest_of(record):
        if found.state == "failed":
            # What was judged already is kept.
            book.settle(found, "open")
    else:
        if book.open() >= MOST_OPEN:
            raise Refusal("busy", "server.error.study_many", {})
        simulations = tables.settings.study_simulations or usual_simulations(live.match.game)
        total = len(record.actions)
        book.ask(StudyRow(live.row.id, digest_of(record), simulations, total, tables.clock()))
    return look(book, live)


def look(book: StudyShelf, live: LiveTable) -> "Study":
    """How far the analysis is; the whole of it when it is done."""
    with live.lock:
        record, match = live.full_record(), live.match
        study = book.of(live.row.id)
        if study is None or study.digest != digest_of(record):
            return {"state": "none", "place": 0, "done": 0, "total": 0, "analysis": None}
        if study.state != "done":
            return {
                "state": study.state,
                "place": book.before(study) if study.state == "open" else 0,
                "done": len(book.numbers(study.table)),
                "total": study.total,
                "analysis": None,
            }
        decisions = book.decisions(study.table)
        return {
            "state": "done",
            "place": 0,
            "done": study.total,
            "total": study.total,
            "analysis": summed_up(match, study.simulations, SEED, decisions),
        }


def usual_simulations(game: Game[Any]) -> int:
    """As many as the Journeyman has for a decision: how costly a game's are is known of that."""
    return find_bot(LEVELS[1], 0, game.levels).budget.simulations


# -- judging -----------------------------------------------------------------------------------


def record_of(book: StudyShelf, study: StudyRow, live: LiveTable) -> Record | None:
    """What is to be studied; none if the game has gone another way since."""
    with live.lock:
        record = live.full_record()
    if digest_of(record) == study.digest:
        return record
    book.settle(study, "failed")
    return None


def unjudged(book: StudyShelf, study: StudyRow) -> list[int]:
    """The numbers of the decisions that are left."""
    known = set(book.numbers(study.table))
    return [each for each in range(1, study.total + 1) if each not in known]


def assignment_for(study: StudyRow, record: Record, number: int) -> Assignment:
    """One decision, for whoever thinks."""
    until = record.until(number)
    return Assignment(
        study.table, until.to_json(), until.actions[-1][0], f"study:{study.simulations}", SEED,
        hint=False, study=study.simulations,
    )  # fmt: skip


def digest_of(record: Record) -> str:
    """The same for the same actions."""
    return hashlib.sha256(json.dumps(record.actions).encode()).hexdigest()[:16]
