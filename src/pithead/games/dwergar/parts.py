"""The parts of an action: what a dwarf may do at a place, in any order. DG-21"""

from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question, Step
from pithead.engine.message import Message
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.actions import (
    BECOME,
    BUILD,
    COMPLETE,
    END,
    EXCHANGE,
    FORGE,
    INSTALL,
    LIFT,
    LIGHT,
    LIGHT_ALL,
    LOAD,
    MINE,
    PASS,
    SILVERBEARD,
    STOKE,
    UPGRADE,
)
from pithead.games.dwergar.bonuses import NO_UPGRADES
from pithead.games.dwergar.deeds import (
    COOL,
    HOT,
    can_lift,
    change_heat,
    change_options,
    do_part,
)
from pithead.games.dwergar.mine import step_in
from pithead.games.dwergar.part_reasons import no_part
from pithead.games.dwergar.player import Player
from pithead.games.dwergar.projects import can_complete, can_upgrade
from pithead.games.dwergar.reasons import no_change
from pithead.games.dwergar.state import DwergarState, Work
from pithead.games.dwergar.wording import change_message, part_message
from pithead.games.dwergar.words import FOREMAN, in_the_mine, level_of


@final
class DoPart(Question):
    """One part of the action after another, until the player ends it. DG-21"""

    def options(self, state: DwergarState) -> list[Action]:
        work = state.working()
        player = state.players[self.seat]
        result: list[Action] = []
        if not state.rules().closed[work.place]:
            if in_the_mine(work.place):
                if state.cart_is_empty(level_of(work.place), self.seat):
                    result.append(MINE)
            else:
                self.place_options(state, work, player, result)
            self.furnace_options(state, work, player, result)
            self.skill_options(state, work, player, result)
        result += change_options(player)
        result.append(END)
        return result

    def place_options(
        self, state: DwergarState, work: Work, player: Player, result: list[Action]
    ) -> None:
        """What the base action and the bonuses allow, outside the mine."""
        self.trade_options(state, work, player, result)
        self.fire_options(state, work, player, result)
        if can_lift(state, work, player):
            result.append(LIFT)
        if work.bonus.loads or work.base.loads:
            result += LOAD
        if work.base.completes:
            for number in sorted(state.row):
                if can_complete(state, self.seat, number):
                    result.append(COMPLETE[number])
        self.upgrade_options(state, work, player, result)

    def trade_options(
        self, state: DwergarState, work: Work, player: Player, result: list[Action]
    ) -> None:
        """Exchanges of the Laboratory, conversions of the Forge. DG-32, DG-44"""
        board = state.cards.board
        if work.base.exchanges or work.bonus.exchanges:
            for good in range(4):
                if player.goods[good] and board.exchange[good]:
                    result.append(EXCHANGE[good])
        if work.base.converts or work.bonus.converts:
            heat = player.heat_at_hand()
            for good in range(4):
                if player.goods[good] and 0 < board.convert_heat[good] <= heat:
                    result.append(FORGE[good])

    def fire_options(
        self, state: DwergarState, work: Work, player: Player, result: list[Action]
    ) -> None:
        """Lighting, warming, building furnaces. DG-34 to DG-37, DG-41 to DG-43, DG-46"""
        base = work.base
        bonus = work.bonus
        if player.cool and (base.lights or bonus.lights):
            result.append(LIGHT)
        if player.cool and (base.lights_all or bonus.lights_all):
            result.append(LIGHT_ALL)
        if (base.heat or bonus.heat) and player.heat < player.limits.heat:
            result.append(STOKE)
        can_build = (base.builds or bonus.builds) and player.has_room_for_furnace()
        if can_build and player.has_goods(state.cards.board.furnace_price):
            result.append(BUILD)

    def upgrade_options(
        self, state: DwergarState, work: Work, player: Player, result: list[Action]
    ) -> None:
        """The project just completed, or any own one at the Forge. DG-45, DG-47"""
        if work.completed and can_upgrade(
            state, self.seat, work.completed, -work.bonus.upgrade_less
        ):
            result.append(UPGRADE[work.completed])
        if work.bonus.upgrade_more != NO_UPGRADES:
            for number in sorted(player.completed):
                if number != work.completed and can_upgrade(
                    state, self.seat, number, work.bonus.upgrade_more
                ):
                    result.append(UPGRADE[number])

    def furnace_options(
        self, state: DwergarState, work: Work, player: Player, result: list[Action]
    ) -> None:
        """A foreman may install a furnace where there is none. DG-52"""
        if work.dwarf != FOREMAN or state.has_furnace(work.place):
            return
        if player.has_goods(state.cards.places[work.place].install):
            if player.hot:
                result.append(INSTALL[HOT])
            if player.cool:
                result.append(INSTALL[COOL])

    def skill_options(
        self, state: DwergarState, work: Work, player: Player, result: list[Action]
    ) -> None:
        """Silverbeard's help, and counting as another speciality. DG-58, DG-P44"""
        place = state.cards.places[work.place]
        if state.silverbeard == self.seat and not state.rules().quiet[work.place]:
            for speciality in place.specialities:
                if not work.skills[speciality]:
                    result.append(SILVERBEARD[speciality])
        price = player.powers.disguise
        if (
            price
            and work.dwarf != FOREMAN
            and not work.has_changed_skill
            and not work.is_bonus_taken
            and player.heat_at_hand() >= price
        ):
            result += [BECOME[other] for other in range(3) if not work.skills[other]]

    def answer(self, state: DwergarState, action: Action) -> None:
        if action is END:
            state.agenda.push(END_ACTIONS[self.seat])
            return
        state.agenda.push(self)
        do_part(state, self.seat, action)

    def asks(self, state: DwergarState) -> Message:
        work = state.working()
        return Message("dwergar.ask.part", {"place": chronicle.place_message(work.place)})

    def offers(self, state: DwergarState, action: Action) -> Message:
        return part_message(state, self.seat, action)

    def rules(self, state: DwergarState, action: Action) -> list[str]:
        place = state.working().place
        if action.verb in RULE_OF_PART:
            return RULE_OF_PART[action.verb]
        return [RULE_OF_PLACE[place], "DG-21"]

    def refuses(self, state: DwergarState, action: Action) -> Message | None:
        """DG-21: what the place does not offer, or what it would cost."""
        return no_part(state, self.seat, action)


RULE_OF_PLACE: Final = [
    "DG-26", "DG-26", "DG-26", "DG-26", "DG-32", "DG-35", "DG-38", "DG-41", "DG-44", "DG-47"
]  # fmt: skip
RULE_OF_PART: Final = {
    "mine": ["DG-26", "DG-28"],
    "load": ["DG-40", "DG-31"],
    "upgrade": ["DG-48", "DG-45", "DG-47"],
    "install": ["DG-52", "DG-53", "DG-54"],
    "silverbeard": ["DG-58"],
    "become": ["DG-P44"],
    "change": ["DG-P37", "DG-P39"],
    "end": ["DG-21"],
}


@final
class ChangeLast(Question):
    """After a free upgrade heat may still be changed into resources. DG-61, DG-P37, DG-P39"""

    def options(self, state: DwergarState) -> list[Action]:
        return [*change_options(state.players[self.seat]), PASS]

    def answer(self, state: DwergarState, action: Action) -> None:
        if action is not PASS:
            state.agenda.push(self)
            change_heat(state, self.seat, action.value)

    def asks(self, state: DwergarState) -> Message:
        return Message("dwergar.ask.change")

    def offers(self, state: DwergarState, action: Action) -> Message:
        if action is PASS:
            return Message("dwergar.offer.pass")
        return change_message(state, self.seat, action)

    def rules(self, state: DwergarState, action: Action) -> list[str]:
        return ["DG-61", "DG-P37", "DG-P39"]

    def refuses(self, state: DwergarState, action: Action) -> Message | None:
        """DG-P37, DG-P39: the project that allows it, and its heat."""
        if action.verb == "change":
            return no_change(state.players[self.seat], action.value)
        return None


@final
class EndAction(Step):
    """The action is over; a foreman who worked in the mine steps into his cart. DG-29"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: DwergarState) -> None:
        work = state.working()
        if work.dwarf == FOREMAN and in_the_mine(work.place):
            state.clear_place(work.place)
            step_in(state, self.seat, level_of(work.place))
        state.work = None

    def to_json(self) -> list[object]:
        return ["EndAction", self.seat]


END_ACTIONS: Final = [EndAction(seat) for seat in range(4)]
