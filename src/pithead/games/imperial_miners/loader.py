"""Reading the tables of Imperial Miners, with a box file's changes, and checking every value.

All mistakes of a file are collected, so that its writer sees them at once.
"""

import re
from pathlib import Path
from typing import Any, Final, final

from pithead.engine.box import fingerprint, kind_of, read_toml
from pithead.engine.errors import BadBox
from pithead.games.imperial_miners.grammar import (
    IN_EVENT,
    IN_MINE_PHASE,
    ON_CARD,
    ON_SPACE,
    ON_TOP,
    BadPhrase,
    read_effect,
)
from pithead.games.imperial_miners.mine import Face
from pithead.games.imperial_miners.state import Board, Card, Cards, Effect, Event, Surface, Turn
from pithead.games.imperial_miners.steps import Coin, TurnRule
from pithead.games.imperial_miners.words import (
    BOARDS,
    FACTIONS,
    HALVES,
    MINE_PHASE,
    TIMINGS,
)

DATA: Final = Path(__file__).parent / "data"
FILES: Final = ["cards.toml", "events.toml", "boards.toml"]
CARD_KEYS: Final = {"name", "level", "cost", "factions", "effects", "halves", "mark"}
EVENT_KEYS: Final = {"when", "effect", "mark"}
BOARD_KEYS: Final = {"focus", "spaces", "mark"}
NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,11}")
MOST_CARDS: Final = 200


def read_data() -> dict[str, Any]:
    """All files as one set of tables, as a box file sees them."""
    data: dict[str, Any] = {}
    for name in FILES:
        data.update(read_toml((DATA / name).read_text("utf-8"), name))
    return data


@final
class Loader:
    """Reads one set of tables; `mistakes` are pairs of where and what, in reading order."""

    def __init__(self) -> None:
        self.mistakes: list[tuple[str, str, str]] = []

    def wrong(self, where: str, found: str, expected: str) -> None:
        self.mistakes.append((where, found, expected))

    # -- values --------------------------------------------------------------------------------

    def number(self, table: dict[str, Any], key: str, least: int, most: int, where: str) -> int:
        value = table.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.wrong(f"{where}: {key}", repr(value), f"a number from {least} to {most}")
            return least
        return value

    def text(self, table: dict[str, Any], key: str, where: str) -> str:
        value = table.get(key)
        if not isinstance(value, str):
            self.wrong(f"{where}: {key}", repr(value), "a text")
            return ""
        return value

    def texts(self, table: dict[str, Any], key: str, where: str) -> list[str]:
        value = table.get(key)
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            self.wrong(f"{where}: {key}", repr(value), "a list of texts")
            return []
        return [str(each) for each in value]

    def effect(self, text: str, place: int, where: str) -> Effect:
        try:
            return read_effect(text, place)
        except BadPhrase as error:
            self.wrong(where, error.found, error.expected)
            return Effect([Coin("coin", 1, None)])

    def keys(self, table: object, allowed: set[str], where: str) -> dict[str, Any]:
        if not isinstance(table, dict):
            self.wrong(where, kind_of(table), "a table")
            return {}
        for key in table:
            if key not in allowed:
                self.wrong(
                    f"{where}: {key}", "an unknown key", "one of " + ", ".join(sorted(allowed))
                )
        return table

    # -- tables --------------------------------------------------------------------------------

    def cards(self, table: dict[str, Any], where: str) -> list[Card]:
        result: list[Card] = []
        for design, entry in table.items():
            at = f"{where}: {design}"
            if not NAME.fullmatch(design):
                self.wrong(at, repr(design), "an id of letters and digits")
            result += self.kinds(design, self.keys(entry, CARD_KEYS, at), at, len(result))
        total = sum(card.copies for card in result)
        if total > MOST_CARDS:
            self.wrong(where, f"{total} cards", f"at most {MOST_CARDS}")
        for level in range(4):
            if not any(card.level == level for card in result):
                self.wrong(where, f"no card of level {level + 1}", "at least one of each level")
        return result

    def kinds(self, design: str, entry: dict[str, Any], where: str, first: int) -> list[Card]:
        """One kind for each different set of half-carts. IM-11"""
        level = self.number(entry, "level", 1, 4, where) - 1
        cost = self.number(entry, "cost", 0, 99, where)
        factions = self.factions(self.text(entry, "factions", where), f"{where}: factions")
        texts = self.texts(entry, "effects", where)
        if not 1 <= len(texts) <= 2:
            self.wrong(f"{where}: effects", f"{len(texts)} effects", "one or two")
        effects = [
            self.effect(text, ON_CARD, f"{where}: effects: {'ab'[i]}")
            for i, text in enumerate(texts[:2])
        ]
        copies = self.texts(entry, "halves", where)
        if not copies:
            self.wrong(f"{where}: halves", "no copies", "one entry for each copy")
        different = list(dict.fromkeys(copies))
        result: list[Card] = []
        for i, text in enumerate(different):
            notation = design if len(different) == 1 else f"{design}{chr(ord('a') + i)}"
            face = Face(level, factions, self.halves(text, f"{where}: halves"))
            result.append(
                Card(
                    first + i,
                    design,
                    notation,
                    str(entry.get("name", design)),
                    cost,
                    face,
                    effects,
                    copies.count(text),
                    str(entry.get("mark", "box")),
                )
            )
        return result

    def factions(self, letters: str, where: str) -> list[int]:
        if len(letters) > 2 or len(set(letters)) != len(letters) or set(letters) - set(FACTIONS):
            self.wrong(where, repr(letters), "none to two different letters of SEABJR")
            return []
        return [FACTIONS.index(letter) for letter in letters]

    def halves(self, text: str, where: str) -> list[bool]:
        names = text.split(" ") if text else []
        if set(names) - set(HALVES) or len(set(names)) != len(names):
            self.wrong(where, repr(text), "some of L R TL TR BL BR")
        return [half in names for half in HALVES]

    def events(self, table: dict[str, Any], rounds: int, where: str) -> list[Event]:
        result: list[Event] = []
        for id_, raw in table.items():
            at = f"{where}: {id_}"
            entry = self.keys(raw, EVENT_KEYS, at)
            when = self.text(entry, "when", at)
            if when not in TIMINGS:
                self.wrong(f"{at}: when", repr(when), "one of " + ", ".join(TIMINGS))
                when = TIMINGS[0]
            timing = TIMINGS.index(when)
            place = IN_MINE_PHASE if timing == MINE_PHASE else IN_EVENT
            effect = self.effect(self.text(entry, "effect", at), place, f"{at}: effect")
            event = Event(len(result), id_, timing, effect, str(entry.get("mark", "box")))
            mark_turn(event.turn, effect)
            result.append(event)
        if len(result) < rounds:
            self.wrong(where, f"{len(result)} events", f"at least {rounds}")
        return result

    def boards(self, table: dict[str, Any], where: str) -> list[Board]:
        result: list[Board] = []
        for side, raw in table.items():
            at = f"{where}: {side}"
            if not re.fullmatch("[123][a-z]", side):
                self.wrong(at, repr(side), "a board 1 to 3 and a letter for its side")
            entry = self.keys(raw, BOARD_KEYS, at)
            texts = self.texts(entry, "spaces", at)
            if len(texts) < 2:
                self.wrong(f"{at}: spaces", f"{len(texts)} spaces", "at least two")
            spaces = [
                self.effect(
                    text, ON_TOP if i == len(texts) - 1 else ON_SPACE, f"{at}: spaces: {i + 1}"
                )
                for i, text in enumerate(texts)
            ]
            result.append(
                Board(side, str(entry.get("focus", "")), spaces, str(entry.get("mark", "box")))
            )
        for board in range(1, BOARDS + 1):
            if not any(side.side.startswith(str(board)) for side in result):
                self.wrong(where, f"no side of board {board}", "at least one side of each board")
        return result

    def surface(self, table: dict[str, Any], where: str) -> Surface:
        advances = table.get("advances")
        if not isinstance(advances, list) or len(advances) != 2:
            self.wrong(f"{where}: advances", repr(advances), "two entries with pay and steps")
            advances = []
        tables = [self.keys(each, {"pay", "steps"}, f"{where}: advances") for each in advances]
        return Surface(
            self.number(table, "coins", 1, 99, where),
            self.number(table, "cards", 1, 9, where),
            [self.number(each, "pay", 0, 99, f"{where}: advances") for each in tables],
            [self.number(each, "steps", 1, 9, f"{where}: advances") for each in tables],
        )

    def tables(self, data: dict[str, Any], where: str) -> Cards:
        rules = data["rules"]
        rounds = self.number(rules, "rounds", 1, 10, f"{where}: rules")
        return Cards(
            fingerprint(data),
            self.cards(data["cards"], f"{where}: cards"),
            self.events(data["events"], rounds, f"{where}: events"),
            self.boards(data["boards"], f"{where}: boards"),
            self.surface(data["surface"], f"{where}: surface"),
            rounds,
            self.number(rules, "hand", 1, 20, f"{where}: rules"),
            self.number(rules, "gears", 1, 9, f"{where}: rules"),
        )


def mark_turn(turn: Turn, effect: Effect) -> None:
    """What the words of a mine-phase event change. IM-L4"""
    for step in effect.steps:
        if not isinstance(step, TurnRule):
            continue
        if step.verb == "discount":
            turn.discounts[step.level] += step.amount
        elif step.verb == "surface":
            turn.surface = step.amount
        elif step.verb == "both":
            turn.gives_both = True
        else:
            turn.can_fork = True


def with_box(
    data: dict[str, Any], box: dict[str, Any], loader: Loader, where: str
) -> dict[str, Any]:
    """The box's tables over ours. `replace = [...]` drops our cards, events or boards first."""
    result = dict(data)
    replaced = box.get("replace", [])
    if not isinstance(replaced, list) or set(map(str, replaced)) - {"cards", "events", "boards"}:
        loader.wrong(f"{where}: replace", repr(replaced), 'a list of "cards", "events", "boards"')
        replaced = []
    for key, value in box.items():
        if key == "replace":
            continue
        if key not in data:
            loader.wrong(f"{where}: {key}", "an unknown table", "one of " + ", ".join(data))
        elif not isinstance(value, dict):
            loader.wrong(f"{where}: {key}", kind_of(value), "a table")
        elif key in replaced:
            result[key] = value
        else:
            merged = dict(data[key])
            for name, entry in value.items():
                own = merged.get(name)
                if isinstance(own, dict) and isinstance(entry, dict):
                    merged[name] = {**own, **entry}
                else:
                    merged[name] = entry
            result[key] = merged
    return result


def mistakes_in(box: dict[str, Any], where: str) -> list[tuple[str, str, str]]:
    """Everything that is wrong with a box: where, what was found, what was expected."""
    loader = Loader()
    loader.tables(with_box(read_data(), box, loader, where), where)
    return loader.mistakes


def read_cards(box: dict[str, Any] | None = None, where: str = "box") -> Cards:
    """Our own set, or a box file's. The first mistake is raised."""
    loader = Loader()
    data = read_data()
    at = "imperial-miners"
    if box is not None:
        data = with_box(data, box, loader, where)
        at = where
    cards = loader.tables(data, at)
    if loader.mistakes:
        place, found, expected = loader.mistakes[0]
        raise BadBox(place, found, expected)
    return cards
