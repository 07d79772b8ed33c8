"""The routes of games that are over: how one went, and its analysis."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from pithead.server.edge.answers import JSONAnswer
from pithead.server.edge.asking import Address, Here, Secret, Table, entered
from pithead.server.edge.describing import Route
from pithead.server.edge.limits import DROPS, holder_of
from pithead.server.edge.models import RetryBody
from pithead.server.edge.routes import REFUSED
from pithead.server.edge.threads import writes
from pithead.server.edge.turns import step_aside
from pithead.server.protocol.study import Report, Retried, Study
from pithead.server.refusals import Refusal
from pithead.server.tables import past, studying
from pithead.server.tables.retrying import Retrial, thought
from pithead.server.thinking.place import NotStudied

router = APIRouter(prefix="/api", responses=REFUSED, route_class=Route)


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


@router.post("/tables/{table}/analysis/{number}/tries", response_model=Retried)
async def try_again(
    site: Here,
    address: Address,
    table: Table,
    number: Annotated[int, Path(ge=1, le=2**31, description="An action of the record.")],
    secret: Secret,
    body: RetryBody,
) -> Response:
    """Whether another move had given nothing away in the place of one that was judged."""
    _, live, reader = await asyncio.to_thread(entered, site, table, secret)
    retrial = await asyncio.to_thread(Retrial, site.store.studies, live, number, body.action)
    at_once = retrial.at_once()
    if at_once is not None:
        return JSONAnswer(at_once)
    site.pace.hints.draw(holder_of(table, reader) if reader else address)
    step_aside()
    try:
        return JSONAnswer(thought(await site.thinkers.think(retrial.assignment())))
    except NotStudied:
        raise Refusal("busy", "server.error.busy", {}) from None


@router.get("/tables/{table}/report", response_model=Report)
def show_report(site: Here, table: Table, secret: Secret) -> Response:
    """Where the points of a game that is over came from, what turned it, and who stood out."""
    _, live, _ = entered(site, table, secret, DROPS["report"])
    with live.lock:
        return JSONAnswer(past.report(live.match))
