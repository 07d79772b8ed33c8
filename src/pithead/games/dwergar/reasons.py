"""Why a dwarf or a project cannot be chosen now.

Everything here is open to everyone. The sentences stand in the catalogues as
`dwergar.why.<reason>`.
"""

from pithead.engine.message import Message
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.costs import Cost
from pithead.games.dwergar.effects import dwarf_message
from pithead.games.dwergar.offering import not_offered
from pithead.games.dwergar.player import Player
from pithead.games.dwergar.projects import completion_costs, upgrade_cost
from pithead.games.dwergar.shortage import missing, nearest, too_cold, too_poor, why
from pithead.games.dwergar.state import CART, RIDER, DwergarState, Work
from pithead.games.dwergar.words import FOREMAN, LEVELS, NOBODY

# -- dwarves -----------------------------------------------------------------------------------


def no_dwarf(state: DwergarState, seat: int, dwarf: int) -> Message:
    """The dwarf is not at hand. DG-20, DG-23, DG-29"""
    if not state.players[seat].has_dwarf():
        return why("no_dwarf_at_all")
    if dwarf < FOREMAN:
        return Message("dwergar.why.no_dwarf", {"dwarf": dwarf_message(dwarf)})
    at = state.foreman_at(seat)
    if at >= 0:
        return Message("dwergar.why.foreman_stands", {"place": chronicle.place_message(at)})
    for level in range(len(LEVELS)):
        if state.carts[level][seat * CART + RIDER]:
            return Message("dwergar.why.foreman_rides", {"level": chronicle.level_message(level)})
    return Message("dwergar.why.no_dwarf", {"dwarf": chronicle.any_dwarf_message(FOREMAN)})


def no_break(state: DwergarState, seat: int, at: int) -> Message:
    """A Work Break is for who has no dwarf, and takes a worker. DG-23"""
    if state.players[seat].has_dwarf():
        return why("no_break")
    return why("nobody_there" if state.standing[at] == NOBODY else "foreman_there")


def no_pass(state: DwergarState, seat: int) -> Message:
    """A dwarf at hand is placed, and a worker who can be taken is taken. DG-17, DG-23"""
    return why("must_place" if state.players[seat].has_dwarf() else "must_take")


# -- projects ----------------------------------------------------------------------------------


def not_open(state: DwergarState, seat: int, number: int) -> Message | None:
    """Only open projects can be completed. DG-9, DG-47"""
    if number in state.row:
        return None
    for owner in range(state.seats):
        if number in state.players[owner].completed:
            if owner == seat:
                return why("own_project")
            return Message("dwergar.why.project_of", {"seat": owner})
    return why("not_open")


def least_gap(state: DwergarState, seat: int, number: int) -> Cost:
    """What is missing for completing an open project, with the discount that helps most. DG-P1"""
    player = state.players[seat]
    return missing(player, nearest(player, completion_costs(state, seat, number)))


def not_to_upgrade(player: Player, number: int) -> Message | None:
    """An own completed project, and only once. DG-45, DG-48, DG-61"""
    if number not in player.completed:
        return why("not_completed")
    return why("upgraded") if number in player.upgraded else None


def no_upgrade(state: DwergarState, seat: int, work: Work, number: int) -> Message | None:
    """DG-45, DG-47, DG-48, DG-50"""
    player = state.players[seat]
    reason = not_to_upgrade(player, number)
    more = -work.bonus.upgrade_less
    if reason is None and number != work.completed:
        reason = not_offered(state, work, "upgrade")
        more = work.bonus.upgrade_more
    return too_poor(player, upgrade_cost(state, seat, number, more)) if reason is None else reason


# -- heat into resources -----------------------------------------------------------------------


def no_change(player: Player, good: int) -> Message | None:
    """Only by an upgraded project, for its heat. DG-P37, DG-P39"""
    price = player.powers.change_price[good]
    return too_cold(player, price) if price else why("no_power")
