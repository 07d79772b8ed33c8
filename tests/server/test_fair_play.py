"""Fair play: deals nobody knows or changes, and tables whose deal somebody may know."""

import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from pithead.engine.record import record_from_json
from pithead.games import open_record
from server.tables_api import BOT, HUMAN, OPEN, Seat, application, made, seated

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with application(tmp_path_factory.mktemp("fair")) as client:
        yield client


@pytest.fixture(scope="module")
def finished(client: TestClient) -> Seat:
    """A game that two people have played to the end."""
    both = seated(client, "dwarf", HUMAN, HUMAN)
    while not both[0].moment()["result"]:
        next(seat for seat in both if seat.moment()["question"]).act()
    return both[0]


def guest_sees(client: TestClient, answer: Any) -> Any:
    """What anybody with the invitation can ask for before sitting down."""
    return Seat(client, answer.json()["table"]).get()


# -- tables whose hidden things somebody may know ------------------------------------------------


def test_a_fresh_table_says_so(client: TestClient) -> None:
    assert Seat(client, made(client, "dwarf", HUMAN, OPEN)["table"]).get()["origin"] == "fresh"


def test_a_guest_is_told_before_sitting_down_that_a_table_is_from_a_record(
    client: TestClient, finished: Seat
) -> None:
    record = finished.get("/record") | {"actions": [], "scores": None}

    answer = client.post("/api/imports", json={"record": record, "seats": [HUMAN, OPEN]})

    assert guest_sees(client, answer)["origin"] == "record"


def test_a_guest_is_told_before_sitting_down_that_a_table_is_a_copy(
    client: TestClient, finished: Seat
) -> None:
    answer = finished.post("/clone", at=0, seats=[HUMAN, OPEN])

    assert guest_sees(client, answer)["origin"] == "table"


def test_a_copy_of_a_copy_is_marked_too(client: TestClient, finished: Seat) -> None:
    copied = finished.post("/clone", at=0, hot_seat=True).json()
    screen = Seat(client, copied["table"], copied["seats"][0]["secret"])

    answer = screen.post("/clone", seats=[HUMAN, OPEN])

    assert guest_sees(client, answer)["origin"] == "table"


def test_the_list_of_public_tables_marks_them(client: TestClient, finished: Seat) -> None:
    record = finished.get("/record")
    body = {"record": record, "at": 3, "seats": [HUMAN, OPEN], "public": True}
    table = client.post("/api/imports", json=body).json()["table"]

    listed = {each["table"]: each for each in client.get("/api/tables").json()}

    assert listed[table]["origin"] == "record"


def test_a_table_from_a_record_replays_exactly(client: TestClient, finished: Seat) -> None:
    record = finished.get("/record")

    table = client.post("/api/imports", json={"record": record}).json()["table"]

    assert Seat(client, table).get("/record")["actions"] == record["actions"]


def test_when_all_is_open_nothing_is_taken_back(finished: Seat) -> None:
    """The record holds the seed: whoever went back would know what is to come."""
    assert finished.get()["deal"]["revealed"]

    answer = finished.undo(to=1)

    assert answer.status_code == 409
    assert answer.json()["message"]["key"] == "server.error.undo_over"
    assert finished.moment()["undo"] == {
        "allowed": False, "notation": None, "wider": False,
        "reason": {"key": "server.error.undo_over", "params": {}},
    } | {"notation": finished.moment()["undo"]["notation"]}  # fmt: skip


# -- deals that nobody can find or change --------------------------------------------------------


def test_seeds_have_128_bits(client: TestClient) -> None:
    """Of 8 seeds some are above 2**124 but with a chance of 2**-32, and none is repeated."""
    seeds = []
    for _ in range(8):
        seat = seated(client, "dwarf", HUMAN, BOT)[0]
        copied = seat.post("/clone", seats=[BOT, BOT]).json()["table"]
        wait_for_end(Seat(client, copied))
        seeds.append(int(Seat(client, copied).get("/record")["seed"]))

    assert max(seeds) > 2**124
    assert len(set(seeds)) == 8


def wait_for_end(watcher: Seat) -> None:
    after = 0
    while watcher.get()["status"] != "over":
        events = watcher.get("/events", after=after, wait=20)["events"]
        after = events[-1]["seq"] if events else after


def test_the_deal_is_promised_from_the_start_and_never_changes(client: TestClient) -> None:
    table = made(client, "dwarf", HUMAN, HUMAN, hot_seat=True)
    promise = table["facts"]["deal"]["promise"]
    screen = Seat(client, table["table"], table["seats"][0]["secret"])

    for _ in range(5):
        screen.act()

    assert re.fullmatch("[0-9a-f]{64}", promise)
    assert screen.get()["deal"] == {"promise": promise, "revealed": None}


def test_after_the_end_the_seed_proves_the_promise(finished: Seat) -> None:
    deal = finished.get()["deal"]
    record = finished.get("/record")

    text = f"{finished.table} {deal['revealed']}"
    assert hashlib.sha256(text.encode()).hexdigest() == deal["promise"]
    assert str(record["seed"]) == deal["revealed"]


def test_the_lines_of_python_in_the_documentation_check_a_deal(
    finished: Seat, tmp_path: Path
) -> None:
    block = re.search(r"```python\n(.*?)```", PROTOCOL.read_text("utf-8"), re.DOTALL)
    assert block is not None
    (tmp_path / "facts.json").write_text(json.dumps(finished.get()), "utf-8")
    (tmp_path / "record.json").write_text(json.dumps(finished.get("/record")), "utf-8")

    def checked() -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-c", block[1]]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert checked().stdout == "The deal is the one that was promised.\n"
    changed = finished.get("/record") | {"seed": "340282366920938463463374607431768211455"}
    (tmp_path / "record.json").write_text(json.dumps(changed), "utf-8")
    assert checked().stdout == "The deal was changed.\n"


def test_a_table_from_a_record_promises_nothing(client: TestClient, finished: Seat) -> None:
    answer = finished.post("/clone", at=0)

    assert guest_sees(client, answer)["deal"] == {"promise": None, "revealed": None}


def test_a_long_seed_survives_a_reader_of_floating_point(
    client: TestClient, finished: Seat
) -> None:
    """A page that reads a record and writes it again, as JavaScript does, changes nothing."""
    text = finished.client.get(f"/api/tables/{finished.table}/record").text
    rounded = json.loads(text, parse_int=lambda digits: int(float(digits)))

    answer = client.post("/api/imports", json={"record": rounded})

    assert answer.status_code == 201, answer.text
    assert open_record(record_from_json(rounded)).record.seed == int(rounded["seed"]) > 2**64
