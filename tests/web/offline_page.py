"""A table whose answers go to no server, and what is done at it as at any other."""

import random
from pathlib import Path
from typing import Any, Final

from pithead.text import catalogue
from web.table_page import TablePage, click_outlined

FOLDER: Final = Path(__file__).parents[2] / "build" / "static"
MOVES: Final = "document.querySelector('.replay input[type=range]')?.max ?? '0'"
# It is in the story, and the board has gone on from it.
ANSWERED: Final = f"before => +({MOVES}) > before && !document.querySelector('#confirm.can')"
KEPT: Final = "[data-standing=ready][data-kept=true]"


class OfflinePage(TablePage):
    """A table whose answers go to no server."""

    # The moves when something was last looked for to be clicked.
    before = 0

    def asked(self) -> Any:
        self.before = self.moves
        return super().asked()

    def confirm(self) -> None:
        """Back once the answer is in the story; a second click on the same thing gives it, too."""
        self.press_if_there("#confirm.can", 0)
        self.page.wait_for_function(ANSWERED, arg=self.before)


def kept(table: TablePage) -> OfflinePage:
    """Once all of it is in the browser, and ready."""
    table.page.wait_for_selector(KEPT)
    return OfflinePage(table.visitor)


def sit_down(table: TablePage, title: str, language: str = "en") -> None:
    """Against the bot of the lowest level, which thinks but a moment."""
    words = catalogue(language)
    game = table.page.get_by_role("article", name=title)
    game.get_by_text(words.word("cli.level.apprentice"), exact=True).click()
    game.get_by_role("button", name=words.word("web.way.now"), exact=True).click()
    table.until_asked()


def play(table: TablePage, answers: int, chance: random.Random) -> None:
    while answers:
        answers -= click_outlined(table, chance) is not None
