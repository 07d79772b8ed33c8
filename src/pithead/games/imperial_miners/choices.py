"""Running effects step by step, and the choices inside steps."""

from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question, Step, Task
from pithead.engine.message import Message, Param
from pithead.engine.sign import Sign
from pithead.games.imperial_miners import chronicle, whereabouts
from pithead.games.imperial_miners.decks import CHECK_HANDS, card_offer, different, discard
from pithead.games.imperial_miners.effects import Effect, EffectStep
from pithead.games.imperial_miners.reasons import not_in_hand, why
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.words import BY_RUINS


@final
class DoStep(Step):
    """One step of an effect; the acting card is known by its number."""

    def __init__(self, seat: int, step: EffectStep, card: int) -> None:
        self.seat: Final = seat
        self.step: Final = step
        self.card: Final = card

    def run(self, state: MinersState) -> None:
        self.step.run(state, self.seat, self.card)

    def line(self, state: MinersState) -> str:
        at = state.spot_of(self.seat, self.card)
        return f"{self.name()} {self.seat + 1} {at} {self.step.phrase()}"


def effect_tasks(seat: int, effect: Effect, card: int) -> list[Task]:
    """All steps of an effect in order."""
    return [DoStep(seat, step, card) for step in effect.steps]


def run_effect(state: MinersState, seat: int, effect: Effect, card: int) -> None:
    """A whole effect, then the hand limit. IM-A23"""
    state.agenda.push(CHECK_HANDS[seat])
    state.agenda.then(effect_tasks(seat, effect, card))


@final
class Maybe(Question):
    """Do a step or not. IM-L3"""

    def __init__(self, seat: int, step: EffectStep, card: int) -> None:
        super().__init__(seat)
        self.step: Final = step
        self.card: Final = card

    def options(self, state: MinersState) -> list[Action]:
        return [state.cards.actions.yes, state.cards.actions.no]

    def answer(self, state: MinersState, action: Action) -> None:
        if action is state.cards.actions.yes:
            state.agenda.push(DoStep(self.seat, self.step, self.card))

    def asks(self, state: MinersState) -> Message:
        return Message("imperial-miners.ask.may", {"step": self.step.message()})

    def offers(self, state: MinersState, action: Action) -> Message:
        return Message(f"imperial-miners.offer.{action.verb}", {"step": self.step.message()})

    def rules(self, state: MinersState, action: Action) -> list[str]:
        return ["IM-17", "IM-L3"]

    def line(self, state: MinersState) -> str:
        at = state.spot_of(self.seat, self.card)
        return f"{self.name()} {self.seat + 1} {at} {self.step.phrase()}"


@final
class FixRuin(Question):
    """Remove a destruction token for a gain, or stop. IM-L9"""

    def __init__(self, seat: int, left: int, is_coin: bool, each: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.is_coin: Final = is_coin
        self.each: Final = each

    def options(self, state: MinersState) -> list[Action]:
        mine = state.players[self.seat].mine
        actions = state.cards.actions
        ruined = [actions.card[mine.spots[c]] for c in range(mine.size()) if mine.is_ruined[c]]
        return [*ruined, actions.stop] if self.left and ruined else []

    def answer(self, state: MinersState, action: Action) -> None:
        if action is state.cards.actions.stop:
            return
        player = state.players[self.seat]
        card = player.mine.at[action.value]
        player.mine.is_ruined[card] = False
        chronicle.cleared(state, self.seat, state.cards.cards[player.mine.kinds[card]])
        if self.is_coin:
            player.coins += self.each
            chronicle.gained_coins(state, self.seat, self.each)
        else:
            player.vp += self.each
            chronicle.gained_points(state, self.seat, self.each, BY_RUINS)
        state.agenda.push(FixRuin(self.seat, self.left - 1, self.is_coin, self.each))

    def asks(self, state: MinersState) -> Message:
        return Message("imperial-miners.ask.fix", {"n": self.left})

    def offers(self, state: MinersState, action: Action) -> Message:
        if action is state.cards.actions.stop:
            return Message("imperial-miners.offer.stop")
        mine = state.players[self.seat].mine
        card = whereabouts.named(state.cards, mine, mine.at[action.value])
        return Message("imperial-miners.offer.fix", {"card": card})

    def signs(self, state: MinersState, action: Action) -> list[Sign]:
        return [] if action is state.cards.actions.stop else [Sign("ruin")]

    def rules(self, state: MinersState, action: Action) -> list[str]:
        return ["IM-38", "IM-L9"]

    def refuses(self, state: MinersState, action: Action) -> Message | None:
        """IM-38: a card with a token."""
        if action.verb != "card":
            return None
        is_card = action.value in state.players[self.seat].mine.at
        return why("not_ruined" if is_card else "no_card_there")

    def line(self, state: MinersState) -> str:
        gain = "coins" if self.is_coin else "vp"
        return f"{self.name()} {self.seat + 1} {self.left} {gain} {self.each}"


@final
class DiscardForStep(Question):
    """Discard a card and have the step for it, or stop. IM-L9"""

    shared = True

    def __init__(self, seat: int, left: int, step: EffectStep, card: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.step: Final = step
        self.card: Final = card

    def options(self, state: MinersState) -> list[Action]:
        actions = state.cards.actions
        hand = different(state.players[self.seat].hand)
        if not self.left or not hand:
            return []
        return [actions.discard[kind] for kind in hand] + [actions.stop]

    def answer(self, state: MinersState, action: Action) -> None:
        if action is state.cards.actions.stop:
            return
        discard(state, self.seat, action.value)
        more = DiscardForStep(self.seat, self.left - 1, self.step, self.card)
        state.agenda.then([DoStep(self.seat, self.step, self.card), more])

    def asks(self, state: MinersState) -> Message:
        params: dict[str, Param] = {"n": self.left, "step": self.step.message()}
        return Message("imperial-miners.ask.discard_for", params)

    def offers(self, state: MinersState, action: Action) -> Message:
        if action is state.cards.actions.stop:
            return Message("imperial-miners.offer.stop")
        return card_offer(state, "discard", action.value)

    def rules(self, state: MinersState, action: Action) -> list[str]:
        return ["IM-L9", "IM-A27"]

    def refuses(self, state: MinersState, action: Action) -> Message | None:
        """IM-L9: only cards of the hand."""
        if action.verb != "discard":
            return None
        return not_in_hand(state.players[self.seat], action.value)

    def line(self, state: MinersState) -> str:
        at = state.spot_of(self.seat, self.card)
        return f"{self.name()} {self.seat + 1} {self.left} {at} {self.step.phrase()}"
