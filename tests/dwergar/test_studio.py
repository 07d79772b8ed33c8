"""The Studio: DG-47 to DG-51."""

import pytest

from dwergar.look import (
    completed,
    heat,
    kinds_of_legal,
    legal,
    owns,
    points,
    upgraded,
)
from dwergar.table import play, position
from pithead.games.dwergar import make
from rules import rule


@rule("DG-47")
def test_completing_pays_the_cost_scores_and_takes_the_project() -> None:
    state = position(
        red={"iron": 4, "heat": 2, "workers": "ironworker foreman"}, row=[1, 10], actions=2
    )

    play(state, "place ironworker studio", "complete 1")

    assert (owns(state, "red"), heat(state, "red"), points(state, "red")) == ("1 iron", 1, 4)
    assert (completed(state, "red"), state.row) == ([1], [10])


@rule("DG-47")
def test_only_one_project_is_completed_in_an_action() -> None:
    state = position(red={"iron": 8, "workers": "ironworker foreman"}, row=[11, 13], actions=2)

    play(state, "place ironworker studio", "complete 11")

    assert kinds_of_legal(state) == {"place"}


@rule("DG-47")
def test_only_what_can_be_paid_is_offered() -> None:
    state = position(
        red={"iron": 3, "stone": 4, "workers": "ironworker foreman"}, row=[1, 11, 12, 13]
    )

    play(state, "place ironworker studio")

    assert legal(state) == ["complete 11", "complete 12", "end"]


@rule("DG-47")
def test_the_project_may_be_upgraded_at_once_without_more_heat() -> None:
    state = position(
        red={"iron": 2, "heat": 3, "workers": "ironworker foreman"}, row=[11], actions=2
    )

    play(state, "place ironworker studio", "complete 11", "upgrade 11")

    assert (upgraded(state, "red"), heat(state, "red")) == ([11], 1)


@rule("DG-47")
def test_it_need_not_be_upgraded() -> None:
    state = position(
        red={"iron": 2, "heat": 3, "workers": "ironworker foreman"}, row=[11], actions=2
    )

    play(state, "place ironworker studio", "complete 11", "end")

    assert (completed(state, "red"), upgraded(state, "red"), heat(state, "red")) == ([11], [], 3)


@rule("DG-47")
def test_no_other_project_is_upgraded_at_the_studio() -> None:
    state = position(
        red={"iron": 2, "heat": 9, "completed": [10], "workers": "engineer foreman"}, row=[11]
    )

    play(state, "place engineer studio", "complete 11")

    assert legal(state) == ["upgrade 11", "end"]


@rule("DG-48")
def test_upgrading_scores_its_points_and_gives_the_effect() -> None:
    state = position(
        red={
            "stone": 1,
            "iron": 1,
            "gold": 1,
            "heat": 4,
            "workers": "ironworker foreman",
        },
        row=[5],
        actions=2,
    )

    play(state, "place ironworker studio", "complete 5", "upgrade 5")

    assert (points(state, "red"), owns(state, "red")) == (4 + 4, "1 iron")


@rule("DG-48")
def test_a_project_is_upgraded_once() -> None:
    state = position(
        red={"iron": 2, "heat": 9, "workers": "ironworker foreman"}, row=[11], actions=2
    )

    play(state, "place ironworker studio", "complete 11", "upgrade 11")

    assert kinds_of_legal(state) == {"place"}


# -- the engineer's take-back ------------------------------------------------------------------


@rule("DG-49")
def test_an_engineer_takes_one_back_after_paying_in_full() -> None:
    state = position(red={"iron": 4, "workers": "engineer foreman"}, row=[13], actions=2)

    play(state, "place engineer studio", "complete 13")

    assert owns(state, "red") == "1 iron"


@rule("DG-49")
def test_the_cost_must_be_paid_in_full_first() -> None:
    state = position(red={"iron": 3, "workers": "engineer foreman"}, row=[13], actions=2)

    play(state, "place engineer studio")

    assert (completed(state, "red"), kinds_of_legal(state)) == ([], {"place"})


@rule("DG-49")
def test_he_chooses_among_the_kinds_the_cost_asked_more_than_one_of() -> None:
    state = position(red={"stone": 5, "iron": 2, "workers": "engineer foreman"}, row=[3], actions=2)

    play(state, "place engineer studio", "complete 3")

    assert legal(state) == ["take stone", "take iron"]

    play(state, "take iron")

    assert owns(state, "red") == "1 iron"


@rule("DG-49")
def test_a_kind_asked_once_does_not_come_back() -> None:
    state = position(
        red={"stone": 2, "iron": 1, "workers": "engineer foreman"}, row=[10], actions=2
    )

    play(state, "place engineer studio", "complete 10")

    assert owns(state, "red") == "1 stone"


@rule("DG-49")
def test_heat_never_comes_back() -> None:
    state = position(red={"heat": 3, "workers": "engineer foreman"}, row=[32], actions=2)

    play(state, "place engineer studio", "complete 32")

    assert (owns(state, "red"), heat(state, "red")) == ("nothing", 0)


@rule("DG-49")
def test_nothing_comes_back_from_an_upgrade() -> None:
    state = position(
        red={"gold": 3, "iron": 2, "heat": 3, "workers": "engineer foreman"}, row=[41], actions=2
    )

    play(state, "place engineer studio", "complete 41", "upgrade 41")

    assert owns(state, "red") == "1 iron"


@rule("DG-49")
def test_it_comes_back_at_once_and_may_be_spent_on_the_upgrade() -> None:
    state = position(red={"crystal": 3, "workers": "engineer foreman"}, row=[25], actions=2)

    play(state, "place engineer studio", "complete 25", "upgrade 25")

    assert (upgraded(state, "red"), owns(state, "red")) == ([25], "nothing")


@rule("DG-49")
@pytest.mark.parametrize("dwarf", ["blacksmith", "ironworker", "foreman"])
def test_nobody_else_takes_anything_back(dwarf: str) -> None:
    state = position(red={"iron": 4, "workers": f"{dwarf} {dwarf}"}, row=[13], actions=2)

    play(state, f"place {dwarf} studio", "complete 13")

    assert owns(state, "red") == "nothing"


# -- the blacksmith's discount -----------------------------------------------------------------


@rule("DG-50")
@pytest.mark.parametrize(("number", "price"), [(5, 2), (11, 0), (1, 0), (2, 0), (7, 1)])
def test_a_blacksmith_upgrades_for_two_heat_less_and_not_below_nothing(
    number: int, price: int
) -> None:
    state = position(
        red={"stone": 9, "iron": 9, "gold": 9, "heat": 9, "workers": "blacksmith foreman"},
        row=[number],
        actions=2,
    )
    asked = state.cards.project(number).cost.heat

    play(state, "place blacksmith studio", f"complete {number}", f"upgrade {number}")

    assert 9 - asked - heat(state, "red") == price


@rule("DG-50")
def test_goods_are_not_cheaper() -> None:
    state = position(
        red={"iron": 3, "gold": 1, "heat": 1, "workers": "blacksmith foreman"}, row=[1], actions=2
    )

    play(state, "place blacksmith studio", "complete 1", "upgrade 1")

    assert (upgraded(state, "red"), owns(state, "red")) == ([1], "nothing")


# -- discounts of cards ------------------------------------------------------------------------


@rule("DG-51")
def test_card_1_never_takes_a_cost_below_nothing() -> None:
    state = position(
        red={"iron": 1, "heat": 1, "upgraded": [1], "workers": "ironworker foreman"},
        row=[34],
        actions=2,
    )

    play(state, "place ironworker studio", "complete 34")

    assert owns(state, "red") == "1 iron"


@rule("DG-51")
def test_card_21_never_takes_a_cost_below_nothing() -> None:
    state = position(
        red={"heat": 9, "upgraded": [21], "completed": [11], "workers": "engineer foreman"},
        actions=2,
    )

    play(state, "place engineer forge", "upgrade 11")

    assert (owns(state, "red"), heat(state, "red")) == ("nothing", 6)


@rule("DG-51")
def test_the_take_back_looks_at_the_printed_cost() -> None:
    state = position(
        red={"iron": 1, "upgraded": [1], "workers": "engineer foreman"}, row=[11], actions=2
    )

    play(state, "place engineer studio", "complete 11")

    assert owns(state, "red") == "1 iron"


@rule("DG-51")
def test_what_a_discount_saved_does_not_come_back() -> None:
    box = make({"projects": {"1": {"effect": "discount complete 2 stone or iron"}}})
    state = position(
        red={"upgraded": [1], "workers": "engineer foreman"}, row=[11], actions=2, game=box
    )

    play(state, "place engineer studio", "complete 11")

    assert (completed(state, "red"), owns(state, "red")) == ([1, 11], "nothing")
