"""The words of DWARF's cards. Everything about a word stands in its class.

A phrase is one of
    gain 3 iron
    pay 1 iron, 2 steel > gain 1 item
    lose 1 iron      lose all gold      swap 2 gold > iron      stop mining
    call helpers
"""

from abc import ABC, abstractmethod
from typing import ClassVar, Final, final

from pithead.engine.errors import BadBox
from pithead.engine.message import Message, Param
from pithead.games.dwarf.words import DEFEND, FORGE, GOODS, HELP, MINE, TYPES

ALL: Final = -1


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

    def can_run(self, goods: list[int]) -> bool:
        """Whether a player with these goods has what it takes."""
        return True

    def run(self, goods: list[int]) -> None:
        """Carry it out on a player's goods."""


@final
class Gain(Effect):
    """A seam: take so many. DW-36"""

    types: ClassVar[list[int]] = [MINE]

    def __init__(self, good: int, amount: int) -> None:
        self.good: Final = good
        self.amount: Final = amount

    def phrase(self) -> str:
        return f"gain {self.amount} {_word(self.good, self.amount)}"

    def message(self) -> Message:
        return Message("dwarf.does.gain", {"goods": [goods_message(self.good, self.amount)]})

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

    def can_run(self, goods: list[int]) -> bool:
        price = self.price
        return (
            goods[0] >= price[0]
            and goods[1] >= price[1]
            and goods[2] >= price[2]
            and goods[3] >= price[3]
        )

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

    def phrase(self) -> str:
        if self.amount == ALL:
            return f"lose all {GOODS[self.good]}"
        return f"lose {self.amount} {_word(self.good, self.amount)}"

    def message(self) -> Message:
        if self.amount == ALL:
            return Message("dwarf.does.lose_all", {"good": good_message(self.good)})
        return Message("dwarf.does.lose", {"goods": [goods_message(self.good, self.amount)]})

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

    def phrase(self) -> str:
        return f"swap {self.amount} {_word(self.good, self.amount)} > {GOODS[self.into]}"

    def message(self) -> Message:
        params: dict[str, Param] = {
            "goods": [goods_message(self.good, self.amount)],
            "into": good_message(self.into),
        }
        return Message("dwarf.does.swap", params)

    def run(self, goods: list[int]) -> None:
        amount = min(goods[self.good], self.amount)
        goods[self.good] -= amount
        goods[self.into] += amount


@final
class StopMining(Effect):
    """Orc raiders: nobody resolves mine actions this round. DW-35"""

    types: ClassVar[list[int]] = [DEFEND]

    def phrase(self) -> str:
        return "stop mining"

    def message(self) -> Message:
        return Message("dwarf.does.stop")


@final
class CallHelpers(Effect):
    """Two helpers this round. DW-34"""

    types: ClassVar[list[int]] = [HELP]

    def phrase(self) -> str:
        return "call helpers"

    def message(self) -> Message:
        return Message("dwarf.does.help")


def good_message(good: int) -> Message:
    """The name of one of the goods."""
    return Message(f"dwarf.good.{GOODS[good]}")


def goods_message(good: int, amount: int) -> Message:
    """So many of one of the goods."""
    return Message(f"dwarf.goods.{GOODS[good]}", {"n": amount})


def read_effect(phrase: str, type_name: str, where: str) -> Effect:
    """The effect a phrase names, on a card of this type."""
    effect = _parsed(phrase)
    if effect is None:
        raise BadBox(
            where,
            repr(phrase),
            "a phrase such as 'gain 3 iron', 'pay 1 iron, 2 steel > gain 1 item', 'lose 1 gold', "
            "'lose all gold', 'swap 2 gold > iron', 'stop mining' or 'call helpers'",
        )
    if type_name not in TYPES:
        raise BadBox(where, f"type {type_name!r}", "one of " + ", ".join(TYPES))
    if TYPES.index(type_name) not in effect.types:
        allowed = " or ".join(TYPES[each] for each in effect.types)
        raise BadBox(where, f"{phrase!r} on a {type_name} card", f"it on a {allowed} card")
    return effect


def _parsed(phrase: str) -> Effect | None:
    if phrase == "stop mining":
        return StopMining()
    if phrase == "call helpers":
        return CallHelpers()
    if phrase.startswith("lose all "):
        good = _good(phrase[9:])
        return None if good < 0 else Lose(good, ALL)
    verb, _, rest = phrase.partition(" ")
    left, arrow, right = rest.partition(" > ")
    if verb == "gain" and not arrow:
        mix = _mix(left)
        return None if len(mix) != 1 else Gain(mix[0][1], mix[0][0])
    if verb == "lose" and not arrow:
        mix = _mix(left)
        return None if len(mix) != 1 else Lose(mix[0][1], mix[0][0])
    if verb == "swap" and arrow:
        mix = _mix(left)
        into = _good(right)
        return None if len(mix) != 1 or into < 0 else Swap(mix[0][0], mix[0][1], into)
    if verb == "pay" and right.startswith("gain "):
        price = _mix(left)
        gain = _mix(right[5:])
        if not price or len(gain) != 1:
            return None
        total = [0, 0, 0, 0]
        for amount, good in price:
            total[good] += amount
        return Trade(total, gain[0][1], gain[0][0])
    return None


def _mix(text: str) -> list[tuple[int, int]]:
    """`1 iron, 2 steel` as amounts and goods; nothing if it is not that."""
    result: list[tuple[int, int]] = []
    for part in text.split(", "):
        number, _, word = part.partition(" ")
        good = _good(word)
        if good < 0 or not (number.isascii() and number.isdecimal()) or int(number) < 1:
            return []
        result.append((int(number), good))
    return result


def _good(word: str) -> int:
    name = "items" if word == "item" else word
    return GOODS.index(name) if name in GOODS else -1


def _word(good: int, amount: int) -> str:
    return "item" if GOODS[good] == "items" and amount == 1 else GOODS[good]
