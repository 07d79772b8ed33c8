"""Rounds, events' timings, and the end: IM-15 to IM-18, IM-20, IM-47, IM-A15."""

import pytest

from imperial_miners.look import activated, asked, coins, hand, legal, to_act, told, vp
from imperial_miners.table import GAME, invented, play, position
from pithead.engine.game import SPECTATOR
from pithead.engine.rng import seeded
from pithead.games.imperial_miners.state import MinersState
from rules import rule

TEN = "V04+V11+V16+V17+V05+V12+V13+V14+V15+V18"


def to_the_end(state: MinersState) -> list[int]:
    """Play the first legal action until the game is over; the rounds passed through."""
    rounds = [state.round]
    while not state.is_over():
        seat = state.seats_to_act()[0]
        GAME.apply(state, seat, GAME.legal_actions(state, seat)[0])
        if state.round != rounds[-1]:
            rounds.append(state.round)
    return rounds


@rule("IM-15", "IM-47")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_game_has_ten_rounds(seats: int) -> None:
    state = GAME.start(seats, {}, seed=3)

    assert to_the_end(state) == list(range(11))
    assert GAME.ending(state) == "rounds"


@rule("IM-15")
def test_the_event_comes_before_the_mine_phase_and_the_end_of_round_after_it() -> None:
    events = {"V01": ("round end", "vp 5")}
    game = invented(events=events, X1="vp 1")
    state = position(event="V01", game=game, red={"hand": "X1"})
    before = vp(state)
    play(state, "effect a")
    between = vp(state)

    play(state, "skip")

    assert (before, between, vp(state)) == (0, 1, 6)


@rule("IM-15", "IM-32")
def test_an_activation_in_the_event_phase_counts_for_that_round() -> None:
    events = {"V01": ("at once", "act L1")}
    state = position(
        event="V01",
        game=invented(events=events),
        red={"coins": 2, "hand": "D15a", "mine": {"I/0": "D14a"}},
    )

    play(state, "effect a", "place 1", "skip")

    assert (asked(state), activated(state), coins(state)) == ("surface", "I/0 II/1", 3)


@rule("IM-16")
def test_an_event_applies_to_everybody() -> None:
    state = position(3, event="V04")

    assert [coins(state, who) for who in ("red", "blue", "green")] == [3, 3, 3]


@rule("IM-16")
def test_an_event_at_once_comes_before_the_cards_are_chosen() -> None:
    laid = {"I/0": "D14a"}
    state = position(event="V04", red={"hand": "D15a D01a", "mine": laid})

    assert legal(state) == ["play D01a", "play D15a"]


@rule("IM-16")
@pytest.mark.parametrize("event", ["V12", "V13", "V14", "V15"])
def test_an_event_of_the_mine_phase_does_nothing_by_itself(event: str) -> None:
    state = position(event=event, red={"hand": "D01a D02a"})

    assert (asked(state), coins(state), vp(state)) == ("seal", 0, 0)


@rule("IM-16")
def test_an_event_of_the_end_of_round_waits_for_all_mines() -> None:
    state = position(2, event="V16", red={"hand": "D14a"}, blue={"hand": "D14b"})
    play(state, "red: skip", "red: skip", "blue: skip")
    before = (coins(state), coins(state, "blue"))

    play(state, "blue: skip")

    assert (before, coins(state), coins(state, "blue")) == ((0, 0), 1, 1)


@rule("IM-16")
def test_the_end_of_round_sees_what_the_mine_phase_has_made() -> None:
    # A point for each row.
    state = position(event="V17", red={"coins": 2, "hand": "D15a", "mine": {"I/0": "D14a"}})
    before = vp(state)

    play(state, "place 1", "skip", "skip", "skip")

    assert (before, vp(state)) == (0, 2)


@rule("IM-17")
def test_an_event_is_mandatory() -> None:
    laid = {"I/0": "D01b", "I/2": "D14a", "I/4": "D14b"}
    state = position(event="V07", red={"mine": laid})

    assert legal(state) == ["card I/0", "card I/2", "card I/4"]


@rule("IM-17")
def test_who_cannot_do_all_of_an_event_does_as_much_as_possible() -> None:
    state = position(event="V07", red={"hand": "D01a D02a"})

    assert (asked(state), coins(state)) == ("seal", 1)


@rule("IM-17", "IM-L3")
@pytest.mark.parametrize(("answer", "left"), [("yes", 1), ("no", 6)])
def test_an_event_that_says_may_can_be_declined(answer: str, left: int) -> None:
    state = position(event="V03", red={"coins": 6, "hand": "D01a D02a"})

    play(state, answer)

    assert (coins(state), "D66" in hand(state)) == (left, answer == "yes")


@rule("IM-17", "IM-A4")
def test_who_cannot_pay_for_an_event_is_not_asked() -> None:
    state = position(event="V03", red={"coins": 4, "hand": "D01a D02a"})

    assert asked(state) == "seal"


@rule("IM-18")
def test_everyone_chooses_a_card_at_the_same_time() -> None:
    state = position(
        3, red={"hand": "D01a D02a"}, blue={"hand": "D03a D04a"}, green={"hand": "D06a D07a"}
    )

    assert to_act(state) == "red, blue, green"


@rule("IM-18")
def test_a_card_is_revealed_and_paid_then_placed_then_activated() -> None:
    state = position(red={"coins": 3, "hand": "D15a D01a", "mine": {"I/0": "D14a"}})

    play(state, "play D15a")
    paid = (coins(state), asked(state))
    play(state, "place 1")

    assert (paid, asked(state)) == ((1, "place"), "effect")


@rule("IM-18")
def test_a_question_with_one_answer_is_not_asked() -> None:
    state = position(red={"hand": "D14a"})

    assert asked(state) == "effect"


@rule("IM-18")
def test_identical_cards_are_offered_once() -> None:
    state = position(game=invented(X1="coin 1"), red={"hand": "X1 X1 D01a"})

    assert legal(state) == ["play D01a", "play X1"]


@rule("IM-18")
def test_revealed_events_stay_listed_for_all() -> None:
    state = GAME.start(2, {"events": TEN}, seed=1)
    rng = seeded(1)

    while state.round < 4:
        seat = state.seats_to_act()[0]
        actions = GAME.legal_actions(state, seat)
        GAME.apply(state, seat, actions[rng.below(len(actions))])

    for seat in (0, 1, SPECTATOR):
        view = GAME.view(state, seat)
        assert (view["event"], view["past_events"]) == ("V17", ["V04", "V11", "V16"])


@rule("IM-47", "IM-A15")
def test_the_end_of_round_ten_is_applied_then_the_game_ends() -> None:
    state = position(event="V16", round_=10, goes_on=True, red={"hand": "D14a"})
    play(state, "skip")
    before = (coins(state), state.is_over())

    play(state, "skip")

    assert (before, coins(state), state.is_over()) == ((0, False), 1, True)
    assert GAME.ending(state) == "rounds"


@rule("IM-A15")
def test_the_draws_at_the_end_of_round_ten_are_made() -> None:
    state = position(event="V18", round_=10, goes_on=True, red={"hand": "D14a"})

    play(state, "skip", "skip", "draw I", "draw II")

    assert (len(hand(state).split()), state.is_over()) == (2, True)


@rule("IM-47")
def test_the_game_goes_on_after_round_nine() -> None:
    state = position(event="V12", round_=9, goes_on=True, red={"hand": "D14a D01a D02a"})

    play(state, "play D14a", "skip", "skip")

    assert (state.round, state.is_over(), told(state, "ended")) == (10, False, [])
