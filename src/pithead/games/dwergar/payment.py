"""Paying: heat from track and furnaces, heat changed into resources, and what comes back."""

from collections.abc import Mapping
from typing import ClassVar, Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import NOTHING, Question
from pithead.engine.message import Message, Param
from pithead.engine.sign import Sign
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.actions import CHANGE, TAKE, TRACK
from pithead.games.dwergar.cards import Allowance, AmountWord, PlaceReader
from pithead.games.dwergar.parts import PASSING, Choose, Move
from pithead.games.dwergar.player import Player
from pithead.games.dwergar.reasons import too_cold, why
from pithead.games.dwergar.state import DwergarState
from pithead.games.dwergar.words import goods_message, heat_message


@final
class PayHeat(Question):
    """How much of a payment comes from the track; a forced split is not asked. DG-24"""

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount

    def options(self, state: DwergarState) -> list[Action]:
        player = state.players[self.seat]
        most = min(self.amount, player.heat)
        least = max(0, self.amount - player.hot)
        # From the track first, which is the ready default.
        return [TRACK[heat] for heat in range(most, least - 1, -1)]

    def answer(self, state: DwergarState, action: Action) -> None:
        player = state.players[self.seat]
        put_out = self.amount - action.value
        player.heat -= action.value
        player.hot -= put_out
        player.cool += put_out
        chronicle.heat_paid(state, self.seat, action.value, put_out)

    def asks(self, state: DwergarState) -> Message:
        return Message("dwergar.ask.heat", {"goods": heat_message(self.amount)})

    def offers(self, state: DwergarState, action: Action) -> Message:
        furnaces = self.amount - action.value
        return Message("dwergar.offer.track", {"track": action.value, "furnaces": furnaces})

    def means(self, state: DwergarState, action: Action) -> Mapping[str, object]:
        return {**action.means, "furnaces": self.amount - action.value}

    def rules(self, state: DwergarState, action: Action) -> list[str]:
        return ["DG-24"]

    def refuses(self, state: DwergarState, action: Action) -> Message | None:
        """DG-24: no more than the price and the track, no less than the furnaces leave open."""
        if action.verb != "track":
            return None
        return wrong_split(state.players[self.seat], self.amount, action.value)

    def to_json(self) -> list[object]:
        return ["PayHeat", self.seat, self.amount]


def wrong_split(player: Player, price: int, track: int) -> Message:
    """Why so much cannot come from the track."""
    if track > price:
        return Message("dwergar.why.price_is", {"price": heat_message(price)})
    if track > player.heat:
        return Message("dwergar.why.track_holds", {"owned": heat_message(player.heat)})
    return Message("dwergar.why.furnaces_give", {"n": player.hot})


def pay_heat(state: DwergarState, seat: int, amount: int) -> None:
    """Ask for a payment next; nothing to pay is not asked."""
    if amount < 0:
        # Its question would have no answer, and the agenda would drop it unseen.
        raise ValueError(f"a price of {amount} heat")
    if amount:
        state.agenda.push(PayHeat(seat, amount))


# -- changing heat into resources --------------------------------------------------------------


@final
class Change(Move):
    """Heat into a resource, at any time in the own turn. DG-P37, DG-P39"""

    def __init__(self) -> None:
        super().__init__("change", ["DG-P37", "DG-P39"], is_aside=True)

    def actions(self, state: DwergarState, seat: int) -> list[Action]:
        player = state.players[seat]
        if not player.powers.can_change:
            return NOTHING
        heat = player.heat_at_hand()
        prices = player.powers.change_price
        return [CHANGE[good] for good in range(4) if 0 < prices[good] <= heat]

    def do(self, state: DwergarState, seat: int, action: Action) -> None:
        player = state.players[seat]
        player.goods[action.value] += 1
        chronicle.changed(state, seat, action.value)
        pay_heat(state, seat, player.powers.change_price[action.value])

    def offer(self, state: DwergarState, seat: int, action: Action) -> Message:
        price = state.players[seat].powers.change_price[action.value]
        params: dict[str, Param] = {"price": heat_message(price)}
        params["goods"] = goods_message(action.value, 1)
        return Message("dwergar.offer.change", params)

    def why_not(self, state: DwergarState, seat: int, action: Action) -> Message | None:
        """Only by an upgraded project, for its heat."""
        player = state.players[seat]
        price = player.powers.change_price[action.value]
        return too_cold(player, price) if price else why("no_power")


CHANGING: Final = Change()
LAST_MOVES: Final[list[Move]] = [CHANGING, PASSING]


@final
class ChangeLast(Choose):
    """After a free upgrade heat may still be changed into resources. DG-61, DG-P37, DG-P39"""

    def moves(self, state: DwergarState) -> list[Move]:
        return LAST_MOVES

    def asks(self, state: DwergarState) -> Message:
        return Message("dwergar.ask.change")

    def rules(self, state: DwergarState, action: Action) -> list[str]:
        return ["DG-61", *CHANGING.rules]


# -- taking one resource back ------------------------------------------------------------------


@final
class TakeBackWord(AmountWord):
    """After completing, take resources back. DG-49"""

    start: ClassVar[str] = "take back"
    fits_base: ClassVar[bool] = False

    def give(self, allowance: Allowance) -> None:
        allowance.take_backs += self.amount

    def signs(self) -> list[Sign]:
        return [Sign("back", self.amount)]


def offer_take_back(state: DwergarState, seat: int) -> None:
    """Once a project is paid and the dwarf has the bonus, whichever comes first. DG-21, DG-49"""
    work = state.working()
    if work.completed and work.bonus.take_backs:
        work.bonus.take_backs -= 1
        state.agenda.push(TakeBack(seat, work.completed))


@final
class TakeBack(Question):
    """One resource back of a kind the printed cost asks more than one of. DG-49, DG-51"""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def options(self, state: DwergarState) -> list[Action]:
        printed = state.cards.project(self.number).cost.goods
        paid = state.working().paid
        return [TAKE[good] for good in range(4) if printed[good] > 1 and paid[good] >= 1]

    def answer(self, state: DwergarState, action: Action) -> None:
        state.players[self.seat].goods[action.value] += 1
        state.working().is_bonus_taken = True
        chronicle.took_back(state, self.seat, action.value)

    def asks(self, state: DwergarState) -> Message:
        return Message("dwergar.ask.take")

    def offers(self, state: DwergarState, action: Action) -> Message:
        return Message("dwergar.offer.take", {"goods": goods_message(action.value, 1)})

    def rules(self, state: DwergarState, action: Action) -> list[str]:
        return ["DG-49", "DG-51"]

    def refuses(self, state: DwergarState, action: Action) -> Message | None:
        """DG-49: a kind the cost asks several of; DG-51: and of which one was paid."""
        if action.verb != "take":
            return None
        printed = state.cards.project(self.number).cost.goods[action.value]
        return why("asks_for_one" if printed <= 1 else "paid_none")

    def to_json(self) -> list[object]:
        return ["TakeBack", self.seat, self.number]


WORDS: Final[list[PlaceReader]] = [TakeBackWord.read]
