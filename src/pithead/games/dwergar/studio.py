"""Laboratory and Studio: what resources are given for, cheaper ones or projects."""

from collections.abc import Mapping
from typing import ClassVar, Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import NOTHING, Question, Step
from pithead.engine.message import Message, Param
from pithead.engine.sign import Sign
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.actions import COMPLETE, EXCHANGE, LESS
from pithead.games.dwergar.cards import Allowance, Board, PlaceReader, PlaceWord, amounts_json
from pithead.games.dwergar.parts import Part, offer_take_back, pay_heat
from pithead.games.dwergar.player import Player
from pithead.games.dwergar.reasons import can_pay, missing, nearest, why
from pithead.games.dwergar.state import DwergarState, Work
from pithead.games.dwergar.words import (
    BY_EFFECTS,
    GOODS,
    IRON,
    STONE,
    Cost,
    good_message,
    goods_message,
)

NO_KIND: Final = -1
NO_KINDS: Final = [NO_KIND]


# -- the Laboratory ----------------------------------------------------------------------------


@final
class ExchangeWord(PlaceWord):
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


def nearest_cost(state: DwergarState, seat: int, number: int) -> Cost:
    """What completing costs now, with the discount that leaves the player least to lack. DG-P1"""
    player = state.players[seat]
    if not player.powers.flexible_discount:
        return completion_cost(state, seat, number, NO_KIND)
    return nearest(player, completion_costs(state, seat, number))


@final
class CompleteWord(PlaceWord):
    """Complete so many projects. DG-47"""

    start: ClassVar[str] = "complete"
    fits_bonus: ClassVar[bool] = False

    def give(self, allowance: Allowance) -> None:
        allowance.completes += self.amount

    def signs(self) -> list[Sign]:
        return [Sign("project", self.amount), Sign("check")]


@final
class Complete(Part):
    """Pay an open project and take its points. DG-47"""

    verb: ClassVar[str] = "complete"
    rules: ClassVar[list[str]] = ["DG-47", "DG-51", "DG-21"]

    def is_in(self, allowance: Allowance) -> bool:
        return allowance.completes > 0

    def can_complete(self, state: DwergarState, player: Player, seat: int, number: int) -> bool:
        return any(can_pay(player, cost) for cost in completion_costs(state, seat, number))

    def actions(self, state: DwergarState, work: Work, player: Player) -> list[Action]:
        if not work.base.completes:
            return NOTHING
        return [
            COMPLETE[number]
            for number in sorted(state.row)
            if self.can_complete(state, player, work.seat, number)
        ]

    def do(self, state: DwergarState, work: Work, action: Action) -> None:
        """Choose the discount if there is a choice, then pay. DG-P1"""
        work.base.completes -= 1
        if reducible(state, work.seat, action.value) == NO_KINDS:
            pay_completion(state, work.seat, action.value, NO_KIND)
        else:
            state.agenda.push(ChooseDiscount(work.seat, action.value))

    def offer(self, state: DwergarState, work: Work, action: Action) -> Message:
        """The price; both prices where the discount can still be chosen. DG-P1"""
        project = state.cards.project(action.value)
        costs = self.payable(state, work, action.value)
        params: dict[str, Param] = {"project": project.title(), "n": project.points}
        params.update(costs[0].told())
        if len(costs) == 1:
            return Message("dwergar.offer.complete", params)
        params["other"] = costs[1].messages()
        return Message("dwergar.offer.complete_either", params)

    def payable(self, state: DwergarState, work: Work, number: int) -> list[Cost]:
        player = state.players[work.seat]
        costs = completion_costs(state, work.seat, number)
        return [cost for cost in costs if can_pay(player, cost)]

    def why_not(self, state: DwergarState, work: Work, action: Action) -> Message | None:
        """An open project, at the Studio, once an action, and its cost."""
        reason = self.ruled_out(state, work.seat, action) or self.not_offered(state, work)
        if reason is not None:
            return reason
        gap = self.least_gap(state, work.seat, action.value)
        return Message("dwergar.why.too_poor", {"goods": gap.messages()})

    def ruled_out(self, state: DwergarState, seat: int, action: Action) -> Message | None:
        """Only open projects can be completed. DG-9, DG-47"""
        number = action.value
        if number in state.row:
            return None
        for owner in range(state.seats):
            if number in state.players[owner].completed:
                if owner == seat:
                    return why("own_project")
                return Message("dwergar.why.project_of", {"seat": owner})
        return why("not_open")

    def send_first(self, state: DwergarState, seat: int, action: Action) -> Message | None:
        """Where projects are completed, and what is still missing for this one. DG-47"""
        gap = self.least_gap(state, seat, action.value)
        if gap.is_nothing():
            return super().send_first(state, seat, action)
        params: dict[str, Param] = {"goods": gap.messages(), "places": self.places(state)}
        return Message("dwergar.why.send_with", params)

    def least_gap(self, state: DwergarState, seat: int, number: int) -> Cost:
        """What is missing for an open project, with the discount that helps most. DG-P1"""
        player = state.players[seat]
        return missing(player, nearest(player, completion_costs(state, seat, number)))

    def signs(self, state: DwergarState, work: Work, action: Action) -> list[Sign]:
        points = state.cards.project(action.value).points
        price = self.payable(state, work, action.value)[0].signs()
        return [*price, Sign("arrow"), Sign("number", points), Sign("points")]


@final
class ChooseDiscount(Question):
    """Stone or iron: which of them the completion costs less of. DG-P1"""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def options(self, state: DwergarState) -> list[Action]:
        player = state.players[self.seat]
        return [
            LESS[good]
            for good in reducible(state, self.seat, self.number)
            if can_pay(player, completion_cost(state, self.seat, self.number, good))
        ]

    def answer(self, state: DwergarState, action: Action) -> None:
        pay_completion(state, self.seat, self.number, action.value)

    def asks(self, state: DwergarState) -> Message:
        return Message("dwergar.ask.less", {"project": state.cards.project(self.number).title()})

    def offers(self, state: DwergarState, action: Action) -> Message:
        cost = completion_cost(state, self.seat, self.number, action.value)
        return Message("dwergar.offer.less", {"price": cost.messages()})

    def means(self, state: DwergarState, action: Action) -> Mapping[str, object]:
        cost = completion_cost(state, self.seat, self.number, action.value)
        return {**action.means, "price": amounts_json(cost)}

    def rules(self, state: DwergarState, action: Action) -> list[str]:
        return ["DG-P1", "DG-51"]

    def refuses(self, state: DwergarState, action: Action) -> Message | None:
        """DG-P1: the discount knows two kinds, and both can be chosen when it is asked for."""
        return why("stone_or_iron") if action.verb == "less" else None

    def line(self, state: DwergarState) -> str:
        return f"{self.name()} {self.seat + 1} {self.number}"


def pay_completion(state: DwergarState, seat: int, number: int, less: int) -> None:
    cost = completion_cost(state, seat, number, less)
    state.players[seat].pay_goods(cost.goods)
    state.working().paid = cost.goods
    state.agenda.push(Completed(seat, number))
    pay_heat(state, seat, cost.heat)


@final
class Completed(Step):
    """The project is paid: points, and it lies with the completed ones. DG-47"""

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def run(self, state: DwergarState) -> None:
        player = state.players[self.seat]
        project = state.cards.project(self.number)
        state.row.remove(self.number)
        player.add_completed(self.number, project.deck)
        player.points += project.points
        if project.costs_crystal:
            player.crystal_projects += 1
        chronicle.completed(state, self.seat, project)
        if project.costs_gold:
            player.points += player.powers.gold_complete_points
            chronicle.scored(state, self.seat, player.powers.gold_complete_points, BY_EFFECTS)
        state.working().completed = self.number
        offer_take_back(state, self.seat)

    def line(self, state: DwergarState) -> str:
        return f"{self.name()} {self.seat + 1} {self.number}"


WORDS: Final[list[PlaceReader]] = [ExchangeWord.read, CompleteWord.read]
