"""A camera for screens: each view at every size, in both themes and in several languages."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, ViewportSize

from web.arranging import imported, link, people
from web.browsing import DESK, PHONE, visitor
from web.table_page import TablePage

NAMES: Final = ("Ada", "Bor", "Cyn", "Dag", "Eir")
# From a phone to a wall.
SIZES: Final[list[ViewportSize]] = [
    DESK,
    {"width": 1920, "height": 1080},
    {"width": 2560, "height": 1440},
    {"width": 820, "height": 1180},
    PHONE,
]
SEVERAL: Final[list[ViewportSize]] = [DESK, PHONE]
# Theme, language, and the sizes at which they are looked at.
LOOKS: Final = [
    ("mine", "en", SIZES),
    ("surface", "en", SIZES),
    ("mine", "uk", SEVERAL),
    ("surface", "it", SEVERAL),
]
# The window has its new size, letters and drawings have come, and two frames have been drawn.
SETTLED: Final = """async (width) => {
  if (innerWidth !== width) return false;
  await document.fonts.ready;
  await Promise.all([...document.images].map((each) => each.decode().catch(() => {})));
  const come = () => performance.getEntriesByType('resource').length;
  for (let before = -1; before !== come(); ) {
    before = come();
    await new Promise((done) => setTimeout(done, 150));
  }
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return true;
}"""


def say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


def until_asked(table: TablePage) -> None:
    table.until_asked()


@dataclass(frozen=True)
class View:
    """One screen: where it is, and what is done until it shows what it should."""

    name: str
    address: str
    arrange: Callable[[TablePage], None] = until_asked
    # A page longer than its window is taken whole.
    is_long: bool = False
    settings: dict[str, str] = field(default_factory=dict)


Views = Iterator[View]


class Photographer:
    """Opens screens in a browser and writes down how they look."""

    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        self.browser = browser
        self.url = url
        self.folder = folder
        self.errors: list[str] = []

    @contextmanager
    def at(self, address: str, viewport: ViewportSize, **settings: str) -> Iterator[TablePage]:
        one = visitor(self.browser, settings, viewport)
        try:
            one.page.goto(address)
            yield TablePage(one)
        finally:
            self.errors += [f"{one.page.url}: {error}" for error in one.errors]
            one.context.close()

    def take_all(self, view: View) -> None:
        """The view in every look: `<name>-<theme>-<language>-<width>.png`."""
        for theme, language, sizes in LOOKS:
            settings = view.settings | {"theme": theme, "language": language}
            with self.at(view.address, sizes[0], **settings) as table:
                view.arrange(table)
                for size in sizes:
                    self.take(table, f"{view.name}-{theme}-{language}", size, view.is_long)

    def take(self, table: TablePage, name: str, size: ViewportSize, is_long: bool = False) -> None:
        """One picture, where wished of the whole page."""
        table.page.set_viewport_size(size)
        table.page.wait_for_function(SETTLED, arg=size["width"])
        path = self.folder / f"{name}-{size['width']}.png"
        table.page.screenshot(path=path, full_page=is_long)
        say(path.stem)

    def asked(self, record: str, seats: int, moment: int | None, **more: Any) -> str:
        """The address of whoever is asked at a moment of a record."""
        made = imported(self.url, record, moment, seats=people(*NAMES[:seats]), **more)
        facts = httpx.get(f"{self.url}/api/tables/{made['table']}", timeout=60).json()
        return link(self.url, made, (facts["to_act"] or [0])[0])
