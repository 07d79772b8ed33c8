"""All play at once, and who answers first changes nothing: IM-18, IM-20, IM-A22."""

import json
from itertools import permutations

import pytest

from imperial_miners.look import (
    asked,
    coins,
    deck,
    discards,
    hand,
    legal,
    mine,
    to_act,
    told,
    vp,
)
from imperial_miners.table import COLOURS, GAME, Belongings, belongings, invented, play, position
from pithead.engine.errors import NotAsked
from pithead.engine.game import same
from pithead.engine.match import new_match
from pithead.engine.rng import seeded
from pithead.games.imperial_miners import make
from pithead.games.imperial_miners.state import MinersState
from rules import rule

PAIRS: list[Belongings] = [{"hand": "D14a D01a"}, {"hand": "D14b D02a"}, {"hand": "D11a D03a"}]


def endings_by_every_order(state: MinersState, seed: int) -> set[str]:
    """How the round ends after every possible order of arrival.

    A seat's answer depends on what it is asked and how often it was asked so, never on when.
    """
    endings: set[str] = set()
    seen: set[str] = set()
    waiting = [(state.copy(), [dict[str, int]() for _ in range(state.seats)])]
    while waiting:
        here, answered = waiting.pop()
        key = json.dumps([here.facts(), answered], sort_keys=True)
        if key in seen:
            continue
        seen.add(key)
        if here.is_over():
            endings.add(key)
        for seat in here.seats_to_act():
            after = here.copy()
            actions = GAME.legal_actions(after, seat)
            question = asked(after, COLOURS[seat])
            times = answered[seat].get(question, 0)
            choice = (seed >> (2 * times + seat + len(question))) % len(actions)
            GAME.apply(after, seat, actions[choice])
            counts = [each.copy() for each in answered]
            counts[seat][question] = times + 1
            waiting.append((after, counts))
    return endings


@rule("IM-A22", "IM-18")
@pytest.mark.parametrize("seats", [2, 3])
def test_cards_sealed_in_any_order_give_the_same_result(seats: int) -> None:
    results = []
    for order in permutations(range(seats)):
        state = position(seats, red=PAIRS[0], blue=PAIRS[1], green=PAIRS[2])
        for seat in order:
            GAME.apply(state, seat, GAME.legal_actions(state, seat)[0])
        results.append(state)

    assert all(same(state, results[0]) for state in results)


@rule("IM-A22")
def test_who_has_sealed_waits_until_all_have() -> None:
    state = position(2, red=PAIRS[0], blue=PAIRS[1])

    play(state, "red: play D14a")

    assert (to_act(state), mine(state), hand(state)) == ("blue", {}, "D01a D14a")


@rule("IM-A22")
def test_who_has_sealed_is_not_asked_again() -> None:
    state = position(2, red=PAIRS[0], blue=PAIRS[1])
    play(state, "red: play D14a")

    with pytest.raises(NotAsked):
        play(state, "red: play D01a")


@rule("IM-A22")
def test_prices_are_paid_at_the_reveal_by_all_before_anyone_places() -> None:
    laid = {"I/0": "D06a"}
    red: Belongings = {"coins": 5, "hand": "D15a D14a", "mine": laid}
    blue: Belongings = {"coins": 4, "hand": "D20a D14b", "mine": {"I/0": "D06b"}}
    state = position(2, red=red, blue=blue)
    play(state, "blue: play D20a")
    before = (coins(state), coins(state, "blue"))

    play(state, "red: play D15a")

    assert (before, coins(state), coins(state, "blue")) == ((5, 4), 3, 2)
    assert (asked(state), asked(state, "blue")) == ("place", "place")


@rule("IM-A22")
@pytest.mark.parametrize(
    ("round_", "order"), [(1, "red blue green"), (2, "blue green red"), (3, "green red blue")]
)
def test_the_first_seat_moves_on_by_one_each_round(round_: int, order: str) -> None:
    state = position(3, round_=round_, decks={"I": "D06a D07a D08a"})

    # Nobody has a card: all take one from the same deck.
    assert [who.split()[0] for who in told(state, "forced")] == order.split()


@rule("IM-A22")
def test_a_seat_runs_ahead_until_its_first_touch_of_a_deck() -> None:
    # Blue places, has its effect and comes to the surface while red has not even placed.
    state = position(
        2,
        red={"hand": "D14a", "mine": {"I/0": "D01a"}},
        blue={"hand": "D14b", "mine": {"I/0": "D01b"}},
    )

    play(state, "blue: place 2", "blue: effect a", "blue: surface cards")

    assert (coins(state, "blue"), to_act(state), hand(state, "blue")) == (3, "red", "")


@rule("IM-A22")
def test_who_comes_later_in_the_order_waits_with_the_deck_for_all_before() -> None:
    state = position(2, red={"hand": "D14a"}, blue={"hand": "D14b"})
    play(state, "blue: effect b")
    waiting = to_act(state)

    play(state, "red: effect a", "red: surface coins")

    assert (waiting, to_act(state), legal(state, "blue")) == (
        "red",
        "blue",
        ["draw I", "draw II", "draw III"],
    )


@rule("IM-A22")
def test_the_first_in_order_touches_the_decks_without_waiting() -> None:
    state = position(2, round_=2, red={"hand": "D14a"}, blue={"hand": "D14b"})

    play(state, "blue: effect b", "blue: draw I", "blue: draw I")

    assert (hand(state, "blue"), to_act(state)) == ("D01a D01b", "red, blue")


@rule("IM-A22")
def test_shared_decks_are_drawn_in_seat_order_whoever_answers_first() -> None:
    state = position(
        2, decks={"I": "D01a D02a D03a D04a"}, red={"hand": "D14a"}, blue={"hand": "D14b"}
    )

    play(state, "blue: effect b", "red: effect b", "red: draw I", "red: draw I", "red: skip")
    play(state, "blue: draw I", "blue: draw I")

    assert (hand(state), hand(state, "blue")) == ("D01a D02a", "D03a D04a")


@rule("IM-A22")
def test_discard_piles_are_shared_too() -> None:
    game = invented(events={"V01": ("at once", "discard 1 > coin 1")})
    state = position(
        2, event="V01", game=game, red={"hand": "D01a D02a"}, blue={"hand": "D03a D04a"}
    )
    before = to_act(state)

    play(state, "red: stop")

    assert (before, to_act(state)) == ("red", "blue")


@rule("IM-A22", "IM-41")
def test_who_must_discard_waits_for_the_seats_before() -> None:
    # With a hand limit of 2, the coins of the event end in a discard for both.
    game = make({"rules": {"hand": 2}})
    state = position(
        2, event="V04", game=game, red={"hand": "D01a D02a D03a"}, blue={"hand": "D04a D06a D07a"}
    )
    before = to_act(state)

    play(state, "red: discard D02a")

    assert (before, asked(state, "blue")) == ("red", "discard_down")


@rule("IM-A22", "IM-40")
def test_the_last_level_iv_card_goes_to_the_first_in_order_whoever_answers_first() -> None:
    state = position(
        2,
        event="V03",
        decks={"IV": "D66"},
        red={"coins": 5, "hand": "D01a D02a"},
        blue={"coins": 5, "hand": "D03a D04a"},
    )

    play(state, "blue: yes", "red: yes")

    assert (hand(state), hand(state, "blue")) == ("D01a D02a D66", "D03a D04a")


@rule("IM-A22")
def test_events_are_had_in_the_same_order() -> None:
    state = position(2, event="V01", round_=2, decks={"I": "D01a D02a D03a D04a"})

    play(state, "blue: draw I", "blue: draw I", "red: draw I", "red: draw I")

    assert (hand(state), hand(state, "blue")) == ("D03a D04a", "D01a D02a")


@rule("IM-A22")
def test_what_touches_no_deck_in_an_event_waits_for_nobody() -> None:
    state = position(2, event="V05")

    play(state, "blue: board 1")

    assert (coins(state, "blue"), to_act(state)) == (2, "red")


@rule("IM-A22")
def test_round_ends_use_the_same_order() -> None:
    state = position(
        2,
        event="V18",
        round_=2,
        decks={"I": "D01a D02a D03a D04a"},
        red={"hand": "D14a"},
        blue={"hand": "D14b"},
    )
    play(state, "red: skip", "red: skip", "blue: skip", "blue: skip")
    first = to_act(state)

    play(state, "blue: draw I", "blue: draw I", "red: draw I", "red: draw I")

    assert (first, hand(state), hand(state, "blue")) == ("blue", "D03a D04a", "D01a D02a")


@rule("IM-20", "IM-A22")
def test_each_mine_is_resolved_by_itself() -> None:
    state = position(
        2,
        red={"coins": 2, "hand": "D22a", "mine": {"I/0": "D01a"}},
        blue={"coins": 2, "hand": "D20a", "mine": {"I/0": "D02a"}},
    )
    before = belongings(state, 1)

    play(state, "red: place 1", "red: effect a", "red: card II/1", "red: skip")

    assert (vp(state), belongings(state, 1)) == (2, before)


SEEDS = range(0, 0o7777, 0o211)


@rule("IM-A22")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("event", ["V12", "V13", "V18"])
def test_no_order_of_two_seats_changes_a_whole_round(event: str, seed: int) -> None:
    state = position(
        2,
        event=event,
        round_=2,
        red={"coins": 3, "hand": "D22a D14a", "mine": {"I/0": "D10a"}},
        blue={"coins": 3, "hand": "D25b D14b", "mine": {"I/0": "D08a", "I/2": "D12a"}},
    )

    assert len(endings_by_every_order(state, seed)) == 1


@rule("IM-A22")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("event", ["V01", "V09"])
def test_no_order_of_two_seats_changes_an_event(event: str, seed: int) -> None:
    state = position(2, event=event, red={"hand": "D14a D06a"}, blue={"hand": "D14b D10a"})

    assert len(endings_by_every_order(state, seed)) == 1


@rule("IM-A22")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_no_order_of_three_seats_changes_a_whole_round(round_: int, seed: int) -> None:
    state = position(
        3,
        round_=round_,
        decks={"I": "D02a D02b D04a D04b", "II": "D15a D20a D16a", "III": "D35a"},
        red={"hand": "D14a D01a"},
        blue={"hand": "D14b D10a"},
        green={"hand": "D35b"},
    )

    assert len(endings_by_every_order(state, seed)) == 1


def played(seats: int, seed: int, arrivals: str) -> MinersState:
    """A whole game in which always the first, the last or a random one of those asked answers."""
    state = GAME.start(seats, {}, seed)
    rng = seeded(seed + len(arrivals))
    answered: dict[str, int] = {}
    while not state.is_over():
        asked_now = state.seats_to_act()
        place = {"first": 0, "last": -1}.get(arrivals, rng.below(len(asked_now)))
        seat = asked_now[place]
        actions = GAME.legal_actions(state, seat)
        question = f"{COLOURS[seat]} {asked(state, COLOURS[seat])}"
        times = answered.get(question, 0)
        answered[question] = times + 1
        GAME.apply(state, seat, actions[(times * 7 + seed + len(question)) % len(actions)])
    return state


@rule("IM-A22")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_no_order_of_arrival_changes_a_whole_game(seats: int, seed: int) -> None:
    first = played(seats, seed, "first")

    assert same(first, played(seats, seed, "last"))
    assert same(first, played(seats, seed, "random"))


@rule("IM-A22", "IM-10")
def test_no_order_of_discarding_changes_the_deal() -> None:
    results = []
    for order in permutations([0, 0, 1, 1]):
        state = GAME.start(2, {}, seed=4)
        for seat in order:
            GAME.apply(state, seat, GAME.legal_actions(state, seat)[1])
        results.append(state)

    assert all(same(state, results[0]) for state in results)


@rule("IM-A22")
def test_a_sealed_card_may_be_taken_back_while_others_still_choose() -> None:
    match = new_match(GAME, ["Brokk", "Sindri"], {"first_game": True, "events": quiet()}, 1)
    first = GAME.legal_actions(match.state, 0)[0]
    match.play(0, first)

    assert match.undo(0) == first.notation
    assert match.state.seats_to_act() == [0, 1]


@rule("IM-A22")
def test_the_last_sealed_card_shows_all_and_cannot_be_taken_back() -> None:
    match = new_match(GAME, ["Brokk", "Sindri"], {"first_game": True, "events": quiet()}, 1)
    for seat in (0, 1):
        match.play(seat, GAME.legal_actions(match.state, seat)[0])

    assert "showed something hidden" in str(match.undo_reason(1))


@rule("IM-A22", "IM-40")
def test_a_drawn_card_cannot_be_put_back() -> None:
    state = position(red={"hand": "D14a"})
    play(state, "effect b")
    before = state.reveals

    play(state, "draw I")

    assert state.reveals > before


@rule("IM-A22")
def test_discards_by_two_seats_lie_in_no_order() -> None:
    one = position(2, event="V02", red={"hand": "D01a D03a"}, blue={"hand": "D02a D04a"})

    play(one, "red: discard D03a", "red: stop", "blue: discard D02a", "blue: stop")

    assert discards(one) == "D02a D03a"
    assert deck(one, "I").split()[0] == "D01b"


def quiet() -> str:
    """Ten events of which the first changes nothing before the cards are chosen."""
    return "+".join(f"V{number}" for number in (12, 13, 14, 15, 16, 17, 18, "01", "02", "03"))
