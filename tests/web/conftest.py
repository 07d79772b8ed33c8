"""A browser and a server for each worker of the tests. Without Chromium its tests skip."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from pithead.server.pages import folder
from server.running import serving
from web.browsing import Visitor, chromium, open_browser, visitor
from web.table_page import TablePage

Visit = Callable[..., TablePage]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if chromium() is None:
        pytest.skip("Chromium is not installed here: NOTHING is proved about the browser table")
    with open_browser() as browser:
        yield browser


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
    for each in visitors:
        each.context.close()
    assert errors == []
