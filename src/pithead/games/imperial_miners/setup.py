"""The options of Imperial Miners, and what is dealt before the first round. IM-6 to IM-8"""

from typing import Final, final

from pithead.engine.options import Flag, Option, OptionValue
from pithead.engine.rng import Rng
from pithead.games.imperial_miners.cards import Cards
from pithead.games.imperial_miners.words import BOARDS, MOST_SEATS

SEAT_COUNTS: Final = list(range(1, MOST_SEATS + 1))


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


def options(cards: Cards) -> list[Option]:
    return [
        Flag("first_game", False, SEAT_COUNTS, "IM-10"),
        Flag("contiguous", True, SEAT_COUNTS, "IM-A1"),
        BoardsOption([board.side for board in cards.boards], SEAT_COUNTS),
        EventsOption([event.id for event in cards.events], cards.rounds, SEAT_COUNTS),
    ]


def dealt_events(cards: Cards, chosen: str, rng: Rng) -> tuple[list[int], list[int], bool]:
    """One for each round face down, the next last, the rest put away; or a list all know. IM-8"""
    ids = [event.id for event in cards.events]
    if chosen != "random":
        given = [ids.index(id_) for id_ in chosen.split("+")]
        unused = [event for event in range(len(ids)) if event not in given]
        return given[::-1], unused, True
    events = list(range(len(ids)))
    rng.shuffle(events)
    return events[: cards.rounds], events[cards.rounds :], False


def dealt_sides(cards: Cards, chosen: str, rng: Rng) -> list[int]:
    """A random side of each board, or given ones. IM-6, IM-A26"""
    sides = [board.side for board in cards.boards]
    if chosen != "random":
        return [sides.index(side) for side in chosen.split("+")]
    result: list[int] = []
    for board in range(1, BOARDS + 1):
        own = [i for i in range(len(sides)) if sides[i].startswith(str(board))]
        result.append(own[rng.below(len(own))])
    return result
