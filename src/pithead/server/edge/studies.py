"""The routes of games that are over: how one went, and its analysis."""

from fastapi import APIRouter
from starlette.responses import Response

from pithead.server.edge.answers import JSONAnswer
from pithead.server.edge.asking import Address, Here, Secret, Table, entered
from pithead.server.edge.limits import DROPS
from pithead.server.edge.routes import REFUSED
from pithead.server.edge.threads import writes
from pithead.server.protocol.study import Report, Study
from pithead.server.tables import past, studying

router = APIRouter(prefix="/api", responses=REFUSED)


@router.post("/tables/{table}/analysis", response_model=Study)
@writes
def ask_for_analysis(site: Here, address: Address, table: Table, secret: Secret) -> Response:
    """Have a game that is over studied; asking again changes nothing."""
    tables, live, _ = entered(site, table, secret)
    site.pace.hints.draw(address)
    return JSONAnswer(studying.ask(tables, site.store.studies, live))


@router.get("/tables/{table}/analysis", response_model=Study)
def show_analysis(site: Here, table: Table, secret: Secret) -> Response:
    """How far the analysis is; the whole of it when it is done."""
    _, live, _ = entered(site, table, secret, DROPS["analysis"])
    return JSONAnswer(studying.look(site.store.studies, live))


@router.get("/tables/{table}/report", response_model=Report)
def show_report(site: Here, table: Table, secret: Secret) -> Response:
    """Where the points of a game that is over came from, what turned it, and who stood out."""
    _, live, _ = entered(site, table, secret, DROPS["report"])
    with live.lock:
        return JSONAnswer(past.report(live.match))
