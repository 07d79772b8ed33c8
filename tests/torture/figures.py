"""What a part of the torture did, how often, and what went wrong."""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

Say = Callable[[str], None]
# Set when whoever runs it has no more time: every part comes to its end in order.
STOPPING = threading.Event()


def silent(_: str) -> None:
    """For tests, which have their own way to tell how far they are."""


@dataclass
class Figures:
    """One part's line in the table. It holds if there are no faults."""

    part: str
    counts: dict[str, float] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def to_json(self) -> dict[str, Any]:
        return {
            "part": self.part, "seconds": round(self.seconds, 1), "counts": self.counts,
            "faults": self.faults,
        }  # fmt: skip

    def row(self) -> str:
        """For the table in docs/reliability.md."""
        did = ", ".join(f"{number:,.10g} {what}" for what, number in self.counts.items())
        return f"| `{self.part}` | {did} | {self.seconds:,.0f} s | {len(self.faults) or 'none'} |"


HEADING = "| part | what was done and measured | time | faults |\n|---|---|---|---|"


def table(rows: list[Figures]) -> str:
    return "\n".join([HEADING, *(each.row() for each in rows)])


class Deadline:
    """Nothing here goes on for ever."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.began = time.monotonic()

    @property
    def spent(self) -> float:
        return time.monotonic() - self.began

    @property
    def is_over(self) -> bool:
        return STOPPING.is_set() or self.spent > self.seconds


def percentile(values: list[float], share: float) -> float:
    """The value that so large a share of all does not exceed; 0 for none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
