"""Positions that no game comes to are refused in one sentence, which says where and why."""

import pytest

from dwarf.table import GAME
from pithead.engine.errors import BadPosition


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ('{"mine": {"5": ["D99"]}}', "mine: 5: 'D99'; expected a card such as"),
        ('{"mine": {"5": ["D05", "D01"]}}', "mine: 5: D01, of position 1; expected a card of"),
        ('{"mine": {"5": []}}', "mine: 5: no card; expected at least one in each stack."),
        ('{"mountain": ["D12", "D12"]}', "mountain: D12 a second time; expected each card"),
        ('{"players": [{"iron": -1}]}', "players: 1: iron: -1; expected a whole number"),
        ('{"workers": ["1 at 1", "1 at 2", "1 at 3"]}', "players: 1: workers: 3 regular"),
        ('{"workers": ["7 at 1"]}', "workers: '7 at 1'; expected a seat and a position"),
        ('{"workers": ["1 at 1, idle"]}', "workers: '1 at 1, idle'; expected only helper,"),
        ('{"automaton": "eldhusfifl"}', "automaton: one; expected none with several seats."),
        ('{"agenda": ["craft 1"]}', "agenda: 1: 'craft 1'; expected one of D01"),
    ],
)
def test_a_position_that_no_game_comes_to_is_refused(text: str, refusal: str) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.position(text)

    assert str(error.value).startswith(f"position: {refusal}")
