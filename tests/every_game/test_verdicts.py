"""Who has won and why: one line, true to the rules of each game."""

import pytest

from every_game.tables import Table, at_each_seat_count, at_every_table, finished
from pithead.text import LANGUAGES, catalogue

NAMES = ["Ann", "Ben", "Cid", "Dot", "Eve"]


@at_every_table
def test_the_part_that_decided_is_the_first_in_which_the_winner_differs(table: Table) -> None:
    state = finished(table, seed=11)
    verdict, scores = table.game.verdict(state), table.game.scores(state)
    if verdict.message.key != "verdict.on":
        return
    compared = table.game.compared(state)
    winner = table.game.places(state).index(1)
    others = [score for owner, score in enumerate(scores) if owner != winner]
    best = max(others, key=lambda score: [score[part] for part in compared])
    before = compared[: compared.index(verdict.part)]

    assert all(scores[winner][part] == best[part] for part in before)
    assert scores[winner][verdict.part] > best[verdict.part]


@at_each_seat_count
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_is_told_in_one_line(table: Table, language: str) -> None:
    state = finished(table, seed=3)

    told = catalogue(language).say(table.game.verdict(state).message, NAMES)

    assert told.endswith(".")
    assert "\n" not in told
