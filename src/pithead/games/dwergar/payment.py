"""Paying heat: from the track, from hot furnaces, or both."""

from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question
from pithead.engine.message import Message
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.actions import TRACK
from pithead.games.dwergar.costs import heat_message
from pithead.games.dwergar.player import Player
from pithead.games.dwergar.state import DwergarState


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
