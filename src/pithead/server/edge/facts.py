"""Facts that are the same for everybody: games, cards, rules, words."""

from typing import Annotated, Final

from anyio import to_thread
from fastapi import APIRouter, Path, Query, Request
from starlette.responses import PlainTextResponse, Response

from pithead import __version__
from pithead.games import NAMES
from pithead.server.bells.ringing import Ringer
from pithead.server.edge.answers import JSONAnswer
from pithead.server.edge.describing import Route
from pithead.server.everybody import cards_of, game_facts, rules_of, texts_of
from pithead.server.protocol.bells import BellWays
from pithead.server.protocol.everybody import About, GameFacts, Health, Rules
from pithead.server.protocol.games import Card
from pithead.server.protocol.problem import Problem
from pithead.server.refusals import Refusal
from pithead.text import LANGUAGES

# A page may keep these for a while; they change only with the server's version.
KEPT: Final = {"Cache-Control": "public, max-age=300"}

router = APIRouter(
    responses={404: {"model": Problem, "content": {"application/problem+json": {}}}},
    route_class=Route,
)

GameName = Annotated[str, Path(max_length=40, examples=["dwarf"])]
Language = Annotated[str, Query(max_length=10, examples=["uk"])]


def known(name: str) -> str:
    if name not in NAMES:
        names = ", ".join(NAMES)
        raise Refusal("not_found", "error.game", {"name": repr(name), "names": names})
    return name


def spoken(language: str) -> str:
    if language not in LANGUAGES:
        names = ", ".join(LANGUAGES)
        raise Refusal("not_found", "server.error.language", {"names": names})
    return language


@router.get("/api/games", response_model=list[GameFacts])
async def show_games() -> Response:
    """The games, their seats, options and levels."""
    return JSONAnswer([game_facts(name) for name in NAMES], headers=KEPT)


@router.get("/api/games/{game}/cards", response_model=list[Card])
def show_cards(game: GameName) -> Response:
    """Every card with its values and where they come from."""
    return JSONAnswer(cards_of(known(game)), headers=KEPT)


@router.get("/api/games/{game}/rules", response_model=Rules)
def show_rules(game: GameName, language: Language = "en") -> Response:
    """The rules page, and single rules by their id."""
    return JSONAnswer(rules_of(known(game), spoken(language)), headers=KEPT)


@router.get("/api/texts/{language}", response_model=dict[str, str])
def show_texts(language: Annotated[str, Path(max_length=10, examples=["uk"])]) -> Response:
    """The catalogue of a language: keys and patterns."""
    return JSONAnswer(texts_of(spoken(language)), headers=KEPT)


def ways_of(ringer: Ringer) -> BellWays:
    public = None if ringer.keys is None else ringer.keys.public
    return {"push": public, "webhook": ringer.has("webhook"), "mail": ringer.has("mail")}


@router.get("/api/about", response_model=About)
def show_about(request: Request) -> Response:
    """The version, and which build thinks for the bots."""
    site = request.app.state.site
    workshop = None if site.workshop is None else site.workshop.facts()
    answer: About = {
        "version": __version__, "build": site.thinkers.build, "workshop": workshop,
        "alone": site.reach.alone, "house": site.reach.house, "bells": ways_of(site.bells.ringer),
        "offline": request.app.state.has_offline,
    }  # fmt: skip
    return JSONAnswer(answer, headers={"Cache-Control": "no-store"})


@router.get("/api/health", response_model=Health, responses={503: {"model": Health}})
async def show_health(request: Request) -> Response:
    """Whether the server and its database are well: whether tables can be read, and written."""
    site = request.app.state.site

    def look() -> tuple[bool, bool]:
        is_well = site.store.is_well()
        return is_well, is_well and site.store.can_write()

    # Whoever waits for the database does not keep others from hearing of it.
    database, writing = await to_thread.run_sync(look, limiter=site.examiners)
    is_well = database and writing
    body: Health = {
        "status": "well" if is_well else "ill",
        "database": database,
        "writing": writing,
        "bus": site.bus.is_well,
    }
    return JSONAnswer(body, 200 if is_well else 503)


@router.get("/metrics", include_in_schema=False)
def show_metrics(request: Request) -> Response:
    """For Prometheus."""
    return PlainTextResponse(
        request.app.state.metrics.text(request.app.state.site),
        media_type="text/plain; version=0.0.4; charset=utf-8",
    )
