"""Words for Dwergar's tests: lay a position and play lines of notation.

Seats are colours, goods are written `2 iron, 1 gold`, places as in the notation (`mine-2`), a
foreman on the board is written by his owner (`red`), projects and events by their numbers.
"""

from typing import Final, TypedDict

from pithead.engine.box import read_toml
from pithead.games.dwergar import make
from pithead.games.dwergar.game import Dwergar
from pithead.games.dwergar.state import DwergarState
from pithead.games.dwergar.words import EDITIONS, NO_EVENT

GAME: Final = make()
COLOURS: Final = ["red", "blue", "green", "yellow"]
QUIET_EVENTS: Final = [49, 58]


class Holdings(TypedDict, total=False):
    """What a seat has. `workers` are the dwarves at hand, the foreman included: by default he
    is at hand unless he stands on a place or rides in a cart."""

    stone: int
    iron: int
    gold: int
    crystal: int
    heat: int
    hot: int
    cool: int
    points: int
    workers: str
    completed: list[int]
    upgraded: list[int]


NOTHING: Final[Holdings] = {}


def boxed(text: str) -> Dwergar:
    """The game with a box file's values."""
    return make(read_toml(text, "my.toml"), "my.toml")


def position(
    seats: int = 2,
    red: Holdings = NOTHING,
    blue: Holdings = NOTHING,
    green: Holdings = NOTHING,
    yellow: Holdings = NOTHING,
    standing: dict[str, str] | None = None,
    furnaces: dict[str, str] | None = None,
    carts: dict[str, str] | None = None,
    row: list[int] | None = None,
    deck: list[int] | None = None,
    event: int = NO_EVENT,
    coming: list[int] | None = None,
    silverbeard: str = "",
    decks: str = "recommended",
    edition: str = "2021",
    at: str = "turn",
    turn: str = "red",
    actions: int = 0,
    seed: int = 1,
    game: Dwergar = GAME,
) -> DwergarState:
    """The table at a moment: by default the start of red's turn, in the first round of the
    edition that ends with an event.

    `carts` are written `{"red 2": "2 iron, foreman"}`, `deck` and `coming` events in the order
    they will be revealed. Unless said otherwise one more, quiet event is coming. `at` is a turn
    (of `turn`), "round", "round end", "last turns", "free upgrades" or "scoring"; with `actions`
    the turn has begun already and has so many actions left.
    """
    first_event = game.editions[EDITIONS.index(edition)].board.first_event
    quiet = next(number for number in QUIET_EVENTS if number != event)
    events = [quiet] if coming is None else coming
    rounds = max(first_event, len(events) + 1)
    own: list[Holdings] = [red, blue, green, yellow]
    written: dict[str, object] = {
        "seats": seats,
        "chance": seed,
        "edition": edition,
        # The first round whose end brings an event, so that the coming ones come one by one.
        "round": first_event,
        "rounds": rounds,
        "event": event or None,
        "events": events,
        "row": row or [],
        "deck": deck or [],
        "actions_left": actions,
        "standing": {place: dwarf_name(dwarf) for place, dwarf in (standing or {}).items()},
        "players": [
            {**holdings_of(own[seat]), **out_of_board(COLOURS[seat], furnaces or {}, carts or {})}
            for seat in range(seats)
        ],
        "agenda": moment(seats, at, COLOURS.index(turn) + 1, actions),
    }
    if decks != "recommended":
        written["decks"] = decks
    if silverbeard:
        written["silverbeard"] = COLOURS.index(silverbeard) + 1
    return game.set_out(written)


def moment(seats: int, at: str, seat: int, actions: int) -> list[str]:
    if at == "turn":
        now = [f"next-action {seat}", f"end-turn {seat}"] if actions else [f"begin-turn {seat}"]
        return [*now, *[f"begin-turn {other}" for other in range(seat + 1, seats + 1)], "end-round"]
    return [
        {"round": "begin-round", "round end": "end-round", "scoring": "final-scoring"}.get(
            at, at.replace(" ", "-")
        )
    ]


def dwarf_name(name: str) -> str:
    """A worker by speciality, a foreman by his owner's colour."""
    return f"foreman {COLOURS.index(name) + 1}" if name in COLOURS else name


def holdings_of(holdings: Holdings) -> dict[str, object]:
    """What a seat has, as a position writes it; points of earlier projects are not added."""
    result: dict[str, object] = {**holdings}
    upgraded = holdings.get("upgraded", [])
    completed = holdings.get("completed", [])
    result["completed"] = completed + [number for number in upgraded if number not in completed]
    if "workers" in holdings:
        dwarves = holdings["workers"].split()
        if "foreman" not in dwarves:
            result["foreman"] = False
        result["workers"] = [dwarf for dwarf in dwarves if dwarf != "foreman"]
    return result


def out_of_board(colour: str, furnaces: dict[str, str], carts: dict[str, str]) -> dict[str, object]:
    """A seat's installed furnaces, and its carts by level."""
    own = {where.split(" ")[1]: load for where, load in carts.items() if where.startswith(colour)}
    return {"furnaces": [place for place in furnaces if furnaces[place] == colour], "carts": own}


def able_to_build(number: int, game: Dwergar = GAME) -> Holdings:
    """Exactly what completing and upgrading a project costs, an ironworker and the foreman."""
    project = game.editions[0].project(number)
    goods = [project.cost.goods[good] + project.upgrade.goods[good] for good in range(4)]
    heat = project.cost.heat + project.upgrade.heat
    holdings: Holdings = {"workers": "ironworker foreman", "heat": heat}
    holdings.update({"stone": goods[0], "iron": goods[1], "gold": goods[2], "crystal": goods[3]})
    return holdings


def build(state: DwergarState, number: int) -> None:
    """Complete and upgrade a project at the Studio with an ironworker, who has no bonus there."""
    play(state, "place ironworker studio", f"complete {number}", f"upgrade {number}")


def seat_of(name: str) -> int:
    return COLOURS.index(name)


def play(state: DwergarState, *lines: str) -> None:
    """Apply each line for the seat to act; `red: place ...` also says which seat that must be."""
    for line in lines:
        (seat,) = state.seats_to_act()
        who, colon, notation = line.rpartition(": ")
        if colon and COLOURS[seat] != who:
            raise AssertionError(f"{line!r}: it is {COLOURS[seat]} who acts now")
        GAME.apply(state, seat, GAME.parse(notation))


def end_turn(state: DwergarState) -> None:
    """The seat to act goes on, doing as little as possible, until its turn is over."""
    seats = state.seats_to_act()
    while state.seats_to_act() == seats:
        GAME.apply(state, seats[0], GAME.legal_actions(state, seats[0])[-1])


def finish(state: DwergarState) -> None:
    """Play on to the end of the game, doing as little as possible."""
    while not state.is_over():
        (seat,) = state.seats_to_act()
        GAME.apply(state, seat, GAME.legal_actions(state, seat)[-1])
