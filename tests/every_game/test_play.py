"""A game goes on while there is something to choose, and only by legal actions."""

import pytest

from every_game.tables import Table, at_each_seat_count, at_every_table, facts, finished, moments
from pithead.engine.errors import BadSetup, IllegalAction, NotAsked
from pithead.engine.rng import MOST_SEED, seeded


@at_every_table
def test_random_games_end(table: Table) -> None:
    for seed in range(4):
        state = finished(table, seed)

        assert table.game.ending(state) != ""


@at_every_table
@pytest.mark.parametrize("seed", [0, MOST_SEED])
def test_the_first_and_the_last_seed_give_a_game(table: Table, seed: int) -> None:
    assert finished(table, seed).is_over()


@at_every_table
def test_a_seat_to_act_has_a_choice_and_the_others_have_none(table: Table) -> None:
    for state in moments(table, seed=5):
        to_act = state.seats_to_act()

        assert state.is_over() == (to_act == [])
        assert state.next_seat() == (to_act[0] if to_act else -1)
        for seat in range(-1, table.seats + 1):
            count = len(table.game.legal_actions(state, seat))
            assert (count >= 2) if seat in to_act else (count == 0)
        assert [seat for seat in range(table.seats) if state.offers[seat]] == to_act


@at_each_seat_count
def test_no_action_is_offered_twice(table: Table) -> None:
    for state in moments(table, seed=6):
        for seat in state.seats_to_act():
            actions = table.game.legal_actions(state, seat)
            assert len({action.index for action in actions}) == len(actions)


@at_each_seat_count
def test_an_illegal_action_is_refused_with_the_legal_ones(table: Table) -> None:
    rng = seeded(1)
    for state in moments(table, seed=7):
        for seat in state.seats_to_act():
            legal = table.game.legal_actions(state, seat)
            action = table.game.table.actions[rng.below(len(table.game.table.actions))]
            if action in legal:
                continue
            with pytest.raises(IllegalAction) as refusal:
                table.game.apply(state, seat, action)
            assert refusal.value.legal == [each.notation for each in legal]
            assert all(each.notation in str(refusal.value) for each in legal)


@at_each_seat_count
def test_a_refused_action_changes_nothing(table: Table) -> None:
    rng = seeded(2)
    refusals = 0
    for state in moments(table, seed=8, most=60):
        before = facts(state)
        action = table.game.table.actions[rng.below(len(table.game.table.actions))]
        for seat in range(-1, table.seats + 1):
            if action in table.game.legal_actions(state, seat):
                continue
            with pytest.raises((IllegalAction, NotAsked)):
                table.game.apply(state, seat, action)
            refusals += 1
        assert facts(state) == before
    assert refusals


@at_each_seat_count
def test_a_finished_game_takes_no_action(table: Table) -> None:
    state = finished(table, seed=9)
    before = facts(state)

    for seat in range(table.seats):
        with pytest.raises(NotAsked):
            table.game.apply(state, seat, table.game.action(0))

    assert facts(state) == before


@at_each_seat_count
def test_changing_a_list_of_legal_actions_changes_nothing(table: Table) -> None:
    for state in moments(table, seed=10, most=60):
        for seat in state.seats_to_act():
            before = table.game.legal_actions(state, seat)
            table.game.legal_actions(state, seat).clear()
            assert table.game.legal_actions(state, seat) == before


@at_every_table
def test_a_finished_game_has_a_place_for_everyone(table: Table) -> None:
    state = finished(table, seed=11)
    places = table.game.places(state)

    assert min(places) == 1
    assert len(places) == len(table.game.scores(state)) >= table.seats
    assert table.game.winners(state) == [s for s in range(table.seats) if places[s] == 1]
    assert all(place == 1 + sum(other < place for other in places) for place in places)


@at_each_seat_count
def test_every_score_has_a_total(table: Table) -> None:
    for seed in range(3):
        scores = table.game.scores(finished(table, seed))

        assert all(isinstance(score["total"], int) for score in scores)


@at_each_seat_count
def test_every_choice_has_words_and_rules(table: Table) -> None:
    for state in moments(table, seed=12):
        for seat in state.seats_to_act():
            assert table.game.asks(state, seat).key.startswith(f"{table.game.name}.")
            for action in table.game.legal_actions(state, seat):
                assert table.game.offers(state, seat, action).key
                assert table.game.rules_behind(state, seat, action)


@at_each_seat_count
def test_another_seat_count_is_refused(table: Table) -> None:
    most = table.game.seat_counts[-1]

    with pytest.raises(BadSetup, match=f"not {most + 1}"):
        table.game.start(most + 1, {}, 1)
