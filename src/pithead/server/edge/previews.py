"""Previews of links: what a messenger shows of a table before anybody opens it.

Nothing that a spectator would not see, and every text escaped.
"""

from html import escape
from typing import Any, Final

from starlette.requests import Request

from pithead.engine.message import Message
from pithead.games import NAMES
from pithead.server.edge.addresses import address_of
from pithead.server.edge.parts import with_table
from pithead.server.edge.problem_bodies import language_of
from pithead.server.edge.site import Site
from pithead.server.store.refused import StoreRefused
from pithead.text import catalogue

TITLE: Final = "<title>Pithead</title>"


def with_preview(page: str, parts: Any, request: Request, table: str) -> str:
    """The page with preview and parts; plain where there is no such table, or asked too often."""
    site: Site = request.app.state.site
    address = address_of(request, site.settings.behind_proxy)
    if site.pace.addresses.take(address):
        return page
    try:
        row = site.store.table(table)
        seats = [] if row is None else site.store.seats(table)
    except StoreRefused:
        return page
    if row is None or row.game not in NAMES:
        return page
    title = site.title(row.game)
    words = catalogue(language_of(request.headers.get("accept-language")))
    names = ", ".join(seat.name for seat in seats if seat.kind != "open" and seat.name)
    free = sum(seat.kind == "open" for seat in seats)
    key = "free" if free else "full"
    about = words.say(Message(f"server.preview.{key}", {"names": names, "n": free}))
    page = page.replace(TITLE, TITLE + tags(row.name or title, f"{title}. {about}"), 1)
    return with_table(page, parts, table, row.game)


def tags(title: str, about: str) -> str:
    told = {"og:site_name": "Pithead", "og:type": "website", "og:title": title,
            "og:description": about}  # fmt: skip
    metas = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()]
    return "".join([*metas, f'<meta name="description" content="{escape(about)}" />'])
