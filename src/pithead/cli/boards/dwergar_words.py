"""What Dwergar's cards and places say, in one language and one edition."""

from typing import Any, Final

from pithead.cli.boards.dwergar_signs import SIGNS, letters
from pithead.engine.message import Message
from pithead.games.dwergar.cards import Place, PlaceWord, amounts_json
from pithead.games.dwergar.state import Cards
from pithead.games.dwergar.words import GOODS, LEVELS, Cost
from pithead.text import Catalogue

Entry = dict[str, Any]
# Numbers of the board under the names the data gives them.
RULES: Final = (
    "furnaces_start", "row", "actions", "install_points", "lift_heat", "furnace_heat",
    "eastern_heat", "first_event",
)  # fmt: skip


class CardWords:
    """Every card and place as the game lists it, with its name and its sentences."""

    def __init__(self, cards: Cards, catalogue: Catalogue) -> None:
        self.edition: Final = cards.edition
        self.catalogue: Final = catalogue
        self.board: Final = cards.board
        self.projects: Final[dict[int, Entry]] = {
            project.number: {
                **project.to_json(),
                "title": catalogue.say(project.title()),
                "name": catalogue.say(project.title()),
                "does": self.joined(project.messages()),
            }
            for project in cards.projects
        }
        self.events: Final[dict[int, Entry]] = {
            event.number: {
                **event.to_json(),
                "title": catalogue.say(event.title()),
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
        title = self.catalogue.say(place.title())
        words: Entry = {**place.to_json(), "title": title, "name": title}
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

    def grants(self, grants: list[PlaceWord]) -> str:
        return self.joined([grant.message() for grant in grants])

    def exchange_rates(self) -> list[tuple[str, Cost]]:
        """What one piece gives at the Laboratory: two gold for `crystal`."""
        return [
            (GOODS[good], Cost(0, goods)) for good, goods in enumerate(self.board.exchange) if goods
        ]

    def conversion_rates(self) -> list[tuple[str, int, str]]:
        """What one piece becomes at the Forge: `("stone", 1, "iron")`, for 1 heat."""
        board = self.board
        return [
            (GOODS[good], heat, GOODS[board.convert_into[good]])
            for good, heat in enumerate(board.convert_heat)
            if heat
        ]

    def exchange_text(self) -> str:
        """The rates of the Laboratory in signs, from the dearest: `C→2G`."""
        rates = reversed(self.exchange_rates())
        return " ".join(f"{SIGNS[good][0]}→{letters(amounts_json(into))}" for good, into in rates)

    def conversion_text(self) -> str:
        """The rates of the Forge in signs: `S+1▲→I`."""
        return " ".join(
            f"{SIGNS[good][0]}+{heat}▲→{SIGNS[into][0]}"
            for good, heat, into in self.conversion_rates()
        )

    def furnace_price(self) -> Cost:
        return Cost(0, self.board.furnace_price)

    def board_values(self) -> dict[str, Entry]:
        """Every value that stands on no card and at no place, with its mark."""
        board = self.board
        values: dict[str, object] = {"start.everyone": amounts_json(Cost(0, board.start_goods))}
        for i, level in enumerate(board.cart_levels):
            values[f"start.seats.{i + 1}.level"] = LEVELS[level]
            values[f"start.seats.{i + 1}.goods"] = amounts_json(Cost(0, board.cart_goods[i]))
        values["furnace"] = amounts_json(self.furnace_price())
        values["exchange"] = {good: amounts_json(into) for good, into in self.exchange_rates()}
        values["convert"] = {
            good: f"{heat} heat > {into}" for good, heat, into in self.conversion_rates()
        }
        values["tie_break"] = [GOODS[good] for good in board.tie_break]
        values["rules.heat_most"] = board.limits.heat
        values["rules.furnaces_most"] = board.limits.furnaces
        for name in RULES:
            values[f"rules.{name}"] = getattr(board, name)
        return {
            at: {"board": at, "value": value, "mark": board.marks[at]}
            for at, value in values.items()
        }

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
