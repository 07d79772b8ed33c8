"""What the view says about prices, skills and what is left to do: for the boards that show it."""

from typing import Any

from dwergar.table import GAME, Holdings, play, position
from pithead.games.dwergar import make
from pithead.games.dwergar.state import DwergarState
from rules import rule


def view_of(state: DwergarState) -> Any:
    return GAME.view(state, 0)


def price(state: DwergarState, number: int, seat: int = 0) -> dict[str, Any]:
    found = [each for each in view_of(state)["open"] if each["number"] == number]
    prices: list[dict[str, Any]] = found[0]["prices"]
    return prices[seat]


def meaning(state: DwergarState, notation: str) -> Any:
    return GAME.means(state, 0, GAME.parse(notation))


def rich(state: DwergarState) -> dict[str, bool]:
    """Who gets the additional yield on the second level."""
    offered = [each.notation for each in GAME.legal_actions(state, 0)]
    told = [meaning(state, each) for each in offered if each.endswith("mine-2")]
    return {each["dwarf"]: each["rich"] for each in told}


@rule("DG-47", "DG-24")
def test_an_open_project_says_what_each_seat_is_short_of() -> None:
    state = position(
        red={"iron": 1, "hot": 1}, blue={"iron": 4, "gold": 1, "heat": 3}, row=[1], deck=[]
    )

    assert price(state, 1, 0) == {
        "cost": {"heat": 1, "iron": 3},
        "short": {"iron": 2},
        "upgrade": {"heat": 2, "gold": 1},
        "upgrade_short": {"heat": 2, "iron": 2, "gold": 1},
    }
    assert price(state, 1, 1)["short"] == {}
    assert price(state, 1, 1)["upgrade_short"] == {}


@rule("DG-P1")
def test_a_free_choice_of_discount_shows_the_price_that_is_nearest() -> None:
    state = position(red={"stone": 5, "iron": 1, "upgraded": [1]}, row=[3], deck=[])

    assert price(state, 3) == {
        "cost": {"stone": 5, "iron": 1},
        "short": {},
        "upgrade": {"heat": 1, "gold": 1},
        "upgrade_short": {"heat": 1, "gold": 1},
    }


@rule("DG-P1")
def test_a_free_choice_of_discount_is_looked_at_anew_for_the_upgrade_at_once() -> None:
    state = position(red={"stone": 3, "iron": 4, "heat": 2, "upgraded": [1]}, row=[40], deck=[])

    # With stone or iron less the completion can be paid; only with iron less the upgrade too.
    assert price(state, 40)["upgrade_short"] == {}


@rule("DG-P34")
def test_an_open_calcination_oven_counts_every_other_old_shaft_project() -> None:
    state = position(
        red={"completed": [28, 29], "heat": 9, "iron": 1},
        blue={"completed": []},
        row=[34],
        deck=[],
        decks="western+old_shaft",
    )

    assert (price(state, 34, 0)["upgrade"], price(state, 34, 1)["upgrade"]) == (
        {"heat": 8},
        {"heat": 10},
    )


@rule("DG-P34")
def test_the_oven_costs_what_it_was_shown_to_cost_when_it_is_completed() -> None:
    state = position(
        red={"completed": [28, 29], "heat": 9, "iron": 1, "workers": "ironworker foreman"},
        row=[34],
        deck=[],
        decks="western+old_shaft",
    )
    shown = price(state, 34)["upgrade"]

    play(state, "place ironworker studio", "complete 34")

    assert view_of(state)["players"][0]["upgrades"][-1]["cost"] == shown == {"heat": 8}


@rule("DG-50")
def test_the_blacksmith_at_the_studio_makes_the_upgrade_cheaper_for_its_owner_only() -> None:
    state = position(red={"iron": 3, "heat": 1, "workers": "blacksmith"}, row=[1], deck=[])

    play(state, "place blacksmith studio")

    assert price(state, 1, 0)["upgrade"] == {"gold": 1}
    assert price(state, 1, 1)["upgrade"] == {"heat": 2, "gold": 1}


@rule("DG-48")
def test_completed_projects_show_what_their_upgrade_costs() -> None:
    state = position(red={"heat": 1, "completed": [10, 11], "upgraded": [11]})

    upgrades = view_of(state)["players"][0]["upgrades"]

    assert upgrades == [{"number": 10, "cost": {"heat": 2}, "short": {"heat": 1}}]


@rule("DG-18")
def test_the_heat_that_eastern_projects_keep_is_shown() -> None:
    state = position(red={"completed": [37, 38]})

    assert [player["keeps"] for player in view_of(state)["players"]] == [4, 0]


@rule("DG-22", "DG-28", "DG-P2")
def test_a_foremans_specialities_and_the_additional_yield_are_shown() -> None:
    state = position(red={"upgraded": [2], "workers": "foreman blacksmith engineer"})

    assert view_of(state)["players"][0]["skills"] == ["blacksmith"]
    assert rich(state) == {"blacksmith": True, "engineer": False, "foreman": True}


@rule("DG-22", "DG-33")
def test_the_bonuses_that_a_dwarf_has_at_a_place_are_told() -> None:
    state = position(red={"upgraded": [2], "workers": "foreman blacksmith engineer"})
    told = {
        dwarf: meaning(state, f"place {dwarf} forge")["bonuses"]
        for dwarf in ("blacksmith", "engineer", "foreman")
    }

    assert told == {
        "blacksmith": ["blacksmith"],
        "engineer": ["engineer"],
        "foreman": ["blacksmith"],
    }


@rule("DG-28", "DG-E58")
def test_the_event_of_crystal_veins_gives_every_foreman_the_additional_yield() -> None:
    state = position(event=58, red={"workers": "foreman engineer"})

    assert rich(state) == {"engineer": False, "foreman": True}


@rule("DG-33", "DG-34")
def test_the_parts_left_of_an_action_are_counted_down() -> None:
    state = position(red={"gold": 2, "workers": "engineer"})
    play(state, "place engineer laboratory")
    assert view_of(state)["work"]["left"]["exchange"] == 3

    play(state, "exchange gold")

    assert view_of(state)["work"]["left"]["exchange"] == 2


@rule("DG-38")
def test_the_price_of_the_next_level_is_shown() -> None:
    state = position(red={"heat": 2, "workers": "engineer"}, carts={"red 1": "1 stone"})
    play(state, "place engineer lift")
    assert view_of(state)["work"]["lift_price"] == 0

    play(state, "lift")

    assert view_of(state)["work"]["lift_price"] == 1


def test_nothing_differs_from_the_list_of_cards_in_the_usual_game() -> None:
    assert view_of(position())["differs"] == []


@rule("DG-39")
def test_the_cards_of_the_edition_of_2020_are_shown_where_they_differ() -> None:
    differs = view_of(position(edition="2020"))["differs"]

    assert [card.get("number", card.get("place")) for card in differs] == [20, 21, 57, "lift"]


def test_a_box_files_values_are_shown() -> None:
    game = make(
        {
            "places": {"mine-2": {"yield": "1 stone, 1 iron"}},
            "convert": {"gold": "3 heat > crystal"},
        }
    )

    view: Any = game.view(game.start(2, {}, 1), 0)

    mine, forge = view["differs"]
    assert mine["yield"] == {"stone": 1, "iron": 1}
    assert forge["rates"][0][0] == {"name": "heat", "number": 3}
    assert view["board"]["convert"]["gold"] == {"heat": 3, "into": "crystal"}


@rule("DG-50", "DG-51")
def test_no_discount_makes_a_price_less_than_nothing() -> None:
    able: Holdings = {"stone": 1, "iron": 1, "gold": 2, "heat": 9, "workers": "blacksmith foreman"}
    state = position(red=able, row=[2], deck=[], actions=2)

    play(state, "place blacksmith studio")

    # Two heat less of one: only the gold is left.
    assert price(state, 2)["upgrade"] == {"gold": 1}
