"""All of somebody's tables in one answer."""

from pithead.server.protocol.facts import Facts
from pithead.server.protocol.games import Tally
from pithead.server.protocol.messages import Message
from pithead.server.protocol.moment import LogLine, Result
from pithead.server.protocol.typed import TypedDict


class LobbyFacts(TypedDict):
    """One of somebody's tables as their lobby shows it."""

    facts: Facts
    # How many rounds there are, where the game says so.
    rounds: int | None
    tallies: list[Tally]
    # What the reader is asked; null where others must act.
    asks: Message | None
    # The last move, as the reader may know it.
    last: LogLine | None
    # When something last happened there.
    since: str
    result: Result | None
    # The number of the last thing that was said; 0 if nothing was.
    said: int


class LobbyTable(TypedDict):
    """A line of the lobby, or why there is nothing to tell."""

    table: str
    refused: Message | None
    known: LobbyFacts | None
