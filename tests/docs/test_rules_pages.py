"""The rules pages: the same rules, marks and numbers in three languages."""

import pytest

from docs.pages import (
    DESIGNERS,
    NUMBERED,
    box_example,
    in_every_language,
    in_every_translation,
    marks,
    numbers,
    of_every_game,
    page,
    rules,
    title,
)
from pithead.rulebook import read_rulebook
from pithead.text import read_patterns


@of_every_game
@in_every_language
def test_every_rule_stands_once_and_in_order(game: str, language: str) -> None:
    assert list(rules(game, language)) == NUMBERED[game]


@of_every_game
@in_every_language
def test_the_program_finds_every_rule_in_the_page(game: str, language: str) -> None:
    book = read_rulebook(game, language)

    assert book is not None
    assert {id_: rule.text for id_, rule in book.rules.items()} == {
        id_: text.replace("\n    ", "\n") for id_, text in rules(game, language).items()
    }


@of_every_game
@in_every_language
def test_every_rule_starts_with_a_bold_title(game: str, language: str) -> None:
    untitled = [id_ for id_, text in rules(game, language).items() if not title(text)]

    assert untitled == []


@of_every_game
@in_every_language
def test_every_rule_says_where_it_comes_from(game: str, language: str) -> None:
    written = rules(game, language)

    unmarked = [id_ for id_, text in written.items() if not marks(game, language, text)]

    assert unmarked == []


@of_every_game
@in_every_translation
def test_a_translation_marks_its_rules_as_the_english_page_does(game: str, language: str) -> None:
    translated = {id_: marks(game, language, text) for id_, text in rules(game, language).items()}

    assert translated == {id_: marks(game, "en", text) for id_, text in rules(game, "en").items()}


@of_every_game
@in_every_translation
def test_a_translation_names_the_same_numbers_in_every_rule(game: str, language: str) -> None:
    translated = {id_: numbers(text) for id_, text in rules(game, language).items()}

    assert translated == {id_: numbers(text) for id_, text in rules(game, "en").items()}


@of_every_game
@in_every_translation
@pytest.mark.parametrize("heading", ["\n## ", "\n### "])
def test_a_translation_has_as_many_sections(game: str, language: str, heading: str) -> None:
    assert page(game, language).count(heading) == page(game, "en").count(heading)


@of_every_game
@in_every_translation
def test_a_translation_shows_the_same_box_file(game: str, language: str) -> None:
    assert box_example(game, language) == box_example(game, "en")


@of_every_game
@in_every_language
def test_the_page_opens_with_the_game_and_names_its_designer(game: str, language: str) -> None:
    first, _, rest = page(game, language).partition("\n")

    opened = (first.split(":")[0], DESIGNERS[game] in rest)

    assert opened == (f"# {read_patterns(language)[f'{game}.title']}", True)
