"""Laboratory, Bellows, Workshop and Forge: DG-32 to DG-37, DG-41 to DG-46."""

import pytest

from dwergar.look import furnaces, heat, kinds_of_legal, legal, owns, points, upgraded
from dwergar.table import Holdings, play, position
from rules import rule

# -- Laboratory --------------------------------------------------------------------------------


@rule("DG-32")
@pytest.mark.parametrize(
    ("given", "goods", "left"),
    [
        ("crystal", {"crystal": 3}, "2 gold, 2 crystal"),
        ("gold", {"gold": 3}, "2 iron, 2 gold"),
        ("iron", {"iron": 3}, "2 stone, 2 iron"),
    ],
)
def test_one_piece_becomes_two_of_the_next_lower_kind(
    given: str, goods: Holdings, left: str
) -> None:
    state = position(red={**goods, "workers": "blacksmith foreman"}, actions=2)

    play(state, "place blacksmith laboratory", f"exchange {given}")

    assert owns(state, "red") == left


@rule("DG-32")
def test_stone_cannot_be_exchanged() -> None:
    state = position(red={"stone": 3, "workers": "blacksmith foreman"}, actions=2)

    play(state, "place blacksmith laboratory")

    assert "place foreman laboratory" in legal(state)


@rule("DG-32")
def test_only_one_exchange_without_an_engineer() -> None:
    state = position(red={"gold": 3, "workers": "blacksmith foreman"}, actions=2)

    play(state, "place blacksmith laboratory", "exchange gold")

    assert kinds_of_legal(state) == {"place"}


@rule("DG-33")
def test_an_engineer_exchanges_three_times() -> None:
    state = position(red={"gold": 4, "workers": "engineer foreman"}, actions=2)

    play(state, "place engineer laboratory", *["exchange gold"] * 3)

    assert owns(state, "red") == "6 iron, 1 gold"
    assert kinds_of_legal(state) == {"place"}


@rule("DG-33")
def test_what_was_just_received_may_be_exchanged() -> None:
    state = position(red={"crystal": 1, "workers": "engineer foreman"}, actions=2)

    play(state, "place engineer laboratory", "exchange crystal", "exchange gold", "exchange gold")

    assert owns(state, "red") == "4 iron"


@rule("DG-34")
def test_an_ironworker_lights_a_furnace_and_gains_one_heat() -> None:
    state = position(red={"cool": 2, "workers": "ironworker foreman"}, actions=2)

    play(state, "place ironworker laboratory", "light", "heat")

    assert (furnaces(state, "red"), heat(state, "red")) == ("1 hot, 1 cool", 1)


@rule("DG-34")
@pytest.mark.parametrize(
    ("half", "left"), [("light", ("1 hot, 1 cool", 0)), ("heat", ("0 hot, 2 cool", 1))]
)
def test_either_half_may_be_done_alone(half: str, left: tuple[str, int]) -> None:
    state = position(red={"cool": 2, "workers": "ironworker foreman"}, actions=2)

    play(state, "place ironworker laboratory", half, "end")

    assert (furnaces(state, "red"), heat(state, "red")) == left


# -- Bellows -----------------------------------------------------------------------------------


@rule("DG-35")
@pytest.mark.parametrize("dwarf", ["engineer", "blacksmith", "ironworker", "foreman"])
def test_any_dwarf_lights_one_furnace(dwarf: str) -> None:
    state = position(red={"cool": 3, "workers": f"{dwarf} {dwarf}"}, actions=2)

    play(state, f"place {dwarf} bellows", "light")

    assert furnaces(state, "red") == "1 hot, 2 cool"


@rule("DG-35")
def test_without_a_cool_furnace_nothing_is_lit() -> None:
    state = position(red={"hot": 2, "workers": "ironworker foreman"}, actions=2)

    play(state, "place ironworker bellows")

    assert kinds_of_legal(state) == {"place"}


@rule("DG-36")
def test_an_ironworker_lights_all() -> None:
    state = position(red={"cool": 4, "hot": 1, "workers": "ironworker foreman"}, actions=2)

    play(state, "place ironworker bellows", "light-all")

    assert furnaces(state, "red") == "5 hot, 0 cool"


@rule("DG-37")
def test_a_blacksmith_gains_two_heat() -> None:
    state = position(red={"workers": "blacksmith foreman", "heat": 1}, actions=2)

    play(state, "place blacksmith bellows", "heat")

    assert heat(state, "red") == 3
    assert kinds_of_legal(state) == {"place"}


# -- Workshop ----------------------------------------------------------------------------------


@rule("DG-41")
def test_a_furnace_is_built_for_an_iron_and_is_cool() -> None:
    state = position(red={"iron": 3, "hot": 1, "workers": "blacksmith foreman"}, actions=2)

    play(state, "place blacksmith workshop", "build")

    assert (owns(state, "red"), furnaces(state, "red")) == ("2 iron", "1 hot, 1 cool")
    assert kinds_of_legal(state) == {"place"}


@rule("DG-41")
def test_nothing_is_built_without_iron() -> None:
    state = position(red={"stone": 5, "gold": 5, "workers": "engineer foreman"}, actions=2)

    play(state, "place engineer workshop")

    assert furnaces(state, "red") == "0 hot, 0 cool"


@rule("DG-42")
def test_an_engineer_builds_a_second_one() -> None:
    state = position(red={"iron": 3, "workers": "engineer foreman"}, actions=2)

    play(state, "place engineer workshop", "build", "build")

    assert (owns(state, "red"), furnaces(state, "red")) == ("1 iron", "0 hot, 2 cool")
    assert kinds_of_legal(state) == {"place"}


@rule("DG-43")
def test_an_ironworker_lights_one() -> None:
    state = position(red={"cool": 2, "workers": "ironworker foreman"}, actions=2)

    play(state, "place ironworker workshop", "light")

    assert furnaces(state, "red") == "1 hot, 1 cool"
    assert kinds_of_legal(state) == {"place"}


@rule("DG-43")
def test_a_furnace_just_built_may_be_lit() -> None:
    state = position(red={"iron": 1, "workers": "ironworker foreman"}, actions=2)

    play(state, "place ironworker workshop", "build", "light")

    assert furnaces(state, "red") == "1 hot, 0 cool"


# -- Forge -------------------------------------------------------------------------------------


@rule("DG-44")
@pytest.mark.parametrize(
    ("given", "goods", "left"),
    [
        ("stone", {"stone": 1}, ("1 iron", 4)),
        ("iron", {"iron": 1}, ("1 gold", 4)),
        ("gold", {"gold": 1}, ("1 crystal", 3)),
    ],
)
def test_a_piece_and_heat_become_one_of_the_next_higher_kind(
    given: str, goods: Holdings, left: tuple[str, int]
) -> None:
    state = position(red={**goods, "heat": 5, "workers": "ironworker foreman"}, actions=2)

    play(state, "place ironworker forge", f"forge {given}")

    assert (owns(state, "red"), heat(state, "red")) == left


@rule("DG-44")
def test_crystal_cannot_be_converted() -> None:
    state = position(red={"crystal": 1, "heat": 9, "workers": "ironworker foreman"}, actions=2)

    play(state, "place ironworker forge")

    assert kinds_of_legal(state) == {"place"}


@rule("DG-44")
def test_products_can_be_converted_again() -> None:
    state = position(red={"stone": 1, "heat": 4, "workers": "ironworker foreman"}, actions=2)

    play(state, "place ironworker forge", "forge stone", "forge iron", "forge gold")

    assert (owns(state, "red"), heat(state, "red")) == ("1 crystal", 0)


@rule("DG-44")
def test_any_number_of_conversions() -> None:
    state = position(red={"stone": 9, "heat": 8, "workers": "ironworker foreman"}, actions=2)

    play(state, "place ironworker forge", *["forge stone"] * 8)

    assert owns(state, "red") == "1 stone, 8 iron"


@rule("DG-45")
def test_an_engineer_upgrades_any_number_for_one_more_heat_each() -> None:
    state = position(
        red={"heat": 7, "completed": [10, 11, 12], "workers": "engineer foreman"}, actions=2
    )

    play(state, "place engineer forge", "upgrade 12", "upgrade 10")

    assert (upgraded(state, "red"), heat(state, "red")) == ([12, 10], 1)
    assert kinds_of_legal(state) == {"place"}


@rule("DG-45", "DG-48")
def test_only_own_completed_projects_not_yet_upgraded_are_offered() -> None:
    state = position(
        red={"heat": 9, "completed": [10], "upgraded": [11], "workers": "engineer foreman"},
        blue={"completed": [12]},
        row=[13],
        actions=2,
    )

    play(state, "place engineer forge")

    assert legal(state) == ["upgrade 10", "end"]


@rule("DG-45")
def test_nobody_else_upgrades_at_the_forge() -> None:
    state = position(red={"heat": 9, "completed": [10], "workers": "ironworker foreman"}, actions=2)

    play(state, "place ironworker forge")

    assert kinds_of_legal(state) == {"place"}


@rule("DG-45", "DG-48")
def test_an_upgrade_at_the_forge_pays_goods_and_scores() -> None:
    state = position(
        red={"gold": 2, "heat": 4, "completed": [1], "workers": "engineer foreman"}, actions=2
    )

    play(state, "place engineer forge", "upgrade 1")

    assert (owns(state, "red"), heat(state, "red"), points(state, "red")) == ("1 gold", 1, 3)


@rule("DG-46")
def test_the_blacksmiths_heat_can_be_used_in_the_same_action() -> None:
    state = position(red={"stone": 1, "workers": "blacksmith foreman"}, actions=2)

    play(state, "place blacksmith forge", "heat", "forge stone")

    assert (owns(state, "red"), heat(state, "red")) == ("1 iron", 0)
