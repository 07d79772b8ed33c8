"""The routes of people who come back: their lobby, the next game with the same people."""

from fastapi import APIRouter
from starlette.responses import Response

from pithead.server.edge.answers import JSONAnswer
from pithead.server.edge.asking import Here, Secret, Table, entered
from pithead.server.edge.describing import Route
from pithead.server.edge.models import LobbyBody, LobbySeat
from pithead.server.edge.routes import REFUSED
from pithead.server.edge.site import Site
from pithead.server.edge.threads import writes
from pithead.server.protocol.facts import Rematch
from pithead.server.protocol.lobby import LobbyTable
from pithead.server.refusals import Refusal
from pithead.server.tables.lobby import holder, line, lobby_facts
from pithead.server.tables.rematch import rematch

router = APIRouter(prefix="/api", responses=REFUSED, route_class=Route)


@router.post("/lobby", response_model=list[LobbyTable])
def show_lobby(site: Here, body: LobbyBody) -> Response:
    """How each of your tables stands, in the order you name them."""
    return JSONAnswer([looked_up(site, each) for each in body.seats])


def looked_up(site: Site, seat: LobbySeat) -> LobbyTable:
    """One table. What is refused there keeps nothing from being told of the others."""
    tables = site.tables
    try:
        reader = holder(tables, seat.table, seat.secret)
        site.pace.draw(seat.table, reader, 1.0)
        known = lobby_facts(tables, tables.open(seat.table), reader)
    except Refusal as refusal:
        return line(seat.table, refusal)
    return {"table": seat.table, "refused": None, "known": known}


@router.post("/tables/{table}/rematch", response_model=Rematch)
@writes
def play_again(site: Here, table: Table, secret: Secret) -> Response:
    """The next game with the same people, the seats rotated; your secret holds yours there."""
    tables, live, reader = entered(site, table, secret)
    answer = rematch(tables, live, reader)
    site.keeper.poke(answer["table"])
    return JSONAnswer(answer)
