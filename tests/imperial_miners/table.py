"""Words for the tests of Imperial Miners: lay a position and play lines of notation.

Cards are named as in records (`D15a`, `D28`), spots by level and half-card column (`II/-1`),
borders by a spot and a side (`I/0 R`, `II/1 BL`). A card in a mine may carry more:
`D06a, 2 gears, ruined, activated`.
"""

from collections import Counter
from typing import Final, TypedDict

from pithead.engine.action import Action
from pithead.engine.agenda import Agenda
from pithead.engine.journal import Journal
from pithead.engine.options import OptionValue
from pithead.games.imperial_miners import make
from pithead.games.imperial_miners.game import ImperialMiners
from pithead.games.imperial_miners.player import Player, new_player
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.turns import RESOLVE, REVEAL, SEAL, BeginRound
from pithead.games.imperial_miners.words import LEVELS, spot

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
    options: dict[str, OptionValue] = {"boards": boards, "contiguous": contiguous}
    state = game.start(seats, options, seed)
    box = Box(state)
    owned = [red, blue, green, yellow, white]
    state.players = [new_player() for _ in range(seats)]
    for seat in range(seats):
        give(state, box, state.players[seat], owned[seat] or {})
    lay_piles(state, box, decks or {}, discards)
    state.journal = Journal([], False)
    state.round = round_
    begin(state, event, goes_on)
    return state


class Box:
    """The copies of cards that have not been laid out yet."""

    def __init__(self, state: MinersState) -> None:
        self.numbers: Final = {card.notation: card.number for card in state.cards.cards}
        self.left: Final = Counter({card.number: card.copies for card in state.cards.cards})

    def take(self, names: str) -> list[int]:
        """The kinds of the cards named, in the order they are named."""
        result: list[int] = []
        for name in names.split():
            number = self.numbers[name]
            if not self.left[number]:
                raise LookupError(f"no card {name} is left in the box")
            self.left[number] -= 1
            result.append(number)
        return result

    def take_rest(self, state: MinersState, level: int) -> list[int]:
        rest = [n for n in self.left.elements() if state.cards.cards[n].level == level]
        for number in rest:
            self.left[number] -= 1
        return sorted(rest)


def give(state: MinersState, box: Box, player: Player, things: Belongings) -> None:
    player.coins = things.get("coins", 0)
    player.vp = things.get("vp", 0)
    player.finished = things.get("finished", 0)
    player.hand = sorted(box.take(things.get("hand", "")))
    player.shown = sorted(box.numbers[name] for name in things.get("shown", "").split())
    for place, text in things.get("mine", {}).items():
        lay_card(state, box, player, place, text)
    for border in filter(None, things.get("tokens", "").split(", ")):
        player.mine.put_token(found(state, f"cart {border}").value)
    if "marker" in things:
        board, _, space = things["marker"].partition(" at ")
        player.board = int(board) - 1
        player.position = int(space)


def lay_card(state: MinersState, box: Box, player: Player, place: str, text: str) -> None:
    name, *more = text.split(", ")
    (kind,) = box.take(name)
    level, _, column = place.partition("/")
    face = state.cards.cards[kind].face
    if LEVELS[face.level] != level:
        raise LookupError(f"{name} is a card of level {LEVELS[face.level]}, not {level}")
    mine = player.mine
    card = mine.place(kind, face, spot(face.level, int(column)))
    for word in more:
        if word.endswith(("gear", "gears")):
            mine.gears[card] = int(word.split()[0])
        elif word == "ruined":
            mine.is_ruined[card] = True
        elif word == "activated":
            mine.is_acted[card] = True
        else:
            raise LookupError(f"a card cannot be {word!r}")


def lay_piles(state: MinersState, box: Box, decks: dict[str, str], discards: str) -> None:
    state.discards = [[] for _ in LEVELS]
    for kind in sorted(box.take(discards)):
        state.discards[state.cards.cards[kind].level].append(kind)
    written = {level: box.take(names) for level, names in decks.items()}
    state.decks = []
    for number, level in enumerate(LEVELS):
        top_first = written[level] if level in written else box.take_rest(state, number)
        state.decks.append(top_first[::-1])


def begin(state: MinersState, event: str, goes_on: bool) -> None:
    """Turn over an event that is written, and go on to the first question."""
    numbers = {each.id: each.number for each in state.cards.events}
    coming = [numbers[id_] for id_ in event.split()]
    hidden = [number for number in numbers.values() if number not in coming]
    later = max(0, state.cards.rounds - state.round + 1 - len(coming))
    state.events = hidden[:later] + coming[::-1]
    state.unused_events = hidden[later:]
    state.past_events = []
    state.event = -1
    state.offers = [[] for _ in range(state.seats)]
    state.is_revealed = False
    state.agenda = Agenda([RESOLVE, REVEAL, SEAL])
    if coming:
        state.agenda = Agenda([])
        state.round -= 1
        BeginRound().run(state)
        if not goes_on and len(coming) == 1:
            del state.agenda.tasks[0]
    state.agenda.proceed(state)


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
