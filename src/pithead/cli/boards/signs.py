"""Signs on a terminal: a game maps their names to drawings, and no grammar is known here."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from pithead.engine.shown import Sign
from pithead.text import Catalogue


class Drawing:
    """A letter or a word. Its number stands before it, or where `#` is."""

    def __init__(self, look: str, style: str = "", is_tight: bool = False) -> None:
        self.look: Final = look
        self.style: Final = style
        # Whether the next sign follows without a space.
        self.is_tight: Final = is_tight

    def text(self, number: int | None, catalogue: Catalogue) -> Text:
        """Looks such as `cli.dwarf.sign.all` are words of the catalogue, and may use `n`."""
        if self.look.startswith("cli."):
            word = catalogue.word(self.look, n=0 if number is None else number)
            return Text(word, style=self.style)
        if "#" in self.look:
            return Text(self.letters(number), style=self.style)
        return Text.assemble("" if number is None else str(number), (self.look, self.style))

    def letters(self, number: int | None) -> str:
        """The look with its number, for one that is no word."""
        shown = "" if number is None else str(number)
        return self.look.replace("#", shown) if "#" in self.look else shown + self.look


def row_of(signs: Sequence[Sign], drawings: dict[str, Drawing], catalogue: Catalogue) -> Text:
    """One row of signs, as the server and `card_list` tell it."""
    text = Text()
    for i, sign in enumerate(signs):
        drawing = drawings[sign["name"]]
        text.append_text(drawing.text(sign["number"], catalogue))
        if not drawing.is_tight and i + 1 < len(signs):
            text.append(" ")
    return text
