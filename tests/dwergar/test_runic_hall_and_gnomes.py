"""Two Eastern projects with much to say: Runic hall, 43, and the gnomes' workshop, 44."""

import pytest

from dwergar.look import cart, furnaces, heat, legal, owns, points, to_act, told
from dwergar.table import Holdings, able_to_build, build, play, position
from rules import rule

# -- Runic hall --------------------------------------------------------------------------------


def builder_of_the_hall() -> Holdings:
    """Everything for card 43, and workers for five actions."""
    return {**able_to_build(43), "workers": "ironworker engineer engineer engineer engineer"}


def actions_of_red(places: int, event: int = 0, at: str = "turn") -> str:
    """Who acts after red has built the hall and then placed so many engineers."""
    state = position(red={**builder_of_the_hall(), "completed": [5]}, row=[43], event=event, at=at)
    build(state, 43)
    for place in ["forge", "workshop", "laboratory", "bellows"][:places]:
        play(state, f"red: place engineer {place}")
    return to_act(state)


@rule("DG-P43")
def test_the_runic_hall_gives_one_more_action_this_turn() -> None:
    assert (actions_of_red(2), actions_of_red(3)) == ("red", "blue")


@rule("DG-P43", "DG-E51")
def test_the_runic_hall_gives_one_more_action_also_under_event_51() -> None:
    assert (actions_of_red(1, event=51), actions_of_red(2, event=51)) == ("red", "blue")


@rule("DG-P43", "DG-60")
def test_the_runic_hall_gives_one_more_action_in_the_extra_turn() -> None:
    # Nobody has built Golden Terraces, so that after the extra turn the game is over.
    after_two = actions_of_red(2, at="last turns")

    assert (after_two, actions_of_red(3, at="last turns")) == ("red", "nobody")


@rule("DG-P43")
def test_the_runic_hall_upgraded_with_the_last_action_gives_another() -> None:
    state = position(red=builder_of_the_hall(), row=[43])

    play(state, "place engineer mine-1", "mine", "place engineer mine-2", "mine")
    build(state, 43)

    assert (to_act(state), legal(state, "place")[0]) == ("red", "place engineer mine-1")


@rule("DG-P43")
def test_the_runic_hall_gives_nothing_in_later_turns() -> None:
    state = position(red={"workers": "engineer engineer engineer foreman", "upgraded": [43]})

    play(state, "place engineer forge", "place engineer workshop", "place engineer laboratory")

    assert to_act(state) == "blue"


@rule("DG-P43", "DG-61")
def test_the_runic_hall_upgraded_for_nothing_gives_an_action_at_once() -> None:
    state = position(
        seats=4,
        red={"workers": "ironworker", "iron": 2, "completed": [22, 43]},
        row=[11],
        deck=[12],
        at="free upgrades",
    )

    play(state, "red: upgrade 43", "red: place ironworker studio", "complete 11")

    # The row is not refilled for it, and no further action follows.
    assert (points(state, "red"), state.row, to_act(state)) == (5 + 2, [], "nobody")


@rule("DG-61", "DG-P43")
def test_the_next_leader_upgrades_after_that_action() -> None:
    state = position(
        seats=4,
        red={"workers": "foreman", "completed": [22, 43]},
        yellow={"completed": [23]},
        at="free upgrades",
    )

    play(state, "red: upgrade 43", "red: place foreman mine-1", "red: mine", "yellow: upgrade 23")

    assert (cart(state, "red", "1"), points(state, "yellow")) == ("3 stone, foreman", 8)


# -- Workshop of helpful gnomes ----------------------------------------------------------------


@rule("DG-P44")
def test_the_gnomes_make_a_worker_count_as_another_speciality_for_one_heat() -> None:
    state = position(red={"workers": "engineer foreman", "heat": 1, "cool": 3, "upgraded": [44]})

    play(state, "place engineer bellows", "become ironworker", "light-all")

    assert (furnaces(state, "red"), heat(state, "red")) == ("3 hot, 0 cool", 0)


@rule("DG-P44")
def test_without_heat_the_gnomes_do_nothing() -> None:
    state = position(red={"workers": "engineer foreman", "cool": 1, "upgraded": [44]})

    play(state, "place engineer bellows")

    assert legal(state) == ["light", "end"]


@rule("DG-P44")
def test_the_new_speciality_replaces_the_old() -> None:
    state = position(red={"workers": "blacksmith foreman", "heat": 1, "cool": 3, "upgraded": [44]})

    play(state, "place blacksmith bellows", "become ironworker")

    assert legal(state) == ["light", "light-all", "end"]


@rule("DG-P44")
def test_the_gnomes_help_once_an_action() -> None:
    state = position(red={"workers": "engineer foreman", "heat": 5, "cool": 1, "upgraded": [44]})

    play(state, "place engineer bellows", "become ironworker")

    assert legal(state, "become") == []


@rule("DG-P44")
def test_the_gnomes_help_again_in_the_next_action() -> None:
    state = position(
        red={"workers": "engineer engineer foreman", "heat": 2, "cool": 3, "upgraded": [44]}
    )

    play(state, "place engineer bellows", "become ironworker", "light-all")
    play(state, "place engineer lift", "become blacksmith", "track 1", "load 2")

    assert cart(state, "red", "2") == "1 stone"


@rule("DG-P44")
def test_the_gnomes_come_before_any_bonus() -> None:
    state = position(red={"workers": "blacksmith foreman", "cool": 2, "upgraded": [44]})

    play(state, "place blacksmith bellows", "heat")

    assert (heat(state, "red"), legal(state)) == (2, ["light", "end"])


@rule("DG-P44", "DG-21")
def test_the_gnomes_may_come_after_the_base_action() -> None:
    state = position(red={"workers": "engineer foreman", "heat": 1, "cool": 2, "upgraded": [44]})

    play(state, "place engineer bellows", "light", "become blacksmith", "track 1", "heat")

    assert (furnaces(state, "red"), heat(state, "red")) == ("1 hot, 1 cool", 2)


@rule("DG-P44", "DG-28")
def test_the_gnomes_help_in_the_mine() -> None:
    state = position(red={"workers": "engineer foreman", "heat": 1, "upgraded": [44, 2]})

    play(state, "place engineer mine-4", "become blacksmith", "mine")

    assert (cart(state, "red", "4"), heat(state, "red")) == ("1 gold, 1 crystal", 0)


@rule("DG-P44")
def test_in_the_mine_the_old_speciality_no_longer_counts() -> None:
    state = position(red={"workers": "blacksmith foreman", "heat": 1, "upgraded": [44, 2]})

    play(state, "place blacksmith mine-1", "become engineer", "mine")

    assert cart(state, "red", "1") == "3 stone"


@rule("DG-P44")
def test_the_gnomes_come_before_the_yield() -> None:
    state = position(red={"workers": "engineer", "heat": 1, "upgraded": [44, 2, 37]})

    play(state, "place engineer mine-1", "mine")

    assert legal(state) == ["change stone", "end"]


@rule("DG-P44")
def test_the_gnomes_do_not_help_the_foreman() -> None:
    state = position(red={"workers": "foreman", "heat": 5, "cool": 2, "upgraded": [44, 2]})

    play(state, "place foreman bellows")

    assert legal(state) == ["light", "heat", "end"]


@rule("DG-P44", "DG-49")
@pytest.mark.parametrize("when", ["before", "after"])
def test_a_worker_made_engineer_takes_back_before_or_after_completing(when: str) -> None:
    state = position(
        red={"workers": "ironworker foreman", "heat": 1, "iron": 2, "upgraded": [44]}, row=[11]
    )
    lines = ["become engineer", "complete 11"]

    play(state, "place ironworker studio", *(lines if when == "before" else reversed(lines)))

    assert (owns(state, "red"), told(state, "took_back")) == ("1 iron", ["red 1 iron"])


@rule("DG-P44", "DG-58")
def test_silverbeards_bonus_stays_when_the_gnomes_change_the_speciality() -> None:
    state = position(
        decks="old_shaft+eastern",
        red={"workers": "engineer foreman", "heat": 1, "cool": 3, "upgraded": [44]},
        silverbeard="red",
    )

    play(state, "place engineer bellows", "silverbeard ironworker", "become blacksmith")
    play(state, "heat", "light-all")

    assert (furnaces(state, "red"), heat(state, "red")) == ("3 hot, 0 cool", 2)


@rule("DG-P44", "DG-39")
def test_a_lift_that_scored_nothing_leaves_the_gnomes_free() -> None:
    state = position(red={"workers": "ironworker foreman", "heat": 1, "upgraded": [44]})

    play(state, "place ironworker lift", "lift", "become blacksmith", "load 1")

    assert cart(state, "red", "1") == "1 stone"
