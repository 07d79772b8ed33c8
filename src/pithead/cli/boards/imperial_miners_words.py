"""What the cards, events and boards of Imperial Miners say, in one language."""

from typing import Any, Final

from pithead.games.imperial_miners.cards import Cards
from pithead.text import Catalogue

Entry = dict[str, Any]


class CardWords:
    """Every card, event and board side as the game lists it, with its name and its sentences."""

    def __init__(self, cards: Cards, catalogue: Catalogue) -> None:
        self.catalogue: Final = catalogue
        self.cards: Final[dict[str, Entry]] = {
            card.notation: {
                **card.to_json(),
                "name": catalogue.say(card.title()),
                "does": [catalogue.say(effect.message()) for effect in card.effects],
            }
            for card in cards.cards
        }
        self.events: Final[dict[str, Entry]] = {
            event.id: {
                **event.to_json(),
                "name": catalogue.say(event.title()),
                "timing": catalogue.say(event.timing()),
                "does": catalogue.say(event.effect.message()),
            }
            for event in cards.events
        }
        self.boards: Final[dict[str, Entry]] = {
            board.side: {
                **board.to_json(),
                "name": catalogue.say(board.title()),
                "does": [catalogue.say(space.message()) for space in board.spaces],
            }
            for board in cards.boards
        }

    def word(self, key: str, **params: Any) -> str:
        return self.catalogue.word(f"cli.imperial-miners.{key}", **params)

    def mark(self, entry: Entry) -> str:
        """Where a card comes from; a box file may say that in words of its own."""
        key = f"cli.mark.{entry['mark'].replace(' ', '_')}"
        return self.catalogue.word(key) if self.catalogue.has(key) else str(entry["mark"])

    def designs(self) -> dict[str, list[Entry]]:
        """The kinds of each design, which differ in half-carts only."""
        result: dict[str, list[Entry]] = {}
        for entry in self.cards.values():
            result.setdefault(entry["design"], []).append(entry)
        return result
