"""Who has won: DW-42 to DW-44."""

import pytest

from dwarf.look import winners
from dwarf.table import COLOURS, GAME, play, position
from rules import rule


@rule("DW-42")
def test_whoever_leads_in_most_of_the_three_categories_wins() -> None:
    """The first worked example."""
    state = position(red="4 items, 9 gold, 8 steel", blue="2 items, 10 gold, 12 steel")

    assert winners(state) == "blue"


@rule("DW-42", "DW-43")
def test_one_category_each_and_one_tied_is_decided_by_medals() -> None:
    """The second worked example."""
    state = position(
        red="4 items, 9 gold, 8 steel, 7 medals", blue="2 items, 9 gold, 14 steel, 9 medals"
    )

    assert winners(state) == "blue"


@rule("DW-42", "DW-43")
def test_equal_medals_and_iron_are_decided_by_items() -> None:
    """The third worked example."""
    state = position(
        red="2 items, 3 gold, 8 steel, 7 medals, 5 iron",
        blue="4 items, 3 gold, 6 steel, 7 medals, 5 iron",
    )

    assert winners(state) == "blue"


@rule("DW-42", "DW-43")
def test_players_equal_in_everything_but_iron_are_decided_by_iron() -> None:
    """The fourth worked example."""
    goods = "3 items, 5 gold, 7 steel, 2 medals"
    state = position(red=f"{goods}, 5 iron", blue=f"{goods}, 1 iron")

    assert winners(state) == "red"


@rule("DW-42")
def test_medals_come_before_iron() -> None:
    state = position(red="1 steel, 1 medal", blue="1 gold, 9 iron")

    assert winners(state) == "red"


@rule("DW-42")
def test_iron_comes_before_items() -> None:
    state = position(red="1 steel, 2 iron", blue="1 item, 1 iron")

    assert winners(state) == "red"


@rule("DW-42")
def test_iron_and_medals_are_no_categories() -> None:
    state = position(red="9 iron, 9 medals", blue="1 gold")

    assert winners(state) == "blue"


@rule("DW-42")
def test_one_lead_beats_none() -> None:
    state = position(red="1 steel", blue="5 medals")

    assert winners(state) == "red"


@rule("DW-43")
def test_with_two_players_an_equal_category_counts_for_nobody() -> None:
    state = position(red="3 gold, 3 steel, 1 item", blue="3 gold, 3 steel, 9 medals")

    assert winners(state) == "red"


@rule("DW-43")
def test_a_score_names_the_categories_led_alone_and_jointly() -> None:
    state = position(red="3 gold, 2 steel, 1 item", blue="3 gold, 3 steel, 1 medal")

    scores = [(score["total"], score["jointly"]) for score in GAME.scores(state)]
    assert scores == [(1, 1), (1, 1)]


@rule("DW-44")
def test_of_three_players_whoever_leads_most_categories_alone_wins() -> None:
    state = position(
        seats=3, red="9 gold, 1 steel", blue="9 gold, 2 items, 9 medals", green="2 steel, 2 items"
    )

    assert winners(state) == "green"


@rule("DW-44")
def test_joint_leads_decide_between_equal_sole_leads() -> None:
    state = position(
        seats=3, red="5 gold, 9 medals", blue="5 steel, 2 items", green="2 items, 9 medals"
    )

    assert winners(state) == "blue"


@rule("DW-44")
def test_whoever_leads_nothing_does_not_win_on_medals() -> None:
    shared = "3 gold, 3 steel, 3 items"
    state = position(seats=3, red=shared, blue=f"{shared}, 1 medal", green="9 medals")

    assert winners(state) == "blue"


@rule("DW-44")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_then_medals_iron_and_items_decide_in_this_order(seats: int) -> None:
    ahead = [
        (
            "1 steel, 1 medal",
            "1 gold, 5 iron",
        ),
        ("1 steel, 2 iron", "1 item, 1 iron"),
        ("1 item, 1 iron", "1 gold, 1 iron"),
    ]

    assert [winners(position(seats=seats, red=a, blue=b)) for a, b in ahead] == ["red"] * 3


@rule("DW-44")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_players_equal_in_everything_share_the_win(seats: int) -> None:
    state = position(seats=seats)

    assert winners(state) == " and ".join(COLOURS[:seats])


@rule("DW-44")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_best_two_of_several_may_share_the_win(seats: int) -> None:
    goods = "1 iron, 2 gold, 2 steel, 1 item, 3 medals"
    state = position(seats=seats, green=goods, blue=goods, red="1 item, 2 gold")

    assert winners(state) == "blue and green"


@rule("DW-44")
def test_places_after_a_shared_win_leave_a_gap() -> None:
    state = position(seats=4, red="1 gold", blue="1 steel", green="5 medals", yellow="4 medals")

    assert GAME.places(state) == [1, 1, 3, 4]


@rule("DW-44")
def test_a_shared_result_does_not_beat_the_automaton() -> None:
    state = position(seats=1)

    assert winners(state) == "rival"


@rule("DW-44", "DW-45")
def test_a_lead_beats_the_automaton() -> None:
    state = position(seats=1, human="1 gold")

    assert winners(state) == "human"


@rule("DW-42")
def test_the_scores_are_counted_when_the_game_is_over() -> None:
    state = position(mountain="")

    play(state, "red: place 7", "blue: place 1", "blue: pass", "red: place 9")

    assert (state.is_over(), winners(state)) == (True, "red")
