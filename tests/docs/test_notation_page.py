"""The notation page: its verbs, its numbering and its record are those of the program."""

import re
from itertools import groupby
from typing import Final

from docs.pages import NUMBERED, ROOT, blocks, of_every_game, rows
from pithead.engine.record import KEYS, read_record
from pithead.games import find_game, open_record

PAGE: Final = (ROOT / "docs/notation.md").read_text("utf-8")


def section(game: str) -> str:
    return PAGE.split(f"\n## {find_game(game).title}\n")[1].split("\n## ")[0]


def part(game: str, heading: str) -> list[list[str]]:
    """The rows of the table under one heading of a game's section, without backticks."""
    text = section(game).split(f"\n### {heading}\n")[1].split("\n### ")[0]
    return [[cell.strip("`") for cell in row] for row in rows(text)]


def example_record() -> str:
    (example,) = blocks(PAGE.split("\n### Positions\n")[0], "json")
    return example


@of_every_game
def test_a_section_names_the_game_and_its_rules(game: str) -> None:
    sentence = f"Name in records: `{game}`. The rules are in [rules/{game}.md](rules/{game}.md)."

    assert sentence in section(game)


@of_every_game
def test_every_verb_is_explained_in_the_order_of_the_numbering(game: str) -> None:
    actions = find_game(game).table.actions

    explained = [row[0] for row in part(game, "Verbs")]

    assert explained == [verb for verb, _ in groupby(action.verb for action in actions)]


@of_every_game
def test_every_example_of_a_verb_is_an_action_with_that_verb(game: str) -> None:
    examples = [(row[0], row[1]) for row in part(game, "Verbs")]

    parsed = [find_game(game).parse(example) for _, example in examples]

    assert [(action.verb, action.notation) for action in parsed] == examples


@of_every_game
def test_every_rule_named_beside_a_verb_or_option_is_a_rule(game: str) -> None:
    cells = [row[3] for heading in ("Verbs", "Options and scores") for row in part(game, heading)]

    assert [id_ for cell in cells for id_ in cell.split(", ") if id_ not in NUMBERED[game]] == []


@of_every_game
def test_the_index_ranges_are_true(game: str) -> None:
    true_rows = []
    for verb, each in groupby(find_game(game).table.actions, key=lambda action: action.verb):
        actions = list(each)
        first, last = actions[0], actions[-1]
        indexes = str(first.index) if first is last else f"{first.index}-{last.index}"
        true_rows.append([verb, indexes, str(len(actions)), first.notation, last.notation])

    assert part(game, "Numbering") == true_rows


@of_every_game
def test_the_numbering_names_the_rules_number_it_is_true_for(game: str) -> None:
    known = find_game(game)

    sentences = re.findall(r"^(\d+) actions, by rules number (\d+):$", section(game), re.MULTILINE)

    assert sentences == [(str(len(known.table.actions)), str(known.rules_number))]


@of_every_game
def test_every_option_is_explained(game: str) -> None:
    explained = [row[0] for row in part(game, "Options and scores")]

    assert explained == [option.name for option in find_game(game).options]


@of_every_game
def test_the_lines_of_play_are_actions(game: str) -> None:
    lines = [line for block in blocks(section(game), "text") for line in block.splitlines()]

    assert [find_game(game).parse(line).notation for line in lines] == lines


@of_every_game
def test_every_number_of_the_score_is_explained(game: str) -> None:
    known = find_game(game)
    state = known.start(known.seat_counts[0], {}, seed=1)
    under = section(game).split("\n### Options and scores\n")[1]

    assert [name for name in known.scores(state)[0] if f"`{name}`" not in under] == []


def test_every_field_of_a_record_is_explained() -> None:
    fields = rows(PAGE.split("\n### Records\n")[1].split("\n### ")[0])

    assert [row[0].strip("`") for row in fields] == list(KEYS)


def test_the_record_on_the_page_is_what_the_program_writes() -> None:
    assert read_record(example_record()).to_text() == example_record()


def test_the_record_on_the_page_replays_to_its_scores() -> None:
    match = open_record(read_record(example_record()))

    match.check()

    assert match.state.is_over()
