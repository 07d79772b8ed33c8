"""Card data from TOML files, and box files that overlay them.

A box file holds only what its owner wants to change, in the same tables as the game's own file.
Every key must be one the game has, with a value of the same kind; what the values mean is for the
game's own loader to check.
"""

import hashlib
import json
import tomllib
from typing import Any

from pithead.engine.errors import BadBox


def read_toml(text: str, where: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadBox(where, f"not TOML ({error})", "tables of card values") from None


def overlaid(data: dict[str, Any], box: dict[str, Any], where: str) -> dict[str, Any]:
    """The data with the box's values in place of its own."""
    result = dict(data)
    for key, value in box.items():
        at = f"{where}: {key}"
        if key not in data:
            raise BadBox(at, "an unknown key", "one of " + ", ".join(data))
        own = data[key]
        if isinstance(own, dict):
            if not isinstance(value, dict):
                raise BadBox(at, repr(value), "a table")
            result[key] = overlaid(own, value, at)
        else:
            if type(value) is not type(own):
                raise BadBox(at, repr(value), f"{kind_of(own)} such as {own!r}")
            result[key] = value
    return result


def fingerprint(data: dict[str, Any]) -> str:
    """Twelve characters that change whenever any value does."""
    canonical = json.dumps(data, sort_keys=True, ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()[:12]


def kind_of(value: object) -> str:
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int):
        return "a whole number"
    if isinstance(value, str):
        return "a text"
    return "a list" if isinstance(value, list) else "a table"
