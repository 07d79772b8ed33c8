"""What a terminal needs to know of one game to show it. Boards draw; they hold no rule."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Final, TypeAlias

from rich.console import RenderableType
from rich.text import Text

from pithead.cli.boards.signs import Drawing, row_of
from pithead.cli.seating import Seating
from pithead.engine.game import Game
from pithead.engine.message import read_message
from pithead.engine.options import Option
from pithead.engine.shown import Sign
from pithead.text import Catalogue

# What `Game.view` returns: JSON-ready, and each board knows the shape of its own game's.
View: TypeAlias = Mapping[str, Any]


class Board(ABC):
    """Draws one game from its views, in one language."""

    # By the names of the signs that the game's words say of themselves.
    drawings: ClassVar[dict[str, Drawing]] = {}

    def __init__(self, game: Game[Any], catalogue: Catalogue) -> None:
        self.game: Final = game
        self.catalogue: Final = catalogue

    @abstractmethod
    def draw(self, view: View, seating: Seating, width: int) -> RenderableType:
        """The whole table as a seat sees it."""

    def brief(self, view: View, seating: Seating, width: int) -> RenderableType:
        """What is enough between two questions to the same seat; `draw` if nothing is."""
        return self.draw(view, seating, width)

    def legend(self) -> RenderableType:
        """What the signs on the board mean."""
        return ""

    def rivals(self, view: View) -> list[str]:
        """The names of the rivals the game plays itself."""
        return []

    def look(self, view: View, place: str, seating: Seating) -> RenderableType | None:
        """What lies at a place a person wants to look through; None if there is no such place."""
        return None

    def own_key(self, key: str) -> str:
        """The key of the game's own words for something, or of the general ones."""
        own = f"cli.{self.game.name}.{key}"
        return own if self.catalogue.has(own) else f"cli.{key}"

    def cards(self) -> list[dict[str, Any]]:
        """Every card of the game with its words, JSON-ready."""
        return [self.said(card) for card in self.game.card_list()]

    def said(self, value: Any) -> Any:
        """JSON with every message in it, such as a card's title, in the reader's language."""
        if isinstance(value, list):
            return [self.said(each) for each in value]
        if not isinstance(value, dict):
            return value
        if value.keys() == {"key", "params"}:
            return self.catalogue.say(read_message(value))
        return {key: self.said(each) for key, each in value.items()}

    def signs(self, row: list[Sign]) -> Text:
        """One row of a card's signs, drawn."""
        return row_of(row, self.drawings, self.catalogue)

    def card_table(self) -> RenderableType | None:
        """Every card of the game, drawn; None if it has none to show."""
        return None

    def value_name(self, option: str, value: str) -> str:
        """What an option's value is called."""
        key = f"{self.game.name}.option.{option}.{value}"
        return self.catalogue.word(key) if self.catalogue.has(key) else value

    def values_text(self, option: Option) -> str:
        """What may be typed for an option."""
        if option.kind == "number":
            least, most = option.values[0], option.values[-1]
            return self.catalogue.word("cli.games.numbers", least=least, most=most)
        return " | ".join(option.values)

    def reckoning(self, scores: list[dict[str, int]], seating: Seating) -> list[Text]:
        """How the result came about, line by line."""
        return []

    def counted_name(self, heading: str, id_: str) -> str:
        """What a card or kind counted in a simulation is called."""
        return id_

    def score_name(self, name: str) -> str:
        key = f"{self.game.name}.score.{name}"
        return self.catalogue.word(key) if self.catalogue.has(key) else name

    def score_text(self, name: str, number: int) -> str:
        """A score as it stands in the table of results."""
        return str(number)
