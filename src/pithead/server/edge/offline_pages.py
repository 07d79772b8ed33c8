"""The same table for times without a network: a folder of files under the page's own address.

It is built by `building/offline.py` with the page; where it was not, nothing offers it.
"""

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.staticfiles import StaticFiles

from pithead.server.edge.security import POLICY

PLACE: Final = "/offline"
PAGE: Final = "index.html"
# Python comes as WebAssembly, and runs in workers; nothing else may do more than on any page.
OFFLINE_POLICY: Final = (
    POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
    + "; worker-src 'self'"
)
# The page, the service worker and what they name by no hash are asked for anew each time.
FRESH: Final = "no-cache"


def offline_folder(page: Path) -> Path:
    """Beside the page's own files."""
    return page / PLACE.strip("/")


def add_offline_pages(app: FastAPI, page: Path) -> bool:
    """Whether there was anything to add."""
    folder = offline_folder(page)
    if not (folder / PAGE).is_file():
        return False

    app.add_route(PLACE, to_the_page, methods=["GET", "HEAD"], include_in_schema=False)
    app.mount(PLACE, OfflineFiles(folder))
    return True


async def to_the_page(_: Request) -> Response:
    return RedirectResponse(f"{PLACE}/")


class OfflineFiles(StaticFiles):
    """Its service worker keeps the files: what it asks for is always of one version."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["Content-Security-Policy"] = OFFLINE_POLICY
        response.headers["Cache-Control"] = FRESH
        return response
