"""A game goes on in another place: from a server to where there is none, and back."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from pithead.server.edge.offline_pages import offline_folder
from pithead.server.edge.pages import folder
from pithead.text import catalogue
from server.running import serving
from web.accessibility import violations
from web.browsing import PHONE
from web.conftest import Visit
from web.offline_page import OfflinePage, play, sit_down
from web.table_page import TablePage

pytestmark = pytest.mark.heavy
WORDS = catalogue("en")
READY = "[data-standing=ready]"


@pytest.fixture(autouse=True)
def built() -> None:
    page = offline_folder(folder()) / "index.html"
    assert page.is_file(), "not built: python -m building.offline --inside"


@pytest.fixture
def home(tmp_path: Path) -> Iterator[str]:
    """The address of a server of this test's own, which remembers nothing of others."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path) as server:
        yield server.url


def menu(table: TablePage) -> None:
    table.tool(WORDS.word("web.tool.menu"))


def test_a_game_goes_on_without_a_network_and_back_at_the_server(home: str, visit: Visit) -> None:
    table, chance = visit(home), random.Random(3)
    sit_down(table, "DWARF")
    play(table, 3, chance)
    table.asked()
    log = table.log

    menu(table)
    table.page.get_by_role("button", name=WORDS.word("web.elsewhere.offline")).click()
    table.page.wait_for_url("**/offline/?/t/**")
    alone = OfflinePage(table.visitor)
    alone.until_asked()
    assert alone.log == log
    play(alone, 2, chance)
    alone.asked()
    log = alone.log
    menu(alone)
    assert violations(alone.page) == []
    alone.page.get_by_role("button", name=WORDS.word("web.elsewhere.server")).click()
    table.page.wait_for_url(f"{home}/t/**")
    table.until_asked()

    assert table.log == log
    address = table.page.url.replace("/t/", "/api/tables/")
    assert httpx.get(address).json()["origin"] == "record"
    play(table, 1, chance)


def test_the_whole_game_is_saved_as_a_file_that_opens_as_a_record(
    home: str, visit: Visit, tmp_path: Path
) -> None:
    table = visit(home)
    sit_down(table, "DWARF")
    play(table, 2, random.Random(5))
    table.asked()
    log = table.log
    menu(table)
    with table.page.expect_download() as saved:
        table.page.get_by_role("button", name=WORDS.word("web.elsewhere.save")).click()
    file = tmp_path / "game.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["seed"] is not None

    table.page.goto(f"{home}/offline/")
    table.page.get_by_label(WORDS.word("web.record.open")).set_input_files(file)
    table.until_asked()

    assert table.log == log


def test_a_page_without_a_server_offers_online_play_once_one_is_there(
    home: str, visit: Visit
) -> None:
    table = visit(home)
    table.page.get_by_role("link", name=WORDS.word("web.elsewhere.here")).click()
    table.page.wait_for_selector(READY)

    table.page.get_by_role("link", name=WORDS.word("web.elsewhere.online")).click()

    table.page.wait_for_url(f"{home}/")
    table.page.get_by_role("link", name=WORDS.word("web.way.online")).first.wait_for()


def test_where_nothing_is_on_its_way_that_is_said(home: str, visit: Visit) -> None:
    table = visit(f"{home}/moved", viewport=PHONE)

    alert = table.page.get_by_role("alert").inner_text()

    assert alert == WORDS.word("web.elsewhere.nothing")
    assert violations(table.page) == []
