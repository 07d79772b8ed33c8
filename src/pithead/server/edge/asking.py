"""Who asks, where and what about: what the routes read from a request besides its body."""

from typing import Annotated

from fastapi import Depends, Header, Path, Query, Request

from pithead.server.edge.addresses import address_of
from pithead.server.edge.security import bearer_of
from pithead.server.edge.site import Site
from pithead.server.refusals import Refusal
from pithead.server.tables.frozen import Frozen
from pithead.server.tables.live import LiveTable, Reader
from pithead.server.tables.service import Tables


async def site_of(request: Request) -> Site:
    site: Site = request.app.state.site
    return site


async def secret_of(
    authorization: Annotated[
        str | None, Header(max_length=200, description="`Bearer` and a seat's secret.")
    ] = None,
) -> str | None:
    """The secret of a request; none for a spectator's."""
    if not authorization:
        return None
    secret = bearer_of(authorization)
    if secret is None:
        raise Refusal("forbidden", "server.error.secret", {})
    return secret


async def address_asking(request: Request) -> str:
    return address_of(request, request.app.state.site.settings.behind_proxy)


Here = Annotated[Site, Depends(site_of)]
Address = Annotated[str, Depends(address_asking)]
Secret = Annotated[str | None, Depends(secret_of)]
Table = Annotated[str, Path(max_length=64, description="A table's id.")]
SeatNumber = Annotated[int, Path(ge=0, le=15)]
AnySeat = Annotated[int | None, Query(ge=-1, le=15, description="Whose eyes; -1 a spectator's.")]
OwnSeat = Annotated[int | None, Query(ge=0, le=15)]
At = Annotated[int | None, Query(ge=0, le=2**53, description="A number of moves.")]
Whole = Annotated[bool, Query(description="All of a game that goes on, for whoever plays alone.")]


def entered(
    site: Site, table: str, secret: str | None, drops: float = 1.0
) -> tuple[Tables, LiveTable, Reader]:
    """The table, and the seats that whoever asks holds there, who are charged for it."""
    live = site.tables.open(table)
    reader = site.tables.reader(live, secret)
    site.pace.draw(live.row.id, reader, drops)
    return site.tables, live, reader


def entered_frozen(site: Site, frozen: Frozen, secret: str | None, drops: float = 1.0) -> Reader:
    """The same at a table that these rules cannot replay."""
    reader = site.tables.frozen_reader(frozen, secret)
    site.pace.draw(frozen.row.id, reader, drops)
    return reader
