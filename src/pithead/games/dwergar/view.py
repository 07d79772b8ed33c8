"""What may be known in Dwergar: all but the order of the decks. DG-9 to DG-11"""

from pithead.engine.journal import muted
from pithead.engine.rng import Rng
from pithead.games.dwergar.player import Player
from pithead.games.dwergar.state import CART, RIDER, DwergarState, Work
from pithead.games.dwergar.words import (
    DECKS,
    DWARVES,
    FOREMAN,
    GOODS,
    LEVELS,
    NO_EVENT,
    NO_OWNER,
    NOBODY,
    PLACES,
    SPECIALITIES,
)


def view(state: DwergarState) -> dict[str, object]:
    return {
        "round": state.round,
        "rounds": state.rounds,
        "edition": state.cards.edition,
        "decks": [DECKS[deck] for deck in range(len(DECKS)) if state.decks[deck]],
        "to_act": state.seats_to_act(),
        "actions_left": state.actions_left,
        "over": state.is_over(),
        "ending": state.ending or None,
        "event": state.event if state.event != NO_EVENT else None,
        "past_events": list(state.past_events),
        "events_left": len(state.events),
        "row": sorted(state.row),
        "deck": len(state.deck),
        "advanced": state.advanced,
        "discards": list(state.discards),
        "silverbeard": state.silverbeard if state.silverbeard != NO_OWNER else None,
        "places": [place_view(state, place) for place in range(len(PLACES))],
        "carts": [cart_view(state, level) for level in range(len(LEVELS))],
        "players": [player_view(player) for player in state.players],
        "work": None if state.work is None else work_view(state.work),
    }


def place_view(state: DwergarState, place: int) -> dict[str, object]:
    owner = state.furnaces[place]
    return {
        "name": PLACES[place],
        "dwarf": dwarf_view(state.standing[place]),
        "furnace": owner if owner != NO_OWNER else None,
        "closed": state.rules().closed[place],
    }


def dwarf_view(code: int) -> dict[str, object] | None:
    if code == NOBODY:
        return None
    if code < FOREMAN:
        return {"kind": SPECIALITIES[code], "owner": None}
    return {"kind": DWARVES[FOREMAN], "owner": code - FOREMAN}


def cart_view(state: DwergarState, level: int) -> dict[str, object]:
    carts: list[dict[str, object]] = []
    for seat in range(state.seats):
        at = seat * CART
        cart: dict[str, object] = goods_view(state.carts[level][at : at + RIDER])
        cart["foreman"] = state.carts[level][at + RIDER] > 0
        carts.append(cart)
    return {"level": LEVELS[level], "carts": carts}


def goods_view(goods: list[int]) -> dict[str, object]:
    return {GOODS[good]: goods[good] for good in range(len(GOODS))}


def player_view(player: Player) -> dict[str, object]:
    result = goods_view(player.goods)
    result["heat"] = player.heat
    result["hot"] = player.hot
    result["cool"] = player.cool
    result["installed"] = player.installed
    result["points"] = player.points
    result["workers"] = {SPECIALITIES[i]: player.workers[i] for i in range(FOREMAN)}
    result["foreman"] = player.has_foreman
    result["extra_actions"] = player.extra_actions
    result["completed"] = list(player.completed)
    result["upgraded"] = list(player.upgraded)
    return result


def work_view(work: Work) -> dict[str, object]:
    """The action being taken now."""
    return {
        "place": PLACES[work.place],
        "dwarf": DWARVES[work.dwarf],
        "specialities": [SPECIALITIES[i] for i in range(FOREMAN) if work.skills[i]],
        "lifted": work.lifted,
        "completed": work.completed or None,
    }


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
