"""Connections that give up on those who only hold them.

uvicorn waits for ever for the rest of a request, keeps headers of any length, and takes connections
until the process has no descriptor left. So each connection here has a time to send a request and
to take an answer, and a door counts them: when it is full, who has most at one address loses the
oldest one that is not being answered.
"""

import asyncio
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from pithead.engine.message import Message
from pithead.server.edge.addresses import network_of
from pithead.server.edge.problem_bodies import language_of, written

# Bytes of a request's line and headers.
LONGEST_HEAD: Final = 32 * 1024


class Door:
    """All connections of a server, oldest first, by address. To be used in one event loop."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most: Final = most
        # To send a request, or to take what is sent.
        self.seconds: Final = seconds
        self.open = 0
        self._by_address: Final[dict[str, dict[Connection, None]]] = {}

    def enter(self, connection: "Connection") -> bool:
        """False if there is no room, and nobody who could make some."""
        if self.open >= self.most and not self._make_room():
            return False
        self.open += 1
        self._by_address.setdefault(connection.address, {})[connection] = None
        return True

    def leave(self, connection: "Connection") -> None:
        others = self._by_address.get(connection.address, {})
        if connection in others:
            del others[connection]
            self.open -= 1
            if not others:
                del self._by_address[connection.address]

    def _make_room(self) -> bool:
        crowds = sorted(self._by_address.values(), key=len, reverse=True)
        for crowd in crowds:
            for connection in crowd:
                if connection.is_idle():
                    self.leave(connection)
                    connection.transport.abort()
                    return True
        return False


class Connection(HttpToolsProtocol):
    """uvicorn's connection, with a door and a clock."""

    door: Door

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.address = ""
        # Bytes of the present request's line and headers.
        self.head = 0
        self.is_refused = False
        self._due: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None

    def is_idle(self) -> bool:
        """Whether nothing is being answered: no request has come, or not all of one."""
        return self.cycle is None or self.cycle.response_complete or self._due is not None

    # -- coming and going ----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = network_of(self.client[0]) if self.client else "unknown"
        if not self.door.enter(self):
            transport.abort()
            return
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self)
        self._request_came()
        self._calm()
        super().connection_lost(exc)

    # -- a request must come in time -----------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.is_refused:
            super().data_received(data)
        if self.head > LONGEST_HEAD:
            self.refuse(
                HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "too_large", "server.error.head"
            )

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head = 0
        self._request_came()
        self._await_request()

    def on_url(self, url: bytes) -> None:
        self.head += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.head += len(name) + len(value)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if self.head > LONGEST_HEAD:
            self.refuse(
                HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "too_large", "server.error.head"
            )
        else:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self.is_refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._request_came()
        if not self.is_refused:
            super().on_message_complete()

    def _await_request(self) -> None:
        self._due = self.loop.call_later(self.door.seconds, self._late)

    def _request_came(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _late(self) -> None:
        """Some of a request has come, or nothing; whoever has begun one hears why it ends."""
        self._due = None
        if self.headers is None:
            self.transport.close()
        else:
            self.refuse(HTTPStatus.REQUEST_TIMEOUT, "slow", "server.error.slow")

    # -- what is sent must be taken in time ----------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(self.door.seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._calm()

    def _calm(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    # -- refusals ------------------------------------------------------------------------------

    def refuse(self, status: HTTPStatus, kind: str, key: str) -> None:
        """Say why, if nothing else is being said, and close."""
        if self.is_refused or self.transport.is_closing():
            return
        self.is_refused = True
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            named = [value for name, value in self.headers or [] if name == b"accept-language"]
            language = language_of(named[0].decode("latin-1") if named else None)
            answer = written(
                kind, status, Message(key, {"seconds": int(self.door.seconds)}), language
            )
            lines = [f"HTTP/1.1 {status.value} {status.phrase}".encode()]
            lines += [name + b": " + value for name, value in answer.raw_headers]
            lines += [b"connection: close", b"", bytes(answer.body)]
            self.transport.write(b"\r\n".join(lines))
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """In our own words, as every refusal."""
        self.refuse(HTTPStatus.BAD_REQUEST, "bad", "server.error.http")

    def _unsupported_upgrade_warning(self) -> None:
        """Nothing is said of this in the log, which a stranger could fill."""


def connections_through(door: Door) -> type[Connection]:
    """The class of a server's connections: uvicorn makes them itself."""

    class Guest(Connection):
        pass

    Guest.door = door
    return Guest
