"""The library as a stranger meets it: `import pithead`, and what it says when one mistypes."""

import pytest

import pithead
from pithead.engine.errors import BadNotation, IllegalAction, NotAsked, WhichSeat
from pithead.engine.match import new_match


def test_a_game_starts_with_two_seats_the_usual_options_and_a_seed_of_its_own() -> None:
    game = pithead.game("dwarf")

    one, other = game.start(), game.start()

    assert (one.seats, other.seats) == (2, 2)
    assert one.facts() != other.facts()


def test_a_mistyped_action_is_answered_with_the_nearest_ones() -> None:
    game = pithead.game("dwarf")
    state = game.start(seed=1)

    with pytest.raises(BadNotation, match=r"'plase 5'; expected for example place 5"):
        game.play(state, "plase 5")


def test_what_is_refused_counts_seats_as_the_caller_does() -> None:
    game = pithead.game("dwarf")
    state = game.start(seed=1)

    with pytest.raises(IllegalAction, match="raise D01 is not legal for seat 0 now"):
        game.play(state, "raise D01")
    with pytest.raises(NotAsked, match="Seat 1 is not asked anything now; to act: 0"):
        game.play(state, "place 5", seat=1)


def test_where_several_seats_act_one_has_to_be_named() -> None:
    game = pithead.game("imperial-miners")
    state = game.start(seats=3, seed=1)
    action = game.legal_actions(state, 2)[0].notation

    with pytest.raises(WhichSeat, match=f"Several seats are to act: 0, 1, 2; .* plays {action}"):
        game.play(state, action)
    game.play(state, action, seat=2)
    assert state.seats_to_act() == [0, 1] or game.legal_actions(state, 2)


def test_a_finished_game_asks_nobody() -> None:
    game = pithead.game("dwarf")
    state = game.start(seed=1)
    while not state.is_over():
        seat = state.seats_to_act()[0]
        game.apply(state, seat, game.legal_actions(state, seat)[0])

    assert repr(state) == "<DwarfState: 2 seats, over>"
    with pytest.raises(NotAsked):
        game.play(state, "place 5")


def test_a_record_is_opened_by_its_text() -> None:
    played = new_match(pithead.game("dwarf"), ["a", "b"], {}, 7)
    seat = played.state.seats_to_act()[0]
    played.play(seat, played.game.legal_actions(played.state, seat)[0])

    assert len(pithead.match(played.record.to_text()).record.actions) == 1
