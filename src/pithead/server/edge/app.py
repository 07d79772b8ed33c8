"""The web application: routes, refusals, and what starts and stops with it."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from anyio.to_thread import current_default_thread_limiter
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

from pithead import __version__
from pithead.engine.errors import PitheadError
from pithead.engine.message import Message
from pithead.server.edge import (
    bells,
    company,
    describing,
    facts,
    puzzles,
    routes,
    studies,
    trees,
)
from pithead.server.edge.addresses import address_of
from pithead.server.edge.attentive import Attentive
from pithead.server.edge.limits import Corner
from pithead.server.edge.metrics import Measured, Metrics
from pithead.server.edge.pages import add_pages
from pithead.server.edge.problem_bodies import language_of, problem, written
from pithead.server.edge.security import MOST_NAMES, Gate
from pithead.server.edge.shape import misshapen
from pithead.server.edge.site import Site
from pithead.server.edge.threads import OTHERS, READERS
from pithead.server.edge.turns import step_aside
from pithead.server.refusals import Refusal, refusal_of
from pithead.server.settings import Settings
from pithead.server.store.refused import StoreRefused

Joined = Callable[[], Awaitable[Site]]
SMALLEST_ZIPPED: Final = 1500

# What is told of a failing database: never where it is.
REFUSALS: Final = {
    "server.error.database_busy": "server.error.write_busy",
    "server.error.database_disk": "server.error.write_full",
    "server.error.database_full": "server.error.write_full",
}

log = logging.getLogger("pithead.server")


def make_app(settings: Settings, join: Joined) -> FastAPI:
    """The application; `join` makes its parts when the event loop runs."""

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        current_default_thread_limiter().total_tokens = READERS
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(OTHERS, "other"))
        site = await join()
        app.state.site = site
        running = asyncio.create_task(site.run())
        try:
            yield
        finally:
            running.cancel()
            with contextlib.suppress(asyncio.CancelledError, ExceptionGroup):
                await running
            await site.close()

    app = FastAPI(
        title=describing.TITLE,
        version=__version__,
        lifespan=life,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
    )
    app.state.metrics = Metrics()
    corner = Corner(settings.connections)
    # Not `include_router`: that makes every route again at the first request, which takes long.
    parts = (describing, facts, routes, company, bells, studies, trees, puzzles)
    for each in (part.router for part in parts):
        app.router.routes.extend(each.routes)
    add_refusals(app, settings, corner)
    add_pages(app)
    app.add_middleware(GZipMiddleware, minimum_size=SMALLEST_ZIPPED, compresslevel=5)
    app.add_middleware(Attentive, settings=settings)
    app.add_middleware(Gate, settings=settings, corner=corner)
    if settings.allowed_origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=settings.allowed_origins.split(),
            allow_methods=["GET", "POST"],
            allow_headers=["Authorization", "Content-Type", "Last-Event-ID"],
        )
    app.add_middleware(Measured, metrics=app.state.metrics)
    return app


def add_refusals(app: FastAPI, settings: Settings, corner: Corner) -> None:
    """Every refusal, ours or the framework's, as one sentence."""

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refusal)
        if error.kind == "too_many":
            step_aside()
            await corner.wait(address_of(request, settings.behind_proxy))
        return problem(request, error, float(str(error.message.params.get("seconds", 0))))

    async def engine_refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, PitheadError)
        return problem(request, refusal_of(error))

    async def store_refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, StoreRefused)
        log.error("the database refused", extra={"why": str(error)})
        key = REFUSALS.get(error.message.key, "server.error.database_failing")
        return problem(request, Refusal("busy", key, {}), retry=1)

    async def malformed(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])[:80]
        what = str(first["msg"])[:160]
        return problem(
            request, Refusal("bad", "server.error.request", {"where": where, "what": what})
        )

    async def unknown(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        language = language_of(request.headers.get("accept-language"))
        if error.status_code == 400:
            # A body that no JSON reader accepts, by a fault the framework does not tell.
            return problem(request, misshapen(MOST_NAMES))
        kind = "not_found" if error.status_code == 404 else "method"
        message = Message("server.error.no_route")
        response = written(kind, error.status_code, message, language)
        for name, value in (error.headers or {}).items():
            response.headers[name] = value
        return response

    async def broken(request: Request, error: Exception) -> Response:
        log.error("a mistake of ours", exc_info=error)
        language = language_of(request.headers.get("accept-language"))
        return written("broken", 500, Message("server.error.broken"), language)

    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(PitheadError, engine_refused)
    app.add_exception_handler(StoreRefused, store_refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, unknown)
    app.add_exception_handler(Exception, broken)
