"""The shape of a JSON body, looked at before it is parsed.

Parsers go as deep as the brackets do, and whoever checks a body's fields makes a report on each
that is wrong: both are for a stranger to choose. Looking takes time by the body's length only.
"""

import re
from array import array
from itertools import accumulate
from typing import Final

from pithead.server.refusals import Refusal

# A record lies in an import, its box in the record, and a box has at most eight levels.
DEEPEST: Final = 16
# A string, up to the end of the body if nothing ends it.
_STRING: Final = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
_NOT_BRACKETS: Final = bytes(sorted(set(range(256)) - set(b"[]{}")))

# One level further in, or out: -1 as a byte.
_STEPS: Final = bytes.maketrans(b"[{]}", b"\x01\x01\xff\xff")


def refusal_of_shape(body: bytes, most_names: int) -> Refusal | None:
    """What speaks against parsing a body."""
    is_plain = b"\0" not in body  # nor are UTF-16 and UTF-32 read here
    bare = _STRING.sub(b"", body)
    if is_plain and bare.count(b":") <= most_names and not is_deep(bare):
        return None
    return misshapen(most_names)


def misshapen(most_names: int) -> Refusal:
    return Refusal("bad", "server.error.json", {"deepest": DEEPEST, "most": most_names})


def is_deep(bare: bytes) -> bool:
    """Whether brackets lie deeper in each other than they may."""
    steps = array("b", bare.translate(_STEPS, _NOT_BRACKETS))
    return max(accumulate(steps), default=0) > DEEPEST
