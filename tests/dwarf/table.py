"""Words for DWARF's tests: lay a position and play lines of notation.

Cards are named by place and effect (`5 help`, in the second mine `b5 help`), by front
(`turn_back`, `b turn_back`) or by id (`D32`); goods are written `3 iron, 1 item, 4 medals`.
"""

from typing import Final

from pithead.engine.agenda import Agenda
from pithead.engine.journal import Journal
from pithead.engine.options import OptionValue
from pithead.games.dwarf import make
from pithead.games.dwarf.cards import Card
from pithead.games.dwarf.game import Dwarf
from pithead.games.dwarf.player import Player, new_player
from pithead.games.dwarf.state import DwarfState
from pithead.games.dwarf.turns import BeginRound
from pithead.games.dwarf.words import GOODS, IN_A_MINE, PILES_IN_A_MINE, POSITIONS

GAME: Final = make()
COLOURS: Final = ["red", "blue", "green", "yellow", "white"]
SOLO: Final = ["human", "rival"]
CARD_IDS: Final = [card.id for card in GAME.cards.cards]


def position(
    seats: int = 2,
    laid: str = "",
    piles: list[str] | None = None,
    mountain: str | None = None,
    automaton: str = "eldhusfifl",
    dug: str = "1 gold",
    first: str = "red",
    excavating: bool = False,
    standing: str = "",
    seed: int = 1,
    game: Dwarf = GAME,
    **owned: str,
) -> DwarfState:
    """A round about to be played, with the excavation still to come or already over.

    `laid` cards lie on the starting cards, the last one on top; `piles` are written top first,
    `mountain` in the order it is drawn. Alone, `dug` is the last card of the excavation.
    `standing` are workers in the mine before anyone acts, such as `red 4, blue 7`.
    """
    options: dict[str, OptionValue] = {"first": COLOURS.index(first) + 1}
    if seats == 1:
        options = {"automaton": automaton}
        laid = f"{laid}, {dug}"
    state = game.start(seats, options, seed)
    box = Box(state)
    lay_stacks(state, box, laid)
    lay_piles(state, box, piles)
    lay_mountains(state, box, mountain)
    state.discards = [[] for _ in state.mountains]
    state.workers = []
    state.crowd = [0] * len(state.stacks)
    state.round = 0
    state.players = [new_player() for _ in state.players]
    for name, goods in owned.items():
        give(state.players[seat_of(state, name)], goods)
    for worker in filter(None, standing.split(", ")):
        owner, _, place = worker.partition(" ")
        state.put_down(seat_of(state, owner), POSITIONS.index(place), False)
    state.journal = Journal([], False)
    begin(state, excavating)
    return state


def begin(state: DwarfState, excavating: bool) -> None:
    """Start a round: with its excavation, or with what comes after it."""
    state.offers = [[] for _ in range(state.seats)]
    state.agenda = Agenda([])
    BeginRound().run(state)
    if not excavating:
        state.agenda.tasks.pop()
        state.round = 1
    state.agenda.proceed(state)


class Box:
    """The cards of one or two sets that have not been laid out yet."""

    def __init__(self, state: DwarfState) -> None:
        self.left: Final = [state.cards.cards[IN_A_MINE:] for _ in state.mountains]
        if state.is_solo():
            self.take("apprentice")

    def take(self, name: str) -> tuple[int, Card]:
        """The mine a name speaks of, and the card."""
        mine = 1 if name.startswith("b") else 0
        wanted = name.removeprefix("b").strip()
        for card in self.left[mine]:
            if wanted in (card.id, card.front, f"{card.position + 1} {card.effect_name}"):
                self.left[mine].remove(card)
                return mine, card
        raise LookupError(f"no card {name!r} is left in the box")

    def take_all(self, names: str) -> list[tuple[int, Card]]:
        return [self.take(name) for name in names.split(", ") if name]


def lay_stacks(state: DwarfState, box: Box, laid: str) -> None:
    state.stacks = [[card.number] for _ in state.mountains for card in state.cards.starting()]
    for mine, card in box.take_all(laid):
        state.stacks[card.position + mine * IN_A_MINE].append(card.number)
        state.last_dug = card.number


def lay_piles(state: DwarfState, box: Box, piles: list[str] | None) -> None:
    """The piles as written; unless they are, all the special cards in the order of their ids."""
    for pile in range(len(state.piles)):
        if piles is None:
            left = box.left[pile // PILES_IN_A_MINE]
            cards = [card for card in left if card.front][:3]
            for card in cards:
                left.remove(card)
        else:
            cards = [card for _, card in box.take_all(piles[pile] if pile < len(piles) else "")]
        state.piles[pile] = [card.number for card in reversed(cards)]


def lay_mountains(state: DwarfState, box: Box, mountain: str | None) -> None:
    """The mountain as written; unless it is, all the mountain cards that are left."""
    state.deep = [0 for _ in state.mountains]
    if mountain is None:
        state.mountains = [
            [card.number for card in reversed(left) if not card.front] for left in box.left
        ]
        return
    state.mountains = [[] for _ in state.mountains]
    for mine, card in reversed(box.take_all(mountain)):
        state.mountains[mine].append(card.number)


def give(player: Player, goods: str) -> None:
    for part in goods.split(", "):
        amount, word = part.split()
        if word.startswith("medal"):
            player.medals += int(amount)
        else:
            player.goods[GOODS.index("items" if word == "item" else word)] += int(amount)


def names(state: DwarfState) -> list[str]:
    return SOLO if state.is_solo() else COLOURS[: state.seats]


def seat_of(state: DwarfState, name: str) -> int:
    return names(state).index(name)


def play(state: DwarfState, *lines: str) -> None:
    """Apply each line for the seat to act; `red: place 5` also says which seat that must be."""
    game = Dwarf(state.cards)
    for line in lines:
        (seat,) = state.seats_to_act()
        who, colon, notation = line.rpartition(": ")
        if colon and names(state)[seat] != who:
            raise AssertionError(f"{line!r}: it is {names(state)[seat]} who acts now")
        game.apply(state, seat, game.parse(notation))


def finish_round(state: DwarfState) -> None:
    """Go on without special actions: pass, decline or leave, else the last place there is."""
    round_ = state.round
    while not state.is_over() and state.round == round_:
        (seat,) = state.seats_to_act()
        actions = [a for a in GAME.legal_actions(state, seat) if a.verb != "special"]
        GAME.apply(state, seat, actions[-1])
