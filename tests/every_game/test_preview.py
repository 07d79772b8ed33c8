"""What an action would change is told before it is made, and nothing hidden shows."""

from every_game.tables import Table, at_each_seat_count, facts, now_and_then
from pithead.engine.rng import seeded


@at_each_seat_count
def test_a_certain_preview_comes_true(table: Table) -> None:
    game = table.game
    for state in now_and_then(table, seed=21, every=9):
        for seat in state.seats_to_act():
            for action in game.legal_actions(state, seat):
                preview = game.preview(state, seat, action)
                if preview.is_certain:
                    after = state.copy()
                    before = game.tallies(state)
                    game.apply(after, seat, action)
                    changes = [
                        {k: new[k] - old[k] for k in new if new[k] != old[k]}
                        for old, new in zip(before, game.tallies(after), strict=True)
                    ]
                    assert preview.changes == changes


@at_each_seat_count
def test_a_preview_changes_nothing(table: Table) -> None:
    for state in now_and_then(table, seed=22, every=15):
        before = facts(state)
        seat = state.seats_to_act()[0]
        for action in table.game.legal_actions(state, seat):
            table.game.preview(state, seat, action)
        assert facts(state) == before


@at_each_seat_count
def test_a_preview_is_the_same_whatever_is_hidden(table: Table) -> None:
    game = table.game
    for state in now_and_then(table, seed=23, every=11):
        seat = state.seats_to_act()[0]
        other = game.reimagined(state, seat, seeded(5))
        for action in game.legal_actions(state, seat):
            one = game.preview(state, seat, action)
            assert one.to_json() == game.preview(other, seat, action).to_json()
