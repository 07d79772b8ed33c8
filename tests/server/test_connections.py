"""Whoever only holds connections loses them, and keeps nobody else from theirs."""

import contextlib
import json
import select
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.running import Server, serving
from server.sitting import HUMAN, make_table, players_of

PATIENCE = 60.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("connections")
    database = f"sqlite:///{folder / 'tables.db'}"
    with serving(database, folder, ("--workers", "1"), PITHEAD_REQUEST_SECONDS="1") as server:
        yield server


def connected(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def answered(server: Server, *parts: bytes) -> bytes:
    """What is answered until the server closes, to what is sent part by part and then no more."""
    with connected(server) as line:
        # A server that has heard enough may close before all is sent.
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            for part in parts:
                line.sendall(part)
        return until_closed(line)


def until_closed(line: socket.socket) -> bytes:
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while some := line.recv(65_536):
            found += some
    return found


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    "parts",
    [
        [b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nAccept: a"],
        [HEAD + b"Content-Length: 100\r\n\r\n", b'{"game":'],
        [HEAD + b"Transfer-Encoding: chunked\r\n\r\n", b"5\r\n{'gam"],
        [b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n", b"Accept-La"],
    ],
    ids=["headers", "body", "chunks", "a body without need"],
)
def test_half_a_request_is_given_up(server: Server, parts: list[bytes]) -> None:
    head, _, body = answered(server, *parts).partition(b"\r\n\r\n")

    assert head.startswith(b"HTTP/1.1 408 "), head
    assert b"connection: close" in head
    assert json.loads(body)["type"] == "slow"


def test_a_request_that_drips_in_is_given_up(server: Server) -> None:
    with connected(server) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n")
        until = time.monotonic() + PATIENCE
        with contextlib.suppress(ConnectionResetError, BrokenPipeError):
            while time.monotonic() < until and not select.select([line], [], [], 0.1)[0]:
                line.sendall(b"X: 1\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 408 ")
        assert time.monotonic() < until


def test_who_says_nothing_at_all_is_given_up(server: Server) -> None:
    assert answered(server) == b""


def test_a_body_that_goes_on_after_the_answer_is_given_up(server: Server) -> None:
    parts = [b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n", b"some"]

    assert answered(server, *parts).startswith(b"HTTP/1.1 200 ")


def test_a_line_between_two_requests_may_rest(server: Server) -> None:
    with httpx.Client() as client:
        first = client.get(f"{server.url}/api/games")
        time.sleep(1.5)
        second = client.get(f"{server.url}/api/games")

        assert (first.status_code, second.status_code) == (200, 200)
        assert len(client._transport._pool.connections) == 1  # type: ignore[attr-defined]


def test_endless_headers_are_refused(server: Server) -> None:
    lines = [f"X-{number}: {'x' * 1000}\r\n".encode() for number in range(200)]

    found = answered(server, b"GET / HTTP/1.1\r\nHost: localhost\r\n", *lines)

    assert found == b"" or found.startswith(b"HTTP/1.1 431 ")


def test_what_is_no_request_gets_one_sentence(server: Server) -> None:
    head, _, body = answered(server, b"\x16\x03\x01\x00\r\n\r\n").partition(b"\r\n\r\n")

    assert head.startswith(b"HTTP/1.1 400 ")
    assert json.loads(body)["detail"] == "This is no HTTP request."


def test_who_does_not_take_the_answers_is_given_up(server: Server) -> None:
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", server.port))
        request = b"GET /api/texts/uk HTTP/1.1\r\nHost: localhost\r\n\r\n"
        with contextlib.suppress(OSError):
            for _ in range(400):
                line.sendall(request)
                gone = select.poll()
                gone.register(line, select.POLLHUP | select.POLLERR)
                if gone.poll(100):
                    break
        assert gone.poll(PATIENCE * 1000)


# -- full houses -------------------------------------------------------------------------------


def test_idle_connections_leave_room_for_health_and_players(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, tmp_path, ("--workers", "1"), limits="-n 300") as server:
        seat, _ = players_of(server.url, make_table(server.url, "dwarf", [HUMAN, HUMAN]))
        with contextlib.ExitStack() as idle:
            for _ in range(600):
                idle.enter_context(connected(server))

            assert httpx.get(f"{server.url}/api/health", timeout=PATIENCE).status_code == 200
            assert seat.moment()["moves"] == 0
