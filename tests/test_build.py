"""The package under test is the one that was meant."""

import os

import pytest

import pithead.bots.random
import pithead.engine.rng
import pithead.games.dwarf.turns

EXPECTED = os.environ.get("PITHEAD_EXPECT")


@pytest.mark.skipif(EXPECTED is None, reason="scripts/test says which build it means")
@pytest.mark.parametrize(
    "file",
    [pithead.engine.rng.__file__, pithead.games.dwarf.turns.__file__, pithead.bots.random.__file__],
)
def test_engine_games_and_bots_are_the_build_under_test(file: str) -> None:
    assert file.endswith(".py") == (EXPECTED == "pure")
