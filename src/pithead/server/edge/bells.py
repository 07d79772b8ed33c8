"""The routes of bells: where people want to hear of their turn."""

from urllib.parse import urlsplit

from fastapi import APIRouter
from starlette.responses import Response

from pithead.server.edge.answers import JSONAnswer
from pithead.server.edge.asking import Address, Here, SeatNumber, Secret, Table, entered
from pithead.server.edge.describing import Route
from pithead.server.edge.facts import spoken
from pithead.server.edge.models import BellAnswerBody, BellBody
from pithead.server.edge.routes import REFUSED
from pithead.server.edge.threads import writes
from pithead.server.protocol.bells import Bell, BellLetter, Gone
from pithead.server.refusals import Refusal
from pithead.server.store.bells import BellRow

router = APIRouter(prefix="/api", responses=REFUSED, route_class=Route)


@router.get("/tables/{table}/seats/{seat}/bells", response_model=list[Bell])
def show_bells(site: Here, table: Table, seat: SeatNumber, secret: Secret) -> Response:
    """Where the holder of your seat is called."""
    _, live, reader = entered(site, table, secret)
    return JSONAnswer([told(bell) for bell in site.bells.of_seat(live, reader, seat)])


@router.post("/tables/{table}/seats/{seat}/bells", status_code=201, response_model=Bell)
@writes
def hang_bell(
    site: Here, address: Address, table: Table, seat: SeatNumber, secret: Secret, body: BellBody
) -> Response:
    """Leave an address where to be called when it is your turn and no page of yours is open."""
    _, live, reader = entered(site, table, secret)
    site.pace.bells.draw(address)
    language = spoken(body.language)

    def greet(way: str, place: str) -> None:
        if way != "push":
            site.pace.greetings.draw(f"{way} {place}")

    bell = site.bells.hang(live, reader, seat, body.way, body.target(), language, greet)
    return JSONAnswer(told(bell), 201)


@router.post("/tables/{table}/seats/{seat}/bells/{bell}/remove", response_model=Gone)
@writes
def remove_bell(
    site: Here, table: Table, seat: SeatNumber, secret: Secret, bell: Table
) -> Response:
    """Be called there no more."""
    _, live, reader = entered(site, table, secret)
    site.bells.take_down(live, reader, seat, bell)
    answer: Gone = {"gone": bell}
    return JSONAnswer(answer)


@router.post("/bells", response_model=BellLetter)
@writes
def answer_letter(site: Here, body: BellAnswerBody) -> Response:
    """By the code of a letter: what it is about; say yes to more, or stop all to that address."""
    bell = site.bells.answer(body.code, body.wish)
    row = site.store.table(bell.table)
    if row is None:
        raise Refusal("not_found", "server.error.no_bell", {})
    answer: BellLetter = {
        "title": row.name or site.title(row.game),
        "place": place_of(bell),
        "state": "ready" if body.wish == "confirm" else bell.state,
        "stopped": body.wish == "stop",
    }
    return JSONAnswer(answer)


def told(bell: BellRow) -> Bell:
    return {
        "id": bell.id,
        "way": bell.way,
        "place": place_of(bell),
        "state": bell.state,
        "failures": bell.failures,
    }


def place_of(bell: BellRow) -> str:
    """Enough to know it again by. A web address may itself be a secret."""
    if bell.way == "mail":
        user, _, host = bell.place.partition("@")
        return f"{user[:1]}…@{host}"
    return urlsplit(bell.place).hostname or ""
