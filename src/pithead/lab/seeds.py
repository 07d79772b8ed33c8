"""Seeds made from a seed: every place that needs chance of its own gets it from one number."""

import hashlib

from pithead.engine.rng import MOST_SEED


def seed_for(seed: int, *places: int) -> int:
    """A seed that this seed and these numbers decide, unlike that of any other place."""
    text = "/".join(str(number) for number in (seed, *places))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8]) & MOST_SEED
