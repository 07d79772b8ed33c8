"""Reading Dwergar's tables from data, with a box file's changes, and checking every value.

All mistakes of a file are collected, so that its writer sees them at once. A new word adds its
reader to the list `WORDS` of its own file.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, final

from pithead.engine.box import fingerprint, read_files
from pithead.engine.inspection import Inspection, found_in
from pithead.games.dwergar import (
    effects,
    events,
    forge,
    furnaces,
    lasting,
    mine,
    parts,
    scoring,
    studio,
)
from pithead.games.dwergar.actions import MOST_FURNACES, MOST_HEAT, MOST_NUMBER
from pithead.games.dwergar.cards import Board, Place, PlaceReader, PlaceWord, Project
from pithead.games.dwergar.effects import Effect, EffectReader
from pithead.games.dwergar.player import Limits
from pithead.games.dwergar.state import Cards, Event, EventWord
from pithead.games.dwergar.words import (
    AMOUNTS,
    DECKS,
    EDITIONS,
    GOODS,
    LEVELS,
    MINES,
    PLACES,
    SPECIALITIES,
    TIERS,
    Cost,
    Phrase,
    W,
    read_cost,
    read_word,
)

DATA: Final = Path(__file__).parent / "data"
FILES: Final = ["projects.toml", "events.toml", "board.toml"]
# The last is what a box file's own values are marked with.
MARKS: Final = ["stated", "fitted", "reconstructed", "box"]
PROJECT_MARKS: Final = ["points", "upgrade_points", "cost", "upgrade", "effect", "tier"]
PROJECT_KEYS: Final = [
    "name", "deck", "tier", "cost", "points", "upgrade", "upgrade_points", "effect",
    "effect_2020", "marks",
]  # fmt: skip
EVENT_KEYS: Final = ["name", "effect", "effect_2020", "mark"]
BONUS_KEYS: Final = ["speciality", "bonus"]

EFFECTS: Final[list[EffectReader]] = effects.WORDS + lasting.WORDS + scoring.WORDS
PLACE_WORDS: Final[list[PlaceReader]] = (
    furnaces.WORDS + mine.WORDS + studio.WORDS + parts.WORDS + forge.WORDS
)
AN_EFFECT: Final = "a word of docs/rules/dwergar.md such as 'take 1 iron'"
AN_EVENT_WORD: Final = "a word of an event such as 'lift 1' or 'toll 1'"
A_BASE_WORD: Final = "a word of a base action such as 'exchange 1'"
A_BONUS_WORD: Final = "a word of a bonus such as 'exchange 2' or 'heat 1'"


# -- words -------------------------------------------------------------------------------------


def read_effect(text: str) -> Effect | None:
    return read_word(text, EFFECTS)


def read_event_word(text: str) -> EventWord | None:
    return read_word(text, events.WORDS)


def read_place_word(text: str) -> PlaceWord | None:
    return read_word(text, PLACE_WORDS)


def read_base_word(text: str) -> PlaceWord | None:
    word = read_place_word(text)
    return word if word is not None and word.fits_base else None


def read_bonus_word(text: str) -> PlaceWord | None:
    word = read_place_word(text)
    return word if word is not None and word.fits_bonus else None


# -- tables ------------------------------------------------------------------------------------


def read_data() -> dict[str, Any]:
    """All files as one set of tables, as a box file sees them."""
    return read_files([DATA / name for name in FILES])


@final
class Loader(Inspection):
    """Reads the tables of one edition and notes what is wrong with them.

    `ours` is our own set: its keys are those of the board, and its names are in the catalogues.
    """

    def __init__(self, ours: dict[str, Any], edition: str) -> None:
        super().__init__()
        self.ours: Final = ours
        self.edition: Final = edition

    # -- what several tables have --------------------------------------------------------------

    def key_in(self, entry: dict[str, Any], key: str) -> str:
        """The key itself, or the one that stands for it in this edition."""
        own = f"{key}_{self.edition}"
        return own if own in entry else key

    def inner(
        self, table: dict[str, Any], own: dict[str, Any], key: str, where: str
    ) -> dict[str, Any]:
        """A table inside another, with our keys; ours stands in for what is none."""
        ours: dict[str, Any] = own[key]
        found = self.table(table[key], list(ours), f"{where}: {key}")
        return ours if found is None else found

    def words(
        self,
        entry: dict[str, Any],
        key: str,
        read: Callable[[str], W | None],
        expected: str,
        where: str,
    ) -> list[W]:
        """The words of a phrase, separated by `; `."""
        text = self.text(entry, key, where)
        result: list[W] = []
        for part in [] if text is None else text.split("; "):
            word = read(part)
            if word is None:
                self.wrong(f"{where}: {key}", repr(part), expected)
            else:
                result.append(word)
        return result

    def cost(self, entry: dict[str, Any], key: str, where: str) -> Cost:
        text = self.text(entry, key, where)
        cost = None if text is None else read_cost(text)
        if text is not None and cost is None:
            self.wrong(f"{where}: {key}", repr(text), AMOUNTS)
        return cost or Cost(0, [0, 0, 0, 0])

    def goods(self, entry: dict[str, Any], key: str, where: str) -> list[int]:
        """A cost without heat."""
        cost = self.cost(entry, key, where)
        if cost.heat:
            self.wrong(f"{where}: {key}", repr(entry[key]), f"{AMOUNTS}, without heat")
        return cost.goods

    def mark(self, entry: dict[str, Any], key: str, where: str) -> str:
        """Where a value comes from: out of the box, unless something else is said."""
        return MARKS[self.choice(entry, key, MARKS, where) if key in entry else -1]

    def marks(self, entry: dict[str, Any], names: list[str], where: str) -> dict[str, str]:
        """A mark for each value of a card, a place or a table of the board."""
        at = f"{where}: marks"
        table = self.table(entry.get("marks", {}), names, at) or {}
        return {name: self.mark(table, name, at) for name in names}

    def card_number(self, text: str, where: str) -> int:
        """The number that a card is called by; 0 if it is none."""
        number = int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else 0
        if not number or str(number) != text:
            self.wrong(where, repr(text), f"a card's number from 1 to {MOST_NUMBER}")
            return 0
        return number

    # -- cards ---------------------------------------------------------------------------------

    def projects(self, table: dict[str, Any], where: str) -> list[Project]:
        """By number, whatever their order in the file."""
        result: list[Project] = []
        for text, raw in table.items():
            at = f"{where}: {text}"
            number = self.card_number(text, at)
            entry = self.table(raw, PROJECT_KEYS, at)
            if entry is not None and number:
                result.append(self.project(number, entry, at))
        return sorted(result, key=lambda project: project.number)

    def project(self, number: int, entry: dict[str, Any], where: str) -> Project:
        name = self.name(entry, "name", str(number), where)
        own = self.ours["projects"].get(str(number))
        return Project(
            number=number,
            name=name,
            has_words=own is not None and own["name"] == name,
            deck=max(0, self.choice(entry, "deck", DECKS, where)),
            tier=max(0, self.choice(entry, "tier", TIERS, where)),
            cost=self.cost(entry, "cost", where),
            points=self.number(entry, "points", 0, 99, where),
            upgrade=self.cost(entry, "upgrade", where),
            upgrade_points=self.number(entry, "upgrade_points", 0, 99, where),
            effects=self.words(entry, self.key_in(entry, "effect"), read_effect, AN_EFFECT, where),
            marks=self.marks(entry, PROJECT_MARKS, where),
        )

    def events(self, table: dict[str, Any], where: str) -> list[Event]:
        """By number, as projects are."""
        result: list[Event] = []
        for text, raw in table.items():
            at = f"{where}: {text}"
            number = self.card_number(text, at)
            entry = self.table(raw, EVENT_KEYS, at)
            if entry is not None and number:
                key = self.key_in(entry, "effect")
                words = self.words(entry, key, read_event_word, AN_EVENT_WORD, at)
                # One of ours that is not renamed has its name in the catalogues.
                name = self.name(entry, "name", "" if text in self.ours["events"] else text, at)
                result.append(Event(number, name, words, self.mark(entry, "mark", at)))
        return sorted(result, key=lambda event: event.number)

    def tell_apart(self, projects: list[Project], events: list[Event], where: str) -> None:
        """A number means one card."""
        taken = [event.number for event in events]
        for project in projects:
            if project.number in taken:
                found = f"{project.number}, the number of an event"
                self.wrong(f"{where}: {project.number}", found, "a number that no event has")

    # -- places and the board ------------------------------------------------------------------

    def place(self, number: int, data: dict[str, Any], board: Board, where: str) -> Place:
        own = self.ours["places"]
        entry = self.inner(data["places"], own, PLACES[number], f"{where}: places")
        at = f"{where}: places: {PLACES[number]}"
        none = [0, 0, 0, 0]
        is_mine = number < MINES
        specialities: list[int] = []
        bonuses: list[list[PlaceWord]] = []
        for which in [] if is_mine else ["first", "second"]:
            key = self.key_in(own[PLACES[number]], which)
            bonus = self.inner(entry, own[PLACES[number]], key, at)
            inside = f"{at}: {key}"
            specialities.append(max(0, self.choice(bonus, "speciality", SPECIALITIES, inside)))
            bonuses.append(self.words(bonus, "bonus", read_bonus_word, A_BONUS_WORD, inside))
        if len(set(specialities)) < len(specialities):
            found = repr(SPECIALITIES[specialities[0]])
            self.wrong(f"{at}: second: speciality", found, "another than that of the first")
        return Place(
            number=number,
            yields=self.goods(entry, "yield", at) if is_mine else none,
            rich=self.goods(entry, "rich", at) if is_mine else none,
            base=[] if is_mine else self.words(entry, "base", read_base_word, A_BASE_WORD, at),
            specialities=specialities,
            bonuses=bonuses,
            install=self.goods(entry, "install", at),
            marks=self.marks(entry, list(own[PLACES[number]]["marks"]), at),
            board=board,
        )

    def board(self, data: dict[str, Any], where: str) -> Board:
        marks: dict[str, str] = {}
        rules = self.inner(data, self.ours, "rules", where)
        at = f"{where}: rules"
        for name, mark in self.marks(rules, list(self.ours["rules"]["marks"]), at).items():
            marks[f"rules.{name}"] = mark
        heat = self.number(rules, "heat_most", 1, MOST_HEAT, at)
        furnaces = self.number(rules, "furnaces_most", 1, MOST_FURNACES, at)
        first_event = self.key_in(self.ours["rules"], "first_event")
        start = self.inner(data, self.ours, "start", where)
        marks["start.everyone"] = self.mark(start, "everyone_mark", f"{where}: start")
        carts = self.carts(start, f"{where}: start", marks)
        tables: dict[str, dict[str, Any]] = {}
        for table in ("furnace", "exchange", "convert", "tie_break"):
            tables[table] = self.inner(data, self.ours, table, where)
            marks[table] = self.mark(tables[table], "mark", f"{where}: {table}")
        exchange = tables["exchange"]
        conversions = [self.conversion(tables["convert"], good, where) for good in GOODS]
        return Board(
            limits=Limits(heat, furnaces),
            furnaces_start=self.number(rules, "furnaces_start", 0, furnaces, at),
            row=self.number(rules, "row", 1, 10, at),
            actions=self.number(rules, "actions", 1, 9, at),
            install_points=self.number(rules, "install_points", 0, 99, at),
            lift_heat=self.number(rules, "lift_heat", 1, 9, at),
            furnace_heat=self.number(rules, "furnace_heat", 0, 9, at),
            eastern_heat=self.number(rules, "eastern_heat", 0, 9, at),
            first_event=self.number(rules, first_event, 1, 2, at),
            start_goods=self.goods(start, "everyone", f"{where}: start"),
            cart_levels=[level for level, _ in carts],
            cart_goods=[goods for _, goods in carts],
            furnace_price=self.goods(tables["furnace"], "price", f"{where}: furnace"),
            exchange=[
                self.goods(exchange, good, f"{where}: exchange") if good in exchange else []
                for good in GOODS
            ],
            convert_heat=[heat for heat, _ in conversions],
            convert_into=[into for _, into in conversions],
            tie_break=self.tie_break(tables["tie_break"], f"{where}: tie_break"),
            marks=marks,
        )

    def carts(
        self, start: dict[str, Any], where: str, marks: dict[str, str]
    ) -> list[tuple[int, list[int]]]:
        """The level and the goods of each seat's first cart. DG-13"""
        own = self.ours["start"]
        seats = self.inner(start, own, "seats", where)
        result: list[tuple[int, list[int]]] = []
        for seat in own["seats"]:
            entry = self.inner(seats, own["seats"], seat, f"{where}: seats")
            at = f"{where}: seats: {seat}"
            level = max(0, self.choice(entry, "level", LEVELS, at))
            result.append((level, self.goods(entry, "goods", at)))
            for name, mark in self.marks(entry, ["level", "goods"], at).items():
                marks[f"start.seats.{seat}.{name}"] = mark
        return result

    def conversion(self, table: dict[str, Any], good: str, where: str) -> tuple[int, int]:
        """The heat for one piece at the Forge, and what it becomes; 0 for the highest kind."""
        text = self.text(table, good, f"{where}: convert") if good in table else None
        if text is None:
            return 0, GOODS.index(good)
        phrase = Phrase(text)
        heat = phrase.number()
        into = phrase.one_of(GOODS) if phrase.has("heat >") else -1
        if not heat or into < 0 or not phrase.is_whole():
            expected = "a price and a kind such as '1 heat > iron'"
            self.wrong(f"{where}: convert: {good}", repr(text), expected)
        return heat, into

    def tie_break(self, table: dict[str, Any], where: str) -> list[int]:
        """The kinds compared one after another. DG-63"""
        order = table["order"]
        if not isinstance(order, list) or sorted(map(str, order)) != sorted(GOODS):
            expected = "each once of " + ", ".join(GOODS)
            self.wrong(f"{where}: order", found_in(table, "order"), expected)
            return []
        return [GOODS.index(kind) for kind in order]

    # -- all of it -----------------------------------------------------------------------------

    def read(self, box: dict[str, Any], where: str) -> Cards:
        data = self.overlaid(self.ours, box, where, [])
        projects = self.projects(data["projects"], f"{where}: projects")
        events = self.events(data["events"], f"{where}: events")
        self.tell_apart(projects, events, f"{where}: projects")
        board = self.board(data, where)
        self.table(data["places"], PLACES, f"{where}: places")
        places = [self.place(number, data, board, where) for number in range(len(PLACES))]
        self.raise_first()
        return Cards(
            edition=self.edition,
            fingerprint=fingerprint(data),
            projects=projects,
            events=events,
            places=places,
            board=board,
        )


def mistakes_in(box: dict[str, Any], where: str) -> list[tuple[str, str, str]]:
    """Everything that is wrong with a box: where, what was found, what was expected.

    >>> mistakes_in({"places": 1}, "my.toml")
    [('my.toml: places', 'a whole number', 'a table')]
    """
    ours = read_data()
    result: list[tuple[str, str, str]] = []
    for edition in EDITIONS:
        mistakes = Loader(ours, edition).all_mistakes(box, where)
        result += [mistake for mistake in mistakes if mistake not in result]
    return result


def read_cards(box: dict[str, Any] | None = None, where: str = "dwergar") -> list[Cards]:
    """Our own set, or a box file's, in each edition."""
    ours = read_data()
    result = [Loader(ours, edition).read(box or {}, where) for edition in EDITIONS]
    # The list of cards shows ours in the newest edition.
    listed = Loader(ours, EDITIONS[0]).read({}, where) if box else result[0]
    usual = listed.to_json()
    for cards in result:
        cards.differs = [card for card in cards.to_json() if card not in usual]
    return result
