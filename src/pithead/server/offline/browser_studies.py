"""The analyses of a browser: a text for each, and one for each decision that was judged."""

import json
from dataclasses import asdict, replace
from typing import Any, Final

from pithead.server.store.rows import StudyRow, StudyState

Write = dict[str, Any]
# What an analysis' text has in place of a table's row and seats.
STUDY: Final = "study"


class BrowserStudies:
    """All analyses; the decisions of those only that were asked for."""

    def __init__(self) -> None:
        self._rows: Final[dict[str, StudyRow]] = {}
        # How many decisions of each are kept; they are judged in their order.
        self._done: Final[dict[str, int]] = {}
        # By the place where they are kept: texts in their order.
        self._judged: Final[dict[str, list[str]]] = {}
        self._changed: Final[dict[str, None]] = {}
        self._new: Final[list[Write]] = []

    # -- in step with the browser --------------------------------------------------------------

    def take(self, document: dict[str, Any]) -> None:
        row = StudyRow(**document[STUDY])
        self._rows[row.table], self._done[row.table] = row, document["done"]

    def take_judged(self, document: dict[str, Any]) -> None:
        self._judged.setdefault(document["place"], []).append(document["judged"])

    def missing(self, table: str) -> list[tuple[str, int]]:
        """Where decisions are to be brought from, and after which number."""
        row = self._rows.get(table)
        have = 0 if row is None else len(self._judged.get(place_of(row), []))
        if row is None or have >= self._done[table]:
            return []
        return [(place_of(row), have)]

    def forget(self) -> None:
        for each in (self._rows, self._done, self._judged, self._changed):
            each.clear()
        self._new.clear()

    def written(self) -> tuple[list[Write], list[Write]]:
        """What the browser has to keep, of analyses and of decisions."""
        rows = [{"id": f"{STUDY} {table}", "text": self._text_of(table)} for table in self._changed]
        new = list(self._new)
        self._changed.clear()
        self._new.clear()
        return rows, new

    def _text_of(self, table: str) -> str:
        return json.dumps({STUDY: asdict(self._rows[table]), "done": self._done[table]})

    def next(self) -> StudyRow | None:
        """The first that is not done."""
        waiting = [each for each in self._rows.values() if each.state == "open"]
        return min(waiting, key=lambda each: (each.asked, each.table), default=None)

    # -- what whoever studies asks -------------------------------------------------------------

    def ask(self, study: StudyRow) -> None:
        self._rows[study.table], self._done[study.table] = study, 0
        self._changed[study.table] = None

    def of(self, table: str) -> StudyRow | None:
        return self._rows.get(table)

    def before(self, study: StudyRow) -> int:
        others = [each for each in self._rows.values() if each.state == "open"]
        return len([each for each in others if each.asked < study.asked])

    def open(self) -> int:
        return len([each for each in self._rows.values() if each.state == "open"])

    def settle(self, study: StudyRow, state: StudyState) -> None:
        row = self._rows[study.table]
        if row.digest == study.digest:
            self._rows[study.table] = replace(row, state=state)
            self._changed[study.table] = None

    def note(self, table: str, number: int, body: Any) -> None:
        if number != self._done[table] + 1:
            return
        place, text = place_of(self._rows[table]), json.dumps(body)
        self._judged.setdefault(place, []).append(text)
        self._done[table] = number
        self._changed[table] = None
        kept = json.dumps({"place": place, "judged": text})
        self._new.append({"table": place, "seq": number, "text": kept})

    def numbers(self, table: str) -> list[int]:
        return list(range(1, self._done[table] + 1))

    def decisions(self, table: str) -> list[Any]:
        return [json.loads(text) for text in self._judged.get(place_of(self._rows[table]), [])]


def place_of(study: StudyRow) -> str:
    """Among the browser's entries; where it was asked for anew, it is another."""
    return f"{STUDY} {study.table} {study.asked}"
