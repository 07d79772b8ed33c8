"""The protocol is described once: what the server sends is what its description says.

Every answer that a test's application gives is held against the description (`described.py`).
"""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

from pithead.server.edge.describing import FILE
from pithead.server.edge.pages import folder
from server.described import is_as_described, schema_of
from server.description import fresh, kept
from server.tables_api import BOT, HUMAN, OPEN, Seat, application, made, new_command

GAMES = ["dwarf", "dwergar", "imperial-miners"]
ROUTES = {
    f"{method} {path}": route
    for path, methods in kept()["paths"].items()
    for method, route in methods.items()
}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with application(tmp_path_factory.mktemp("protocol")) as client:
        yield client


@pytest.mark.parametrize("name", ROUTES)
def test_every_route_says_what_its_success_looks_like(name: str) -> None:
    schema = schema_of(ROUTES[name])

    assert schema.get("$ref") or schema.get("items") or schema.get("additionalProperties")


def test_the_page_has_the_present_description() -> None:
    assert FILE.read_text("utf-8") == fresh(), "run scripts/interface"


def test_an_answer_with_a_field_that_is_not_described_is_noticed() -> None:
    request = httpx.Request("GET", "http://here/api/about")
    about = {
        "version": "1", "build": "compiled", "workshop": None, "alone": True, "house": None,
        "bells": {"push": None, "webhook": False, "mail": False},
        "offline": (folder() / "offline" / "index.html").is_file(),
    }  # fmt: skip

    is_as_described(httpx.Response(200, json=about, request=request))
    with pytest.raises(AssertionError, match="more"):
        is_as_described(httpx.Response(200, json={**about, "more": 1}, request=request))


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_of_a_table_is_as_described(client: TestClient, game: str) -> None:
    table = made(client, game, HUMAN, OPEN, public=True)
    seat = Seat(client, table["table"], table["seats"][0]["secret"])
    body = {"invitation": table["invitation"], "name": "Ola"}
    guest = Seat(client, seat.table, seat.post("/seats/1/take", **body).json()["secret"])
    for _ in range(6):
        actor = seat if seat.moment()["question"] else guest
        action = actor.moment()["question"]["actions"][-1]["notation"]
        actor.get("/preview", action=action)
        actor.get("/reasons", action=[action, "no such action"][:1])
        assert actor.act(action).status_code == 200
    seat.post("/hint")
    seat.post("/chat", id=new_command(), text="hello")
    seat.undo(to=1)
    guest.post("/consent", id=new_command(), request=seat.get()["request"]["seq"], agree=True)
    seat.post("/seats/0/wish", level="master")
    for path in ("", "/cards", "/log", "/course", "/record", "/chat"):
        seat.get(path)
    seat.moment(at=0)
    seat.get("/events", after=0)
    client.get("/api/tables")

    assert seat.act("no such action").status_code == 422


def test_a_finished_game_and_its_copy_are_as_described(client: TestClient) -> None:
    table = made(client, "dwarf", HUMAN, BOT)
    seat = Seat(client, table["table"], table["seats"][0]["secret"])
    now = seat.moment()
    while not now["result"]:
        if now["question"]:
            assert seat.act().status_code == 200
            now = seat.moment()
        else:
            now = seat.later(now["seq"])
    seat.get("/record")
    copy = seat.post("/clone", at=2)

    assert copy.status_code == 201


@pytest.mark.parametrize("game", GAMES)
def test_what_is_known_of_a_game_is_as_described(client: TestClient, game: str) -> None:
    answers: list[Any] = [
        client.get(f"/api/{path}")
        for path in ("games", f"games/{game}/cards", f"games/{game}/rules", "about", "health",
                     "texts/uk", "games/nothing/cards")
    ]  # fmt: skip

    assert [each.status_code for each in answers] == [200] * 6 + [404]
