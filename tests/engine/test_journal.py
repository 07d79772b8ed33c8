"""The journal and the messages in it."""

import json

from pithead.engine.journal import Journal, muted
from pithead.engine.message import Message


def told() -> Journal:
    journal = Journal([], False)
    journal.tell("dug", {"card": Message("mine.iron"), "position": "5"})
    journal.tell_secret("peeked", {"seat": 1}, 1, {"card": "gold"})
    return journal


def kinds(journal: Journal, seat: int) -> list[str]:
    return [event.kind for event in journal.seen_by(seat)]


def test_everyone_reads_that_something_secret_happened_but_not_what() -> None:
    for reader in (-1, 0, 2):
        seen = told().seen_by(reader)

        assert [event.kind for event in seen] == ["dug", "peeked"]
        assert seen[1].params == {"seat": 1}
        assert seen[1].secret == {}


def test_the_owner_reads_the_secret_in_a_sentence_of_its_own() -> None:
    assert kinds(told(), 1) == ["dug", "peeked_own"]
    assert told().seen_by(1)[1].params == {"seat": 1, "card": "gold"}


def test_an_event_becomes_a_message_of_its_game() -> None:
    message = told().events[0].message("mine")

    assert message.to_json() == {
        "key": "mine.told.dug",
        "params": {"card": {"key": "mine.iron", "params": {}}, "position": "5"},
    }


def test_an_event_is_ready_for_json() -> None:
    event = json.loads(json.dumps(told().events[0].to_json()))

    assert event == {
        "kind": "dug",
        "params": {"card": {"key": "mine.iron", "params": {}}, "position": "5"},
    }


def test_a_message_within_a_list_is_ready_for_json() -> None:
    message = Message("sold", {"goods": [Message("iron", {"n": 2}), Message("gold", {"n": 3})]})

    assert json.loads(json.dumps(message.to_json())) == {
        "key": "sold",
        "params": {
            "goods": [{"key": "iron", "params": {"n": 2}}, {"key": "gold", "params": {"n": 3}}]
        },
    }


def test_two_messages_without_params_share_none() -> None:
    assert Message("one").params is not Message("two").params


def test_a_copied_journal_is_independent() -> None:
    journal = told()

    journal.copy().tell("later", {})

    assert [event.kind for event in journal.events] == ["dug", "peeked"]


def test_a_muted_journal_writes_nothing_down() -> None:
    journal = muted()

    journal.tell("dug", {})

    assert journal.events == []


def test_a_copy_of_a_muted_journal_is_muted() -> None:
    assert muted().copy().muted
