"""The ledger: a passage of a printed rulebook names every rule, or it is marked as our own."""

import re
from typing import Final

import pytest

from docs.pages import ROOT, marks, of_every_game, rows, rules
from pithead.games import find_game

PASSAGES: Final = "passage"
RULINGS: Final = "ruling"
WIDTH: Final = {PASSAGES: 3, RULINGS: 2}


def section(game: str) -> str:
    """What stands under the heading of a game."""
    ledger = (ROOT / "docs/rules/ledger.md").read_text("utf-8")
    found = re.search(rf"^## {find_game(game).title}\n(.*?)(?=^## |\Z)", ledger, re.M | re.S)
    return found.group(1) if found else ""


def tables(game: str) -> list[str]:
    """The game's tables, each with the row that heads it."""
    return re.findall(r"(?:^\|.*\|\n?)+", section(game), re.MULTILINE)


def kind(table: str) -> str:
    """What the table lists: the words of its first heading."""
    return table.split("|")[1].strip()


def listed(game: str, wanted: str) -> list[list[str]]:
    """The rows of all the game's tables of one kind."""
    return [row for table in tables(game) if kind(table) == wanted for row in rows(table)]


def carried_out(game: str) -> list[str]:
    """Every id that a passage names; a passage without a rule says `none:` and why."""
    cells = [row[2] for row in listed(game, PASSAGES)]
    return [id_ for cell in cells if not cell.startswith("none: ") for id_ in cell.split(", ")]


def rulings(game: str) -> list[str]:
    return [row[0] for row in listed(game, RULINGS)]


@of_every_game
def test_a_game_has_a_table_of_passages_and_a_table_of_rulings(game: str) -> None:
    assert {kind(table) for table in tables(game)} == {PASSAGES, RULINGS}


@of_every_game
@pytest.mark.parametrize("wanted", [PASSAGES, RULINGS])
def test_no_cell_of_a_table_is_missing_or_empty(game: str, wanted: str) -> None:
    short = [
        row
        for row in listed(game, wanted)
        if len(row) != WIDTH[wanted] or not all(map(str.strip, row))
    ]

    assert short == []


@of_every_game
def test_every_id_in_the_ledger_is_a_rule(game: str) -> None:
    written = rules(game, "en")

    assert [id_ for id_ in carried_out(game) + rulings(game) if id_ not in written] == []


@of_every_game
def test_every_rule_is_named_by_a_passage_or_marked_as_our_own_ruling(game: str) -> None:
    told = {*carried_out(game), *rulings(game)}

    assert [id_ for id_ in rules(game, "en") if id_ not in told] == []


@of_every_game
def test_a_ruling_of_ours_stands_once_and_no_passage_carries_it(game: str) -> None:
    ours = rulings(game)

    assert [id_ for id_ in ours if ours.count(id_) > 1 or id_ in carried_out(game)] == []


@of_every_game
def test_a_ruling_of_ours_is_not_marked_as_printed(game: str) -> None:
    """The first mark of a page's list says that the rulebook states it."""
    written = rules(game, "en")

    printed = [id_ for id_ in rulings(game) if set(marks(game, "en", written[id_])) == {0}]

    assert printed == []
