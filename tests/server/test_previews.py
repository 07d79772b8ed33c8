"""Links that lead somewhere, and what a messenger shows of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from pithead.server.edge.pages import folder
from pithead.server.edge.reach import reach_of
from server.tables_api import BOT, OPEN, application, made

pytestmark = pytest.mark.skipif(
    not (folder() / "index.html").is_file(), reason="the page is not built"
)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with application(tmp_path) as client:
        yield client


def test_a_link_tells_the_game_who_is_there_and_how_many_seats_are_free(client: TestClient) -> None:
    table = made(client, "dwarf", {"kind": "human", "name": "Ada"}, OPEN, BOT, name="Friday")

    page = client.get(f"/t/{table['table']}", headers={"Accept-Language": "en"}).text

    assert '<meta property="og:title" content="Friday" />' in page
    assert 'content="DWARF. At the table: Ada. 1 free seat."' in page


def test_nothing_that_people_write_gets_out_of_its_quotes(client: TestClient) -> None:
    bad = '"><script>x()</script>'
    table = made(client, "dwarf", {"kind": "human", "name": bad}, OPEN, name=bad)

    page = client.get(f"/t/{table['table']}").text

    assert "<script>x()" not in page
    assert "&quot;&gt;&lt;script&gt;" in page


def test_no_secret_is_in_a_preview(client: TestClient) -> None:
    table = made(client, "dwarf", {"kind": "human", "name": "Ada"}, OPEN)
    secrets = [table["invitation"], table["seats"][0]["secret"]]

    page = client.get(f"/t/{table['table']}").text

    assert not any(secret in page for secret in secrets)


def test_a_table_that_does_not_exist_has_a_page_without_a_preview(client: TestClient) -> None:
    answer = client.get("/t/nowhere")

    assert answer.status_code == 200
    assert "og:title" not in answer.text


def test_an_address_that_leads_nowhere_is_told_by_the_page_to_people(client: TestClient) -> None:
    by_browser = client.get("/nowhere", headers={"Accept": "text/html,*/*"})
    by_program = client.get("/nowhere")
    of_interface = client.get("/api/nowhere", headers={"Accept": "text/html"})

    assert (by_browser.status_code, by_program.status_code) == (404, 404)
    assert by_browser.text.startswith("<!doctype html>")
    assert by_program.json()["type"] == of_interface.json()["type"] == "not_found"


def test_who_listens_to_this_machine_alone_says_so() -> None:
    assert reach_of("127.0.0.1", 8765, behind_proxy=False).alone
    assert not reach_of("127.0.0.1", 8765, behind_proxy=True).alone
    assert reach_of("192.168.1.5", 8765, behind_proxy=False).house == "http://192.168.1.5:8765"
    assert reach_of("fd00::5", 8765, behind_proxy=False).house == "http://[fd00::5]:8765"
