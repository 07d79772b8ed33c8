"""The interface's own description, and a stranger who tries everything in it."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from pithead import __version__
from pithead.server.edge import company, facts, routes
from pithead.server.edge.app import make_app
from pithead.server.edge.site import Site
from pithead.server.settings import Settings
from server.description import kept
from server.running import serving
from server.sitting import BOT, HUMAN, make_table
from torture.figures import silent
from torture.fuzzing import fuzzed

REQUESTS = 400


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Any]]:
    """A real server with one table whose secrets the stranger has got hold of."""
    folder = tmp_path_factory.mktemp("interface")
    with serving(f"sqlite:///{folder / 'tables.db'}", folder, ("--workers", "1")) as server:
        yield server.url, make_table(server.url, "dwarf", [HUMAN, BOT])


def test_the_description_has_every_route_of_the_protocol(table: tuple[str, Any]) -> None:
    url, _ = table

    document = httpx.get(f"{url}/api/openapi.json", timeout=60).json()

    assert document["info"]["version"] == __version__
    assert document["paths"] == kept()["paths"]
    assert {
        "/api/games",
        "/api/tables",
        "/api/tables/{table}/moment",
        "/api/tables/{table}/actions",
        "/api/tables/{table}/stream",
        "/api/tables/{table}/undo",
        "/api/imports",
    } <= set(document["paths"])


def test_every_route_is_made_before_the_first_request() -> None:
    """FastAPI makes those of an included router again when first asked: half a second of work."""

    async def nobody() -> Site:
        raise NotImplementedError

    app = make_app(Settings(), nobody)

    known = [each for part in (facts, routes, company) for each in part.router.routes]
    assert known
    assert all(each in app.router.routes for each in known)


def test_whatever_a_stranger_sends_the_server_never_breaks(table: tuple[str, Any]) -> None:
    url, made = table

    found = fuzzed(url, made, REQUESTS, 600, silent)

    assert found.faults == []
    assert found.counts["requests"] >= REQUESTS
    assert found.counts["routes"] > 20
