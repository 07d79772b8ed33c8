"""A second try at a decision of a game that was analysed, measured by that analysis."""

from typing import Final

from pithead.bots import retried_at_once
from pithead.bots.shown import JudgedMove, Retried
from pithead.engine.match import Match
from pithead.server.refusals import Refusal
from pithead.server.store.shelf import StudyShelf
from pithead.server.tables.live import LiveTable
from pithead.server.tables.studying import SEED, digest_of
from pithead.server.thinking.assignment import Assignment, Idea


class Retrial:
    """One move, tried in the place of a decision; the moment before it is replayed once."""

    def __init__(self, book: StudyShelf, live: LiveTable, number: int, action: str) -> None:
        with live.lock:
            record = live.full_record()
            study = book.of(live.row.id)
            if study is None or study.digest != digest_of(record):
                raise no_decision(number)
            self.simulations: Final = study.simulations
            self.judged: Final = decision_in(book, study.table, number)
            self.table: Final = live.row.id
            self.record: Final = record.until(number)
            self.before: Final = Match(live.match.game, record.until(number - 1))
        game, state = self.before.game, self.before.state
        self.action: Final = game.parse(action)
        if self.action not in game.legal_actions(state, self.judged["seat"]):
            why = game.why_not(state, self.judged["seat"], self.action)
            assert why is not None
            raise Refusal("illegal", why.key, why.params)

    def at_once(self) -> Retried | None:
        """What the analysis says itself."""
        return retried_at_once(self.before.game, self.before.state, self.judged, self.action)

    def assignment(self) -> Assignment:
        """What has to be thought about, if the analysis does not say."""
        return Assignment(
            self.table, self.record.to_json(), self.judged["seat"], f"retry:{self.simulations}",
            SEED, hint=True, study=self.simulations, tries=self.action.notation,
            judged=self.judged,
        )  # fmt: skip


def thought(ideas: list[Idea]) -> Retried:
    """What came of it."""
    found = ideas[0].retried
    assert found is not None
    return found


def decision_in(book: StudyShelf, table: str, number: int) -> JudgedMove:
    """How a decision was judged, as far as the analysis has come."""
    decisions: list[JudgedMove] = book.decisions(table)
    for judged in decisions:
        if judged["number"] == number:
            return judged
    raise no_decision(number)


def no_decision(number: int) -> Refusal:
    return Refusal("not_found", "server.error.study_number", {"number": number})
