"""Words for Dwergar's tests: lay a position and play lines of notation.

Seats are colours, goods are written `2 iron, 1 gold`, places as in the notation (`mine-2`), a
foreman on the board is written by his owner (`red`), projects and events by their numbers.
"""

from typing import Final, TypedDict

from dwergar.reading import amounts
from pithead.engine.agenda import Agenda, Task
from pithead.engine.box import read_toml
from pithead.engine.journal import Journal
from pithead.engine.options import OptionValue
from pithead.games.dwergar import make
from pithead.games.dwergar.game import Dwergar
from pithead.games.dwergar.player import Player, new_player
from pithead.games.dwergar.state import CART, RIDER, DwergarState
from pithead.games.dwergar.turns import (
    BEGIN_ROUND,
    BEGIN_TURNS,
    END_ROUND,
    END_TURNS,
    FINAL_SCORING,
    FREE_UPGRADES,
    LAST_TURNS,
    NEXT_ACTIONS,
)
from pithead.games.dwergar.words import (
    FOREMAN,
    LEVELS,
    NO_EVENT,
    NO_OWNER,
    NOBODY,
    PLACES,
    SPECIALITIES,
)

GAME: Final = make()
COLOURS: Final = ["red", "blue", "green", "yellow"]
QUIET_EVENT: Final = 49


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
    options: dict[str, OptionValue] = {"decks": decks, "edition": edition}
    state = game.start(seats, options, seed)
    clear(state)
    state.event = event
    state.events = list(reversed([QUIET_EVENT] if coming is None else coming))
    state.unused_events = [e for e in range(46, 61) if e not in (event, *state.events)]
    # The first round whose end brings an event, so that the coming ones come one after another.
    state.round = state.cards.board.first_event
    state.rounds = max(state.round, len(state.events) + 1)
    state.row = list(row or [])
    state.deck = list(reversed(deck or []))
    state.advanced = sum(state.cards.project(number).tier for number in state.deck)
    for place, dwarf in (standing or {}).items():
        state.standing[PLACES.index(place)] = dwarf_code(dwarf)
    for place, owner in (furnaces or {}).items():
        state.furnaces[PLACES.index(place)] = COLOURS.index(owner)
        state.players[COLOURS.index(owner)].installed += 1
    for where, load in (carts or {}).items():
        fill_cart(state, where, load)
    for seat, holdings in enumerate([red, blue, green, yellow][:seats]):
        give(state, seat, holdings)
    if silverbeard:
        state.silverbeard = COLOURS.index(silverbeard)
    restart(state, tasks_at(seats, at, COLOURS.index(turn), actions), actions)
    return state


def clear(state: DwergarState) -> None:
    """Empty boards, an empty mine, nobody anywhere."""
    limits = state.cards.board.limits
    state.players = [new_player([0, 0, 0, 0], 0, limits) for _ in state.players]
    state.standing = [NOBODY] * len(PLACES)
    state.furnaces = [NO_OWNER] * len(PLACES)
    state.carts = [[0] * (CART * state.seats) for _ in LEVELS]
    state.discards = []
    state.past_events = []
    state.silverbeard = NO_OWNER


def restart(state: DwergarState, tasks: list[Task], actions: int) -> None:
    """Go on with these tasks, the first one first."""
    state.journal = Journal([], False)
    state.offers = [[] for _ in range(state.seats)]
    state.actions_left = actions
    state.agenda = Agenda(list(reversed(tasks)))
    state.agenda.proceed(state)


def tasks_at(seats: int, at: str, seat: int, actions: int) -> list[Task]:
    if at == "turn":
        now = [NEXT_ACTIONS[seat], END_TURNS[seat]] if actions else [BEGIN_TURNS[seat]]
        return [*now, *BEGIN_TURNS[seat + 1 : seats], END_ROUND]
    moments = {
        "round": BEGIN_ROUND,
        "round end": END_ROUND,
        "last turns": LAST_TURNS,
        "free upgrades": FREE_UPGRADES,
        "scoring": FINAL_SCORING,
    }
    return [moments[at]]


def dwarf_code(name: str) -> int:
    """A worker by speciality, a foreman by his owner's colour."""
    if name in COLOURS:
        return FOREMAN + COLOURS.index(name)
    return SPECIALITIES.index(name)


def fill_cart(state: DwergarState, where: str, load: str) -> None:
    owner, _, level = where.partition(" ")
    seat = COLOURS.index(owner)
    parts = load.split(", ")
    if "foreman" in parts:
        parts.remove("foreman")
        state.carts[LEVELS.index(level)][seat * CART + RIDER] = 1
    goods = amounts(", ".join(parts) or "nothing").goods
    state.load(LEVELS.index(level), seat, goods)


def is_out(state: DwergarState, seat: int) -> bool:
    """Whether a seat's foreman stands on a place or rides in a cart."""
    riding = any(level[seat * CART + RIDER] for level in state.carts)
    return riding or FOREMAN + seat in state.standing


def give(state: DwergarState, seat: int, holdings: Holdings) -> None:
    player = state.players[seat]
    goods = [holdings.get("stone", 0), holdings.get("iron", 0)]
    player.goods = [*goods, holdings.get("gold", 0), holdings.get("crystal", 0)]
    player.heat = holdings.get("heat", 0)
    player.hot = holdings.get("hot", 0)
    player.cool = holdings.get("cool", 0)
    player.points = holdings.get("points", 0)
    dwarves = holdings.get("workers", "" if is_out(state, seat) else "foreman").split()
    player.has_foreman = "foreman" in dwarves
    for speciality in range(FOREMAN):
        player.workers[speciality] = dwarves.count(SPECIALITIES[speciality])
    upgraded = holdings.get("upgraded", [])
    for number in [*holdings.get("completed", []), *upgraded]:
        lay_completed(state, player, number)
    for number in upgraded:
        lay_upgraded(state, player, number)


def lay_completed(state: DwergarState, player: Player, number: int) -> None:
    """A project completed earlier; its points are not among `points`."""
    project = state.cards.project(number)
    player.completed.append(number)
    player.done[project.deck] += 1
    player.crystal_projects += project.costs_crystal


def lay_upgraded(state: DwergarState, player: Player, number: int) -> None:
    """A project upgraded earlier: of its effect only what lasts is left."""
    project = state.cards.project(number)
    player.upgraded.append(number)
    player.raised[project.deck] += 1
    other = new_player([0, 0, 0, 0], 0, player.limits)
    other.powers = player.powers
    for effect in project.effects:
        effect.run([other], 0)
    player.powers = other.powers


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
