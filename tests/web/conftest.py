"""A browser and a server for each worker of the tests. Without Chromium its tests skip."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error

from pithead.server.edge.pages import folder
from server.running import serving
from web.browsing import SharedBrowser, Visitor, chromium, visitor
from web.table_page import TablePage

Visit = Callable[..., TablePage]


@pytest.fixture(scope="session")
def shared_browser() -> Iterator[SharedBrowser]:
    if chromium() is None:
        pytest.skip("Chromium is not installed here: NOTHING is proved about the browser table")
    shared = SharedBrowser()
    try:
        yield shared
    finally:
        shared.close()


@pytest.fixture
def browser(shared_browser: SharedBrowser) -> Iterator[Browser]:
    """A browser that lives. Where it dies, the test it died in says so, and no other."""
    yield shared_browser.browser()
    if not shared_browser.is_alive():
        shared_browser.close()
        pytest.fail("Chromium died during this test; the next test gets a new one", pytrace=False)


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    assert (folder() / "index.html").is_file(), "the browser table is not built: scripts/build-web"
    place: Path = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{place / 'tables.db'}", place) as server:
        yield server.url


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Opens an address for a new visitor. Whatever goes wrong in a page fails the test."""
    visitors: list[Visitor] = []

    def come(address: str, **more: Any) -> TablePage:
        one = visitor(browser, **more)
        visitors.append(one)
        one.page.goto(address)
        return TablePage(one)

    yield come
    errors = [error for each in visitors for error in each.errors]
    with suppress(Error):  # Of a browser that has died; its fixture says so.
        for each in visitors:
            each.context.close()
    assert errors == []
