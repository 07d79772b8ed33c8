"""The analysis of a game that is over: how far it is, and what came of it."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from pithead.bots import shown
from pithead.server.protocol.reading import readable
from pithead.server.protocol.typed import TypedDict

if TYPE_CHECKING:
    Analysis: TypeAlias = shown.Analysis
else:
    Analysis = readable(shown.Analysis)


class Study(TypedDict):
    """Of `total` decisions `done` are judged; `place` are the analyses that come before."""

    state: Literal["none", "open", "done", "failed"]
    place: int
    done: int
    total: int
    # Whole, once it is done.
    analysis: Analysis | None
