"""Whole recorded games of Dwergar, and what their names say they show."""

from typing import Any

import pytest

from dwergar.deciding import GIVEN, has_decided, moments
from pithead.engine.errors import BadRecord
from pithead.engine.match import Match
from pithead.engine.record import read_record
from pithead.games import open_record
from records.wanted import FOLDER, WANTED, Wanted
from rules import rule

OURS = [wanted for wanted in WANTED if wanted.game == "dwergar"]
WHOLE = [wanted for wanted in OURS if not wanted.decides]
DECIDED = [wanted for wanted in OURS if wanted.decides]

every_record = pytest.mark.parametrize("wanted", OURS, ids=Wanted.file_name)
every_whole_game = pytest.mark.parametrize("wanted", WHOLE, ids=Wanted.file_name)
every_decided_game = pytest.mark.parametrize("wanted", DECIDED, ids=Wanted.file_name)


def opened(wanted: Wanted) -> Match[Any]:
    file = FOLDER / wanted.file_name()
    return open_record(read_record(file.read_text("utf-8"), file.name))


def test_a_game_is_recorded_for_each_seat_count_and_edition() -> None:
    tables = {(wanted.seats, wanted.options["edition"]) for wanted in WHOLE}

    assert tables == {(seats, edition) for seats in (2, 3, 4) for edition in ("2021", "2020")}


def test_a_game_is_recorded_for_the_gift_of_each_deck() -> None:
    assert [wanted.decides for wanted in DECIDED] == list(GIVEN)


@rule("DG-59", "DG-63")
@every_record
def test_a_recorded_game_plays_its_ten_rounds_to_the_recorded_scores(wanted: Wanted) -> None:
    match = opened(wanted)

    match.check()
    assert (match.state.round, len(match.state.past_events)) == (10, 9)


@every_record
def test_no_list_of_a_recorded_game_is_longer_than_about_forty(wanted: Wanted) -> None:
    match = opened(wanted)

    longest = max(
        len(match.game.legal_actions(state, seat)) for _, state, seat, _ in moments(match)
    )

    assert longest <= 45


@every_whole_game
def test_in_a_recorded_game_every_seat_completes_and_somebody_upgrades_projects(
    wanted: Wanted,
) -> None:
    players = opened(wanted).state.players

    assert all(player.completed for player in players)
    assert any(player.upgraded for player in players)


@rule("DG-39", "DG-P20", "DG-P21", "DG-P40", "DG-E57")
@every_whole_game
def test_a_recorded_game_goes_otherwise_in_the_other_edition(wanted: Wanted) -> None:
    match = opened(wanted)
    other = {"2021": "2020", "2020": "2021"}[str(match.record.options["edition"])]
    match.record.options["edition"] = other

    assert not replays(match)


def replays(match: Match[Any]) -> bool:
    """Whether a changed record still gives the scores it had."""
    try:
        Match(match.game, match.record).check()
    except BadRecord:
        return False
    return True


@rule("DG-60", "DG-P10", "DG-61", "DG-58", "DG-18")
@every_decided_game
def test_the_winner_of_a_recorded_game_would_not_have_won_without_it(wanted: Wanted) -> None:
    assert has_decided(opened(wanted), wanted.decides)
