"""Databases and records of earlier versions, as those versions wrote them.

`databases/*.sql` are dumps of small SQLite files. Their first line has the secrets of the seats:

    rules-1         the last version with rules number 1 of each game: nothing of it is played on
    before-1.0.0    the last version before 1.0.0, with the rules and cards of 1.0.0

Each has a table of every game with a few moves and a word of chat, and a game that has ended, whose
record is beside it.
"""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from starlette.testclient import TestClient

import pithead
from pithead.engine.errors import BadRecord
from pithead.games import NAMES
from server.tables_api import Seat, application

FOLDER: Final = Path(__file__).with_name("databases")
VERSIONS: Final = ["rules-1", "before-1.0.0"]


class Opened:
    """A database of before, opened by this version."""

    def __init__(self, client: TestClient, known: dict[str, Any]) -> None:
        self.client: Final = client
        self.known: Final = known

    def seats(self, name: str) -> list[Seat]:
        table = self.known[name]
        return [Seat(self.client, table["table"], secret) for secret in table["secrets"]]


@pytest.fixture
def opened(version: str, tmp_path: Path) -> Iterator[Opened]:
    dump = (FOLDER / f"{version}.sql").read_text("utf-8")
    database = sqlite3.connect(tmp_path / "tables.db")
    database.executescript(dump)
    database.close()
    with application(tmp_path) as client:
        yield Opened(client, json.loads(dump.partition("\n")[0].removeprefix("-- ")))


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("name", NAMES)
def test_a_table_of_before_is_there_with_its_people_and_their_chat(
    opened: Opened, name: str
) -> None:
    facts = opened.seats(name)[0].get()

    assert [each["name"] for each in facts["seats"]] == ["Ada", "Bruno"]
    assert (facts["seq"], facts["mine"]) == (opened.known[name]["seq"], [0])
    assert [each["text"] for each in opened.seats(name)[0].get("/chat")] == ["hello"]


@pytest.mark.parametrize("version", ["before-1.0.0"])
@pytest.mark.parametrize("name", NAMES)
def test_a_table_of_the_same_rules_and_cards_is_played_on(opened: Opened, name: str) -> None:
    seats = opened.seats(name)
    assert seats[0].get()["frozen"] is None
    asked = next(each for each in seats if each.moment()["question"])

    answer = asked.act(command="after-the-upgrade")

    assert answer.status_code == 200, answer.text
    assert asked.get()["seq"] > opened.known[name]["seq"]


@pytest.mark.parametrize("version", ["rules-1"])
@pytest.mark.parametrize("name", NAMES)
def test_a_table_of_older_rules_says_why_it_is_not_played_on(opened: Opened, name: str) -> None:
    seat = opened.seats(name)[0]

    assert seat.get()["frozen"]["key"] == "error.rules"
    refused = seat.raw("/moment")
    assert (refused.status_code, refused.json()["type"]) == (409, "older_rules")
    assert "rules 1" in refused.json()["detail"]


@pytest.mark.parametrize("version", VERSIONS)
def test_the_record_of_a_game_that_had_ended_is_as_it_was(version: str, opened: Opened) -> None:
    kept = json.loads((FOLDER / f"{version}.json").read_text("utf-8"))

    found = opened.seats("finished")[0].get("/record")

    # The scores of older rules are no longer worked out.
    is_playable = found["scores"] is not None
    assert found == (kept if is_playable else kept | {"scores": None})
    assert is_playable == (version != "rules-1")


def test_a_record_of_before_replays_to_its_scores() -> None:
    match = pithead.match((FOLDER / "before-1.0.0.json").read_text("utf-8"))

    match.check()
    assert match.state.is_over()


def test_a_record_of_older_rules_is_refused_with_the_reason() -> None:
    with pytest.raises(BadRecord, match="played by rules 1 of dwarf; this version plays rules 2"):
        pithead.match((FOLDER / "rules-1.json").read_text("utf-8"))
