"""Sets of cards with phrases at random: every game with them comes to its end."""

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from every_game.tables import choice
from imperial_miners.phrases import phrases
from pithead.engine.rng import seeded
from pithead.games.imperial_miners import make
from pithead.games.imperial_miners.game import ImperialMiners

HALVES = ["L R", "TL TR", "BL BR", "L TL BL"]


@st.composite
def boxes(draw: st.DrawFn) -> dict[str, Any]:
    """All cards, events and boards with effects that nobody has ever thought of."""
    cards = {
        f"X{level}{letter}": {
            "level": level,
            "cost": 0,
            "factions": draw(st.sampled_from(["", "S", "EA", "BJ", "R"])),
            "effects": draw(st.lists(phrases("card"), min_size=1, max_size=2)),
            "halves": HALVES * 2,
        }
        for level in (1, 2, 3, 4)
        for letter in "ab"
    }
    events: dict[str, Any] = {
        f"V{number}": {
            "when": draw(st.sampled_from(["at once", "round end"])),
            "effect": draw(phrases("event")),
        }
        for number in range(7)
    }
    for number in range(7, 10):
        events[f"V{number}"] = {"when": "mine phase", "effect": draw(phrases("mine phase"))}
    boards = {
        f"{board}a": {"spaces": [draw(phrases("space")), draw(phrases("top space"))]}
        for board in (1, 2, 3)
    }
    return {
        "replace": ["cards", "events", "boards"],
        "cards": cards,
        "events": events,
        "boards": boards,
    }


def played(game: ImperialMiners, seats: int, seed: int) -> Any:
    """A game of random actions, stopped if it should go on for ever."""
    state = game.start(seats, {}, seed)
    rng = seeded(seed)
    for _ in range(100_000):
        if state.is_over():
            break
        seat, action = choice(game, state, rng)
        game.apply(state, seat, action)
    return state


@given(box=boxes(), seats=st.integers(1, 3), seed=st.integers(0, 1000))
@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_any_set_of_phrases_is_played_to_its_end(
    box: dict[str, Any], seats: int, seed: int
) -> None:
    state = played(make(box), seats, seed)

    assert (state.is_over(), state.round) == (True, 10)
