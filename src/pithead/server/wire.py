"""JSON as it leaves the server, by orjson: each move is written out for everybody who watches."""

from typing import Any

import orjson


def text_of(value: Any) -> str:
    return orjson.dumps(value).decode()


def written(value: Any) -> orjson.Fragment:
    """A value written out once, that can stand in any number of bodies."""
    return orjson.Fragment(orjson.dumps(value))


def sorted_bytes_of(value: Any) -> bytes:
    """Equal values have equal bytes: keys in order, no spaces, letters as they are."""
    return orjson.dumps(value, option=orjson.OPT_SORT_KEYS)
