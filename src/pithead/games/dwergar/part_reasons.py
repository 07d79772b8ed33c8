"""Why a part of an action cannot be done now. DG-21

Everything here is open to everyone. The sentences stand in the catalogues as
`dwergar.why.<reason>`.
"""

from typing import Final

from pithead.engine.action import Action
from pithead.engine.message import Message, Param
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.costs import Cost, good_message
from pithead.games.dwergar.deeds import HOT, lift_price
from pithead.games.dwergar.effects import dwarf_message
from pithead.games.dwergar.offering import not_offered, places_for, send_first
from pithead.games.dwergar.player import Player
from pithead.games.dwergar.reasons import (
    least_gap,
    no_change,
    no_upgrade,
    not_open,
    not_to_upgrade,
)
from pithead.games.dwergar.shortage import is_nothing, too_cold, too_poor, why
from pithead.games.dwergar.state import DwergarState, Work
from pithead.games.dwergar.words import FOREMAN, NO_OWNER, in_the_mine, level_of

NO_PARTS: Final = ["end", "track", "less", "take", "extra"]
OTHER_ACTIONS: Final = ["place", "break", "pass"]

# -- parts of an action ------------------------------------------------------------------------


def no_part(state: DwergarState, seat: int, action: Action) -> Message | None:
    """Why a part of the action at work cannot be done; None if it is no part. DG-21"""
    work = state.working()
    player = state.players[seat]
    verb = action.verb
    if verb == "change":
        return no_change(player, action.value)
    if verb in OTHER_ACTIONS:
        return Message("dwergar.why.finish", {"place": chronicle.place_message(work.place)})
    if verb in NO_PARTS:
        return None
    if state.rules().closed[work.place]:
        return Message("dwergar.why.closed", {"place": chronicle.place_message(work.place)})
    if verb in ("install", "silverbeard", "become"):
        return no_skill(state, seat, work, action)
    if verb == "mine":
        return no_mining(state, seat, work)
    if verb == "complete":
        return no_completion(state, seat, work, action.value)
    if verb == "upgrade":
        return no_upgrade(state, seat, work, action.value)
    return no_deed(state, player, work, action)


def no_skill(state: DwergarState, seat: int, work: Work, action: Action) -> Message | None:
    """What a dwarf may do at any place: install, be helped, count as another."""
    if action.verb == "install":
        return no_install(state, seat, work, action.value)
    if action.verb == "silverbeard":
        return no_silverbeard(state, seat, work, action.value)
    return no_becoming(state.players[seat], work, action.value)


def no_mining(state: DwergarState, seat: int, work: Work) -> Message | None:
    """Only on a level of the mine, into an empty cart. DG-26, DG-27"""
    if not in_the_mine(work.place):
        return why("only_in_mine")
    level = level_of(work.place)
    if state.cart_is_empty(level, seat):
        return None
    return Message("dwergar.why.full_cart", {"level": chronicle.level_message(level)})


def no_completion(state: DwergarState, seat: int, work: Work, number: int) -> Message:
    """An open project, at the Studio, once an action, and its cost. DG-47"""
    reason = not_open(state, seat, number) or not_offered(state, work, "complete")
    if reason is not None:
        return reason
    gap = least_gap(state, seat, number)
    return Message("dwergar.why.too_poor", {"goods": gap.messages()})


def no_deed(state: DwergarState, player: Player, work: Work, action: Action) -> Message | None:
    """Trades, furnaces and the lift, outside the mine. DG-32 to DG-46"""
    verb = action.verb
    reason = not_offered(state, work, verb)
    if reason is not None:
        return reason
    if verb in ("exchange", "forge"):
        return no_trade(state, player, action)
    if verb in ("light", "light-all"):
        return why("no_cool")
    if verb == "heat":
        return why("track_full")
    if verb == "lift":
        return why("lift_over") if work.is_lift_over else too_cold(player, lift_price(state, work))
    if verb == "build" and not player.has_room_for_furnace():
        return Message("dwergar.why.all_furnaces", {"n": player.limits.furnaces})
    return too_poor(player, Cost(0, state.cards.board.furnace_price)) if verb == "build" else None


def no_trade(state: DwergarState, player: Player, action: Action) -> Message | None:
    """A piece of a kind that can be traded, and for a conversion the heat. DG-32, DG-44"""
    board = state.cards.board
    good = action.value
    if action.verb == "exchange" and not board.exchange[good]:
        return Message("dwergar.why.no_exchange", {"good": good_message(good)})
    if action.verb == "forge" and not board.convert_heat[good]:
        return Message("dwergar.why.no_conversion", {"good": good_message(good)})
    if not player.goods[good]:
        return Message("dwergar.why.none_of", {"good": good_message(good)})
    return too_cold(player, board.convert_heat[good]) if action.verb == "forge" else None


def no_install(state: DwergarState, seat: int, work: Work, form: int) -> Message | None:
    """A foreman, a place without a furnace, a furnace of that form, and the price. DG-52"""
    if work.dwarf != FOREMAN:
        return why("foreman_installs")
    owner = state.furnaces[work.place]
    if owner == seat:
        return why("own_furnace")
    if owner != NO_OWNER:
        return Message("dwergar.why.furnace_of", {"seat": owner})
    player = state.players[seat]
    if not (player.hot if form == HOT else player.cool):
        return why("no_hot" if form == HOT else "no_cool")
    return too_poor(player, Cost(0, state.cards.places[work.place].install))


def no_silverbeard(state: DwergarState, seat: int, work: Work, speciality: int) -> Message | None:
    """The token, and a bonus of this place that the dwarf does not have. DG-58"""
    if state.silverbeard != seat:
        return why("no_silverbeard")
    place = state.cards.places[work.place]
    if speciality not in place.specialities:
        return Message("dwergar.why.no_bonus_of", {"dwarf": dwarf_message(speciality)})
    if state.rules().quiet[work.place]:
        return Message("dwergar.why.quiet", {"place": place.title()})
    return why("has_bonus") if work.skills[speciality] else None


def no_becoming(player: Player, work: Work, speciality: int) -> Message | None:
    """By an upgraded project, for heat, once an action and before any bonus. DG-P44"""
    if not player.powers.disguise:
        return why("no_power")
    if work.dwarf == FOREMAN:
        return why("not_foreman")
    if work.has_changed_skill:
        return why("once")
    if work.is_bonus_taken:
        return why("bonus_taken")
    return why("has_skill") if work.skills[speciality] else too_cold(player, player.powers.disguise)


# -- before anyone is placed -------------------------------------------------------------------


def no_part_yet(state: DwergarState, seat: int, action: Action) -> Message | None:
    """What must be done before a part can be; None if it is no part. DG-20, DG-21"""
    verb = action.verb
    player = state.players[seat]
    reason: Message | None = None
    if verb == "complete":
        reason = not_open(state, seat, action.value)
    elif verb == "upgrade":
        reason = not_to_upgrade(player, action.value)
    elif verb == "silverbeard" and state.silverbeard != seat:
        reason = why("no_silverbeard")
    elif verb == "become" and not player.powers.disguise:
        reason = why("no_power")
    if reason is not None or not player.has_dwarf():
        return reason
    if verb in ("silverbeard", "become"):
        return why("send_any")
    if verb == "install":
        return why("send_foreman")
    if verb == "mine":
        return why("send_into_mine")
    if verb == "complete":
        return send_with(state, least_gap(state, seat, action.value))
    return send_first(state, verb)


def send_with(state: DwergarState, gap: Cost) -> Message | None:
    """Where projects are completed, and what is still missing for this one. DG-47"""
    if is_nothing(gap):
        return send_first(state, "complete")
    params: dict[str, Param] = {"goods": gap.messages(), "places": places_for(state, "complete")}
    return Message("dwergar.why.send_with", params)
