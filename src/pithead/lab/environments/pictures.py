"""A moment of a game as text, as a drawing (SVG) and as pixels: the terminal's board."""

import io
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import matplotlib
import numpy
from PIL import Image, ImageDraw, ImageFont, ImageOps
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME as THEME

from pithead.cli.boards import find_board
from pithead.cli.scene import Scene
from pithead.cli.seating import HUMAN, Seating
from pithead.cli.terminal import Terminal
from pithead.engine.game import SPECTATOR, Game, State

COLUMNS: Final = 100
ROWS: Final = 46
# Of one letter, in pixels.
LETTER: Final = (8, 17)
SIZE: Final = 13
MARGIN: Final = 12
# How much of a dimmed letter's colour is that of the ground.
DIMMED: Final = 0.4
FONTS: Final = Path(matplotlib.get_data_path()) / "fonts" / "ttf"

Colour = tuple[int, ...]
Pixels = numpy.ndarray[Any, numpy.dtype[numpy.uint8]]


class Picture:
    """What a seat sees, or everybody at the table, in one language."""

    def __init__(
        self, rules: Game[Any], state: State, seat: int = SPECTATOR, language: str = "en"
    ) -> None:
        terminal = Terminal(language)
        terminal.out = self.console = Console(
            record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True,
            color_system="truecolor", markup=False, highlight=False, emoji=False,
        )  # fmt: skip
        board = find_board(rules, terminal.catalogue)
        rivals = board.rivals(rules.view(state, SPECTATOR))
        seating = Seating([HUMAN] * state.seats, rivals, terminal.catalogue)
        scene = Scene(terminal, rules, board, seating)
        asked = [each for each in state.seats_to_act() if seat in {SPECTATOR, each}]
        questions = [scene.question(state, each) for each in asked]
        self.title: Final = rules.title
        self.name: Final = f"{rules.name}-{rules.round(state)}"
        self.drawn: Final[RenderableType] = Group(scene.table(state, seat), *questions)

    def text(self) -> str:
        """With the colours of a terminal (ANSI)."""
        self.console.print(self.drawn)
        return self.console.export_text(styles=True)

    def svg(self) -> str:
        self.console.print(self.drawn)
        drawn = self.console.export_svg(title=self.title, unique_id=self.name)
        # The reader's own monospace font serves; none is fetched.
        return re.sub(r"\s*@font-face \{.*?\}", "", drawn, flags=re.DOTALL)

    def pixels(self) -> Pixels:
        """Height by width by red, green and blue, of one size always, as films want it.

        What is longer, such as the mines of five seats, is made smaller.
        """
        lines = self.console.render_lines(self.drawn)
        wide, high = LETTER
        whole = (COLUMNS * wide + 2 * MARGIN, ROWS * high + 2 * MARGIN)
        size = (whole[0], max(ROWS, len(lines)) * high + 2 * MARGIN)
        image = Image.new("RGB", size, THEME.background_color)
        draw = ImageDraw.Draw(image)
        for row, line in enumerate(lines):
            top = MARGIN + row * high
            for column, text, style in placed(line):
                paint(draw, (MARGIN + column * wide, top), text, style)
        return numpy.array(ImageOps.pad(image, whole, color=THEME.background_color))


def placed(line: list[Segment]) -> Iterator[tuple[int, str, Style]]:
    """Each segment of a line with the column it begins in."""
    column = 0
    for text, style, _ in line:
        yield column, text, style or Style.null()
        column += cell_len(text)


def paint(draw: ImageDraw.ImageDraw, corner: tuple[int, int], text: str, style: Style) -> None:
    wide, high = LETTER
    left, top = corner
    ink, ground = colours(style)
    if ground != THEME.background_color:
        draw.rectangle((left, top, left + cell_len(text) * wide - 1, top + high - 1), ground)
    letters = font(bool(style.bold), bool(style.italic))
    for letter in text:
        if letter != " ":
            draw.text((left, top), letter, ink, letters)
        left += cell_len(letter) * wide


def colours(style: Style) -> tuple[Colour, Colour]:
    """Of letter and ground."""
    ink: Colour = THEME.foreground_color
    ground: Colour = THEME.background_color
    if style.color is not None:
        ink = style.color.get_truecolor(THEME)
    if style.bgcolor is not None:
        ground = style.bgcolor.get_truecolor(THEME, foreground=False)
    if style.reverse:
        ink, ground = ground, ink
    if style.dim:
        both = zip(ink, ground, strict=True)
        ink = tuple(round(own + (other - own) * DIMMED) for own, other in both)
    return ink, ground


@lru_cache
def font(is_bold: bool, is_slanted: bool) -> ImageFont.FreeTypeFont:
    """Of the monospace letters that come with matplotlib."""
    kind = ("Bold" if is_bold else "") + ("Oblique" if is_slanted else "")
    name = f"DejaVuSansMono-{kind}" if kind else "DejaVuSansMono"
    return ImageFont.truetype(FONTS / f"{name}.ttf", SIZE)
