"""Box files: an owner's own values over the data, and what they change in play."""

from typing import Any

import pytest

from dwergar.look import completed, furnaces, heat, owns, points
from dwergar.table import GAME, boxed, build, play, position
from pithead.games import find_game
from pithead.games.dwergar import make
from rules import rule

# -- what may be changed -----------------------------------------------------------------------


@pytest.mark.parametrize("box", [None, {}, {"projects": {}}, {"projects": {"1": {"points": 4}}}])
def test_a_box_that_changes_nothing_keeps_the_fingerprint(box: dict[str, Any] | None) -> None:
    assert make(box).fingerprint == GAME.fingerprint


@pytest.mark.parametrize(
    "text",
    [
        'projects.1.name = "Tools of a master"',
        'projects.1.deck = "eastern"',
        'projects.1.tier = "advanced"',
        'projects.1.cost = "1 crystal"',
        "projects.1.points = 5",
        'projects.1.upgrade = "nothing"',
        "projects.1.upgrade_points = 5",
        'projects.1.effect = "take 2 gold; light all"',
        'projects.1.marks.points = "box"',
        'projects.21.effect_2020 = "discount complete 2 gold"',
        'events.46.effect = "everyone heat 3"',
        'events.46.mark = "box"',
        'events.57.effect_2020 = "close forge"',
        'places.mine-1.yield = "4 stone"',
        'places.mine-1.rich = "5 stone"',
        'places.mine-1.install = "2 stone"',
        'places.mine-1.marks.yield = "box"',
        'places.lift.marks.first_speciality = "box"',
        'places.forge.base = "convert; heat 1"',
        'places.forge.first.speciality = "ironworker"',
        'places.forge.second.bonus = "heat 2"',
        'places.lift.first_2020.bonus = "score 2 lift"',
        "rules.heat_most = 12",
        "rules.furnaces_most = 7",
        "rules.furnaces_start = 3",
        "rules.row = 6",
        "rules.actions = 4",
        "rules.install_points = 3",
        "rules.lift_heat = 2",
        "rules.furnace_heat = 2",
        "rules.eastern_heat = 3",
        "rules.first_event = 2",
        "rules.first_event_2020 = 1",
        'rules.marks.row = "box"',
        'start.everyone = "2 stone"',
        'start.everyone_mark = "box"',
        'start.seats.4.level = "4"',
        'start.seats.4.goods = "1 crystal"',
        'start.seats.4.marks.goods = "box"',
        'furnace.price = "2 stone"',
        'furnace.mark = "box"',
        'exchange.iron = "3 stone"',
        'exchange.mark = "box"',
        'convert.gold = "3 heat > crystal"',
        'convert.mark = "box"',
        'tie_break.order = ["stone", "iron", "gold", "crystal"]',
        'tie_break.mark = "box"',
    ],
)
def test_any_value_may_be_changed_and_changes_the_fingerprint(text: str) -> None:
    assert boxed(text).fingerprint != GAME.fingerprint


def test_a_changed_project_is_the_only_one_changed_in_both_editions() -> None:
    game = boxed("projects.9.points = 6")

    for ours, theirs in zip(GAME.editions, game.editions, strict=True):
        pairs = zip(ours.projects, theirs.projects, strict=True)
        changed = [own.number for own, other in pairs if own.to_json() != other.to_json()]
        assert changed == [9]


def test_the_game_is_found_by_name_with_a_box() -> None:
    assert find_game("dwergar", {"rules": {"row": 4}}).fingerprint != GAME.fingerprint


def test_the_list_of_cards_shows_the_boxes_values() -> None:
    game = boxed('projects.1 = { points = 6, marks = { points = "box" } }')

    card: Any = game.card_list()[0]
    assert (card["points"], card["marks"]["points"], card["marks"]["cost"]) == (
        6,
        "box",
        "reconstructed",
    )


# -- projects in play --------------------------------------------------------------------------


@rule("DG-47", "DG-48")
def test_changed_costs_and_points_are_played() -> None:
    game = boxed(
        'projects.9 = { cost = "1 heat, 2 stone", points = 7, upgrade = "1 stone", '
        "upgrade_points = 3 }"
    )
    state = position(
        red={"workers": "ironworker foreman", "stone": 3, "heat": 1}, row=[9], game=game
    )

    build(state, 9)

    assert (owns(state, "red"), heat(state, "red"), points(state, "red")) == ("nothing", 0, 10)


@rule("DG-50", "DG-61")
def test_a_great_discount_on_heat_is_not_taken_for_a_free_upgrade() -> None:
    game = boxed('places.studio.second.bonus = "upgrade less 49; upgrade less 49; upgrade less 1"')
    state = position(
        red={"workers": "blacksmith foreman", "heat": 1, "iron": 3, "gold": 1}, row=[1], game=game
    )

    play(state, "place blacksmith studio", "complete 1", "upgrade 1")

    assert owns(state, "red") == "nothing"


@rule("DG-48")
def test_a_changed_effect_is_played() -> None:
    game = boxed('projects.22 = { upgrade = "nothing", effect = "take 2 crystal; light all" }')
    state = position(
        red={"workers": "ironworker foreman", "stone": 3, "gold": 2, "cool": 2}, row=[22], game=game
    )

    build(state, 22)

    assert (owns(state, "red"), furnaces(state, "red")) == ("2 crystal", "2 hot, 0 cool")


@rule("DG-P21")
@pytest.mark.parametrize(("edition", "left"), [("2021", "nothing"), ("2020", "2 gold")])
def test_a_changed_effect_of_2020_is_played_in_2020_only(edition: str, left: str) -> None:
    state = position(
        red={"workers": "ironworker foreman", "gold": 2, "upgraded": [21]},
        row=[15],
        edition=edition,
        game=boxed('projects.21.effect_2020 = "discount complete 2 gold"'),
    )

    play(state, "place ironworker studio", "complete 15")

    assert owns(state, "red") == left


@rule("DG-P34")
def test_a_project_moved_to_another_deck_counts_there() -> None:
    game = boxed('projects.34.deck = "eastern"')
    state = position(
        red={"workers": "engineer foreman", "heat": 10, "completed": [28, 34]}, game=game
    )

    play(state, "place engineer forge", "upgrade 34")

    # One Old Shaft project, which is another than this one: 10 - 1, and 1 for the engineer.
    assert (points(state, "red"), heat(state, "red")) == (10, 0)


@rule("DG-P1")
def test_a_larger_discount_comes_off_one_kind() -> None:
    game = boxed('projects.1.effect = "discount complete 2 stone or iron"')
    state = position(
        red={"workers": "ironworker foreman", "stone": 9, "iron": 9, "upgraded": [1]},
        row=[3],
        game=game,
    )

    play(state, "place ironworker studio", "complete 3", "less iron")

    assert owns(state, "red") == "4 stone, 9 iron"


@rule("DG-51", "DG-49")
def test_the_engineer_takes_nothing_back_of_a_kind_that_was_saved_whole() -> None:
    game = boxed('projects.21.effect = "discount complete 2 gold"')
    state = position(
        red={"workers": "engineer foreman", "gold": 1, "upgraded": [21]}, row=[15], game=game
    )

    play(state, "place engineer studio", "complete 15")

    assert (completed(state, "red"), owns(state, "red")) == ([21, 15], "1 gold")


@rule("DG-62")
def test_a_project_with_two_words_for_the_end_scores_both() -> None:
    game = boxed('projects.26.effect = "end 1 per gold; end 2 per 3 stone"')
    state = position(red={"gold": 2, "stone": 7, "upgraded": [26]}, at="scoring", game=game)

    assert points(state, "red") == 2 + 4
