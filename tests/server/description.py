"""The interface's description, as `web/openapi.json` keeps it for the page's types."""

import json
from pathlib import Path
from typing import Any

from pithead.server.edge.app import make_app
from pithead.server.edge.site import Site
from pithead.server.settings import Settings

FILE = Path(__file__).parents[2] / "web" / "openapi.json"


def description() -> dict[str, Any]:
    """What the application says of itself, but for its version."""

    async def never() -> Site:
        raise AssertionError("it is not started")

    document = make_app(Settings(), never).openapi()
    document["info"]["version"] = "any"
    return document


def written() -> str:
    return json.dumps(description(), indent=1, ensure_ascii=False) + "\n"
