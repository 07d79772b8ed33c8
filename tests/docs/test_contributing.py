"""CONTRIBUTING names every place that a new card, word, game or language touches."""

import re
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from docs.pages import ROOT
from pithead.games import NAMES
from pithead.text import LANGUAGES

PAGE: Final = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
STEPS: Final[list[str]] = re.findall(r"^## (Add .*)$", PAGE, re.M)
# What ships, and what measures it; tests name games and languages as their sentences need them.
SOURCE: Final = ["src", "web/src", "building", "benchmarks", "tests/every_game"]
SUFFIXES: Final = {".py", ".ts", ".js", ".svelte", ".json", ".toml", ".css"}
TRANSLATED: Final = [language for language in LANGUAGES if language != "en"]


def section(title: str) -> str:
    return PAGE.split(f"## {title}\n")[1].split("\n## ")[0]


def places(text: str) -> list[str]:
    """What is written like a path: with a slash, or a file at the top."""
    return re.findall(r"`([\w<>.-]*/[\w<>./-]*|[A-Z]+\.md|pyproject\.toml)`", text)


def meanings(place: str) -> list[list[Path]]:
    """Every file that a place stands for; a game's name is a Python name where it must be one."""
    languages = TRANSLATED if place.startswith("docs/") else list(LANGUAGES)
    return [
        [
            ROOT / place.replace("<language>", language).replace("<game>", spelt)
            for spelt in (game, game.replace("-", "_"))
        ]
        for game, language in product(NAMES, languages)
    ]


def shipped() -> list[Path]:
    built = ROOT / "src" / "pithead" / "web"
    found = [
        file
        for folder in SOURCE
        for file in (ROOT / folder).rglob("*")
        if file.suffix in SUFFIXES
        and built not in file.parents
        and "results" not in file.parts
        # Made from src/pithead/server/openapi.json by the build.
        and file.name != "generated.ts"
    ]
    return [*found, ROOT / "pyproject.toml"]


def named_in(file: Path, words: list[str]) -> bool:
    text = file.read_text("utf-8")
    return all(re.search(rf"\b{word.replace('-', '[-_]')}\b", text) for word in words)


def is_listed(file: Path, title: str) -> bool:
    return any(file in spellings for each in places(section(title)) for spellings in meanings(each))


@pytest.mark.parametrize("title", STEPS)
def test_every_place_that_a_step_names_is_there(title: str) -> None:
    missing = [
        spellings[0].relative_to(ROOT).as_posix()
        for place in places(section(title))
        for spellings in meanings(place)
        if not any(path.exists() for path in spellings)
    ]
    assert missing == []


def test_every_file_that_names_all_games_is_a_step_of_adding_one() -> None:
    naming = [file for file in shipped() if named_in(file, NAMES)]
    forgotten = [file for file in naming if not is_listed(file, "Add a game")]
    assert [file.relative_to(ROOT).as_posix() for file in forgotten] == []


def test_every_file_that_lists_the_languages_is_a_step_of_adding_one() -> None:
    naming = [file for file in shipped() if named_in(file, list(LANGUAGES.values()))]
    forgotten = [file for file in naming if not is_listed(file, "Add a language")]
    assert [file.relative_to(ROOT).as_posix() for file in forgotten] == []
