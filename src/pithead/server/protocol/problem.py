"""A refusal on its way."""

from typing import NotRequired

from pithead.server.protocol.messages import Message
from pithead.server.protocol.moment import Moment
from pithead.server.protocol.typed import TypedDict


class Problem(TypedDict):
    """Why a request was refused (RFC 9457); `moment` lets a stale page go on at once."""

    type: str
    title: str
    status: int
    detail: str
    message: Message
    moment: NotRequired[Moment]
