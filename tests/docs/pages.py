"""Reading the pages of rules: their rules, marks and tables, in every language."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from pithead.games import NAMES

ROOT: Final = Path(__file__).parents[2]
LANGUAGES: Final = ["en", "uk", "it"]

in_every_language: Final = pytest.mark.parametrize("language", LANGUAGES)
in_every_translation: Final = pytest.mark.parametrize("language", LANGUAGES[1:])
of_every_game: Final = pytest.mark.parametrize("game", NAMES)


def series(prefix: str, first: int, last: int) -> list[str]:
    return [f"{prefix}{number}" for number in range(first, last + 1)]


# Every id of each game, in the order of its page. Cards 10 to 18 of Dwergar share DG-P10.
NUMBERED: Final = {
    "dwarf": series("DW-", 1, 52),
    "dwergar": [
        *series("DG-", 1, 63),
        *series("DG-P", 1, 10),
        *series("DG-P", 19, 46),
        *series("DG-E", 46, 60),
    ],
    "imperial-miners": [
        *series("IM-", 1, 50),
        *series("IM-A", 1, 28),
        *series("IM-L", 1, 10),
    ],
}
DESIGNERS: Final = {
    "dwarf": "Lee Broderick",
    "dwergar": "Jan Madejski",
    "imperial-miners": "Tim Armstrong",
}
MARKS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "dwarf": {
        "en": ("rulebook", "worked out", "our ruling"),
        "uk": ("з правил", "виведено", "наше рішення"),
        "it": ("dal regolamento", "dedotto", "nostra decisione"),
    },
    "dwergar": {
        "en": ("rulebook", "rebuilt", "our ruling", "edition"),
        "uk": ("з правил", "відновлено", "наше рішення", "видання"),
        "it": ("dal regolamento", "ricostruito", "nostra decisione", "edizione"),
    },
    "imperial-miners": {
        "en": ("rulebook", "worked out", "our ruling", "our design"),
        "uk": ("з правил", "виведено", "наше рішення", "наш задум"),
        "it": ("dal regolamento", "dedotto", "nostra decisione", "nostra idea"),
    },
}


def page(game: str, language: str) -> str:
    folder = ROOT / "docs/rules"
    if language != "en":
        folder /= language
    return (folder / f"{game}.md").read_text("utf-8")


def rules(game: str, language: str) -> dict[str, str]:
    """Each rule's text by its id, its indented lines included; a rule written twice fails."""
    pattern = r"^- ([A-Z]{2}-[A-Z]?\d+) (.*(?:\n {4}.*)*)"
    found = re.findall(pattern, page(game, language), re.MULTILINE)
    assert len(dict(found)) == len(found), "an id stands twice"
    return dict(found)


def title(text: str) -> str:
    """The bold words a rule opens with, without their full stop."""
    found = re.match(r"\*\*([^*]+[.!])\*\* \S", text)
    return found.group(1).removesuffix(".") if found else ""


def marks(game: str, language: str, text: str) -> list[int]:
    """The marks in a rule, each as its place in the list of marks."""
    words = MARKS[game][language]
    found = re.findall(r"\((" + "|".join(words) + r")\)", text)
    return [words.index(word) for word in found]


def numbers(text: str) -> list[int]:
    return sorted(int(number) for number in re.findall(r"\d+", text.replace("1°", "")))


def rows(text: str) -> list[list[str]]:
    """The rows of the text's tables, without those that head them."""
    lines = re.findall(r"^\| (.*) \|$", text, re.MULTILINE)
    return [
        line.split(" | ")
        for line, below in zip(lines, [*lines[1:], ""], strict=True)
        if not line.startswith("---") and not below.startswith("---")
    ]


def table_rows(game: str, language: str) -> list[list[str]]:
    """The rows of the page's tables that start with a name in backticks."""
    return [row for row in rows(page(game, language)) if row[0].startswith("`")]


def phrases(cell: str) -> list[str]:
    """What stands in backticks."""
    return re.findall(r"`([^`]+)`", cell)


def blocks(text: str, kind: str) -> list[str]:
    """The fenced blocks of this kind."""
    return re.findall(rf"```{kind}\n(.*?)```", text, re.DOTALL)


def box_example(game: str, language: str) -> dict[str, Any]:
    (example,) = blocks(page(game, language), "toml")
    return tomllib.loads(example)
