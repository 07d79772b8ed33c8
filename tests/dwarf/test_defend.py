"""The Defend step, monsters and medals: DW-1 and DW-35."""

import pytest

from dwarf.look import owns, told
from dwarf.table import play, position
from pithead.games.dwarf.state import DwarfState
from rules import rule


def undefended(state: DwarfState) -> None:
    """Both players go to alloys they leave alone."""
    play(state, "red: place 6", "blue: place 8", "blue: pass", "red: pass")


NOTHING_MINED = "6 alloy, 8 alloy"


@rule("DW-35")
@pytest.mark.parametrize(
    ("monster", "before", "after"),
    [
        ("5 knockers", "2 iron", "1 iron"),
        ("5 knockers", "1 gold", "1 gold"),
        ("4 dragon", "2 gold", "1 gold"),
        ("4 dragon", "2 steel", "2 steel"),
        ("4 great_dragon", "7 gold, 1 item", "1 item"),
        ("4 great_dragon", "2 iron", "2 iron"),
        ("1 sidhe", "5 gold", "2 iron, 3 gold"),
        ("1 sidhe", "2 gold", "2 iron"),
        ("1 sidhe", "1 gold", "1 iron"),
        ("1 sidhe", "1 iron", "1 iron"),
        ("2 orcs", "1 iron, 2 gold, 3 steel", "1 iron, 2 gold, 3 steel"),
    ],
)
def test_an_undefended_monster_hits_everyone(monster: str, before: str, after: str) -> None:
    state = position(laid=f"{monster}, {NOTHING_MINED}", red=before, blue=before)

    undefended(state)

    assert (owns(state, "red"), owns(state, "blue")) == (after, after)


@rule("DW-35", "DW-1")
@pytest.mark.parametrize(
    "monster", ["5 knockers", "4 dragon", "4 great_dragon", "1 sidhe", "2 orcs"]
)
def test_no_monster_takes_steel_items_or_medals(monster: str) -> None:
    goods = "3 steel, 2 items, 5 medals"
    state = position(laid=f"{monster}, {NOTHING_MINED}", red=goods)

    undefended(state)

    assert owns(state, "red") == goods


@rule("DW-35")
@pytest.mark.parametrize(
    ("monster", "place"),
    [("knockers", "5"), ("dragon", "4"), ("great_dragon", "4"), ("sidhe", "1")],
)
def test_a_defended_monster_does_nothing_and_earns_a_medal(monster: str, place: str) -> None:
    goods = "2 iron, 2 gold"
    state = position(laid=f"{place} {monster}, 8 alloy", red=goods, blue=goods)

    play(state, f"red: place {place}", "blue: place 8", "blue: pass", "red: pass")

    assert (owns(state, "red"), owns(state, "blue")) == (f"{goods}, 1 medal", goods)


@rule("DW-35")
def test_undefended_orcs_stop_every_seam() -> None:
    state = position(laid="2 orcs")

    play(state, "red: place 4", "blue: place 7", "blue: pass", "red: pass")

    assert (owns(state, "red"), owns(state, "blue")) == ("nothing", "nothing")


@rule("DW-35")
def test_undefended_orcs_stop_alloying_too() -> None:
    state = position(laid="2 orcs, 6 alloy", red="3 iron")

    play(state, "red: place 6", "blue: place 7", "blue: pass", "red: pass")

    assert (owns(state, "red"), state.round) == ("3 iron", 2)


@rule("DW-35")
def test_undefended_orcs_stop_helpers_from_mining() -> None:
    state = position(laid="2 orcs, 5 help")

    play(state, "red: place 5", "blue: place 7", "blue: pass", "red: pass")
    play(state, "red: helper 1", "red: helper 9")

    assert owns(state, "red") == "nothing"


@rule("DW-35")
def test_orcs_do_not_stop_forging() -> None:
    state = position(laid="2 orcs, 4 axe", red="2 steel")

    play(state, "red: place 4", "blue: place 7", "blue: pass", "red: pass", "red: forge")

    assert owns(state, "red") == "1 item"


@rule("DW-35")
def test_defended_orcs_stop_nobody() -> None:
    state = position(laid="2 orcs")

    play(state, "red: place 2", "blue: place 7", "blue: pass", "red: pass")

    assert (owns(state, "red"), owns(state, "blue")) == ("1 medal", "1 gold")


@rule("DW-35")
def test_orcs_stop_mining_for_one_round_only() -> None:
    state = position(laid="2 orcs", mountain="1 gold, 3 alloy, 5 gold, 6 crown")

    play(state, "red: place 4", "blue: place 7", "blue: pass", "red: pass")
    play(state, "red: place 2", "blue: place 4", "blue: pass", "red: pass")

    assert owns(state, "blue") == "3 iron"


@rule("DW-35", "DW-29")
def test_each_worker_who_defends_earns_a_medal() -> None:
    state = position(laid="4 dragon", piles=["apprentice"])

    play(state, "red: place 4", "blue: special 1 workers", "red: pass")

    assert (owns(state, "red"), owns(state, "blue")) == ("1 medal", "1 medal")


@rule("DW-35")
def test_monsters_strike_in_the_order_of_their_positions() -> None:
    state = position(laid=f"1 sidhe, 4 dragon, {NOTHING_MINED}", red="2 gold")

    undefended(state)

    assert (owns(state, "red"), told(state, "struck")) == ("2 iron", ["1", "4"])


@rule("DW-35")
def test_a_monster_strikes_again_each_undefended_round() -> None:
    state = position(
        laid=f"4 dragon, {NOTHING_MINED}",
        mountain="1 gold, 3 alloy, 5 gold, 2 alloy",
        red="3 gold",
    )

    undefended(state)
    play(state, "red: place 6", "blue: place 8", "blue: pass", "red: pass")

    assert owns(state, "red") == "1 gold"


@rule("DW-35")
def test_a_covered_monster_is_gone() -> None:
    state = position(
        laid=f"4 dragon, {NOTHING_MINED}", mountain="4 axe, 1 gold, 5 gold, 2 alloy", red="3 gold"
    )

    undefended(state)
    play(state, "red: place 6", "blue: place 8", "blue: pass", "red: pass")

    assert (owns(state, "red"), told(state, "struck")) == ("2 gold", ["4"])


@rule("DW-35", "DW-36")
def test_monsters_strike_before_anything_is_mined() -> None:
    state = position(laid="4 great_dragon")

    play(state, "red: place 7", "blue: place 1", "blue: pass", "red: place 9")

    assert owns(state, "red") == "2 gold"


@rule("DW-1")
def test_supplies_are_unlimited() -> None:
    state = position(red="60 iron")

    play(state, "red: place 1", "blue: place 2", "blue: pass", "red: pass")

    assert owns(state, "red") == "63 iron"
