"""The Forge: converting resources, and upgrading projects there and at the Studio."""

from collections.abc import Mapping
from typing import ClassVar, Final, Self, final

from pithead.engine.action import Action
from pithead.engine.agenda import NOTHING, Question, Step
from pithead.engine.message import Message, Param
from pithead.engine.sign import Sign
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.actions import CONVERT, EXTRA, UPGRADE
from pithead.games.dwergar.cards import (
    NO_UPGRADES,
    Allowance,
    Board,
    Place,
    PlaceReader,
    PlaceWord,
)
from pithead.games.dwergar.parts import CHANGING, ONE_PASS, PASSING, Choose, Move, Part, pay_heat
from pithead.games.dwergar.player import Player
from pithead.games.dwergar.reasons import can_pay, not_to_upgrade, too_cold, too_poor
from pithead.games.dwergar.state import DwergarState, Work
from pithead.games.dwergar.words import (
    BY_EFFECTS,
    GOODS,
    Cost,
    Phrase,
    good_message,
    goods_message,
    heat_message,
)

FREE: Final = Cost(0, [0, 0, 0, 0])


# -- converting -------------------------------------------------------------------------------


@final
class ConvertWord(PlaceWord):
    """Any number of conversions. DG-44"""

    start: ClassVar[str] = "convert"
    has_number: ClassVar[bool] = False
    rates_mark: ClassVar[str] = "convert"

    def give(self, allowance: Allowance) -> None:
        allowance.converts = True

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


# -- upgrading --------------------------------------------------------------------------------


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


@final
class UpgradeAnyWord(PlaceWord):
    """Upgrade any own completed projects for more heat each. DG-45"""

    fits_base: ClassVar[bool] = False

    def __init__(self, heat: int) -> None:
        super().__init__()
        self.heat: Final = heat

    @classmethod
    def read(cls, phrase: Phrase) -> Self | None:
        return cls(phrase.number()) if phrase.has("upgrade any") else None

    def give(self, allowance: Allowance) -> None:
        allowance.upgrade_more = self.heat

    def phrase(self) -> str:
        return f"upgrade any {self.heat}"

    def message(self) -> Message:
        return Message("dwergar.part.upgrade_any", {"price": heat_message(self.heat)})

    def signs(self) -> list[Sign]:
        return [Sign("project"), Sign("upgrade"), Sign("plus", self.heat), Sign("heat")]


@final
class UpgradeLessWord(PlaceWord):
    """Upgrading the project completed now costs less heat. DG-50"""

    fits_base: ClassVar[bool] = False

    def __init__(self, heat: int) -> None:
        super().__init__()
        self.heat: Final = heat

    @classmethod
    def read(cls, phrase: Phrase) -> Self | None:
        heat = phrase.after("upgrade less")
        return cls(heat) if 0 < heat < 50 else None

    def give(self, allowance: Allowance) -> None:
        allowance.upgrade_less += self.heat

    def phrase(self) -> str:
        return f"upgrade less {self.heat}"

    def message(self) -> Message:
        return Message("dwergar.part.upgrade_less", {"price": heat_message(self.heat)})

    def signs(self) -> list[Sign]:
        return [Sign("upgrade"), Sign("minus", self.heat), Sign("heat")]


@final
class Upgrade(Part):
    """Pay for the upgrade of an own completed project. DG-45, DG-47, DG-48, DG-50"""

    verb: ClassVar[str] = "upgrade"
    rules: ClassVar[list[str]] = ["DG-48", "DG-45", "DG-47"]

    def is_in(self, allowance: Allowance) -> bool:
        """What was just completed needs no word."""
        return allowance.upgrade_more != NO_UPGRADES

    def price(self, state: DwergarState, work: Work, number: int) -> Cost:
        """Less heat for what was just completed, more for any other. DG-45, DG-50"""
        if number == work.completed:
            return upgrade_cost(state, work.seat, number, work.bonus.upgrade_less, 0)
        more = work.bonus.upgrade_more if self.is_in(work.bonus) else 0
        return upgrade_cost(state, work.seat, number, 0, more)

    def may_be_at(self, place: Place, by_foreman: bool) -> bool:
        """Where projects are completed, or any can be upgraded."""
        return place.allowed.completes > 0 or super().may_be_at(place, by_foreman)

    def actions(self, state: DwergarState, work: Work, player: Player) -> list[Action]:
        has_any = work.bonus.upgrade_more != NO_UPGRADES
        if not work.completed and not has_any:
            return NOTHING
        numbers = [work.completed] if work.completed else []
        if has_any:
            numbers += [number for number in sorted(player.completed) if number != work.completed]
        return [
            UPGRADE[number]
            for number in numbers
            if number not in player.upgraded and can_pay(player, self.price(state, work, number))
        ]

    def do(self, state: DwergarState, work: Work, action: Action) -> None:
        number = action.value
        if number != work.completed or work.bonus.upgrade_less:
            work.is_bonus_taken = True
        pay_upgrade(state, work.seat, number, self.price(state, work, number))

    def offer(self, state: DwergarState, work: Work, action: Action) -> Message:
        project = state.cards.project(action.value)
        params: dict[str, Param] = {"project": project.title(), "n": project.upgrade_points}
        params.update(self.price(state, work, action.value).told())
        params["does"] = project.messages()
        return Message("dwergar.offer.upgrade", params)

    def why_not(self, state: DwergarState, work: Work, action: Action) -> Message | None:
        """An own completed project, at the Forge if it is another, and the price."""
        player = state.players[work.seat]
        reason = not_to_upgrade(player, action.value)
        if reason is None and action.value != work.completed:
            reason = self.not_offered(state, work)
        return reason or too_poor(player, self.price(state, work, action.value))

    def ruled_out(self, state: DwergarState, seat: int, action: Action) -> Message | None:
        return not_to_upgrade(state.players[seat], action.value)

    def signs(self, state: DwergarState, work: Work, action: Action) -> list[Sign]:
        price = self.price(state, work, action.value).signs()
        return [Sign("upgrade"), *price]


def pay_upgrade(state: DwergarState, seat: int, number: int, cost: Cost) -> None:
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
        chronicle.scored(state, self.seat, points, BY_EFFECTS)
        pay_heat(state, self.seat, action.value)

    def asks(self, state: DwergarState) -> Message:
        return Message("dwergar.ask.extra")

    def offers(self, state: DwergarState, action: Action) -> Message:
        points = self.points * action.value
        return Message("dwergar.offer.extra", {"heat": action.value, "n": points})

    def means(self, state: DwergarState, action: Action) -> Mapping[str, object]:
        return {**action.means, "points": self.points * action.value}

    def rules(self, state: DwergarState, action: Action) -> list[str]:
        return ["DG-P45"]

    def refuses(self, state: DwergarState, action: Action) -> Message | None:
        """DG-P45: only heat that is there."""
        if action.verb == "extra":
            return too_cold(state.players[self.seat], action.value)
        return None

    def line(self, state: DwergarState) -> str:
        return f"{self.name()} {self.seat + 1} {self.points}"


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
            chronicle.scored(state, self.seat, player.powers.gold_upgrade_points, BY_EFFECTS)
        before = player.points
        for effect in project.effects:
            effect.run(state.players, self.seat)
        chronicle.scored(state, self.seat, player.points - before, BY_EFFECTS)

    def line(self, state: DwergarState) -> str:
        return f"{self.name()} {self.seat + 1} {self.number}"


# -- for nothing -------------------------------------------------------------------------------


@final
class UpgradeFree(Move):
    """An own completed project, for nothing. DG-61"""

    def __init__(self) -> None:
        super().__init__("upgrade", [])

    def actions(self, state: DwergarState, seat: int) -> list[Action]:
        player = state.players[seat]
        return [UPGRADE[n] for n in sorted(player.completed) if n not in player.upgraded]

    def do(self, state: DwergarState, seat: int, action: Action) -> None:
        pay_upgrade(state, seat, action.value, FREE)

    def offer(self, state: DwergarState, seat: int, action: Action) -> Message:
        project = state.cards.project(action.value)
        params: dict[str, Param] = {"project": project.title(), "n": project.upgrade_points}
        params["does"] = project.messages()
        return Message("dwergar.offer.free_upgrade", params)

    def why_not(self, state: DwergarState, seat: int, action: Action) -> Message | None:
        """It must be completed, and not upgraded yet."""
        return not_to_upgrade(state.players[seat], action.value)


UPGRADING_FREE: Final = UpgradeFree()
FREE_MOVES: Final[list[Move]] = [UPGRADING_FREE, CHANGING, PASSING]


@final
class FreeUpgrade(Choose):
    """One own completed project, for nothing; before it heat may be changed. DG-61"""

    def moves(self, state: DwergarState) -> list[Move]:
        return FREE_MOVES

    def options(self, state: DwergarState) -> list[Action]:
        """With nothing to upgrade, heat is changed afterwards."""
        return super().options(state) if UPGRADING_FREE.actions(state, self.seat) else ONE_PASS

    def asks(self, state: DwergarState) -> Message:
        return Message("dwergar.ask.free_upgrade")

    def rules(self, state: DwergarState, action: Action) -> list[str]:
        return ["DG-61", *super().rules(state, action)]


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


WORDS: Final[list[PlaceReader]] = [ConvertWord.read, UpgradeAnyWord.read, UpgradeLessWord.read]
