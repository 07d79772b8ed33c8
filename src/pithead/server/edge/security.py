"""What stands before every route: headers that close doors, limits on size and on pace."""

import asyncio
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pithead.engine.toml_limits import MOST_KEYS
from pithead.server.edge.addresses import Hosts, address_of
from pithead.server.edge.attentive import TABLE
from pithead.server.edge.limits import DROPS, Corner
from pithead.server.edge.problem_bodies import problem
from pithead.server.edge.shape import refusal_of_shape
from pithead.server.edge.turns import Turns, step_aside
from pithead.server.refusals import Refusal
from pithead.server.settings import Settings

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        # Places of pieces on a board are set as styles of their elements.
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
BEARER: Final = "bearer "
CREATIONS: Final = ("/api/imports", "/api/positions", "/api/tables", "/api/trees")
# Their records may have boxes.
IMPORTS: Final = ("/api/imports", "/api/trees")
# Names of members in a body: a box in a record may have as many as a box file.
MOST_NAMES: Final = 200
SMALL: Final = 16 * 1024


class Gate:
    """Plain ASGI, so that streams pass through it untouched."""

    def __init__(self, app: ASGIApp, settings: Settings, corner: Corner) -> None:
        self.app: Final = app
        self.settings: Final = settings
        self.hosts: Final = Hosts(settings.hosts)
        self.corner: Final = corner
        self.turns: Final = Turns(settings.address_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_closed(message: Message) -> None:
            if message["type"] == "http.response.start":
                # The work is done; whoever takes the answer slowly keeps nobody waiting.
                step_aside()
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        request = Request(scope)
        body = Body(receive, self._largest(request))
        try:
            await self._let_in(request, body, send_closed)
        except Unwelcome as unwelcome:
            refusal = unwelcome.refusal
            if refusal.kind == "too_many":
                await self.corner.wait(address_of(request, self.settings.behind_proxy))
            retry = float(str(refusal.message.params.get("seconds", 0)))
            await problem(request, refusal, retry)(scope, receive, send_closed)

    async def _let_in(self, request: Request, body: "Body", send: Send) -> None:
        """To the routes, when its turn comes; a refusal of ours, never one of theirs."""
        address = address_of(request, self.settings.behind_proxy)
        is_holder = self._is_holder(request)
        unwelcome(self._refusal(request, address, is_holder, body))
        has_body = request.method in ("POST", "PUT", "PATCH", "DELETE")
        if has_body:
            await body.read()
            if body.is_gone:
                return
            unwelcome(body.refusal())
        # Writers may have to wait for the database, and seat holders need not wait for strangers.
        key = (
            f"{'player' if is_holder else 'stranger'} {'writes' if has_body else 'reads'} {address}"
        )
        try:
            turn = await self.turns.begin(key)
        except Refusal as refusal:
            raise Unwelcome(refusal) from None
        with turn:
            if has_body:
                most_names = MOST_KEYS if request.scope["path"] in IMPORTS else MOST_NAMES
                unwelcome(await shape_refusal(body.text(), most_names))
            await self.app(request.scope, body.receive, send)

    def _largest(self, request: Request) -> int:
        is_import = request.scope["path"] in CREATIONS
        return self.settings.largest_import if is_import else self.settings.largest_body

    def _refusal(
        self, request: Request, address: str, is_holder: bool, body: "Body"
    ) -> Refusal | None:
        """What speaks against a request before its body is read."""
        if not self.hosts.know(request.headers.getlist("host")):
            return Refusal("misdirected", "server.error.host", {})
        wait = self._pace(request, address, is_holder)
        if wait:
            return Refusal("too_many", "server.error.too_many", {"seconds": int(wait) + 1})
        declared = request.headers.get("content-length", "0")
        if declared.isdecimal() and int(declared) > body.largest:
            body.is_too_large = True
        return body.refusal()

    def _pace(self, request: Request, address: str, is_holder: bool) -> float:
        """Seconds to wait before this request would be welcome; 0 for now.

        A seat's holder is known here if the table is in memory, and draws on the seat's own bucket
        (see `routes.entered`) and on that of all holders at their address. All others draw on that
        of their address.
        """
        path = request.scope["path"]
        if not path.startswith("/api/"):
            return 0.0
        pace = request.app.state.site.pace
        parts = path.split("/")
        bucket = pace.seated if is_holder else pace.addresses
        wait: float = bucket.take(address, DROPS.get(parts[-1], 1.0))
        makes = path in CREATIONS or parts[-1] in ("clone", "rematch")
        if not wait and request.method == "POST" and makes:
            wait = pace.creations.take(address)
        return wait

    def _is_holder(self, request: Request) -> bool:
        """Whether whoever asks about a table holds a seat there."""
        parts = request.scope["path"].split("/")
        secret = bearer_of(request.headers.get("authorization"))
        if secret is None or len(parts) < 4 or parts[:3] != TABLE:
            return False
        return bool(request.app.state.site.tables.is_held_by(parts[3], secret))


class Unwelcome(Exception):
    """A request that does not reach the routes."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal: Final = refusal


def unwelcome(refusal: Refusal | None) -> None:
    if refusal is not None:
        raise Unwelcome(refusal)


def bearer_of(authorization: str | None) -> str | None:
    """The secret in a header; None if there is none."""
    if authorization is None or authorization[: len(BEARER)].casefold() != BEARER:
        return None
    return authorization[len(BEARER) :].strip()


async def shape_refusal(text: bytes, most_names: int) -> Refusal | None:
    """Small bodies are looked at here, large ones by a thread."""
    if len(text) < SMALL:
        return refusal_of_shape(text, most_names)
    return await asyncio.to_thread(refusal_of_shape, text, most_names)


class Body:
    """A request's body, read before the route is asked, up to a limit."""

    def __init__(self, receive: Receive, largest: int) -> None:
        self._receive: Final = receive
        self.largest: Final = largest
        self.is_too_large = False
        # Whether whoever sent it has left in the middle.
        self.is_gone = False
        self._messages: Final[list[Message]] = []

    async def read(self) -> None:
        size = 0
        while True:
            message = await self._receive()
            self._messages.append(message)
            size += len(message.get("body", b""))
            if size > self.largest:
                self.is_too_large = True
                return
            self.is_gone = message["type"] == "http.disconnect"
            if self.is_gone or not message.get("more_body", False):
                return

    def text(self) -> bytes:
        return b"".join(message.get("body", b"") for message in self._messages)

    def refusal(self) -> Refusal | None:
        if not self.is_too_large:
            return None
        return Refusal("too_large", "server.error.too_large", {"most": self.largest})

    async def receive(self) -> Message:
        return self._messages.pop(0) if self._messages else await self._receive()
