"""A preview: what an action would change, before it is made."""

from typing import Final, final


@final
class Preview:
    """Plus and minus for each seat and rival. `is_certain` if nothing hidden can change it."""

    def __init__(
        self, before: list[dict[str, int]], after: list[dict[str, int]], is_certain: bool
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

    def to_json(self) -> dict[str, object]:
        return {"changes": self.changes, "certain": self.is_certain}
