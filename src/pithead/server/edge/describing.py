"""The interface's description, kept as a file, so that no server makes it anew when it starts.

What hundreds of kinds of answers look like takes seconds to work out, and no request needs it:
answers are written as they are made. `scripts/interface` works it out once for a change of the
protocol.
"""

from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import orjson
from fastapi import APIRouter
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from starlette.responses import Response
from starlette.routing import BaseRoute

from pithead import __version__
from pithead.server.edge.answers import JSONAnswer

TITLE: Final = "Pithead"
MEANT: Final = "Tables for dwarven mining games, for people, bots and scripts."
FILE: Final = Path(str(files("pithead.server"))) / "openapi.json"


class Route(APIRoute):
    """Keeps what its answers look like for the description, and reads requests alone."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **told: Any) -> None:
        self.whole: Final = (path, endpoint, told)
        super().__init__(path, endpoint, **{**told, "response_model": None, "responses": None})

    def described(self) -> APIRoute:
        path, endpoint, told = self.whole
        return APIRoute(path, endpoint, **told)


def description(routes: Iterable[BaseRoute]) -> dict[str, Any]:
    """What these routes take and give; the version is put in where it is served."""
    whole = [each.described() for each in routes if isinstance(each, Route)]
    return get_openapi(title=TITLE, version="any", description=MEANT, routes=whole)


@cache
def sent() -> bytes:
    """The kept description, as one of this version."""
    document = orjson.loads(FILE.read_bytes())
    document["info"]["version"] = __version__
    return orjson.dumps(document)


router = APIRouter()


@router.get("/api/openapi.json", include_in_schema=False)
def interface() -> Response:
    return Response(sent(), media_type=JSONAnswer.media_type)
