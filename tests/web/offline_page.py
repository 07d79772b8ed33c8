"""A table whose answers go to no server, and what is done at it as at any other."""

import random
from typing import Final

from pithead.text import catalogue
from web.table_page import TablePage, click_outlined

MOVES: Final = "document.querySelector('.replay input[type=range]')?.max ?? '0'"


class OfflinePage(TablePage):
    """A table whose answers go to no server."""

    def confirm(self) -> None:
        """Back once the answer is in the story."""
        before = self.moves
        self.press("#confirm.can")
        self.page.wait_for_function(f"before => +({MOVES}) > before", arg=before)


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
