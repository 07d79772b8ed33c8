"""Bellows and Workshop: furnaces lit, built and installed, and heat gained."""

from typing import ClassVar, Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import NOTHING
from pithead.engine.lists import replaced
from pithead.engine.message import Message
from pithead.engine.sign import Sign
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.actions import BUILD, HEAT_UP, INSTALL, LIGHT, LIGHT_ALL
from pithead.games.dwergar.cards import Allowance, Board, Place, PlaceReader, PlaceWord
from pithead.games.dwergar.parts import Part
from pithead.games.dwergar.player import Player
from pithead.games.dwergar.reasons import too_poor, why
from pithead.games.dwergar.state import DwergarState, Work
from pithead.games.dwergar.words import (
    BY_FURNACES,
    FOREMAN,
    NO_OWNER,
    Cost,
    heat_message,
    in_the_mine,
)

ONE_LIGHT: Final = [LIGHT]
ONE_LIGHT_ALL: Final = [LIGHT_ALL]
ONE_HEAT_UP: Final = [HEAT_UP]
ONE_BUILD: Final = [BUILD]
# What a furnace to be installed is: the values of `install`.
HOT: Final = 0
COOL: Final = 1
FORMS: Final = ["hot", "cool"]


# -- the Bellows -------------------------------------------------------------------------------


@final
class LightWord(PlaceWord):
    """Light so many furnaces. DG-34, DG-35, DG-43"""

    start: ClassVar[str] = "light"

    def give(self, allowance: Allowance) -> None:
        allowance.lights += self.amount

    def signs(self) -> list[Sign]:
        return [Sign("furnace-cool", self.amount), Sign("arrow"), Sign("furnace-hot", self.amount)]


@final
class Light(Part):
    """Light one furnace. DG-34, DG-35, DG-43"""

    verb: ClassVar[str] = "light"
    rules: ClassVar[list[str]] = ["DG-35", "DG-34", "DG-43", "DG-25", "DG-21"]

    def is_in(self, allowance: Allowance) -> bool:
        return allowance.lights > 0

    def actions(self, state: DwergarState, work: Work, player: Player) -> list[Action]:
        return ONE_LIGHT if player.cool and (work.base.lights or work.bonus.lights) else NOTHING

    def do(self, state: DwergarState, work: Work, action: Action) -> None:
        if work.base.lights:
            work.base.lights -= 1
        else:
            work.bonus.lights -= 1
            work.is_bonus_taken = True
        state.players[work.seat].light(1)
        chronicle.lit(state, work.seat, 1)

    def offer(self, state: DwergarState, work: Work, action: Action) -> Message:
        return Message("dwergar.offer.light")

    def why_not(self, state: DwergarState, work: Work, action: Action) -> Message | None:
        return self.not_offered(state, work) or why("no_cool")

    def signs(self, state: DwergarState, work: Work, action: Action) -> list[Sign]:
        return [Sign("furnace-cool"), Sign("arrow"), Sign("furnace-hot")]


@final
class LightAllWord(PlaceWord):
    """Light all furnaces. DG-36"""

    start: ClassVar[str] = "light all"
    has_number: ClassVar[bool] = False

    def give(self, allowance: Allowance) -> None:
        allowance.lights_all = True

    def signs(self) -> list[Sign]:
        return [Sign("all"), Sign("furnace-hot")]


@final
class LightAll(Part):
    """Light all furnaces. DG-36"""

    verb: ClassVar[str] = "light-all"
    rules: ClassVar[list[str]] = ["DG-36", "DG-25", "DG-21"]

    def is_in(self, allowance: Allowance) -> bool:
        return allowance.lights_all

    def actions(self, state: DwergarState, work: Work, player: Player) -> list[Action]:
        is_allowed = work.base.lights_all or work.bonus.lights_all
        return ONE_LIGHT_ALL if player.cool and is_allowed else NOTHING

    def do(self, state: DwergarState, work: Work, action: Action) -> None:
        work.base.lights_all = False
        work.bonus.lights_all = False
        work.is_bonus_taken = True
        player = state.players[work.seat]
        amount = player.cool
        player.light(amount)
        chronicle.lit(state, work.seat, amount)

    def offer(self, state: DwergarState, work: Work, action: Action) -> Message:
        return Message("dwergar.offer.light-all")

    def why_not(self, state: DwergarState, work: Work, action: Action) -> Message | None:
        return self.not_offered(state, work) or why("no_cool")

    def signs(self, state: DwergarState, work: Work, action: Action) -> list[Sign]:
        return [Sign("all"), Sign("furnace-hot")]


@final
class HeatWord(PlaceWord):
    """Gain heat. DG-34, DG-37, DG-46"""

    start: ClassVar[str] = "heat"

    def give(self, allowance: Allowance) -> None:
        allowance.heat += self.amount

    def message(self) -> Message:
        return Message("dwergar.part.heat", {"goods": heat_message(self.amount)})

    def signs(self) -> list[Sign]:
        return [Sign("plus", self.amount), Sign("heat")]


@final
class HeatUp(Part):
    """Gain heat onto the track. DG-34, DG-37, DG-46"""

    verb: ClassVar[str] = "heat"
    rules: ClassVar[list[str]] = ["DG-37", "DG-34", "DG-46", "DG-2", "DG-21"]

    def is_in(self, allowance: Allowance) -> bool:
        return allowance.heat > 0

    def amount(self, work: Work) -> int:
        return work.base.heat + work.bonus.heat

    def actions(self, state: DwergarState, work: Work, player: Player) -> list[Action]:
        has_room = player.heat < player.limits.heat
        return ONE_HEAT_UP if (work.base.heat or work.bonus.heat) and has_room else NOTHING

    def do(self, state: DwergarState, work: Work, action: Action) -> None:
        amount = self.amount(work)
        work.base.heat = 0
        work.bonus.heat = 0
        work.is_bonus_taken = True
        state.players[work.seat].gain_heat(amount)
        chronicle.warmed(state, work.seat, amount)

    def offer(self, state: DwergarState, work: Work, action: Action) -> Message:
        return Message("dwergar.offer.heat", {"goods": heat_message(self.amount(work))})

    def why_not(self, state: DwergarState, work: Work, action: Action) -> Message | None:
        return self.not_offered(state, work) or why("track_full")

    def signs(self, state: DwergarState, work: Work, action: Action) -> list[Sign]:
        return [Sign("plus", self.amount(work)), Sign("heat")]


# -- the Workshop ------------------------------------------------------------------------------


@final
class BuildWord(PlaceWord):
    """So many new furnaces. DG-41, DG-42"""

    start: ClassVar[str] = "build"
    rates_mark: ClassVar[str] = "furnace"

    def give(self, allowance: Allowance) -> None:
        allowance.builds += self.amount

    def signs(self) -> list[Sign]:
        return [Sign("plus", self.amount), Sign("furnace-cool")]

    def rates(self, board: Board) -> list[list[Sign]]:
        return [building_signs(board)]


def building_signs(board: Board) -> list[Sign]:
    return [*Cost(0, board.furnace_price).signs(), Sign("arrow"), Sign("furnace-cool")]


@final
class Build(Part):
    """A new cool furnace, for its price. DG-41, DG-42"""

    verb: ClassVar[str] = "build"
    rules: ClassVar[list[str]] = ["DG-41", "DG-42", "DG-4", "DG-21"]

    def is_in(self, allowance: Allowance) -> bool:
        return allowance.builds > 0

    def actions(self, state: DwergarState, work: Work, player: Player) -> list[Action]:
        if not (work.base.builds or work.bonus.builds) or not player.has_room_for_furnace():
            return NOTHING
        return ONE_BUILD if player.has_goods(state.cards.board.furnace_price) else NOTHING

    def do(self, state: DwergarState, work: Work, action: Action) -> None:
        if work.base.builds:
            work.base.builds -= 1
        else:
            work.bonus.builds -= 1
            work.is_bonus_taken = True
        player = state.players[work.seat]
        player.pay_goods(state.cards.board.furnace_price)
        player.cool += 1
        chronicle.built(state, work.seat)

    def offer(self, state: DwergarState, work: Work, action: Action) -> Message:
        price = Cost(0, state.cards.board.furnace_price).messages()
        return Message("dwergar.offer.build", {"price": price})

    def why_not(self, state: DwergarState, work: Work, action: Action) -> Message | None:
        """Furnaces left, and the price."""
        reason = self.not_offered(state, work)
        if reason is not None:
            return reason
        player = state.players[work.seat]
        if not player.has_room_for_furnace():
            return Message("dwergar.why.all_furnaces", {"n": player.limits.furnaces})
        return too_poor(player, Cost(0, state.cards.board.furnace_price))

    def signs(self, state: DwergarState, work: Work, action: Action) -> list[Sign]:
        return building_signs(state.cards.board)


# -- any place ---------------------------------------------------------------------------------


@final
class Install(Part):
    """A foreman leaves a furnace at a place that has none, for good. DG-52, DG-53"""

    verb: ClassVar[str] = "install"
    rules: ClassVar[list[str]] = ["DG-52", "DG-53", "DG-54"]

    def may_be_at(self, place: Place, by_foreman: bool) -> bool:
        return by_foreman

    def actions(self, state: DwergarState, work: Work, player: Player) -> list[Action]:
        if work.dwarf != FOREMAN or state.has_furnace(work.place):
            return NOTHING
        if not player.has_goods(state.cards.places[work.place].install):
            return NOTHING
        result: list[Action] = []
        if player.hot:
            result.append(INSTALL[HOT])
        if player.cool:
            result.append(INSTALL[COOL])
        return result

    def do(self, state: DwergarState, work: Work, action: Action) -> None:
        player = state.players[work.seat]
        player.pay_goods(state.cards.places[work.place].install)
        if action.value == HOT:
            player.hot -= 1
        else:
            player.cool -= 1
        player.installed += 1
        state.furnaces = replaced(state.furnaces, work.place, work.seat)
        points = state.cards.board.install_points
        if not in_the_mine(work.place):
            points += state.rules().install_points
        player.points += points
        chronicle.installed(state, work.seat, work.place)
        chronicle.scored(state, work.seat, points, BY_FURNACES)

    def price(self, state: DwergarState, work: Work) -> Cost:
        return Cost(0, state.cards.places[work.place].install)

    def offer(self, state: DwergarState, work: Work, action: Action) -> Message:
        params = {**self.price(state, work).told(), "form": FORMS[action.value]}
        return Message("dwergar.offer.install", params)

    def why_not(self, state: DwergarState, work: Work, action: Action) -> Message | None:
        """A foreman, a place without a furnace, a furnace of that form, and the price."""
        if work.dwarf != FOREMAN:
            return why("foreman_installs")
        owner = state.furnaces[work.place]
        if owner == work.seat:
            return why("own_furnace")
        if owner != NO_OWNER:
            return Message("dwergar.why.furnace_of", {"seat": owner})
        player = state.players[work.seat]
        if not (player.hot if action.value == HOT else player.cool):
            return why("no_hot" if action.value == HOT else "no_cool")
        return too_poor(player, self.price(state, work))

    def send_first(self, state: DwergarState, seat: int, action: Action) -> Message | None:
        return why("send_foreman")

    def signs(self, state: DwergarState, work: Work, action: Action) -> list[Sign]:
        price = self.price(state, work).signs()
        return [*price, Sign("arrow"), Sign(f"furnace-{FORMS[action.value]}")]


WORDS: Final[list[PlaceReader]] = [
    LightWord.read, LightAllWord.read, HeatWord.read, BuildWord.read
]  # fmt: skip
