"""Tables that begin with a position: made, marked, refused in one sentence, exported."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from pithead.engine.record import record_from_json
from pithead.games import find_game, open_record
from server.tables_api import HUMAN, OPEN, Seat, application

LATE = {"seats": 2, "round": 6, "players": [{"items": 3, "iron": 2}, {"gold": 1}]}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with application(tmp_path_factory.mktemp("positions")) as client:
        yield client


def made(client: TestClient, **more: Any) -> dict[str, Any]:
    body = {"game": "dwarf", "position": json.dumps(LATE), **more}
    answer = client.post("/api/positions", json=body)
    assert answer.status_code == 201, answer.text
    result: dict[str, Any] = answer.json()
    return result


def first_seat(client: TestClient, table: dict[str, Any]) -> Seat:
    return Seat(client, table["table"], table["seats"][0]["secret"])


def test_a_table_begins_with_a_position(client: TestClient) -> None:
    seat = first_seat(client, made(client))

    assert seat.moment()["view"]["round"] == 6
    assert [tally["items"] for tally in seat.moment()["tallies"]] == [3, 0]


def test_every_guest_is_told_that_it_was_set_up(client: TestClient) -> None:
    table = made(client, seats=[HUMAN, OPEN], public=True)

    facts = client.get(f"/api/tables/{table['table']}").json()
    listed = {each["table"]: each for each in client.get("/api/tables").json()}

    assert (facts["origin"], facts["deal"]) == ("position", {"promise": None, "revealed": None})
    assert listed[table["table"]]["origin"] == "position"


def test_the_record_of_a_running_game_does_not_tell_the_position(client: TestClient) -> None:
    seat = first_seat(client, made(client, seats=[HUMAN, OPEN]))

    record = seat.get("/record")

    assert "position" not in record


def test_the_record_of_a_finished_game_carries_it_and_replays(client: TestClient) -> None:
    ended = {**LATE, "agenda": ["end-round"], "players": [{"items": 9}]}
    seat = first_seat(client, made(client, position=json.dumps(ended)))

    record = seat.get("/record")

    assert record["position"]["players"][0]["items"] == 9
    assert open_record(record_from_json(record)).state.is_over()


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"position": "{"}, "position: not JSON"),
        ({"position": '{"players": [{"iron": -1}]}'}, "players: 1: iron: -1; expected a whole"),
        ({"position": '{"colour": 1}'}, "position: colour: an unknown field; expected one of"),
        (
            {"game": "dwergar", "position": '{"agenda": ["take-action 1", "do-part 2"]}'},
            "position: agenda: it cannot be played to its end",
        ),
        ({"game": "chess"}, "There is no game called"),
        ({"seats": [HUMAN]}, "The position has 2 seats, not 1."),
    ],
)
def test_a_bad_position_is_refused_in_one_sentence(
    client: TestClient, body: dict[str, Any], said: str
) -> None:
    answer = client.post(
        "/api/positions", json={"game": "dwarf", "position": json.dumps(LATE), **body}
    )

    assert 400 <= answer.status_code < 500
    assert said in answer.json()["detail"]


def test_whatever_was_played_can_be_set_up_again(client: TestClient) -> None:
    state = find_game("imperial-miners").start(3, seed=4)

    table = made(client, game="imperial-miners", position=state.text())

    assert len(table["seats"]) == 3
