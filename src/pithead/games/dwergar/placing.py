"""Placing dwarves, the Work Break of a player who has none, and whom a dwarf counts as."""

from collections.abc import Mapping
from typing import ClassVar, Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import NOTHING
from pithead.engine.message import Message, Param
from pithead.engine.sign import Sign
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.actions import BECOME, BREAK, PLACE_BY_HAND, SILVERBEARD
from pithead.games.dwergar.cards import Allowance, Place
from pithead.games.dwergar.parts import ONE_PASS, Move, Part, offer_take_back, pay_heat, yields_more
from pithead.games.dwergar.player import Player
from pithead.games.dwergar.reasons import too_cold, why
from pithead.games.dwergar.state import CART, RIDER, DwergarState, Work
from pithead.games.dwergar.words import (
    BLACKSMITH,
    BY_PLACING,
    ENGINEER,
    FOREMAN,
    IRONWORKER,
    LEVELS,
    NO_OWNER,
    NOBODY,
    PLACES,
    SPECIALITIES,
    dwarf_message,
    heat_message,
    in_the_mine,
    level_message,
    place_message,
)

# -- placing a dwarf ---------------------------------------------------------------------------


@final
class PlaceDwarf(Move):
    """The dwarf goes there, whoever stood there comes away, and work begins. DG-20, DG-22"""

    def __init__(self) -> None:
        super().__init__("place", ["DG-20", "DG-22"])

    def actions(self, state: DwergarState, seat: int) -> list[Action]:
        player = state.players[seat]
        workers = player.workers
        hand = 8 if player.has_foreman else 0
        hand += 1 if workers[ENGINEER] else 0
        hand += 2 if workers[BLACKSMITH] else 0
        hand += 4 if workers[IRONWORKER] else 0
        return PLACE_BY_HAND[hand]

    def do(self, state: DwergarState, seat: int, action: Action) -> None:
        player = state.players[seat]
        dwarf, at = action.value // len(PLACES), action.value % len(PLACES)
        if dwarf == FOREMAN:
            player.has_foreman = False
        else:
            player.workers[dwarf] -= 1
        met = state.standing[at]
        chronicle.placed(state, seat, dwarf, at, met)
        if met >= FOREMAN:
            state.players[met - FOREMAN].has_foreman = True
        elif met != NOBODY:
            player.workers[met] += 1
        state.standing[at] = FOREMAN + seat if dwarf == FOREMAN else dwarf
        warm_owner(state, seat, at)
        score_placing(state, seat, dwarf, at, met)
        heat = state.rules().heat_at[at]
        player.gain_heat(heat)
        chronicle.warmed(state, seat, heat)
        state.work = work_at(state, seat, dwarf, at)

    def offer(self, state: DwergarState, seat: int, action: Action) -> Message:
        at = action.value % len(PLACES)
        params: dict[str, Param] = {"dwarf": dwarf_message(action.value // len(PLACES))}
        return meeting(state, "place", at, params)

    def means(self, state: DwergarState, seat: int, action: Action) -> Mapping[str, object]:
        """With the bonuses that this dwarf has there now, or the additional yield. DG-22, DG-28"""
        at = action.value % len(PLACES)
        work = work_at(state, seat, action.value // len(PLACES), at)
        if in_the_mine(at):
            return {**action.means, "rich": yields_more(state, work)}
        if state.rules().quiet[at]:
            return action.means
        bonuses = [each for each in state.cards.places[at].specialities if work.skills[each]]
        return {**action.means, "bonuses": [SPECIALITIES[each] for each in bonuses]}

    def why_not(self, state: DwergarState, seat: int, action: Action) -> Message | None:
        """The dwarf is not at hand. DG-20, DG-23, DG-29"""
        dwarf = action.value // len(PLACES)
        if not state.players[seat].has_dwarf():
            return why("no_dwarf_at_all")
        if dwarf < FOREMAN:
            return Message("dwergar.why.no_dwarf", {"dwarf": dwarf_message(dwarf)})
        at = state.foreman_at(seat)
        if at >= 0:
            return Message("dwergar.why.foreman_stands", {"place": place_message(at)})
        for level in range(len(LEVELS)):
            if state.carts[level][seat * CART + RIDER]:
                return Message("dwergar.why.foreman_rides", {"level": level_message(level)})
        return Message("dwergar.why.no_dwarf", {"dwarf": dwarf_message(FOREMAN)})


PLACING: Final = PlaceDwarf()


def meeting(state: DwergarState, verb: str, at: int, params: dict[str, Param]) -> Message:
    """Who goes to a place takes the worker there, or frees the foreman."""
    params["place"] = place_message(at)
    met = state.standing[at]
    if met == NOBODY:
        return Message(f"dwergar.offer.{verb}", params)
    params["met"] = dwarf_message(met)
    return Message(f"dwergar.offer.{verb}_{'taking' if met < FOREMAN else 'freeing'}", params)


def warm_owner(state: DwergarState, seat: int, at: int) -> None:
    """An opponent's installed furnace gives its owner heat. DG-54, DG-P40"""
    owner = state.furnaces[at]
    if owner in (NO_OWNER, seat):
        return
    powers = state.players[owner].powers
    heat = powers.warm + (0 if in_the_mine(at) else state.cards.board.furnace_heat)
    state.players[owner].gain_heat(heat)
    chronicle.warmed(state, owner, heat)


def score_placing(state: DwergarState, seat: int, dwarf: int, at: int, met: int) -> None:
    """Points for placing in the mine or on an empty place. DG-E56, DG-E60, DG-P9"""
    rules = state.rules()
    player = state.players[seat]
    points = rules.mine_points if in_the_mine(at) else 0
    if dwarf != FOREMAN:
        if met == NOBODY:
            points += rules.empty_points
        if met == NOBODY or (met >= FOREMAN and met != FOREMAN + seat):
            points += player.powers.empty_points
    player.points += points
    chronicle.scored(state, seat, points, BY_PLACING)


def work_at(state: DwergarState, seat: int, dwarf: int, at: int) -> Work:
    """What this dwarf may do there. DG-22, DG-54"""
    if dwarf == FOREMAN:
        skills = state.players[seat].powers.foreman_skills.copy()
    else:
        skills = [speciality == dwarf for speciality in range(FOREMAN)]
    place = state.cards.places[at]
    bonus = Allowance() if state.rules().quiet[at] else place.bonus_allowance(skills)
    is_rich = in_the_mine(at) and state.furnaces[at] == seat
    return Work(
        seat=seat,
        place=at,
        dwarf=dwarf,
        skills=skills,
        is_rich=is_rich,
        base=place.base_allowance(),
        bonus=bonus,
    )


# -- Work Break --------------------------------------------------------------------------------


class NoDwarf(Move):
    """The Work Break of a player without a dwarf: the own foreman, and one worker. DG-23"""

    def __init__(self, verb: str) -> None:
        super().__init__(verb, ["DG-23"])

    def do(self, state: DwergarState, seat: int, action: Action) -> None:
        """The own foreman from where he stands."""
        player = state.players[seat]
        chronicle.took_break(state, seat)
        at = state.foreman_at(seat)
        if at >= 0:
            state.clear_place(at)
            player.has_foreman = True
            chronicle.dwarf_taken(state, seat, FOREMAN, at)


@final
class WorkBreak(NoDwarf):
    """Any worker is taken as well. DG-23"""

    def __init__(self) -> None:
        super().__init__("break")

    def actions(self, state: DwergarState, seat: int) -> list[Action]:
        if state.players[seat].has_dwarf():
            return NOTHING
        standing = state.standing
        return [BREAK[at] for at in range(len(PLACES)) if NOBODY < standing[at] < FOREMAN]

    def do(self, state: DwergarState, seat: int, action: Action) -> None:
        super().do(state, seat, action)
        worker = state.standing[action.value]
        state.clear_place(action.value)
        state.players[seat].workers[worker] += 1
        chronicle.dwarf_taken(state, seat, worker, action.value)

    def offer(self, state: DwergarState, seat: int, action: Action) -> Message:
        return meeting(state, "break", action.value, {})

    def why_not(self, state: DwergarState, seat: int, action: Action) -> Message | None:
        """It is for who has no dwarf, and takes a worker."""
        if state.players[seat].has_dwarf():
            return why("no_break")
        return why("nobody_there" if state.standing[action.value] == NOBODY else "foreman_there")


TAKING_BREAK: Final = WorkBreak()


@final
class LoneBreak(NoDwarf):
    """No worker stands anywhere: only the foreman, or nobody. DG-23"""

    def __init__(self) -> None:
        super().__init__("pass")

    def actions(self, state: DwergarState, seat: int) -> list[Action]:
        is_break = not state.players[seat].has_dwarf()
        return ONE_PASS if is_break and not TAKING_BREAK.actions(state, seat) else NOTHING

    def offer(self, state: DwergarState, seat: int, action: Action) -> Message:
        stands = state.foreman_at(seat) >= 0
        return Message("dwergar.offer.foreman_home" if stands else "dwergar.offer.pass")

    def why_not(self, state: DwergarState, seat: int, action: Action) -> Message | None:
        """A dwarf at hand is placed, and a worker who can be taken is taken. DG-17"""
        return why("must_place" if state.players[seat].has_dwarf() else "must_take")


# -- whom he counts as ---------------------------------------------------------------------------


@final
class Silverbeard(Part):
    """The token back for one of the place's bonuses. DG-58"""

    verb: ClassVar[str] = "silverbeard"
    rules: ClassVar[list[str]] = ["DG-58"]

    def may_be_at(self, place: Place, by_foreman: bool) -> bool:
        return len(place.specialities) > 0

    def actions(self, state: DwergarState, work: Work, player: Player) -> list[Action]:
        if state.silverbeard != work.seat or state.rules().quiet[work.place]:
            return NOTHING
        skills = work.skills
        specialities = state.cards.places[work.place].specialities
        return [SILVERBEARD[each] for each in specialities if not skills[each]]

    def do(self, state: DwergarState, work: Work, action: Action) -> None:
        speciality = action.value
        state.silverbeard = NO_OWNER
        work.silver = speciality
        place = state.cards.places[work.place]
        for i in range(len(place.bonuses)):
            if place.specialities[i] == speciality:
                for word in place.bonuses[i]:
                    word.give(work.bonus)
        work.skills[speciality] = True
        chronicle.silverbeard_used(state, work.seat, speciality)
        offer_take_back(state, work.seat)

    def offer(self, state: DwergarState, work: Work, action: Action) -> Message:
        return Message("dwergar.offer.silverbeard", {"dwarf": dwarf_message(action.value)})

    def why_not(self, state: DwergarState, work: Work, action: Action) -> Message | None:
        """The token, and a bonus of this place that the dwarf does not have."""
        reason = self.ruled_out(state, work.seat, action)
        if reason is not None:
            return reason
        place = state.cards.places[work.place]
        if action.value not in place.specialities:
            return Message("dwergar.why.no_bonus_of", {"dwarf": dwarf_message(action.value)})
        if state.rules().quiet[work.place]:
            return Message("dwergar.why.quiet", {"place": place.title()})
        return why("has_bonus") if work.skills[action.value] else None

    def ruled_out(self, state: DwergarState, seat: int, action: Action) -> Message | None:
        return None if state.silverbeard == seat else why("no_silverbeard")

    def send_first(self, state: DwergarState, seat: int, action: Action) -> Message | None:
        return why("send_any")

    def signs(self, state: DwergarState, work: Work, action: Action) -> list[Sign]:
        return [Sign("silverbeard"), Sign("arrow"), Sign(SPECIALITIES[action.value])]


@final
class Become(Part):
    """The new speciality replaces the old, for heat. DG-P44"""

    verb: ClassVar[str] = "become"
    rules: ClassVar[list[str]] = ["DG-P44"]

    def may_be_at(self, place: Place, by_foreman: bool) -> bool:
        return not by_foreman

    def actions(self, state: DwergarState, work: Work, player: Player) -> list[Action]:
        """Once an action, before any bonus is used."""
        price = player.powers.disguise
        if (
            not price
            or work.dwarf == FOREMAN
            or work.has_changed_skill
            or work.is_bonus_taken
            or player.heat_at_hand() < price
        ):
            return NOTHING
        return [BECOME[other] for other in range(3) if not work.skills[other]]

    def do(self, state: DwergarState, work: Work, action: Action) -> None:
        work.has_changed_skill = True
        work.skills = [i == action.value for i in range(3)]
        if work.silver >= 0:
            work.skills[work.silver] = True
        if not state.rules().quiet[work.place]:
            work.bonus = state.cards.places[work.place].bonus_allowance(work.skills)
        chronicle.became(state, work.seat, action.value)
        offer_take_back(state, work.seat)
        pay_heat(state, work.seat, state.players[work.seat].powers.disguise)

    def offer(self, state: DwergarState, work: Work, action: Action) -> Message:
        params: dict[str, Param] = {"dwarf": dwarf_message(action.value)}
        params["price"] = heat_message(state.players[work.seat].powers.disguise)
        return Message("dwergar.offer.become", params)

    def why_not(self, state: DwergarState, work: Work, action: Action) -> Message | None:
        """By an upgraded project, for heat, once an action and before any bonus."""
        reason = self.ruled_out(state, work.seat, action)
        if reason is not None:
            return reason
        if work.dwarf == FOREMAN:
            return why("not_foreman")
        if work.has_changed_skill:
            return why("once")
        if work.is_bonus_taken:
            return why("bonus_taken")
        if work.skills[action.value]:
            return why("has_skill")
        player = state.players[work.seat]
        return too_cold(player, player.powers.disguise)

    def ruled_out(self, state: DwergarState, seat: int, action: Action) -> Message | None:
        return None if state.players[seat].powers.disguise else why("no_power")

    def send_first(self, state: DwergarState, seat: int, action: Action) -> Message | None:
        return why("send_any")

    def signs(self, state: DwergarState, work: Work, action: Action) -> list[Sign]:
        price = Sign("heat", state.players[work.seat].powers.disguise)
        return [price, Sign("arrow"), Sign(SPECIALITIES[action.value])]
