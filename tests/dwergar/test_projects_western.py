"""The Western projects, 1 to 9."""

import pytest

from dwergar.look import cart, completed, furnaces, heat, legal, owns, points, told, upgraded
from dwergar.table import GAME, able_to_build, build, finish, play, position
from pithead.text import catalogue
from rules import rule

# What completing and upgrading each of them scores.
SCORES = {1: 7, 2: 5, 3: 5, 4: 6, 5: 8, 6: 8, 7: 12, 8: 11, 9: 9}
# The speciality of the three clubs. DG-P2 to DG-P4
CLUBS = {2: "blacksmith", 3: "engineer", 4: "ironworker"}

each_club = pytest.mark.parametrize(("number", "speciality"), CLUBS.items())


@rule("DG-47", "DG-48")
@pytest.mark.parametrize("number", SCORES)
def test_a_western_project_is_built_for_what_is_printed(number: int) -> None:
    state = position(red=able_to_build(number), row=[number])

    build(state, number)

    left = "1 iron" if number == 5 else "nothing"
    assert (owns(state, "red"), heat(state, "red"), furnaces(state, "red")) == (
        left,
        0,
        "0 hot, 0 cool",
    )
    assert (completed(state, "red"), upgraded(state, "red")) == ([number], [number])
    assert points(state, "red") == SCORES[number]


# -- Master tools ------------------------------------------------------------------------------


@rule("DG-P1")
def test_with_master_tools_the_player_chooses_between_stone_and_iron() -> None:
    state = position(
        red={"workers": "ironworker foreman", "stone": 9, "iron": 9, "upgraded": [1]}, row=[3]
    )

    play(state, "place ironworker studio", "complete 3")

    assert legal(state) == ["less stone", "less iron"]


@rule("DG-P1", "DG-47")
@pytest.mark.parametrize(
    ("stone", "iron", "offered"),
    [
        (4, 2, "for 4 stone and 2 iron:"),
        (5, 1, "for 5 stone and 1 iron:"),
        (5, 2, "for 4 stone and 2 iron, or for 5 stone and 1 iron:"),
    ],
)
def test_the_offer_names_the_prices_that_can_be_paid(stone: int, iron: int, offered: str) -> None:
    state = position(
        red={"workers": "ironworker foreman", "stone": stone, "iron": iron, "upgraded": [1]},
        row=[3],
    )

    play(state, "place ironworker studio")

    offer = catalogue("en").say(GAME.offers(state, 0, GAME.parse("complete 3")))
    assert offered in offer


@rule("DG-P1")
@pytest.mark.parametrize(
    ("kind", "left"), [("stone", "5 stone, 7 iron"), ("iron", "4 stone, 8 iron")]
)
def test_master_tools_save_one_of_the_chosen_kind(kind: str, left: str) -> None:
    state = position(
        red={"workers": "ironworker foreman", "stone": 9, "iron": 9, "upgraded": [1]}, row=[3]
    )

    play(state, "place ironworker studio", "complete 3", f"less {kind}")

    assert owns(state, "red") == left


@rule("DG-P1", "DG-51")
@pytest.mark.parametrize(("stone", "iron"), [(4, 2), (5, 1)])
def test_only_the_saving_that_makes_it_payable_is_made_and_not_asked(stone: int, iron: int) -> None:
    state = position(
        red={"workers": "ironworker foreman", "stone": stone, "iron": iron, "upgraded": [1]},
        row=[3],
    )

    play(state, "place ironworker studio", "complete 3")

    assert (owns(state, "red"), completed(state, "red")) == ("nothing", [1, 3])


@rule("DG-P1")
@pytest.mark.parametrize(
    ("number", "before", "after"),
    [(12, "4 stone", "1 stone"), (13, "4 iron", "1 iron"), (15, "2 gold", "nothing")],
)
def test_a_cost_with_one_of_the_two_saves_that_one_and_with_neither_nothing(
    number: int, before: str, after: str
) -> None:
    state = position(
        red={
            "workers": "ironworker foreman",
            "stone": 4 if "stone" in before else 0,
            "iron": 4 if "iron" in before else 0,
            "gold": 2 if "gold" in before else 0,
            "upgraded": [1],
        },
        row=[number],
    )

    play(state, "place ironworker studio", f"complete {number}")

    assert owns(state, "red") == after


@rule("DG-P1")
def test_master_tools_save_nothing_on_an_upgrade() -> None:
    state = position(
        red={
            "workers": "engineer foreman",
            "iron": 2,
            "gold": 2,
            "heat": 9,
            "upgraded": [1],
            "completed": [30],
        },
    )

    play(state, "place engineer forge", "upgrade 30")

    assert owns(state, "red") == "1 iron, 1 gold"


@rule("DG-51", "DG-49", "DG-P1")
def test_the_engineer_takes_back_by_the_printed_cost_but_not_what_was_saved() -> None:
    state = position(red={"workers": "engineer foreman", "iron": 1, "upgraded": [1]}, row=[11])

    play(state, "place engineer studio", "complete 11")

    # Two iron are printed, one was saved, one was paid and comes back.
    assert (owns(state, "red"), told(state, "took_back")) == ("1 iron", ["red 1 iron"])


# -- the clubs ---------------------------------------------------------------------------------


@rule("DG-P2", "DG-P3", "DG-P4")
@each_club
def test_a_worker_of_the_clubs_speciality_gets_the_additional_yield(
    number: int, speciality: str
) -> None:
    state = position(red={"workers": f"{speciality} foreman", "upgraded": [number]})

    play(state, f"place {speciality} mine-3", "mine")

    assert cart(state, "red", "3") == "1 iron, 2 gold"


@rule("DG-P2", "DG-P3", "DG-P4")
@each_club
def test_a_worker_of_another_speciality_gets_the_usual_yield(number: int, speciality: str) -> None:
    other = "engineer" if speciality != "engineer" else "blacksmith"
    state = position(red={"workers": f"{other} foreman", "upgraded": [number]})

    play(state, f"place {other} mine-3", "mine")

    assert cart(state, "red", "3") == "1 iron, 1 gold"


@rule("DG-P2", "DG-P3", "DG-P4", "DG-28")
@pytest.mark.parametrize("number", CLUBS)
def test_the_foreman_gets_the_additional_yield_from_any_club(number: int) -> None:
    state = position(red={"workers": "foreman", "upgraded": [number]})

    play(state, "place foreman mine-1", "mine")

    assert cart(state, "red", "1") == "4 stone, foreman"


@rule("DG-28", "DG-P2", "DG-P3")
def test_two_clubs_and_a_furnace_do_not_add_up() -> None:
    state = position(
        red={"workers": "foreman", "upgraded": [2, 3]}, furnaces={"mine-2": "red"}, event=58
    )

    play(state, "place foreman mine-2", "mine")

    assert cart(state, "red", "2") == "3 iron, foreman"


@rule("DG-P2")
def test_the_clubs_help_nobody_else() -> None:
    state = position(
        red={"workers": "", "upgraded": [2]}, blue={"workers": "blacksmith foreman"}, turn="blue"
    )

    play(state, "blue: place blacksmith mine-1", "mine")

    assert cart(state, "blue", "1") == "3 stone"


@rule("DG-P2")
def test_the_foreman_counts_as_blacksmith() -> None:
    state = position(red={"workers": "foreman engineer", "upgraded": [2]})

    play(state, "place foreman bellows", "heat")

    assert heat(state, "red") == 2


@rule("DG-P3")
def test_the_foreman_counts_as_engineer() -> None:
    state = position(red={"workers": "foreman engineer", "crystal": 1, "upgraded": [3]})

    play(state, "place foreman laboratory", "exchange crystal", "exchange gold", "exchange gold")

    assert owns(state, "red") == "4 iron"


@rule("DG-P4")
def test_the_foreman_counts_as_ironworker() -> None:
    state = position(red={"workers": "foreman engineer", "cool": 3, "upgraded": [4]})

    play(state, "place foreman bellows", "light-all")

    assert furnaces(state, "red") == "3 hot, 0 cool"


@rule("DG-22", "DG-P3", "DG-P4")
def test_a_foreman_with_two_specialities_has_both_bonuses() -> None:
    state = position(red={"workers": "foreman engineer", "iron": 2, "cool": 1, "upgraded": [3, 4]})

    play(state, "place foreman workshop", "build", "build", "light")

    assert furnaces(state, "red") == "1 hot, 2 cool"


# -- points at the end -------------------------------------------------------------------------


@rule("DG-P5")
def test_the_conveyor_belt_gives_one_iron_once() -> None:
    state = position(red=able_to_build(5), row=[5])

    build(state, 5)
    finish(state)

    assert owns(state, "red") == "1 iron"


@rule("DG-P6")
def test_the_north_wall_scores_each_own_upgraded_project_itself_too() -> None:
    state = position(
        red={"upgraded": [6, 22, 28], "completed": [5]}, blue={"upgraded": [23]}, at="scoring"
    )

    assert (points(state, "red"), points(state, "blue")) == (3, 0)


@rule("DG-P7")
@pytest.mark.parametrize(("iron", "scored"), [(0, 0), (1, 0), (2, 1), (7, 3)])
def test_the_armory_scores_every_two_iron(iron: int, scored: int) -> None:
    state = position(red={"upgraded": [7], "iron": iron, "stone": 9}, at="scoring")

    assert points(state, "red") == scored


@rule("DG-P8")
@pytest.mark.parametrize(("stone", "scored"), [(3, 0), (4, 1), (11, 2)])
def test_the_barricade_scores_every_four_stone(stone: int, scored: int) -> None:
    state = position(red={"upgraded": [8], "stone": stone, "iron": 9}, at="scoring")

    assert points(state, "red") == scored


@rule("DG-62", "DG-P7", "DG-P8")
def test_goods_in_carts_score_nothing_at_the_end() -> None:
    state = position(
        red={"upgraded": [7, 8], "iron": 1, "stone": 3},
        carts={"red 1": "4 stone", "red 2": "2 iron"},
        at="scoring",
    )

    assert points(state, "red") == 0


@rule("DG-48", "DG-P6")
def test_a_project_only_completed_scores_nothing_at_the_end() -> None:
    state = position(red={"completed": [6, 7, 8], "stone": 8, "iron": 8}, at="scoring")

    assert points(state, "red") == 0


# -- Clan elevator -----------------------------------------------------------------------------


@rule("DG-P9")
@pytest.mark.parametrize(
    ("dwarf", "standing", "scored"),
    [
        ("engineer", {}, 1),
        ("engineer", {"forge": "blue"}, 1),
        ("engineer", {"forge": "blacksmith"}, 0),
        ("engineer", {"forge": "red"}, 0),
        ("foreman", {}, 0),
        ("foreman", {"forge": "blue"}, 0),
    ],
)
def test_the_clan_elevator_scores_a_worker_on_nobody_or_on_an_opponents_foreman(
    dwarf: str, standing: dict[str, str], scored: int
) -> None:
    hands = "engineer" if "red" in standing.values() else "engineer foreman"
    state = position(red={"workers": hands, "upgraded": [9]}, standing=standing)

    play(state, f"place {dwarf} forge")

    assert points(state, "red") == scored


@rule("DG-P9", "DG-E60")
def test_the_clan_elevator_and_event_60_score_the_same_placement() -> None:
    state = position(red={"workers": "engineer foreman", "upgraded": [9]}, event=60)

    play(state, "place engineer mine-1")

    assert points(state, "red") == 2


@rule("DG-P9", "DG-E57")
def test_the_clan_elevator_scores_at_a_closed_laboratory() -> None:
    state = position(red={"workers": "engineer foreman", "upgraded": [9]}, event=57)

    play(state, "place engineer laboratory")

    assert points(state, "red") == 1


@rule("DG-P9")
def test_the_clan_elevator_scores_each_time() -> None:
    state = position(red={"workers": "engineer blacksmith foreman", "upgraded": [9]})

    play(state, "place engineer forge", "place blacksmith workshop")

    assert points(state, "red") == 2
