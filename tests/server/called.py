"""What a server calls: a web server and a mail server of a test's own, which write down all."""

import json
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socketserver import StreamRequestHandler, ThreadingTCPServer
from typing import Any, Final

# Seconds until a test gives up.
PATIENCE: Final = 120.0


@dataclass
class Heard:
    path: str
    headers: dict[str, str]
    body: bytes

    def told(self) -> Any:
        return json.loads(self.body)


@dataclass
class Endpoint:
    """Answers every request with a status; None: not at all, until it is let go."""

    statuses: list[int | None] = field(default_factory=list)
    heard: list[Heard] = field(default_factory=list)
    news: threading.Condition = field(default_factory=threading.Condition)
    let_go: threading.Event = field(default_factory=threading.Event)
    location: str = ""
    port: int = 0
    scheme: str = "http"

    @property
    def url(self) -> str:
        return f"{self.scheme}://localhost:{self.port}"

    def wait(self, many: int) -> list[Heard]:
        """Until so many requests have come."""
        with self.news:
            assert self.news.wait_for(lambda: len(self.heard) >= many, PATIENCE), self.heard
            return list(self.heard)


@contextmanager
def endpoint(certificate: ssl.SSLContext | None = None) -> Iterator[Endpoint]:
    place = Endpoint()

    class Answering(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            with place.news:
                place.heard.append(Heard(self.path, dict(self.headers.items()), body))
                status = place.statuses.pop(0) if place.statuses else 201
                place.news.notify_all()
            if status is None:
                place.let_go.wait(PATIENCE)
                return
            self.send_response(status)
            if place.location:
                self.send_header("Location", place.location)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
            """Nobody reads it."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answering)
    server.daemon_threads = True
    if certificate is not None:
        server.socket = certificate.wrap_socket(server.socket, server_side=True)
        place.scheme = "https"
    place.port = server.server_address[1]
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield place
    finally:
        place.let_go.set()
        server.shutdown()
        server.server_close()


@dataclass
class Mailbox:
    letters: list[EmailMessage] = field(default_factory=list)
    news: threading.Condition = field(default_factory=threading.Condition)
    port: int = 0
    # Answers to RCPT TO.
    refuses: bool = False

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def wait(self, many: int) -> list[EmailMessage]:
        with self.news:
            assert self.news.wait_for(lambda: len(self.letters) >= many, PATIENCE), self.letters
            return list(self.letters)


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    """As much of SMTP as a letter needs."""
    box = Mailbox()

    class Receiving(StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 here\r\n")
            while line := self.rfile.readline():
                word = line.split()[0].upper() if line.split() else b""
                if word == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    self.read_letter()
                elif word == b"RCPT" and box.refuses:
                    self.wfile.write(b"550 nobody of that name\r\n")
                elif word == b"QUIT":
                    self.wfile.write(b"221 bye\r\n")
                    return
                else:
                    self.wfile.write(b"250 well\r\n")

        def read_letter(self) -> None:
            lines = []
            while (line := self.rfile.readline()) not in (b".\r\n", b""):
                lines.append(line)
            letter = message_from_bytes(b"".join(lines), policy=policy.default)
            self.wfile.write(b"250 kept\r\n")
            with box.news:
                box.letters.append(letter)
                box.news.notify_all()

    ThreadingTCPServer.allow_reuse_address = True
    server = ThreadingTCPServer(("127.0.0.1", 0), Receiving)
    server.daemon_threads = True
    box.port = server.server_address[1]
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield box
    finally:
        server.shutdown()
        server.server_close()
