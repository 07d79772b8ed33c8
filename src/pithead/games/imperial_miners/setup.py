"""The options of Imperial Miners that name cards."""

from typing import Final, final

from pithead.engine.options import Option, OptionValue


@final
class BoardsOption(Option):
    """`random`, or one side of each board such as `1a+2b+3a`. IM-6, IM-A26"""

    kind = "boards"

    def __init__(self, sides: list[str], seats: list[int]) -> None:
        super().__init__("boards", sides, "random", seats, "IM-6")

    def read(self, value: OptionValue, seats: int) -> OptionValue:
        text = str(value).strip().casefold()
        if text == "random":
            return text
        sides = sorted(text.split("+"))
        if [side[:1] for side in sides] != ["1", "2", "3"] or set(sides) - set(self.values):
            raise self.refusal(value, seats)
        return "+".join(sides)

    def examples(self, seats: int) -> list[str]:
        """Chance, and the last side of each board."""
        last = [max(side for side in self.values if side[0] == board) for board in "123"]
        return ["random", "+".join(last)]

    def allowed(self, seats: int) -> list[str]:
        return ["random", "one side of each board, joined by +, such as 1a+2b+3a"]


@final
class EventsOption(Option):
    """`random`, or the events of all rounds in order, joined by `+`. IM-8"""

    kind = "events"

    def __init__(self, ids: list[str], rounds: int, seats: list[int]) -> None:
        super().__init__("events", ids, "random", seats, "IM-8")
        self.rounds: Final = rounds

    def read(self, value: OptionValue, seats: int) -> OptionValue:
        text = str(value).strip()
        if text.casefold() == "random":
            return "random"
        ids = text.split("+")
        if len(ids) != self.rounds or len(set(ids)) != len(ids) or set(ids) - set(self.values):
            raise self.refusal(value, seats)
        return text

    def examples(self, seats: int) -> list[str]:
        """Chance, and the last events in order."""
        return ["random", "+".join(self.values[-self.rounds :])]

    def allowed(self, seats: int) -> list[str]:
        ids = f"{self.rounds} different ids of {self.values[0]} to {self.values[-1]}"
        return ["random", f"{ids}, joined by +"]
