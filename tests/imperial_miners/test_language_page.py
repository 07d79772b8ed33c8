"""docs/card-language.md: every word is explained, every example is right, the check says so."""

import re
from pathlib import Path
from typing import Final

import pytest

from imperial_miners.phrases import PLACES
from pithead.cli import run
from pithead.engine.box import read_toml
from pithead.engine.inspection import BadPhrase
from pithead.games import find_game
from pithead.games.imperial_miners import loader
from pithead.games.imperial_miners.grammar import VERBS, read_effect
from pithead.games.imperial_miners.phrases import TURN_RULES
from pithead.games.imperial_miners.quantities import PLACEMENTS, QUANTITIES, TARGETS
from pithead.games.imperial_miners.words import FACTIONS

DOCS: Final = Path(__file__).parents[2] / "docs"
PAGE: Final = (DOCS / "card-language.md").read_text("utf-8")
WORDS: Final = {
    "Verbs": VERBS,
    "Factions": FACTIONS,
    "Targets": TARGETS,
    "Quantities": QUANTITIES,
    "Conditions": PLACEMENTS,
}


def part(heading: str) -> str:
    return PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def rows(heading: str) -> list[list[str]]:
    """The rows of the table under a heading: a word, an example, its meaning."""
    lines = re.findall(r"^\| (`.*) \|$", part(heading), re.MULTILINE)
    return [[cell.strip("`") for cell in line.split(" | ", 2)] for line in lines]


EXAMPLES: Final = [(row[0], row[1]) for heading in WORDS for row in rows(heading)]


def reads(text: str) -> bool:
    """Whether it is an effect somewhere."""
    for place in PLACES.values():
        try:
            return read_effect(text, place).phrase() == text
        except BadPhrase:
            continue
    return False


@pytest.mark.parametrize("heading", WORDS)
def test_every_word_of_the_language_is_explained_once(heading: str) -> None:
    assert [row[0] for row in rows(heading)] == WORDS[heading]


@pytest.mark.parametrize(("word", "example"), EXAMPLES)
def test_every_example_is_an_effect_and_uses_its_word(word: str, example: str) -> None:
    used = re.findall(r"[a-zA-Z_0-9]+", example)

    assert (reads(example), word in used) == (True, True)


def test_every_other_phrase_in_the_text_is_an_effect() -> None:
    verbs = "|".join(verb for verb in VERBS if verb not in TURN_RULES)
    found = re.findall(rf"`((?:{verbs}) [^`]*\d[^`]*|discount [^`]*)`", PAGE)

    assert [phrase for phrase in found if not reads(phrase)] == []


@pytest.mark.parametrize("word", ["per", "max"])
def test_the_words_around_a_quantity_are_explained(word: str) -> None:
    assert f"`{word}" in part("Quantities")


def test_every_key_of_a_box_file_is_explained() -> None:
    table = part("The box file")
    keys = loader.CARD_KEYS + loader.EVENT_KEYS + loader.BOARD_KEYS
    keys += loader.SURFACE_KEYS + loader.ADVANCE_KEYS + loader.RULES_KEYS

    assert [key for key in keys if not re.search(rf"[`{{ ,]{key}[` =]", table)] == []


def blocks(language: str) -> list[str]:
    found = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    return [body for name, body in found if name == language]


def test_the_box_file_on_the_page_is_right() -> None:
    box = read_toml(blocks("toml")[0], "page")

    assert find_game("imperial-miners", box).name == "imperial-miners"


def test_the_check_says_what_the_page_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my-box.toml").write_text(blocks("toml")[1])

    run(["--lang", "en", "box", "check", "my-box.toml"])

    assert capfd.readouterr().out in blocks("")


def test_the_files_the_page_points_to_are_there() -> None:
    links = re.findall(r"\]\(([^:)]+)\)", PAGE)

    assert [link for link in links if not (DOCS / link).is_file()] == []
