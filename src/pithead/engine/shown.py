"""How the engine's own words look in JSON, for each game's description of what it tells.

A game describes its view, its cards and all else that leaves it in its `shown.py`: mypy checks
what makes them, and whoever serves the game puts its own description together from them. These
modules are not compiled, since mypyc does not keep what stands in the brackets of a type.
"""

from typing import Any, Final, TypedDict, final


class Message(TypedDict):
    """A sentence before it has a language; a param is a number, a text, or messages again."""

    key: str
    params: dict[str, object]


class Sign(TypedDict):
    """A picture's name, with its number where it has one: `heat 2`, `arrow`."""

    name: str
    number: int | None


class Worded(TypedDict):
    """What every card says of itself: a row of signs for each of `does`."""

    title: Message
    does: list[Message]
    signs: list[list[Sign]]


class Origin(TypedDict):
    """Points of one source, for each owner: the seats, then the rivals of the game's own."""

    source: str
    points: list[int]


class RoundOfPoints(TypedDict):
    """Everybody's points of one round: in all, and of each source that gave or took any."""

    round: int
    points: list[int]
    sources: list[Origin]


class Award(TypedDict):
    """What somebody did more of than the others; alone, what there was of it."""

    award: str
    owners: list[int]
    number: int
    # The whole sentence.
    message: Message


class Turn(TypedDict):
    """A move after which the winner's lead in some number was another; alone, the number."""

    move: int
    round: int
    before: int
    after: int


class Wording(TypedDict):
    """What is said at a place of a picture; beyond so many characters it has to be cut."""

    says: Message
    most: int


class Picture(TypedDict):
    """An SVG with holes `{0}`, `{1}` where words go, in the reader's language and escaped."""

    svg: str
    words: list[Wording]


class Report(TypedDict):
    """How a game went: where its points came from, what turned it, who stood out."""

    sources: list[Origin]
    rounds: list[RoundOfPoints]
    awards: list[Award]
    # By the name of an open number.
    turns: dict[str, list[Turn]]
    # Everybody's points at the start and after each move.
    course: list[list[int]]
    picture: Picture


@final
class Shown:
    """The types of all that one game tells. Every view names its game."""

    def __init__(
        self, view: Any, meaning: Any, card: Any, tally: Any, score: Any, consequences: Any
    ) -> None:
        self.view: Final = view
        # An action by names.
        self.meaning: Final = meaning
        self.card: Final = card
        # A seat's open numbers, and what its result is made of.
        self.tally: Final = tally
        self.score: Final = score
        # What a preview foretells for places of the table; None where it foretells nothing.
        self.consequences: Final = consequences
