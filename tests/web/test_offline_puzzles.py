"""Puzzles and one's record without a server: chosen, solved, kept, while there is no network."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from pithead.puzzles import shipped, solution
from pithead.text import catalogue
from web.accessibility import violations
from web.conftest import Visit
from web.files_host import FilesHost
from web.offline_page import FOLDER, kept

pytestmark = pytest.mark.heavy
WORD: Final = catalogue("en").word


@pytest.fixture
def host(tmp_path: Path) -> Iterator[FilesHost]:
    found = FilesHost(FOLDER, tmp_path)
    yield found
    found.cut()


def test_a_puzzle_is_solved_without_a_network(host: FilesHost, visit: Visit) -> None:
    first = next(each for each in shipped("dwarf") if each["grade"] == 1)
    table = kept(visit(host.url))
    host.cut()
    page = table.page
    page.get_by_role("link", name=WORD("web.puzzles")).click()
    page.locator(f'a[href$="/puzzle/{first["id"]}"]').click()
    table.until_asked()

    for notation, came in ((first["moves"][1]["action"], "wrong"), (solution(first), "right")):
        table.choose(notation)
        table.press("#confirm.can")
        page.locator(f".puzzle .feedback.{came}").wait_for()

    page.locator(".puzzle .solution-text p").first.wait_for()
    assert violations(page) == []
    page.goto(f"{host.url}?/puzzles")
    page.get_by_text(WORD("web.puzzle.found", n=1, total=20)).first.wait_for()
    page.goto(f"{host.url}?/record")
    page.get_by_text(WORD("web.record_of.empty")).wait_for()
    assert violations(page) == []
