"""What happens at a table, for those who watch."""

from typing import NotRequired

from pithead.server.protocol.facts import Facts
from pithead.server.protocol.messages import Message
from pithead.server.protocol.moment import Moment
from pithead.server.protocol.typed import TypedDict
from pithead.server.protocol.words import EntryKind


class Said(TypedDict):
    name: str
    text: str


class TableEvent(TypedDict):
    """A change of a table, as one reader may know it."""

    seq: int
    kind: EntryKind
    seat: int
    at: str
    hash: str
    told: list[Message]
    moment: Moment | None
    chat: Said | None
    facts: NotRequired[Facts | None]


class EventPage(TypedDict):
    """Some events; `next` is the number to ask on with, if there are more."""

    events: list[TableEvent]
    next: int | None


class ChatLine(TypedDict):
    seq: int
    seat: int
    name: str
    text: str


class Written(TypedDict):
    """The number under which something was written down."""

    seq: int
