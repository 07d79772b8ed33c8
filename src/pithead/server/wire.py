"""JSON as it leaves the server, by orjson: each move is written out for everybody who watches.

In a browser there is no orjson, and one reader: there the standard library writes the same texts.
"""

import json
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING or find_spec("orjson") is not None:
    import orjson

    def text_of(value: Any) -> str:
        return orjson.dumps(value).decode()

    def written(value: Any) -> Any:
        """A value written out once, that can stand in any number of bodies."""
        return orjson.Fragment(orjson.dumps(value))

    def sorted_bytes_of(value: Any) -> bytes:
        """Equal values have equal bytes: keys in order, no spaces, letters as they are."""
        return orjson.dumps(value, option=orjson.OPT_SORT_KEYS)

else:

    def text_of(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    def written(value: Any) -> Any:
        return value

    def sorted_bytes_of(value: Any) -> bytes:
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        return text.encode()
