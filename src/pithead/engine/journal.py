"""The journal: what happened, as structured events with who may read what of them.

Sentences are made from events in the reader's language; nothing here is a sentence. Copies that
a bot searches carry a muted journal, so telling costs them one test.
"""

from typing import Final, final

from pithead.engine.message import Message, Param, plain

__all__ = ["Event", "Journal", "muted"]

NOBODY: Final = -2


@final
class Event:
    """Something that happened. That it did is open; its `secret` part only its owner reads.

    >>> drew = Event("drew", {"seat": 0}, owner=0, secret={"card": "D31"})
    >>> drew.for_reader(0), drew.for_reader(1)
    (<drew_own: seat 0, card D31>, <drew: seat 0>)
    >>> drew.message("dwarf"), drew.to_json()
    (Message('dwarf.told.drew', {'seat': 0}), {'kind': 'drew', 'params': {'seat': 0}})
    """

    __slots__ = ("kind", "owner", "params", "secret")

    def __init__(
        self, kind: str, params: dict[str, Param], owner: int, secret: dict[str, Param]
    ) -> None:
        self.kind: Final = kind
        self.params: Final = params
        self.owner: Final = owner
        self.secret: Final = secret

    def __repr__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.params.items())
        return f"<{self.kind}: {told}>" if told else f"<{self.kind}>"

    def for_reader(self, seat: int) -> "Event":
        """What this seat may read of it: its owner an event `<kind>_own`, the others no secret."""
        if not self.secret:
            return self
        if seat == self.owner:
            return Event(f"{self.kind}_own", {**self.params, **self.secret}, NOBODY, {})
        return Event(self.kind, self.params, NOBODY, {})

    def message(self, game: str) -> Message:
        """The event as everyone may read it."""
        return Message(f"{game}.told.{self.kind}", self.params)

    def to_json(self) -> dict[str, object]:
        """The event as everyone may read it."""
        return {"kind": self.kind, "params": {k: plain(v) for k, v in self.params.items()}}


@final
class Journal:
    """The events of a game so far, oldest first.

    >>> journal = Journal([], muted=False)
    >>> journal.tell("round", {"round": 1})
    >>> journal.tell_secret("drew", {"seat": 0}, owner=0, secret={"card": "D31"})
    >>> journal.seen_by(1)
    [<round: round 1>, <drew: seat 0>]
    >>> len(journal.copy().events)
    2
    """

    __slots__ = ("events", "muted")

    def __init__(self, events: list[Event], muted: bool) -> None:
        self.events = events
        self.muted = muted

    def tell(self, kind: str, params: dict[str, Param]) -> None:
        """Something all may read."""
        if not self.muted:
            self.events.append(Event(kind, params, NOBODY, {}))

    def tell_secret(
        self, kind: str, params: dict[str, Param], owner: int, secret: dict[str, Param]
    ) -> None:
        """Something of which one seat may read more than the others."""
        if not self.muted:
            self.events.append(Event(kind, params, owner, secret))

    def seen_by(self, seat: int) -> list[Event]:
        """What this seat may read; a spectator is seat -1."""
        return [event.for_reader(seat) for event in self.events]

    def copy(self) -> "Journal":
        """One that goes on by itself; a muted one is shared, since it never changes."""
        return self if self.muted else Journal(self.events.copy(), False)


def muted() -> Journal:
    """A journal that hears nothing, for copies that are only searched.

    >>> journal = muted()
    >>> journal.tell("round", {"round": 1})
    >>> journal.events
    []
    """
    return Journal([], True)
