"""The card tables of DWARF, read from data and checked."""

from pathlib import Path
from typing import Any, Final, final

from pithead.engine.box import fingerprint, overlaid, read_toml
from pithead.engine.errors import BadBox
from pithead.engine.message import Message
from pithead.engine.sign import signs_json
from pithead.games.dwarf.actions import CARD_IDS
from pithead.games.dwarf.effects import Effect
from pithead.games.dwarf.grammar import read_effect
from pithead.games.dwarf.words import DEFEND, FORGE, HELP, MINE, TYPES

DATA: Final = Path(__file__).parent / "data" / "cards.toml"
STARTING: Final = 9
MINE_CARDS: Final = 54
MARKS: Final = ["known", "derived", "decided", "box"]
FRONTS: Final = [
    "muster_army", "hold_council", "sell_item", "past_glories", "special_order", "turn_back",
    "apprentice", "collapse_shafts", "run_amok",
]  # fmt: skip

RULE_OF_TYPE: Final = {HELP: "DW-34", DEFEND: "DW-35", MINE: "DW-36", FORGE: "DW-37"}


@final
class Card:
    """A mine card, or the back of a special card. DW-3"""

    def __init__(
        self,
        number: int,
        position: int,
        lanterns: int,
        effect_name: str,
        type_: int,
        effect: Effect,
        black: int,
        white: int,
        front: str,
        mark: str,
    ) -> None:
        self.number: Final = number
        self.id: Final = CARD_IDS[number]
        self.position: Final = position
        self.lanterns: Final = lanterns
        self.effect_name: Final = effect_name
        self.type: Final = type_
        self.effect: Final = effect
        # Where the automaton's icons stand on the card's reference grid.
        self.black: Final = black
        self.white: Final = white
        # The special action on the other side; empty for a mine card.
        self.front: Final = front
        self.mark: Final = mark

    def name(self) -> Message:
        return Message(f"dwarf.effect.{self.effect_name}")

    def to_json(self) -> dict[str, object]:
        """The side that lies in the mine, and its values."""
        return {
            "id": self.id,
            "title": self.name().to_json(),
            "does": [self.effect.message().to_json()],
            "signs": [signs_json(self.effect.signs())],
            "gives": signs_json(self.effect.gives()),
            "scene": self.effect.scene(self.type),
            "rules": [RULE_OF_TYPE[self.type]],
            "position": self.position + 1,
            "lanterns": self.lanterns,
            "type": TYPES[self.type],
            "effect": self.effect_name,
            "phrase": self.effect.phrase(),
            "black": self.black + 1,
            "white": self.white + 1,
            "front": self.front or None,
            "mark": self.mark,
        }


@final
class Cards:
    """All 63 cards and the numbers of the rules, with a box file's changes."""

    def __init__(self, data: dict[str, Any], where: str) -> None:
        rules = data["rules"]
        self.special_medals: Final = _number(rules, "special_medals", 1, 99, f"{where}: rules")
        self.items_to_end: Final = _number(rules, "items_to_end", 1, 99, f"{where}: rules")
        self.rival_medals: Final = _number(rules, "rival_medals", 1, 99, f"{where}: rules")
        self.rival_specials: Final = _number(rules, "rival_specials", 0, 9, f"{where}: rules")
        self.cards: Final[list[Card]] = []
        effects: dict[str, Effect] = {}
        for name, entry in data["effects"].items():
            at = f"{where}: effects: {name}"
            effects[name] = read_effect(entry["phrase"], entry["type"], at)
        for table in ("cards", "specials"):
            for id_, entry in data[table].items():
                self.cards.append(self._card(id_, entry, data, effects, f"{where}: {table}: {id_}"))
        for position, card in enumerate(self.starting()):
            if card.position != position:
                at = f"{where}: cards: {card.id}: position"
                raise BadBox(at, str(card.position + 1), f"starting card {position + 1} at home")
        self.fingerprint: Final = fingerprint(data)

    def _card(
        self,
        id_: str,
        entry: dict[str, Any],
        data: dict[str, Any],
        effects: dict[str, Effect],
        where: str,
    ) -> Card:
        name = entry["effect"]
        if name not in effects:
            raise BadBox(where, f"effect {name!r}", "one of " + ", ".join(effects))
        if entry["mark"] not in MARKS:
            raise BadBox(where, f"mark {entry['mark']!r}", "one of " + ", ".join(MARKS))
        front = entry.get("front", "")
        if "front" in entry and front not in FRONTS:
            raise BadBox(where, f"front {front!r}", "one of " + ", ".join(FRONTS))
        return Card(
            CARD_IDS.index(id_),
            _number(entry, "position", 1, 9, where) - 1,
            _number(entry, "lanterns", 1, 3, where) if "lanterns" in entry else 0,
            name,
            TYPES.index(data["effects"][name]["type"]),
            effects[name],
            _number(entry, "black", 1, 9, where) - 1,
            _number(entry, "white", 1, 9, where) - 1,
            front,
            entry["mark"],
        )

    def starting(self) -> list[Card]:
        return self.cards[:STARTING]

    def mountain(self) -> list[Card]:
        return self.cards[STARTING:MINE_CARDS]

    def specials(self) -> list[Card]:
        return self.cards[MINE_CARDS:]


def _number(table: dict[str, Any], key: str, least: int, most: int, where: str) -> int:
    value: int = table[key]
    if not least <= value <= most:
        raise BadBox(f"{where}: {key}", str(value), f"a number from {least} to {most}")
    return value


def read_cards(box: dict[str, Any] | None = None, where: str = "box") -> Cards:
    """The printed cards, with a box file's values in place of theirs."""
    data = read_toml(DATA.read_text("utf-8"), DATA.name)
    if box is None:
        return Cards(data, DATA.name)
    return Cards(overlaid(data, box, where), where)
