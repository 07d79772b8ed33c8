"""No dead link in any page of the project: files and headings are there. Asks no network."""

import re
from pathlib import Path
from typing import Final
from urllib.parse import unquote

import pytest

from docs.pages import ROOT

_LINK: Final = re.compile(r"(?<!\\)\]\(<?([^)\s>]+)>?(?: \"[^\"]*\")?\)")
_FENCED: Final = re.compile(r"^( *)(```+).*?^\1\2$", re.M | re.S)
_CODE: Final = re.compile(_FENCED.pattern + r"|`[^`\n]+`", re.M | re.S)
_HEADING: Final = re.compile(r"^#{1,6} (.+?)#* *$", re.M)
_FOREIGN: Final = re.compile(r"[a-z]+:")
PAGES: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def links_in(text: str) -> list[str]:
    return _LINK.findall(_CODE.sub("", text))


def anchors_in(text: str) -> set[str]:
    """As both GitHub and the site name them: letters, digits and hyphens."""
    headings = _HEADING.findall(_FENCED.sub("", text))
    words = [re.sub(r"[^\w\s-]", "", each).strip().lower() for each in headings]
    return {re.sub(r"\s+", "-", each) for each in words}


def dead_links(page: Path) -> list[str]:
    dead: list[str] = []
    for link in links_in(page.read_text("utf-8")):
        if _FOREIGN.match(link):
            continue
        path, _, anchor = unquote(link).partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and anchor not in anchors_in(target.read_text("utf-8"))):
            dead.append(link)
    return dead


@pytest.mark.parametrize("page", PAGES, ids=lambda each: str(each.relative_to(ROOT)))
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    assert dead_links(page) == []


def test_a_dead_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A title\n[x](nowhere.md) [y](#a-title) [z](#another) `[w](code.md)`\n")

    assert dead_links(page) == ["nowhere.md", "#another"]
