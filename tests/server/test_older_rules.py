"""A stored game of other rules or other cards is refused with a clear word, never played on."""

import sqlite3
from pathlib import Path

import pytest

from server.tables_api import HUMAN, application, made, seated


@pytest.mark.parametrize(
    ("column", "value", "word"), [("rules", 0, "rules 0"), ("data", "'x'", "(x)")]
)
def test_a_table_of_an_older_rules_number_is_refused(
    tmp_path: Path, column: str, value: object, word: str
) -> None:
    with application(tmp_path) as client:
        table = made(client, "dwarf", HUMAN, HUMAN)["table"]
    database = sqlite3.connect(tmp_path / "tables.db")
    database.execute(f"UPDATE tables SET {column} = {value}")
    database.commit()
    database.close()

    with application(tmp_path) as client:
        answer = client.get(f"/api/tables/{table}/moment")

    assert answer.status_code == 409
    assert answer.json()["type"] == "older_rules"
    assert word in answer.json()["detail"]


def test_a_table_of_the_same_rules_goes_on_after_a_restart(tmp_path: Path) -> None:
    with application(tmp_path) as client:
        seat = seated(client, "dwarf", HUMAN, HUMAN, hot_seat=True)[0]
        seat.act()
        before = seat.moment()

    with application(tmp_path) as client:
        seat.client = client
        assert seat.moment() == before
        assert seat.act().status_code == 200
