"""The mine and its lift: mining, lifting, loading, with the words that allow them."""

from collections.abc import Mapping
from typing import ClassVar, Final, Self, final

from pithead.engine.action import Action
from pithead.engine.agenda import NOTHING, SeatStep
from pithead.engine.lists import replaced
from pithead.engine.message import Message, Param
from pithead.engine.sign import Sign
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.actions import LIFT, LOAD, MINE
from pithead.games.dwergar.cards import (
    Allowance,
    Board,
    Place,
    PlaceReader,
    PlaceWord,
    amounts_json,
)
from pithead.games.dwergar.parts import Part, pay_heat, yields_more
from pithead.games.dwergar.player import Player
from pithead.games.dwergar.reasons import too_cold, why
from pithead.games.dwergar.state import CART, RIDER, DwergarState, Work
from pithead.games.dwergar.words import (
    BY_LIFTING,
    GOODS,
    LEVELS,
    TRANSIT,
    Cost,
    Phrase,
    goods_message,
    in_the_mine,
    level_message,
    level_of,
)

ONE_MINE: Final = [MINE]
ONE_LIFT: Final = [LIFT]


# -- carts -------------------------------------------------------------------------------------


def lift_carts(state: DwergarState) -> None:
    """Every tile goes up one; the top one is emptied and goes to the bottom. DG-30"""
    chronicle.lifted(state)
    tile = state.carts.pop(TRANSIT)
    for seat in range(state.seats):
        at = seat * CART
        goods = tile[at : at + RIDER]
        has_foreman = tile[at + RIDER] > 0
        player = state.players[seat]
        player.take_goods(goods)
        if has_foreman:
            player.has_foreman = True
        chronicle.unloaded(state, seat, goods, has_foreman)
    state.carts.append([0] * (CART * state.seats))


def load_everyone(state: DwergarState, level: int, good: int, amount: int) -> None:
    """Into every player's cart on a level, full or not. DG-31"""
    tile = state.carts[level].copy()
    for seat in range(state.seats):
        tile[seat * CART + good] += amount
    state.carts[level] = tile
    chronicle.loaded(state, level, good, amount)


def step_in(state: DwergarState, seat: int, level: int) -> None:
    """A foreman who worked in the mine gets into his owner's cart. DG-29"""
    state.carts[level] = replaced(state.carts[level], seat * CART + RIDER, 1)
    chronicle.rode(state, seat, level)


# -- mining ------------------------------------------------------------------------------------


@final
class Mine(Part):
    """Load the own cart with the level's yield. DG-26, DG-28"""

    verb: ClassVar[str] = "mine"
    rules: ClassVar[list[str]] = ["DG-26", "DG-28"]

    def may_be_at(self, place: Place, by_foreman: bool) -> bool:
        return in_the_mine(place.number)

    def actions(self, state: DwergarState, work: Work, player: Player) -> list[Action]:
        """Into an empty cart. DG-27"""
        if in_the_mine(work.place) and state.cart_is_empty(level_of(work.place), work.seat):
            return ONE_MINE
        return NOTHING

    def do(self, state: DwergarState, work: Work, action: Action) -> None:
        goods = self.yields(state, work)
        work.is_bonus_taken = True
        level = level_of(work.place)
        state.load(level, work.seat, goods)
        chronicle.mined(state, work.seat, level, goods)

    def yields(self, state: DwergarState, work: Work) -> list[int]:
        place = state.cards.places[work.place]
        return place.rich if yields_more(state, work) else place.yields

    def offer(self, state: DwergarState, work: Work, action: Action) -> Message:
        goods = Cost(0, self.yields(state, work)).messages()
        return Message("dwergar.offer.mine", {"goods": goods})

    def means(self, state: DwergarState, work: Work, action: Action) -> Mapping[str, object]:
        return {**action.means, "goods": amounts_json(Cost(0, self.yields(state, work)))}

    def why_not(self, state: DwergarState, work: Work, action: Action) -> Message | None:
        """Only on a level of the mine, into an empty cart. DG-26, DG-27"""
        if not in_the_mine(work.place):
            return why("only_in_mine")
        level = level_of(work.place)
        if state.cart_is_empty(level, work.seat):
            return None
        return Message("dwergar.why.full_cart", {"level": level_message(level)})

    def send_first(self, state: DwergarState, seat: int, action: Action) -> Message | None:
        return why("send_into_mine")

    def signs(self, state: DwergarState, work: Work, action: Action) -> list[Sign]:
        goods = Cost(0, self.yields(state, work)).signs()
        return [Sign("mining"), Sign("arrow"), *goods]


# -- lifting -----------------------------------------------------------------------------------


@final
class LiftWord(PlaceWord):
    """So many levels without a price. DG-38"""

    start: ClassVar[str] = "lift"
    fits_bonus: ClassVar[bool] = False
    rates_mark: ClassVar[str] = "rules.lift_heat"

    def give(self, allowance: Allowance) -> None:
        allowance.lifts += self.amount

    def signs(self) -> list[Sign]:
        return [Sign("lift", self.amount)]

    def rates(self, board: Board) -> list[list[Sign]]:
        more = [Sign("heat", board.lift_heat), Sign("equals"), Sign("lift")]
        return [[Sign("lift"), Sign("number", self.amount)], more]


@final
class LiftPointsWord(PlaceWord):
    """Points for each level lifted; in 2021 only while some cart holds resources. DG-39"""

    fits_base: ClassVar[bool] = False

    def __init__(self, points: int, only_loaded: bool) -> None:
        super().__init__()
        self.points: Final = points
        self.only_loaded: Final = only_loaded

    @classmethod
    def read(cls, phrase: Phrase) -> Self | None:
        points = phrase.after("score")
        if not points or not phrase.has("lift"):
            return None
        return cls(points, phrase.has("loaded"))

    def give(self, allowance: Allowance) -> None:
        allowance.lift_points += self.points
        allowance.only_loaded = self.only_loaded

    def phrase(self) -> str:
        return f"score {self.points} lift{' loaded' if self.only_loaded else ''}"

    def message(self) -> Message:
        kind = "lift_points_loaded" if self.only_loaded else "lift_points"
        return Message(f"dwergar.part.{kind}", {"n": self.points})

    def signs(self) -> list[Sign]:
        points = [Sign("plus", self.points), Sign("points"), Sign("per"), Sign("lift")]
        return [*points, Sign("loaded")] if self.only_loaded else points


@final
class Lift(Part):
    """Raise all carts one level, then more for heat. DG-38"""

    verb: ClassVar[str] = "lift"
    rules: ClassVar[list[str]] = ["DG-38", "DG-39", "DG-21"]

    def is_in(self, allowance: Allowance) -> bool:
        return allowance.lifts > 0

    def price(self, state: DwergarState, work: Work) -> int:
        """The first level is free, each further one costs 1 heat; or all a toll. DG-38, DG-E48"""
        toll = state.rules().toll
        if toll:
            return toll
        return 0 if work.lifted < work.base.lifts else state.cards.board.lift_heat

    def actions(self, state: DwergarState, work: Work, player: Player) -> list[Action]:
        if not work.base.lifts or work.is_lift_over:
            return NOTHING
        return ONE_LIFT if player.heat_at_hand() >= self.price(state, work) else NOTHING

    def do(self, state: DwergarState, work: Work, action: Action) -> None:
        """Pay, then the lift goes up one level."""
        price = self.price(state, work)
        work.lifted += 1
        state.agenda.push(LIFT_UP[work.seat])
        pay_heat(state, work.seat, price)

    def offer(self, state: DwergarState, work: Work, action: Action) -> Message:
        return Message("dwergar.offer.lift", {"n": self.price(state, work)})

    def why_not(self, state: DwergarState, work: Work, action: Action) -> Message | None:
        reason = self.not_offered(state, work)
        if reason is not None:
            return reason
        if work.is_lift_over:
            return why("lift_over")
        return too_cold(state.players[work.seat], self.price(state, work))

    def signs(self, state: DwergarState, work: Work, action: Action) -> list[Sign]:
        return [Sign("lift"), Sign("number", self.price(state, work)), Sign("heat")]


LIFTING: Final = Lift()


@final
class LiftUp(SeatStep):
    """One level, with the ironworker's point for it. DG-30, DG-39"""

    def run(self, state: DwergarState) -> None:
        work = state.working()
        points = work.bonus.lift_points
        if points and work.bonus.only_loaded and not state.any_cart_loaded():
            points = 0
        if points:
            work.is_bonus_taken = True
        lift_carts(state)
        state.players[self.seat].points += points
        chronicle.scored(state, self.seat, points, BY_LIFTING)


LIFT_UP: Final = [LiftUp(seat) for seat in range(4)]


# -- loading -----------------------------------------------------------------------------------


@final
class LoadWord(PlaceWord):
    """Put resources into every player's cart on one level. DG-40"""

    def __init__(self, amount: int, good: int) -> None:
        super().__init__(amount)
        self.good: Final = good

    @classmethod
    def read(cls, phrase: Phrase) -> Self | None:
        amount = phrase.after("load")
        good = phrase.one_of(GOODS)
        return cls(amount, good) if amount and good >= 0 else None

    def give(self, allowance: Allowance) -> None:
        allowance.loads += self.amount
        allowance.load_good = self.good

    def phrase(self) -> str:
        return f"load {self.amount} {GOODS[self.good]}"

    def message(self) -> Message:
        return Message("dwergar.part.load", {"goods": goods_message(self.good, self.amount)})

    def signs(self) -> list[Sign]:
        return [Sign("plus"), Sign(GOODS[self.good], self.amount), Sign("cart")]


@final
class Load(Part):
    """Resources into every cart of a level, before or after lifting, not between. DG-40"""

    verb: ClassVar[str] = "load"
    rules: ClassVar[list[str]] = ["DG-40", "DG-31"]

    def is_in(self, allowance: Allowance) -> bool:
        return allowance.loads > 0

    def allowed(self, work: Work) -> Allowance:
        """The bonus is used first."""
        return work.bonus if work.bonus.loads else work.base

    def actions(self, state: DwergarState, work: Work, player: Player) -> list[Action]:
        return LOAD if work.bonus.loads or work.base.loads else NOTHING

    def do(self, state: DwergarState, work: Work, action: Action) -> None:
        allowed = self.allowed(work)
        amount = allowed.loads
        allowed.loads = 0
        work.is_bonus_taken = True
        if work.lifted:
            work.is_lift_over = True
        load_everyone(state, action.value, allowed.load_good, amount)

    def offer(self, state: DwergarState, work: Work, action: Action) -> Message:
        allowed = self.allowed(work)
        params: dict[str, Param] = {"goods": goods_message(allowed.load_good, allowed.loads)}
        params["level"] = level_message(action.value)
        return Message("dwergar.offer.load", params)

    def means(self, state: DwergarState, work: Work, action: Action) -> Mapping[str, object]:
        allowed = self.allowed(work)
        return {**action.means, "goods": {GOODS[allowed.load_good]: allowed.loads}}

    def why_not(self, state: DwergarState, work: Work, action: Action) -> Message | None:
        return self.not_offered(state, work)

    def signs(self, state: DwergarState, work: Work, action: Action) -> list[Sign]:
        allowed = self.allowed(work)
        goods = Sign(GOODS[allowed.load_good], allowed.loads)
        return [Sign(f"level-{LEVELS[action.value]}"), Sign("plus"), goods, Sign("cart")]


WORDS: Final[list[PlaceReader]] = [LiftWord.read, LiftPointsWord.read, LoadWord.read]
