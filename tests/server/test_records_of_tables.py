"""Records that leave and enter the server."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from pithead.engine.record import record_from_json
from pithead.games import find_game, open_record
from server.tables_api import BOT, HUMAN, Seat, application, seated

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with application(tmp_path_factory.mktemp("records")) as client:
        yield client


@pytest.fixture(scope="module")
def finished(client: TestClient) -> Seat:
    """A screen at which a whole game was played."""
    screen = seated(client, "dwarf", HUMAN, HUMAN, hot_seat=True)[0]
    while screen.moment()["result"] is None:
        screen.act()
    return screen


def test_a_finished_game_is_exported_in_full(finished: Seat) -> None:
    record = finished.get("/record")

    match = open_record(record_from_json(record))
    match.check()
    assert match.state.is_over()


def test_before_the_end_a_seat_gets_neither_the_seed_nor_others_actions(
    client: TestClient,
) -> None:
    first, second = seated(client, "imperial-miners", HUMAN, HUMAN)
    first.act()
    second.act()

    record = first.get("/record")

    assert record["seed"] is None
    assert all((text is None) == (seat != 0) for seat, text in record["actions"])


def test_a_spectator_gets_no_action_at_all_before_the_end(client: TestClient) -> None:
    first, second = seated(client, "dwarf", HUMAN, HUMAN)
    (first if first.moment()["question"] else second).act()

    record = Seat(client, first.table).get("/record")

    assert [text for _, text in record["actions"]] == [None]
    assert record["told"][-1]["told"]


def test_whoever_plays_alone_takes_the_whole_of_a_game_along(client: TestClient) -> None:
    alone = seated(client, "dwarf", HUMAN, HUMAN, hot_seat=True)[0]
    alone.act()
    moment = alone.moment()

    record = alone.get("/record", whole=True)

    made = client.post("/api/imports", json={"record": record, "hot_seat": True}).json()
    there = Seat(client, made["table"], made["seats"][0]["secret"])
    assert made["facts"]["origin"] == "record"
    assert there.moment()["view"] == moment["view"]
    assert alone.get("/record")["seed"] is None


@pytest.mark.parametrize("who", ["a guest", "a spectator"])
def test_nobody_else_gets_the_whole_of_a_game_that_goes_on(client: TestClient, who: str) -> None:
    guest = seated(client, "dwarf", HUMAN, HUMAN)[1]
    if who == "a spectator":
        guest = Seat(client, seated(client, "dwarf", HUMAN, BOT)[0].table)

    answer = guest.raw("/record", whole=True)

    assert answer.status_code == 403
    assert answer.json()["message"]["key"] == "server.error.whole"


def test_a_record_becomes_a_table_at_any_of_its_moments(client: TestClient, finished: Seat) -> None:
    record = finished.get("/record")

    made = client.post("/api/imports", json={"record": record, "at": 20, "hot_seat": True})

    assert made.status_code == 201
    table = made.json()
    seat = Seat(client, table["table"], table["seats"][0]["secret"])
    assert seat.moment()["moves"] == 20
    assert seat.moment()["view"] == finished.moment(at=20, seat=seat.moment()["seat"])["view"]
    assert seat.act().status_code == 200
    assert len(seat.get("/log")) == 22
    assert seat.undo(to=0).status_code == 422


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"seed": None}, "seed"),
        ({"actions": [[0, "fly"]]}, "fly"),
        ({"rules": 999}, "999"),
        ({"game": "chess"}, "chess"),
        ({"data": "0" * 8}, "00000000"),
    ],
)
def test_a_broken_record_is_refused_in_one_sentence(
    client: TestClient, finished: Seat, change: dict[str, Any], word: str
) -> None:
    record = finished.get("/record") | change

    answer = client.post("/api/imports", json={"record": record})

    assert answer.status_code == 422
    assert word in answer.json()["detail"]


def test_a_finished_table_is_cloned_at_a_moment(client: TestClient, finished: Seat) -> None:
    made = finished.post("/clone", at=10, hot_seat=True)

    assert made.status_code == 201
    table = made.json()
    assert Seat(client, table["table"], table["seats"][0]["secret"]).moment()["moves"] == 10


def test_a_table_others_play_is_not_cloned_before_the_end(client: TestClient) -> None:
    first, _ = seated(client, "dwarf", HUMAN, HUMAN)

    assert first.post("/clone").status_code == 403


def test_a_table_against_bots_is_cloned_by_its_player_only(client: TestClient) -> None:
    seat, _ = seated(client, "dwarf", HUMAN, BOT)

    assert seat.post("/clone").status_code == 201
    assert Seat(client, seat.table).post("/clone").status_code == 403


def test_a_moment_of_the_past_is_shown_as_the_seat_saw_it(finished: Seat) -> None:
    game = find_game("dwarf")
    match = open_record(record_from_json(finished.get("/record")))

    for at in (0, 7, 30):
        seen = finished.moment(at=at, seat=0)
        assert seen["view"] == game.view(match.state_at(at), 0)
        assert seen["question"] is None


def test_a_box_file_changes_the_cards_of_its_table(client: TestClient) -> None:
    box = (EXAMPLES / "imperial-miners-changes.toml").read_text("utf-8")

    seat, _ = seated(client, "imperial-miners", HUMAN, BOT, box=box)

    assert seat.get()["box"] is True
    plain, _ = seated(client, "imperial-miners", HUMAN, BOT)
    assert seat.get("/record")["data"] != plain.get("/record")["data"]


def test_a_malformed_box_is_refused_with_its_place(client: TestClient) -> None:
    body = {"game": "dwarf", "seats": [HUMAN, BOT], "box": "[cards\n"}

    answer = client.post("/api/tables", json=body)

    assert answer.status_code == 422
    assert "box" in answer.json()["detail"]


def test_a_records_long_name_is_cut_where_everybody_sees_it(finished: Seat) -> None:
    record = finished.get("/record") | {
        "seats": ["human:Bartholomew of the Deep Halls", "human:Bo"]
    }

    made = finished.client.post("/api/imports", json={"record": record}).json()

    names = [seat["name"] for seat in made["facts"]["seats"]]
    assert names == ["Bartholomew of the Deep…", "Bo"]


def test_a_name_that_is_typed_too_long_is_refused_in_one_sentence(client: TestClient) -> None:
    seats = [HUMAN | {"name": "Bartholomew of the Deep Halls"}, HUMAN]

    answer = client.post("/api/tables", json={"game": "dwarf", "seats": seats})

    assert answer.status_code == 422
    assert answer.json()["detail"] == "A name has at most 24 letters."
