"""What the server refuses: each with a kind, an HTTP status and one sentence in any language."""

from typing import Final

from pithead.engine.errors import (
    BadNotation,
    BadSetup,
    Declined,
    IllegalAction,
    NotAsked,
    PitheadError,
)
from pithead.engine.message import Message, Param
from pithead.server.protocol.moment import Moment

STATUS: Final = {
    "not_found": 404,
    "forbidden": 403,
    "stale": 409,
    "illegal": 422,
    "not_asked": 409,
    "bad": 422,
    "undo": 409,
    "taken": 409,
    "off": 409,
    "older_rules": 409,
    "too_many": 429,
    "too_large": 413,
    "misdirected": 421,
    "busy": 503,
}


class Refusal(Declined):
    """The request cannot be granted; nothing has changed."""

    def __init__(
        self,
        kind: str,
        key: str,
        params: dict[str, Param] | None = None,
        moment: Moment | None = None,
    ) -> None:
        super().__init__(Message(key, params))
        self.kind: Final = kind
        # What the reader may know now, so that a stale page can go on at once.
        self.moment: Final = moment

    @property
    def status(self) -> int:
        return STATUS[self.kind]


def refusal_of(error: PitheadError, moment: Moment | None = None) -> Refusal:
    """The engine's own refusal, as the server gives it."""
    kind = "bad"
    if isinstance(error, IllegalAction):
        kind = "illegal"
    elif isinstance(error, NotAsked):
        kind = "not_asked"
    elif isinstance(error, (BadNotation, BadSetup)):
        kind = "bad"
    return Refusal(kind, error.message.key, error.message.params, moment)
