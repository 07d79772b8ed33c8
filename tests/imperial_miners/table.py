"""Words for the tests of Imperial Miners: lay a position and play lines of notation.

Cards are named as in records (`D15a`, `D28`), spots by level and half-card column (`II/-1`),
borders by a spot and a side (`I/0 R`, `II/1 BL`). A card in a mine may carry more:
`D06a, 2 gears, ruined, activated`.
"""

from typing import Final, TypedDict

from pithead.engine.action import Action
from pithead.games.imperial_miners import make
from pithead.games.imperial_miners.game import ImperialMiners
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.turns import END_ROUND

GAME: Final = make()
COLOURS: Final = ["red", "blue", "green", "yellow", "white"]


class Belongings(TypedDict, total=False):
    """What one seat has. `marker` is a board and the space reached there: `2 at 5`."""

    coins: int
    vp: int
    hand: str
    shown: str
    mine: dict[str, str]
    tokens: str
    marker: str
    finished: int


def position(
    seats: int = 1,
    event: str = "",
    decks: dict[str, str] | None = None,
    discards: str = "",
    boards: str = "1a+2a+3a",
    contiguous: bool = True,
    round_: int = 1,
    goes_on: bool = False,
    seed: int = 1,
    game: ImperialMiners = GAME,
    red: Belongings | None = None,
    blue: Belongings | None = None,
    green: Belongings | None = None,
    yellow: Belongings | None = None,
    white: Belongings | None = None,
) -> MinersState:
    """A round about to be played: its event, or without one its secret choice of cards.

    Only this round is played, unless the game `goes_on` or several events are named, which come
    in their order. `decks` are written top first; those that are not written hold all cards not
    lying elsewhere, in the order of their names.
    """
    owned = [red, blue, green, yellow, white]
    coming = event.split()
    written: dict[str, object] = {
        "seats": seats,
        "chance": seed,
        "boards": boards,
        "contiguous": contiguous,
        "players": [belongings_of(owned[seat] or {}) for seat in range(seats)],
        "decks": {level: names.split() for level, names in (decks or {}).items()},
        "discards": discards.split(),
        "round": round_,
        "events": events_of(game, coming, round_),
    }
    written["agenda"] = ["seal", "reveal", "resolve"]
    if coming:
        written["round"] = round_ - 1
        written["agenda"] = ["begin-round"]
    state = game.set_out(written)
    if coming and not goes_on and len(coming) == 1:
        # Only this round is played.
        state.agenda.tasks.remove(END_ROUND)
    return state


def events_of(game: ImperialMiners, coming: list[str], round_: int) -> list[str]:
    """As many as there are rounds to come, those named first."""
    rest = [each.id for each in game.cards.events if each.id not in coming]
    later = max(0, game.cards.rounds - round_ + 1 - len(coming))
    return [*coming, *reversed(rest[:later])]


def belongings_of(things: Belongings) -> dict[str, object]:
    """What one seat has, as a position writes it."""
    result: dict[str, object] = {key: things.get(key, 0) for key in ("coins", "vp", "finished")}
    result["hand"] = things.get("hand", "").split()
    result["shown"] = things.get("shown", "").split()
    laid = things.get("mine", {})
    result["mine"] = [
        ", ".join([f"{cards.split(', ')[0]} at {place}", *cards.split(", ")[1:]])
        for place, cards in laid.items()
    ]
    result["tokens"] = [border for border in things.get("tokens", "").split(", ") if border]
    if "marker" in things:
        board, _, space = things["marker"].partition(" at ")
        result |= {"board": int(board), "space": int(space)}
    return result


def invented(
    boards: dict[str, list[str]] | None = None,
    events: dict[str, tuple[str, str]] | None = None,
    **cards: str,
) -> ImperialMiners:
    """Our set and more cards: `X2="coin 1 | draw 2"` has two effects and level II, for nothing.

    Four copies of each, without factions and half-carts. `boards` and `events` replace effects.
    """
    return make(
        {
            "cards": {
                name: {
                    "name": name,
                    "level": int(name[-1]),
                    "cost": 0,
                    "factions": "",
                    "effects": effects.split(" | "),
                    "halves": [""] * 4,
                }
                for name, effects in cards.items()
            },
            "boards": {side: {"spaces": spaces} for side, spaces in (boards or {}).items()},
            "events": {
                name: {"when": when, "effect": effect}
                for name, (when, effect) in (events or {}).items()
            },
        }
    )


def with_halves(**halves: str) -> ImperialMiners:
    """Cards that show these loaded half-carts and no others; the last digit is the level."""
    cards = {
        name: {"level": int(name[-1]), "cost": 0, "factions": "", "effects": ["cart 1", "coin 1"]}
        | {"halves": [sides] * 4, "name": name}
        for name, sides in halves.items()
    }
    return make({"cards": cards})


def belongings(state: MinersState, seat: int) -> object:
    """All that a seat has, as its position writes it."""
    players = state.facts()["players"]
    assert isinstance(players, list)
    return players[seat]


def seat_of(state: MinersState, name: str) -> int:
    return COLOURS[: state.seats].index(name)


def found(state: MinersState, notation: str) -> Action:
    """The action written so in the set of cards this state is played with."""
    action = state.cards.actions.table.find(notation)
    if action is None:
        raise LookupError(f"no action is written {notation!r}")
    return action


def play(state: MinersState, *lines: str) -> None:
    """Apply each line: `red: place 1`, or without a seat where only one is asked."""
    for line in lines:
        who, colon, notation = line.rpartition(": ")
        if colon:
            seat = seat_of(state, who)
        else:
            (seat,) = state.seats_to_act()
        GAME.apply(state, seat, found(state, notation))
