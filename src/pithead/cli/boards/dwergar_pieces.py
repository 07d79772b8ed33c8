"""Dwergar's pieces as text: dwarves, carts, furnaces, completed projects."""

from typing import Any, Final

from rich.text import Text

from pithead.cli.boards.board import View
from pithead.cli.boards.dwergar_signs import DECK_STYLES, DWARF_STYLES, GOODS, amount, mark
from pithead.cli.boards.dwergar_words import CardWords
from pithead.cli.seating import Seating
from pithead.text import Catalogue


class Pieces:
    """Draws what belongs to someone in their colour."""

    def __init__(self, catalogue: Catalogue, seating: Seating) -> None:
        self.catalogue: Final = catalogue
        self.seating: Final = seating

    def letter(self, kind: str) -> Text:
        return Text.assemble(
            (self.catalogue.word(f"cli.dwergar.letter.{kind}"), DWARF_STYLES[kind])
        )

    def dwarf(self, dwarf: dict[str, Any] | None) -> Text:
        if dwarf is None:
            return Text("·", style="dim")
        text = self.letter(dwarf["kind"])
        return text if dwarf["owner"] is None else text.append(self.seating.token(dwarf["owner"]))

    def cart(self, cart: dict[str, Any]) -> Text:
        held = {good: cart[good] for good in GOODS if cart[good]}
        text = amount(held) if held else Text("" if cart["foreman"] else "·", style="dim")
        if cart["foreman"]:
            text.append(" " if held else "").append(self.letter("foreman"))
        return text

    def furnace(self, place: View, entry: dict[str, Any]) -> Text:
        """Whose furnace stands there, else what installing one costs."""
        if place["furnace"] is not None:
            return Text("⌂", style="bold").append(self.seating.token(place["furnace"]))
        price = amount(entry["install"]).append(mark(entry["marks"]["install"], only_ours=True))
        price.stylize("dim")
        return price

    def furnaces(self, player: View) -> Text:
        own = Text.assemble(("■" * player["hot"], "bold red"), "□" * player["cool"])
        installed = Text(f"⌂{player['installed']}" if player["installed"] else "")
        return Text(" ").join([text for text in (own, installed) if text])

    def at_hand(self, player: View, owner: int) -> Text:
        dwarves = [
            self.letter(kind) for kind, count in player["workers"].items() for _ in range(count)
        ]
        if player["foreman"]:
            dwarves.append(self.letter("foreman").append(self.seating.token(owner)))
        return Text(" ").join(dwarves)

    def done(self, player: View, words: CardWords) -> Text:
        """Numbers in the colour of their deck, ↑ if upgraded."""
        numbers = [
            Text(
                f"{number}{'↑' if number in player['upgraded'] else ''}",
                style=DECK_STYLES[words.projects[number]["deck"]],
            )
            for number in sorted(player["completed"])
        ]
        return Text(" ").join(numbers)
