"""The deal of a fresh table: drawn in secret, promised at the start, shown after the end.

The promise is a hash of the table's id and the seed. A seed has 128 random bits, so nobody finds it
from its hash, and no other seed has the same one: who keeps the promise has not changed the deal.
"""

import hashlib
import secrets
from typing import Final

from pithead.server.protocol.facts import Deal
from pithead.server.store.rows import FRESH, TableRow

SEED_BITS: Final = 128


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


def promise_of(table: str, seed: int) -> str:
    """What is told at the start. `docs/protocol.md` says how to check it."""
    return hashlib.sha256(f"{table} {seed}".encode()).hexdigest()


def deal_of(row: TableRow, is_over: bool) -> Deal:
    """For everybody: the promise, and the seed once there is nothing left to hide.

    Only a fresh table promises: a short or known seed could be found from its hash.
    """
    is_fresh = row.origin == FRESH
    return {
        "promise": promise_of(row.id, row.seed) if is_fresh else None,
        "revealed": str(row.seed) if is_fresh and is_over else None,
    }
