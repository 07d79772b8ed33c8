"""A page names in its head what it will need, so that a browser fetches all of it at once."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from pithead.games import NAMES
from pithead.server.edge.pages import folder
from pithead.server.edge.parts import files, links, with_parts
from server.tables_api import BOT, application, made

built = pytest.mark.skipif(not (folder() / "parts.json").is_file(), reason="the page is not built")
PARTS = {
    "index.html": {"file": "a/page.js", "css": ["a/page.css"], "imports": ["_shared"]},
    "_shared": {"file": "a/shared.js"},
    "src/app/Lobby.svelte": {
        "file": "a/lobby.js", "css": ["a/lobby.css"], "imports": ["index.html", "_shared", "_kit"],
    },
    "_kit": {"file": "a/kit.js", "imports": ["_shared"]},
}  # fmt: skip


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with application(tmp_path) as client:
        yield client


def named(page: str) -> list[str]:
    return re.findall(
        r'<link rel="(?:modulepreload|stylesheet)" crossorigin href="/([^"]+)">', page
    )


def test_each_file_of_a_source_is_found_once() -> None:
    assert files(PARTS, ["src/app/Lobby.svelte"]) == [
        "a/lobby.js", "a/lobby.css", "a/page.js", "a/page.css", "a/shared.js", "a/kit.js",
    ]  # fmt: skip


def test_what_the_page_names_itself_is_not_named_again() -> None:
    assert named(links(PARTS, ["src/app/Lobby.svelte"])) == [
        "a/lobby.js",
        "a/lobby.css",
        "a/kit.js",
    ]


def test_an_address_that_means_nothing_needs_nothing() -> None:
    assert with_parts("<head></head>", PARTS, "/cards/chess") == "<head></head>"


@built
@pytest.mark.parametrize("game", NAMES)
def test_a_tables_page_tells_its_game_and_names_its_board(client: TestClient, game: str) -> None:
    table = made(client, game, {"kind": "human", "name": "Ada"}, BOT)["table"]

    page = client.get(f"/t/{table}").text

    assert f'<meta name="pithead:table" content="{table}" data-game="{game}" />' in page
    assert any(f"/{game}-" in file and file.endswith(".js") for file in named(page))
    assert any(f"/{game}-" in file and file.endswith(".css") for file in named(page))
    assert all((folder() / file).is_file() for file in named(page))


@built
@pytest.mark.parametrize("address", ["/tables", "/new/dwarf", "/cards/dwergar", "/rules/dwarf"])
def test_other_pages_name_their_parts_too(client: TestClient, address: str) -> None:
    plain = named(client.get("/").text)

    assert set(named(client.get(address).text)) > set(plain)
