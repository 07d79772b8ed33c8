"""Sentences on their way to a reader."""

from typing import cast

from pithead.engine.message import Message as Sentence
from pithead.server.protocol.typed import TypedDict


class Message(TypedDict):
    """A sentence before it has a language. A param called `seat` is a seat's number from 0."""

    key: str
    params: "dict[str, int | str | Message | list[Message]]"


def said(message: Sentence) -> Message:
    """An engine's message as it is sent."""
    return cast(Message, message.to_json())


def said_if(message: Sentence | None) -> Message | None:
    return None if message is None else said(message)
