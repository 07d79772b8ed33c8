"""What may be known in Dwergar: all but the order of the decks. DG-9 to DG-11"""

from typing import Final

from pithead.engine.journal import muted
from pithead.engine.rng import Rng
from pithead.games.dwergar.cards import Board
from pithead.games.dwergar.costs import Cost
from pithead.games.dwergar.deeds import lift_price
from pithead.games.dwergar.loader import read_cards
from pithead.games.dwergar.prices import open_view, upgrades_view
from pithead.games.dwergar.state import CART, RIDER, Cards, DwergarState, Work
from pithead.games.dwergar.words import (
    DECKS,
    DWARVES,
    EASTERN,
    EDITIONS,
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
        "differs": differing(state.cards),
    }


# -- the board and its cards -------------------------------------------------------------------


def board_view(board: Board) -> dict[str, object]:
    """The numbers that stand on no card. DG-2, DG-4, DG-32, DG-41, DG-44"""
    goods = range(len(GOODS))
    return {
        "heat": board.limits.heat,
        "furnaces": board.limits.furnaces,
        "furnace": Cost(0, board.furnace_price).text(),
        "exchange": {
            GOODS[i]: Cost(0, board.exchange[i]).text() for i in goods if board.exchange[i]
        },
        "convert": {
            GOODS[i]: f"{board.convert_heat[i]} heat > {GOODS[board.convert_into[i]]}"
            for i in goods
            if board.convert_heat[i]
        },
        "marks": {name: board.marks[name] for name in ("furnace", "exchange", "convert")},
    }


# The cards as the list of cards shows them, read when they are first needed.
LISTED: Final[list[Cards]] = []


def differing(cards: Cards) -> list[dict[str, object]]:
    """The cards with other values than listed, by a box file or the edition of 2020. DG-39"""
    if not LISTED:
        LISTED.append(read_cards(EDITIONS[0], None, "dwergar"))
    listed = LISTED[0]
    if cards.edition == listed.edition and cards.fingerprint == listed.fingerprint:
        return []
    mine = cards_json(cards)
    usual = cards_json(listed)
    return [mine[i] for i in range(len(mine)) if mine[i] != usual[i]]


def cards_json(cards: Cards) -> list[dict[str, object]]:
    result: list[dict[str, object]] = []
    for project in cards.projects:
        card = project.to_json()
        card["marks"] = dict(project.marks)
        result.append(card)
    result += [event.to_json() for event in cards.events]
    return result + [place.to_json() for place in cards.places]


# -- places and carts --------------------------------------------------------------------------


def place_view(state: DwergarState, place: int) -> dict[str, object]:
    owner = state.furnaces[place]
    return {
        "name": PLACES[place],
        "dwarf": dwarf_view(state.standing[place]),
        "furnace": owner if owner != NO_OWNER else None,
        "closed": state.rules().closed[place],
        "quiet": state.rules().quiet[place],
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


# -- players -----------------------------------------------------------------------------------


def player_view(state: DwergarState, seat: int) -> dict[str, object]:
    player = state.players[seat]
    result = goods_view(player.goods)
    result["heat"] = player.heat
    result["keeps"] = min(player.limits.heat, state.cards.board.eastern_heat * player.done[EASTERN])
    result["hot"] = player.hot
    result["cool"] = player.cool
    result["installed"] = player.installed
    result["points"] = player.points
    result["workers"] = {SPECIALITIES[i]: player.workers[i] for i in range(FOREMAN)}
    result["foreman"] = player.has_foreman
    result["skills"] = named_skills(player.powers.foreman_skills)
    result["rich"] = rich_view(state, seat)
    result["extra_actions"] = player.extra_actions
    result["completed"] = list(player.completed)
    result["upgraded"] = list(player.upgraded)
    result["upgrades"] = upgrades_view(state, seat)
    return result


def named_skills(skills: list[bool]) -> list[str]:
    return [SPECIALITIES[i] for i in range(FOREMAN) if skills[i]]


def rich_view(state: DwergarState, seat: int) -> list[str]:
    """The dwarves that have the additional yield on every level. DG-28"""
    rich = named_skills(state.players[seat].powers.rich_skills)
    if rich or state.rules().rich_foremen:
        rich.append(DWARVES[FOREMAN])
    return rich


def work_view(state: DwergarState, work: Work) -> dict[str, object]:
    """The action being taken now, and how often each part may still be done."""
    base, bonus = work.base, work.bonus
    return {
        "place": PLACES[work.place],
        "dwarf": DWARVES[work.dwarf],
        "specialities": named_skills(work.skills),
        "lifted": work.lifted,
        "lift_price": lift_price(state, work) if base.lifts else None,
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
