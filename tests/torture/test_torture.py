"""Every part of `scripts/torture` in small numbers. Kills, reconnects, fuzz: see tests/server."""

from pathlib import Path

import pytest

from server.parts import RedisServer
from torture.command_lines import command_lines
from torture.figures import Figures, silent
from torture.hostile import TOO_SLOW, hostile
from torture.killing import redis_stopped, two_servers
from torture.network import bad_network
from torture.no_room import disk_full, locked, small_disk

pytestmark = pytest.mark.heavy
MOST = 600.0


def assert_held(found: Figures, what: str, times: int) -> None:
    assert found.faults == []
    assert found.counts[what] >= times


def test_of_two_servers_one_may_die_at_any_moment(database: str, tmp_path: Path) -> None:
    found = two_servers(database, tmp_path, 2, 6, MOST, silent)

    assert_held(found, "kill -9 of one", 2)


def test_redis_may_go_and_come_under_two_servers(
    database: str, redis: RedisServer, tmp_path: Path
) -> None:
    found = redis_stopped(database, redis, tmp_path, 4, 6, MOST, silent)

    assert_held(found, "stops and starts of Redis", 4)


def test_a_bad_network_loses_and_doubles_nothing(tmp_path: Path) -> None:
    found = bad_network(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, 15, 6, MOST, silent)

    assert_held(found, "cut", 1)


def test_a_full_disk_is_told_and_got_over(tmp_path: Path) -> None:
    if small_disk(tmp_path) is None:
        pytest.skip("no small disk can be mounted here: nothing is proved about full ones")

    found = disk_full(tmp_path, 2, 4, MOST, silent)

    assert_held(found, "full disks", 2)


def test_a_lock_held_by_others_is_told_and_got_over(tmp_path: Path) -> None:
    found = locked(tmp_path, 2, 4, MOST, silent)

    assert_held(found, "locks held", 2)


def test_odd_command_lines_end_without_a_traceback(tmp_path: Path) -> None:
    found = command_lines(tmp_path, 60, MOST, silent)

    assert_held(found, "command lines", 60)


def test_people_play_on_beside_a_hostile_client(tmp_path: Path) -> None:
    """How long they wait is measured by the long run, and depends on the machine."""
    found = hostile(tmp_path, 10, 4.0, 0.2, silent)

    assert [fault for fault in found.faults if fault != TOO_SLOW] == []
    assert found.counts["requests beside the hostile client"] > 10
