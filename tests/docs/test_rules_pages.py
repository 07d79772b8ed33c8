"""The rules pages: the same rules, marks and numbers in three languages, true to the card data."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from pithead.games.dwarf.cards import DATA
from pithead.games.dwarf.game import make

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = {
    "en": ROOT / "docs/rules/dwarf.md",
    "uk": ROOT / "docs/rules/uk/dwarf.md",
    "it": ROOT / "docs/rules/it/dwarf.md",
}
MARKS: Final = {
    "en": ("known", "derived", "decided"),
    "uk": ("відомо", "виведено", "вирішено"),
    "it": ("noto", "dedotto", "deciso"),
}
LANGUAGES: Final = pytest.mark.parametrize("language", list(PAGES))
TRANSLATIONS: Final = pytest.mark.parametrize("language", ["uk", "it"])


def page(language: str) -> str:
    return PAGES[language].read_text("utf-8")


def rules(language: str) -> list[tuple[str, str]]:
    """Each rule's id and text, its indented lines included."""
    pattern = r"^- (DW-\d+) (.*(?:\n {4}.*)*)"
    return re.findall(pattern, page(language), re.MULTILINE)


def marks(language: str, text: str) -> list[int]:
    """The marks in a rule, each as its place in the list of marks."""
    words = MARKS[language]
    found = re.findall(r"\((" + "|".join(words) + r")\)", text)
    return [words.index(word) for word in found]


def numbers(text: str) -> list[int]:
    return sorted(int(number) for number in re.findall(r"\d+", text.replace("1°", "")))


def table_rows(language: str) -> list[list[str]]:
    """The rows of the page's tables that start with a name in backticks."""
    lines = re.findall(r"^\| (`.*) \|$", page(language), re.MULTILINE)
    return [line.split(" | ") for line in lines]


def box_example(language: str) -> dict[str, Any]:
    found = re.findall(r"```toml\n(.*?)```", page(language), re.DOTALL)
    assert len(found) == 1
    return tomllib.loads(found[0])


@LANGUAGES
def test_every_rule_stands_once_and_in_order(language: str) -> None:
    assert [id_ for id_, _ in rules(language)] == [f"DW-{number}" for number in range(1, 53)]


@LANGUAGES
def test_every_rule_starts_with_a_bold_title(language: str) -> None:
    untitled = [id_ for id_, text in rules(language) if not re.match(r"\*\*[^*]+\.\*\* \S", text)]

    assert untitled == []


@LANGUAGES
def test_every_rule_says_where_it_comes_from(language: str) -> None:
    unmarked = [id_ for id_, text in rules(language) if not marks(language, text)]

    assert unmarked == []


@TRANSLATIONS
def test_a_translation_marks_its_rules_as_the_english_page_does(language: str) -> None:
    translated = {id_: marks(language, text) for id_, text in rules(language)}

    assert translated == {id_: marks("en", text) for id_, text in rules("en")}


@TRANSLATIONS
def test_a_translation_names_the_same_numbers_in_every_rule(language: str) -> None:
    translated = {id_: numbers(text) for id_, text in rules(language)}

    assert translated == {id_: numbers(text) for id_, text in rules("en")}


@TRANSLATIONS
def test_a_translation_has_as_many_sections(language: str) -> None:
    assert page(language).count("\n## ") == page("en").count("\n## ")


@LANGUAGES
def test_the_page_opens_with_the_game_and_names_its_designer(language: str) -> None:
    first, _, rest = page(language).partition("\n")

    assert (first.split(":")[0], "Lee Broderick" in rest) == ("# DWARF", True)


@LANGUAGES
def test_the_table_of_effects_has_the_phrases_of_the_card_data(language: str) -> None:
    effects = tomllib.loads(DATA.read_text("utf-8"))["effects"]

    written = {row[0].strip("`"): row[4].strip("`") for row in table_rows(language)}

    assert written == {name: effect["phrase"] for name, effect in effects.items()}


@LANGUAGES
def test_the_table_of_effects_calls_cards_what_the_table_calls_them(language: str) -> None:
    catalogue = json.loads((ROOT / f"src/pithead/text/{language}/dwarf.json").read_text("utf-8"))

    wrong = [r for r in table_rows(language) if r[1] != catalogue[f"dwarf.effect.{r[0][1:-1]}"]]

    assert wrong == []


@LANGUAGES
def test_the_box_file_example_changes_a_cost_and_an_effect(language: str) -> None:
    printed = {card.id: card.to_json() for card in make().cards.cards}

    boxed = make(box_example(language)).cards.cards

    changed = [card.id for card in boxed if card.to_json() != printed[card.id]]
    assert changed == ["D12", "D31"]
