"""Box files: what changed places, boards and events change in play."""

import pytest

from dwergar.look import cart, completed, furnaces, heat, legal, owns, points, to_act, winners
from dwergar.table import boxed, play, position
from rules import rule

# -- places in play ----------------------------------------------------------------------------


@rule("DG-26")
@pytest.mark.parametrize(
    ("furnace", "load"), [({}, "2 stone, 1 iron"), ({"mine-1": "red"}, "1 crystal")]
)
def test_changed_yields_are_played(furnace: dict[str, str], load: str) -> None:
    game = boxed('places.mine-1 = { yield = "2 stone, 1 iron", rich = "1 crystal" }')
    state = position(red={"workers": "engineer foreman"}, furnaces=furnace, game=game)

    play(state, "place engineer mine-1", "mine")

    assert cart(state, "red", "1") == load


@rule("DG-52", "DG-53")
def test_changed_prices_and_points_of_installing_are_played() -> None:
    game = boxed('places.forge.install = "3 gold"\nrules.install_points = 5')
    state = position(red={"workers": "foreman engineer", "gold": 4, "cool": 1}, game=game)

    play(state, "place foreman forge", "install cool")

    assert (owns(state, "red"), points(state, "red")) == ("1 gold", 5)


@rule("DG-22")
def test_a_changed_speciality_is_played() -> None:
    game = boxed('places.bellows.second.speciality = "engineer"')
    state = position(red={"workers": "engineer foreman"}, game=game)

    play(state, "place engineer bellows", "heat")

    assert heat(state, "red") == 2


@rule("DG-37")
def test_a_changed_bonus_is_played() -> None:
    game = boxed('places.bellows.second.bonus = "heat 3; build 1"')
    state = position(red={"workers": "blacksmith foreman", "iron": 1}, game=game)

    play(state, "place blacksmith bellows", "heat", "build")

    assert (heat(state, "red"), furnaces(state, "red")) == (3, "0 hot, 1 cool")


@rule("DG-38")
def test_a_changed_base_action_is_played() -> None:
    game = boxed('places.lift.base = "lift 2"')
    state = position(
        red={"workers": "engineer foreman", "heat": 1}, carts={"red 2": "2 iron"}, game=game
    )

    play(state, "place engineer lift", "lift", "lift")

    assert (heat(state, "red"), cart(state, "red", "transit")) == (1, "2 iron")


@rule("DG-47")
def test_a_studio_for_two_projects_completes_two() -> None:
    game = boxed('places.studio.base = "complete 2"')
    state = position(red={"workers": "engineer foreman", "iron": 6}, row=[11, 13], game=game)

    play(state, "place engineer studio", "complete 11", "complete 13")

    # The engineer takes back one iron, once.
    assert (completed(state, "red"), owns(state, "red")) == ([11, 13], "1 iron")


@rule("DG-32", "DG-44")
def test_changed_exchanges_and_conversions_are_played() -> None:
    game = boxed('exchange.gold = "3 stone, 1 iron"\nconvert.stone = "2 heat > gold"')
    state = position(
        red={"workers": "engineer blacksmith foreman", "gold": 1, "heat": 2}, game=game
    )

    play(state, "place blacksmith laboratory", "exchange gold", "place engineer forge")
    play(state, "forge stone")

    assert (owns(state, "red"), heat(state, "red")) == ("2 stone, 1 iron, 1 gold", 0)


@rule("DG-41")
def test_a_changed_price_of_furnaces_is_played() -> None:
    game = boxed('furnace.price = "2 stone"')
    state = position(red={"workers": "blacksmith foreman", "stone": 3}, game=game)

    play(state, "place blacksmith workshop", "build")

    assert (owns(state, "red"), furnaces(state, "red")) == ("1 stone", "0 hot, 1 cool")


# -- the board in play -------------------------------------------------------------------------


@rule("DG-13", "DG-12")
def test_changed_start_goods_are_dealt() -> None:
    game = boxed(
        'start.everyone = "1 gold"\nstart.seats.2 = { level = "4", goods = "2 crystal" }\n'
        "rules.furnaces_start = 3"
    )

    state = game.start(2, {}, seed=1)

    assert (owns(state, "red"), owns(state, "blue")) == ("1 gold", "1 gold")
    assert (cart(state, "blue", "4"), cart(state, "blue", "1")) == ("2 crystal", "empty")
    assert furnaces(state, "red") == "0 hot, 3 cool"


@rule("DG-9", "DG-17")
def test_changed_numbers_of_open_projects_and_actions_are_played() -> None:
    game = boxed("rules.row = 3\nrules.actions = 1")
    state = position(red={"workers": "engineer foreman"}, deck=[1, 2, 3, 4], game=game)
    assert state.row == [1, 2, 3]

    play(state, "red: place engineer forge")

    assert to_act(state) == "blue"


@rule("DG-2", "DG-4")
def test_changed_limits_of_heat_and_furnaces_are_played() -> None:
    game = boxed("rules.heat_most = 3\nrules.furnaces_most = 2")
    state = position(
        red={"workers": "blacksmith engineer foreman", "heat": 2, "iron": 9, "cool": 1}, game=game
    )

    play(state, "place blacksmith bellows", "heat", "end", "place engineer workshop", "build")

    assert (heat(state, "red"), furnaces(state, "red"), legal(state, "build")) == (
        3,
        "0 hot, 2 cool",
        [],
    )


@rule("DG-63")
@pytest.mark.parametrize(("order", "winner"), [("printed", "red"), ("changed", "blue")])
def test_a_changed_order_breaks_ties(order: str, winner: str) -> None:
    text = 'tie_break.order = ["stone", "iron", "gold", "crystal"]' if order == "changed" else ""
    state = position(red={"crystal": 1}, blue={"stone": 1}, at="scoring", game=boxed(text))

    assert winners(state) == winner


@rule("DG-55")
def test_a_changed_event_happens() -> None:
    game = boxed('events.46.effect = "load 2 gold on 4; everyone heat 5"')
    state = position(coming=[46], at="round end", game=game)

    assert (cart(state, "blue", "4"), heat(state, "red")) == ("2 gold", 5)


@rule("DG-E48")
def test_a_changed_toll_is_paid_for_every_level() -> None:
    game = boxed('events.48.effect = "toll 2"')
    state = position(red={"workers": "engineer foreman", "heat": 5}, event=48, game=game)

    play(state, "place engineer lift", "lift", "lift")

    assert heat(state, "red") == 1


@rule("DG-38")
def test_a_further_level_of_the_lift_can_cost_more_heat() -> None:
    state = position(
        red={"workers": "engineer foreman", "heat": 3}, game=boxed("rules.lift_heat = 2")
    )

    play(state, "place engineer lift", "lift", "lift")

    assert heat(state, "red") == 1


@rule("DG-54")
def test_an_installed_furnace_can_give_its_owner_more_heat() -> None:
    state = position(
        red={"workers": "engineer foreman"},
        furnaces={"forge": "blue"},
        game=boxed("rules.furnace_heat = 2"),
    )

    play(state, "place engineer forge")

    assert heat(state, "blue") == 2


@rule("DG-18")
def test_an_eastern_project_can_keep_more_heat() -> None:
    state = position(
        decks="western+eastern",
        red={"workers": "engineer foreman", "heat": 9, "completed": [38]},
        actions=1,
        game=boxed("rules.eastern_heat = 3"),
    )

    play(state, "place engineer mine-1", "end")

    assert heat(state, "red") == 3
