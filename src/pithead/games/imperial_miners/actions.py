"""Every action of Imperial Miners, numbered. Notation: docs/notation.md.

The actions that name cards depend on the set in use, so each set has its own table.
"""

from typing import Final, final

from pithead.engine.action import Action, ActionTable
from pithead.games.imperial_miners.mine import border_name
from pithead.games.imperial_miners.words import (
    BORDER_SIDES,
    FACTIONS,
    GIFTS,
    MOST_COLUMN,
    SPOTS,
    spot_name,
)


@final
class Actions:
    """The table of one set of cards."""

    def __init__(self, cards: list[str]) -> None:
        table = ActionTable()
        self.table: Final = table
        self.play: Final[list[Action]] = table.family("play", "card", cards)
        self.discard: Final[list[Action]] = table.family("discard", "card", cards)
        columns = range(-MOST_COLUMN, MOST_COLUMN + 1)
        # Where the card goes; its level names the row. Value: the column, from 0.
        self.place: Final[list[Action]] = table.family("place", "column", columns)
        self.effect: Final[list[Action]] = table.lettered("effect", "effect", 2)
        self.skip: Final[Action] = table.one("skip")
        self.climb: Final[list[Action]] = table.family("climb", "side", ["left", "right"])
        # Both cards above, this one first. IM-L4
        self.fork: Final[list[Action]] = table.family("fork", "side", ["left", "right"])
        self.surface: Final[list[Action]] = table.family("surface", "gift", GIFTS)
        self.draw: Final[list[Action]] = table.family("draw", "deck", ["I", "II", "III"])
        self.faction: Final[list[Action]] = table.family("faction", "faction", FACTIONS)
        self.board: Final[list[Action]] = table.family("board", "board", [1, 2, 3])
        self.yes: Final[Action] = table.one("yes")
        self.no: Final[Action] = table.one("no")
        self.stop: Final[Action] = table.one("stop")
        # A card of the own mine, and a border between two, by where they lie.
        self.card: Final[list[Action]] = table.family(
            "card", "spot", [spot_name(place) for place in range(SPOTS)]
        )
        self.cart: Final[list[Action]] = table.family(
            "cart", "border", [border_name(border) for border in range(SPOTS * len(BORDER_SIDES))]
        )
