"""Positions that no game comes to are refused in one sentence, which says where and why."""

import pytest

from dwergar.table import GAME
from pithead.engine.errors import BadPosition


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ('{"row": [99]}', "row: 99; expected the number of a project."),
        ('{"row": [4], "deck": [4]}', "deck: 4 a second time; expected a project once."),
        ('{"players": [{"upgraded": [4]}]}', "players: 1: upgraded: 4; expected completed"),
        ('{"players": [{"hot": 5, "cool": 5}]}', "players: 1: furnaces: 10 in all; expected"),
        ('{"players": [{"workers": ["smith"]}]}', "players: 1: workers: 'smith'; expected"),
        (
            '{"players": [{"workers": ["engineer", "engineer", "engineer", "engineer"]},'
            '{"workers": ["engineer", "engineer", "engineer"]}]}',
            "players: 7 of engineer; expected at most 6 engineers.",
        ),
        (
            '{"standing": {"lift": "foreman 1"}, "players": [{"foreman": true}]}',
            "players: 1: foreman: two of him; expected",
        ),
        ('{"players": [{"carts": {"2": "2 coal"}}]}', "players: 1: carts: 2: '2 coal'; exp"),
        ('{"decks": "western"}', "decks: 'western'; expected 2 of western"),
        ('{"agenda": ["end-action 1"]}', "agenda: what cannot happen here"),
    ],
)
def test_a_position_that_no_game_comes_to_is_refused(text: str, refusal: str) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.position(text)

    assert str(error.value).startswith(f"position: {refusal}")
