"""The desk: whoever is at this browser asks here what they would ask a server.

Texts in and out, one request after the other, and no waiting inside: the browser's worker
(`web/src/offline/`) brings what its database has, keeps what was written before anybody hears of
it, and lets the bots think beside it.
"""

import json
import time
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final

from pithead.engine.errors import Declined, PitheadError
from pithead.server.offline.asked import Asked, NoRoute, Thinking, study_named, tables_named
from pithead.server.offline.browser_shelf import BrowserShelf
from pithead.server.offline.copies import about_copies
from pithead.server.offline.puzzles import about_puzzles
from pithead.server.offline.routes import answer
from pithead.server.offline.trees import about_trees
from pithead.server.protocol.messages import said
from pithead.server.refusals import Refusal, refusal_of
from pithead.server.settings import Settings
from pithead.server.tables.due import Due, decisions_due, is_bot_due
from pithead.server.tables.playing import act_for_bot
from pithead.server.tables.service import Tables
from pithead.server.tables.studying import assignment_for, record_of, unjudged
from pithead.server.tables.trees import Trees
from pithead.server.thinking.assignment import Idea
from pithead.server.wire import text_of

# A browser's Python is slower than a server's: an analysis is no more work than to play the game.
SETTINGS: Final = Settings(study_simulations=0)


class Desk:
    """The tables of one browser."""

    def __init__(
        self, clock: Callable[[], float] = time.time, settings: Settings = SETTINGS
    ) -> None:
        self._clock: Final = clock
        self._settings: Final = settings
        self.shelf: Final = BrowserShelf()
        self.tables = self._fresh()
        self.trees = Trees(self.tables)
        # Decisions that bots are thinking about, each with the number of moves it was asked at.
        self._asked: Final[dict[tuple[str, int], tuple[Due, int]]] = {}

    def _fresh(self) -> Tables:
        return Tables(self.shelf, self._settings, lambda _table, _seq: None, self._clock)

    # -- in step with the browser's database ---------------------------------------------------

    def take(self, news: str) -> None:
        """What is kept that is not known here: `{"tables": [text], "entries": [text]}`."""
        found = json.loads(news)
        for text in found["tables"]:
            self.shelf.take_table(text)
        for text in found["entries"]:
            self.shelf.take_entry(text)

    def missing(self, request: str) -> str:
        """Which entries have to be brought before a request: `[[table, after], ...]`."""
        asked = Asked.read(request)
        studied = study_named(asked)
        missing = self.shelf.missing(tables_named(asked))
        return text_of([*missing, *(self.shelf.studies.missing(studied) if studied else [])])

    def forget(self) -> None:
        """What was written has not been kept."""
        self.shelf.forget()
        self.tables = self._fresh()
        self.trees = Trees(self.tables)

    # -- requests ------------------------------------------------------------------------------

    def ask(self, request: str, ideas: str | None = None) -> str:
        """A request's answer, what is to be kept before it is told, and what bots have to do.

        Where something has to be thought about first, that comes instead; the request is then asked
        again, with the ideas.
        """
        asked = Asked.read(request)
        asked.ideas = None if ideas is None else [Idea(**each) for each in json.loads(ideas)]
        try:
            status, body = self._answer(asked)
        except Thinking as thinking:
            return self._told({"think": asdict(thinking.assignment)})
        except NoRoute:
            status, body = problem(Refusal("not_found", "server.error.no_route"))
        except Refusal as refusal:
            status, body = problem(refusal)
        except PitheadError as error:
            status, body = problem(refusal_of(error))
        return self._told({"status": status, "body": text_of(body), "due": self._due(asked)})

    def _answer(self, asked: Asked) -> tuple[int, Any]:
        if asked.words[:1] == ["trees"]:
            return about_trees(self.trees, asked)
        if asked.words[:1] == ["puzzles"]:
            return about_puzzles(asked)
        if asked.words[:1] == ["copy"]:
            return about_copies(self.shelf, asked)
        return answer(self.tables, asked)

    def _due(self, asked: Asked) -> list[str]:
        """Tables of this request, those it has made included, at which a bot is to act."""
        found = []
        for id_ in [*asked.made, *([asked.table] if asked.table else [])]:
            try:
                live = self.tables.find(id_)
            except Declined:
                continue
            if is_bot_due(live):
                found.append(id_)
        return found

    def _told(self, answered: dict[str, Any]) -> str:
        study = self.shelf.studies.next()
        studied = None if study is None else study.table
        return text_of({**answered, "study": studied, "writes": self.shelf.written()})

    # -- bots ----------------------------------------------------------------------------------

    def due(self, table: str) -> str:
        """What the bots of a table have to decide: `{"seat", "action", "think"}` each."""
        try:
            live = self.tables.open(table)
        except Declined:
            return self._told({"decisions": []})
        decisions = []
        for each in decisions_due(live):
            self._asked[(table, each.seat)] = (each, live.moves)
            think = None if each.assignment is None else asdict(each.assignment)
            decisions.append({"seat": each.seat, "action": each.action, "think": think})
        return self._told({"decisions": decisions})

    def decided(self, table: str, seat: int, action: str) -> str:
        """Play what a bot has decided, if it is still asked for that."""
        due, moves = self._asked[(table, seat)]
        live = self.tables.open(table)
        act_for_bot(self.tables, live, seat, action, moves, due.question)
        return self._told({"due": [table] if is_bot_due(live) else []})

    # -- analyses ------------------------------------------------------------------------------

    def study(self, table: str) -> str:
        """What is to be judged next of its game: `{"number", "think"}`; number 0 for nothing."""
        studies = self.shelf.studies
        study = studies.of(table)
        if study is None or study.state != "open":
            return self._told({"number": 0, "think": None})
        try:
            record = record_of(studies, study, self.tables.open(table))
        except Declined:
            record = None
            studies.settle(study, "failed")
        numbers = [] if record is None else unjudged(studies, study)
        if record is not None and not numbers:
            studies.settle(study, "done")
        if record is None or not numbers:
            return self._told({"number": 0, "think": None})
        assignment = assignment_for(study, record, numbers[0])
        return self._told({"number": numbers[0], "think": asdict(assignment)})

    def judged(self, table: str, number: int, ideas: str) -> str:
        """Keep what was thought of a decision; no thoughts where it could not be judged."""
        studies, found = self.shelf.studies, json.loads(ideas)
        study = studies.of(table)
        if study is not None and study.state == "open":
            if found:
                studies.note(table, number, found[0]["judged"])
            else:
                studies.settle(study, "failed")
        return self._told({})


def problem(refusal: Refusal) -> tuple[int, dict[str, Any]]:
    """A refusal as the page gets it; it finds the words itself, in its reader's language."""
    body: dict[str, Any] = {
        "type": refusal.kind, "title": "", "status": refusal.status, "detail": "",
        "message": said(refusal.message),
    }  # fmt: skip
    if refusal.moment is not None:
        body["moment"] = refusal.moment
    return refusal.status, body
