"""The rules pages in the reader's language, and single rules by their id.

A page is Markdown: `## ` opens a section, a line `- DW-13 ...` opens a rule, and lines indented by
four spaces carry it on. A language without a page, or a page without a rule, falls back to English.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final, final

ENGLISH: Final = "en"

_OPENING: Final = re.compile(r"- (?:\*\*)?([A-Z]+-[A-Z]?\d+)(?:\*\*)?[.:]?\s+(.*)")
_BARE_NUMBER: Final = re.compile(r"[A-Z]?\d+")
_CARRIES_ON: Final = "    "


@final
class Rule:
    """One numbered rule: its id, the section it stands in, its text as Markdown."""

    def __init__(self, id_: str, section: str, text: str) -> None:
        self.id: Final = id_
        self.section: Final = section
        self.text: Final = text

    def to_json(self) -> dict[str, object]:
        return {"id": self.id, "section": self.section, "text": self.text}


@final
class Rulebook:
    """The rules of one game in one language."""

    def __init__(self, page: str, rules: dict[str, Rule]) -> None:
        self.page: Final = page
        self.rules: Final = rules

    def find(self, text: str) -> Rule | None:
        """The rule of this id; `dw-13` and `13` mean DW-13."""
        wanted = text.strip().upper()
        if _BARE_NUMBER.fullmatch(wanted):
            wanted = self.prefix() + wanted
        return self.rules.get(wanted)

    def prefix(self) -> str:
        """What the ids of this book begin with, such as `DW-`."""
        return next((rule.rpartition("-")[0] + "-" for rule in self.rules), "")


@cache
def read_rulebook(game: str, language: str) -> Rulebook | None:
    """The rulebook of a game; None if no language has a page for it."""
    english = _page(game, ENGLISH)
    page = _page(game, language) or english
    if page is None:
        return None
    rules = _rules(page)
    if english is not None:
        for id_, rule in _rules(english).items():
            rules.setdefault(id_, rule)
    return Rulebook(page, rules)


def _page(game: str, language: str) -> str | None:
    folder = files("pithead") / "rules"
    file = folder / f"{game}.md" if language == ENGLISH else folder / language / f"{game}.md"
    return file.read_text("utf-8") if file.is_file() else None


def _rules(page: str) -> dict[str, Rule]:
    result: dict[str, Rule] = {}
    section = ""
    id_ = ""
    lines: list[str] = []
    for line in [*page.splitlines(), ""]:
        if id_ and line.startswith(_CARRIES_ON):
            lines.append(line.removeprefix(_CARRIES_ON))
            continue
        if id_:
            result[id_] = Rule(id_, section, "\n".join(lines))
            id_ = ""
        if line.startswith("## "):
            section = line.removeprefix("## ").strip()
        opening = _OPENING.match(line)
        if opening is not None:
            id_ = opening.group(1)
            lines = [opening.group(2)]
    return result
