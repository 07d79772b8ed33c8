"""The words of DWARF's cards. Everything about a word stands in its class.

`read` parses a phrase, `phrase` prints it back, `WORDS` lists the readers:
    gain 3 iron
    pay 1 iron, 2 steel > gain 1 item
    lose 1 iron      lose all gold      swap 2 gold > iron      stop mining
    call helpers
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias, final

from pithead.engine.message import Message, Param
from pithead.engine.sign import Sign
from pithead.games.dwarf.shown import Scene
from pithead.games.dwarf.words import (
    DEFEND,
    FORGE,
    GOODS,
    HELP,
    HELPERS,
    ITEMS,
    MINE,
    good_named,
    mix_of,
    rest_of,
)

ALL: Final = -1
NOTHING: Final = -1
# Where a number has to stand for all of a kind.
EVERY_ONE: Final = 8


class Effect(ABC):
    """What a mine card does for a worker, or to everyone when nobody defends."""

    # The types of card the word may stand on.
    types: ClassVar[list[int]]

    @abstractmethod
    def phrase(self) -> str:
        """The word as it stands in the data; parsing it gives this effect again."""

    @abstractmethod
    def message(self) -> Message:
        """The word for a reader."""

    @abstractmethod
    def signs(self) -> list[Sign]:
        """The word as a row of pictures."""

    def gives(self) -> list[Sign]:
        """What a worker gets there."""
        return []

    @abstractmethod
    def scene(self, type_: int) -> Scene:
        """The kind of room a card of this type with this word is: one picture for each."""

    def brings(self) -> list[int]:
        """By kind, what whoever is concerned gets."""
        return [0] * len(GOODS)

    def costs(self) -> list[int]:
        """By kind, what a worker's owner pays for it."""
        return [0] * len(GOODS)

    def strips(self) -> list[int]:
        """By kind, the most that everybody loses to it; all of a kind counts as `EVERY_ONE`."""
        return [0] * len(GOODS)

    def can_run(self, goods: list[int]) -> bool:
        """Whether a player with these goods has what it takes."""
        return True

    def lacks(self, goods: list[int]) -> int:
        """Which of the goods there are too few of for the price; NOTHING if none."""
        return NOTHING

    def run(self, goods: list[int]) -> None:
        """Carry it out on a player's goods."""


EffectReader: TypeAlias = Callable[[str], Effect | None]


@final
class Gain(Effect):
    """A seam: take so many. DW-36"""

    types: ClassVar[list[int]] = [MINE]

    def __init__(self, good: int, amount: int) -> None:
        self.good: Final = good
        self.amount: Final = amount

    @staticmethod
    def read(text: str) -> Effect | None:
        mix = mix_of(rest_of(text, "gain "))
        return Gain(mix[0][1], mix[0][0]) if len(mix) == 1 else None

    def phrase(self) -> str:
        return f"gain {self.amount} {_word(self.good, self.amount)}"

    def message(self) -> Message:
        return Message("dwarf.does.gain", {"goods": [goods_message(self.good, self.amount)]})

    def signs(self) -> list[Sign]:
        return [Sign("plus"), *self.gives()]

    def gives(self) -> list[Sign]:
        return [good_sign(self.good, self.amount)]

    def scene(self, type_: int) -> Scene:
        return "seam"

    def brings(self) -> list[int]:
        return only(self.good, self.amount)

    def run(self, goods: list[int]) -> None:
        goods[self.good] += self.amount


@final
class Trade(Effect):
    """Alloying and forging: pay the price, take what it makes. DW-36, DW-37"""

    types: ClassVar[list[int]] = [MINE, FORGE]

    def __init__(self, price: list[int], good: int, amount: int) -> None:
        self.price: Final = price
        self.good: Final = good
        self.amount: Final = amount

    @staticmethod
    def read(text: str) -> Effect | None:
        left, _, right = rest_of(text, "pay ").partition(" > ")
        paid = mix_of(left)
        made = mix_of(rest_of(right, "gain "))
        if not paid or len(made) != 1:
            return None
        price = [0] * len(GOODS)
        for amount, good in paid:
            price[good] += amount
        return Trade(price, made[0][1], made[0][0])

    def phrase(self) -> str:
        price = ", ".join(
            f"{self.price[g]} {_word(g, self.price[g])}" for g in range(4) if self.price[g]
        )
        return f"pay {price} > gain {self.amount} {_word(self.good, self.amount)}"

    def message(self) -> Message:
        params: dict[str, Param] = {
            "price": [goods_message(g, self.price[g]) for g in range(4) if self.price[g]],
            "goods": [goods_message(self.good, self.amount)],
        }
        return Message("dwarf.does.trade", params)

    def signs(self) -> list[Sign]:
        price = [good_sign(g, self.price[g]) for g in range(4) if self.price[g]]
        return [*price, Sign("arrow"), *self.gives()]

    def gives(self) -> list[Sign]:
        return [good_sign(self.good, self.amount)]

    def scene(self, type_: int) -> Scene:
        return "forge" if type_ == FORGE else "hearth"

    def brings(self) -> list[int]:
        return only(self.good, self.amount)

    def costs(self) -> list[int]:
        return self.price.copy()

    def can_run(self, goods: list[int]) -> bool:
        price = self.price
        return (
            goods[0] >= price[0]
            and goods[1] >= price[1]
            and goods[2] >= price[2]
            and goods[3] >= price[3]
        )

    def lacks(self, goods: list[int]) -> int:
        for good in range(4):
            if goods[good] < self.price[good]:
                return good
        return NOTHING

    def run(self, goods: list[int]) -> None:
        for good in range(4):
            goods[good] -= self.price[good]
        goods[self.good] += self.amount


@final
class Lose(Effect):
    """A monster that makes everyone give back one kind of resource. DW-35"""

    types: ClassVar[list[int]] = [DEFEND]

    def __init__(self, good: int, amount: int) -> None:
        self.good: Final = good
        self.amount: Final = amount

    @staticmethod
    def read(text: str) -> Effect | None:
        good = good_named(rest_of(text, "lose all "))
        if good >= 0:
            return Lose(good, ALL)
        mix = mix_of(rest_of(text, "lose "))
        return Lose(mix[0][1], mix[0][0]) if len(mix) == 1 else None

    def phrase(self) -> str:
        if self.amount == ALL:
            return f"lose all {GOODS[self.good]}"
        return f"lose {self.amount} {_word(self.good, self.amount)}"

    def message(self) -> Message:
        if self.amount == ALL:
            return Message("dwarf.does.lose_all", {"good": good_message(self.good)})
        return Message("dwarf.does.lose", {"goods": [goods_message(self.good, self.amount)]})

    def signs(self) -> list[Sign]:
        if self.amount == ALL:
            return [Sign("each"), Sign("minus"), Sign("all"), good_sign(self.good, None)]
        return [Sign("each"), Sign("minus"), good_sign(self.good, self.amount)]

    def scene(self, type_: int) -> Scene:
        return "lair"

    def strips(self) -> list[int]:
        return only(self.good, EVERY_ONE if self.amount == ALL else self.amount)

    def run(self, goods: list[int]) -> None:
        owned = goods[self.good]
        goods[self.good] -= owned if self.amount == ALL else min(owned, self.amount)


@final
class Swap(Effect):
    """The Sidhe: everyone changes up to so many of one kind into another. DW-35"""

    types: ClassVar[list[int]] = [DEFEND]

    def __init__(self, amount: int, good: int, into: int) -> None:
        self.amount: Final = amount
        self.good: Final = good
        self.into: Final = into

    @staticmethod
    def read(text: str) -> Effect | None:
        left, _, right = rest_of(text, "swap ").partition(" > ")
        mix = mix_of(left)
        into = good_named(right)
        return Swap(mix[0][0], mix[0][1], into) if len(mix) == 1 and into >= 0 else None

    def phrase(self) -> str:
        return f"swap {self.amount} {_word(self.good, self.amount)} > {GOODS[self.into]}"

    def message(self) -> Message:
        params: dict[str, Param] = {
            "goods": [goods_message(self.good, self.amount)],
            "into": good_message(self.into),
        }
        return Message("dwarf.does.swap", params)

    def signs(self) -> list[Sign]:
        given = good_sign(self.good, self.amount)
        return [given, Sign("arrow"), good_sign(self.into, self.amount)]

    def scene(self, type_: int) -> Scene:
        return "lair"

    def brings(self) -> list[int]:
        return only(self.into, self.amount)

    def strips(self) -> list[int]:
        return only(self.good, self.amount)

    def run(self, goods: list[int]) -> None:
        amount = min(goods[self.good], self.amount)
        goods[self.good] -= amount
        goods[self.into] += amount


@final
class StopMining(Effect):
    """Orc raiders: nobody resolves mine actions this round. DW-35"""

    types: ClassVar[list[int]] = [DEFEND]

    @staticmethod
    def read(text: str) -> Effect | None:
        return StopMining() if text == "stop mining" else None

    def phrase(self) -> str:
        return "stop mining"

    def message(self) -> Message:
        return Message("dwarf.does.stop")

    def signs(self) -> list[Sign]:
        return [Sign("no_mining")]

    def scene(self, type_: int) -> Scene:
        return "lair"


@final
class CallHelpers(Effect):
    """Two helpers this round. DW-34"""

    types: ClassVar[list[int]] = [HELP]

    @staticmethod
    def read(text: str) -> Effect | None:
        return CallHelpers() if text == "call helpers" else None

    def phrase(self) -> str:
        return "call helpers"

    def message(self) -> Message:
        return Message("dwarf.does.help")

    def signs(self) -> list[Sign]:
        return [Sign("plus"), *self.gives()]

    def gives(self) -> list[Sign]:
        return [Sign("helper", HELPERS)]

    def scene(self, type_: int) -> Scene:
        return "gate"


WORDS: Final[list[EffectReader]] = [
    Gain.read, Trade.read, Lose.read, Swap.read, StopMining.read, CallHelpers.read,
]  # fmt: skip


def only(good: int, amount: int) -> list[int]:
    """So many of one kind, and none of the others."""
    result = [0] * len(GOODS)
    result[good] = amount
    return result


def good_message(good: int) -> Message:
    """The name of one of the goods."""
    return Message(f"dwarf.good.{GOODS[good]}")


def goods_message(good: int, amount: int) -> Message:
    """So many of one of the goods."""
    return Message(f"dwarf.goods.{GOODS[good]}", {"n": amount})


def good_sign(good: int, amount: int | None) -> Sign:
    """The picture of one of the goods, with how many."""
    return Sign("item" if good == ITEMS else GOODS[good], amount)


def _word(good: int, amount: int) -> str:
    return "item" if GOODS[good] == "items" and amount == 1 else GOODS[good]
