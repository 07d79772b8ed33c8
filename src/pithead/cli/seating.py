"""Who sits where: people and bots, each with a colour, a letter and a name."""

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from pithead.bots import LEVELS, NAMES, is_bot, named_bot
from pithead.cli.refusals import Refused, shortened
from pithead.text import Catalogue

HUMAN: Final = "human"
NAMED: Final = "human:"
RIVAL: Final = "rival"
LONGEST_NAME: Final = 16
STYLES: Final = [
    "bold white on red",
    "bold white on blue",
    "bold black on green",
    "bold black on yellow",
    "bold black on dark_orange",
]


@dataclass(frozen=True)
class Place:
    """One seat of the table, or a rival the game plays itself. `bot` is empty for a person."""

    name: str
    letter: str
    style: str
    bot: str


def read_seats(text: str) -> list[str]:
    """`human,human:Anna,random` as the names a record holds."""
    seats = [each.strip() for each in text.split(",")]
    for seat in seats:
        if seat != HUMAN and not is_bot(seat) and not seat.startswith(NAMED):
            names = ", ".join(LEVELS + NAMES)
            raise Refused("cli.error.seat", {"name": repr(shortened(seat)), "names": names})
    return seats


class Seating:
    """The seats of a record, then the rivals of the game's own."""

    def __init__(self, seats: list[str], rivals: list[str], catalogue: Catalogue) -> None:
        self.catalogue: Final = catalogue
        self.places: Final[list[Place]] = []
        for seat in seats:
            bot, name = named_bot(seat) if is_bot(seat) else ("", seat.removeprefix(NAMED))
            self._seat("" if seat == HUMAN else name, bot)
        for rival in rivals:
            self._seat(rival, RIVAL)
        self.seats: Final = len(seats)

    def _seat(self, own_name: str, bot: str) -> None:
        number = len(self.places) % len(STYLES)
        colour = self.catalogue.word(f"cli.seat.{number + 1}")
        name = "".join(letter for letter in own_name if letter.isprintable()).strip()
        self.places.append(Place(name[:LONGEST_NAME] or colour, colour[0], STYLES[number], bot))

    def names(self) -> list[str]:
        return [place.name for place in self.places]

    def people(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.places[seat].bot]

    def token(self, owner: int, is_helper: bool = False) -> Text:
        """A worker: a letter on its colour, small for a helper."""
        place = self.places[owner]
        letter = place.letter.lower() if is_helper else place.letter.upper()
        return Text.assemble((f"({letter})", place.style))

    def bot_name(self, bot: str) -> str:
        """A level by its name in the reader's language; other bots as they are written."""
        return self.catalogue.word(f"cli.level.{bot}") if bot in LEVELS else bot

    def label(self, owner: int) -> Text:
        """Token and name, and who that is: `(R) Red · you`."""
        place = self.places[owner]
        text = self.token(owner).append(f" {place.name}", style="bold")
        if is_bot(place.bot):
            text.append(f" · {self.bot_name(place.bot)}", style="dim")
        elif len(self.people()) == 1 and owner == self.people()[0]:
            text.append(f" · {self.catalogue.word('cli.you')}", style="dim")
        return text
