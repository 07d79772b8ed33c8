"""A server offers the same table for times without a network, under its own page."""

from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from building.offline import KEEPING
from pithead.server.edge.offline_pages import OFFLINE_POLICY, add_offline_pages, offline_folder
from pithead.server.edge.security import POLICY


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    """A page with a folder of files beside it."""
    folder = offline_folder(tmp_path)
    (folder / "python-1").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Pithead</title>")
    (folder / "python-1" / "python.wasm").write_bytes(b"\0asm")
    for file in KEEPING.iterdir():
        (folder / file.name).write_bytes(file.read_bytes())
    app = FastAPI()
    assert add_offline_pages(app, tmp_path)
    return TestClient(app)


def test_it_has_a_page_of_its_own_at_one_address(client: TestClient) -> None:
    answer = client.get("/offline")

    assert answer.url.path == "/offline/"
    assert answer.text == "<title>Pithead</title>"


@pytest.mark.parametrize(
    ("file", "kind"),
    [("python-1/python.wasm", "application/wasm"), ("sw.js", "text/javascript")],
)
def test_its_files_have_the_kinds_that_browsers_ask_for(
    client: TestClient, file: str, kind: str
) -> None:
    answer = client.get(f"/offline/{file}")

    assert answer.headers["content-type"].partition(";")[0] == kind
    assert answer.headers["cache-control"] == "no-cache"


def test_it_may_do_what_webassembly_needs_and_nothing_else(client: TestClient) -> None:
    policy = client.get("/offline/").headers["content-security-policy"]

    assert policy == OFFLINE_POLICY
    allowed = set(policy.split("; ")) - set(POLICY.split("; "))
    assert allowed == {"script-src 'self' 'wasm-unsafe-eval'", "worker-src 'self'"}


def test_where_it_is_not_built_nothing_offers_it(tmp_path: Path) -> None:
    app = FastAPI()

    assert not add_offline_pages(app, tmp_path)
    assert TestClient(app).get("/offline/").status_code == 404
