"""Reading a position of Imperial Miners: docs/notation.md, Positions."""

from typing import Final, final

from pithead.engine.agenda import Agenda
from pithead.engine.journal import Journal
from pithead.engine.position import SHARED, Entry
from pithead.games.imperial_miners.cards import Cards
from pithead.games.imperial_miners.player import Player, new_player
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.words import (
    BOARDS,
    LEVELS,
    MOST_COLUMN,
    NO_CARD,
    NO_EVENT,
    column_of,
    level_of,
    spot,
)

KEYS: Final = [
    "contiguous", "known_events", "boards", "round", "event", "events", "unused_events",
    "past_events", "decks", "discards", "revealed", "players",
]  # fmt: skip
PLAYER_KEYS: Final = [
    "coins", "vp", "hand", "shown", "aside", "mine", "tokens", "board", "space", "finished",
    "sealed", "placed", "forked",
]  # fmt: skip
GEARS: Final = ["gears", "gear"]


@final
class Box:
    """The copies of cards; each can be laid once."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards
        self.numbers: Final = {card.notation: card.number for card in cards.cards}
        self.left: Final = [card.copies for card in cards.cards]

    def kind(self, name: object, entry: Entry, key: str) -> int:
        number = self.numbers.get(str(name), -1)
        if number < 0:
            raise entry.wrong(key, repr(name), f"a card such as {self.cards.cards[0].notation}")
        return number

    def take(self, name: object, entry: Entry, key: str) -> int:
        number = self.kind(name, entry, key)
        if not self.left[number]:
            copies = self.cards.cards[number].copies
            raise entry.wrong(key, f"{name} once too often", f"at most {copies} of it in all")
        self.left[number] -= 1
        return number

    def take_all(self, entry: Entry, key: str) -> list[int]:
        return [self.take(name, entry, key) for name in entry.texts(key)]

    def take_rest(self, level: int) -> list[int]:
        """What is left of a level, by name."""
        result: list[int] = []
        for number in range(len(self.left)):
            if self.cards.cards[number].level == level:
                result += [number] * self.left[number]
                self.left[number] = 0
        return result


def laid_out(cards: Cards, seats: int, entry: Entry) -> MinersState:
    """The table as it is written."""
    entry.allow([*SHARED, *KEYS])
    box = Box(cards)
    is_revealed = entry.flag("revealed")
    tables = entry.tables("players", seats)
    players = [read_player(tables[seat], box, is_revealed) for seat in range(seats)]
    discards = read_discards(entry, box)
    decks = read_decks(entry, box)
    state = MinersState(
        seats=seats,
        rng=entry.chance(),
        agenda=Agenda([]),
        journal=Journal([], False),
        offers=[[] for _ in range(seats)],
        reveals=entry.number("reveals", most=10**9),
        cards=cards,
        is_contiguous=entry.flag("contiguous", True),
        has_known_events=entry.flag("known_events"),
        sides=read_sides(entry, cards),
        players=players,
        decks=decks,
        discards=discards,
        events=[],
        unused_events=[],
        past_events=[],
        event=NO_EVENT,
        round_=entry.number("round", 1, 0, cards.rounds),
        is_revealed=is_revealed,
        ending=entry.text("ending"),
    )
    lay_events(state, entry)
    return state


def read_sides(entry: Entry, cards: Cards) -> list[int]:
    """One side of each board, such as `1a+2b+3a`. IM-6"""
    names = [board.side for board in cards.boards]
    usual = [min(name for name in names if name[0] == board) for board in "123"]
    sides = entry.text("boards", "+".join(usual)).split("+")
    if [side[:1] for side in sides] != ["1", "2", "3"] or set(sides) - set(names):
        found = repr(entry.text("boards"))
        raise entry.wrong("boards", found, "one side of each board, such as 1a+2b+3a")
    return [names.index(side) for side in sides]


def lay_events(state: MinersState, entry: Entry) -> None:
    """The round's, past and coming ones; the rest are put away. IM-8"""
    ids = [event.id for event in state.cards.events]
    left = list(range(len(ids)))

    def take_all(key: str, names: list[str]) -> list[int]:
        result: list[int] = []
        for name in names:
            number = entry.named(key, name, ids)
            if number not in left:
                raise entry.wrong(key, f"{name} a second time", "each event once")
            left.remove(number)
            result.append(number)
        return result

    if entry.has("event"):
        state.event = take_all("event", [entry.text("event")])[0]
    state.past_events = take_all("past_events", entry.texts("past_events"))
    coming = take_all("events", entry.texts("events"))
    missing = state.cards.rounds - state.round - len(coming)
    if missing > 0 and not entry.has("agenda"):
        coming += left[:missing]
        del left[:missing]
    state.events = coming[::-1]
    state.unused_events = take_all("unused_events", entry.texts("unused_events")) + left


def read_decks(entry: Entry, box: Box) -> list[list[int]]:
    """Each from its top; one that is not written holds what is left of its level. IM-7"""
    table = entry.table("decks")
    table.allow(LEVELS)
    decks = [box.take_all(table, level)[::-1] for level in LEVELS]
    for level in range(len(LEVELS)):
        for kind in decks[level]:
            check_level(box, kind, level, table)
        if not table.has(LEVELS[level]):
            decks[level] = box.take_rest(level)[::-1]
    return decks


def check_level(box: Box, kind: int, level: int, entry: Entry) -> None:
    card = box.cards.cards[kind]
    if card.level != level:
        found = f"{card.notation}, of level {LEVELS[card.level]}"
        raise entry.wrong(LEVELS[level], found, f"cards of level {LEVELS[level]}")


def read_discards(entry: Entry, box: Box) -> list[list[int]]:
    """By level, and sorted: in which order cards came does not matter. IM-A22"""
    discards: list[list[int]] = [[] for _ in LEVELS]
    for kind in sorted(box.take_all(entry, "discards")):
        discards[box.cards.cards[kind].level].append(kind)
    return discards


# -- players -----------------------------------------------------------------------------------


def read_player(entry: Entry, box: Box, is_revealed: bool) -> Player:
    entry.allow(PLAYER_KEYS)
    player = new_player()
    player.coins = entry.number("coins")
    player.vp = entry.number("vp")
    player.hand = sorted(box.take_all(entry, "hand"))
    player.shown = sorted(box.kind(name, entry, "shown") for name in entry.texts("shown"))
    if any(player.shown.count(kind) > player.hand.count(kind) for kind in player.shown):
        raise entry.wrong("shown", repr(entry.texts("shown")), "cards of the hand")
    player.aside = sorted(box.take_all(entry, "aside"))
    lay_mine(entry, box, player)
    if entry.has("board"):
        player.board = entry.number("board", 1, 1, BOARDS) - 1
    player.position = entry.number("space", 0, 0, 99)
    player.finished = entry.number("finished")
    read_chosen(entry, box, player, is_revealed)
    player.has_forked = entry.flag("forked")
    return player


def read_chosen(entry: Entry, box: Box, player: Player, is_revealed: bool) -> None:
    """The round's card, and where it lies once it is placed. IM-18, IM-24"""
    if entry.has("sealed"):
        name = entry.text("sealed")
        # Once revealed it has left the hand.
        player.sealed = (
            box.take(name, entry, "sealed") if is_revealed else box.kind(name, entry, "sealed")
        )
        if not is_revealed and player.sealed not in player.hand:
            raise entry.wrong("sealed", name, "a card of the hand")
    if entry.has("placed"):
        player.placed = card_at(player, entry.text("placed"))
        if player.placed == NO_CARD:
            raise entry.wrong("placed", entry.text("placed"), "the spot of a card of the mine")


def lay_mine(entry: Entry, box: Box, player: Player) -> None:
    """Its cards in the order they were placed, then the cart tokens. IM-21, IM-39"""
    mine = player.mine
    texts = entry.texts("mine")
    for text in texts:
        lay_card(entry, box, player, text)
    for card in range(mine.size()):
        if mine.faces[card].level and not mine.above(card):
            raise entry.wrong("mine", repr(texts[card]), "a card above it")
    for name in entry.texts("tokens"):
        action = box.cards.actions.table.find(f"cart {name}")
        if action is None or action.value in mine.tokens or not mine.is_border(action.value):
            raise entry.wrong("tokens", repr(name), "a border of a card, such as I/0 R, once")
        mine.put_token(action.value)


def lay_card(entry: Entry, box: Box, player: Player, text: str) -> None:
    """`D06a at II/-1`, and behind that gears, ruined, activated, again. IM-21, IM-37"""
    where, *marks = text.split(", ")
    name, _, place = where.partition(" at ")
    kind = box.take(name, entry, "mine")
    face = box.cards.cards[kind].face
    at = spot_named(place)
    mine = player.mine
    if at < 0 or level_of(at) != face.level or (column_of(at) + face.level) % 2 or at in mine.at:
        expected = f"a free spot of level {LEVELS[face.level]}, such as 'D06a at I/0'"
        raise entry.wrong("mine", repr(text), expected)
    card = mine.place(kind, face, at)
    again = mine.is_again.copy()
    for mark in marks:
        number, _, word = mark.partition(" ")
        if word in GEARS and number.isdecimal() and int(number[:4]) <= box.cards.gears:
            mine.gears[card] = int(number)
        elif mark == "ruined":
            mine.is_ruined[card] = True
        elif mark == "activated":
            mine.is_acted[card] = True
        elif mark == "again":
            again[card] = True
        else:
            expected = f"up to {box.cards.gears} gears, ruined, activated or again behind it"
            raise entry.wrong("mine", repr(text), expected)
    mine.is_again = again


def spot_named(text: str) -> int:
    """The number of a spot written `II/-1`; -1 if it is none."""
    level, _, column = text.partition("/")
    digits = column.removeprefix("-")
    if level not in LEVELS or not (digits.isascii() and digits.isdecimal() and len(digits) < 3):
        return -1
    if int(digits) > MOST_COLUMN:
        return -1
    return spot(LEVELS.index(level), int(column))


def card_at(player: Player, text: str) -> int:
    return player.mine.at.get(spot_named(text), NO_CARD)
