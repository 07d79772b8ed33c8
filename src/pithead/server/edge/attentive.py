"""Who looks at a table, seen from the edge: every request about it that is granted is a look."""

from typing import Final

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pithead.server.edge.addresses import address_of
from pithead.server.settings import Settings

# `/api/tables/<id>` and what is below it.
TABLE: Final = ["", "api", "tables"]


class Attentive:
    """Notes every request about a table that is granted. Plain ASGI: streams pass untouched."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app: Final = app
        self.settings: Final = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        parts = scope["path"].split("/") if scope["type"] == "http" else []
        if len(parts) < 4 or parts[:3] != TABLE:
            await self.app(scope, receive, send)
            return

        async def send_noting(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] < 300:
                address = address_of(Request(scope), self.settings.behind_proxy)
                scope["app"].state.site.keeper.look(parts[3], address)
            await send(message)

        await self.app(scope, receive, send_noting)
