"""The board of Imperial Miners: mines as they lie, effects in signs."""

import io
from typing import Any

import pytest
from rich.console import Console, RenderableType

from pithead.cli.boards import find_board
from pithead.cli.boards.imperial_miners_mine import MineDrawing
from pithead.cli.boards.imperial_miners_signs import effect_signs, halves
from pithead.cli.seating import Seating
from pithead.engine import shown
from pithead.engine.game import SPECTATOR
from pithead.engine.inspection import BadPhrase
from pithead.engine.sign import signs_json
from pithead.games import find_game
from pithead.games.imperial_miners.grammar import read_effect
from pithead.games.imperial_miners.phrases import IN_EVENT, IN_MINE_PHASE, ON_CARD
from pithead.text import LANGUAGES, catalogue


def drawn(renderable: RenderableType, width: int) -> str:
    console = Console(file=io.StringIO(), width=width)
    with console.capture() as captured:
        console.print(renderable)
    return "\n".join(line.rstrip() for line in captured.get().strip("\n").split("\n"))


def in_signs(phrase: str) -> list[shown.Sign]:
    """A phrase as the game tells it to whoever draws; its place is found by trying."""
    for place in (ON_CARD, IN_EVENT, IN_MINE_PHASE):
        try:
            return signs_json(read_effect(phrase, place).signs())
        except BadPhrase:
            continue
    raise LookupError(phrase)


def card(sides: str, factions: str = "") -> dict[str, Any]:
    return {
        "name": "Gallery", "factions": factions, "halves": sides.split(),
        "signs": [in_signs("coin 2"), in_signs("pay 5-S > vp 4")],
    }  # fmt: skip


def laid(id_: str, spot: str, gears: int = 0, is_ruined: bool = False) -> dict[str, Any]:
    level, _, column = spot.partition("/")
    return {
        "card": id_, "spot": spot, "level": ["I", "II", "III", "IV"].index(level) + 1,
        "column": int(column), "gears": gears, "ruined": is_ruined, "activated": False,
    }  # fmt: skip


def cart(border: str, state: str, *loaded: str) -> dict[str, Any]:
    spot, _, side = border.partition(" ")
    level, _, column = spot.partition("/")
    return {
        "border": border, "level": ["I", "II", "III", "IV"].index(level) + 1, "column": int(column),
        "side": side, "state": state, "near": "near" in loaded, "far": "far" in loaded,
    }  # fmt: skip


CARDS = {
    "D01": card("R BL", "S"),
    "D02": card("L BL", "AB"),
    "D03": card("TR"),
    "D04": card("R"),
}


def test_a_mine_is_drawn_with_carts_gears_and_tokens_where_they_are() -> None:
    cards = [laid("D01", "I/0", gears=2), laid("D02", "I/2", is_ruined=True), laid("D03", "II/1")]
    carts = [
        cart("I/0 R", "whole", "near", "far"),
        cart("I/0 BL", "open", "near"),
        cart("I/0 BR", "token"),
        cart("I/2 BL", "whole", "near", "far"),
    ]
    mine = {"cards": cards, "carts": carts}

    assert (
        drawn(MineDrawing(CARDS, mine), 54)
        == """\
              0         1         2
    ┌───────────────────┬───────────────────┐
    │D01 S ⚙⚙           │D02 AB ✗           │
I   │Gallery            ●Gallery            │
    │2¢                 │2¢                 │
    │5¢−S→4★            │5¢−S→4★            │
    └────◓────┬────◉────┴────●────┬─────────┘
              │D03                │
II            │Gallery            │
              │2¢                 │
              │5¢−S→4★            │
              └───────────────────┘"""
    )


def test_half_a_cart_shows_which_card_it_is_on() -> None:
    carts = [
        cart("I/0 R", "half", "near"),
        cart("I/2 R", "open", "near"),
        cart("I/2 BL", "half", "far"),
        cart("II/1 TL", "open", "near"),
    ]
    cards = [laid("D04", "I/0"), laid("D01", "I/2"), laid("D03", "II/1")]
    mine = {"cards": cards, "carts": carts}

    rows = drawn(MineDrawing(CARDS, mine), 54).split("\n")

    assert rows[3] == "I   │Gallery            ◐Gallery            ◐"
    assert rows[6] == "    └─────────┬────◒────┴────◒────┬─────────┘"


def test_a_wide_mine_shows_ids_and_marks_only() -> None:
    cards = [laid("D01", f"I/{2 * column}", gears=3) for column in range(8)]
    carts = [cart(f"I/{2 * column} R", "half", "near") for column in range(8)]

    assert drawn(MineDrawing(CARDS, {"cards": cards, "carts": carts}), 80).split("\n")[1:4] == [
        "    ┌───────┬───────┬───────┬───────┬───────┬───────┬───────┬───────┐",
        "I   │D01    ◐D01    ◐D01    ◐D01    ◐D01    ◐D01    ◐D01    ◐D01    ◐",
        "    │S ⚙⚙⚙  │S ⚙⚙⚙  │S ⚙⚙⚙  │S ⚙⚙⚙  │S ⚙⚙⚙  │S ⚙⚙⚙  │S ⚙⚙⚙  │S ⚙⚙⚙  │",
    ]


def test_a_mine_with_gaps_too_wide_to_draw_is_listed_row_by_row() -> None:
    cards = [laid("D01", "I/-28"), laid("D02", "I/28", gears=1), laid("D03", "II/27")]

    assert drawn(MineDrawing(CARDS, {"cards": cards, "carts": []}), 80) == (
        "I   -28 D01  28 D02⚙\nII  27 D03"
    )


@pytest.mark.parametrize(
    ("phrase", "signs"),
    [
        ("coin 1; coin 1 per div/2", "1¢ +¢/2⚑"),
        ("pay 5-S > vp 4", "5¢−S→4★"),
        ("pay 3 > adv 3", "3¢→▲3"),
        ("vp 2 per fin max 3", "2★/▲▲≤6"),
        ("if gthis>=3 > vp 2", "⚙°≥3:2★"),
        ("if two_above > vp 2", "↑↑:2★"),
        ("gear 1 this; ruin 2 any", "1⚙° 2✗"),
        ("fix 2 coin 1", "−2✗→1¢"),
        ("drawf 1 any; drawf 2 S; draw 3", "1▯? 2▯S 3▯"),
        ("may pay 5 > draw4 1", "(5¢→1▯IV)"),
        ("discard 3 > coin 3", "−3▯→3¢"),
        ("ungear 2 > cart 1", "−2⚙→1◉"),
        ("act adj; again L2", "▶~ ▶▶II"),
        ("act geared; act ruined; gear 1 edge", "▶⚙ ▶✗ 1⚙→|"),
        ("discount L3 2; surface 2; both; fork", "III−2¢ ×2 a+b ↑↑▶"),
    ],
)
def test_an_effect_is_shown_in_signs(phrase: str, signs: str) -> None:
    assert effect_signs(in_signs(phrase)).plain == signs


def test_half_carts_are_arrows_to_where_they_lie() -> None:
    assert halves(["BR", "L", "TL"]) == "←↖↘"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_no_line_of_a_mine_is_broken_at_a_usual_width(language: str, width: int) -> None:
    game = find_game("imperial-miners")
    state = game.start(2, {}, 5)
    while not state.is_over():
        seat = state.seats_to_act()[0]
        game.apply(state, seat, game.legal_actions(state, seat)[0])
    board = find_board(game, catalogue(language))
    seating = Seating(["random", "random"], [], catalogue(language))

    view: Any = game.view(state, SPECTATOR)
    shown = drawn(board.draw(view, seating, width), width).split("\n")

    depth = [max(card["level"] for card in player["mine"]["cards"]) for player in view["players"]]
    assert sum("┌" in line or "┬" in line for line in shown) >= sum(depth)
    assert all(line.rstrip()[-1] in "│◐◑●◉" for line in shown if "│" in line)
