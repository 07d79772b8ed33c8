"""What strangers hand in: boxes, records and bodies made to be slow, deep or large."""

import io
import json
import logging
import time
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from pithead.games import find_game
from pithead.server.edge.logs import JsonLines
from pithead.server.edge.reading_room import ReadingRoom, read_apart
from pithead.server.reading import COSTLY, Box, Document
from pithead.server.refusals import Refusal
from server.looping import run
from server.tables_api import HUMAN, application, made

PEOPLE = [HUMAN, HUMAN]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with application(tmp_path_factory.mktemp("strangers")) as client:
        yield client


def assert_one_sentence(answer: Any) -> None:
    assert answer.status_code == 422, answer.text[:200]
    assert answer.headers["content-type"] == "application/problem+json"
    assert 0 < len(answer.json()["detail"]) < 600
    assert "\n" not in answer.json()["detail"]


BOXES = {
    "dotted": "a" + ".a" * 48_000 + " = 1",
    "header": "[a" + ".a" * 48_000 + "]",
    "lists": "x = " + "[" * 90_000,
    "tables": "x = " + "{a=" * 30_000,
    "large": "#" * 450_000,
    "digits": f'[places.mine-1]\ninstall = "{"9" * 5000} stone"',
    "number": f'[places.mine-1]\ninstall = "{"9" * 30} stone"',
    "phrase": f'[projects.1]\neffect = "{"discount complete 1 stone or iron; " * 2500}"',
    "value": f"[projects.1]\npoints = [{'1, ' * 30_000}]",
}


@pytest.mark.parametrize("box", BOXES.values(), ids=BOXES)
def test_a_hostile_box_gets_one_sentence(client: TestClient, box: str) -> None:
    body = {"game": "dwergar", "seats": PEOPLE, "box": box}

    assert_one_sentence(client.post("/api/tables", json=body))


def names(many: int, value: str) -> str:
    return ",".join(f'"n{number}":{value}' for number in range(many))


BODIES = {
    "deep": b'{"game":' + b"[" * 400_000 + b"]" * 400_000 + b"}",
    "open": b'{"game":' + b"[" * 400_000,
    "members": f"{{{names(60_000, '1')}}}".encode(),
    "options": f'{{"game":"dwarf","options":{{{names(60_000, "[]")}}}}}'.encode(),
    "digits": b'{"game":' + b"9" * 900_000 + b"}",
    "quotes": b'{"game":"' + b'\\"' * 400_000,
    "utf-16": f'{{"game":"≢","options":{{{names(40_000, "[]")}}}}}'.encode("utf-16-le"),
    "long option": b'{"game":"dwarf","options":{"layered":"' + b"y" * 60_000 + b'"}}',
    "large option": b'{"game":"dwarf","options":{"layered":' + b"9" * 4000 + b"}}",
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
@pytest.mark.parametrize("path", ["/api/tables", "/api/imports"])
def test_a_hostile_body_gets_one_sentence(client: TestClient, path: str, body: bytes) -> None:
    json_ = {"Content-Type": "application/json"}
    if path == "/api/imports":
        body = b'{"record":' + body + b"}"

    assert_short(client.post(path, content=body, headers=json_))


def assert_short(answer: Any) -> None:
    assert answer.status_code == 422, answer.text[:200]
    assert len(answer.content) < 10_000


def record_with(**changes: Any) -> dict[str, Any]:
    rules = find_game("dwergar").rules_number
    return {
        "pithead": 1, "game": "dwergar", "rules": rules, "data": "", "options": {},
        "seats": ["", ""], "seed": 1, "box": None, "actions": [], "scores": None, **changes,
    }  # fmt: skip


RECORDS = {
    "deep box": record_with(box={"a": json.loads("[" * 12 + "]" * 12)}),
    "large box": record_with(box={"projects": {"1": {"points": [1] * 50_000}}}),
    "digits": record_with(box={"places": {"mine-1": {"install": "9" * 5000 + " stone"}}}),
    "seats": record_with(seats=["x"] * 50_000),
    "name": record_with(game="x" * 100_000),
    "option": record_with(options={"x" * 100_000: 1}),
    "actions": record_with(actions=[[0, "x" * 100]] * 5_000),
}


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_a_hostile_record_gets_one_sentence(client: TestClient, record: dict[str, Any]) -> None:
    assert_short(client.post("/api/imports", json={"record": record}))


def test_a_sound_box_still_makes_a_table(client: TestClient) -> None:
    box = '[effects.iron]\nphrase = "gain 4 iron"'

    assert made(client, "dwarf", HUMAN, HUMAN, box=box)["facts"]["box"] is True


# -- the reading room --------------------------------------------------------------------------


# Options that cost what a paper's reading might. They are looked at by interpreted code: compiled
# code would take a text's or a dict's own word for its length.


class Endless:
    def keys(self) -> list[str]:
        number = 0
        while number >= 0:
            number += 1
        return []


class Greedy:
    def keys(self) -> list[str]:
        held: list[bytearray] = []
        while len(held) < 10_000:
            held.append(bytearray(10_000_000))
        return []


class Bottomless:
    def keys(self) -> list[str]:
        return self.keys()


@pytest.mark.parametrize(
    "options", [Endless(), Greedy(), Bottomless()], ids=["time", "memory", "depth"]
)
def test_a_reader_that_takes_too_much_is_ended(options: Any) -> None:
    began = time.process_time()

    assert read_apart(Box("dwarf", "", options, None)) == COSTLY
    assert time.process_time() - began < 5


def test_a_sound_paper_passes_and_a_wrong_one_is_refused_by_the_room() -> None:
    async def papers() -> str:
        room = ReadingRoom()
        try:
            await room.check(Box("dwarf", '[effects.iron]\nphrase = "gain 4 iron"', {}, 2), "here")
            with pytest.raises(Refusal) as refusal:
                await room.check(Document(record_with()), "here")
            return refusal.value.message.key
        finally:
            await room.close()

    assert run(papers()) == "error.data"


def test_a_room_whose_process_died_is_opened_again() -> None:
    async def papers() -> None:
        room = ReadingRoom()
        try:
            await room.warm()
            assert room._room is not None
            room._room.process.kill()
            room._room.process.join()
            await room.check(Box("dwarf", "", {}, None), "here")
        finally:
            await room.close()

    run(papers())


# -- the log -----------------------------------------------------------------------------------


def test_no_request_makes_a_long_line_in_the_log() -> None:
    def deeper(number: int) -> int:
        return deep(number + 1) + 1

    def deep(number: int) -> int:
        return deeper(number) * 2

    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    record = logging.getLogger("a").makeRecord(
        "a", logging.ERROR, "", 0, "%s", ("x" * 99_999,), None
    )
    record.where = "y" * 99_999
    try:
        deep(0)
    except RecursionError as error:
        record.exc_info = (type(error), error, error.__traceback__)

    handler.emit(record)

    line = json.loads(stream.getvalue())
    assert "RecursionError" in line["trace"]
    assert len(stream.getvalue()) < 20_000
