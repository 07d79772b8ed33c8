"""The cards of DWARF, and the numbers of its rules."""

from typing import Final, cast, final

from pithead.engine.message import Message
from pithead.engine.sign import signs_json
from pithead.games.dwarf.actions import Actions
from pithead.games.dwarf.effects import Effect
from pithead.games.dwarf.shown import CardType, DwarfCard
from pithead.games.dwarf.words import DEFEND, FORGE, HELP, MINE, TYPES

# Lanterns of the starting cards, and of those in the lower layer of a layered mountain. DW-4, DW-9
STARTING: Final = 1
DEEPEST: Final = 3
NO_LANTERNS: Final = 0

RULE_OF_TYPE: Final = {HELP: "DW-34", DEFEND: "DW-35", MINE: "DW-36", FORGE: "DW-37"}


@final
class Card:
    """A mine card, or the back of a special card. DW-3"""

    def __init__(
        self,
        number: int,
        id_: str,
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
        # Its place in the list of all cards.
        self.number: Final = number
        self.id: Final = id_
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

    def to_json(self) -> DwarfCard:
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
            "type": cast(CardType, TYPES[self.type]),
            "effect": self.effect_name,
            "phrase": self.effect.phrase(),
            "black": self.black + 1,
            "white": self.white + 1,
            "front": self.front or None,
            "special": None,
            "mark": self.mark,
        }


@final
class Cards:
    """Every card and the numbers of the rules, with a box file's changes."""

    def __init__(
        self,
        fingerprint: str,
        cards: list[Card],
        special_medals: int,
        items_to_end: int,
        rival_medals: int,
        rival_specials: int,
    ) -> None:
        self.fingerprint: Final = fingerprint
        self.cards: Final = cards
        self.special_medals: Final = special_medals
        self.items_to_end: Final = items_to_end
        self.rival_medals: Final = rival_medals
        self.rival_specials: Final = rival_specials
        self.actions: Final = Actions([card.id for card in cards])

    def starting(self) -> list[Card]:
        """One for each position, in their order. DW-6"""
        cards = [card for card in self.cards if card.lanterns == STARTING]
        return sorted(cards, key=lambda card: card.position)

    def mountain(self) -> list[Card]:
        return [card for card in self.cards if card.lanterns > STARTING]

    def specials(self) -> list[Card]:
        return [card for card in self.cards if card.front]
