"""Reading the tables of Imperial Miners, with a box file's changes, and checking every value.

All mistakes of a file are collected, so that its writer sees them at once.
"""

import re
import string
from pathlib import Path
from typing import Any, Final, final

from pithead.engine.box import fingerprint, read_files
from pithead.engine.inspection import ID_EXPECTED, MOST_CARDS, BadPhrase, Inspection
from pithead.games.imperial_miners.cards import Board, Card, Cards, Event, Surface
from pithead.games.imperial_miners.effects import Effect
from pithead.games.imperial_miners.grammar import read_effect
from pithead.games.imperial_miners.mine import Face
from pithead.games.imperial_miners.phrases import IN_EVENT, IN_MINE_PHASE, ON_CARD, ON_SPACE, ON_TOP
from pithead.games.imperial_miners.steps import Coin
from pithead.games.imperial_miners.turn_rules import TurnRule
from pithead.games.imperial_miners.words import (
    BOARDS,
    FACTIONS,
    HALVES,
    LEVELS,
    MINE_PHASE,
    TIMINGS,
)

DATA: Final = Path(__file__).parent / "data"
FILES: Final = ["cards.toml", "events.toml", "boards.toml"]
CARD_KEYS: Final = ["name", "level", "cost", "factions", "effects", "halves", "mark"]
EVENT_KEYS: Final = ["name", "when", "effect", "mark"]
BOARD_KEYS: Final = ["focus", "spaces", "mark"]
SURFACE_KEYS: Final = ["coins", "cards", "advances", "mark"]
ADVANCE_KEYS: Final = ["pay", "steps"]
RULES_KEYS: Final = ["rounds", "hand", "gears", "mark"]
REPLACEABLE: Final = ["cards", "events", "boards"]

# What is put behind an id where copies differ in half-carts.
LETTERS: Final = string.ascii_lowercase
MOST_SPACES: Final = 30
# Five seats are dealt 2, 3 and 3 cards each; of level IV there must be one to take. IM-10
LEAST_CARDS: Final = [10, 15, 15, 1]


def read_data() -> dict[str, Any]:
    """All files as one set of tables, as a box file sees them."""
    return read_files([DATA / name for name in FILES])


@final
class Loader(Inspection):
    """Reads one set of tables and notes what is wrong with it.

    `ours` is our own set: what is called there as here, the catalogues have words for.
    """

    def __init__(self, ours: dict[str, Any]) -> None:
        super().__init__()
        self.ours: Final = ours

    def is_ours(self, table: str, name: str, key: str, text: str) -> bool:
        """Whether our own set has this very text there."""
        own = self.ours[table].get(name)
        return own is not None and own[key] == text

    def effect(self, text: str | None, place: int, where: str) -> Effect:
        """An effect, or a harmless one for what cannot be read. None has been noted already."""
        if text is not None:
            try:
                return read_effect(text, place)
            except BadPhrase as error:
                self.wrong(where, error.found, error.expected)
        return Effect([Coin("coin", 1, None)])

    # -- cards ---------------------------------------------------------------------------------

    def cards(self, table: dict[str, Any], where: str) -> list[Card]:
        before = len(self.mistakes)
        result: list[Card] = []
        taken: dict[str, str] = {}
        for design, raw in table.items():
            at = f"{where}: {design}"
            self.id(design, at)
            entry = self.table(raw, CARD_KEYS, at)
            if entry is None:
                continue
            kinds = self.kinds(design, entry, at, len(result))
            for kind in kinds:
                self.unlike(kind.notation, design, taken, at)
            result += kinds
        if len(self.mistakes) == before:
            self.count_cards(result, where)
        return result

    def count_cards(self, cards: list[Card], where: str) -> None:
        """Enough to deal to five seats, and not too many. IM-10"""
        self.count(sum(card.copies for card in cards), where)
        for level in range(len(LEVELS)):
            copies = sum(card.copies for card in cards if card.level == level)
            if copies < LEAST_CARDS[level]:
                found = f"{copies} cards of level {LEVELS[level]}"
                self.wrong(where, found, f"at least {LEAST_CARDS[level]}")

    def kinds(self, design: str, entry: dict[str, Any], where: str, first: int) -> list[Card]:
        """One kind for each different set of half-carts. IM-11"""
        level = self.number(entry, "level", 1, 4, where) - 1
        cost = self.number(entry, "cost", 0, 99, where)
        factions = self.factions(self.text(entry, "factions", where), f"{where}: factions")
        texts = self.texts(entry, "effects", 1, 2, where)
        effects = [
            self.effect(texts[i], ON_CARD, f"{where}: effects: {'ab'[i]}")
            for i in range(len(texts))
        ]
        name = self.name(entry, "name", design, where)
        mark = self.name(entry, "mark", "box", where)
        has_words = self.is_ours("cards", design, "name", name)
        result: list[Card] = []
        copies = self.halves(entry, where)
        different = list(dict.fromkeys(copies))
        for i in range(len(different)):
            notation = design if len(different) == 1 else f"{design}{LETTERS[i]}"
            loaded = different[i].split(" ")
            face = Face(level, factions, [half in loaded for half in HALVES])
            result.append(
                Card(
                    number=first + i,
                    design=design,
                    notation=notation,
                    name=name,
                    cost=cost,
                    face=face,
                    effects=effects,
                    copies=copies.count(different[i]),
                    mark=mark,
                    has_words=has_words,
                )
            )
        return result

    def factions(self, letters: str | None, where: str) -> list[int]:
        """None to two icons. IM-11, IM-13"""
        if letters is None:
            return []
        if len(letters) > 2 or len(set(letters)) != len(letters) or set(letters) - set(FACTIONS):
            self.wrong(where, repr(letters), "none to two different letters of SEABJR")
            return []
        return [FACTIONS.index(letter) for letter in letters]

    def halves(self, entry: dict[str, Any], where: str) -> list[str]:
        """The loaded halves of each copy, always in the same order. IM-39, IM-L1"""
        result: list[str] = []
        texts = self.texts(entry, "halves", 1, MOST_CARDS, where)
        for i in range(len(texts)):
            names = texts[i].split(" ") if texts[i] else []
            if set(names) - set(HALVES) or len(set(names)) != len(names):
                self.wrong(f"{where}: halves: {i + 1}", repr(texts[i]), "some of L R TL TR BL BR")
            result.append(" ".join(half for half in HALVES if half in names))
        if len(set(result)) > len(LETTERS):
            found = f"{len(set(result))} different copies"
            self.wrong(f"{where}: halves", found, f"at most {len(LETTERS)}")
            return []
        return result

    # -- events and boards ---------------------------------------------------------------------

    def events(self, table: dict[str, Any], rounds: int, where: str) -> list[Event]:
        before = len(self.mistakes)
        result: list[Event] = []
        for id_, raw in table.items():
            at = f"{where}: {id_}"
            if id_.casefold() == "random":
                # The option that names events has this word for chance.
                self.wrong(at, repr(id_), ID_EXPECTED)
            self.id(id_, at)
            entry = self.table(raw, EVENT_KEYS, at)
            if entry is None:
                continue
            timing = self.choice(entry, "when", TIMINGS, at)
            text = self.text(entry, "effect", at)
            # Which words are right here depends on when it happens.
            place = IN_MINE_PHASE if timing == MINE_PHASE else IN_EVENT
            effect = self.effect(text if timing >= 0 else None, place, f"{at}: effect")
            mark = self.name(entry, "mark", "box", at)
            # Changed but not renamed, one of our own keeps the name the catalogues have for it.
            is_ours = self.is_ours("events", id_, "mark", mark)
            name = self.name(entry, "name", "" if is_ours else id_, at)
            event = Event(len(result), id_, name, timing, effect, mark)
            for step in effect.steps:
                if isinstance(step, TurnRule):
                    step.change(event.turn)
            result.append(event)
        if len(result) < rounds and len(self.mistakes) == before:
            self.wrong(where, f"{len(result)} events", f"at least {rounds}")
        return result

    def boards(self, table: dict[str, Any], where: str) -> list[Board]:
        before = len(self.mistakes)
        result: list[Board] = []
        for side, raw in table.items():
            at = f"{where}: {side}"
            if not re.fullmatch("[123][a-z]", side):
                self.wrong(at, repr(side), "a board 1 to 3 and a letter for its side")
            entry = self.table(raw, BOARD_KEYS, at)
            if entry is None:
                continue
            texts = self.texts(entry, "spaces", 2, MOST_SPACES, at)
            top = len(texts) - 1
            spaces = [
                self.effect(texts[i], ON_TOP if i == top else ON_SPACE, f"{at}: spaces: {i + 1}")
                for i in range(len(texts))
            ]
            focus = self.name(entry, "focus", "", at)
            mark = self.name(entry, "mark", "box", at)
            has_words = self.is_ours("boards", side, "focus", focus)
            result.append(Board(side, focus, spaces, mark, has_words))
        for board in range(1, BOARDS + 1):
            has_side = any(side.side.startswith(str(board)) for side in result)
            if not has_side and len(self.mistakes) == before:
                self.wrong(where, f"no side of board {board}", "at least one side of each board")
        return result

    # -- the rest ------------------------------------------------------------------------------

    def surface(self, table: dict[str, Any], where: str) -> Surface:
        self.table(table, SURFACE_KEYS, where)
        prices: list[int] = []
        steps: list[int] = []
        advances = table.get("advances")
        if not isinstance(advances, list) or len(advances) != 2:
            self.wrong(f"{where}: advances", repr(advances), "two entries with pay and steps")
            advances = []
        for i in range(len(advances)):
            at = f"{where}: advances: {i + 1}"
            entry = self.table(advances[i], ADVANCE_KEYS, at)
            if entry is not None:
                prices.append(self.number(entry, "pay", 0, 99, at))
                steps.append(self.number(entry, "steps", 1, 9, at))
        coins = self.number(table, "coins", 1, 99, where)
        return Surface(coins, self.number(table, "cards", 1, 9, where), prices, steps)

    def tables(self, data: dict[str, Any], where: str) -> Cards:
        rules = data["rules"]
        at = f"{where}: rules"
        self.table(rules, RULES_KEYS, at)
        rounds = self.number(rules, "rounds", 1, 10, at)
        hand = self.number(rules, "hand", 1, 20, at)
        gears = self.number(rules, "gears", 1, 9, at)
        cards = self.cards(data["cards"], f"{where}: cards")
        events = self.events(data["events"], rounds, f"{where}: events")
        boards = self.boards(data["boards"], f"{where}: boards")
        surface = self.surface(data["surface"], f"{where}: surface")
        # Two cards written alike cannot even be numbered.
        self.raise_first()
        return Cards(
            fingerprint=fingerprint(data),
            cards=cards,
            events=events,
            boards=boards,
            surface=surface,
            rounds=rounds,
            hand=hand,
            gears=gears,
        )

    def read(self, box: dict[str, Any], where: str) -> Cards:
        return self.tables(self.overlaid(self.ours, box, where, REPLACEABLE), where)


def mistakes_in(box: dict[str, Any], where: str) -> list[tuple[str, str, str]]:
    """Everything that is wrong with a box: where, what was found, what was expected.

    >>> mistakes_in({"rules": {"hand": 0}}, "my.toml")
    [('my.toml: rules: hand', '0', 'a number from 1 to 20')]
    """
    return Loader(read_data()).all_mistakes(box, where)


def read_cards(box: dict[str, Any] | None = None, where: str = "box") -> Cards:
    """Our own set, or a box file's. The first mistake is raised."""
    return Loader(read_data()).read(box or {}, FILES[0] if box is None else where)
