"""The next game with the same people, and how the series stands."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.tables_api import BOT, OPEN, Seat, application, made
from web.arranging import recorded

NAMES = ("Ada", "Bor")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with application(tmp_path) as client:
        yield client


def ended(client: TestClient, record: str = "dwarf-2-seats-items", **more: Any) -> list[Seat]:
    """The people of a game that is over."""
    seats = [{"kind": "human", "name": name} for name in NAMES]
    body = {"record": recorded(record), "seats": seats, **more}
    answer = client.post("/api/imports", json=body)
    assert answer.status_code == 201, answer.text
    table = answer.json()
    return [Seat(client, table["table"], each["secret"]) for each in table["seats"]]


def again(seat: Seat) -> Seat:
    answer = seat.post("/rematch")
    assert answer.status_code == 200, answer.text
    return Seat(seat.client, answer.json()["table"], seat.secret)


def test_everybody_comes_to_the_same_next_game_with_their_own_secret(client: TestClient) -> None:
    ada, bor = ended(client)

    first, second = again(ada), again(bor)

    assert first.table == second.table != ada.table
    assert [seat["name"] for seat in first.get()["seats"]] == ["Bor", "Ada"], "seats are rotated"
    assert (first.get()["mine"], second.get()["mine"]) == ([1], [0])
    assert first.get()["origin"] == "fresh"
    assert first.get()["options"] == ada.get()["options"]


def test_the_others_are_told_that_the_next_game_has_begun(client: TestClient) -> None:
    ada, bor = ended(client)
    seq = bor.get()["seq"]

    table = again(ada).table

    [event] = bor.get("/events", after=seq)["events"]
    assert (event["kind"], event["seat"]) == ("rematch", 0)
    assert event["facts"]["rematch"] == table == Seat(client, ada.table).get()["rematch"]


def test_two_who_ask_at_the_same_moment_make_one_table(client: TestClient) -> None:
    seats = ended(client)
    with ThreadPoolExecutor(8) as pool:
        tables = set(pool.map(lambda number: again(seats[number % 2]).table, range(16)))

    assert len(tables) == 1
    kinds = [event["kind"] for event in seats[0].get("/events", after=0)["events"]]
    assert kinds.count("rematch") == 1


def test_the_series_counts_wins_by_person_and_not_by_seat(client: TestClient) -> None:
    ada, _ = ended(client)
    winners = ada.moment()["result"]["winners"]
    assert ada.get()["series"] is None, "a game alone is no series"

    standing = again(ada).get()["series"]

    assert ada.get()["series"] == {"games": 1, "wins": [int(0 in winners), int(1 in winners)]}
    assert standing == {"games": 1, "wins": [int(1 in winners), int(0 in winners)]}


def test_only_players_of_a_finished_game_may_ask(client: TestClient) -> None:
    ada, _ = ended(client)
    assert Seat(client, ada.table).post("/rematch").status_code == 403
    running = made(client, "dwarf", {"kind": "human"}, BOT)
    seat = Seat(client, running["table"], running["seats"][0]["secret"])
    assert seat.post("/rematch").json()["message"]["key"] == "server.error.rematch_early"


def test_bots_and_invitations_come_along(client: TestClient) -> None:
    record = recorded("dwarf-2-seats-items")
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "name": "Brokk", "level": "master"}]
    table = client.post("/api/imports", json={"record": record, "seats": seats}).json()
    ada = Seat(client, table["table"], table["seats"][0]["secret"])

    following = again(ada).get()["seats"]

    assert [(seat["kind"], seat["name"], seat["level"]) for seat in following] == [
        ("bot", "Brokk", "master"), ("human", "Ada", None),
    ]  # fmt: skip


def test_an_open_seat_stays_open_for_the_same_invitation(client: TestClient) -> None:
    record = recorded("dwarf-2-seats-items")
    body = {"record": record, "seats": [{"kind": "human"}, OPEN]}
    table = client.post("/api/imports", json=body).json()
    ada = Seat(client, table["table"], table["seats"][0]["secret"])
    following = again(ada)

    taken = following.post("/seats/0/take", invitation=table["invitation"], name="Bor")

    assert taken.status_code == 200, taken.text
