"""Notation and numbering: one-to-one over a fixed, finite set."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from every_game.tables import GAMES, Table, at_each_seat_count, for_every_game, moments
from pithead.engine.errors import BadNotation
from pithead.games import NAMES


@for_every_game
def test_every_notation_parses_back(name: str) -> None:
    game = GAMES[name]

    for action in game.table.actions:
        assert game.parse(game.notation(action)) is action


@for_every_game
def test_every_number_names_its_action(name: str) -> None:
    game = GAMES[name]

    for number, action in enumerate(game.table.actions):
        assert game.index(action) == number
        assert game.action(number) is action


@for_every_game
def test_no_two_actions_are_written_alike_in_any_case(name: str) -> None:
    actions = GAMES[name].table.actions

    assert len({action.notation.casefold() for action in actions}) == len(actions)


@for_every_game
def test_notation_is_plain_words_and_single_spaces(name: str) -> None:
    for action in GAMES[name].table.actions:
        assert action.notation.isascii()
        assert action.notation.isprintable()
        assert action.notation == " ".join(action.notation.split())
        assert action.notation.split()[0] == action.verb


@for_every_game
@given(text=st.text())
def test_parsing_garbage_raises_nothing_else(name: str, text: str) -> None:
    game = GAMES[name]
    if game.table.find(text) is not None:
        return

    with pytest.raises(BadNotation) as refusal:
        game.parse(text)

    assert str(refusal.value).isprintable()


@given(st.sampled_from(NAMES), st.data())
def test_a_notation_with_any_one_letter_replaced_is_read_or_refused(
    name: str, data: st.DataObject
) -> None:
    game = GAMES[name]
    notation = data.draw(st.sampled_from(game.table.actions)).notation
    at = data.draw(st.integers(0, len(notation)))
    text = notation[:at] + data.draw(st.text(max_size=1)) + notation[at + 1 :]

    try:
        found = game.parse(text)
    except BadNotation:
        return

    assert found.notation.casefold() == " ".join(text.split()).casefold()


@for_every_game
def test_numbers_outside_the_table_are_refused(name: str) -> None:
    game = GAMES[name]

    for number in (-1, len(game.table.actions)):
        with pytest.raises(BadNotation):
            game.action(number)


@at_each_seat_count
def test_every_legal_action_is_in_the_table(table: Table) -> None:
    for state in moments(table, seed=1):
        for seat in state.seats_to_act():
            for action in table.game.legal_actions(state, seat):
                assert table.game.action(action.index) is action
