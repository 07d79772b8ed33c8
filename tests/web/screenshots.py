"""Pictures of every screen, for people to look at: `scripts/screenshots [folder [part ...]]`.

Starts a server of its own with an empty database, goes to moments of recorded games and writes one
PNG for each screen, size, theme and language. Nothing is judged here.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import httpx

from server.running import serving
from web.arranging import imported, link, people
from web.browsing import chromium, open_browser
from web.camera import NAMES, Photographer, View, Views, say
from web.friends import company
from web.studies import offline, studies
from web.table_page import TablePage

# A part of a name, a record, how many sit there, and a moment.
TABLES: Final = [
    ("dwarf-1", "dwarf-1-seat-andvettr-fadir-items", 1, 31),
    ("dwarf-2", "dwarf-2-seats-layered-items", 2, 62),
    ("dwarf-3", "dwarf-3-seats-items", 3, 84),
    ("dwarf-4", "dwarf-4-seats-items", 4, 90),
    ("dwarf-5", "dwarf-5-seats-layered-mountain", 5, 140),
    ("dwergar-2", "dwergar-2-seats-2021-rounds", 2, 92),
    ("dwergar-3", "dwergar-3-seats-2021-rounds", 3, 150),
    ("dwergar-4", "dwergar-4-seats-2021-rounds", 4, 171),
    ("imperial-miners-1", "imperial-miners-1-seat-plain", 1, 60),
    ("imperial-miners-2", "imperial-miners-2-seats-plain", 2, 128),
    ("imperial-miners-3", "imperial-miners-3-seats-plain", 3, 170),
    ("imperial-miners-4", "imperial-miners-4-seats-plain", 4, 240),
    ("imperial-miners-5", "imperial-miners-5-seats-plain", 5, 300),
]
TWO: Final = {
    "dwarf": ("dwarf-2-seats-layered-items", 62),
    "dwergar": ("dwergar-2-seats-2021-rounds", 92),
    "imperial-miners": ("imperial-miners-2-seats-plain", 128),
}
PAGES: Final = {
    "start": "/",
    "new": "/new/dwarf?way=online",
    "cards-dwarf": "/cards/dwarf",
    "cards-dwergar": "/cards/dwergar",
    "cards-imperial-miners": "/cards/imperial-miners",
    "rules": "/rules/dwergar",
    "lost": "/tables/nowhere",
}


def pages(camera: Photographer) -> Views:
    """Everything that is no table."""
    for name, address in PAGES.items():
        yield View(name, camera.url + address, until_page, is_long=name in ("start", "new"))


def until_page(table: TablePage) -> None:
    shown = "main .sheet, main article, main .faces li, main form, main .lost"
    table.page.locator(shown).first.wait_for()


def tables(camera: Photographer) -> Views:
    """Each game at each number of seats."""
    for name, record, seats, moment in TABLES:
        yield View(f"table-{name}", camera.asked(record, seats, moment))


def phones(camera: Photographer) -> Views:
    """The same tables as whole pages, of which a phone shows a part at a time."""
    for name, record, seats, moment in TABLES:
        yield View(f"whole-{name}", camera.asked(record, seats, moment), is_long=True)


def moments(camera: Photographer) -> Views:
    """What happens at a table: a choice, a hint, the past, a card read large, the end."""
    for game, (record, moment) in TWO.items():
        address = camera.asked(record, 2, moment)
        yield View(f"chosen-{game}", address, choose)
        yield View(f"hint-{game}", address, ask_for_a_hint)
        yield View(f"replay-{game}", address, go_back)
        yield View(f"cards-at-{game}", address, open_cards)
        yield View(f"other-board-{game}", address, look_at_another)
        over = imported(camera.url, record, None, seats=people(*NAMES[:2]))
        yield View(f"end-{game}", link(camera.url, over, 0), until_end)
        yield View(f"shared-{game}", camera.asked(record, 2, moment, hot_seat=True))


def choose(table: TablePage) -> None:
    table.until_asked()
    table.choose(table.notations()[0])
    table.page.locator("#confirm").wait_for()


def ask_for_a_hint(table: TablePage) -> None:
    table.until_asked()
    table.page.keyboard.press("h")
    table.page.locator("[data-depth=line]").click()
    table.page.locator(".panel .move").first.wait_for()


def go_back(table: TablePage) -> None:
    table.until_asked()
    for _ in range(5):
        table.page.keyboard.press("[")


def open_cards(table: TablePage) -> None:
    table.until_asked()
    table.page.locator(".tools .of-cards").click()
    table.page.locator(".faces li").first.wait_for()


def look_at_another(table: TablePage) -> None:
    table.until_asked()
    table.page.keyboard.press("p")


def until_end(table: TablePage) -> None:
    table.page.locator(".stage > .end svg").first.wait_for()


def panels(camera: Photographer) -> Views:
    """What opens beside a board."""
    address = camera.asked(*TWO["dwarf"][:1], 2, TWO["dwarf"][1])
    for name in ("rules", "chat", "settings", "menu"):
        yield View(f"panel-{name}", address, opener(name))
    for name, key in (("actions", "l"), ("keys", "?")):
        yield View(f"panel-{name}", address, presser(key))


def opener(panel: str) -> Callable[[TablePage], None]:
    def arrange(table: TablePage) -> None:
        table.until_asked()
        table.page.evaluate("(name) => document.querySelector(`.tools .of-${name}`).click()", panel)

    return arrange


def presser(key: str) -> Callable[[TablePage], None]:
    def arrange(table: TablePage) -> None:
        table.until_asked()
        table.page.keyboard.press(key)

    return arrange


def first_games(camera: Photographer) -> Views:
    """How a tutorial opens, and its first lesson."""
    for game in TWO:
        made = httpx.post(f"{camera.url}/api/tables", json={"game": game, "tutorial": True}).json()
        address = link(camera.url, made, 0)
        yield View(f"tutorial-{game}", address, until_opening)
        yield View(f"lesson-{game}", address, begin)


def until_opening(table: TablePage) -> None:
    table.page.get_by_role("dialog").wait_for()


def begin(table: TablePage) -> None:
    until_opening(table)
    table.page.keyboard.press("Enter")
    table.page.get_by_role("dialog").wait_for(state="detached")


PARTS: Final[dict[str, Callable[[Photographer], Views]]] = {
    "pages": pages,
    "tables": tables,
    "phones": phones,
    "moments": moments,
    "panels": panels,
    "first": first_games,
    "company": company,
    "studies": studies,
    "offline": offline,
}


def main(arguments: list[str]) -> int:
    """The folder, and which parts or views (all, if none is named)."""
    if arguments and arguments[0].startswith("-"):
        names = ", ".join(PARTS)
        say(f"{__doc__}\nParts are {names}; `tables:table-dwarf` is those views that begin so.")
        return 0 if arguments[0] in ("-h", "--help") else 2
    if chromium() is None:
        say("Chromium is not installed here: no pictures can be taken.")
        return 2
    folder = Path(arguments[0] if arguments else "build/screenshots")
    wanted = arguments[1:] or list(PARTS)
    unknown = [each for each in wanted if each.split(":")[0] not in PARTS]
    if unknown:
        names = ", ".join(PARTS)
        say(f"There is no part {unknown[0]!r}; there are {names}.")
        return 2
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        database = f"sqlite:///{place}/tables.db"
        quick = {"PITHEAD_STUDY_SIMULATIONS": "10"}
        with (
            serving(database, Path(place), (), "", **quick) as server,
            open_browser() as browser,
        ):
            camera = Photographer(browser, server.url, folder)
            for part in wanted:
                name, _, beginning = part.partition(":")
                for view in PARTS[name](camera):
                    if view.name.startswith(beginning):
                        camera.take_all(view)
    for error in sorted(set(camera.errors)):
        say(f"Complaint of {error}")
    say(f"Pictures are in {folder}/")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
