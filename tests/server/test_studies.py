"""Analyses at the table: after the end, when nobody else thinks, kept, gone on with."""

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from starlette.testclient import TestClient

from pithead.engine.record import read_record
from pithead.engine.report import report
from pithead.games import open_record
from pithead.lab.analysing import analyse_record
from pithead.server.thinking.thinkers import Assignment
from server.assignments import a_assignment, some_match
from server.crews import thinkers
from server.looping import run
from server.running import serving
from server.tables_api import PATIENCE, QUICK, Seat, application
from server.test_thinking_order import held_up

RECORDS = Path(__file__).parents[1] / "records"
# A game of 25 decisions.
SHORT = json.loads((RECORDS / "dwarf-1-seat-andvettr-fadir-layered-glory.json").read_text("utf-8"))
SIMULATIONS = 10
SETTINGS = replace(QUICK, study_simulations=SIMULATIONS)


def expected() -> Any:
    """What the command finds in the same game; the seat is called otherwise there."""
    analysis = analyse_record(read_record(json.dumps(SHORT)), SIMULATIONS, 1)
    return analysis["decisions"], analysis["sums"], analysis["results"]


def found(study: Any) -> Any:
    analysis = study["analysis"]
    return analysis["decisions"], analysis["sums"], analysis["results"]


def after(ask: Callable[[], Any], is_enough: Callable[[Any], bool]) -> Any:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        study = ask()
        if is_enough(study):
            return study
        time.sleep(0.05)
    raise AssertionError(f"no such study within {PATIENCE:.0f} seconds: {study['state']}")


def finished_table(client: TestClient | httpx.Client) -> str:
    made = client.post("/api/imports", json={"record": SHORT})
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def test_a_finished_game_is_studied_as_the_command_does_it(tmp_path: Path) -> None:
    with application(tmp_path, SETTINGS) as client:
        seat = Seat(client, finished_table(client))
        assert seat.get("/analysis")["state"] == "none"

        asked = seat.post("/analysis").json()
        done = after(lambda: seat.get("/analysis"), lambda each: each["state"] == "done")

        assert (asked["state"], asked["total"], asked["place"]) == ("open", 25, 0)
        assert found(done) == expected()
        assert seat.post("/analysis").json()["state"] == "done"


def test_a_game_that_began_with_a_position_is_studied(tmp_path: Path) -> None:
    """Set up by hand, played to its end, and judged from its first decision on."""
    record = read_record(json.dumps(SHORT)).until(22)
    position = open_record(record).state.text()
    with application(tmp_path, SETTINGS) as client:
        made = client.post(
            "/api/positions",
            json={"game": "dwarf", "position": position, "seats": [{"kind": "human"}]},
        ).json()
        seat = Seat(client, made["table"], made["seats"][0]["secret"])
        while seat.moment()["result"] is None:
            seat.act().raise_for_status()

        seat.post("/analysis")
        done = after(lambda: seat.get("/analysis"), lambda each: each["state"] == "done")

        moves = seat.moment()["moves"]
        decisions = done["analysis"]["decisions"]
        assert [each["number"] for each in decisions] == list(range(1, moves + 1))
        assert done["analysis"]["results"] is not None


def test_how_a_game_went_is_told_at_its_end_and_not_before(tmp_path: Path) -> None:
    with application(tmp_path, SETTINGS) as client:
        told = Seat(client, finished_table(client)).get("/report")
        record = {**SHORT, "actions": SHORT["actions"][:9], "scores": None}
        table = client.post("/api/imports", json={"record": record}).json()["table"]

        refused = client.get(f"/api/tables/{table}/report")

        assert told == report(open_record(read_record(json.dumps(SHORT), "short")))
        assert refused.status_code == 409
        assert "over" in refused.json()["detail"]


def test_a_game_that_goes_on_is_not_studied(tmp_path: Path) -> None:
    with application(tmp_path, SETTINGS) as client:
        record = {**SHORT, "actions": SHORT["actions"][:9], "scores": None}
        table = client.post("/api/imports", json={"record": record}).json()["table"]

        refused = Seat(client, table).post("/analysis")

        assert refused.status_code == 409
        assert "over" in refused.json()["detail"]


def test_who_asks_later_sees_how_many_come_before(tmp_path: Path) -> None:
    slow = replace(SETTINGS, study_simulations=100_000)
    with application(tmp_path, slow) as client:
        tables = [Seat(client, finished_table(client)) for _ in range(4)]

        places = [each.post("/analysis").json()["place"] for each in tables]

        assert places == [0, 1, 2, 3]


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    settings = {"PITHEAD_STUDY_SIMULATIONS": str(SIMULATIONS), "PITHEAD_LEASE_SECONDS": "1"}
    with serving(database, tmp_path, (), "", **settings) as server:
        client = httpx.Client(base_url=server.url, timeout=PATIENCE)
        table = finished_table(client)
        address = f"/api/tables/{table}/analysis"
        client.post(address)
        before = after(lambda: client.get(address).json(), lambda each: each["done"] >= 2)
        server.kill()
        server.start()

        at_once = client.get(address).json()
        done = after(lambda: client.get(address).json(), lambda each: each["state"] == "done")

    assert at_once["done"] >= before["done"]
    assert found(done) == expected()


def test_whoever_plays_goes_before_a_study() -> None:
    match = some_match()
    seat = match.record.actions[-1][0]
    study = Assignment("over", match.record.to_json(), seat, "study:5", 1, False, study=5)
    order: list[str] = []

    async def play() -> None:
        async with thinkers() as crew:

            async def ask(assignment: Assignment) -> None:
                await crew.think(assignment)
                order.append(assignment.table)

            async with held_up(crew):
                tasks = [
                    asyncio.create_task(ask(each))
                    for each in (study, a_assignment("random", "a"), a_assignment("random", "b"))
                ]
                while crew.waiting() < len(tasks):
                    await asyncio.sleep(0.01)
            await asyncio.gather(*tasks)

    run(play())

    assert order == ["a", "b", "over"]
