"""The special actions that trade for an item: Sell an item and Special order."""

from typing import ClassVar, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question
from pithead.engine.message import Message
from pithead.games.dwarf import chronicle, reasons
from pithead.games.dwarf.actions import ORDERS, SALES
from pithead.games.dwarf.effects import goods_message
from pithead.games.dwarf.fronts import Front
from pithead.games.dwarf.state import DwarfState
from pithead.games.dwarf.words import ITEMS


@final
class SellItem(Front):
    """Give back an item for five resources of any kinds. DW-25"""

    name: ClassVar[str] = "sell_item"
    rule: ClassVar[str] = "DW-25"

    def do(self, state: DwarfState, seat: int) -> Question | None:
        return FiveToTake(seat)


@final
class FiveToTake(Question):
    """Which five resources an item is sold for. DW-25"""

    def options(self, state: DwarfState) -> list[Action]:
        return state.cards.actions.sell if state.players[self.seat].goods[ITEMS] else []

    def answer(self, state: DwarfState, action: Action) -> None:
        goods = state.players[self.seat].goods
        goods[ITEMS] -= 1
        mix = SALES[action.value]
        for good in range(3):
            goods[good] += mix[good]
        chronicle.sold(state, self.seat, mix)

    def asks(self, state: DwarfState) -> Message:
        return Message("dwarf.ask.sell")

    def offers(self, state: DwarfState, action: Action) -> Message:
        return Message("dwarf.offer.sell", {"goods": mix_messages(SALES[action.value])})

    def rules(self, state: DwarfState, action: Action) -> list[str]:
        return ["DW-25"]


@final
class SpecialOrder(Front):
    """Pay five resources, at least one of each kind, for an item. DW-27"""

    name: ClassVar[str] = "special_order"
    rule: ClassVar[str] = "DW-27"

    def do(self, state: DwarfState, seat: int) -> Question | None:
        return FiveToPay(seat)


@final
class FiveToPay(Question):
    """Which five resources are paid for an item. DW-27"""

    def options(self, state: DwarfState) -> list[Action]:
        goods = state.players[self.seat].goods
        actions = state.cards.actions.order
        result: list[Action] = []
        for i in range(len(ORDERS)):
            mix = ORDERS[i]
            if goods[0] >= mix[0] and goods[1] >= mix[1] and goods[2] >= mix[2]:
                result.append(actions[i])
        return result

    def answer(self, state: DwarfState, action: Action) -> None:
        goods = state.players[self.seat].goods
        mix = ORDERS[action.value]
        for good in range(3):
            goods[good] -= mix[good]
        goods[ITEMS] += 1
        chronicle.ordered(state, self.seat, mix)

    def asks(self, state: DwarfState) -> Message:
        return Message("dwarf.ask.order")

    def offers(self, state: DwarfState, action: Action) -> Message:
        return Message("dwarf.offer.order", {"goods": mix_messages(ORDERS[action.value])})

    def rules(self, state: DwarfState, action: Action) -> list[str]:
        return ["DW-27"]

    def refuses(self, state: DwarfState, action: Action) -> Message | None:
        """DW-27: every kind must be there."""
        if action.verb == "order":
            return reasons.no_order(state, self.seat, ORDERS[action.value])
        return None


def mix_messages(mix: list[int]) -> list[Message]:
    return [goods_message(good, mix[good]) for good in range(3) if mix[good]]
