"""The browser table's files, built from `web/` into the package."""

from importlib.resources import files
from pathlib import Path
from typing import Final

from anyio import to_thread
from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from pithead.server.edge.offline_pages import add_offline_pages
from pithead.server.edge.parts import read_parts, with_parts
from pithead.server.edge.previews import with_preview
from pithead.server.edge.problem_bodies import problem
from pithead.server.refusals import Refusal

# Addresses of the page; what they mean, the page itself finds out.
ADDRESSES: Final = ("/", "/new/{rest:path}", "/t/{rest:path}", "/cards/{rest:path}",
                    "/rules/{rest:path}", "/position", "/tables",
                    "/tables/{rest:path}", "/bells", "/tree/{rest:path}",
                    "/retry/{rest:path}", "/moved", "/puzzles", "/puzzle/{rest:path}",
                    "/record")  # fmt: skip
TABLE: Final = "/t/"
FOREVER: Final = "public, max-age=31536000, immutable"


def folder() -> Path:
    return Path(str(files("pithead"))) / "web"


def add_pages(app: FastAPI) -> None:
    """The page at its addresses, and its parts under names that change with their content."""
    place = folder()
    index = place / "index.html"

    async def page(request: Request) -> Response:
        if not index.is_file():
            return problem(request, Refusal("not_found", "server.error.no_page", {}))
        text = await to_thread.run_sync(draw, request)
        return HTMLResponse(text, headers={"Cache-Control": "no-cache"})

    def draw(request: Request) -> str:
        text, parts = index.read_text("utf-8"), read_parts(place)
        if request.url.path.startswith(TABLE):
            return with_preview(text, parts, request, str(request.path_params["rest"]))
        return with_parts(text, parts, request.url.path)

    for address in ADDRESSES:
        app.add_route(address, page, methods=["GET", "HEAD"], include_in_schema=False)
    app.state.has_offline = add_offline_pages(app, place)
    if place.is_dir():
        app.mount("/", KeptFiles(place, index))


class KeptFiles(StaticFiles):
    """Built files have a hash in their names: a browser may keep them.

    Who mistyped an address in a browser gets the page, which says so; a program the problem body.
    """

    def __init__(self, place: Path, index: Path) -> None:
        super().__init__(directory=place)
        self.index: Final = index

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            reads_pages = "text/html" in Headers(scope=scope).get("accept", "")
            is_page = reads_pages and not path.startswith("api") and self.index.is_file()
            if error.status_code != 404 or not is_page:
                raise
            text = await to_thread.run_sync(self.index.read_text, "utf-8")
            return HTMLResponse(text, 404, headers={"Cache-Control": "no-cache"})

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        if str(args[0]).find("/assets/") >= 0:
            response.headers["Cache-Control"] = FOREVER
        return response
