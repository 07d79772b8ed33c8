"""The row of open projects, what completing and upgrading cost, and what comes back of it."""

from typing import ClassVar, Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question
from pithead.engine.message import Message
from pithead.engine.sign import Sign
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.actions import TAKE
from pithead.games.dwergar.cards import Allowance, PlaceReader, PlaceWord
from pithead.games.dwergar.costs import Cost
from pithead.games.dwergar.reasons import why
from pithead.games.dwergar.state import DwergarState
from pithead.games.dwergar.words import IRON, STONE, Phrase, goods_message

NO_KIND: Final = -1
NO_KINDS: Final = [NO_KIND]


# -- the row -----------------------------------------------------------------------------------


def refill_row(state: DwergarState) -> None:
    """Up to five open projects, while the deck lasts. DG-15"""
    while len(state.row) < state.cards.board.row and state.deck:
        number = state.deck.pop()
        state.advanced = min(state.advanced, len(state.deck))
        state.row.append(number)
        state.reveals += 1
        chronicle.project_opened(state, state.cards.project(number))


def clear_row(state: DwergarState, amount: int) -> None:
    """Random open projects leave for good; only those open now. DG-E52"""
    chosen = state.row.copy()
    state.rng.shuffle(chosen)
    gone = chosen[:amount]
    for number in gone:
        state.row.remove(number)
    state.discards = state.discards + gone
    state.reveals += 1
    chronicle.projects_discarded(state, gone)
    refill_row(state)


# -- completing --------------------------------------------------------------------------------


def completion_cost(state: DwergarState, seat: int, number: int, less: int) -> Cost:
    """What completing costs now, one kind reduced by the player's choice. DG-P1, DG-P21"""
    powers = state.players[seat].powers
    discount = powers.complete_discount
    if less != NO_KIND:
        discount = discount.copy()
        discount[less] += powers.flexible_discount
    return state.cards.project(number).cost.less(0, discount)


def reducible(state: DwergarState, seat: int, number: int) -> list[int]:
    """The kinds the flexible discount can come off; none without it. DG-P1"""
    if not state.players[seat].powers.flexible_discount:
        return NO_KINDS
    goods = state.cards.project(number).cost.goods
    return [good for good in (STONE, IRON) if goods[good]] or NO_KINDS


def completion_costs(state: DwergarState, seat: int, number: int) -> list[Cost]:
    """What completing costs now, with each discount the player may choose. DG-P1"""
    return [completion_cost(state, seat, number, less) for less in reducible(state, seat, number)]


# -- upgrading ---------------------------------------------------------------------------------


def upgrade_cost(state: DwergarState, seat: int, number: int, less: int, more: int) -> Cost:
    """What upgrading costs now, with the heat that a place takes off or adds. DG-45, DG-50

    Only `Cost.less` takes anything off, so that no price can fall below 0. DG-51
    """
    player = state.players[seat]
    project = state.cards.project(number)
    for effect in project.effects:
        less += effect.own_discount(player, number, project.deck)
    cost = project.upgrade.less(less, player.powers.upgrade_discount)
    return Cost(cost.heat + more, cost.goods) if more else cost


# -- taking one resource back ------------------------------------------------------------------


@final
class TakeBackWord(PlaceWord):
    """After completing, take resources back. DG-49"""

    fits_base: ClassVar[bool] = False

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    @staticmethod
    def read(phrase: Phrase) -> PlaceWord | None:
        amount = phrase.after("take back")
        return TakeBackWord(amount) if amount else None

    def give(self, allowance: Allowance) -> None:
        allowance.take_backs += self.amount

    def phrase(self) -> str:
        return f"take back {self.amount}"

    def message(self) -> Message:
        return Message("dwergar.part.take_back", {"n": self.amount})

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
