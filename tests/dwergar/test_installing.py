"""Installing furnaces: DG-52 to DG-54."""

import pytest

from dwergar.look import cart, furnace_at, furnaces, heat, kinds_of_legal, legal, owns, points
from dwergar.table import Holdings, play, position
from pithead.games.dwergar.words import PLACES
from rules import rule

PRICES: list[tuple[str, Holdings]] = [
    ("mine-1", {"stone": 1}),
    ("mine-2", {"iron": 1}),
    ("mine-3", {"gold": 1}),
    ("mine-4", {"crystal": 1}),
    ("laboratory", {"stone": 2}),
    ("bellows", {"iron": 1}),
    ("workshop", {"iron": 1}),
    ("forge", {"iron": 2}),
    ("lift", {"gold": 1}),
    ("studio", {"gold": 1}),
]


@rule("DG-52")
@pytest.mark.parametrize(("place", "price"), PRICES)
def test_each_place_has_its_price(place: str, price: Holdings) -> None:
    state = position(red={**price, "cool": 1})

    play(state, f"place foreman {place}", "install cool")

    assert (furnace_at(state, place), owns(state, "red")) == ("red", "nothing")
    assert furnaces(state, "red") == "0 hot, 0 cool"


@rule("DG-52")
@pytest.mark.parametrize("place", PLACES)
def test_without_the_price_nothing_is_installed(place: str) -> None:
    short: Holdings = {"stone": 1 if place == "laboratory" else 0, "iron": int(place == "forge")}
    state = position(red={**short, "cool": 1})

    play(state, f"place foreman {place}")

    assert "install" not in kinds_of_legal(state)


@rule("DG-52")
@pytest.mark.parametrize(("form", "left"), [("hot", "1 hot, 2 cool"), ("cool", "2 hot, 1 cool")])
def test_a_hot_or_a_cool_furnace_may_be_installed(form: str, left: str) -> None:
    state = position(red={"gold": 1, "hot": 2, "cool": 2, "workers": "engineer foreman"})

    play(state, "place foreman studio", f"install {form}")

    assert furnaces(state, "red") == left


@rule("DG-52")
def test_a_hot_furnace_gives_no_heat_by_being_installed() -> None:
    state = position(red={"gold": 1, "hot": 1, "workers": "engineer foreman"}, actions=2)

    play(state, "place foreman studio", "install hot")

    assert heat(state, "red") == 0


@rule("DG-52")
def test_an_installed_furnace_gives_no_heat_as_a_furnace_any_more() -> None:
    state = position(red={"stone": 1, "iron": 2, "hot": 1}, actions=2)

    play(state, "place foreman forge", "install hot")

    assert "forge" not in kinds_of_legal(state)


@rule("DG-52")
@pytest.mark.parametrize("dwarf", ["engineer", "blacksmith", "ironworker"])
def test_only_the_foreman_installs(dwarf: str) -> None:
    state = position(red={"gold": 1, "cool": 1, "workers": f"{dwarf} foreman"})

    play(state, f"place {dwarf} studio")

    assert kinds_of_legal(state) == {"place"}


@rule("DG-52", "DG-5")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_not_where_a_furnace_is_installed_already(owner: str) -> None:
    state = position(
        red={"gold": 2, "cool": 1, "workers": "engineer foreman"}, furnaces={"studio": owner}
    )

    play(state, "place foreman studio")

    assert kinds_of_legal(state) == {"place"}


@rule("DG-52")
def test_one_furnace_in_an_action() -> None:
    state = position(red={"gold": 2, "cool": 2, "workers": "engineer foreman"})

    play(state, "place foreman studio", "install cool")

    assert kinds_of_legal(state) == {"place"}


@rule("DG-52")
@pytest.mark.parametrize(
    "order",
    [
        ["install cool", "forge stone", "forge stone"],
        ["forge stone", "install cool", "forge stone"],
        ["forge stone", "forge stone", "install cool"],
    ],
)
def test_it_may_come_before_between_or_after_the_other_parts(order: list[str]) -> None:
    state = position(
        red={"stone": 2, "iron": 2, "heat": 2, "cool": 1, "workers": "engineer foreman"}
    )

    play(state, "place foreman forge", *order)

    assert (furnace_at(state, "forge"), owns(state, "red")) == ("red", "2 iron")


@rule("DG-52")
def test_what_was_just_made_can_pay_for_it() -> None:
    state = position(red={"stone": 1, "iron": 1, "heat": 1, "cool": 1})

    play(state, "place foreman forge", "forge stone", "install cool")

    assert (furnace_at(state, "forge"), owns(state, "red")) == ("red", "nothing")


@rule("DG-52", "DG-4")
def test_an_installed_furnace_makes_no_room_for_another() -> None:
    state = position(red={"iron": 5, "cool": 8, "workers": "engineer foreman"})

    play(state, "place foreman workshop", "install cool")

    assert (furnaces(state, "red"), kinds_of_legal(state)) == ("0 hot, 7 cool", {"place"})


@rule("DG-53")
@pytest.mark.parametrize(
    ("event", "place", "scored"),
    [(0, "studio", 2), (0, "mine-3", 2), (49, "studio", 4), (49, "mine-3", 2)],
)
def test_installing_scores(event: int, place: str, scored: int) -> None:
    state = position(red={"gold": 1, "cool": 1}, event=event)

    play(state, f"place foreman {place}", "install cool")

    assert points(state, "red") == scored


# -- what an installed furnace gives -----------------------------------------------------------


@rule("DG-54")
@pytest.mark.parametrize("dwarf", ["engineer", "foreman"])
@pytest.mark.parametrize("place", PLACES[4:])
def test_outside_the_mine_it_gives_heat_when_an_opponent_places_there(
    place: str, dwarf: str
) -> None:
    state = position(red={"workers": "engineer foreman"}, furnaces={place: "blue"})

    play(state, f"place {dwarf} {place}")

    assert (heat(state, "blue"), heat(state, "red")) == (1, 0)


@rule("DG-54")
def test_it_gives_nothing_for_the_owners_own_dwarf() -> None:
    state = position(red={"workers": "engineer foreman"}, furnaces={"studio": "red"})

    play(state, "place engineer studio")

    assert heat(state, "red") == 0


@rule("DG-54")
def test_in_the_mine_it_gives_no_heat() -> None:
    state = position(red={"workers": "engineer foreman"}, furnaces={"mine-1": "blue"})

    play(state, "place engineer mine-1")

    assert heat(state, "blue") == 0


@rule("DG-54", "DG-28")
def test_in_the_mine_it_gives_the_additional_yield_from_the_next_action_on() -> None:
    state = position(red={"stone": 1, "cool": 1, "workers": "engineer foreman"})

    play(state, "place foreman mine-1", "install cool", "mine")

    assert cart(state, "red", "1") == "3 stone, foreman"


@rule("DG-54", "DG-28")
def test_the_next_action_there_has_it() -> None:
    state = position(red={"stone": 1, "cool": 1, "workers": "engineer foreman"})

    play(state, "place foreman mine-1", "install cool", "end", "place engineer mine-1", "mine")

    assert cart(state, "red", "1") == "4 stone, foreman"


@rule("DG-54")
def test_the_heat_comes_before_the_parts_of_the_action() -> None:
    state = position(
        red={"iron": 1, "workers": "engineer foreman"}, furnaces={"laboratory": "blue"}
    )

    play(state, "place engineer laboratory")

    assert heat(state, "blue") == 1
    assert legal(state) == ["exchange iron", "end"]
