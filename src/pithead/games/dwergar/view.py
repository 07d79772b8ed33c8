"""What may be known in Dwergar: all but the order of the decks. DG-9 to DG-11"""

from typing import cast

from pithead.engine.journal import muted
from pithead.engine.rng import Rng
from pithead.games.dwergar.cards import Board, amounts_json
from pithead.games.dwergar.forge import upgrade_cost
from pithead.games.dwergar.mine import LIFTING
from pithead.games.dwergar.reasons import missing, nearest
from pithead.games.dwergar.shown import (
    DwergarBoard,
    DwergarCart,
    DwergarConversions,
    DwergarDwarf,
    DwergarExchanges,
    DwergarLevel,
    DwergarOpen,
    DwergarPlace,
    DwergarPlayer,
    DwergarPrice,
    DwergarUpgrade,
    DwergarView,
    DwergarWork,
)
from pithead.games.dwergar.state import CART, RIDER, DwergarState, Work
from pithead.games.dwergar.studio import completion_costs
from pithead.games.dwergar.words import (
    BLACKSMITH,
    CRYSTAL,
    DECKS,
    DWARVES,
    EASTERN,
    ENGINEER,
    FOREMAN,
    GOLD,
    GOODS,
    IRON,
    IRONWORKER,
    LEVELS,
    NO_EVENT,
    NO_OWNER,
    NOBODY,
    PLACES,
    SPECIALITIES,
    STONE,
    Cost,
    Speciality,
    in_the_mine,
    level_of,
)


def view(state: DwergarState) -> DwergarView:
    return {
        "game": "dwergar",
        "round": state.round,
        "rounds": state.rounds,
        "edition": state.cards.edition,
        "decks": [DECKS[deck] for deck in range(len(DECKS)) if state.decks[deck]],
        "to_act": state.seats_to_act(),
        "actions": state.rules().actions or state.cards.board.actions,
        "actions_left": state.actions_left,
        "over": state.is_over(),
        "ending": state.ending or None,
        "event": state.event if state.event != NO_EVENT else None,
        "past_events": list(state.past_events),
        "events_left": len(state.events),
        "row": sorted(state.row),
        "open": [open_view(state, number) for number in sorted(state.row)],
        "deck": len(state.deck),
        "advanced": state.advanced,
        "discards": list(state.discards),
        "silverbeard": state.silverbeard if state.silverbeard != NO_OWNER else None,
        "places": [place_view(state, place) for place in range(len(PLACES))],
        "carts": [cart_view(state, level) for level in range(len(LEVELS))],
        "players": [player_view(state, seat) for seat in range(state.seats)],
        "work": None if state.work is None else work_view(state, state.work),
        "board": board_view(state.cards.board),
        "differs": state.cards.differs,
    }


# -- the board and its cards -------------------------------------------------------------------


def board_view(board: Board) -> DwergarBoard:
    """The numbers that stand on no card. DG-2, DG-4, DG-32, DG-41, DG-44"""
    goods = range(len(GOODS))
    exchange = {
        GOODS[i]: amounts_json(Cost(0, board.exchange[i])) for i in goods if board.exchange[i]
    }
    convert = {
        GOODS[i]: {"heat": board.convert_heat[i], "into": GOODS[board.convert_into[i]]}
        for i in goods
        if board.convert_heat[i]
    }
    return {
        "heat": board.limits.heat,
        "furnaces": board.limits.furnaces,
        "furnace": amounts_json(Cost(0, board.furnace_price)),
        "exchange": cast(DwergarExchanges, exchange),
        "convert": cast(DwergarConversions, convert),
        "marks": {
            "furnace": board.marks["furnace"],
            "exchange": board.marks["exchange"],
            "convert": board.marks["convert"],
        },
    }


# -- places and carts --------------------------------------------------------------------------


def place_view(state: DwergarState, place: int) -> DwergarPlace:
    owner = state.furnaces[place]
    return {
        "name": PLACES[place],
        "level": LEVELS[level_of(place)] if in_the_mine(place) else None,
        "dwarf": dwarf_view(state.standing[place]),
        "furnace": owner if owner != NO_OWNER else None,
        "closed": state.rules().closed[place],
        "quiet": state.rules().quiet[place],
    }


def dwarf_view(code: int) -> DwergarDwarf | None:
    if code == NOBODY:
        return None
    if code < FOREMAN:
        return {"kind": DWARVES[code], "owner": None}
    return {"kind": DWARVES[FOREMAN], "owner": code - FOREMAN}


def cart_view(state: DwergarState, level: int) -> DwergarLevel:
    carts: list[DwergarCart] = []
    for seat in range(state.seats):
        at = seat * CART
        row = state.carts[level]
        carts.append(
            {
                "stone": row[at + STONE],
                "iron": row[at + IRON],
                "gold": row[at + GOLD],
                "crystal": row[at + CRYSTAL],
                "foreman": row[at + RIDER] > 0,
                "full": not state.cart_is_empty(level, seat),
            }
        )
    return {"level": LEVELS[level], "carts": carts}


# -- players -----------------------------------------------------------------------------------


def player_view(state: DwergarState, seat: int) -> DwergarPlayer:
    player = state.players[seat]
    return {
        "stone": player.goods[STONE],
        "iron": player.goods[IRON],
        "gold": player.goods[GOLD],
        "crystal": player.goods[CRYSTAL],
        "heat": player.heat,
        "keeps": min(player.limits.heat, state.cards.board.eastern_heat * player.done[EASTERN]),
        "hot": player.hot,
        "cool": player.cool,
        "installed": player.installed,
        "points": player.points,
        "workers": {
            "engineer": player.workers[ENGINEER],
            "blacksmith": player.workers[BLACKSMITH],
            "ironworker": player.workers[IRONWORKER],
        },
        "foreman": player.has_foreman,
        "skills": named_skills(player.powers.foreman_skills),
        "extra_actions": player.extra_actions,
        "completed": list(player.completed),
        "upgraded": list(player.upgraded),
        "upgrades": upgrades_view(state, seat),
    }


def named_skills(skills: list[bool]) -> list[Speciality]:
    return [cast(Speciality, SPECIALITIES[i]) for i in range(FOREMAN) if skills[i]]


# -- prices ------------------------------------------------------------------------------------


def open_view(state: DwergarState, number: int) -> DwergarOpen:
    """An open project, with its price for every seat."""
    return {
        "number": number,
        "prices": [completion_view(state, seat, number) for seat in range(state.seats)],
    }


def completion_view(state: DwergarState, seat: int, number: int) -> DwergarPrice:
    """Completing it, and forge it at once. DG-47, DG-50, DG-51"""
    player = state.players[seat]
    costs = completion_costs(state, seat, number)
    less_heat = 0
    if state.work is not None and seat in state.seats_to_act():
        less_heat = state.work.bonus.upgrade_less
    upgrade = upgrade_cost(state, seat, number, less_heat, 0)
    cost = nearest(player, costs)
    both = nearest(player, [each.and_also(upgrade) for each in costs])
    return {
        "cost": amounts_json(cost),
        "short": amounts_json(missing(player, cost)),
        "upgrade": amounts_json(upgrade),
        "upgrade_short": amounts_json(missing(player, both)),
    }


def upgrades_view(state: DwergarState, seat: int) -> list[DwergarUpgrade]:
    """The completed projects still to be upgraded, without what a place adds. DG-48"""
    player = state.players[seat]
    result: list[DwergarUpgrade] = []
    for number in player.completed:
        if number not in player.upgraded:
            cost = upgrade_cost(state, seat, number, 0, 0)
            short = amounts_json(missing(player, cost))
            result.append({"number": number, "cost": amounts_json(cost), "short": short})
    return result


# -- the action being taken ---------------------------------------------------------------------


def work_view(state: DwergarState, work: Work) -> DwergarWork:
    """The action being taken now, and how often each part may still be done."""
    base, bonus = work.base, work.bonus
    return {
        "place": PLACES[work.place],
        "dwarf": DWARVES[work.dwarf],
        "specialities": named_skills(work.skills),
        "lifted": work.lifted,
        "lift_price": LIFTING.price(state, work) if base.lifts else None,
        "completed": work.completed or None,
        "left": {
            "exchange": base.exchanges + bonus.exchanges,
            "light": base.lights + bonus.lights,
            "heat": base.heat + bonus.heat,
            "build": base.builds + bonus.builds,
            "complete": base.completes,
            "load": base.loads + bonus.loads,
        },
    }


# -- what may be imagined -------------------------------------------------------------------------


def reimagined(state: DwergarState, rng: Rng) -> DwergarState:
    """The project deck and the face-down events dealt anew; the same for every seat.

    The six workers out of the game are not: everyone can count who is missing. DG-11
    """
    other = state.copy()
    other.journal = muted()
    # Sorted first: nothing of the true order may show through.
    advanced = sorted(other.deck[: other.advanced])
    basic = sorted(other.deck[other.advanced :])
    rng.shuffle(advanced)
    rng.shuffle(basic)
    other.deck = advanced + basic
    hidden = sorted(other.events + other.unused_events)
    rng.shuffle(hidden)
    count = len(other.events)
    other.events = hidden[:count]
    other.unused_events = hidden[count:]
    other.rng = rng.split()
    return other
