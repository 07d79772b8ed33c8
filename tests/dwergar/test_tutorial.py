"""The scripted first game: it can be followed to its end, and says something at each decision."""

from typing import Any

import pytest

from pithead.engine.match import Match
from pithead.games import find_game
from pithead.server.tables.tutorials import lessons, tutorial
from pithead.text import LANGUAGES, read_patterns

HUMAN = 0
PARTS = {
    "place", "mine", "install", "light", "heat", "lift", "track", "complete", "upgrade", "forge",
    "exchange",
}  # fmt: skip


def script() -> Match[Any]:
    record = tutorial("dwergar")
    assert record is not None
    return Match(find_game("dwergar"), record)


def test_the_script_is_a_game_that_can_be_played_again() -> None:
    match = script()

    assert match.game.round(match.state) == 3
    assert match.state.past_events
    assert match.state.event


def test_every_decision_of_the_human_has_a_lesson_and_no_other_moment_has() -> None:
    actions = script().record.actions

    decisions = [at for at, (seat, _) in enumerate(actions) if seat == HUMAN]

    assert sorted(lessons("dwergar")) == decisions


def test_the_lessons_show_every_part_of_the_game() -> None:
    done = {notation.split()[0] for seat, notation in script().record.actions if seat == HUMAN}

    assert done >= PARTS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_is_said_once_in_every_language(language: str) -> None:
    patterns = read_patterns(language)

    said = [patterns[key] for key in lessons("dwergar").values()]

    assert len(set(said)) == len(said) == 20
