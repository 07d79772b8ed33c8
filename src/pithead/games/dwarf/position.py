"""Reading a position of DWARF: docs/notation.md, Positions."""

from typing import Final, final

from pithead.engine.agenda import Agenda
from pithead.engine.journal import Journal
from pithead.engine.position import SHARED, Entry
from pithead.games.dwarf.cards import Cards
from pithead.games.dwarf.player import Player
from pithead.games.dwarf.specials import FRONTS
from pithead.games.dwarf.state import HELPER, MINES, WORK, DwarfState, Worker, everywhere, owners
from pithead.games.dwarf.words import (
    AUTOMATA,
    ELDHUSFIFL,
    GOODS,
    HELPERS,
    IN_A_MINE,
    NO_AUTOMATON,
    PILES,
    PILES_IN_A_MINE,
    POSITIONS,
    REGULARS,
    RIVAL,
)

KEYS: Final = [
    "automaton", "round", "first", "marker", "mine", "mountain", "mountain-b", "lower", "lower-b",
    "piles", "discards", "discards-b", "workers", "players", "mustered", "mining_stopped",
    "last_dug", "read_by_rival",
]  # fmt: skip
PLAYER_KEYS: Final = [*GOODS, "medals", "regulars", "on_piles", "helpers", "specials"]


@final
class Box:
    """The cards of one or two sets; each can be laid once."""

    def __init__(self, cards: Cards, sets: int) -> None:
        self.cards: Final = cards
        self.numbers: Final = {card.id: card.number for card in cards.cards}
        self.left: Final = [[card.number for card in cards.cards] for _ in range(sets)]

    def take(self, id_: object, mine: int, entry: Entry, key: str) -> int:
        number = self.numbers.get(str(id_), -1)
        if number < 0:
            raise entry.wrong(key, repr(id_), "a card such as D12 or X3")
        if number not in self.left[mine]:
            raise entry.wrong(key, f"{id_} a second time", "each card once")
        self.left[mine].remove(number)
        return number

    def take_all(self, entry: Entry, key: str, mine: int) -> list[int]:
        return [self.take(id_, mine, entry, key) for id_ in entry.texts(key)]


def laid_out(cards: Cards, seats: int, entry: Entry) -> DwarfState:
    """The table as it is written."""
    entry.allow([*SHARED, *KEYS])
    sets = 2 if seats > 3 else 1
    box = Box(cards, sets)
    stacks = read_stacks(entry.table("mine"), box, sets)
    written = [f"mountain{MINES[mine]}" for mine in range(sets)]
    mountains = [box.take_all(entry, written[mine], mine)[::-1] for mine in range(sets)]
    discards = [box.take_all(entry, f"discards{MINES[mine]}", mine) for mine in range(sets)]
    piles = read_piles(entry, box, seats, sets)
    for mine in range(sets):
        if not entry.has(written[mine]):
            left = box.left[mine]
            mountains[mine] = [n for n in reversed(left) if cards.cards[n].lanterns > 1]
    automaton = NO_AUTOMATON
    if seats == 1:
        automaton = entry.choice("automaton", AUTOMATA[1:], 0) + ELDHUSFIFL
    elif entry.has("automaton"):
        raise entry.wrong("automaton", "one", "none with several seats")
    names = owners(seats)
    first = RIVAL if seats == 1 else entry.seat("first", seats, 0)
    state = DwarfState(
        seats=seats,
        rng=entry.chance(),
        agenda=Agenda([]),
        journal=Journal([], False),
        offers=[[] for _ in range(seats)],
        reveals=entry.number("reveals", most=10**9),
        cards=cards,
        automaton=automaton,
        players=[],
        stacks=stacks,
        mountains=mountains,
        deep=[entry.number(f"lower{MINES[m]}", 0, 0, len(mountains[m])) for m in range(sets)],
        piles=piles,
        discards=discards,
        workers=[],
        free=everywhere(len(stacks)),
        round_=entry.number("round", 1),
        first=first,
        is_mustered=entry.flag("mustered"),
        is_mining_stopped=entry.flag("mining_stopped"),
        marker=entry.choice("marker", names, first),
        last_dug=known_card(entry, "last_dug", box),
        read_by_rival=known_card(entry, "read_by_rival", box),
        ending=entry.text("ending"),
    )
    for text in entry.texts("workers"):
        worker = read_worker(text, entry, names, len(stacks))
        state.put_down(worker.owner, worker.position, worker.is_helper, worker.work)
    tables = entry.tables("players", len(names))
    state.players = [read_player(tables[i], state, i) for i in range(len(names))]
    return state


def read_stacks(entry: Entry, box: Box, sets: int) -> list[list[int]]:
    """Each stack from the bottom; where none is written, its starting card. DW-6"""
    positions = POSITIONS[: sets * IN_A_MINE]
    entry.allow(positions)
    stacks: list[list[int]] = []
    for i in range(len(positions)):
        mine, position = i // IN_A_MINE, i % IN_A_MINE
        stack = box.take_all(entry, positions[i], mine)
        for number in stack:
            card = box.cards.cards[number]
            if card.position != position:
                expected = f"a card of position {position + 1}"
                raise entry.wrong(
                    positions[i], f"{card.id}, of position {card.position + 1}", expected
                )
        if entry.has(positions[i]) and not stack:
            raise entry.wrong(positions[i], "no card", "at least one in each stack")
        stacks.append(stack)
    for i in range(len(positions)):
        if not stacks[i]:
            start = box.cards.starting()[i % IN_A_MINE]
            stacks[i] = [box.take(start.id, i // IN_A_MINE, entry, positions[i])]
    return stacks


def read_piles(entry: Entry, box: Box, seats: int, sets: int) -> list[list[int]]:
    """Each pile from its top; where none at all is written, the special cards by their ids. DW-7"""
    table = entry.table("piles")
    names = PILES[: sets * PILES_IN_A_MINE]
    table.allow(names)
    piles = [box.take_all(table, names[i], i // PILES_IN_A_MINE)[::-1] for i in range(len(names))]
    if entry.has("piles"):
        return piles
    for i in range(len(names)):
        mine = i // PILES_IN_A_MINE
        fronts = [n for n in box.left[mine] if box.cards.cards[n].front]
        if seats == 1:
            fronts = [n for n in fronts if not FRONTS[box.cards.cards[n].front].needs_opponent]
        for number in fronts[:PILES_IN_A_MINE]:
            box.left[mine].remove(number)
        piles[i] = fronts[:PILES_IN_A_MINE][::-1]
    return piles


def known_card(entry: Entry, key: str, box: Box) -> int:
    """A card that lies somewhere, whichever mine it is in."""
    if not entry.has(key):
        return 0
    id_ = entry.text(key)
    if id_ not in box.numbers:
        raise entry.wrong(key, repr(id_), "a card such as D12 or X3")
    return box.numbers[id_]


def read_worker(text: str, entry: Entry, names: list[str], positions: int) -> Worker:
    """`1 at 5`, and behind that `helper` or what the worker has done already."""
    where, *marks = text.split(", ")
    owner, _, position = where.partition(" at ")
    if owner not in names or position not in POSITIONS[:positions]:
        raise entry.wrong("workers", repr(text), "a seat and a position such as '1 at 5'")
    work = 0
    for mark in marks:
        if mark in WORK:
            work = WORK.index(mark)
        elif mark != HELPER:
            raise entry.wrong("workers", repr(text), f"only helper, {', '.join(WORK)} behind it")
    return Worker(names.index(owner), POSITIONS.index(position), HELPER in marks, work)


def read_player(entry: Entry, state: DwarfState, owner: int) -> Player:
    """Belongings; workers who are nowhere else are at hand. DW-2, DW-10"""
    entry.allow(PLAYER_KEYS)
    own = [worker for worker in state.workers if worker.owner == owner]
    out = sum(1 for worker in own if not worker.is_helper)
    helping = len(own) - out
    if out > REGULARS or helping > HELPERS:
        found = f"{out} regular workers and {helping} helpers in the mine"
        raise entry.wrong("workers", found, f"at most {REGULARS} and {HELPERS}")
    on_piles = entry.number("on_piles", 0, 0, REGULARS - out)
    helpers = entry.number("helpers", HELPERS if helping else 0, 0, HELPERS)
    if helpers not in (0, HELPERS) or helping > helpers:
        raise entry.wrong(
            "helpers", str(helpers), f"0 or {HELPERS}, and not fewer than in the mine"
        )
    return Player(
        goods=[entry.number(good) for good in GOODS],
        medals=entry.number("medals"),
        regulars=entry.number("regulars", REGULARS - out - on_piles, 0, REGULARS - out - on_piles),
        on_piles=on_piles,
        helpers=helpers,
        specials=entry.number("specials"),
    )
