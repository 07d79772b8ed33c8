"""Streams that break off again and again resume exactly after the last event seen."""

from pathlib import Path

import pytest

from torture.figures import silent
from torture.reconnects import reconnects


@pytest.mark.heavy
def test_two_thousand_broken_streams_end_in_equal_hashes(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    found = reconnects(database, tmp_path, 20, 100, 600, silent)

    assert found.faults == []
    assert found.counts["reconnects"] == 2000
