"""Words for DWARF's tests: lay a position and play lines of notation.

Cards are named by place and effect (`5 help`, in the second mine `b5 help`), by front
(`turn_back`, `b turn_back`) or by id (`D32`); goods are written `3 iron, 1 item, 4 medals`.
"""

from typing import Final

from pithead.games.dwarf import make
from pithead.games.dwarf.cards import Card
from pithead.games.dwarf.game import Dwarf
from pithead.games.dwarf.state import MINES, DwarfState
from pithead.games.dwarf.words import IN_A_MINE, PILES, PILES_IN_A_MINE, POSITIONS

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
    `standing` are workers in the mine before anyone acts, such as `red 4, blue 7 helper`.
    """
    written: dict[str, object] = {"seats": seats, "chance": seed}
    if seats == 1:
        written["automaton"] = automaton
        laid = f"{laid}, {dug}"
    else:
        written["first"] = COLOURS.index(first) + 1
    box = Box(game, seats)
    written |= lay_stacks(box, laid) | lay_piles(box, piles) | lay_mountains(box, mountain)
    players = SOLO if seats == 1 else COLOURS[:seats]
    written["players"] = [goods_of(owned[name]) if name in owned else {} for name in players]
    written["workers"] = [worker_of(each, players) for each in standing.split(", ") if each]
    if excavating:
        written |= {"round": 0, "agenda": ["begin-round"]}
    return game.set_out(written)


class Box:
    """The cards of one or two sets that have not been laid out yet."""

    def __init__(self, game: Dwarf, seats: int) -> None:
        self.cards: Final = game.cards
        sets = 2 if seats > 3 else 1
        self.left: Final = [game.cards.cards[IN_A_MINE:] for _ in range(sets)]
        if seats == 1:
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


def lay_stacks(box: Box, laid: str) -> dict[str, object]:
    sets = len(box.left)
    starts = [card.id for card in box.cards.starting()] * sets
    stacks = {POSITIONS[i]: [starts[i]] for i in range(len(starts))}
    result: dict[str, object] = {"mine": stacks}
    for mine, card in box.take_all(laid):
        stacks[POSITIONS[card.position + mine * IN_A_MINE]].append(card.id)
        result["last_dug"] = card.id
    return result


def lay_piles(box: Box, piles: list[str] | None) -> dict[str, object]:
    """The piles as written, from the top; unless they are, the position has its own."""
    if piles is None:
        return {}
    names = PILES[: len(box.left) * PILES_IN_A_MINE]
    written = zip(names, [*piles, *[""] * len(names)], strict=False)
    return {"piles": {name: [card.id for _, card in box.take_all(own)] for name, own in written}}


def lay_mountains(box: Box, mountain: str | None) -> dict[str, object]:
    """The mountain as written; unless it is, the position has its own."""
    if mountain is None:
        return {}
    result: dict[str, list[str]] = {f"mountain{MINES[mine]}": [] for mine in range(len(box.left))}
    for mine, card in box.take_all(mountain):
        result[f"mountain{MINES[mine]}"].append(card.id)
    return {**result}


def worker_of(text: str, players: list[str]) -> str:
    """`red 4`, or `red 4 helper`, as a position writes it."""
    owner, place, *marks = text.split(" ")
    who = owner if owner == "rival" else str(players.index(owner) + 1)
    return ", ".join([f"{who} at {place}", *marks])


def goods_of(text: str) -> dict[str, int]:
    result: dict[str, int] = {}
    for part in text.split(", "):
        amount, word = part.split()
        name = {"item": "items", "medal": "medals"}.get(word, word)
        result[name] = result.get(name, 0) + int(amount)
    return result


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
