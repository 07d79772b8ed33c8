"""Bells: where people want to hear of their turn while no page of theirs is open."""

from typing import Literal

from pithead.server.protocol.typed import TypedDict

BellWay = Literal["push", "webhook", "mail"]
BellState = Literal["new", "asked", "ready"]


class BellWays(TypedDict):
    """By what this server can call: its public key for Web Push, web addresses, mail."""

    push: str | None
    webhook: bool
    mail: bool


class Bell(TypedDict):
    """An address of a seat, told to its holder alone and never in full."""

    id: str
    way: BellWay
    # A host's name, or a mail address with most letters left out.
    place: str
    # Still to be greeted, waiting for the yes to a letter, or ringing.
    state: BellState
    failures: int


class BellLetter(TypedDict):
    """What a letter is about, for its reader."""

    title: str
    place: str
    state: BellState
    stopped: bool


class Gone(TypedDict):
    """What was taken down."""

    gone: str
