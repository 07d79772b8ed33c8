"""The interface's description: as the server keeps it, and made anew from its routes."""

import json
from typing import Any

from pithead.server.edge import describing
from pithead.server.edge.app import make_app
from pithead.server.edge.site import Site
from pithead.server.settings import Settings


def kept() -> Any:
    """What the server sends, but for its version."""
    return json.loads(describing.FILE.read_text("utf-8"))


def fresh() -> str:
    """What the application's routes say, as the file should have it."""

    async def never() -> Site:
        raise AssertionError("it is not started")

    document = describing.description(make_app(Settings(), never).routes)
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"
