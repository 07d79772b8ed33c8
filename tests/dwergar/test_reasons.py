"""Why something in Dwergar cannot be done now, in one line."""

import pytest

from dwergar.table import GAME, play, position
from dwergar.wishes import WISHES, Wish
from pithead.engine.message import Message
from pithead.games.dwergar.state import DwergarState
from pithead.games.dwergar.words import GOODS
from pithead.text import catalogue
from rules import rule


@pytest.mark.parametrize(
    "wish", [pytest.param(wish, marks=rule(wish.rule), id=str(wish)) for wish in WISHES]
)
def test_who_cannot_do_something_is_told_why(wish: Wish) -> None:
    assert catalogue("en").say(wish.reason(), wish.names()) == wish.line


def lacking(state: DwergarState, number: int) -> list[str]:
    """What is said to be missing for completing a project, piece by piece; nothing if it can be."""
    reason = GAME.why_not(state, 0, GAME.parse(f"complete {number}"))
    if reason is None:
        return []
    assert reason.key == "dwergar.why.too_poor"
    goods = reason.params["goods"]
    assert isinstance(goods, list)
    return [piece for each in goods for piece in pieces(each)]


def pieces(goods: Message) -> list[str]:
    amount = goods.params["n"]
    assert isinstance(amount, int)
    return [goods.key.rpartition(".")[2]] * amount


def at_the_studio_with(number: int, goods: list[str], upgraded: list[int]) -> DwergarState:
    """A foreman who could also install a furnace, so that something can be done in any case."""
    state = position(red={"gold": 1, "cool": 1, "upgraded": upgraded}, row=[number])
    player = state.players[0]
    for good in range(len(GOODS)):
        player.goods[good] += goods.count(GOODS[good])
    player.heat += goods.count("heat")
    play(state, "place foreman studio")
    return state


@rule("DG-47", "DG-51", "DG-P1")
@pytest.mark.parametrize(
    "number", [project.number for project in GAME.editions[0].projects if project.number != 1]
)
@pytest.mark.parametrize("upgraded", [[], [1]])
def test_what_is_said_to_be_missing_is_all_that_is_missing(
    number: int, upgraded: list[int]
) -> None:
    missing = lacking(at_the_studio_with(number, [], upgraded), number)

    assert lacking(at_the_studio_with(number, missing, upgraded), number) == []
    for left_out in range(len(missing)):
        given = missing[:left_out] + missing[left_out + 1 :]
        assert len(lacking(at_the_studio_with(number, given, upgraded), number)) == 1
