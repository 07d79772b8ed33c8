"""The routes of tables: each reads a request, asks the service, and writes its answer."""

import asyncio
from contextlib import ExitStack
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Header, Query
from starlette.responses import Response

from pithead.server.edge.answers import JSONAnswer
from pithead.server.edge.asking import (
    Address,
    AnySeat,
    At,
    Here,
    OwnSeat,
    SeatNumber,
    Secret,
    Table,
    Whole,
    entered,
    entered_frozen,
)
from pithead.server.edge.describing import Route
from pithead.server.edge.limits import DROPS, holder_of
from pithead.server.edge.models import (
    ActionBody,
    ChatBody,
    CloneBody,
    ConsentBody,
    HintBody,
    ImportBody,
    NameBody,
    PositionBody,
    PreferenceBody,
    StandInBody,
    TableBody,
    TakeBody,
    UndoBody,
)
from pithead.server.edge.site import Site
from pithead.server.edge.stream import PAGE, StreamAnswer
from pithead.server.edge.threads import writes
from pithead.server.edge.turns import step_aside
from pithead.server.protocol.events import ChatLine, EventPage, TableEvent, Written
from pithead.server.protocol.facts import Facts, ListedTable, MadeTable, TakenSeat
from pithead.server.protocol.games import Card
from pithead.server.protocol.messages import said_if
from pithead.server.protocol.moment import CoursePoint, LogLine, Moment
from pithead.server.protocol.playing import Done, Hint, KnownRecord, Preview, Reasons
from pithead.server.protocol.problem import Problem
from pithead.server.reading import Box, Document, Position
from pithead.server.refusals import Refusal
from pithead.server.store.rows import PLAYING, SeatRow, TableRow
from pithead.server.tables import hinting, making, playing, seating, taking_back
from pithead.server.tables.exporting import export
from pithead.server.tables.from_rows import chat_in
from pithead.server.tables.frozen import Frozen
from pithead.server.tables.making import Made
from pithead.server.tables.service import table_summary

MOST_LISTED: Final = 100
REFUSED: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem, "content": {"application/problem+json": {}}}
    for status in (403, 404, 409, 413, 421, 422, 429, 503)
}

router = APIRouter(prefix="/api", responses=REFUSED, route_class=Route)


# -- making ------------------------------------------------------------------------------------


def told(site: Site, made: Made) -> JSONAnswer:
    """A new table's secrets, this once."""
    site.keeper.poke(made.live.row.id)
    held = tuple(seat for seat, secret in enumerate(made.secrets) if secret is not None)
    answer: MadeTable = {
        "table": made.live.row.id,
        "invitation": made.invitations[0],
        "invitations": made.invitations,
        "seats": [{"seat": seat, "secret": each} for seat, each in enumerate(made.secrets)],
        "facts": site.tables.facts(made.live, held),
    }
    return JSONAnswer(answer, 201)


async def sound_box(site: Here, address: Address, body: TableBody) -> TableBody:
    """What a stranger hands in is read apart before the server itself reads it."""
    if body.box and not body.tutorial:
        seats = None if body.seats is None else len(body.seats)
        box = Box(body.game, body.box, dict(body.options), seats)
        await site.reading.check(box, address)
    return body


async def sound_record(site: Here, address: Address, body: ImportBody) -> ImportBody:
    await site.reading.check(Document(body.record), address)
    return body


@router.post("/tables", status_code=201, response_model=MadeTable)
@writes
def make_table(site: Here, body: Annotated[TableBody, Depends(sound_box)]) -> Response:
    """Make a table. Its secrets are told in this answer and never again."""
    if body.tutorial:
        return told(site, making.from_tutorial(site.tables, body.game))
    options = dict(body.options)
    return told(site, making.create(site.tables, body.game, options, body.box, body.wish()))


@router.post("/imports", status_code=201, response_model=MadeTable)
@writes
def import_record(site: Here, body: Annotated[ImportBody, Depends(sound_record)]) -> Response:
    """Make a table that goes on from a moment of a record."""
    return told(site, making.from_record(site.tables, body.record, body.at, body.wish()))


async def sound_position(site: Here, address: Address, body: PositionBody) -> PositionBody:
    await site.reading.check(Position(body.game, body.position), address)
    return body


@router.post("/positions", status_code=201, response_model=MadeTable)
@writes
def set_up_position(site: Here, body: Annotated[PositionBody, Depends(sound_position)]) -> Response:
    """Make a table that begins with a position."""
    return told(site, making.from_position(site.tables, body.game, body.position, body.wish()))


@router.post("/tables/{table}/clone", status_code=201, response_model=MadeTable)
@writes
def clone_table(site: Here, table: Table, secret: Secret, body: CloneBody) -> Response:
    """Make a table that goes on from a moment of this one."""
    tables, live, reader = entered(site, table, secret)
    return told(site, making.from_table(tables, live, reader, body.at, body.wish()))


# -- looking -----------------------------------------------------------------------------------


@router.get("/tables", response_model=list[ListedTable])
def list_tables(site: Here) -> Response:
    """The tables that are public, the newest first."""
    store = site.store
    rows = store.public_tables(MOST_LISTED)
    return JSONAnswer([listed(site, row, store.seats(row.id)) for row in rows])


def listed(site: Site, row: TableRow, seats: list[SeatRow]) -> ListedTable:
    """A line of the list; a table of bots rests where no server lets them think."""
    of_bots = all(each.kind == "bot" or each.stand_in for each in seats)
    rests = row.status == PLAYING and of_bots and row.lease_until <= site.tables.clock()
    return table_summary(row, seats, site.title(row.game), rests)


@router.get("/tables/{table}", response_model=Facts)
def show_facts(site: Here, table: Table, secret: Secret) -> Response:
    """What is known of a table beside the game itself."""
    try:
        tables, live, reader = entered(site, table, secret)
    except Frozen as frozen:
        reader = entered_frozen(site, frozen, secret)
        return JSONAnswer(site.tables.frozen_facts(frozen, reader))
    rests = site.keeper.attention.why_it_rests(live)
    with live.lock:
        return JSONAnswer({**tables.facts(live, reader), "rests": said_if(rests)})


@router.get("/tables/{table}/moment", response_model=Moment)
def show_moment(
    site: Here, table: Table, secret: Secret, seat: AnySeat = None, at: At = None
) -> Response:
    """All that a reader may know, now or after so many moves."""
    tables, live, reader = entered(site, table, secret)
    with live.lock:
        eyes = tables.perspective(live, reader, seat)
        if at is None or at == live.moves:
            return JSONAnswer(live.moment(reader, eyes))
        if at > live.moves:
            raise Refusal("bad", "server.error.moment", {"most": live.moves, "found": at})
        return JSONAnswer(live.moment_at(at, eyes))


@router.get("/tables/{table}/cards", response_model=list[Card])
def show_cards(site: Here, table: Table) -> Response:
    """Every card of this table's game, a box file's values included."""
    _, live, _ = entered(site, table, None)
    return JSONAnswer(live.match.game.card_list())


@router.get("/tables/{table}/log", response_model=list[LogLine])
def show_log(site: Here, table: Table, secret: Secret, seat: AnySeat = None) -> Response:
    """What has happened, move by move."""
    tables, live, reader = entered(site, table, secret, DROPS["log"])
    with live.lock:
        return JSONAnswer(live.log(tables.perspective(live, reader, seat)))


@router.get("/tables/{table}/course", response_model=list[CoursePoint])
def show_course(site: Here, table: Table, secret: Secret) -> Response:
    """The open numbers after every move, for a chart."""
    _, live, _ = entered(site, table, secret, DROPS["course"])
    with live.lock:
        return JSONAnswer(live.course())


@router.get("/tables/{table}/record", response_model=KnownRecord)
def show_record(
    site: Here, table: Table, secret: Secret, at: At = None, whole: Whole = False
) -> Response:
    """The record: in full after the end, before it what the seat may know.

    Whoever plays alone may have the whole of a game that goes on, to play on elsewhere.
    """
    try:
        _, live, reader = entered(site, table, secret, DROPS["record"])
    except Frozen as frozen:
        reader = entered_frozen(site, frozen, secret, DROPS["record"])
        return JSONAnswer(frozen.record(reader, at))
    with live.lock:
        return JSONAnswer(export(live, reader, at, whole))


@router.get("/tables/{table}/events", response_model=EventPage)
async def poll_events(
    site: Here,
    address: Address,
    table: Table,
    secret: Secret,
    after: Annotated[int, Query(ge=0, le=2**53)],
    wait: Annotated[float, Query(ge=0, le=30)] = 0,
    limit: Annotated[int, Query(ge=1, le=PAGE, description="At most so many events.")] = PAGE,
) -> Response:
    """What is after a number, page by page; if there is nothing yet, wait for it."""
    _, live, reader = await asyncio.to_thread(entered, site, table, secret, DROPS["events"])
    found = await site.streams.poll(live, reader, after, wait, limit, address)
    last = after + len(found)
    return JSONAnswer({"events": found, "next": last if last < live.seq else None})


@router.get(
    "/tables/{table}/stream",
    status_code=200,
    response_class=StreamAnswer,
    responses={200: {"model": TableEvent}},
)
async def open_stream(
    site: Here,
    address: Address,
    table: Table,
    secret: Secret,
    after: Annotated[int | None, Query(ge=0, le=2**53)] = None,
    last_event_id: Annotated[str | None, Header(max_length=20)] = None,
) -> Response:
    """Server-sent events: everything after the last one seen, then what happens."""
    _, live, reader = await asyncio.to_thread(entered, site, table, secret)
    start = live.seq if after is None else after
    if last_event_id is not None and last_event_id.isascii() and last_event_id.isdecimal():
        start = int(last_event_id)
    admitted = ExitStack()
    admitted.enter_context(site.streams.admission.admitted(address, table, reader))
    return StreamAnswer(site.streams.follow(live, reader, secret, start), admitted)


# -- playing -----------------------------------------------------------------------------------


@router.post("/tables/{table}/actions", response_model=Done)
@writes
def act(site: Here, table: Table, secret: Secret, body: ActionBody) -> Response:
    """Answer the question your seat is asked."""
    live = site.tables.find(table)
    site.pace.draw(live.row.id, site.tables.reader(live, secret), 1.0)
    answer = playing.act(
        site.tables, live, secret, body.seat, body.action, body.expected_seq, body.id
    )
    return JSONAnswer(answer)


@router.get("/tables/{table}/preview", response_model=Preview)
def preview(
    site: Here,
    table: Table,
    secret: Secret,
    action: Annotated[str, Query(max_length=200)],
    seat: OwnSeat = None,
    expected_seq: Annotated[
        int | None, Query(ge=0, le=2**53, description="The number it was offered at.")
    ] = None,
) -> Response:
    """What an action would change, as far as nothing hidden is touched."""
    return JSONAnswer(playing.preview(*entered(site, table, secret), seat, action, expected_seq))


@router.get("/tables/{table}/reasons", response_model=Reasons)
def reasons(
    site: Here,
    table: Table,
    secret: Secret,
    action: Annotated[list[str], Query(max_length=playing.MOST_REASONS)],
    seat: OwnSeat = None,
) -> Response:
    """Why actions are not possible now."""
    return JSONAnswer(playing.reasons(*entered(site, table, secret), seat, action))


@router.post("/tables/{table}/hint", response_model=Hint)
async def hint(site: Here, table: Table, secret: Secret, body: HintBody) -> Response:
    """What a strong bot would do in your place, now or after so many moves, and why."""
    tables, live, reader = await asyncio.to_thread(entered, site, table, secret)
    assignment = await asyncio.to_thread(
        hinting.assignment_for, tables, live, reader, body.seat, body.at
    )
    site.pace.hints.draw(holder_of(table, reader))
    step_aside()
    ideas = await site.thinkers.think(assignment)
    return JSONAnswer(await asyncio.to_thread(hinting.explained, live, assignment, body.at, ideas))


@router.post("/tables/{table}/undo", response_model=Done)
@writes
def undo(site: Here, table: Table, secret: Secret, body: UndoBody) -> Response:
    """Take back your last action; further back alone, or by asking the others."""
    tables, live, reader = entered(site, table, secret)
    return JSONAnswer(taking_back.undo(tables, live, reader, body.to, body.expected_seq, body.id))


@router.post("/tables/{table}/consent", response_model=Done)
@writes
def consent(site: Here, table: Table, secret: Secret, body: ConsentBody) -> Response:
    """Answer somebody's wish to take back."""
    tables, live, reader = entered(site, table, secret)
    return JSONAnswer(taking_back.consent(tables, live, reader, body.request, body.agree, body.id))


# -- sitting -----------------------------------------------------------------------------------


@router.post("/tables/{table}/seats/{seat}/take", response_model=TakenSeat)
@writes
def take(site: Here, table: Table, seat: SeatNumber, body: TakeBody) -> Response:
    """Sit down on an open seat."""
    tables, live, _ = entered(site, table, None)
    return JSONAnswer(seating.take(tables, live, seat, body.invitation, body.name))


@router.post("/tables/{table}/seats/{seat}/name", response_model=Facts)
@writes
def rename(site: Here, table: Table, seat: SeatNumber, secret: Secret, body: NameBody) -> Response:
    """Rename your seat."""
    tables, live, reader = entered(site, table, secret)
    seating.rename(tables, live, reader, seat, body.name)
    return JSONAnswer(tables.facts(live, reader))


@router.post("/tables/{table}/seats/{seat}/move", response_model=TakenSeat)
@writes
def move(site: Here, table: Table, seat: SeatNumber, secret: Secret) -> Response:
    """A new secret for your seat; the old one is void."""
    return JSONAnswer(seating.move(*entered(site, table, secret), seat))


@router.post("/tables/{table}/seats/{seat}/stand-in", response_model=Facts)
@writes
def stand_in(
    site: Here, table: Table, seat: SeatNumber, secret: Secret, body: StandInBody
) -> Response:
    """Let a bot play for your seat, or for one whose player is away."""
    tables, live, reader = entered(site, table, secret)
    seating.stand_in(tables, live, reader, seat, body.level)
    return JSONAnswer(tables.facts(live, reader))


@router.post("/tables/{table}/seats/{seat}/wish", response_model=Facts)
@writes
def prefer(
    site: Here, table: Table, seat: SeatNumber, secret: Secret, body: PreferenceBody
) -> Response:
    """Say which bot shall stand in for your seat while you are away."""
    tables, live, reader = entered(site, table, secret)
    seating.prefer(tables, live, reader, seat, body.level)
    return JSONAnswer(tables.facts(live, reader))


@router.post("/tables/{table}/seats/{seat}/back", response_model=Facts)
@writes
def come_back(site: Here, table: Table, seat: SeatNumber, secret: Secret) -> Response:
    """Play yourself again."""
    tables, live, reader = entered(site, table, secret)
    seating.back(tables, live, reader, seat)
    return JSONAnswer(tables.facts(live, reader))


@router.get("/tables/{table}/chat", response_model=list[ChatLine])
def show_chat(site: Here, table: Table) -> Response:
    """What has been said at the table."""
    try:
        _, live, _ = entered(site, table, None)
    except Frozen as frozen:
        entered_frozen(site, frozen, None)
        return JSONAnswer(frozen.chat())
    with live.lock:
        return JSONAnswer(chat_in(live.entries))


@router.post("/tables/{table}/chat", response_model=Written)
@writes
def chat(site: Here, table: Table, secret: Secret, body: ChatBody) -> Response:
    """Say something at the table."""
    return JSONAnswer(seating.say(*entered(site, table, secret), body.text, body.id))
