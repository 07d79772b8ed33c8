"""The commands `serve` and `backup`, as whoever runs a server uses them."""

import signal
import socket
import sqlite3
from pathlib import Path

import pytest

from cli.running import run
from pithead.server.serving import listen
from server.running import Server
from server.sitting import HUMAN, make_table


@pytest.fixture
def server(tmp_path: Path) -> Server:
    return Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", ("--workers", "1"))


def test_a_server_says_where_it_is_and_stops_when_told(server: Server) -> None:
    server.start()

    code = server.stop()

    # A server that was told to stop by a signal says so to whoever sent it.
    assert code in (0, -signal.SIGTERM)
    assert f"http://localhost:{server.port}/" in server.log.read_text()
    assert "Traceback" not in server.log.read_text()


def test_a_backup_of_a_running_server_holds_its_tables(server: Server, tmp_path: Path) -> None:
    server.start()
    try:
        table = make_table(server.url, "dwarf", [HUMAN, HUMAN])["table"]
        done = run("backup", str(tmp_path / "copy.db"), "--database", server.database)
    finally:
        server.stop()

    assert done.code == 0
    rows = sqlite3.connect(tmp_path / "copy.db").execute("SELECT id FROM tables").fetchall()
    assert rows == [(table,)]


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--port", "many"], "--port"),
        (["--workers", "0"], "--workers"),
        (["--database", "mysql://x"], "sqlite:///"),
        (["--database", "sqlite:////no/such/folder/x.db"], "/no/such/folder"),
        (["--redis", "here"], "redis://"),
        (["--log", "loud"], "debug"),
        (["--ray", "nowhere:1"], "nowhere:1"),
    ],
)
def test_a_wrong_setting_is_one_sentence_and_exit_code_2(
    arguments: list[str], word: str, tmp_path: Path
) -> None:
    database = [] if "--database" in arguments else ["--database", f"sqlite:///{tmp_path / 'x.db'}"]

    done = run("serve", "--port", "0", *database, *arguments)

    assert done.code == 2
    assert word in done.err
    assert len(done.err.strip().splitlines()) == 1


def test_a_port_in_use_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = run("serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'x.db'}")

    assert done.code == 2
    assert port in done.err
    assert len(done.err.strip().splitlines()) == 1


def test_a_setting_of_the_environment_is_checked_too(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"

    done = run("serve", "--port", "0", "--database", database, PITHEAD_POLL_SECONDS="soon")

    assert done.code == 2
    assert "PITHEAD_POLL_SECONDS" in done.err


def test_answers_do_not_wait_for_acknowledgements() -> None:
    with listen("127.0.0.1", 0) as listener:
        assert listener.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        with socket.create_connection(listener.getsockname()):
            accepted, _ = listener.accept()
            with accepted:
                assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
