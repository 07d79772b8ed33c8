"""The table from a folder of files in a real browser: no server, and soon no network."""

import json
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Error, Page

from pithead.text import LANGUAGES, catalogue
from web.accessibility import violations
from web.browsing import PHONE, Visitor, visitor
from web.conftest import Visit
from web.files_host import FilesHost
from web.offline_page import FOLDER, KEPT, MOVES, OfflinePage, kept, play, sit_down
from web.table_page import TablePage, play_to_the_end

pytestmark = pytest.mark.heavy
FILES: Final = "(await caches.keys()).filter((name) => name.startsWith('pithead-files'))"
MEMORY: Final = "async () => (await (await caches.open('pithead-memory')).keys()).length === 1"
DAMAGE: Final = """async () => {
  const cache = await caches.open('pithead-memory');
  const [address] = await cache.keys();
  const kept = await cache.match(address);
  const bytes = new Uint8Array(await kept.arrayBuffer());
  bytes.fill(7, 5_000_000);
  await cache.put(address, new Response(bytes, { headers: kept.headers }));
}"""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[FilesHost]:
    assert FOLDER.is_dir(), "the folder is not built: scripts/build-static build/static"
    found = FilesHost(FOLDER, tmp_path)
    yield found
    found.cut()


def new_tab(table: OfflinePage, address: str) -> OfflinePage:
    page: Page = table.context.new_page()
    one = Visitor(table.context, page, table.visitor.errors)
    one.listen()
    page.goto(address)
    return OfflinePage(one)


@pytest.mark.parametrize("title", ["DWARF", "Dwergar", "Imperial Miners"])
def test_a_whole_game_without_a_network(host: FilesHost, visit: Visit, title: str) -> None:
    table = kept(visit(host.url))
    host.cut()
    sit_down(table, title)

    assert play_to_the_end(table, seed=3) > 10

    assert "Ada" in table.page.locator(".stage > .end").inner_text()


def test_nobody_else_is_asked_and_nothing_else_is_allowed(
    host: FilesHost, browser: Browser
) -> None:
    one = visitor(browser)
    asked: list[str] = []
    one.context.on("request", lambda request: asked.append(request.url))
    one.page.goto(host.url)
    table = kept(TablePage(one))
    sit_down(table, "DWARF")

    one.context.close()

    assert len(asked) > 10
    assert {each for each in asked if not each.startswith(host.url)} == set()
    page = (FOLDER / "index.html").read_text("utf-8")
    found = re.search(r'http-equiv="Content-Security-Policy"\s+content="([^"]+)"', page)
    assert found
    policy = dict(each.split(" ", 1) for each in found[1].split("; "))
    assert policy.pop("script-src") == "'self' 'wasm-unsafe-eval'"
    assert policy.pop("default-src") == "'none'"
    assert policy.pop("style-src-attr") == "'unsafe-inline'"
    allowed = {word for words in policy.values() for word in words.split()}
    assert allowed == {"'self'", "'none'", "data:"}


def test_browsers_may_install_it(host: FilesHost, visit: Visit) -> None:
    table = kept(visit(host.url))
    session = table.context.new_cdp_session(table.page)

    told = session.send("Page.getAppManifest")

    assert told["errors"] == []
    assert told["url"].startswith(host.url)
    manifest = json.loads(told["data"])
    sizes = [icon["sizes"] for icon in manifest["icons"]]
    assert {"192x192", "512x512"} <= set(sizes)
    for icon in manifest["icons"]:
        assert (FOLDER / icon["src"]).is_file()
    assert table.page.evaluate("async () => !!(await navigator.serviceWorker.ready).active")


def test_a_reload_and_a_crash_in_the_middle_lose_nothing(host: FilesHost, visit: Visit) -> None:
    table = kept(visit(host.url))
    host.cut()
    sit_down(table, "DWARF")
    chance = random.Random(5)
    play(table, 3, chance)
    table.asked()
    moves, log, address = table.moves, table.log, table.page.url
    table.page.reload()
    table.until_asked()
    assert (table.moves, table.log) == (moves, log)
    play(table, 2, chance)
    moves = table.moves

    # The browser has to know of it: what it asks a dead service worker stays without an answer.
    with table.page.expect_event("crash"), suppress(Error):
        table.page.goto("chrome://crash")
    again = new_tab(table, address)
    again.until_asked()

    assert again.moves >= moves
    play(again, 2, chance)


def test_python_begins_with_the_memory_it_had_and_without_it_where_that_is_damaged(
    host: FilesHost, visit: Visit
) -> None:
    table = kept(visit(host.url))
    table.page.wait_for_function(MEMORY)
    host.cut()
    table.page.reload()
    sit_down(table, "DWARF")
    play(table, 2, random.Random(11))
    moves = table.moves

    table.page.evaluate(DAMAGE)
    table.page.reload()
    table.until_asked()

    assert table.moves >= moves
    table.page.wait_for_function(MEMORY)


def test_two_tabs_are_one_table(host: FilesHost, visit: Visit) -> None:
    one = kept(visit(host.url))
    sit_down(one, "DWARF")
    other = new_tab(one, one.page.url)
    other.until_asked()
    chance = random.Random(7)
    for _ in range(3):
        for here, there in ((one, other), (other, one)):
            here.asked()
            play(here, 1, chance)
            there.page.wait_for_function(f"moves => +({MOVES}) >= moves", arg=here.moves)
    one.asked()
    other.asked()
    one.page.wait_for_function(f"moves => +({MOVES}) === moves", arg=other.moves)
    assert one.log == other.log


def test_a_new_version_takes_over_whole_with_a_game_running(host: FilesHost, visit: Visit) -> None:
    table = kept(visit(host.url))
    sit_down(table, "DWARF")
    play(table, 2, random.Random(9))
    moves, address = table.moves, table.page.url
    host.change_version("Later")

    table.page.goto(host.url)
    change = table.page.get_by_role("button", name=catalogue("en").word("web.offline.newer"))
    change.wait_for()
    assert "<title>Pithead<" in shown_page(table), "the old version is no longer whole"
    change.click()
    table.page.wait_for_selector(KEPT)
    table.page.wait_for_function(f"async () => {FILES}.length === 1")
    assert "<title>Later<" in shown_page(table)
    table.page.goto(address)
    table.until_asked()

    assert table.moves >= moves


def shown_page(table: TablePage) -> str:
    """The page as the browser has it now."""
    return str(table.page.evaluate("async () => (await fetch('./')).text()"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_start_and_table_are_sound_on_a_phone_in_every_language(
    host: FilesHost, visit: Visit, language: str
) -> None:
    table = kept(visit(host.url, settings={"language": language}, viewport=PHONE))
    words = catalogue(language)
    about = table.page.get_by_role("region", name=words.word("web.offline"), exact=True)
    about.get_by_text(words.word("web.offline.ready")).wait_for()

    assert violations(table.page) == []
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert table.page.get_by_text(words.word("web.way.online"), exact=True).count() == 0
    host.cut()
    sit_down(table, "DWARF", language)
    assert violations(table.page) == []
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_hint_a_tutorial_and_one_screen_work_without_a_network(
    host: FilesHost, visit: Visit
) -> None:
    table = kept(visit(host.url))
    host.cut()
    sit_down(table, "DWARF")
    table.tool("Suggest a move")
    table.page.locator(".panel .move").first.wait_for()
    table.page.goto(f"{host.url}?/new/dwergar?way=screen")
    table.page.get_by_role("button", name=catalogue("en").word("web.new.start")).click()
    table.until_asked()
    table.page.goto(host.url)
    game = table.page.get_by_role("article", name="Imperial Miners")
    game.get_by_role("button", name=catalogue("en").word("web.way.tutorial")).click()
    table.page.get_by_role("dialog").wait_for()
