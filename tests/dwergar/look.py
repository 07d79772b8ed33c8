"""Words for Dwergar's tests: what lies on the table, as short texts."""

from collections.abc import Mapping

from dwergar.table import COLOURS, GAME, seat_of
from pithead.engine.message import Message
from pithead.games.dwergar.state import CART, RIDER, DwergarState
from pithead.games.dwergar.words import DWARVES, FOREMAN, LEVELS, NO_OWNER, NOBODY, PLACES, Cost


def owns(state: DwergarState, name: str) -> str:
    """The resources on a seat's board: `3 stone, 1 gold`, or `nothing`."""
    return Cost(0, state.players[seat_of(name)].goods).phrase()


def heat(state: DwergarState, name: str) -> int:
    """Where a seat stands on the heat track."""
    return state.players[seat_of(name)].heat


def furnaces(state: DwergarState, name: str) -> str:
    """The furnaces on a seat's board: `1 hot, 2 cool`."""
    player = state.players[seat_of(name)]
    return f"{player.hot} hot, {player.cool} cool"


def points(state: DwergarState, name: str) -> int:
    return state.players[seat_of(name)].points


def hand(state: DwergarState, name: str) -> str:
    """The dwarves at hand: `engineer, engineer, foreman`, or `nobody`."""
    player = state.players[seat_of(name)]
    dwarves = [DWARVES[i] for i in range(FOREMAN) for _ in range(player.workers[i])]
    if player.has_foreman:
        dwarves.append("foreman")
    return ", ".join(dwarves) or "nobody"


def completed(state: DwergarState, name: str) -> list[int]:
    return state.players[seat_of(name)].completed


def upgraded(state: DwergarState, name: str) -> list[int]:
    return state.players[seat_of(name)].upgraded


def dwarf_at(state: DwergarState, place: str) -> str:
    """Who stands on a place: `engineer`, `red foreman` or `nobody`."""
    code = state.standing[PLACES.index(place)]
    if code == NOBODY:
        return "nobody"
    return DWARVES[code] if code < FOREMAN else f"{COLOURS[code - FOREMAN]} foreman"


def furnace_at(state: DwergarState, place: str) -> str:
    """Whose installed furnace is on a place, or `nobody`."""
    owner = state.furnaces[PLACES.index(place)]
    return "nobody" if owner == NO_OWNER else COLOURS[owner]


def cart(state: DwergarState, name: str, level: str) -> str:
    """A seat's cart: `2 iron, foreman`, or `empty`."""
    at = seat_of(name) * CART
    tile = state.carts[LEVELS.index(level)]
    goods = tile[at : at + RIDER]
    parts = [Cost(0, goods).phrase()] if any(goods) else []
    parts += ["foreman"] if tile[at + RIDER] else []
    return ", ".join(parts) or "empty"


def silverbeard(state: DwergarState) -> str:
    """Who holds the Silverbeard token, or `nobody`."""
    return "nobody" if state.silverbeard == NO_OWNER else COLOURS[state.silverbeard]


def to_act(state: DwergarState) -> str:
    """Whose answer is awaited, or `nobody` when the game is over."""
    return ", ".join(COLOURS[seat] for seat in state.seats_to_act()) or "nobody"


def legal(state: DwergarState, verb: str = "") -> list[str]:
    """What the seat to act may answer; with `verb` only the answers that begin with it."""
    (seat,) = state.seats_to_act()
    notations = [action.notation for action in GAME.legal_actions(state, seat)]
    return [notation for notation in notations if not verb or notation.split()[0] == verb]


def kinds_of_legal(state: DwergarState) -> set[str]:
    """The first words of what the seat to act may answer."""
    return {notation.split()[0] for notation in legal(state)}


def winners(state: DwergarState) -> str:
    return " and ".join(COLOURS[seat] for seat in GAME.winners(state))


def told(state: DwergarState, kind: str) -> list[str]:
    """What the journal says of this kind, the seat first: `red forge engineer`, `blue 2 iron`."""
    events = [event for event in state.journal.events if event.kind == kind]
    return [said(event.params) for event in events]


def said(params: Mapping[str, object]) -> str:
    """The values of an event or a message in short."""
    return " ".join(word(name, value) for name, value in params.items()).strip()


def word(name: str, value: object) -> str:
    if name == "seat" and isinstance(value, int):
        return COLOURS[value]
    if isinstance(value, Message):
        return f"{said(value.params)} {value.key.rpartition('.')[2]}".strip()
    if isinstance(value, list):
        return ", ".join(word("", each) for each in value)
    return str(value)
