"""A change before it is written: staged on a copy, then appended, then adopted."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pithead.engine.action import Action
from pithead.server.store.rows import SeatRow


@dataclass(frozen=True)
class Staged:
    """What an entry would make of a table. It is worked out once, and taken over as it is."""

    # The game's state afterwards; None where the game stays as it is.
    state: Any = None
    # The action that gives it, already parsed.
    action: Action | None = None
    # The seats that become others.
    seats: Sequence[SeatRow] = ()
