"""Reading DWARF's tables from data, with a box file's changes, and checking every value.

All mistakes of a file are collected, so that its writer sees them at once.
"""

from pathlib import Path
from typing import Any, Final, final

from pithead.engine.box import fingerprint, read_files
from pithead.engine.inspection import BadPhrase, Inspection
from pithead.games.dwarf.cards import DEEPEST, NO_LANTERNS, STARTING, Card, Cards
from pithead.games.dwarf.effects import Effect, Gain
from pithead.games.dwarf.grammar import read_effect
from pithead.games.dwarf.specials import FRONTS
from pithead.games.dwarf.words import IN_A_MINE, IRON, TYPES

DATA: Final = Path(__file__).parent / "data"
FILES: Final = ["cards.toml"]
MARKS: Final = ["known", "derived", "decided", "box"]
RULES_KEYS: Final = ["special_medals", "items_to_end", "rival_medals", "rival_specials"]
EFFECT_KEYS: Final = ["type", "phrase"]
CARD_KEYS: Final = ["position", "lanterns", "effect", "black", "white", "mark"]
SPECIAL_KEYS: Final = ["front", "position", "effect", "black", "white", "mark"]


def read_data() -> dict[str, Any]:
    """All files as one set of tables, as a box file sees them."""
    return read_files([DATA / name for name in FILES])


@final
class Loader(Inspection):
    """Reads one set of tables and notes what is wrong with it.

    `ours` are our own tables: every effect has its name in the catalogues, so a box adds none.
    """

    def __init__(self, ours: dict[str, Any]) -> None:
        super().__init__()
        self.ours: Final = ours
        # By name: what each effect does, and its type of action.
        self.effects: Final[dict[str, Effect]] = {}
        self.types: Final[dict[str, int]] = {}

    # -- effects -------------------------------------------------------------------------------

    def read_effects(self, table: dict[str, Any], where: str) -> None:
        names = list(self.ours["effects"])
        self.table(table, names, where)
        for name in names:
            at = f"{where}: {name}"
            entry = self.table(table[name], EFFECT_KEYS, at)
            type_ = -1 if entry is None else self.choice(entry, "type", TYPES, at)
            phrase = None if entry is None else self.text(entry, "phrase", at)
            self.effects[name] = self.effect(phrase, type_, f"{at}: phrase")
            self.types[name] = type_

    def effect(self, phrase: str | None, type_: int, where: str) -> Effect:
        """An effect, or a harmless one for what cannot be read or has been noted already."""
        if phrase is not None and type_ >= 0:
            try:
                return read_effect(phrase, type_)
            except BadPhrase as error:
                self.wrong(where, error.found, error.expected)
        return Gain(IRON, 1)

    # -- cards ---------------------------------------------------------------------------------

    def cards(self, data: dict[str, Any], where: str) -> list[Card]:
        """The mine cards, then the special ones; each must have an id of its own."""
        result: list[Card] = []
        taken = {
            id_.casefold(): f"{table}.{id_}"
            for table in ("cards", "specials")
            for id_ in self.ours[table]
        }
        for table, keys in (("cards", CARD_KEYS), ("specials", SPECIAL_KEYS)):
            for id_, raw in data[table].items():
                at = f"{where}: {table}: {id_}"
                self.id(id_, at)
                self.unlike(id_, f"{table}.{id_}", taken, at)
                entry = self.table(raw, keys, at)
                if entry is not None:
                    result.append(self.card(len(result), id_, entry, table == "specials", at))
        return result

    def card(
        self, number: int, id_: str, entry: dict[str, Any], is_special: bool, where: str
    ) -> Card:
        names = list(self.effects)
        name = names[max(0, self.choice(entry, "effect", names, where))]
        front = ""
        lanterns = NO_LANTERNS
        if is_special:
            fronts = list(FRONTS)
            front = fronts[max(0, self.choice(entry, "front", fronts, where))]
        else:
            lanterns = self.number(entry, "lanterns", STARTING, DEEPEST, where)
        mark = self.choice(entry, "mark", MARKS, where) if "mark" in entry else -1
        return Card(
            number=number,
            id_=id_,
            position=self.number(entry, "position", 1, IN_A_MINE, where) - 1,
            lanterns=lanterns,
            effect_name=name,
            type_=max(self.types[name], 0),
            effect=self.effects[name],
            black=self.number(entry, "black", 1, IN_A_MINE, where) - 1,
            white=self.number(entry, "white", 1, IN_A_MINE, where) - 1,
            front=front,
            mark=MARKS[mark],
        )

    def check_starting(self, cards: list[Card], where: str) -> None:
        """Nine cards with one lantern, each at a position of its own. DW-6"""
        first: dict[int, str] = {}
        for card in cards:
            if card.lanterns != STARTING:
                continue
            if card.position in first:
                found = f"1 lantern at position {card.position + 1}, as {first[card.position]}"
                self.wrong(f"{where}: {card.id}", found, "one such card at each position")
            first.setdefault(card.position, card.id)
        for position in range(IN_A_MINE):
            if position not in first and not self.mistakes:
                found = f"no card with 1 lantern at position {position + 1}"
                self.wrong(where, found, "one such card at each position")

    def tables(self, data: dict[str, Any], where: str) -> Cards:
        rules = data["rules"]
        at = f"{where}: rules"
        self.table(rules, RULES_KEYS, at)
        special_medals = self.number(rules, "special_medals", 1, 99, at)
        items_to_end = self.number(rules, "items_to_end", 1, 99, at)
        rival_medals = self.number(rules, "rival_medals", 1, 99, at)
        rival_specials = self.number(rules, "rival_specials", 0, 9, at)
        self.read_effects(data["effects"], f"{where}: effects")
        cards = self.cards(data, where)
        self.count(len(cards), f"{where}: cards")
        self.check_starting(cards, f"{where}: cards")
        # Two cards written alike cannot even be numbered.
        self.raise_first()
        return Cards(
            fingerprint=fingerprint(data),
            cards=cards,
            special_medals=special_medals,
            items_to_end=items_to_end,
            rival_medals=rival_medals,
            rival_specials=rival_specials,
        )

    def read(self, box: dict[str, Any], where: str) -> Cards:
        return self.tables(self.overlaid(self.ours, box, where, []), where)


def mistakes_in(box: dict[str, Any], where: str) -> list[tuple[str, str, str]]:
    """Everything that is wrong with a box: where, what was found, what was expected.

    >>> mistakes_in({"rules": {"items_to_end": 0}}, "my.toml")
    [('my.toml: rules: items_to_end', '0', 'a number from 1 to 99')]
    """
    return Loader(read_data()).all_mistakes(box, where)


def read_cards(box: dict[str, Any] | None = None, where: str = "box") -> Cards:
    """The printed cards, or a box file's. The first mistake is raised."""
    return Loader(read_data()).read(box or {}, FILES[0] if box is None else where)
