"""Activating a card: its token goes, or one of its effects is carried out. IM-31 to IM-33"""

from typing import ClassVar, Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question, Step
from pithead.engine.message import Message
from pithead.games.imperial_miners import chronicle
from pithead.games.imperial_miners.choices import run_effect
from pithead.games.imperial_miners.picks import PickCard
from pithead.games.imperial_miners.reasons import why
from pithead.games.imperial_miners.state import MinersState

NONE_DONE: Final = 0


@final
class Activate(Step):
    """At most once a round; a destruction token is removed instead of an effect. IM-32, IM-38"""

    def __init__(self, seat: int, card: int, gives_both: bool) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.gives_both: Final = gives_both

    def run(self, state: MinersState) -> None:
        mine = state.players[self.seat].mine
        if mine.is_acted[self.card]:
            return
        mine.is_acted[self.card] = True
        card = state.cards.cards[mine.kinds[self.card]]
        if mine.is_ruined[self.card]:
            mine.is_ruined[self.card] = False
            chronicle.cleared(state, self.seat, card)
            return
        state.agenda.push(ChooseEffect(self.seat, self.card, NONE_DONE, self.gives_both))

    def line(self, state: MinersState) -> str:
        return f"{self.name()} {self.seat + 1} {state.spot_of(self.seat, self.card)}" + (
            " both" if self.gives_both else ""
        )


@final
class ChooseEffect(Question):
    """One of the card's effects, or none. IM-14, IM-31"""

    def __init__(self, seat: int, card: int, done: int, gives_both: bool) -> None:
        super().__init__(seat)
        self.card: Final = card
        # A bit for each effect already had, when an event gives both. IM-L4
        self.done: Final = done
        self.gives_both: Final = gives_both

    def options(self, state: MinersState) -> list[Action]:
        player = state.players[self.seat]
        actions = state.cards.actions
        effects = state.cards.cards[player.mine.kinds[self.card]].effects
        result = [
            actions.effect[i]
            for i in range(len(effects))
            if not self.done & (1 << i) and effects[i].can_start(player)
        ]
        if result:
            result.append(actions.skip)
        return result

    def answer(self, state: MinersState, action: Action) -> None:
        if action is state.cards.actions.skip:
            return
        mine = state.players[self.seat].mine
        card = state.cards.cards[mine.kinds[self.card]]
        chronicle.activated(state, self.seat, card)
        done = self.done | (1 << action.value)
        if self.gives_both and done != (1 << len(card.effects)) - 1:
            state.agenda.push(ChooseEffect(self.seat, self.card, done, True))
        run_effect(state, self.seat, card.effects[action.value], self.card)

    def asks(self, state: MinersState) -> Message:
        mine = state.players[self.seat].mine
        title = state.cards.cards[mine.kinds[self.card]].title()
        return Message("imperial-miners.ask.effect", {"card": title})

    def offers(self, state: MinersState, action: Action) -> Message:
        if action is state.cards.actions.skip:
            return Message("imperial-miners.offer.skip")
        mine = state.players[self.seat].mine
        effect = state.cards.cards[mine.kinds[self.card]].effects[action.value]
        return Message("imperial-miners.offer.effect", {"does": effect.message()})

    def rules(self, state: MinersState, action: Action) -> list[str]:
        return ["IM-31", "IM-14", "IM-A4"]

    def wonders(self, state: MinersState) -> list[Action]:
        mine = state.players[self.seat].mine
        count = len(state.cards.cards[mine.kinds[self.card]].effects)
        return state.cards.actions.effect[:count]

    def refuses(self, state: MinersState, action: Action) -> Message | None:
        """IM-14, IM-L4: an effect not had yet; IM-A4: whose first price can be paid."""
        if action.verb != "effect":
            return None
        player = state.players[self.seat]
        effects = state.cards.cards[player.mine.kinds[self.card]].effects
        if action.value >= len(effects):
            return why("one_effect")
        if self.done & (1 << action.value):
            return why("effect_had")
        return effects[action.value].steps[0].lacks(player)

    def line(self, state: MinersState) -> str:
        return " ".join(
            [
                f"{self.name()} {self.seat + 1} {state.spot_of(self.seat, self.card)}",
                *["ab"[i] for i in range(2) if self.done & (1 << i)],
                *(["both"] if self.gives_both else []),
            ]
        )


@final
class PickActivation(PickCard):
    """The card a special activation triggers; one must be named if one is legal. IM-33, IM-L9"""

    sign: ClassVar[str] = "act"

    def is_legal(self, state: MinersState, card: int) -> bool:
        return not state.players[self.seat].mine.is_acted[card]

    def unfit(self, state: MinersState, card: int) -> Message:
        return why("activated")

    def pick(self, state: MinersState, card: int) -> None:
        state.agenda.push(Activate(self.seat, card, False))

    def word(self) -> str:
        return "act"

    def rules(self, state: MinersState, action: Action) -> list[str]:
        return ["IM-33", "IM-32"]
