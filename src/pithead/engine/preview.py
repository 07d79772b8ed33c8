"""A preview: what an action would change, before it is made."""

from collections.abc import Mapping
from typing import Final, final

__all__ = ["Preview"]


@final
class Preview:
    """Plus and minus for each seat and rival. `is_certain` if nothing hidden can change it.

    `consequences` is what the action would mean for places of the table, as its question foretells
    it: each game has its own words for that, in its `shown.py`, and its board draws them.

    >>> Preview([{"iron": 1, "gold": 0}], [{"iron": 4, "gold": 0}], True, consequences={})
    <Preview: [{'iron': 3}], certain>
    >>> Preview([{"iron": 1}], [{"iron": 1}], is_certain=False, consequences=None).to_json()
    {'changes': [{}], 'certain': False, 'consequences': None}
    """

    def __init__(
        self,
        before: list[dict[str, int]],
        after: list[dict[str, int]],
        is_certain: bool,
        consequences: Mapping[str, object] | None,
    ) -> None:
        self.changes: Final = [
            {
                name: after[i][name] - before[i][name]
                for name in after[i]
                if after[i][name] != before[i][name]
            }
            for i in range(len(before))
        ]
        self.is_certain: Final = is_certain
        self.consequences: Final = consequences

    def __repr__(self) -> str:
        return f"<Preview: {self.changes}, {'certain' if self.is_certain else 'not certain'}>"

    def to_json(self) -> dict[str, object]:
        """The preview as JSON can hold it."""
        return {
            "changes": self.changes,
            "certain": self.is_certain,
            "consequences": self.consequences,
        }
