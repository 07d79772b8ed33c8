"""A record is the game: it replays to the same state, and through its text."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from every_game.tables import ALL_TABLES, Table, at_each_seat_count, at_every_table, choice, journal
from pithead.engine.game import same
from pithead.engine.match import Match, new_match
from pithead.engine.record import read_record
from pithead.engine.rng import MOST_SEED, seeded
from pithead.games import open_record


def played(table: Table, seed: int, most: int = 100_000) -> Match[Any]:
    """A random game, written down."""
    match = new_match(table.game, table.names(), table.options, seed)
    rng = seeded(seed)
    while not match.state.is_over() and len(match.record.actions) < most:
        match.play(*choice(table.game, match.state, rng))
    return match


@at_every_table
def test_a_record_replays_to_an_equal_state_and_journal(table: Table) -> None:
    match = played(table, seed=1)

    replayed = open_record(match.record)

    assert same(replayed.state, match.state)
    assert journal(replayed.state) == journal(match.state)


@at_every_table
def test_a_record_comes_back_from_its_text(table: Table) -> None:
    match = played(table, seed=2)

    replayed = open_record(read_record(match.record.to_text()))

    assert same(replayed.state, match.state)
    replayed.check()


@at_each_seat_count
def test_every_undo_that_is_allowed_is_exact(table: Table) -> None:
    match = played(table, seed=3, most=0)
    rng = seeded(3)
    undone = 0
    for _ in range(40):
        before = match.state.copy()
        seat, action = choice(table.game, match.state, rng)
        match.play(seat, action)
        if match.undo_reason(seat) is None:
            assert match.undo(seat) == action.notation
            assert same(match.state, before)
            match.play(seat, action)
            undone += 1

    assert undone


@at_each_seat_count
def test_an_action_that_showed_something_is_never_taken_back(table: Table) -> None:
    match = played(table, seed=4, most=0)
    rng = seeded(4)
    while not match.state.is_over():
        shown = match.state.reveals
        seat, action = choice(table.game, match.state, rng)
        match.play(seat, action)
        assert (match.undo_reason(seat) is None) == (match.state.reveals == shown)


@given(
    st.sampled_from(ALL_TABLES),
    st.integers(0, MOST_SEED),
    st.lists(st.integers(0, 1000), max_size=40),
)
def test_any_numbers_choose_a_game_whose_record_round_trips(
    table: Table, seed: int, numbers: list[int]
) -> None:
    match = new_match(table.game, table.names(), table.options, seed)
    for number in numbers:
        seats = match.state.seats_to_act()
        seat = seats[number % len(seats)]
        actions = table.game.legal_actions(match.state, seat)
        match.play(seat, actions[number % len(actions)])

    replayed = open_record(read_record(match.record.to_text()))

    assert same(replayed.state, match.state)
    assert replayed.record.to_json() == match.record.to_json()
