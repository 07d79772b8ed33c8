"""Every language says everything, with every form it needs, and nothing is left in English."""

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final

import pytest
from babel import Locale
from pyicumessageformat import Parser

from pithead.engine.errors import SENTENCES
from pithead.text import LANGUAGES, read_patterns

TRANSLATIONS: Final = [language for language in LANGUAGES if language != "en"]
ENGLISH: Final = read_patterns("en")

# Names that are the same in every language.
PROPER_NAMES: Final = {
    "dwarf.title",
    "dwarf.rival.eldhusfifl",
    "dwarf.rival.andvettr",
    "dwarf.rival.andvettr-fadir",
    "dwergar.title",
    "imperial-miners.title",
}

# What Italian players say as English players do.
SAME_IN_ITALIAN: Final = {
    "cli.arena.bot",
    "dwergar.place.studio",
    "web.dwergar.deck_letter.new_shaft",
    "web.link",
    "web.round",
    "web.tool.chat",
}

# Names that Ukrainian writes in its own letters.
WRITTEN_IN_UKRAINIAN: Final = {
    "dwarf.rival.eldhusfifl",
    "dwarf.rival.andvettr",
    "dwarf.rival.andvettr-fadir",
    "imperial-miners.title",
}

# Their params come from a library, in English only: players of other languages are spared them.
ENGLISH_FRAGMENTS: Final = {"server.error.request"}


def pairs_by_file(language: str) -> dict[str, list[tuple[str, str]]]:
    """Each file's keys and patterns as they are written, a key written twice included."""
    return {
        file.name: json.loads(file.read_text("utf-8"), object_pairs_hook=list)
        for file in (files("pithead.text") / language).iterdir()
        if file.name.endswith(".json")
    }


def keys_by_file(language: str) -> dict[str, set[str]]:
    return {name: {key for key, _ in pairs} for name, pairs in pairs_by_file(language).items()}


def arguments(parts: list[Any]) -> Iterator[dict[str, Any]]:
    """Every argument of a parsed pattern, those inside plural and select options included."""
    for part in parts:
        if isinstance(part, dict):
            yield part
            for option in part.get("options", {}).values():
                yield from arguments(option)


def arguments_of(pattern: str) -> list[dict[str, Any]]:
    return list(arguments(Parser().parse(pattern)))


def argument_names(pattern: str) -> set[str]:
    return {argument["name"] for argument in arguments_of(pattern)}


def argument_kinds(patterns: dict[str, str]) -> set[str]:
    return {
        argument["type"]
        for pattern in patterns.values()
        for argument in arguments_of(pattern)
        if "type" in argument and not argument.get("hash")
    }


def literal_text(parts: list[Any]) -> str:
    """What a pattern says by itself, without the names of its arguments."""
    said = ""
    for part in parts:
        if isinstance(part, str):
            said += part
        else:
            said += "".join(literal_text(option) for option in part.get("options", {}).values())
    return said


def forms_of_whole_numbers(language: str) -> set[str]:
    """The plural forms a language uses for whole numbers."""
    plural_form = Locale.parse(language).plural_form
    return {plural_form(number) for number in range(1001)}


def test_ukrainian_has_three_forms_for_whole_numbers() -> None:
    assert forms_of_whole_numbers("uk") == {"one", "few", "many"}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_key_exists_in_every_language(language: str) -> None:
    assert keys_by_file(language) == keys_by_file("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice(language: str) -> None:
    keys = [key for pairs in pairs_by_file(language).values() for key, _ in pairs]

    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pattern_parses_and_uses_only_plural_and_select(language: str) -> None:
    assert argument_kinds(read_patterns(language)) <= {"plural", "select"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_pattern_is_empty_or_begins_or_ends_with_a_space(language: str) -> None:
    patterns = read_patterns(language)

    assert [
        key for key, pattern in patterns.items() if pattern.strip() != pattern or not pattern
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_all_forms_of_its_language(language: str) -> None:
    needed = forms_of_whole_numbers(language) | {"other"}
    lacking = {
        key: sorted(needed - argument["options"].keys())
        for key, pattern in read_patterns(language).items()
        for argument in arguments_of(pattern)
        if argument.get("type") == "plural" and not needed <= argument["options"].keys()
    }

    assert lacking == {}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_pattern_has_the_same_arguments_in_every_language(language: str) -> None:
    names = {key: argument_names(pattern) for key, pattern in read_patterns(language).items()}

    expected = {key: argument_names(pattern) for key, pattern in ENGLISH.items()}
    assert names == expected | {key: set() for key in ENGLISH_FRAGMENTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_apostrophe_never_switches_an_argument_off(language: str) -> None:
    """In ICU patterns `'{` quotes; l’{name} needs the typographic apostrophe."""
    quoting = [
        key for key, pattern in read_patterns(language).items() if re.search(r"'[{}#]", pattern)
    ]

    assert quoting == []


def test_the_english_errors_are_the_engines_own_sentences() -> None:
    ours = {key for key in ENGLISH if key.startswith("error.")} | {"why.seat"}
    assert {key: ENGLISH[key] for key in ours} == SENTENCES


def test_nothing_is_left_untranslated_in_ukrainian() -> None:
    left = {
        key
        for key, pattern in read_patterns("uk").items()
        if re.search(r"[^\W\d_]", said := literal_text(Parser().parse(pattern)))
        and not re.search(r"[а-щьюяєіїґ]", said.lower())
    }

    assert left == PROPER_NAMES - WRITTEN_IN_UKRAINIAN


def test_nothing_is_left_untranslated_in_italian() -> None:
    left = {
        key
        for key, pattern in read_patterns("it").items()
        if pattern == ENGLISH[key] and re.search(r"[^\W\d_]", literal_text(Parser().parse(pattern)))
    }

    assert left == PROPER_NAMES | SAME_IN_ITALIAN


def test_ukrainian_has_no_letters_of_russian() -> None:
    odd = [key for key, text in read_patterns("uk").items() if re.search(r"[ыэъё]", text.lower())]

    assert odd == []
