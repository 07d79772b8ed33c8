"""Positions that no game comes to are refused in one sentence, which says where and why."""

import pytest

from imperial_miners.table import GAME
from pithead.engine.errors import BadPosition


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ('{"players": [{"hand": ["D99"]}]}', "players: 1: hand: 'D99'; expected a"),
        ('{"players": [{"coins": -2}]}', "players: 1: coins: -2; expected a whole"),
        ('{"players": [{"mine": ["D28 at II/1"]}]}', "players: 1: mine: 'D28 at II/1'"),
        ('{"boards": "1a+1b+3a"}', "boards: '1a+1b+3a'; expected one side of each"),
        ('{"events": ["V01", "V01"]}', "events: V01 a second time; expected each"),
        ('{"players": [{"shown": ["D28"]}]}', "players: 1: shown: ['D28']; expected"),
        ('{"agenda": ["do-step 1 - fly 3"]}', "agenda: 1: 'do-step 1 - fly 3'; exp"),
    ],
)
def test_a_position_that_no_game_comes_to_is_refused(text: str, refusal: str) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.position(text)

    assert str(error.value).startswith(f"position: {refusal}")
