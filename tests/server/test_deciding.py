"""What a worker remembers: the matches it saw last, if they have only gone on."""

from typing import Any

from pithead.engine.game import same
from pithead.engine.match import Match
from pithead.server.thinking.deciding import Memory
from server.assignments import some_match


def remembered(memory: Memory, match: Match[Any], table: str = "table") -> Match[Any]:
    return memory.match_of(table, match.record.to_json())


def test_a_match_that_went_on_is_played_on() -> None:
    memory = Memory()
    before = remembered(memory, some_match(moves=4))
    later = some_match(moves=9)

    after = remembered(memory, later)

    assert after is before
    assert same(after.state, later.state)


def test_a_match_of_which_moves_were_taken_back_is_replayed() -> None:
    memory = Memory()
    before = remembered(memory, some_match(moves=9))
    earlier = some_match(moves=4)

    after = remembered(memory, earlier)

    assert after is not before
    assert same(after.state, earlier.state)


def test_another_match_at_the_same_table_is_replayed() -> None:
    memory = Memory()
    remembered(memory, some_match(moves=0, seed=3))
    other = some_match(moves=0, seed=4)

    assert same(remembered(memory, other).state, other.state)


def test_a_renamed_seat_does_not_make_another_match() -> None:
    memory = Memory()
    document = some_match().record.to_json()
    before = memory.match_of("table", document)

    assert memory.match_of("table", {**document, "seats": ["Ann", "Bob"]}) is before


def test_the_match_asked_about_longest_ago_is_forgotten() -> None:
    memory = Memory(most=2)
    for table in "abac":
        remembered(memory, some_match(), table)

    assert list(memory.matches) == ["a", "c"]
