"""What stands before every route: headers that close doors, limits on size and on pace."""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pithead.server.limits import Buckets
from pithead.server.problem_bodies import problem
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
IMPORTS: Final = ("/api/imports", "/api/tables")


class Gate:
    """Plain ASGI, so that streams pass through it untouched."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app: Final = app
        self.settings: Final = settings
        self.addresses: Final = Buckets(settings.address_rate, 60)
        self.tables: Final = Buckets(settings.table_rate, 60)
        self.creations: Final = Buckets(settings.creation_rate, 3600)
        self.hints: Final = Buckets(settings.hint_rate, 60)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_closed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        request = Request(scope)
        body = Body(receive, self._largest(request))
        refusal = self._refusal(request, body)
        if refusal is None and request.method in ("POST", "PUT", "PATCH", "DELETE"):
            await body.read()
            refusal = body.refusal()
        if refusal is not None:
            retry = float(str(refusal.message.params.get("seconds", 0)))
            await problem(request, refusal, retry)(scope, receive, send_closed)
            return
        await self.app(scope, body.receive, send_closed)

    def _largest(self, request: Request) -> int:
        is_import = request.url.path in IMPORTS
        return self.settings.largest_import if is_import else self.settings.largest_body

    def _refusal(self, request: Request, body: "Body") -> Refusal | None:
        """What speaks against a request before its body is read."""
        wait = self._pace(request)
        if wait:
            return Refusal("too_many", "server.error.too_many", {"seconds": int(wait) + 1})
        declared = request.headers.get("content-length", "0")
        if declared.isdecimal() and int(declared) > body.largest:
            body.is_too_large = True
        return body.refusal()

    def _pace(self, request: Request) -> float:
        """Seconds to wait before this request would be welcome; 0 for now."""
        path = request.url.path
        if not path.startswith("/api/"):
            return 0.0
        address = address_of(request, self.settings.behind_proxy)
        wait = self.addresses.take(address)
        parts = path.split("/")
        if not wait and len(parts) > 3 and parts[2] == "tables":
            wait = self.tables.take(parts[3])
            if not wait and parts[-1] == "hint":
                wait = self.hints.take(parts[3])
        makes = path in IMPORTS or parts[-1] == "clone"
        if not wait and request.method == "POST" and makes:
            wait = self.creations.take(address)
        return wait


class Body:
    """A request's body, read before the route is asked, up to a limit."""

    def __init__(self, receive: Receive, largest: int) -> None:
        self._receive: Final = receive
        self.largest: Final = largest
        self.is_too_large = False
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
            if message["type"] != "http.request" or not message.get("more_body", False):
                return

    def refusal(self) -> Refusal | None:
        if not self.is_too_large:
            return None
        return Refusal("too_large", "server.error.too_large", {"most": self.largest})

    async def receive(self) -> Message:
        return self._messages.pop(0) if self._messages else await self._receive()


def address_of(request: Request, behind_proxy: bool) -> str:
    """Who asks; behind a reverse proxy, who it says asks (the last name on the list)."""
    if behind_proxy:
        named = request.headers.get("x-forwarded-for", "")
        if named:
            return named.rpartition(",")[2].strip()[:64]
    return request.client.host if request.client else "unknown"
