"""What Dwergar's cards and places say, in one language and one edition."""

from typing import Any, Final

from pithead.engine.message import Message
from pithead.games.dwergar.bonuses import Grant
from pithead.games.dwergar.cards import Place
from pithead.games.dwergar.costs import Cost
from pithead.games.dwergar.state import Cards
from pithead.games.dwergar.words import GOODS
from pithead.text import Catalogue

Entry = dict[str, Any]


class CardWords:
    """Every card and place as the game lists it, with its name and its sentences."""

    def __init__(self, cards: Cards, catalogue: Catalogue) -> None:
        self.edition: Final = cards.edition
        self.catalogue: Final = catalogue
        self.board: Final = cards.board
        self.projects: Final[dict[int, Entry]] = {
            project.number: {
                **project.to_json(),
                "name": catalogue.say(project.title()),
                "does": self.joined(project.messages()),
            }
            for project in cards.projects
        }
        self.events: Final[dict[int, Entry]] = {
            event.number: {
                **event.to_json(),
                "name": catalogue.say(event.title()),
                "does": self.joined(event.messages()),
            }
            for event in cards.events
        }
        places = [self.place(place) for place in cards.places]
        self.places: Final[dict[str, Entry]] = {str(each["place"]): each for each in places}

    def joined(self, messages: list[Message]) -> str:
        return self.catalogue.word("cli.list", items=messages)

    def place(self, place: Place) -> Entry:
        words: Entry = {**place.to_json(), "name": self.catalogue.say(place.title())}
        words["install_does"] = self.joined(Cost(0, place.install).messages())
        if not place.base:
            words["does"] = self.joined(Cost(0, place.yields).messages())
            words["rich_does"] = self.joined(Cost(0, place.rich).messages())
            return words
        words["does"] = self.grants(place.base)
        words["bonuses"] = [
            {
                **bonus,
                "dwarf": self.catalogue.word(f"dwergar.dwarf.{bonus['speciality']}"),
                "does": self.grants(grants),
            }
            for bonus, grants in zip(words["bonuses"], place.bonuses, strict=True)
        ]
        return words

    def grants(self, grants: list[Grant]) -> str:
        return self.joined([grant.message() for grant in grants])

    def exchange_rates(self) -> list[tuple[str, str]]:
        """What one piece gives at the Laboratory: `("crystal", "2 gold")`."""
        return [
            (GOODS[good], Cost(0, goods).text())
            for good, goods in enumerate(self.board.exchange)
            if goods
        ]

    def conversion_rates(self) -> list[tuple[str, int, str]]:
        """What one piece becomes at the Forge: `("stone", 1, "iron")`, for 1 heat."""
        board = self.board
        return [
            (GOODS[good], heat, GOODS[board.convert_into[good]])
            for good, heat in enumerate(board.convert_heat)
            if heat
        ]

    def furnace_price(self) -> str:
        return Cost(0, self.board.furnace_price).text()

    def difference(self, other: "CardWords", kind: str, id_: int | str) -> str | None:
        """What the card or place says in another edition, if it says something else."""
        here: Entry = getattr(self, kind)[id_]
        there: Entry = getattr(other, kind)[id_]
        if said(here) == said(there):
            return None
        return self.catalogue.word(
            "cli.dwergar.edition", edition=other.edition, does=different(here, there)
        )


def said(words: Entry) -> list[str]:
    """Every sentence of a card or place."""
    return [words["does"], *(bonus["does"] for bonus in words.get("bonuses", []))]


def different(here: Entry, there: Entry) -> str:
    """The sentences only the second has."""
    return "; ".join(each for each in said(there) if each not in said(here))
