"""What a page needs, named in its head: the browser fetches all at once, not in turn."""

import json
from html import escape
from pathlib import Path
from typing import Any, Final

from pithead.games import NAMES

# Which sources draw what is at an address; Vite's list says in which files they are.
TABLE: Final = "src/shell/Table.svelte"
BOARD: Final = "src/boards/{game}/index.ts"
PAGES: Final = {
    "tables": ["src/app/Lobby.svelte"],
    "new": ["src/app/NewTable.svelte"],
    "cards": ["src/app/CardsPage.svelte", BOARD],
    "rules": ["src/app/RulesPage.svelte", BOARD],
}
PAGE: Final = "index.html"
HEAD: Final = "</head>"


def with_parts(page: str, parts: Any, path: str) -> str:
    """The page at an address without a table, with all that it needs."""
    kind, _, name = path.strip("/").partition("/")
    if kind not in PAGES or (name and name not in NAMES):
        return page
    return page.replace(HEAD, links(parts, [each.format(game=name) for each in PAGES[kind]]) + HEAD)


def with_table(page: str, parts: Any, table: str, game: str) -> str:
    """A table's page: its parts, its board's parts, and which game it is."""
    told = f'<meta name="pithead:table" content="{escape(table)}" data-game="{escape(game)}" />'
    needed = links(parts, [TABLE, BOARD.format(game=game)])
    return page.replace(HEAD, told + needed + HEAD)


def links(parts: Any, sources: list[str]) -> str:
    """Links to the files of these sources that the page itself does not name."""
    known = files(parts, [PAGE])
    lines = []
    for file in files(parts, sources):
        if file in known:
            continue
        kind = "stylesheet" if file.endswith(".css") else "modulepreload"
        lines.append(f'<link rel="{kind}" crossorigin href="/{escape(file)}">')
    return "".join(lines)


def files(parts: Any, sources: list[str]) -> list[str]:
    """Every file that these sources are made of, each once."""
    found: dict[str, None] = {}
    seen: set[str] = set()
    left = [each for each in sources if each in parts]
    while left:
        name = left.pop(0)
        if name in seen:
            continue
        seen.add(name)
        part = parts[name]
        found |= dict.fromkeys([part["file"], *part.get("css", [])])
        left += part.get("imports", [])
    return list(found)


def read_parts(place: Path) -> Any:
    """Vite's list of what was built; empty where there is none."""
    try:
        return json.loads((place / "parts.json").read_text("utf-8"))
    except OSError:
        return {}
