"""Recorded games still play as they were played. `scripts/records` records them anew.

A change that breaks one of these either is wrong or must raise the game's rules number.
"""

from typing import Any

import pytest

from pithead.engine.match import Match
from pithead.engine.record import read_record
from pithead.games import NAMES, open_record
from records.wanted import FOLDER, WANTED, Wanted

every_record = pytest.mark.parametrize("wanted", WANTED, ids=Wanted.file_name)


def opened(wanted: Wanted) -> Match[Any]:
    file = FOLDER / wanted.file_name()
    return open_record(read_record(file.read_text("utf-8"), file.name))


@every_record
def test_a_recorded_game_ends_as_its_name_says(wanted: Wanted) -> None:
    match = opened(wanted)

    assert match.game.ending(match.state) == wanted.ending


@every_record
def test_a_recorded_game_has_the_scores_it_had(wanted: Wanted) -> None:
    match = opened(wanted)

    assert match.record.scores
    match.check()


@every_record
def test_a_recorded_game_was_played_at_the_table_its_name_says(wanted: Wanted) -> None:
    record = opened(wanted).record

    assert (record.game, len(record.seats)) == (wanted.game, wanted.seats)
    assert record.options | wanted.options == record.options


def test_every_file_is_a_wanted_game() -> None:
    files = sorted(file.name for file in FOLDER.glob("*.json"))

    assert files == sorted(wanted.file_name() for wanted in WANTED)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_recorded(name: str) -> None:
    assert any(wanted.game == name for wanted in WANTED)
