"""Lists of options stay short, in every way to set the game up."""

import pytest

from dwergar.look import legal
from dwergar.table import GAME, play, position
from pithead.engine.errors import IllegalAction
from pithead.engine.options import OptionValue
from pithead.engine.rng import seeded
from rules import rule

# Four kinds of dwarves to ten places, and two ways to change heat.
MOST = 42


def longest_list(seats: int, options: dict[str, OptionValue], seed: int) -> int:
    """The longest list of options met in one game of random play."""
    state = GAME.start(seats, options, seed)
    rng = seeded(seed + 1000)
    longest = 0
    while not state.is_over():
        (seat,) = state.seats_to_act()
        actions = GAME.legal_actions(state, seat)
        longest = max(longest, len(actions))
        GAME.apply(state, seat, actions[rng.below(len(actions))])
    return longest


@pytest.mark.parametrize(
    ("seats", "decks"),
    [
        (2, "western+new_shaft"),
        (2, "old_shaft+eastern"),
        (3, "western+old_shaft+eastern"),
        (4, "western+new_shaft+golden_terraces+eastern"),
        (4, "western+golden_terraces+old_shaft+eastern"),
    ],
)
@pytest.mark.parametrize("edition", ["2021", "2020"])
def test_no_list_is_longer_than_a_person_can_read(seats: int, decks: str, edition: str) -> None:
    options: dict[str, OptionValue] = {"decks": decks, "edition": edition, "events": 15}

    assert max(longest_list(seats, options, seed) for seed in range(6)) <= MOST


@rule("DG-20")
def test_the_longest_list_is_that_of_placing() -> None:
    state = position(
        red={"workers": "engineer blacksmith ironworker foreman", "heat": 9, "upgraded": [37, 39]}
    )

    assert len(legal(state)) == MOST


def test_an_illegal_action_is_refused_with_the_legal_ones() -> None:
    state = position(red={"iron": 1, "workers": "blacksmith foreman"})
    play(state, "place blacksmith laboratory")

    with pytest.raises(IllegalAction, match=r"legal: exchange iron, end\."):
        play(state, "exchange gold")


def test_a_refused_action_changes_nothing() -> None:
    state = position(red={"iron": 1, "workers": "blacksmith foreman"})
    play(state, "place blacksmith laboratory")
    before = str(state.facts())

    with pytest.raises(IllegalAction):
        play(state, "exchange gold")

    assert str(state.facts()) == before
