"""What leaves the server is plain JSON, and its sorted form is the same in any language."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bots.matches import opening
from pithead.engine.game import SPECTATOR
from pithead.games import NAMES
from pithead.server.wire import sorted_bytes_of, text_of

LETTERS = st.text(st.characters(exclude_categories=["Cs"]))
NUMBERS = st.integers(min_value=-(2**53), max_value=2**53)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | LETTERS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(LETTERS, inner, max_size=4),
    max_leaves=12,
)


def canonical(value: object) -> bytes:
    """As docs/protocol.md says it, by Python's own library."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return text.encode()


@given(VALUES)
def test_any_value_is_sorted_and_written_as_the_protocol_says(value: object) -> None:
    assert sorted_bytes_of(value) == canonical(value)
    assert json.loads(text_of(value)) == value


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_sees_is_written_as_the_protocol_says(name: str) -> None:
    game, state = opening(name, 2, seed=3, moves=20)

    for seat in (SPECTATOR, 0, 1):
        view = game.view(state, seat)
        assert sorted_bytes_of(view) == canonical(view)
