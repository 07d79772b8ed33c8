"""One request to one checked address: no name is asked twice, nothing followed, all bounded."""

import contextlib
import http.client
import socket
import ssl
import threading
import time
from collections.abc import Iterator, Sequence
from typing import Final

from pithead.server.bells.targets import Target

# Seconds for all of it: connecting, sending, and the head of the answer.
PATIENCE: Final = 10.0
# Of an answer only its head is read, and so much of the rest.
MOST_READ: Final = 4096
USER_AGENT: Final = "Pithead"


class Unreached(Exception):
    """Nobody answered in time, or not as a web server does."""


class Pinned(http.client.HTTPConnection):
    """A connection to an address that was checked, whatever the name leads to meanwhile.

    `http.client` follows no redirection and reads no proxy from the environment.
    """

    def __init__(self, target: Target, address: str, until: float) -> None:
        super().__init__(target.host, target.port, timeout=PATIENCE)
        self.target: Final = target
        self.address: Final = address
        self.until: Final = until

    def connect(self) -> None:
        left = self.until - time.monotonic()
        if left <= 0:
            raise TimeoutError
        self.sock = socket.create_connection((self.address, self.target.port), left)
        if self.target.is_https:
            self.sock = trusting().wrap_socket(self.sock, server_hostname=self.target.host)


def trusting() -> ssl.SSLContext:
    """The machine's own authorities; `SSL_CERT_FILE` names others."""
    context = ssl.create_default_context()
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    return context


def post(target: Target, addresses: Sequence[str], body: bytes, headers: dict[str, str]) -> int:
    """The status of the answer of the first address that can be reached."""
    until = time.monotonic() + PATIENCE
    for address in addresses:
        connection = Pinned(target, address, until)
        try:
            with bounded(connection, until):
                connection.request("POST", target.path, body, {"User-Agent": USER_AGENT, **headers})
                answer = connection.getresponse()
                answer.read(MOST_READ)
                return answer.status
        except (OSError, http.client.HTTPException, ValueError):
            continue
        finally:
            connection.close()
    raise Unreached


@contextlib.contextmanager
def bounded(connection: Pinned, until: float) -> Iterator[None]:
    """Whoever answers one letter at a time is cut off when the time is over."""

    def cut() -> None:
        if connection.sock is not None:
            with contextlib.suppress(OSError):
                connection.sock.shutdown(socket.SHUT_RDWR)

    timer = threading.Timer(max(0.0, until - time.monotonic()), cut)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
