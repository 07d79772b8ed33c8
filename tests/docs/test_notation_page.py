"""The notation page: its verbs, its numbering and its record are those of the program."""

import re
from itertools import groupby
from pathlib import Path
from typing import Final

from pithead.engine.record import read_record
from pithead.games import find_game, open_record
from pithead.games.dwarf.actions import TABLE
from pithead.games.dwarf.game import RULES_NUMBER

PAGE: Final = (Path(__file__).parents[2] / "docs/notation.md").read_text("utf-8")


def part(game: str, heading: str) -> str:
    """The text under one heading of a game's section."""
    section = PAGE.split(f"\n## {game}\n")[1].split("\n## ")[0]
    return section.split(f"\n### {heading}\n")[1].split("\n### ")[0]


def rows(text: str) -> list[list[str]]:
    """The rows of a table whose first cell is in backticks, without the backticks."""
    lines = re.findall(r"^\| (`.*) \|$", text, re.MULTILINE)
    return [[cell.strip("`") for cell in line.split(" | ")] for line in lines]


def example_record() -> str:
    found = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert len(found) == 1
    return str(found[0])


def test_every_verb_of_dwarf_is_explained_in_the_order_of_the_numbering() -> None:
    explained = [row[0] for row in rows(part("DWARF", "Verbs"))]

    assert explained == [verb for verb, _ in groupby(a.verb for a in TABLE.actions)]


def test_every_example_of_a_verb_is_an_action_with_that_verb() -> None:
    game = find_game("dwarf")

    parsed = [(row[0], game.parse(row[1]).notation) for row in rows(part("DWARF", "Verbs"))]

    assert all(example.split()[0] == verb for verb, example in parsed)


def test_the_index_ranges_of_dwarf_are_true() -> None:
    true_rows = []
    for verb, each in groupby(TABLE.actions, key=lambda action: action.verb):
        actions = list(each)
        first, last = actions[0], actions[-1]
        indexes = str(first.index) if first is last else f"{first.index}-{last.index}"
        true_rows.append([verb, indexes, str(len(actions)), first.notation, last.notation])

    assert rows(part("DWARF", "Numbering")) == true_rows


def test_the_numbering_names_the_rules_number_it_is_true_for() -> None:
    sentence = f"\n{len(TABLE.actions)} actions, by rules number {RULES_NUMBER}:\n"

    assert sentence in part("DWARF", "Numbering")


def test_every_field_of_a_record_is_explained() -> None:
    fields = [row[0] for row in rows(PAGE.split("\n### Records\n")[1].split("\n### ")[0])]

    assert fields == list(read_record(example_record()).to_json())


def test_the_record_on_the_page_is_what_the_program_writes() -> None:
    assert read_record(example_record()).to_text() == example_record()


def test_the_record_on_the_page_replays_to_its_scores() -> None:
    match = open_record(read_record(example_record()))

    match.check()

    assert match.state.is_over()


def test_every_option_of_dwarf_is_explained() -> None:
    explained = [row[0] for row in rows(part("DWARF", "Options and scores"))]

    assert explained == [option.name for option in find_game("dwarf").options]
