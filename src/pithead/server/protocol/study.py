"""What is told of a game that is over: how it went, and its analysis."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from pithead.bots import shown
from pithead.engine import shown as told
from pithead.server.protocol.reading import readable
from pithead.server.protocol.typed import TypedDict

if TYPE_CHECKING:
    Analysis: TypeAlias = shown.Analysis
    Report: TypeAlias = told.Report
    Retried: TypeAlias = shown.Retried
else:
    Analysis = readable(shown.Analysis)
    Report = readable(told.Report)
    Retried = readable(shown.Retried)


class Study(TypedDict):
    """Of `total` decisions `done` are judged; `place` are the analyses that come before."""

    state: Literal["none", "open", "done", "failed"]
    place: int
    done: int
    total: int
    # Whole, once it is done.
    analysis: Analysis | None
