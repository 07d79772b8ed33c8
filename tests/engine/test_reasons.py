"""Why an action is not possible now, as far as the engine can say it."""

from engine.sealed_bids import BID, GAME, POLISH, play, table
from engine.test_agenda import SAY, Ask
from pithead.engine.action import Action
from pithead.engine.game import SPECTATOR
from pithead.engine.message import Message


def told(reason: Message | None) -> object:
    return None if reason is None else reason.to_json()


def test_a_legal_action_has_no_reason() -> None:
    state = table([5, 6, 7])

    assert [GAME.why_not(state, 0, bid) for bid in BID] == [None, None, None]


def test_who_is_not_asked_is_told_who_is() -> None:
    state = table([5, 6, 7])
    play(state, "1: bid 0")

    seats = [{"key": "why.seat", "params": {"seat": seat}} for seat in (0, 2)]
    assert told(GAME.why_not(state, 1, BID[0])) == {
        "key": "why.waiting",
        "params": {"seats": seats},
    }


def test_a_spectator_waits_too() -> None:
    reason = GAME.why_not(table([5, 6, 7]), SPECTATOR, BID[0])

    assert reason is not None
    assert reason.key == "why.waiting"


def test_who_is_asked_something_else_is_told_what() -> None:
    assert told(GAME.why_not(table([5, 6, 7]), 0, POLISH[0])) == {
        "key": "why.other_question",
        "params": {"asks": {"key": "bids.ask", "params": {}}},
    }


class AskPolitely(Ask):
    """Says itself why one answer will not do."""

    def refuses(self, state: object, action: Action) -> Message | None:
        return Message("rude") if action is SAY[2] else None


def test_a_question_has_no_words_unless_it_is_given_some() -> None:
    assert Ask(0, 2).refuses(None, SAY[2]) is None


def test_a_questions_own_words_come_first() -> None:
    state = table([5, 6, 7])
    state.agenda.tasks.append(AskPolitely(0, 2))
    state.offers[0] = SAY[:2]

    assert told(GAME.why_not(state, 0, SAY[2])) == {"key": "rude", "params": {}}
