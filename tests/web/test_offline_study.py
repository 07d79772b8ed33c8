"""The analysis of a game without a server: beside what is played, gone on with after a reload."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from pithead.text import catalogue
from web.accessibility import violations
from web.conftest import Visit
from web.files_host import FilesHost
from web.offline_page import FOLDER, kept, play, sit_down

pytestmark = pytest.mark.heavy
WORDS: Final = catalogue("en")
# 25 decisions, alone against an automaton who wins.
SHORT: Final = "dwarf-1-seat-andvettr-fadir-layered-glory.json"
RECORD: Final = Path(__file__).parents[1] / "records" / SHORT
DONE: Final = "document.querySelector('.panel progress')?.value ?? 0"
MINUTES: Final = 600_000


@pytest.fixture
def host(tmp_path: Path) -> Iterator[FilesHost]:
    found = FilesHost(FOLDER, tmp_path)
    yield found
    found.cut()


def test_a_game_is_analysed_beside_one_that_is_played(host: FilesHost, visit: Visit) -> None:
    table = kept(visit(host.url))
    host.cut()
    page = table.page
    page.get_by_label(WORDS.word("web.record.open")).set_input_files(RECORD)
    page.locator(".stage > .end").wait_for()
    address = page.url
    page.keyboard.press("a")
    page.locator(".panel .btn.first").click()
    page.wait_for_function(f"() => ({DONE}) >= 1")

    # The bot of another table answers all the same, and a reload loses nothing.
    page.goto(host.url)
    sit_down(table, "DWARF")
    play(table, 2, random.Random(3))
    page.goto(address)
    page.locator(".stage > .end").wait_for()
    page.keyboard.press("a")
    chart = page.locator(".panel svg[role=img]")
    page.wait_for_function(f"() => ({DONE}) >= 2 || document.querySelector('.panel svg[role=img]')")
    chart.wait_for(timeout=MINUTES)

    assert violations(page) == []
    page.get_by_role("link", name=WORDS.word("web.retry")).click()
    # Of what is chosen there the board and the bots know as at a server.
    page.get_by_text(WORDS.word("web.retry.how")).wait_for()
    table.until_asked()
    table.choose(table.notations()[0])
    table.press("#confirm.can")
    page.locator(".retry .feedback").wait_for(timeout=MINUTES)
