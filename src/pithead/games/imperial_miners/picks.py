"""Questions that point at a card, a border or a board of one's own."""

from abc import abstractmethod
from typing import ClassVar, Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question
from pithead.engine.message import Message, Param
from pithead.engine.sign import Sign
from pithead.games.imperial_miners import chronicle, whereabouts
from pithead.games.imperial_miners.quantities import target_message, targets
from pithead.games.imperial_miners.reasons import no_cart_at, why
from pithead.games.imperial_miners.state import NOWHERE, MinersState
from pithead.games.imperial_miners.words import BELOW, BOARDS, BOTTOM, NO_BOARD


class PickCard(Question):
    """A card of the own mine, among those a target names."""

    # What happens to it, as a picture.
    sign: ClassVar[str]

    def __init__(self, seat: int, card: int, target: str) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.target: Final = target

    def is_legal(self, state: MinersState, card: int) -> bool:
        """Whether this card may be picked; only such are offered."""
        return True

    @abstractmethod
    def unfit(self, state: MinersState, card: int) -> Message:
        """Why a card that the target names may not be picked."""

    def pick(self, state: MinersState, card: int) -> None:
        """What happens to it."""

    def options(self, state: MinersState) -> list[Action]:
        player = state.players[self.seat]
        actions = state.cards.actions.card
        return [
            actions[player.mine.spots[card]]
            for card in targets(player, self.card, self.target)
            if self.is_legal(state, card)
        ]

    def answer(self, state: MinersState, action: Action) -> None:
        self.pick(state, state.players[self.seat].mine.at[action.value])

    @abstractmethod
    def word(self) -> str:
        """What is picked for, as question and answer say it."""

    def asks(self, state: MinersState) -> Message:
        return Message(f"imperial-miners.ask.{self.word()}")

    def offers(self, state: MinersState, action: Action) -> Message:
        mine = state.players[self.seat].mine
        card = whereabouts.named(state.cards, mine, mine.at[action.value])
        return Message(f"imperial-miners.offer.{self.word()}", {"card": card})

    def signs(self, state: MinersState, action: Action) -> list[Sign]:
        return [Sign(self.sign)]

    def refuses(self, state: MinersState, action: Action) -> Message | None:
        """No card, none that is meant, or one that does not fit. IM-L9"""
        if action.verb != "card":
            return None
        player = state.players[self.seat]
        if action.value not in player.mine.at:
            return why("no_card_there")
        card = player.mine.at[action.value]
        if card in targets(player, self.card, self.target):
            return self.unfit(state, card)
        target = target_message(self.target)
        return Message("imperial-miners.why.only_target", {"target": target})

    def line(self, state: MinersState) -> str:
        return f"{self.name()} {self.seat + 1} {state.spot_of(self.seat, self.card)} {self.target}"


@final
class PutGear(PickCard):
    """Where a gear goes: at most 3 on a card. IM-37"""

    sign: ClassVar[str] = "gear"

    def is_legal(self, state: MinersState, card: int) -> bool:
        return state.players[self.seat].mine.gears[card] < state.cards.gears

    def unfit(self, state: MinersState, card: int) -> Message:
        return Message("imperial-miners.why.gears_full", {"n": state.cards.gears})

    def pick(self, state: MinersState, card: int) -> None:
        mine = state.players[self.seat].mine
        mine.gears[card] += 1
        chronicle.geared(state, self.seat, state.cards.cards[mine.kinds[card]], mine.gears[card])

    def word(self) -> str:
        return "gear"

    def rules(self, state: MinersState, action: Action) -> list[str]:
        return ["IM-37", "IM-A10"]


@final
class TakeGear(PickCard):
    """Where a gear comes off, as a price. IM-L5"""

    sign: ClassVar[str] = "gear"

    def is_legal(self, state: MinersState, card: int) -> bool:
        return state.players[self.seat].mine.gears[card] > 0

    def unfit(self, state: MinersState, card: int) -> Message:
        return why("no_gear")

    def pick(self, state: MinersState, card: int) -> None:
        mine = state.players[self.seat].mine
        mine.gears[card] -= 1
        chronicle.geared(state, self.seat, state.cards.cards[mine.kinds[card]], mine.gears[card])

    def word(self) -> str:
        return "ungear"

    def rules(self, state: MinersState, action: Action) -> list[str]:
        return ["IM-L5"]


@final
class PutRuin(PickCard):
    """Where a destruction token goes: at most one on a card. IM-38, IM-A6"""

    sign: ClassVar[str] = "ruin"

    def is_legal(self, state: MinersState, card: int) -> bool:
        return not state.players[self.seat].mine.is_ruined[card]

    def unfit(self, state: MinersState, card: int) -> Message:
        return why("ruined")

    def pick(self, state: MinersState, card: int) -> None:
        mine = state.players[self.seat].mine
        mine.is_ruined[card] = True
        chronicle.ruined(state, self.seat, state.cards.cards[mine.kinds[card]])

    def word(self) -> str:
        return "ruin"

    def rules(self, state: MinersState, action: Action) -> list[str]:
        return ["IM-38", "IM-A6"]


@final
class LiftOnce(PickCard):
    """Which card may be activated once more this round. IM-L6"""

    sign: ClassVar[str] = "again"

    def is_legal(self, state: MinersState, card: int) -> bool:
        mine = state.players[self.seat].mine
        return mine.is_acted[card] and not mine.is_again[card]

    def unfit(self, state: MinersState, card: int) -> Message:
        is_again = state.players[self.seat].mine.is_again[card]
        return why("again_once" if is_again else "not_activated")

    def pick(self, state: MinersState, card: int) -> None:
        mine = state.players[self.seat].mine
        mine.lift_once(card)
        chronicle.again(state, self.seat, state.cards.cards[mine.kinds[card]])

    def word(self) -> str:
        return "again"

    def rules(self, state: MinersState, action: Action) -> list[str]:
        return ["IM-L6", "IM-32"]


@final
class PutCart(Question):
    """On which incomplete cart a token goes. IM-39, IM-A12"""

    def options(self, state: MinersState) -> list[Action]:
        actions = state.cards.actions.cart
        return [actions[border] for border in state.players[self.seat].mine.open_borders()]

    def answer(self, state: MinersState, action: Action) -> None:
        state.players[self.seat].mine.put_token(action.value)
        chronicle.carted(state, self.seat, action.value)

    def asks(self, state: MinersState) -> Message:
        return Message("imperial-miners.ask.cart")

    def offers(self, state: MinersState, action: Action) -> Message:
        mine = state.players[self.seat].mine
        cards = [whereabouts.named(state.cards, mine, card) for card in mine.beside(action.value)]
        return Message("imperial-miners.offer.cart", {"cards": cards})

    def rules(self, state: MinersState, action: Action) -> list[str]:
        return ["IM-39", "IM-A12"]

    def refuses(self, state: MinersState, action: Action) -> Message | None:
        """IM-39, IM-A12: two cards, and one loaded half between them."""
        if action.verb != "cart":
            return None
        return no_cart_at(state.players[self.seat].mine, action.value)


@final
class ChooseBoard(Question):
    """The board to advance on, or to go on with after finishing one. IM-44, IM-45

    At first the marker comes from below the boards; later it stands on the bottom space. IM-A13
    """

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        # The board just finished, which may not be chosen; NO_BOARD at first.
        self.left: Final = left

    def options(self, state: MinersState) -> list[Action]:
        actions = state.cards.actions.board
        return [actions[board] for board in range(BOARDS) if board != self.left]

    def answer(self, state: MinersState, action: Action) -> None:
        player = state.players[self.seat]
        player.board = action.value
        player.position = BELOW if self.left == NO_BOARD else BOTTOM
        chronicle.chose_board(state, self.seat)

    def asks(self, state: MinersState) -> Message:
        key = "board" if self.left == NO_BOARD else "next_board"
        return Message(f"imperial-miners.ask.{key}")

    def offers(self, state: MinersState, action: Action) -> Message:
        board = state.cards.boards[state.sides[action.value]]
        params: dict[str, Param] = {"side": board.side, "focus": board.title()}
        return Message("imperial-miners.offer.board", params)

    def rules(self, state: MinersState, action: Action) -> list[str]:
        return ["IM-44" if self.left == NO_BOARD else "IM-45", "IM-A13"]

    def refuses(self, state: MinersState, action: Action) -> Message | None:
        """IM-45: any board but the one just finished."""
        return why("board_finished") if action.verb == "board" else None

    def line(self, state: MinersState) -> str:
        return f"{self.name()} {self.seat + 1} " + (
            NOWHERE if self.left == NO_BOARD else str(self.left + 1)
        )
