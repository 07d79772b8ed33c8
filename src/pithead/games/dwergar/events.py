"""The words of Dwergar's events. Everything about a word stands in its class.

everyone heat 2    lift 1    load 1 stone on 3    clear 2
toll 1    install 2    actions 2    score 1 in mine    score 1 on empty
close laboratory    quiet laboratory    rich foremen    heat 1 at workshop
"""

from typing import ClassVar, Final, Self, final

from pithead.engine.message import Message, Param
from pithead.engine.sign import Sign
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.mine import lift_carts, load_everyone
from pithead.games.dwergar.state import DwergarState, EventReader, EventWord, RoundRules
from pithead.games.dwergar.studio import clear_row
from pithead.games.dwergar.words import (
    GOODS,
    LEVELS,
    PLACES,
    Phrase,
    goods_message,
    heat_message,
    level_message,
    place_message,
)

# -- at once -----------------------------------------------------------------------------------


@final
class EveryoneHeat(EventWord):
    """Each player gains heat. DG-E46, DG-E53, DG-E54"""

    start: ClassVar[str] = "everyone heat"

    def run(self, state: DwergarState) -> None:
        for seat in range(state.seats):
            state.players[seat].gain_heat(self.amount)
            chronicle.warmed(state, seat, self.amount)

    def message(self) -> Message:
        return Message("dwergar.happens.everyone_heat", {"goods": heat_message(self.amount)})

    def signs(self) -> list[Sign]:
        return [Sign("people"), Sign("plus", self.amount), Sign("heat")]


@final
class Lifting(EventWord):
    """The lift goes up by itself. DG-E47, DG-E50, DG-E53, DG-E60"""

    name: ClassVar[str] = "lift"
    start: ClassVar[str] = "lift"

    def run(self, state: DwergarState) -> None:
        for _ in range(self.amount):
            lift_carts(state)

    def signs(self) -> list[Sign]:
        return [Sign("lift", self.amount)]


@final
class LoadLevel(EventWord):
    """Resources into every cart of a level. DG-E54, DG-E55"""

    def __init__(self, amount: int, good: int, level: int) -> None:
        super().__init__(amount)
        self.good: Final = good
        self.level: Final = level

    @classmethod
    def read(cls, phrase: Phrase) -> Self | None:
        amount = phrase.after("load")
        good = phrase.one_of(GOODS)
        level = phrase.one_of(LEVELS) if phrase.has("on") else -1
        return cls(amount, good, level) if amount and good >= 0 and level >= 0 else None

    def run(self, state: DwergarState) -> None:
        load_everyone(state, self.level, self.good, self.amount)

    def phrase(self) -> str:
        return f"load {self.amount} {GOODS[self.good]} on {LEVELS[self.level]}"

    def message(self) -> Message:
        params: dict[str, Param] = {
            "goods": goods_message(self.good, self.amount),
            "level": level_message(self.level),
        }
        return Message("dwergar.happens.load", params)

    def signs(self) -> list[Sign]:
        goods = Sign(GOODS[self.good], self.amount)
        return [Sign(f"level-{LEVELS[self.level]}"), Sign("plus"), goods, Sign("cart")]


@final
class ClearRow(EventWord):
    """Some open projects are discarded for good, the row is refilled. DG-E52"""

    name: ClassVar[str] = "clear"
    start: ClassVar[str] = "clear"

    def run(self, state: DwergarState) -> None:
        clear_row(state, self.amount)

    def signs(self) -> list[Sign]:
        return [Sign("minus", self.amount), Sign("project")]


# -- for the round -----------------------------------------------------------------------------


@final
class Toll(EventWord):
    """Each level of the lift costs heat. DG-E48"""

    name: ClassVar[str] = "toll"
    start: ClassVar[str] = "toll"

    def mark(self, rules: RoundRules) -> None:
        rules.toll += self.amount

    def signs(self) -> list[Sign]:
        return [Sign("lift"), Sign("equals"), Sign("heat", self.amount)]


@final
class InstallPoints(EventWord):
    """More points for installing outside the mine. DG-E49"""

    name: ClassVar[str] = "install"
    start: ClassVar[str] = "install"

    def mark(self, rules: RoundRules) -> None:
        rules.install_points += self.amount

    def signs(self) -> list[Sign]:
        return [Sign("furnace-hot"), Sign("plus", self.amount), Sign("points")]


@final
class FewActions(EventWord):
    """Everyone has so many actions in a turn. DG-E51"""

    name: ClassVar[str] = "actions"
    start: ClassVar[str] = "actions"

    def mark(self, rules: RoundRules) -> None:
        rules.actions = self.amount

    def signs(self) -> list[Sign]:
        return [Sign("action", self.amount)]


@final
class MinePoints(EventWord):
    """Points for each dwarf placed in the mine. DG-E56"""

    name: ClassVar[str] = "in_mine"
    start: ClassVar[str] = "score"
    rest: ClassVar[str] = "in mine"

    def mark(self, rules: RoundRules) -> None:
        rules.mine_points += self.amount

    def signs(self) -> list[Sign]:
        return [Sign("mining"), Sign("plus", self.amount), Sign("points")]


@final
class EmptyPlacePoints(EventWord):
    """Points for a worker on an empty place. DG-E60"""

    name: ClassVar[str] = "on_empty"
    start: ClassVar[str] = "score"
    rest: ClassVar[str] = "on empty"

    def mark(self, rules: RoundRules) -> None:
        rules.empty_points += self.amount

    def signs(self) -> list[Sign]:
        return [Sign("empty"), Sign("plus", self.amount), Sign("points")]


@final
class ShutPlace(EventWord):
    """A place that offers nothing this round, or no specialist bonuses. DG-E57"""

    def __init__(self, place: int, is_closed: bool) -> None:
        super().__init__()
        self.place: Final = place
        self.is_closed: Final = is_closed

    @classmethod
    def read(cls, phrase: Phrase) -> Self | None:
        what = phrase.one_of(["close", "quiet"])
        place = phrase.one_of(PLACES)
        return cls(place, what == 0) if what >= 0 and place >= 0 else None

    def mark(self, rules: RoundRules) -> None:
        if self.is_closed:
            rules.closed[self.place] = True
        else:
            rules.quiet[self.place] = True

    def phrase(self) -> str:
        return f"{'close' if self.is_closed else 'quiet'} {PLACES[self.place]}"

    def message(self) -> Message:
        kind = "close" if self.is_closed else "quiet"
        return Message(f"dwergar.happens.{kind}", {"place": place_message(self.place)})

    def signs(self) -> list[Sign]:
        return [Sign(f"place-{PLACES[self.place]}"), Sign("closed" if self.is_closed else "quiet")]


@final
class RichForemen(EventWord):
    """Foremen in the mine get the additional yield. DG-E58"""

    @classmethod
    def read(cls, phrase: Phrase) -> Self | None:
        return cls() if phrase.has("rich foremen") else None

    def mark(self, rules: RoundRules) -> None:
        rules.rich_foremen = True

    def phrase(self) -> str:
        return "rich foremen"

    def message(self) -> Message:
        return Message("dwergar.happens.rich_foremen")

    def signs(self) -> list[Sign]:
        return [Sign("foreman"), Sign("mining"), Sign("plus")]


@final
class HeatAt(EventWord):
    """Each action at a place gives heat. DG-E59"""

    def __init__(self, amount: int, place: int) -> None:
        super().__init__(amount)
        self.place: Final = place

    @classmethod
    def read(cls, phrase: Phrase) -> Self | None:
        amount = phrase.after("heat")
        place = phrase.one_of(PLACES) if phrase.has("at") else -1
        return cls(amount, place) if amount and place >= 0 else None

    def mark(self, rules: RoundRules) -> None:
        rules.heat_at[self.place] += self.amount

    def phrase(self) -> str:
        return f"heat {self.amount} at {PLACES[self.place]}"

    def message(self) -> Message:
        params: dict[str, Param] = {
            "goods": heat_message(self.amount),
            "place": place_message(self.place),
        }
        return Message("dwergar.happens.heat_at", params)

    def signs(self) -> list[Sign]:
        return [Sign(f"place-{PLACES[self.place]}"), Sign("plus", self.amount), Sign("heat")]


WORDS: Final[list[EventReader]] = [
    EveryoneHeat.read, Lifting.read, LoadLevel.read, ClearRow.read, Toll.read, InstallPoints.read,
    FewActions.read, MinePoints.read, EmptyPlacePoints.read, ShutPlace.read, RichForemen.read,
    HeatAt.read,
]  # fmt: skip
