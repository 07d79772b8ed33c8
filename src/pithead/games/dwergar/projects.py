"""Completing and upgrading projects."""

from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question, Step
from pithead.engine.message import Message
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.actions import EXTRA, LESS, TAKE
from pithead.games.dwergar.costs import Cost, goods_message
from pithead.games.dwergar.payment import pay_heat
from pithead.games.dwergar.player import Player
from pithead.games.dwergar.shortage import too_cold, why
from pithead.games.dwergar.state import DwergarState
from pithead.games.dwergar.words import IRON, STONE

FREE: Final = Cost(0, [0, 0, 0, 0])
NO_KIND: Final = -1
NO_KINDS: Final = [NO_KIND]


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


def can_pay(player: Player, cost: Cost) -> bool:
    return player.has_goods(cost.goods) and player.heat_at_hand() >= cost.heat


def can_complete(state: DwergarState, seat: int, number: int) -> bool:
    player = state.players[seat]
    return any(can_pay(player, cost) for cost in completion_costs(state, seat, number))


def complete(state: DwergarState, seat: int, number: int) -> None:
    """Choose the discount if there is a choice, then pay. DG-47"""
    kinds = reducible(state, seat, number)
    if kinds == NO_KINDS:
        pay_completion(state, seat, number, NO_KIND)
    else:
        state.agenda.push(ChooseDiscount(seat, number))


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

    def rules(self, state: DwergarState, action: Action) -> list[str]:
        return ["DG-P1", "DG-51"]

    def refuses(self, state: DwergarState, action: Action) -> Message | None:
        """DG-P1: the discount knows two kinds, and both can be chosen when it is asked for."""
        return why("stone_or_iron") if action.verb == "less" else None

    def to_json(self) -> list[object]:
        return ["ChooseDiscount", self.seat, self.number]


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
            chronicle.scored(state, self.seat, player.powers.gold_complete_points)
        state.working().completed = self.number
        offer_take_back(state, self.seat)

    def to_json(self) -> list[object]:
        return ["Completed", self.seat, self.number]


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


# -- upgrading ---------------------------------------------------------------------------------


def upgrade_cost(state: DwergarState, seat: int, number: int, more_heat: int) -> Cost:
    """What upgrading costs now; `more_heat` is the place's, below 0 a discount. DG-45, DG-50"""
    player = state.players[seat]
    project = state.cards.project(number)
    own = 0
    for effect in project.effects:
        own += effect.own_discount(player, number, project.deck)
    cost = project.upgrade.less(own, player.powers.upgrade_discount)
    return Cost(max(0, cost.heat + more_heat), cost.goods)


def can_upgrade(state: DwergarState, seat: int, number: int, more_heat: int) -> bool:
    player = state.players[seat]
    return number not in player.upgraded and can_pay(
        player, upgrade_cost(state, seat, number, more_heat)
    )


def upgrade(state: DwergarState, seat: int, number: int, cost: Cost) -> None:
    """Pay, then stoke if the card allows it, then the project does what it does. DG-48, DG-61"""
    state.players[seat].pay_goods(cost.goods)
    state.agenda.push(Upgraded(seat, number))
    for effect in state.cards.project(number).effects:
        if effect.stoke_points():
            state.agenda.push(StokeMore(seat, effect.stoke_points()))
    pay_heat(state, seat, cost.heat)


@final
class StokeMore(Question):
    """Any more heat, for points. DG-P45"""

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points: Final = points

    def options(self, state: DwergarState) -> list[Action]:
        return [EXTRA[heat] for heat in range(state.players[self.seat].heat_at_hand() + 1)]

    def answer(self, state: DwergarState, action: Action) -> None:
        points = self.points * action.value
        state.players[self.seat].points += points
        chronicle.scored(state, self.seat, points)
        pay_heat(state, self.seat, action.value)

    def asks(self, state: DwergarState) -> Message:
        return Message("dwergar.ask.extra")

    def offers(self, state: DwergarState, action: Action) -> Message:
        points = self.points * action.value
        return Message("dwergar.offer.extra", {"heat": action.value, "n": points})

    def rules(self, state: DwergarState, action: Action) -> list[str]:
        return ["DG-P45"]

    def refuses(self, state: DwergarState, action: Action) -> Message | None:
        """DG-P45: only heat that is there."""
        if action.verb == "extra":
            return too_cold(state.players[self.seat], action.value)
        return None

    def to_json(self) -> list[object]:
        return ["StokeMore", self.seat, self.points]


@final
class Upgraded(Step):
    """The upgrade is paid: points and effect. DG-48"""

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def run(self, state: DwergarState) -> None:
        player = state.players[self.seat]
        project = state.cards.project(self.number)
        player.add_upgraded(self.number, project.deck)
        player.points += project.upgrade_points
        chronicle.upgraded(state, self.seat, project)
        if project.upgrade_costs_gold:
            player.points += player.powers.gold_upgrade_points
            chronicle.scored(state, self.seat, player.powers.gold_upgrade_points)
        before = player.points
        for effect in project.effects:
            effect.run(state.players, self.seat)
        chronicle.scored(state, self.seat, player.points - before)

    def to_json(self) -> list[object]:
        return ["Upgraded", self.seat, self.number]
