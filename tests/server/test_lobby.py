"""The lobby: how one's tables stand, told without sitting down at any of them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.tables_api import BOT, HUMAN, OPEN, Seat, application, made, new_command, seated


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with application(tmp_path) as client:
        yield client


def lobby(client: TestClient, *seats: Seat) -> Any:
    body = {"seats": [{"table": seat.table, "secret": seat.secret} for seat in seats]}
    answer = client.post("/api/lobby", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_lobby_tells_whose_turn_it_is_and_what_is_asked(client: TestClient) -> None:
    ada, bor = seated(client, "dwarf", HUMAN | {"name": "Ada"}, HUMAN | {"name": "Bor"})
    [to_act] = ada.get()["to_act"]
    acting, waiting = (ada, bor) if to_act == 0 else (bor, ada)

    [mine], [theirs] = lobby(client, acting), lobby(client, waiting)

    assert mine["known"]["asks"] == acting.moment()["question"]["asks"]
    assert theirs["known"]["asks"] is None
    assert mine["known"]["facts"]["to_act"] == [to_act]
    assert mine["known"]["facts"]["mine"] == [to_act]
    assert mine["known"]["last"] is None


def test_the_last_move_is_told_as_the_reader_may_know_it(client: TestClient) -> None:
    ada, bor = seated(client, "dwarf", HUMAN, HUMAN)
    acting = (ada, bor)[ada.get()["to_act"][0]]
    acting.act()

    [line] = lobby(client, bor)

    assert line["known"]["last"] == bor.get("/log")[-1]
    assert line["known"]["since"] == bor.get("/events", after=0)["events"][-1]["at"]


def test_sealed_choices_stay_sealed_in_the_lobby(client: TestClient) -> None:
    """In Imperial Miners the other's discards are secret until all have chosen."""
    ada, bor = seated(client, "imperial-miners", HUMAN, HUMAN)
    ada.act()

    [line] = lobby(client, bor)

    assert line["known"]["last"] == bor.get("/log")[-1]
    assert line["known"]["tallies"] == bor.moment()["tallies"]


def test_a_lobby_names_tables_of_which_there_is_nothing_to_tell(client: TestClient) -> None:
    ada, bor = seated(client, "dwarf", HUMAN, HUMAN)
    stranger = Seat(client, ada.table, "not-a-secret")
    nowhere = Seat(client, "nowhere", ada.secret)

    found = lobby(client, stranger, nowhere, bor)

    assert [line["table"] for line in found] == [ada.table, "nowhere", ada.table]
    assert [line["known"] is None for line in found] == [True, True, False]
    assert found[0]["refused"]["key"] == "server.error.secret"


def test_looking_into_the_lobby_is_no_sign_of_being_at_the_table(client: TestClient) -> None:
    table = made(client, "dwarf", HUMAN, HUMAN)
    ada = Seat(client, table["table"], table["seats"][0]["secret"])

    lobby(client, ada)

    watcher = Seat(client, ada.table)
    assert [seat["here"] for seat in watcher.get()["seats"]] == [False, False]


def test_of_a_shared_screen_the_lobby_tells_what_everybody_may_know(client: TestClient) -> None:
    ada, _ = seated(client, "imperial-miners", HUMAN, HUMAN, hot_seat=True)
    ada.act()

    [line] = lobby(client, ada)

    assert line["known"]["asks"] is None
    assert line["known"]["facts"]["mine"] == [0, 1]
    assert line["known"]["last"] == ada.get("/log", seat=-1)[-1]


def test_what_was_said_is_counted_by_its_number(client: TestClient) -> None:
    ada, bor = seated(client, "dwarf", HUMAN, HUMAN)
    before = lobby(client, bor)[0]["known"]["said"]
    said = ada.post("/chat", id=new_command(), text="Well?").json()["seq"]

    assert (before, lobby(client, bor)[0]["known"]["said"]) == (0, said)


def test_a_lobby_of_too_many_tables_is_refused(client: TestClient) -> None:
    seats = [{"table": "t", "secret": "s"}] * 61

    assert client.post("/api/lobby", json={"seats": seats}).status_code == 422


def test_open_seats_and_levels_of_bots_are_told(client: TestClient) -> None:
    ada, *_ = seated(client, "dwarf", HUMAN, OPEN, BOT)

    [line] = lobby(client, ada)

    seats = line["known"]["facts"]["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats] == [
        ("human", None), ("open", None), ("bot", "apprentice"),
    ]  # fmt: skip
