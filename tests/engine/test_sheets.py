"""Sheets: several seats act at once, and who answers first changes nothing."""

import json

import pytest

from engine.sealed_bids import (
    BELL,
    CRACK,
    GAME,
    BidState,
    offered,
    play,
    table,
)
from pithead.engine.errors import IllegalAction, NotAsked
from pithead.engine.game import same


def endings_by_every_order(state: BidState, seed: int) -> set[str]:
    """The final facts after every possible order of arrival.

    A seat's answer depends on the kind of question and how often it was asked, never on when.
    """
    finals: set[str] = set()
    seen: set[str] = set()
    waiting = [(state.copy(), [dict[str, int]() for _ in range(state.seats)])]
    while waiting:
        here, answered = waiting.pop()
        key = json.dumps([here.facts(), answered], sort_keys=True)
        if key in seen:
            continue
        seen.add(key)
        if here.is_over():
            finals.add(key)
        for seat in here.seats_to_act():
            after = here.copy()
            actions = GAME.legal_actions(after, seat)
            kind = actions[0].verb
            times = answered[seat].get(kind, 0)
            choice = (seed >> (3 * times + seat + len(kind))) % len(actions)
            GAME.apply(after, seat, actions[choice])
            counts = [each.copy() for each in answered]
            counts[seat][kind] = times + 1
            waiting.append((after, counts))
    return finals


def sealed(*bids: int, deck: list[int], seats: int = 3) -> BidState:
    """The first round's bids are shown and paid."""
    state = table(deck, seats)
    for seat, bid in enumerate(bids):
        play(state, f"{seat}: bid {bid}")
    return state


def test_all_seats_seal_at_once() -> None:
    state = table([5, 6, 7])

    assert state.seats_to_act() == [0, 1, 2]


def test_a_seat_that_has_sealed_waits_for_the_others() -> None:
    state = table([5, 6, 7])

    play(state, "1: bid 2")

    assert state.seats_to_act() == [0, 2]
    assert offered(state, 1) == ""


def test_a_seat_that_has_sealed_is_not_asked_again() -> None:
    state = table([5, 6, 7])
    play(state, "1: bid 2")

    with pytest.raises(NotAsked, match=r"^Seat 1 is not asked anything now; to act: 0, 2\.$"):
        play(state, "1: bid 1")


def test_an_illegal_action_on_a_sheet_names_the_legal_ones() -> None:
    state = table([5, 6, 7])

    with pytest.raises(IllegalAction, match=r"for seat 0 now; legal: bid 0, bid 1, bid 2\.$"):
        play(state, "0: keep")


def test_an_illegal_action_on_a_sheet_changes_nothing() -> None:
    state = table([5, 6, 7])
    before = state.copy()

    with pytest.raises(IllegalAction):
        play(state, "0: keep")

    assert same(state, before)


def test_nothing_is_shown_before_the_last_seat_has_sealed() -> None:
    state = table([5, 6, 7])

    play(state, "2: bid 2", "0: bid 1")

    assert (state.purses, state.reveals) == ([3, 3, 3], 0)


def test_the_last_seal_shows_all_bids() -> None:
    state = sealed(1, 0, 2, deck=[5, 6, 7])

    assert state.purses == [2, 3, 1]


def test_sealed_choices_arrive_in_any_order() -> None:
    one = table([5, 6, 7])
    other = table([5, 6, 7])

    play(one, "0: bid 1", "1: bid 0", "2: bid 2")
    play(other, "2: bid 2", "1: bid 0", "0: bid 1")

    assert same(one, other)


def test_seats_go_on_at_their_own_pace() -> None:
    state = sealed(2, 2, 2, deck=[5, 6, 7])

    play(state, "2: polish left", "2: polish right")

    assert state.marks == [[], [], ["polish left", "polish right"]]


def test_a_shared_task_waits_for_the_seats_before_it() -> None:
    state = sealed(2, 1, 0, deck=[5, 6, 7])

    play(state, "1: polish left")

    assert state.hands == [[], [], []]
    assert offered(state, 1) == ""


def test_a_shared_task_is_done_when_the_seats_before_it_have_finished() -> None:
    state = sealed(2, 1, 0, deck=[5, 6, 7])
    play(state, "1: polish left", "0: polish left", "0: polish left", "0: keep")

    play(state, "0: name Spark")

    assert state.hands == [[5], [6], []]


def test_shared_things_are_touched_in_the_order_of_the_sheet() -> None:
    state = sealed(0, 1, 2, deck=[5, 6, 7])

    play(state, "1: polish left", "2: polish left", "2: polish left", "2: keep", "2: name Spark")
    play(state, "1: keep", "1: name Spark", "0: keep")

    assert state.hands == [[7], [6], [5]]


def test_a_seat_with_no_question_is_passed_over() -> None:
    state = sealed(2, 0, 1, deck=[5, 6, 7])

    assert state.seats_to_act() == [0, 2]


def test_a_seat_with_one_option_is_not_asked() -> None:
    state = sealed(2, 2, deck=[5, 6, 7, 8], seats=2)
    state.purses[1] = 0
    play(state, "0: polish left", "0: polish left", "0: keep", "0: name Spark")

    play(state, "1: polish left", "1: polish left", "1: keep", "1: name Spark")

    assert (state.round, state.bids, state.seats_to_act()) == (2, [-1, 0], [0])


@pytest.mark.parametrize("bids", [(0, 0, 0), (2, 1, 0), (0, 1, 2), (1, 2, 1), (2, 2, 2)])
@pytest.mark.parametrize("seed", [0o000000, 0o525252, 0o314631])
def test_running_ahead_cannot_change_the_result(bids: tuple[int, ...], seed: int) -> None:
    state = sealed(*bids, deck=list(range(2, 14)))

    assert len(endings_by_every_order(state, seed)) == 1


@pytest.mark.parametrize("seed", range(0, 0o777777, 0o54321))
def test_no_order_of_arrival_changes_a_whole_game(seed: int) -> None:
    state = table([5, 6, BELL, 7, 8, 9], seats=2)

    assert len(endings_by_every_order(state, seed)) == 1


@pytest.mark.parametrize("place", range(3))
def test_a_bell_rings_into_every_order_of_arrival_alike(place: int) -> None:
    deck = [5, 6, 7, 8, 9, 10]
    deck[place] = BELL
    state = sealed(2, 1, 1, deck=deck)

    assert len(endings_by_every_order(state, 0o252525)) == 1


def test_a_sheet_laid_on_a_sheet_goes_first() -> None:
    state = sealed(0, 0, 0, deck=[BELL, 6, 7])

    assert state.seats_to_act() == [0, 1, 2]
    assert offered(state, 0) == "shout ho, shout hey"


def test_a_sheet_laid_on_a_sheet_asks_seats_that_were_asked_something_else() -> None:
    state = sealed(1, 1, 1, deck=[BELL, 6, 7])
    assert offered(state, 1) == "polish left, polish right"

    play(state, "0: polish left")

    assert offered(state, 1) == "shout ho, shout hey"


def test_the_lower_sheet_goes_on_where_it_was() -> None:
    state = sealed(1, 1, 1, deck=[BELL, 6, 7])

    play(state, "0: polish left", "1: shout ho", "0: shout hey", "2: shout ho")

    assert [offered(state, seat) for seat in range(3)] == [
        "keep, return",
        "polish left, polish right",
        "polish left, polish right",
    ]


def test_clearing_the_agenda_in_the_middle_of_a_sheet_ends_the_game() -> None:
    state = sealed(1, 2, 2, deck=[5, CRACK, 7])
    play(state, "1: polish left", "1: polish left", "1: keep", "2: polish left", "2: polish left")

    play(state, "1: name Spark")

    assert (state.is_over(), state.ending, state.seats_to_act()) == (True, "crack", [])


def test_a_copied_sheet_is_independent() -> None:
    state = sealed(2, 1, 0, deck=[5, 6, 7])
    before = json.dumps(state.facts())

    copied = state.copy()
    play(copied, "1: polish left", "0: polish left", "0: polish left", "0: return")

    assert json.dumps(state.facts()) == before


def test_a_copied_sheet_goes_on_as_the_first_would() -> None:
    state = sealed(2, 1, 0, deck=[5, 6, 7])
    play(state, "0: polish left")
    copied = state.copy()

    for each in (state, copied):
        play(each, "1: polish left", "0: polish left", "0: return", "0: name Ember")

    assert same(state, copied)


def test_each_seat_reads_only_its_own_seal() -> None:
    state = table([5, 6, 7])

    play(state, "0: bid 1", "1: bid 2")

    assert [[event.params for event in state.journal.seen_by(seat)] for seat in (-1, 0, 1, 2)] == [
        [{"seat": 0}, {"seat": 1}],
        [{"seat": 0, "bid": 1}, {"seat": 1}],
        [{"seat": 0}, {"seat": 1, "bid": 2}],
        [{"seat": 0}, {"seat": 1}],
    ]


def test_everyone_reads_the_reveal() -> None:
    state = sealed(1, 0, 2, deck=[5, 6, 7])

    bids = [event.params["bid"] for event in state.journal.seen_by(-1) if event.kind == "bid"]

    assert bids == [1, 0, 2]
