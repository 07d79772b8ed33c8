"""A stored game of other rules or other cards is never played on, and never lost."""

import logging
import sqlite3
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.tables_api import BOT, HUMAN, QUICK, Seat, application, made, seated

CHANGES = [("rules", "0", "rules 0"), ("data", "'x'", "(x)"), ("game", "'chess'", "chess")]


def changed(folder: Path, **columns: str) -> None:
    """As if all tables had been played by another version."""
    database = sqlite3.connect(folder / "tables.db")
    for column, value in columns.items():
        database.execute(f"UPDATE tables SET {column} = {value}")
    database.commit()
    database.close()


@pytest.mark.parametrize(("column", "value", "word"), CHANGES)
def test_a_table_of_an_older_rules_number_is_refused(
    tmp_path: Path, column: str, value: str, word: str
) -> None:
    with application(tmp_path) as client:
        table = made(client, "dwarf", HUMAN, HUMAN)["table"]
    changed(tmp_path, **{column: value})

    with application(tmp_path) as client:
        answer = client.get(f"/api/tables/{table}/moment")

    assert answer.status_code == 409
    assert answer.json()["type"] == "older_rules"
    assert word in answer.json()["detail"]


@pytest.mark.parametrize(("column", "value"), [each[:2] for each in CHANGES])
def test_it_can_still_be_looked_at(tmp_path: Path, column: str, value: str) -> None:
    with application(tmp_path) as client:
        seat = seated(client, "dwarf", {"kind": "human", "name": "Ada"}, HUMAN)[0]
        seat.post("/chat", id="chat-0001", text="hello")
        before = seat.get()
    changed(tmp_path, **{column: value})

    with application(tmp_path) as client:
        seat.client = client
        facts = seat.get()

        assert facts["frozen"]["key"].startswith("error.")
        assert facts["seats"][0]["name"] == "Ada"
        assert facts["mine"] == [0]
        assert set(facts) == set(before)
        assert [each["text"] for each in seat.get("/chat")] == ["hello"]


def test_the_record_of_a_finished_one_is_fetched_in_full(tmp_path: Path) -> None:
    with application(tmp_path) as client:
        screen = seated(client, "dwarf", HUMAN, HUMAN, hot_seat=True)[0]
        while screen.moment()["result"] is None:
            screen.act()
        before = screen.get("/record")
    changed(tmp_path, rules="0", status="'archived'")

    with application(tmp_path) as client:
        watcher = Seat(client, screen.table)

        assert watcher.get("/record") == before | {"rules": 0, "scores": None}
        assert watcher.get("/record", at=3)["actions"] == before["actions"][:3]
        assert watcher.raw("/record", at=9999).status_code == 422
        assert watcher.get()["deal"]["revealed"] == before["seed"]


def test_the_record_of_an_unfinished_one_holds_what_a_seat_did(tmp_path: Path) -> None:
    with application(tmp_path) as client:
        both = seated(client, "imperial-miners", HUMAN, HUMAN)
        for seat in both:
            seat.act()
        both[0].undo()
        before = both[1].get("/record")
    changed(tmp_path, rules="0")

    with application(tmp_path) as client:
        second = Seat(client, both[1].table, both[1].secret)

        assert second.get("/record")["actions"] == before["actions"]
        assert second.get("/record")["seed"] is None
        spectator = Seat(client, second.table).get("/record")
        assert all(text is None for _, text in spectator["actions"])
        assert Seat(client, second.table, "x" * 32).raw("/record").status_code == 403


def test_whoever_played_alone_gets_all_of_an_unfinished_one(tmp_path: Path) -> None:
    with application(tmp_path) as client:
        seat, _ = seated(client, "dwarf", HUMAN, BOT, options={"first": "1"})
        action = seat.moment()["question"]["actions"][0]["notation"]
        seat.act(action)
    changed(tmp_path, rules="0")

    with application(tmp_path) as client:
        seat.client = client

        assert seat.get("/record")["actions"][0] == [0, action]
        assert int(seat.get("/record")["seed"]) >= 0
        assert Seat(client, seat.table).get("/record")["seed"] is None


def test_its_bots_neither_fill_the_log_nor_hold_up_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with application(tmp_path) as client:
        for _ in range(3):
            made(client, "dwarf", HUMAN, BOT)
    changed(tmp_path, rules="0", bots_due="1", status="'playing'")

    with caplog.at_level(logging.WARNING, "pithead.server"), application(tmp_path) as client:
        wait_until(lambda: due(tmp_path) == 0)
        # The queue has been looked at several times when a table of bots has played to its end.
        table = made(client, "dwarf", BOT, BOT)["table"]
        wait_until(lambda: Seat(client, table).get()["status"] == "over")

    assert len([each for each in caplog.records if each.name == "pithead.server"]) == 3


def test_a_table_that_cannot_be_read_is_tried_ever_more_rarely(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with application(tmp_path) as client:
        seated(client, "dwarf", HUMAN, HUMAN, hot_seat=True)[0].act()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE entries SET body = '{}'")
    changed(tmp_path, bots_due="1")

    with caplog.at_level(logging.ERROR, "pithead.server"), application(tmp_path):
        wait_until(lambda: len(caplog.records) >= 4)

    times = [each.created for each in caplog.records]
    rests = [later - earlier for earlier, later in pairwise(times)]
    # Twice as long after each failure, from twice the poll on; clocks of logs are coarse.
    assert all(rest > QUICK.poll_seconds * 2**n - 0.05 for n, rest in enumerate(rests, 1)), rests


def test_bots_go_on_when_a_version_that_knows_the_rules_opens_the_table(tmp_path: Path) -> None:
    with application(tmp_path) as client:
        seat, _ = seated(client, "dwarf", HUMAN, BOT, options={"first": "1"})
    changed(tmp_path, bots_due="1", rules="rules - 1")
    with application(tmp_path) as client:
        wait_until(lambda: due(tmp_path) == 0)
    changed(tmp_path, rules="rules + 1")

    with application(tmp_path) as client:
        seat.client = client
        while (now := seat.moment())["moves"] < 6:
            if now["question"]:
                seat.act()
            else:
                seat.get("/events", after=now["seq"], wait=20)


def due(folder: Path) -> int:
    database = sqlite3.connect(folder / "tables.db")
    found: int = database.execute("SELECT count(*) FROM tables WHERE bots_due").fetchone()[0]
    database.close()
    return found


def wait_until(done: Any, seconds: float = 60.0) -> None:
    until = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.05)


def test_a_table_of_the_same_rules_goes_on_after_a_restart(tmp_path: Path) -> None:
    with application(tmp_path) as client:
        seat = seated(client, "dwarf", HUMAN, HUMAN, hot_seat=True)[0]
        seat.act()
        before = seat.moment()

    with application(tmp_path) as client:
        seat.client = client
        assert seat.moment() == before
        assert seat.act().status_code == 200


def test_an_archived_table_says_so_until_somebody_acts(tmp_path: Path) -> None:
    with application(tmp_path) as client:
        seat = seated(client, "dwarf", HUMAN, HUMAN, hot_seat=True)[0]
        seat.act()
        changed(tmp_path, status="'archived'")

        assert archived(seat)
        assert seat.act().status_code == 200
        assert seat.get()["status"] == "playing"


def test_an_archived_table_says_so_after_a_restart(tmp_path: Path) -> None:
    with application(tmp_path) as client:
        seat = seated(client, "dwarf", HUMAN, HUMAN, hot_seat=True)[0]
    changed(tmp_path, status="'archived'")

    with application(tmp_path) as client:
        seat.client = client
        assert archived(seat)


def archived(seat: Seat) -> bool:
    """To its players, and to whoever looks on."""
    both: list[TestClient | Any] = [seat.get(), Seat(seat.client, seat.table).get()]
    return [facts["status"] for facts in both] == ["archived", "archived"]
