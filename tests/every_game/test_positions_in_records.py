"""A game that begins with a position is recorded with it, and its record replays."""

import pytest

from every_game.tables import PLAIN_TABLES, Table, choice, facts, moments
from pithead.engine.errors import BadPosition, BadRecord
from pithead.engine.match import match_from
from pithead.engine.record import read_record
from pithead.engine.rng import seeded
from pithead.games import open_record


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_a_record_carries_the_position_it_begins_with(table: Table) -> None:
    for number, state in enumerate(moments(table, seed=11)):
        if number == 40 or state.is_over():
            break
    match = match_from(table.game, table.names(), table.game.position(state.text()))
    rng = seeded(4)
    for _ in range(5):
        if match.state.is_over():
            break
        match.play(*choice(table.game, match.state, rng))

    again = open_record(read_record(match.record.to_text()))

    assert facts(again.state) == facts(match.state)


def test_a_record_whose_position_has_other_seats_is_refused() -> None:
    table = PLAIN_TABLES[1]
    match = match_from(table.game, table.names(), table.game.position("{}"))
    text = match.record.to_text().replace('"seats": ["Seat 1", "Seat 2"]', '"seats": ["One"]')

    with pytest.raises(BadPosition, match="record: position: seats: 2 seats; expected as many"):
        open_record(read_record(text))


def test_a_record_with_something_else_for_a_position_is_refused() -> None:
    table = PLAIN_TABLES[1]
    match = match_from(table.game, table.names(), table.game.position("{}"))
    document = match.record.to_json()
    start = match.record.to_text().index('"position": ')
    end = match.record.to_text().index('"actions"')
    text = match.record.to_text()[:start] + '"position": 7,\n ' + match.record.to_text()[end:]

    with pytest.raises(BadRecord, match="record: position: 7; expected null or an object of"):
        read_record(text)
    assert document["position"] == table.game.position("{}").facts()
