"""A mine drawn as it lies: cards like bricks, each row half a card aside, carts on the borders."""

from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from pithead.cli.boards.imperial_miners_signs import effect_signs, factions

Entry = dict[str, Any]

LEVELS: Final = ["I", "II", "III", "IV"]
LABEL_WIDTH: Final = 4
# Half a card's width in characters: at most, and the least at which cards are drawn at all.
WIDEST: Final = 10
NARROWEST: Final = 4
# From here on a card shows its name and effects.
ROOMY: Final = 6

# Lines that meet in a point, by the directions they leave it: up 1, down 2, left 4, right 8.
UP: Final = 1
DOWN: Final = 2
LEFT: Final = 4
RIGHT: Final = 8
LINES: Final = {
    3: "│", 12: "─", 10: "┌", 6: "┐", 9: "└", 5: "┘", 11: "├", 7: "┤", 14: "┬", 13: "┴", 15: "┼",
}  # fmt: skip

# A border's half-carts: of the left or upper card 1, of the right or lower one 2, a token 4.
FIRST: Final = 1
SECOND: Final = 2
TOKEN: Final = 4
UPRIGHT: Final = {1: "◐", 2: "◑", 3: "●"}
FLAT: Final = {1: "◓", 2: "◒", 3: "●"}
COMPLETE: Final = "◉"
LINE_STYLE: Final = "grey50"


class Brickwork:
    """The characters of one mine, filled in card by card."""

    def __init__(self, cards: dict[str, Entry], mine: Entry, width: int) -> None:
        self.cards: Final = cards
        self.laid: Final[list[Entry]] = mine["cards"]
        columns = [card["column"] for card in self.laid]
        self.least: Final = min(columns)
        self.span: Final = max(columns) - self.least + 2
        self.half: Final[int] = min(WIDEST, (width - LABEL_WIDTH - 1) // self.span)
        self.height: Final = 4 if self.half >= ROOMY else 2
        self.depth: Final = max(card["level"] for card in self.laid)
        self.lines: Final[dict[tuple[int, int], int]] = {}
        self.carts: Final[dict[tuple[int, int], int]] = {}
        self.texts: Final[dict[tuple[int, int], Text]] = {}
        for card in self.laid:
            self.lay(card)
        for cart in mine["carts"]:
            self.carts[self.border(cart, cart["side"])] = halves_of(cart)

    def fits(self) -> bool:
        return self.half >= NARROWEST

    def corner(self, place: Entry) -> tuple[int, int]:
        """Where a card's upper left corner is."""
        return (place["level"] - 1) * (self.height + 1), (place["column"] - self.least) * self.half

    def border(self, place: Entry, side: str) -> tuple[int, int]:
        """Where the cart on one side of a card is."""
        y, x = self.corner(place)
        if side in ("L", "R"):
            return y + 1 + (self.height - 1) // 2, x + (2 * self.half if side == "R" else 0)
        across = self.half // 2 + (self.half if side[1] == "R" else 0)
        return y + (self.height + 1 if side[0] == "B" else 0), x + across

    def lay(self, card: Entry) -> None:
        y, x = self.corner(card)
        far, low = x + 2 * self.half, y + self.height + 1
        for column in range(x, far + 1):
            for row in (y, low):
                ends = (LEFT if column > x else 0) | (RIGHT if column < far else 0)
                self.join(row, column, ends)
        for row in range(y, low + 1):
            for column in (x, far):
                self.join(row, column, (UP if row > y else 0) | (DOWN if row < low else 0))
        for row, text in enumerate(self.face(card)):
            text.truncate(2 * self.half - 1, overflow="ellipsis")
            if text.plain:
                self.texts[(y + 1 + row, x + 1)] = text

    def join(self, row: int, column: int, ends: int) -> None:
        self.lines[(row, column)] = self.lines.get((row, column), 0) | ends

    def face(self, card: Entry) -> list[Text]:
        """What is written on a card, and the marks on it."""
        entry = self.cards[card["card"]]
        marks = Text("⚙" * card["gears"], style="cyan")
        marks.append("✗" if card["ruined"] else "", style="bold red")
        marks.append("✓" if card["activated"] else "", style="bold green")
        id_ = Text(card["card"], style="bold")
        icons = factions(entry["factions"])
        if self.height == 2:
            return [id_, Text(" ").join([each for each in (icons, marks) if each.plain])]
        first = Text(" ").join([each for each in (id_, icons, marks) if each.plain])
        effects = [effect_signs(row) for row in entry["signs"]]
        return [first, Text(entry["name"]), *effects]

    # -- turning it into lines -----------------------------------------------------------------

    def drawn(self) -> Text:
        rows = self.depth * (self.height + 1) + 1
        return Text("\n").join([self.ruler(), *[self.row(y) for y in range(rows)]])

    def ruler(self) -> Text:
        """The columns' numbers, as places are named by them."""
        line = " " * LABEL_WIDTH
        for column in range(self.least, self.least + self.span - 1):
            centre = LABEL_WIDTH + (column - self.least + 1) * self.half
            number = str(column)
            line = line.ljust(centre - (len(number) - 1) // 2 - (number[0] == "-")) + number
        return Text(line, style="dim")

    def row(self, y: int) -> Text:
        is_middle = y % (self.height + 1) == 1 + (self.height - 1) // 2
        label = LEVELS[y // (self.height + 1)] if is_middle else ""
        line = Text(label.ljust(LABEL_WIDTH), style="dim")
        x = 0
        while x <= self.span * self.half:
            text = self.texts.get((y, x))
            if text is not None:
                line.append_text(text)
                x += text.cell_len
            else:
                line.append_text(self.point(y, x))
                x += 1
        line.rstrip()
        return line

    def point(self, y: int, x: int) -> Text:
        """A cart, a line or nothing."""
        ends = self.lines.get((y, x), 0)
        cart = self.carts.get((y, x), 0)
        if not cart:
            return Text(LINES[ends] if ends else " ", style=LINE_STYLE)
        if cart == TOKEN:
            return Text(COMPLETE, style="bold green")
        sign = (FLAT if y % (self.height + 1) == 0 else UPRIGHT)[cart]
        return Text(sign, style="bold green" if cart == FIRST | SECOND else "yellow")


def halves_of(cart: Entry) -> int:
    if cart["state"] == "token":
        return TOKEN
    near, far = (FIRST, SECOND) if cart["side"] in ("R", "BL", "BR") else (SECOND, FIRST)
    return (near if cart["near"] else 0) | (far if cart["far"] else 0)


class MineDrawing:
    """A mine as bricks; row by row where the terminal is too narrow for that."""

    def __init__(self, cards: dict[str, Entry], mine: Entry) -> None:
        self.cards: Final = cards
        self.mine: Final = mine

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        bricks = Brickwork(self.cards, self.mine, options.max_width)
        yield bricks.drawn() if bricks.fits() else in_rows(self.mine)


def in_rows(mine: Entry) -> RenderableType:
    lines: list[RenderableType] = []
    for level in range(1, len(LEVELS) + 1):
        row = sorted((c for c in mine["cards"] if c["level"] == level), key=lambda c: c["column"])
        texts = [
            Text(card["spot"].partition("/")[2] + " ", style="dim")
            .append(card["card"], style="bold")
            .append("⚙" * card["gears"], style="cyan")
            .append("✗" if card["ruined"] else "", style="bold red")
            .append("✓" if card["activated"] else "", style="bold green")
            for card in row
        ]
        if texts:
            lines.append(
                Text(LEVELS[level - 1].ljust(LABEL_WIDTH), style="dim") + Text("  ").join(texts)
            )
    return Group(*lines)
