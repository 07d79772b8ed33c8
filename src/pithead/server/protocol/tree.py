"""A tree of variations: the moments of a game, and other moves tried from them."""

from typing import Any

from pithead.server.protocol.messages import Message
from pithead.server.protocol.moment import Moment
from pithead.server.protocol.typed import TypedDict


class TreeNode(TypedDict):
    """A moment, by the move that leads to it; moment 0, the beginning, is not told."""

    number: int
    # The moment before it.
    after: int
    # Who made the move.
    seat: int
    action: str
    # What the move was, in words.
    offers: Message
    # Of the moment it leads to: its round, and whether the game has ended.
    round: int
    over: bool
    # What somebody has called the variation that begins here.
    name: str


class Tree(TypedDict):
    """All moments. The first `main` of them are the record's own."""

    tree: str
    name: str
    game: str
    title: str
    # Whether whoever asks may change it.
    mine: bool
    # The table whose game it is, if it is one's.
    table: str | None
    main: int
    nodes: list[TreeNode]
    # How many more moves there is room for.
    room: int


class MadeTree(TypedDict):
    """A new tree, and the secret by which it can be changed, told this once."""

    tree: str
    secret: str


class Branched(TypedDict):
    """The moment that a move leads to; `moment` is all that is known there."""

    node: TreeNode
    moment: Moment


class TreeDocument(TypedDict):
    """A tree as it is exported: docs/notation.md."""

    pithead: int
    variations: str
    record: dict[str, Any]
    # Number, the number of the moment before it, seat, notation, name.
    moves: list[tuple[int, int, int, str, str]]
