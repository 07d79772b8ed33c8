"""What may be known, and what a bot may imagine: DG-9 to DG-11."""

import json
from collections.abc import Callable

import pytest

from dwergar.table import GAME, finish, play, position
from pithead.engine.game import SPECTATOR
from pithead.engine.rng import seeded
from pithead.games.dwergar.state import DwergarState
from pithead.games.dwergar.words import TIERS
from rules import rule

READERS = (0, 1, SPECTATOR)


def seen(state: DwergarState, seat: int = 0) -> str:
    return json.dumps(GAME.view(state, seat))


def table() -> DwergarState:
    """In the middle of an action, with something of everything on the table."""
    state = position(
        red={"iron": 2, "heat": 2, "hot": 1, "cool": 1, "workers": "engineer foreman"},
        blue={"gold": 1, "completed": [1, 10], "upgraded": [2]},
        standing={"forge": "blacksmith", "lift": "blue"},
        furnaces={"forge": "blue"},
        carts={"red 2": "2 iron", "blue 3": "1 gold"},
        row=[3, 4, 11, 12, 13],
        deck=[14, 15, 16, 5, 6],
        event=51,
        coming=[46, 47, 49],
        silverbeard="blue",
    )
    state.discards = [17]
    state.unused_events.remove(60)
    state.past_events = [60]
    play(state, "place foreman laboratory")
    return state


# -- hidden ------------------------------------------------------------------------------------


def turn_deck(state: DwergarState) -> None:
    state.deck.reverse()


def turn_events(state: DwergarState) -> None:
    state.events.reverse()


def swap_for_an_unused_event(state: DwergarState) -> None:
    state.events[0], state.unused_events[0] = state.unused_events[0], state.events[0]


def use_other_chance(state: DwergarState) -> None:
    state.rng = seeded(99)


@rule("DG-9", "DG-10")
@pytest.mark.parametrize(
    "change", [turn_deck, turn_events, swap_for_an_unused_event, use_other_chance]
)
def test_the_order_of_the_deck_and_the_face_down_events_are_hidden(
    change: Callable[[DwergarState], None],
) -> None:
    state = table()
    before = [seen(state, seat) for seat in READERS]

    change(state)

    assert [seen(state, seat) for seat in READERS] == before


# -- open --------------------------------------------------------------------------------------


def win_gold(state: DwergarState) -> None:
    state.players[1].goods[2] += 1


def heat_up(state: DwergarState) -> None:
    state.players[1].heat += 1


def light(state: DwergarState) -> None:
    state.players[0].light(1)


def act_more(state: DwergarState) -> None:
    state.players[0].extra_actions += 1


def score(state: DwergarState) -> None:
    state.players[1].points += 1


def hire(state: DwergarState) -> None:
    state.players[1].workers[0] += 1


def lose_foreman(state: DwergarState) -> None:
    state.players[1].has_foreman = not state.players[1].has_foreman


def complete_another(state: DwergarState) -> None:
    state.players[1].completed.append(18)


def upgrade_another(state: DwergarState) -> None:
    state.players[1].upgraded.append(10)


def load_cart(state: DwergarState) -> None:
    state.carts[1][3] += 1


def ride(state: DwergarState) -> None:
    state.carts[1][4] = 1


def stand(state: DwergarState) -> None:
    state.standing[0] = 0


def install(state: DwergarState) -> None:
    state.furnaces[0] = 0


def open_another(state: DwergarState) -> None:
    state.row[0] = 18


def discard_another(state: DwergarState) -> None:
    state.discards[0] = 18


def shorten_deck(state: DwergarState) -> None:
    state.deck.pop()


def know_less_advanced(state: DwergarState) -> None:
    state.advanced -= 1


def change_event(state: DwergarState) -> None:
    state.event = 57


def forget_event(state: DwergarState) -> None:
    state.past_events.clear()


def fewer_events(state: DwergarState) -> None:
    state.events.pop()


def pass_silverbeard(state: DwergarState) -> None:
    state.silverbeard = 0


def next_round(state: DwergarState) -> None:
    state.round += 1


def act_less(state: DwergarState) -> None:
    state.actions_left -= 1


def learn(state: DwergarState) -> None:
    state.working().skills[0] = True


@rule("DG-11", "DG-12")
@pytest.mark.parametrize(
    "change",
    [
        win_gold, heat_up, light, score, hire, lose_foreman, complete_another, upgrade_another,
        load_cart, ride, stand, install, open_another, discard_another, shorten_deck,
        know_less_advanced, change_event, forget_event, fewer_events, pass_silverbeard,
        next_round, act_less, act_more, learn,
    ],
)  # fmt: skip
def test_everything_else_is_seen_by_everyone(change: Callable[[DwergarState], None]) -> None:
    state = table()
    before = [seen(state, seat) for seat in READERS]

    change(state)

    assert all(seen(state, seat) != old for seat, old in zip(READERS, before, strict=True))


# -- imagining ---------------------------------------------------------------------------------


@rule("DG-9", "DG-10")
def test_an_imagined_state_looks_the_same() -> None:
    state = table()
    before = seen(state)

    assert {seen(GAME.reimagined(state, 1, seeded(seed))) for seed in range(10)} == {before}


@rule("DG-9")
def test_the_basic_projects_stay_above_the_advanced_ones() -> None:
    state = GAME.start(4, {}, seed=5)

    for seed in range(20):
        other = GAME.reimagined(state, 0, seeded(seed))
        tiers = [TIERS[state.cards.project(number).tier] for number in reversed(other.deck)]
        assert tiers == ["basic"] * 11 + ["advanced"] * 20


@rule("DG-9")
def test_both_halves_of_the_deck_are_dealt_anew() -> None:
    state = GAME.start(4, {}, seed=5)

    decks = [GAME.reimagined(state, 0, seeded(seed)).deck for seed in range(40)]

    assert len({deck[0] for deck in decks}) > 10
    assert len({deck[-1] for deck in decks}) > 5
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(state.deck))}


@rule("DG-10")
def test_the_events_to_come_are_any_not_yet_seen() -> None:
    state = table()

    imagined = [GAME.reimagined(state, 0, seeded(seed)) for seed in range(200)]

    assert {len(other.events) for other in imagined} == {3}
    coming = {event for other in imagined for event in other.events}
    assert coming == set(range(46, 61)) - {51, 60}


@rule("DG-10")
def test_no_event_is_imagined_twice() -> None:
    state = GAME.start(2, {}, seed=5)

    other = GAME.reimagined(state, 0, seeded(1))

    assert sorted(other.events + other.unused_events) == list(range(46, 61))


@rule("DG-9")
def test_the_true_state_is_left_alone() -> None:
    state = GAME.start(2, {}, seed=5)
    before = json.dumps(state.facts())

    finish(GAME.reimagined(state, 0, seeded(1)))

    assert json.dumps(state.facts()) == before


@rule("DG-9")
def test_the_journal_of_an_imagined_state_is_muted() -> None:
    other = GAME.reimagined(GAME.start(2, {}, seed=5), 0, seeded(1))

    finish(other)

    assert other.journal.events == []
