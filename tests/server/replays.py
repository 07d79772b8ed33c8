"""A line for each of some records, to compare Pythons by: run in this one, and in a browser's."""

import hashlib
import json

from pithead.engine.record import Record, record_from_json
from pithead.games import open_record


def digests(texts: list[str]) -> list[str]:
    """All that each game comes to and has told."""
    return [digest(record_from_json(json.loads(text))) for text in texts]


def digest(record: Record) -> str:
    match = open_record(record)
    told = [json.dumps(each.to_json()) for each in match.state.journal.events]
    whole = json.dumps([match.state.facts(), told, match.game.scores(match.state)])
    return hashlib.sha256(whole.encode()).hexdigest()
