"""Laboratory and Forge: one kind of resource for another."""

from typing import ClassVar, Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import NOTHING
from pithead.engine.message import Message, Param
from pithead.engine.sign import Sign
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.actions import CONVERT, EXCHANGE
from pithead.games.dwergar.cards import Allowance, AmountWord, Board, PlaceReader, PlaceWord
from pithead.games.dwergar.parts import Part
from pithead.games.dwergar.payment import pay_heat
from pithead.games.dwergar.player import Player
from pithead.games.dwergar.reasons import too_cold
from pithead.games.dwergar.state import DwergarState, Work
from pithead.games.dwergar.words import (
    GOODS,
    Cost,
    Phrase,
    good_message,
    goods_message,
    heat_message,
)

# -- the Laboratory ----------------------------------------------------------------------------


@final
class ExchangeWord(AmountWord):
    """So many exchanges. DG-32, DG-33"""

    start: ClassVar[str] = "exchange"
    rates_mark: ClassVar[str] = "exchange"

    def give(self, allowance: Allowance) -> None:
        allowance.exchanges += self.amount

    def signs(self) -> list[Sign]:
        return [Sign("times", self.amount), Sign("exchange")]

    def rates(self, board: Board) -> list[list[Sign]]:
        """From the dearest kind."""
        goods = [good for good in range(len(GOODS) - 1, -1, -1) if board.exchange[good]]
        return [exchange_signs(board, good) for good in goods]


def exchange_signs(board: Board, good: int) -> list[Sign]:
    return [Sign(GOODS[good]), Sign("arrow"), *Cost(0, board.exchange[good]).signs()]


@final
class Exchange(Part):
    """One piece into several of the next lower kind. DG-32, DG-33"""

    verb: ClassVar[str] = "exchange"
    rules: ClassVar[list[str]] = ["DG-32", "DG-33", "DG-21"]

    def is_in(self, allowance: Allowance) -> bool:
        return allowance.exchanges > 0

    def actions(self, state: DwergarState, work: Work, player: Player) -> list[Action]:
        if not (work.base.exchanges or work.bonus.exchanges):
            return NOTHING
        gain = state.cards.board.exchange
        return [EXCHANGE[good] for good in range(4) if player.goods[good] and gain[good]]

    def do(self, state: DwergarState, work: Work, action: Action) -> None:
        if work.base.exchanges:
            work.base.exchanges -= 1
        else:
            work.bonus.exchanges -= 1
            work.is_bonus_taken = True
        player = state.players[work.seat]
        gain = state.cards.board.exchange[action.value]
        player.goods[action.value] -= 1
        player.take_goods(gain)
        chronicle.exchanged(state, work.seat, action.value, gain)

    def offer(self, state: DwergarState, work: Work, action: Action) -> Message:
        params: dict[str, Param] = {"given": goods_message(action.value, 1)}
        params["goods"] = Cost(0, state.cards.board.exchange[action.value]).messages()
        return Message("dwergar.offer.exchange", params)

    def why_not(self, state: DwergarState, work: Work, action: Action) -> Message | None:
        """A piece of a kind that can be exchanged."""
        reason = self.not_offered(state, work)
        if reason is not None:
            return reason
        good = action.value
        if not state.cards.board.exchange[good]:
            return Message("dwergar.why.no_exchange", {"good": good_message(good)})
        if state.players[work.seat].goods[good]:
            return None
        return Message("dwergar.why.none_of", {"good": good_message(good)})

    def signs(self, state: DwergarState, work: Work, action: Action) -> list[Sign]:
        return exchange_signs(state.cards.board, action.value)


# -- the Forge ---------------------------------------------------------------------------------


@final
class ConvertWord(PlaceWord):
    """Any number of conversions. DG-44"""

    rates_mark: ClassVar[str] = "convert"

    @staticmethod
    def read(phrase: Phrase) -> PlaceWord | None:
        return ConvertWord() if phrase.has("convert") else None

    def give(self, allowance: Allowance) -> None:
        allowance.converts = True

    def phrase(self) -> str:
        return "convert"

    def message(self) -> Message:
        return Message("dwergar.part.convert")

    def signs(self) -> list[Sign]:
        return [Sign("convert")]

    def rates(self, board: Board) -> list[list[Sign]]:
        """From the dearest kind."""
        goods = [good for good in range(len(GOODS) - 1, -1, -1) if board.convert_heat[good]]
        return [conversion_signs(board, good) for good in goods]


def conversion_signs(board: Board, good: int) -> list[Sign]:
    price = [Sign("heat", board.convert_heat[good]), Sign(GOODS[good])]
    return [*price, Sign("arrow"), Sign(GOODS[board.convert_into[good]])]


@final
class Convert(Part):
    """A piece and heat become one of the next higher kind. DG-44"""

    verb: ClassVar[str] = "forge"
    rules: ClassVar[list[str]] = ["DG-44", "DG-21"]

    def is_in(self, allowance: Allowance) -> bool:
        return allowance.converts

    def actions(self, state: DwergarState, work: Work, player: Player) -> list[Action]:
        if not (work.base.converts or work.bonus.converts):
            return NOTHING
        heat = player.heat_at_hand()
        prices = state.cards.board.convert_heat
        goods = player.goods
        return [CONVERT[good] for good in range(4) if goods[good] and 0 < prices[good] <= heat]

    def do(self, state: DwergarState, work: Work, action: Action) -> None:
        good = action.value
        board = state.cards.board
        player = state.players[work.seat]
        player.goods[good] -= 1
        player.goods[board.convert_into[good]] += 1
        chronicle.forged(state, work.seat, good, board.convert_into[good])
        pay_heat(state, work.seat, board.convert_heat[good])

    def offer(self, state: DwergarState, work: Work, action: Action) -> Message:
        board = state.cards.board
        params: dict[str, Param] = {"given": goods_message(action.value, 1)}
        params["price"] = heat_message(board.convert_heat[action.value])
        params["goods"] = goods_message(board.convert_into[action.value], 1)
        return Message("dwergar.offer.forge", params)

    def why_not(self, state: DwergarState, work: Work, action: Action) -> Message | None:
        """A piece of a kind that can be converted, and the heat."""
        reason = self.not_offered(state, work)
        if reason is not None:
            return reason
        good = action.value
        price = state.cards.board.convert_heat[good]
        if not price:
            return Message("dwergar.why.no_conversion", {"good": good_message(good)})
        player = state.players[work.seat]
        if not player.goods[good]:
            return Message("dwergar.why.none_of", {"good": good_message(good)})
        return too_cold(player, price)

    def signs(self, state: DwergarState, work: Work, action: Action) -> list[Sign]:
        return conversion_signs(state.cards.board, action.value)


WORDS: Final[list[PlaceReader]] = [ExchangeWord.read, ConvertWord.read]
