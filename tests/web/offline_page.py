"""A table whose answers go to no server, and what is done at it as at any other."""

import random
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import TimeoutError as TooLate

from pithead.text import catalogue
from web.browsing import PATIENCE
from web.table_page import TablePage, click_outlined

FOLDER: Final = Path(__file__).parents[2] / "build" / "static"
MOVES: Final = "document.querySelector('.replay input[type=range]')?.max ?? '0'"
# It is in the story; or nothing is chosen any more, and nothing on its way.
ANSWERED: Final = f"""before => +({MOVES}) > before
  || (document.querySelector('.can:not(#confirm)') && !document.querySelector('#confirm.can'))"""
# Milliseconds until a click that has hit nothing is tried again.
AGAIN: Final = 10_000
KEPT: Final = "[data-standing=ready][data-kept=true]"


class OfflinePage(TablePage):
    """A table whose answers go to no server."""

    # The moves when something was last looked for to be clicked.
    before = 0

    def asked(self) -> Any:
        self.before = self.moves
        return super().asked()

    def confirm(self) -> None:
        """Back once the answer is in the story, or has to be chosen again."""
        for _ in range(PATIENCE // AGAIN):
            self.press_if_there("#confirm.can", 0)
            with suppress(TooLate):
                self.page.wait_for_function(ANSWERED, arg=self.before, timeout=AGAIN)
                return
        raise AssertionError("the answer was not taken")


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
