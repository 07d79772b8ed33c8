"""The picture of a game to share: who won, where the points came from, and the course of it.

It is SVG with numbered holes for words, since only whoever shows it knows the reader's language.
"""

from typing import Final, final

from pithead.engine import shown
from pithead.engine.message import Message
from pithead.engine.shown import Origin, Picture, Wording

WIDTH: Final = 1200
HEIGHT: Final = 630
# As the tables have them: seats, then what points can come from.
SEATS: Final = ["#e5533d", "#4f8ef7", "#f2b93b", "#52b788", "#b07de0", "#9aa0a6"]
SOURCES: Final = ["#e9a23b", "#5aa9e6", "#7cb66a", "#d66a5e", "#a98bd6", "#58b8ae", "#d7cdb8"]
# Lines differ in more than colour.
DASHES: Final = ["", "14 7", "4 7", "20 6 4 6", "8 4", "2 9"]
INK: Final = "#f6ead6"
PALE: Final = "#c9b8a0"
# The two halves: the players, and the course with the awards.
LEFT: Final = 48
BAR: Final = 560
RIGHT: Final = 672
CHART: Final = 480
TOP: Final = 168
# From the chart's top to its foot.
TALL: Final = 210
MOST_AWARDS: Final = 5


def draw(
    game: str,
    verdict: Message | None,
    places: list[int],
    sources: list[Origin],
    course: list[list[int]],
    rounds: list[int],
    awards: list[shown.Message],
) -> Picture:
    """The winner stands first. Points that were lost again make a bar shorter."""
    sheet = Sheet()
    sheet.shape(
        '<defs><linearGradient id="pit" x2="0" y2="1"><stop stop-color="#35283f"/>'
        '<stop offset="1" stop-color="#191219"/></linearGradient></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#pit)"/>'
        f'<path fill="#0f0a10" d="M0 {HEIGHT}V596L150 570 330 600 560 566 800 602 1010 574 '
        f'1200 592V{HEIGHT}z"/>'
    )
    sheet.say(LEFT, 66, 40, INK, Message(f"{game}.title").to_json(), 42, is_bold=True)
    sheet.shape(
        f'<text x="{WIDTH - LEFT}" y="64" font-size="24" text-anchor="end" fill="{PALE}">'
        "Pithead</text>"
    )
    if verdict is not None:
        sheet.say(LEFT, 112, 28, "#ffd27a", verdict.to_json(), 70)
    # What gave nothing to anybody needs no colour.
    given = [each for each in sources if any(each["points"])]
    draw_players(sheet, game, places, given, course[-1])
    draw_course(sheet, course, rounds)
    for number, award in enumerate(awards[:MOST_AWARDS]):
        sheet.shape(
            f'<circle cx="{RIGHT + 8}" cy="{TOP + TALL + 62 + number * 36}" r="7" fill="#ffd27a"/>'
        )
        sheet.say(RIGHT + 28, TOP + TALL + 68 + number * 36, 18, INK, award, 46)
    return sheet.picture()


def draw_players(
    sheet: "Sheet", game: str, places: list[int], sources: list[Origin], totals: list[int]
) -> None:
    """A line and a bar of its sources for each, the best first; then what the colours mean."""
    order = sorted(range(len(places)), key=lambda owner: (places[owner], owner))
    height = min(72, 330 // len(order))
    most = max(1, *[sum(max(0, each["points"][owner]) for each in sources) for owner in order])
    for row, owner in enumerate(order):
        y = TOP + row * height
        sheet.shape(f'<circle cx="{LEFT + 11}" cy="{y}" r="11" fill="{SEATS[owner % 6]}"/>')
        name = Message("verdict.name", {"seat": owner}).to_json()
        sheet.say(LEFT + 34, y + 9, 26, INK, name, 28, is_bold=places[owner] == 1)
        sheet.plain(LEFT + BAR, y + 9, 28, INK, str(totals[owner]), is_bold=True, anchor="end")
        x = float(LEFT)
        for number, each in enumerate(sources):
            width = max(0, each["points"][owner]) * BAR / most
            if width:
                sheet.shape(
                    f'<rect x="{x:.1f}" y="{y + 20}" width="{width:.1f}" height="{height // 4}" '
                    f'fill="{SOURCES[number % len(SOURCES)]}"/>'
                )
            x += width
    for number, each in enumerate(sources):
        x = LEFT + (number % 2) * BAR / 2
        y = 512 + (number // 2) * 28
        colour = SOURCES[number % len(SOURCES)]
        sheet.shape(f'<rect x="{x:.0f}" y="{y - 14}" width="16" height="16" fill="{colour}"/>')
        word = Message(f"{game}.source.{each['source']}")
        sheet.say(int(x) + 26, y, 17, PALE, word.to_json(), 27)


def draw_course(sheet: "Sheet", course: list[list[int]], rounds: list[int]) -> None:
    """Everybody's points over the game, one line each; a rule where a round begins."""
    low = min([0, *[number for totals in course for number in totals]])
    high = max([1, *[number for totals in course for number in totals]])
    step = CHART / max(1, len(course) - 1)

    heights = {
        number: TOP + TALL - (number - low) * TALL / (high - low) for number in range(low, high + 1)
    }
    for move in range(1, len(rounds)):
        if rounds[move] != rounds[move - 1]:
            sheet.shape(
                f'<path d="M{RIGHT + move * step:.1f} {TOP - 12}V{TOP + TALL}" '
                'stroke="#ffffff22" fill="none"/>'
            )
    sheet.shape(
        f'<path d="M{RIGHT} {TOP - 12}V{TOP + TALL}H{RIGHT + CHART}" stroke="{PALE}" fill="none"/>'
    )
    for number in sorted({low, high}):
        sheet.plain(RIGHT - 10, int(heights[number]) + 7, 20, PALE, str(number), anchor="end")
    for owner in range(len(course[0])):
        points = " ".join(
            f"{RIGHT + move * step:.1f},{heights[totals[owner]]:.1f}"
            for move, totals in enumerate(course)
        )
        colour, dash = SEATS[owner % 6], DASHES[owner % 6]
        sheet.shape(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="4" '
            f'stroke-linejoin="round" stroke-dasharray="{dash}"/>'
        )
        end = heights[course[-1][owner]]
        sheet.shape(f'<circle cx="{RIGHT + CHART}" cy="{end:.1f}" r="8" fill="{colour}"/>')


@final
class Sheet:
    """What has been drawn so far, and the words that go into it."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.words: list[Wording] = []

    def shape(self, markup: str) -> None:
        self.parts.append(markup)

    def plain(
        self,
        x: int,
        y: int,
        size: int,
        colour: str,
        text: str,
        is_bold: bool = False,
        anchor: str = "start",
    ) -> None:
        """A text that is the same in all languages, and holds nothing that would need escaping."""
        weight = ' font-weight="700"' if is_bold else ""
        self.parts.append(
            f'<text x="{x}" y="{y}" font-size="{size}" fill="{colour}" '
            f'text-anchor="{anchor}"{weight}>{text}</text>'
        )

    def say(
        self,
        x: int,
        y: int,
        size: int,
        colour: str,
        message: shown.Message,
        most: int,
        is_bold: bool = False,
    ) -> None:
        """`most` characters have room there, whatever the language."""
        self.words.append({"says": message, "most": most})
        self.plain(x, y, size, colour, f"{{{len(self.words) - 1}}}", is_bold)

    def picture(self) -> Picture:
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
            f'width="{WIDTH}" height="{HEIGHT}" '
            'font-family="Bitter, Georgia, &quot;DejaVu Serif&quot;, serif">'
            f"{''.join(self.parts)}</svg>"
        )
        return {"svg": svg, "words": self.words}
