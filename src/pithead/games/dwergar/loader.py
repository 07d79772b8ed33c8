"""Reading Dwergar's tables from data, with a box file's changes, and checking every value."""

from pathlib import Path
from typing import Any, Final

from pithead.engine.box import fingerprint, overlaid, read_toml
from pithead.engine.errors import BadBox
from pithead.games.dwergar import (
    effects,
    events,
    furnaces,
    lasting,
    mine,
    payment,
    scoring,
    studio,
    trades,
    upgrading,
)
from pithead.games.dwergar.actions import MOST_FURNACES, MOST_HEAT
from pithead.games.dwergar.cards import Board, Place, PlaceReader, PlaceWord, Project
from pithead.games.dwergar.effects import Effect, EffectReader
from pithead.games.dwergar.player import Limits
from pithead.games.dwergar.state import Cards, Event, EventWord
from pithead.games.dwergar.turns import parts_at
from pithead.games.dwergar.words import (
    DECKS,
    EDITIONS,
    FIRST_EVENT,
    GOODS,
    LEVELS,
    MINES,
    PLACES,
    SPECIALITIES,
    TIERS,
    Phrase,
    read_cost,
)

DATA: Final = Path(__file__).parent / "data"
FILES: Final = ["projects.toml", "events.toml", "board.toml"]
EFFECTS: Final[list[EffectReader]] = effects.WORDS + lasting.WORDS + scoring.WORDS
PLACE_WORDS: Final[list[PlaceReader]] = (
    trades.WORDS + furnaces.WORDS + mine.WORDS + studio.WORDS + payment.WORDS + upgrading.WORDS
)
MARKS: Final = ["stated", "fitted", "reconstructed", "box"]


def read_data() -> dict[str, Any]:
    """All files as one set of tables, as a box file sees them."""
    data: dict[str, Any] = {}
    for name in FILES:
        data.update(read_toml((DATA / name).read_text("utf-8"), name))
    return data


# The cards that the list of cards shows: without a box, in the newest edition.
LISTED: Final[list[Cards]] = []


def read_cards(edition: str, box: dict[str, Any] | None, where: str) -> Cards:
    """The tables of one edition."""
    if not LISTED:
        LISTED.append(cards_of(EDITIONS[0], read_data(), "dwergar"))
    data = read_data()
    if box is not None:
        data = overlaid(data, box, where)
    cards = cards_of(edition, data, "dwergar" if box is None else where)
    listed = LISTED[0]
    if cards.edition != listed.edition or cards.fingerprint != listed.fingerprint:
        usual = listed.to_json()
        cards.differs = [card for card in cards.to_json() if card not in usual]
    return cards


def cards_of(edition: str, data: dict[str, Any], at: str) -> Cards:
    projects = read_projects(data["projects"], edition, f"{at}: projects")
    events = read_events(data["events"], edition, f"{at}: events")
    board = read_board(data, edition, at)
    places = read_places(data["places"], edition, board, f"{at}: places")
    for place in places:
        place.parts_of_workers = parts_at(place, False)
        place.parts_of_foremen = parts_at(place, True)
    return Cards(edition, fingerprint(data), projects, events, places, board)


def read_projects(table: dict[str, Any], edition: str, where: str) -> list[Project]:
    result: list[Project] = []
    for number in range(1, len(table) + 1):
        entry = table[str(number)]
        at = f"{where}: {number}"
        effect = key_in(entry, "effect", edition)
        result.append(
            Project(
                number,
                entry["name"],
                one_of(entry["deck"], DECKS, f"{at}: deck"),
                one_of(entry["tier"], TIERS, f"{at}: tier"),
                read_cost(entry["cost"], f"{at}: cost"),
                number_in(entry["points"], 0, 99, f"{at}: points"),
                read_cost(entry["upgrade"], f"{at}: upgrade"),
                number_in(entry["upgrade_points"], 0, 99, f"{at}: upgrade_points"),
                read_effects(entry[effect], f"{at}: {effect}"),
                read_marks(entry, at),
            )
        )
    return result


def read_events(table: dict[str, Any], edition: str, where: str) -> list[Event]:
    result: list[Event] = []
    for i in range(len(table)):
        number = FIRST_EVENT + i
        entry = table[str(number)]
        at = f"{where}: {number}"
        effect = key_in(entry, "effect", edition)
        one_of(entry["mark"], MARKS, f"{at}: mark")
        words = read_event_words(entry[effect], f"{at}: {effect}")
        result.append(Event(number, words, entry["mark"]))
    return result


def read_places(table: dict[str, Any], edition: str, board: Board, where: str) -> list[Place]:
    return [
        read_place(i, table[PLACES[i]], edition, board, f"{where}: {PLACES[i]}")
        for i in range(len(PLACES))
    ]


def read_place(number: int, entry: dict[str, Any], edition: str, board: Board, where: str) -> Place:
    install = read_cost(entry["install"], f"{where}: install", with_heat=False).goods
    marks = read_marks(entry, where)
    if number < MINES:
        yields = read_cost(entry["yield"], f"{where}: yield", with_heat=False).goods
        rich = read_cost(entry["rich"], f"{where}: rich", with_heat=False).goods
        return Place(number, yields, rich, [], [], [], install, marks, board)
    specialities: list[int] = []
    bonuses: list[list[PlaceWord]] = []
    for which in (key_in(entry, "first", edition), key_in(entry, "second", edition)):
        bonus = entry[which]
        at = f"{where}: {which}"
        specialities.append(one_of(bonus["speciality"], SPECIALITIES, f"{at}: speciality"))
        bonuses.append(read_bonus(bonus["bonus"], f"{at}: bonus"))
    if specialities[0] == specialities[1]:
        found = repr(SPECIALITIES[specialities[0]])
        raise BadBox(f"{where}: second: speciality", found, "another than that of the first")
    base = read_base(entry["base"], f"{where}: base")
    none = [0, 0, 0, 0]
    return Place(number, none, none, base, specialities, bonuses, install, marks, board)


def read_board(data: dict[str, Any], edition: str, where: str) -> Board:
    rules = data["rules"]
    at = f"{where}: rules"
    first_event = key_in(rules, "first_event", edition)
    start = data["start"]
    seats = [(start["seats"][n], f"{where}: start: seats: {n}") for n in ("1", "2", "3", "4")]
    heat = number_in(rules["heat_most"], 1, MOST_HEAT, f"{at}: heat_most")
    furnaces = number_in(rules["furnaces_most"], 1, MOST_FURNACES, f"{at}: furnaces_most")
    converts = [read_convert(data["convert"], good, where) for good in range(4)]
    return Board(
        Limits(heat, furnaces),
        number_in(rules["furnaces_start"], 0, furnaces, f"{at}: furnaces_start"),
        number_in(rules["row"], 1, 10, f"{at}: row"),
        number_in(rules["actions"], 1, 9, f"{at}: actions"),
        number_in(rules["install_points"], 0, 99, f"{at}: install_points"),
        number_in(rules["lift_heat"], 1, 9, f"{at}: lift_heat"),
        number_in(rules["furnace_heat"], 0, 9, f"{at}: furnace_heat"),
        number_in(rules["eastern_heat"], 0, 9, f"{at}: eastern_heat"),
        number_in(rules[first_event], 1, 2, f"{at}: {first_event}"),
        read_cost(start["everyone"], f"{where}: start: everyone", with_heat=False).goods,
        [one_of(seat["level"], LEVELS, f"{at}: level") for seat, at in seats],
        [read_cost(seat["goods"], f"{at}: goods", with_heat=False).goods for seat, at in seats],
        read_cost(data["furnace"]["price"], f"{where}: furnace: price", with_heat=False).goods,
        [read_exchange(data["exchange"], good, where) for good in range(4)],
        [heat for heat, _ in converts],
        [into for _, into in converts],
        read_tie_break(data["tie_break"]["order"], f"{where}: tie_break: order"),
        board_marks(data, where),
    )


def read_marks(entry: dict[str, Any], where: str) -> dict[str, str]:
    """A mark for each value of a card, a place or a table of the board."""
    for name, mark in entry["marks"].items():
        one_of(mark, MARKS, f"{where}: marks: {name}")
    return dict(entry["marks"])


def board_marks(data: dict[str, Any], where: str) -> dict[str, str]:
    """Of the tables that stand on no card and at no place, by the way to each value."""
    start = data["start"]
    one_of(start["everyone_mark"], MARKS, f"{where}: start: everyone_mark")
    result = {"start.everyone": str(start["everyone_mark"])}
    for seat, entry in start["seats"].items():
        for name, mark in read_marks(entry, f"{where}: start: seats: {seat}").items():
            result[f"start.seats.{seat}.{name}"] = mark
    for table in ("furnace", "exchange", "convert", "tie_break"):
        one_of(data[table]["mark"], MARKS, f"{where}: {table}: mark")
        result[table] = data[table]["mark"]
    for name, mark in read_marks(data["rules"], f"{where}: rules").items():
        result[f"rules.{name}"] = mark
    return result


def read_tie_break(order: list[Any], where: str) -> list[int]:
    """The kinds compared one after another. DG-63"""
    if sorted(map(str, order)) != sorted(GOODS):
        raise BadBox(where, repr(order), "each once of " + ", ".join(GOODS))
    return [GOODS.index(kind) for kind in order]


def read_exchange(table: dict[str, Any], good: int, where: str) -> list[int]:
    """What one piece gives at the Laboratory; nothing for the lowest kind."""
    name = GOODS[good]
    if name not in table:
        return []
    return read_cost(table[name], f"{where}: exchange: {name}", with_heat=False).goods


def read_convert(table: dict[str, Any], good: int, where: str) -> tuple[int, int]:
    """The heat for one piece at the Forge, and what it becomes; 0 for the highest kind."""
    name = GOODS[good]
    if name not in table:
        return 0, good
    phrase = Phrase(table[name])
    heat = phrase.number()
    into = phrase.one_of(GOODS) if phrase.has("heat >") else -1
    if not heat or into < 0 or not phrase.is_whole():
        at = f"{where}: convert: {name}"
        raise BadBox(at, repr(table[name]), "a price and a kind such as '1 heat > iron'")
    return heat, into


def key_in(entry: dict[str, Any], key: str, edition: str) -> str:
    """The key itself, or the one that stands for it in this edition."""
    own = f"{key}_{edition}"
    return own if own in entry else key


def one_of(name: str, names: list[str], where: str) -> int:
    if name not in names:
        raise BadBox(where, repr(name), "one of " + ", ".join(names))
    return names.index(name)


def number_in(value: int, least: int, most: int, where: str) -> int:
    if not least <= value <= most:
        raise BadBox(where, str(value), f"a number from {least} to {most}")
    return value


# -- words --------------------------------------------------------------------------------------


def read_effects(text: str, where: str) -> list[Effect]:
    """The words of a project's effect, separated by `; `."""
    return [read_effect(part, where) for part in text.split("; ")]


def read_effect(text: str, where: str) -> Effect:
    for read in EFFECTS:
        phrase = Phrase(text)
        effect = read(phrase)
        if effect is not None and phrase.is_whole() and effect.phrase() == text:
            return effect
    raise BadBox(where, repr(text), "a word of docs/rules/dwergar.md such as 'take 1 iron'")


def read_event_words(text: str, where: str) -> list[EventWord]:
    """The words of an event, separated by `; `."""
    return [read_event_word(part, where) for part in text.split("; ")]


def read_event_word(text: str, where: str) -> EventWord:
    for read in events.WORDS:
        phrase = Phrase(text)
        word = read(phrase)
        if word is not None and phrase.is_whole() and word.phrase() == text:
            return word
    raise BadBox(where, repr(text), "a word of an event such as 'lift 1' or 'toll 1'")


def read_base(text: str, where: str) -> list[PlaceWord]:
    """The words of a base action, separated by `; `."""
    expected = "a word of a base action such as 'exchange 1'"
    result: list[PlaceWord] = []
    for part in text.split("; "):
        word = read_place_word(part)
        if word is None or not word.fits_base:
            raise BadBox(where, repr(part), expected)
        result.append(word)
    return result


def read_bonus(text: str, where: str) -> list[PlaceWord]:
    """The words of a specialist bonus, separated by `; `."""
    expected = "a word of a bonus such as 'exchange 2' or 'heat 1'"
    result: list[PlaceWord] = []
    for part in text.split("; "):
        word = read_place_word(part)
        if word is None or not word.fits_bonus:
            raise BadBox(where, repr(part), expected)
        result.append(word)
    return result


def read_place_word(text: str) -> PlaceWord | None:
    for read in PLACE_WORDS:
        phrase = Phrase(text)
        word = read(phrase)
        if word is not None and phrase.is_whole() and word.phrase() == text:
            return word
    return None
