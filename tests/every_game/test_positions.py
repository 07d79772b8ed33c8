"""Positions as text: every state goes there and back, and plays on as it would have."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from every_game.tables import (
    ALL_TABLES,
    GAMES,
    Table,
    at_every_table,
    choice,
    facts,
    for_every_game,
    moments,
    now_and_then,
)
from pithead.engine.errors import BadPosition
from pithead.engine.rng import seeded

MOST_ACTIONS = 400
PLAYED_ON = 12


def played(table: Table, seed: int, number: int) -> Any:
    """A random game after so many actions, or at its end."""
    for state in moments(table, seed, number):
        last = state
    return last


@given(
    table=st.sampled_from(ALL_TABLES),
    seed=st.integers(0, 2**32),
    number=st.integers(0, MOST_ACTIONS),
)
def test_every_state_goes_there_and_back_and_plays_on_equally(
    table: Table, seed: int, number: int
) -> None:
    state = played(table, seed, number)

    other = table.game.position(state.text())

    rng = seeded(seed)
    for _ in range(PLAYED_ON):
        assert facts(other) == facts(state)
        assert other.seats_to_act() == state.seats_to_act()
        for seat in range(table.seats):
            assert table.game.legal_actions(other, seat) == table.game.legal_actions(state, seat)
        if state.is_over():
            assert table.game.scores(other) == table.game.scores(state)
            break
        seat, action = choice(table.game, state, rng)
        table.game.apply(state, seat, action)
        table.game.apply(other, seat, action)


@at_every_table
def test_moments_of_a_game_at_every_table_read_back_as_themselves(table: Table) -> None:
    for state in now_and_then(table, seed=3, every=29):
        assert facts(table.game.position(state.text())) == facts(state)


@at_every_table
def test_a_position_that_was_read_off_stays_while_the_game_goes_on(table: Table) -> None:
    read = [(state.facts(), state.text()) for state in now_and_then(table, seed=5, every=29)]

    for document, text in read:
        assert document == json.loads(json.dumps(document))
        assert table.game.set_out(document).text() == text


@for_every_game
def test_a_position_of_nothing_but_seats_can_be_played(name: str) -> None:
    game = GAMES[name]
    for seats in game.seat_counts:
        state = game.position(json.dumps({"seats": seats}))
        rng = seeded(seats)

        while not state.is_over():
            seat, action = choice(game, state, rng)
            game.apply(state, seat, action)

        assert game.ending(state)


@for_every_game
def test_a_text_is_short_in_lines_and_plain(name: str) -> None:
    text = GAMES[name].start(seed=1).text()

    assert max(len(line) for line in text.splitlines()) <= 120
    assert json.loads(text)["game"] == name


@for_every_game
@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        (
            "",
            "position: not JSON (Expecting value: line 1 column 1 (char 0)); expected a position.",
        ),
        ("[1]", "position: [1]; expected a JSON object with a position."),
        ('{"seats": 9}', "position: seats: 9; expected a whole number from"),
        ('{"pithead": 2}', "position: pithead: 2; expected a whole number from 1 to 1."),
        ('{"game": "chess"}', "position: game: 'chess'; expected one of"),
        ('{"data": "abc"}', "position: data: 'abc'; expected one of"),
        ('{"colour": 1}', "position: colour: an unknown field; expected one of"),
        ('{"chance": -1}', "position: chance: -1; expected a seed from 0"),
        ('{"agenda": []}', "position: agenda: nothing; expected something still to happen"),
        ('{"agenda": ["sleep"]}', "position: agenda: 1: 'sleep'; expected one of"),
        ('{"agenda": [7]}', "position: agenda: 1: 7; expected a text such as"),
        (
            '{"agenda": ["begin-round now"]}',
            "position: agenda: 1: 'begin-round now'; expected nothing",
        ),
        ('{"players": 3}', "position: players: 3; expected a list."),
        ('{"players": [3]}', "position: players: 1: 3; expected a table."),
        ('{"players": [{"shoes": 1}]}', "position: players: 1: shoes: an unknown field"),
        ('{"players": [{},{},{},{},{},{},{}]}', "position: players: 7 of them; expected at most"),
        ('{"round": "two"}', "position: round: 'two'; expected a whole number"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(name: str, text: str, refusal: str) -> None:
    with pytest.raises(BadPosition) as error:
        GAMES[name].position(text)

    assert str(error.value).startswith(refusal)
