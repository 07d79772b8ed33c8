"""Asking for the analysis of a table's game, and looking how far it is."""

import hashlib
import json
from typing import Final

from pithead.bots import summed_up
from pithead.engine.record import Record
from pithead.server.protocol.study import Study
from pithead.server.refusals import Refusal
from pithead.server.store.studies import StudyBook, StudyRow
from pithead.server.tables.live import LiveTable
from pithead.server.tables.service import Tables

# As `pithead analyse` has it when nothing else is said.
SEED: Final = 1
# So many may wait; what is asked for beyond is refused.
MOST_OPEN: Final = 1000


def ask(tables: Tables, book: StudyBook, live: LiveTable) -> Study:
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
        simulations = tables.settings.study_simulations
        total = len(record.actions)
        book.ask(StudyRow(live.row.id, digest_of(record), simulations, total, tables.clock()))
    return look(book, live)


def look(book: StudyBook, live: LiveTable) -> Study:
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


def digest_of(record: Record) -> str:
    """The same for the same actions."""
    return hashlib.sha256(json.dumps(record.actions).encode()).hexdigest()[:16]
