"""A server that is killed at random moments loses nothing it has acknowledged."""

from pathlib import Path

import pytest

from torture.figures import silent
from torture.killing import killed

KILLS = 6
GROUPS = 8


@pytest.mark.heavy
def test_a_killed_server_loses_no_acknowledged_action(database: str, tmp_path: Path) -> None:
    found = killed(database, tmp_path, KILLS, GROUPS, 600, silent)

    assert found.faults == []
    assert found.counts["kill -9"] == KILLS
    assert found.counts["acknowledged actions"] > KILLS
