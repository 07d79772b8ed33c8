"""The store as several processes, broken databases and backups meet it."""

import os
import signal
import sqlite3
import stat
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest

from pithead.server.store.rows import PLAYING
from pithead.server.store.store import Store, StoreRefused, Taken
from pithead.text import LANGUAGES, catalogue
from server.parts import Postgres, free_port
from server.rows_made import entry, seats, table

# A process of its own: migrates, waits for a sign, then tries to write every number.
WRITER = """
import sys
from pithead.server.store.rows import PLAYING, Entry, Taken
from pithead.server.store.store import Store
database, writer, most = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
store = Store(database)
store.migrate()
print("ready", flush=True)
sys.stdin.readline()
won, lost = [], 0
while (seq := store.last_seq("table") + 1) <= most:
    try:
        entry = Entry("table", seq, "action", writer, {}, f"{writer}:{seq}", 1.0)
        store.append(entry, PLAYING, False)
        won.append(seq)
    except Taken:
        lost += 1
print(lost, *won)
"""

STARTER = """
import sys
from pithead.server.store.store import Store
print("ready", flush=True)
sys.stdin.readline()
store = Store(sys.argv[1])
store.migrate()
print(store.is_well())
"""


def start(script: str, *arguments: str) -> subprocess.Popen[str]:
    """A process that says when it is ready, and then waits for a line."""
    process = subprocess.Popen(
        [sys.executable, "-c", script, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    return process


def go(processes: list[subprocess.Popen[str]]) -> None:
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()


def refused(error: StoreRefused) -> list[str]:
    """The refusal's key, after saying it in every language."""
    said = [catalogue(language).say(error.message) for language in LANGUAGES]
    assert len(set(said)) == len(said)
    return [error.message.key, said[0]]


def test_of_several_processes_one_writes_each_number(store: Store, database: str) -> None:
    store.add_table(table(), seats())
    processes = [start(WRITER, database, str(writer), "100") for writer in range(3)]
    go(processes)
    said = [process.communicate(timeout=180)[0].split() for process in processes]

    won = [each[1:] for each in said]
    assert sum(int(each[0]) for each in said) > 0, "they never wrote at the same time"
    assert sorted(int(seq) for each in won for seq in each) == list(range(1, 101))
    written = store.entries("table")
    assert [each.seq for each in written] == list(range(1, 101))
    assert all(str(each.seq) in won[each.seat] for each in written)


def test_processes_that_start_at_once_on_nothing_all_come_up(database: str) -> None:
    processes = [start(STARTER, database) for _ in range(3)]
    go(processes)

    assert [each.communicate(timeout=180)[0] for each in processes] == ["True\n"] * 3


def test_a_sqlite_file_is_for_its_owner_only(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'pithead.db'}")
    store.migrate()
    store.add_table(table(), seats())

    modes = {each.name: stat.S_IMODE(each.stat().st_mode) for each in tmp_path.iterdir()}
    assert modes == {"pithead.db": 0o600, "pithead.db-wal": 0o600, "pithead.db-shm": 0o600}
    store.close()


def test_sqlite_writes_ahead_and_to_the_disk(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'pithead.db'}")
    store.migrate()
    with store._reading() as connection:
        ask = [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in SAFE]
    store.close()

    assert dict(zip(SAFE, ask, strict=True)) == SAFE


SAFE = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_a_backup_made_while_servers_write_is_a_whole_database(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'pithead.db'}")
    store.migrate()
    store.add_table(table(), seats())
    stop = Event()

    def write() -> int:
        seq = 0
        while not stop.is_set():
            seq += 1
            store.append(entry(seq), PLAYING, False)
        return seq

    copies = [tmp_path / f"copy-{number}.db" for number in range(4)]
    with ThreadPoolExecutor(1) as threads:
        writing = threads.submit(write)
        for copy in copies:
            store.backup(copy)
        stop.set()
        last = writing.result()

    found = []
    for copy in copies:
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        with sqlite3.connect(copy) as raw:
            assert raw.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        again = Store(f"sqlite:///{copy}")
        again.migrate()
        whole = again.load("table")
        assert whole is not None
        found.append(whole[0].seq)
        assert [each.seq for each in whole[2]] == list(range(1, whole[0].seq + 1))
        again.append(entry(whole[0].seq + 1), PLAYING, False)
        again.close()
    assert found == sorted(found)
    assert found[-1] <= last
    assert not list(tmp_path.glob("*.partial"))
    store.close()


def test_a_backup_takes_the_place_of_the_last_one(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'pithead.db'}")
    store.migrate()
    store.backup(tmp_path / "copy.db")
    store.add_table(table(), seats())
    store.backup(tmp_path / "copy.db")
    store.close()

    again = Store(f"sqlite:///{tmp_path / 'copy.db'}")
    assert again.table("table") == table()
    again.close()


def test_a_backup_over_the_database_itself_is_refused(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'pithead.db'}")
    store.migrate()
    store.add_table(table(), seats())
    with pytest.raises(StoreRefused) as refusal:
        store.backup(tmp_path / "." / "pithead.db")

    assert refused(refusal.value)[0] == "server.error.backup_itself"
    assert store.table("table") == table()
    store.close()


def test_a_backup_into_no_folder_is_refused(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'pithead.db'}")
    store.migrate()
    with pytest.raises(StoreRefused) as refusal:
        store.backup(tmp_path / "nowhere" / "copy.db")

    assert refused(refusal.value)[0] == "server.error.backup_file"
    store.close()


def test_a_backup_of_nothing_is_refused_and_makes_nothing(tmp_path: Path) -> None:
    with pytest.raises(StoreRefused) as refusal:
        Store(f"sqlite:///{tmp_path / 'pithead.db'}").backup(tmp_path / "copy.db")

    assert refused(refusal.value)[0] == "server.error.database_missing"
    assert list(tmp_path.iterdir()) == []


def test_a_backup_of_postgresql_is_left_to_its_own_tool(postgres: Postgres, tmp_path: Path) -> None:
    store = Store(postgres.new_database())
    with pytest.raises(StoreRefused) as refusal:
        store.backup(tmp_path / "copy.db")

    key, sentence = refused(refusal.value)
    assert key == "server.error.backup_postgresql"
    assert "pg_dump" in sentence


@pytest.mark.parametrize(
    "url",
    ["", "pithead.db", "sqlite://", "sqlite:///:memory:", "mysql://host/db", "http://[", "a://b:c"],
)
def test_what_is_not_the_address_of_a_database_is_refused(url: str) -> None:
    with pytest.raises(StoreRefused) as refusal:
        Store(url)

    assert refused(refusal.value)[0] == "server.error.database_url"


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreRefused) as refusal:
        Store(f"sqlite:///{tmp_path / 'nowhere' / 'pithead.db'}").migrate()

    key, sentence = refused(refusal.value)
    assert key == "server.error.database_folder"
    assert str(tmp_path / "nowhere") in sentence


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ola, " * 1000)
    with pytest.raises(StoreRefused) as refusal:
        Store(f"sqlite:///{file}").migrate()

    assert refused(refusal.value)[0] == "server.error.database_file"
    assert file.read_text() == "Dear Ola, " * 1000


def test_a_folder_in_the_place_of_the_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreRefused) as refusal:
        Store(f"sqlite:///{tmp_path}").migrate()

    assert refused(refusal.value)[0] == "server.error.database_permission"


def test_the_database_of_a_newer_pithead_is_refused(store: Store) -> None:
    with store._writing() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")

    with pytest.raises(StoreRefused) as refusal:
        store.migrate()

    assert refused(refusal.value)[0] == "server.error.database_newer"


def test_a_postgresql_that_is_not_there_is_named_without_its_password() -> None:
    store = Store(f"postgresql://ola:secret@127.0.0.1:{free_port()}/pithead")
    with pytest.raises(StoreRefused) as refusal:
        store.migrate()

    key, sentence = refused(refusal.value)
    assert key == "server.error.database_away"
    assert "127.0.0.1" in sentence
    assert "secret" not in sentence + str(refusal.value)
    assert not store.is_well()


def test_a_database_that_postgresql_does_not_have_is_refused(postgres: Postgres) -> None:
    with pytest.raises(StoreRefused) as refusal:
        Store(f"postgresql://pithead@127.0.0.1:{postgres.port}/nowhere").migrate()

    assert refused(refusal.value)[0] == "server.error.database_away"


def test_a_writer_does_not_wait_for_ever(
    store: Store, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.add_table(table(), seats())
    monkeypatch.setattr("pithead.server.store.database.PATIENCE", 0.2)
    hasty = Store(database)
    with store._writing() as connection:
        connection.exec_driver_sql("UPDATE tables SET name = name")
        with pytest.raises(StoreRefused) as refusal:
            hasty.append(entry(1), PLAYING, False)
        assert hasty.last_seq("table") == 0, "readers do not wait"

    assert refused(refusal.value)[0] == "server.error.database_busy"
    hasty.append(entry(1), PLAYING, False)
    hasty.close()


def test_the_store_goes_on_when_postgresql_comes_back(postgres: Postgres) -> None:
    store = Store(postgres.new_database())
    store.migrate()
    store.add_table(table(), seats())
    postgres.stop()
    try:
        with pytest.raises(StoreRefused) as refusal:
            store.append(entry(1), PLAYING, False)
        assert not store.is_well()
    finally:
        postgres.start()

    assert refused(refusal.value)[0] == "server.error.database_away"
    store.append(entry(1), PLAYING, False)
    assert store.last_seq("table") == 1
    store.close()


def test_a_writer_killed_in_the_middle_leaves_nothing_half_written(
    store: Store, database: str
) -> None:
    store.add_table(table(), seats())
    process = start(WRITER, database, "0", str(10**9))
    go([process])
    while store.last_seq("table") == 0:
        assert process.poll() is None
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()

    whole = store.load("table")
    assert whole is not None
    assert [each.seq for each in whole[2]] == list(range(1, whole[0].seq + 1))
    # PostgreSQL may still finish what it was told last.
    seq = whole[0].seq
    try:
        store.append(entry(seq + 1), PLAYING, False)
    except Taken:
        store.append(entry(seq + 2), PLAYING, False)
