"""Amounts of resources and heat, written `1 heat, 3 iron`."""

from typing import Final, final

from pithead.engine.errors import BadBox
from pithead.engine.message import Message
from pithead.engine.sign import Sign
from pithead.games.dwergar.words import GOODS, goods_message, heat_message

EXAMPLE: Final = "amounts such as '1 heat, 3 iron', or 'nothing'"


@final
class Cost:
    """So much heat and so many of each resource. Never changed once made."""

    __slots__ = ("goods", "heat")

    def __init__(self, heat: int, goods: list[int]) -> None:
        # Not Final: mypyc frees the list of a Final attribute read from a passing Cost too early.
        self.heat = heat
        self.goods = goods

    def less(self, heat: int, goods: list[int]) -> "Cost":
        """Discounts never take an amount below 0. DG-51"""
        if heat == 0 and all(amount == 0 for amount in goods):
            return self
        left = [max(0, self.goods[good] - goods[good]) for good in range(4)]
        return Cost(max(0, self.heat - heat), left)

    def and_also(self, other: "Cost") -> "Cost":
        """Both costs together."""
        goods = [self.goods[good] + other.goods[good] for good in range(4)]
        return Cost(self.heat + other.heat, goods)

    def pieces(self) -> int:
        """How many it asks for in all, heat included."""
        return self.heat + sum(self.goods)

    def is_nothing(self) -> bool:
        return self.heat == 0 and not any(self.goods)

    def phrase(self) -> str:
        parts = [f"{self.heat} heat"] if self.heat else []
        parts += [f"{self.goods[good]} {GOODS[good]}" for good in range(4) if self.goods[good]]
        return ", ".join(parts) or "nothing"

    def messages(self) -> list[Message]:
        """What it asks for, the heat first; one message `nothing` if it asks for nothing."""
        result = [heat_message(self.heat)] if self.heat else []
        result += [goods_message(good, self.goods[good]) for good in range(4) if self.goods[good]]
        return result or [Message("dwergar.nothing")]

    def signs(self) -> list[Sign]:
        """Its pieces, the heat first."""
        result = [Sign("heat", self.heat)] if self.heat else []
        return result + [Sign(GOODS[i], self.goods[i]) for i in range(4) if self.goods[i]]


def read_cost(text: str, where: str, with_heat: bool = True) -> Cost:
    """The amounts written so, or a refusal."""
    heat = 0
    goods = [0, 0, 0, 0]
    if text == "nothing":
        return Cost(heat, goods)
    for part in text.split(", "):
        number, _, word = part.partition(" ")
        if not number.isdecimal() or int(number) < 1:
            raise BadBox(where, repr(text), EXAMPLE)
        if word == "heat" and with_heat:
            heat += int(number)
        elif word in GOODS:
            goods[GOODS.index(word)] += int(number)
        else:
            raise BadBox(where, repr(text), EXAMPLE if with_heat else EXAMPLE + ", without heat")
    return Cost(heat, goods)
