"""Pictures of every screen, for people to look at: `scripts/screenshots [folder]`.

Starts a server of its own with an empty database, goes to moments of recorded games and writes one
PNG for each screen. Nothing is judged here.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, ViewportSize

from server.running import serving
from web.arranging import imported, link, make_table, people
from web.browsing import DESK, PHONE, chromium, open_browser, visitor
from web.table_page import TablePage

NAMES: Final = ("Ada", "Bor", "Cyn", "Dag", "Eir")
# Name of the picture, record, seats, moment.
TABLES: Final = [
    ("dwarf-1", "dwarf-1-seat-andvettr-fadir-items", 1, 31),
    ("dwarf-2", "dwarf-2-seats-layered-items", 2, 62),
    ("dwarf-3", "dwarf-3-seats-items", 3, 84),
    ("dwarf-5", "dwarf-5-seats-layered-mountain", 5, 140),
    ("dwergar-2", "dwergar-2-seats-2021-rounds", 2, 92),
    ("dwergar-4", "dwergar-4-seats-2021-rounds", 4, 171),
    ("imperial-miners-1", "imperial-miners-1-seat-plain", 1, 60),
    ("imperial-miners-2", "imperial-miners-2-seats-plain", 2, 128),
    ("imperial-miners-5", "imperial-miners-5-seats-plain", 5, 300),
]
TWO: Final = {
    "dwarf": ("dwarf-2-seats-layered-items", 62),
    "dwergar": ("dwergar-2-seats-2021-rounds", 92),
    "imperial-miners": ("imperial-miners-2-seats-plain", 128),
}
# From a phone to a wall.
SIZES: Final[list[ViewportSize]] = [
    {"width": 1280, "height": 720},
    {"width": 1920, "height": 1080},
    {"width": 2560, "height": 1440},
    {"width": 820, "height": 1180},
    PHONE,
]
THEMES: Final = ("mine", "surface")
PAGES: Final = {
    "start": "/",
    "new-online": "/new/dwarf?way=online",
    "new-screen": "/new/dwergar?way=screen",
    "new-bots": "/new/imperial-miners?way=bots",
    "cards-dwarf": "/cards/dwarf",
    "cards-dwergar": "/cards/dwergar",
    "cards-imperial-miners": "/cards/imperial-miners",
    "rules": "/rules/dwarf",
}


def say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


class Photographer:
    """Opens screens in a browser and writes down how they look."""

    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        self.browser = browser
        self.url = url
        self.folder = folder
        self.errors: list[str] = []

    @contextmanager
    def at(
        self, address: str, viewport: ViewportSize = DESK, **settings: str
    ) -> Iterator[TablePage]:
        one = visitor(self.browser, settings, viewport)
        try:
            one.page.goto(address)
            yield TablePage(one)
        finally:
            self.errors += [f"{one.page.url}: {error}" for error in one.errors]
            one.context.close()

    def take(self, table: TablePage, name: str, whole: bool = False) -> None:
        """One picture; of the whole page as if the window were that high."""
        table.page.wait_for_timeout(350)
        if whole:
            high = table.page.evaluate("() => document.documentElement.scrollHeight")
            width = table.page.evaluate("() => innerWidth")
            table.page.set_viewport_size({"width": width, "height": high})
            table.page.wait_for_timeout(350)
        table.page.screenshot(path=self.folder / f"{name}.png")
        say(name)

    def asked(self, record: str, seats: int, moment: int | None, **more: Any) -> str:
        """The address of whoever is asked at a moment of a record."""
        made = imported(self.url, record, moment, seats=people(*NAMES[:seats]), **more)
        facts = httpx.get(f"{self.url}/api/tables/{made['table']}", timeout=60).json()
        return link(self.url, made, (facts["to_act"] or [0])[0])


def pages(camera: Photographer) -> None:
    """Everything that is no table, in both themes, and on a phone."""
    for name, address in PAGES.items():
        for theme in THEMES:
            with camera.at(camera.url + address, theme=theme) as table:
                table.page.wait_for_load_state("networkidle")
                camera.take(table, f"{name}-{theme}")
        with camera.at(camera.url + address, PHONE) as table:
            table.page.wait_for_load_state("networkidle")
            camera.take(table, f"{name}-phone", whole=name in ("start", "new-online"))


def tables(camera: Photographer) -> None:
    """Each game at each number of seats, on a desk in both themes and on a phone."""
    for name, record, seats, moment in TABLES:
        address = camera.asked(record, seats, moment)
        for theme in THEMES:
            with camera.at(address, theme=theme) as table:
                table.until_asked()
                camera.take(table, f"table-{name}-{theme}")
        with camera.at(address, PHONE) as table:
            table.until_asked()
            camera.take(table, f"table-{name}-phone")
            camera.take(table, f"table-{name}-phone-whole", whole=True)


def sizes(camera: Photographer) -> None:
    """Each game and the main pages at five sizes, in both themes."""
    places = {game: camera.asked(record, 2, at) for game, (record, at) in TWO.items()}
    places |= {name: camera.url + PAGES[name] for name in ("start", "cards-dwergar")}
    for name, address in places.items():
        for viewport in SIZES:
            for theme in THEMES:
                with camera.at(address, viewport, theme=theme) as table:
                    if name in TWO:
                        table.until_asked()
                    else:
                        table.page.wait_for_load_state("networkidle")
                    size = f"{viewport['width']}x{viewport['height']}"
                    camera.take(table, f"size-{name}-{theme}-{size}")


def moments(camera: Photographer) -> None:
    """What happens at a table: a choice, panels, the past, other languages, the end."""
    for game, (record, moment) in TWO.items():
        address = camera.asked(record, 2, moment)
        with camera.at(address) as table:
            table.until_asked()
            table.choose(table.notations()[0])
            table.page.locator("#confirm").wait_for()
            camera.take(table, f"chosen-{game}")
            table.page.keyboard.press("Escape")
            panels(camera, table, game)
        for language in ("uk", "it"):
            with camera.at(address, language=language) as table:
                table.until_asked()
                camera.take(table, f"language-{language}-{game}")
        over = imported(camera.url, record, None, seats=people(*NAMES[:2]))
        for kind, viewport in (("desk", DESK), ("phone", PHONE)):
            with camera.at(link(camera.url, over, 0), viewport) as table:
                table.page.locator(".stage > .end svg").first.wait_for()
                camera.take(table, f"end-{game}-{kind}", whole=kind == "phone")
        with camera.at(camera.asked(record, 2, moment, hot_seat=True)) as table:
            table.until_asked()
            camera.take(table, f"around-one-screen-{game}")
        first_game(camera, game)


def panels(camera: Photographer, table: TablePage, game: str) -> None:
    for name, key in (("hint", "h"), ("actions", "l"), ("rules", "e"), ("keys", "?")):
        table.page.keyboard.press(key)
        if name == "hint":
            table.page.locator(".panel .move").first.wait_for()
        camera.take(table, f"{name}-{game}")
    for name, title in (("cards", "All cards"), ("settings", "Settings"), ("menu", "The table")):
        table.tool(title)
        camera.take(table, f"{name}-{game}")
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("p")
    camera.take(table, f"other-board-{game}")
    table.page.keyboard.press("Escape")
    for _ in range(5):
        table.page.keyboard.press("[")
    camera.take(table, f"replay-{game}")


def first_game(camera: Photographer, game: str) -> None:
    answer = httpx.post(f"{camera.url}/api/tables", json={"game": game, "tutorial": True})
    if not answer.is_success:
        say(f"tutorial-{game}: {answer.json()['detail']}")
        return
    with camera.at(link(camera.url, answer.json(), 0)) as table:
        table.page.get_by_role("dialog").wait_for()
        camera.take(table, f"tutorial-{game}-opening")
        table.page.keyboard.press("Enter")
        table.page.get_by_role("dialog").wait_for(state="detached")
        camera.take(table, f"tutorial-{game}")


def invitation(camera: Photographer) -> None:
    """An online table that waits for friends, as its maker and as a friend sees it."""
    seats = [*people("Ada"), {"kind": "open"}, {"kind": "open"}]
    with camera.at(f"{camera.url}/new/imperial-miners?way=online") as table:
        table.page.locator("form button.main").click()
        table.until_shown()
        table.page.locator(".panel summary").first.click()
        camera.take(table, "online-invitation")
    made = make_table(camera.url, "imperial-miners", seats, name="Friday’s table")
    with camera.at(f"{link(camera.url, made)}#join-{made['invitation']}", name="Bor") as table:
        table.page.locator("form button.main").wait_for()
        camera.take(table, "online-join")


PARTS: Final[dict[str, Callable[[Photographer], None]]] = {
    "pages": pages,
    "tables": tables,
    "sizes": sizes,
    "moments": moments,
    "invitation": invitation,
}


def main(arguments: list[str]) -> int:
    """The folder, and which parts (all, if none is named)."""
    if chromium() is None:
        say("Chromium is not installed here: no pictures can be taken.")
        return 2
    folder = Path(arguments[0] if arguments else "build/screenshots")
    wanted = arguments[1:] or list(PARTS)
    unknown = [each for each in wanted if each not in PARTS]
    if unknown:
        names = ", ".join(PARTS)
        say(f"There is no part {unknown[0]!r}; there are {names}.")
        return 2
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        database = f"sqlite:///{place}/tables.db"
        with serving(database, Path(place)) as server, open_browser() as browser:
            camera = Photographer(browser, server.url, folder)
            for part in wanted:
                PARTS[part](camera)
    for error in sorted(set(camera.errors)):
        say(f"Complaint of {error}")
    say(f"Pictures are in {folder}/")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
