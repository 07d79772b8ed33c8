"""What a seat sees, and what it can only imagine."""

import json
from itertools import pairwise
from typing import Any

from every_game.tables import (
    Table,
    at_each_seat_count,
    at_every_table,
    choice,
    facts,
    moments,
    now_and_then,
)
from pithead.engine.game import SPECTATOR
from pithead.engine.outlook import Outlook
from pithead.engine.rng import seeded


def viewers(table: Table) -> range:
    return range(SPECTATOR, table.seats)


def views_to_the_end(table: Table, state: Any, seat: int) -> list[str]:
    """What the seat sees of one random continuation."""
    rng = seeded(1)
    seen: list[str] = []
    while not state.is_over():
        table.game.apply(state, *choice(table.game, state, rng))
        seen.append(json.dumps(table.game.view(state, seat)))
    return seen


@at_each_seat_count
def test_views_are_ready_for_json(table: Table) -> None:
    for state in moments(table, seed=1):
        for seat in viewers(table):
            view = table.game.view(state, seat)
            assert json.loads(json.dumps(view)) == view


@at_each_seat_count
def test_looking_changes_nothing(table: Table) -> None:
    for state in now_and_then(table, seed=2):
        before = facts(state)
        for seat in viewers(table):
            table.game.view(state, seat)
            table.game.reimagined(state, seat, seeded(1))
        assert facts(state) == before


@at_each_seat_count
def test_a_views_lists_are_not_the_states_own(table: Table) -> None:
    state = table.start(seed=3)
    before = facts(state)

    for seat in viewers(table):
        spoil(table.game.view(state, seat))

    assert facts(state) == before


@at_every_table
def test_a_seats_view_is_unchanged_by_reimagining(table: Table) -> None:
    for state in now_and_then(table, seed=4):
        for seat in viewers(table):
            imagined = table.game.reimagined(state, seat, seeded(state.reveals))
            assert table.game.view(imagined, seat) == table.game.view(state, seat)


@at_each_seat_count
def test_a_seats_choices_are_unchanged_by_reimagining(table: Table) -> None:
    for state in now_and_then(table, seed=5):
        for seat in state.seats_to_act():
            imagined = table.game.reimagined(state, seat, seeded(1))
            assert imagined.seats_to_act() == state.seats_to_act()
            legal = table.game.legal_actions(state, seat)
            assert table.game.legal_actions(imagined, seat) == legal


@at_every_table
def test_a_reimagined_future_differs(table: Table) -> None:
    state = table.start(seed=6)
    for seat in range(table.seats):
        true_future = views_to_the_end(table, state.copy(), seat)
        imagined = [table.game.reimagined(state, seat, seeded(seed)) for seed in range(3)]

        assert any(views_to_the_end(table, other, seat) != true_future for other in imagined)


@at_each_seat_count
def test_a_reimagined_game_can_be_played_to_its_end(table: Table) -> None:
    for state in now_and_then(table, seed=7, every=20):
        imagined = table.game.reimagined(state, 0, seeded(1))
        views_to_the_end(table, imagined, 0)
        assert table.game.ending(imagined)


@at_each_seat_count
def test_what_a_seat_cannot_see_does_not_reach_what_it_imagines(table: Table) -> None:
    for state in now_and_then(table, seed=8):
        for seat in state.seats_to_act():
            other = table.game.reimagined(state, seat, seeded(1))
            one_dream = Outlook(table.game, state, seat).imagine(seeded(2))
            other_dream = Outlook(table.game, other, seat).imagine(seeded(2))
            assert facts(one_dream) == facts(other_dream)


@at_each_seat_count
def test_a_reimagined_game_has_another_chance(table: Table) -> None:
    for state in now_and_then(table, seed=8):
        imagined = table.game.reimagined(state, 0, seeded(1))
        assert imagined.rng.words() != state.rng.words()


@at_every_table
def test_what_showed_a_seat_nothing_hidden_is_the_same_in_all_it_imagined(table: Table) -> None:
    """Undo stops where `reveals` grows, so it must grow with everything that is shown."""
    rng = seeded(12)
    for state in now_and_then(table, seed=12, every=3):
        seat, action = choice(table.game, state, rng)
        after = state.copy()
        table.game.apply(after, seat, action)
        if after.reveals == state.reveals:
            imagined = table.game.reimagined(state, seat, seeded(1))
            table.game.apply(imagined, seat, action)
            assert table.game.view(imagined, seat) == table.game.view(after, seat)


@at_each_seat_count
def test_a_reimagined_game_tells_no_journal(table: Table) -> None:
    state = table.game.reimagined(table.start(seed=9), 0, seeded(1))

    views_to_the_end(table, state, 0)

    assert state.journal.events == []


@at_each_seat_count
def test_everyone_may_read_only_their_own_part_of_the_journal(table: Table) -> None:
    for state in now_and_then(table, seed=10, every=25):
        for seat in viewers(table):
            assert not any(event.secret for event in state.journal.seen_by(seat))


@at_each_seat_count
def test_sealed_choices_commute(table: Table) -> None:
    """Whichever of several seats to act answers first, the result is the same."""
    rng = seeded(11)
    for state in moments(table, seed=11):
        seats = state.seats_to_act()
        for one, other in pairwise(seats):
            answers = {seat: table.game.legal_actions(state, seat) for seat in (one, other)}
            chosen = {seat: legal[rng.below(len(legal))] for seat, legal in answers.items()}
            results = [state.copy(), state.copy()]
            for seat in (one, other):
                table.game.apply(results[0], seat, chosen[seat])
            for seat in (other, one):
                table.game.apply(results[1], seat, chosen[seat])
            assert facts(results[0]) == facts(results[1])


def spoil(value: object) -> None:
    """Empty everything that can be emptied."""
    if isinstance(value, dict):
        for inner in value.values():
            spoil(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            spoil(inner)
        value.clear()
