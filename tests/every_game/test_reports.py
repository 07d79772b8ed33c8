"""Reports: every point has a source and a round, whatever is played, and all of them add up."""

import re
from html import escape
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from every_game.tables import ALL_TABLES, GAMES, Table, at_every_table, choice, for_every_game
from pithead.engine.match import Match, match_from, new_match
from pithead.engine.report import TURNS, lead_of, report, turning_points
from pithead.engine.rng import seeded
from pithead.text import LANGUAGES, catalogue

SHARED_BY_HALF = 2


def played(table: Table, seed: int, match: Match[Any] | None = None) -> Match[Any]:
    """A random game, from its start or from where it stands."""
    match = match or new_match(table.game, table.names(), table.options, seed)
    rng = seeded(seed)
    while not match.state.is_over():
        match.play(*choice(table.game, match.state, rng))
    return match


def totals(match: Match[Any]) -> list[int]:
    return [score["total"] for score in match.game.scores(match.state)]


def sums(points: list[list[int]]) -> list[int]:
    return [sum(owner) for owner in zip(*points, strict=True)]


@given(table=st.sampled_from(ALL_TABLES), seed=st.integers(0, 2**32))
def test_points_by_source_and_by_round_add_up_to_the_score(table: Table, seed: int) -> None:
    match = played(table, seed)

    told = report(match)

    assert sums([each["points"] for each in told["sources"]]) == totals(match)
    assert sums([each["points"] for each in told["rounds"]]) == totals(match)
    for each in told["rounds"]:
        parts = [source["points"] for source in each["sources"]]
        assert sums([[0] * len(each["points"]), *parts]) == each["points"]
    assert told["course"][-1] == totals(match)


@at_every_table
def test_nothing_is_left_without_a_source_of_the_games_own(table: Table) -> None:
    match = played(table, seed=7)

    known = table.game.reckoning(match.state_at(0)).sources()

    assert [each["source"] for each in report(match)["sources"]] == known


@for_every_game
def test_a_game_from_a_position_says_what_was_there_before(name: str) -> None:
    table = next(each for each in ALL_TABLES if each.game.name == name and each.seats == 2)
    whole = played(table, seed=3)
    half = whole.state_at(len(whole.record.actions) // 2)
    match = match_from(GAMES[name], table.names(), half)

    told = report(played(table, 4, match))

    assert sums([each["points"] for each in told["sources"]]) == totals(match)
    assert {each["source"] for each in told["sources"]} <= {
        *table.game.reckoning(half).sources(), "start",
    }  # fmt: skip


@at_every_table
def test_awards_go_to_the_most_and_never_to_nearly_all(table: Table) -> None:
    told = report(played(table, seed=11))

    for award in told["awards"]:
        owners = len(told["course"][0])
        assert award["number"] > 0
        assert SHARED_BY_HALF * len(award["owners"]) <= owners or owners == 1


@pytest.mark.parametrize("language", LANGUAGES)
@for_every_game
def test_all_that_is_told_has_words_and_the_picture_its_holes_filled(
    name: str, language: str
) -> None:
    words = catalogue(language)
    for table in [each for each in ALL_TABLES if each.game.name == name][::7]:
        start = table.game.reckoning(table.start(1))
        for key in [*(f"source.{each}" for each in start.sources()), "source.start"]:
            assert words.has(f"{name}.{key}") or (name, key) == ("dwarf", "source.start")
        for award in start.awards():
            assert words.has(f"{name}.award.{award}")
        picture = report(played(table, seed=2))["picture"]
        holes = [int(hole) for hole in re.findall(r"\{(\d+)\}", picture["svg"])]
        assert sorted(holes) == list(range(len(picture["words"])))
        assert escape(picture["svg"].split(">")[0]).startswith("&lt;svg")


def test_turning_points_are_the_moves_that_changed_the_lead_most() -> None:
    numbers = [[0, 0], [1, 0], [4, 0], [4, 0], [4, 9], [5, 9], [15, 9]]

    turns = turning_points(numbers, [1, 1, 1, 2, 2, 3, 3], 0)

    assert [(turn["move"], turn["before"], turn["after"]) for turn in turns] == [
        (2, 1, 4), (4, 4, -5), (6, -4, 6),
    ]  # fmt: skip


def test_a_turning_point_is_of_the_round_that_was_played_and_no_more_than_three() -> None:
    numbers = [[0], [1], [2], [4], [8], [16]]

    turns = turning_points(numbers, [1, 2, 3, 4, 5, 6], 0)

    assert [turn["round"] for turn in turns] == [3, 4, 5]
    assert len(turns) == TURNS


def test_alone_ones_own_number_is_the_lead() -> None:
    assert (lead_of([7], 0), lead_of([7, 9, 3], 0)) == (7, -2)


def test_where_nothing_changes_nothing_turns() -> None:
    assert turning_points([[0, 0], [0, 0]], [1, 1], 0) == []
