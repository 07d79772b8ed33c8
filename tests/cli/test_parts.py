"""Parts of the command that can be held in the hand: rulebook, boards, summaries, hand-over."""

import io
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from rich.console import Console, RenderableType

from pithead.cli.boards.dwarf import DwarfBoard
from pithead.cli.boards.plain import PlainBoard
from pithead.cli.seating import Seating
from pithead.cli.sitting import Sitting
from pithead.cli.terminal import Terminal
from pithead.engine.match import new_match
from pithead.games import find_game
from pithead.lab.simulate import Plan, simulate
from pithead.lab.summary import summary
from pithead.rulebook import read_rulebook
from pithead.text import catalogue


def drawn(renderable: RenderableType) -> str:
    console = Console(file=io.StringIO(), width=100)
    with console.capture() as captured:
        console.print(renderable)
    return captured.get()


def test_a_language_without_a_page_reads_the_english_rules() -> None:
    there = read_rulebook("dwarf", "en")
    elsewhere = read_rulebook("dwarf", "xx")

    assert there is not None
    assert elsewhere is not None
    assert elsewhere.rules["DW-35"].text == there.rules["DW-35"].text


def test_a_rule_keeps_the_lines_that_carry_it_on() -> None:
    book = read_rulebook("dwarf", "en")

    assert book is not None
    assert "\n" in book.rules["DW-35"].text


def test_a_game_without_rules_has_no_book() -> None:
    assert read_rulebook("chess", "en") is None


def test_effects_are_shown_in_signs() -> None:
    board = DwarfBoard(find_game("dwarf"), catalogue("en"))
    kinds = ["iron", "dagger", "dragon", "great_dragon", "sidhe", "orcs", "help"]
    rows = {card["effect"]: board.signs(card["signs"][0]).plain for card in board.cards()}

    assert [rows[kind] for kind in kinds] == [
        "+3I", "1I 2T → 1◆", "each −1G", "each −all G", "2G → 2I", "no mining", "+2 helpers"
    ]  # fmt: skip


def test_the_plain_board_shows_any_view() -> None:
    game = find_game("dwarf")
    view = game.view(game.start(2, {}, 1), 0)

    shown = drawn(
        PlainBoard(game, catalogue("en")).draw(view, Seating([], [], catalogue("en")), 90)
    )

    assert "round: 1" in shown
    assert "mountain: " in shown


def test_the_shares_of_wins_add_up_to_one() -> None:
    result = summary(simulate(Plan("dwarf", ["random"] * 3, {}, 30, 4)), {})

    assert abs(sum(seat["share"] for seat in result["seats"]) - 1) < 0.001


class Silent(Terminal):
    """A terminal whose person presses Enter at once."""

    def __init__(self) -> None:
        super().__init__("en")
        self.asked: list[str] = []

    def ask(self, prompt: str = "> ") -> str:
        self.asked.append(prompt)
        return ""


class Secretive:
    """A game in which every seat sees something else."""

    def view(self, state: Any, seat: int) -> dict[str, object]:
        return {"hand": seat}


def sitting_of_two(terminal: Terminal, tmp_path: Path) -> Sitting:
    match = new_match(find_game("dwarf"), ["human:Anna", "human:Borys"], {}, 1)
    return Sitting(terminal, match, tmp_path / "game.json")


def test_the_screen_is_handed_over_where_seats_see_different_things(tmp_path: Path) -> None:
    terminal = Silent()
    sitting = sitting_of_two(terminal, tmp_path)
    secret: Any = SimpleNamespace(game=Secretive(), state=sitting.match.state)
    sitting.match = secret  # type: ignore[misc]

    sitting.hand_over(1)
    sitting.hand_over(1)

    assert terminal.asked == ["Hand the screen to Borys, who presses Enter. "]


def test_an_open_game_needs_no_handing_over(tmp_path: Path) -> None:
    terminal = Silent()

    sitting_of_two(terminal, tmp_path).hand_over(1)

    assert terminal.asked == []
