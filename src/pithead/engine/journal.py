"""The journal: what happened, as structured events with who may see them.

Sentences are made from events in the reader's language; nothing here is a sentence. Copies that
a bot searches carry a muted journal, so telling costs them one test.
"""

from typing import Final, final

from pithead.engine.message import Message, Param, plain

EVERYONE: Final = -1


@final
class Event:
    """Something that happened. `seen_by` is a seat, or EVERYONE."""

    __slots__ = ("kind", "params", "seen_by")

    def __init__(self, kind: str, params: dict[str, Param], seen_by: int) -> None:
        self.kind: Final = kind
        self.params: Final = params
        self.seen_by: Final = seen_by

    def message(self, game: str) -> Message:
        return Message(f"{game}.told.{self.kind}", self.params)

    def to_json(self) -> dict[str, object]:
        return {"kind": self.kind, "params": {k: plain(v) for k, v in self.params.items()}}


@final
class Journal:
    """The events of a game so far, oldest first."""

    __slots__ = ("events", "muted")

    def __init__(self, events: list[Event], muted: bool) -> None:
        self.events = events
        self.muted = muted

    def tell(self, kind: str, params: dict[str, Param], seen_by: int = EVERYONE) -> None:
        if not self.muted:
            self.events.append(Event(kind, params, seen_by))

    def seen_by(self, seat: int) -> list[Event]:
        """What this seat may read; a spectator is seat -1."""
        return [e for e in self.events if e.seen_by == EVERYONE or e.seen_by == seat]

    def copy(self) -> "Journal":
        return self if self.muted else Journal(self.events.copy(), False)


def muted() -> Journal:
    return Journal([], True)
