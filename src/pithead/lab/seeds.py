"""Seeds made from a seed: every place that needs chance of its own gets it from one number."""

import hashlib
from typing import Final

# Not as many bits as a seed may have: the arenas of the past shall come out the same.
BITS: Final = 63


def seed_for(seed: int, *places: int) -> int:
    """A seed that this seed and these numbers decide, unlike that of any other place."""
    text = "/".join(str(number) for number in (seed, *places))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8]) & ((1 << BITS) - 1)
