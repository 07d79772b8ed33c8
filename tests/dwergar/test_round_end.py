"""The end of a round, and Silverbeard: DG-55 to DG-58."""

import pytest

from dwergar.look import (
    furnaces,
    hand,
    heat,
    kinds_of_legal,
    legal,
    owns,
    points,
    silverbeard,
    to_act,
    told,
)
from dwergar.table import play, position
from rules import rule

OLD = "western+old_shaft"
THREE = "western+old_shaft+eastern"

# -- events ------------------------------------------------------------------------------------


@rule("DG-55")
def test_the_active_event_goes_and_the_next_is_revealed() -> None:
    state = position(at="round end", event=51, coming=[49, 56])

    assert (state.event, state.past_events, state.events) == (49, [51], [56])


@rule("DG-55")
def test_the_next_event_is_applied_at_once() -> None:
    state = position(at="round end", coming=[46, 49])

    assert (heat(state, "red"), heat(state, "blue")) == (2, 2)


@rule("DG-55")
def test_what_held_for_the_round_is_over() -> None:
    state = position(at="round end", event=51, coming=[49])

    assert state.actions_left + 1 == 3


@rule("DG-55")
@pytest.mark.parametrize(
    ("lines", "event", "round_"),
    [
        (["red: place foreman studio", "blue: place engineer studio"], 51, 1),
        (
            [
                "red: place foreman studio",
                "blue: place engineer studio",
                "blue: place ironworker studio",
            ],
            56,
            2,
        ),
    ],
)
def test_an_event_comes_after_the_last_players_turn(
    lines: list[str], event: int, round_: int
) -> None:
    state = position(blue={"workers": "engineer ironworker"}, actions=1, event=51, coming=[56])

    play(state, *lines)

    assert (state.event, state.round) == (event, round_)


@rule("DG-55", "DG-59")
def test_no_event_comes_after_the_last_round() -> None:
    state = position(at="round end", event=51, coming=[])

    assert (state.event, told(state, "event"), state.is_over()) == (0, [], True)


@rule("DG-56")
@pytest.mark.parametrize(
    ("hot", "cool", "after"),
    [
        (1, 3, "2 hot, 2 cool"),
        (3, 1, "4 hot, 0 cool"),
        (2, 0, "2 hot, 0 cool"),
        (0, 2, "0 hot, 2 cool"),
    ],
)
def test_who_has_a_hot_furnace_lights_one_more(hot: int, cool: int, after: str) -> None:
    state = position(at="round end", blue={"hot": hot, "cool": cool})

    assert furnaces(state, "blue") == after


@rule("DG-56")
def test_it_happens_for_everyone_without_asking() -> None:
    state = position(
        seats=3, at="round end", red={"hot": 1, "cool": 1}, green={"hot": 1, "cool": 1}
    )

    assert told(state, "lit") == ["red 1", "green 1"]
    assert kinds_of_legal(state) == {"place"}


@rule("DG-56")
def test_it_happens_also_after_the_last_round_before_the_extra_turn() -> None:
    state = position(at="round end", coming=[], red={"hot": 1, "cool": 1, "completed": [9]})

    assert (to_act(state), furnaces(state, "red")) == ("red", "2 hot, 0 cool")


@rule("DG-56")
def test_installed_furnaces_do_not_count() -> None:
    state = position(at="round end", red={"cool": 1}, furnaces={"forge": "red"})

    assert furnaces(state, "red") == "0 hot, 1 cool"


# -- Silverbeard -------------------------------------------------------------------------------


@rule("DG-57")
def test_whoever_alone_completed_most_old_shaft_projects_gets_the_token() -> None:
    state = position(
        seats=3,
        decks=THREE,
        at="round",
        red={"completed": [28, 1, 2, 3]},
        blue={"completed": [29, 30]},
    )

    assert silverbeard(state) == "blue"


@rule("DG-57")
def test_upgraded_projects_are_completed_ones_too() -> None:
    state = position(decks=OLD, at="round", blue={"upgraded": [28]})

    assert silverbeard(state) == "blue"


@rule("DG-57")
def test_in_a_tie_nobody_gets_it() -> None:
    state = position(
        seats=3,
        decks=THREE,
        at="round",
        red={"completed": [28]},
        blue={"completed": [29, 30]},
        green={"completed": [31, 32]},
    )

    assert silverbeard(state) == "nobody"


@rule("DG-57")
def test_without_an_old_shaft_project_nobody_gets_it() -> None:
    state = position(decks=OLD, at="round", red={"completed": [1, 2]})

    assert silverbeard(state) == "nobody"


@rule("DG-57")
def test_without_the_old_shaft_deck_there_is_no_token() -> None:
    state = position(at="round", red={"completed": [28]})

    assert silverbeard(state) == "nobody"


@rule("DG-57")
def test_an_unused_token_goes_back() -> None:
    state = position(
        decks=OLD,
        at="round end",
        silverbeard="red",
        red={"completed": [28]},
        blue={"completed": [29]},
    )

    assert silverbeard(state) == "nobody"


@rule("DG-57")
def test_a_used_token_comes_again_with_the_next_round() -> None:
    state = position(decks=OLD, at="round end", red={"completed": [28]})

    assert silverbeard(state) == "red"


@rule("DG-57")
def test_the_lead_is_looked_at_only_before_a_round() -> None:
    state = position(
        decks=OLD,
        red={"iron": 4, "workers": "ironworker foreman"},
        row=[29],
        actions=2,
    )

    play(state, "place ironworker studio", "complete 29")

    assert silverbeard(state) == "nobody"


@rule("DG-58")
def test_the_token_gives_a_bonus_the_dwarf_does_not_have() -> None:
    state = position(
        decks=OLD, silverbeard="red", red={"cool": 3, "workers": "engineer foreman"}, actions=2
    )

    play(state, "place engineer bellows", "silverbeard ironworker", "light-all")

    assert (furnaces(state, "red"), silverbeard(state)) == ("3 hot, 0 cool", "nobody")


@rule("DG-58")
@pytest.mark.parametrize(
    ("dwarf", "place", "offered"),
    [
        ("engineer", "laboratory", ["silverbeard ironworker"]),
        ("blacksmith", "laboratory", ["silverbeard engineer", "silverbeard ironworker"]),
        ("foreman", "bellows", ["silverbeard ironworker", "silverbeard blacksmith"]),
        ("ironworker", "lift", ["silverbeard blacksmith"]),
        ("ironworker", "workshop", ["silverbeard engineer"]),
        ("blacksmith", "forge", ["silverbeard engineer"]),
        ("ironworker", "studio", ["silverbeard engineer", "silverbeard blacksmith"]),
        ("engineer", "mine-1", []),
    ],
)
def test_it_is_offered_outside_the_mine_for_the_bonuses_he_lacks(
    dwarf: str, place: str, offered: list[str]
) -> None:
    state = position(decks=OLD, silverbeard="red", red={"workers": f"{dwarf} {dwarf}"}, actions=2)

    play(state, f"place {dwarf} {place}")

    assert legal(state, "silverbeard") == offered


@rule("DG-58")
def test_it_is_used_besides_the_action_and_the_own_bonus() -> None:
    state = position(
        decks=OLD, silverbeard="red", red={"cool": 3, "workers": "blacksmith foreman"}, actions=2
    )

    play(state, "place blacksmith bellows", "light", "heat")
    play(state, "silverbeard ironworker", "light-all")

    assert (furnaces(state, "red"), heat(state, "red")) == ("3 hot, 0 cool", 2)


@rule("DG-58")
def test_it_is_used_once() -> None:
    state = position(
        decks=OLD, silverbeard="red", red={"gold": 3, "workers": "blacksmith foreman"}, actions=2
    )

    play(state, "place blacksmith laboratory", "silverbeard engineer")

    assert kinds_of_legal(state) == {"exchange", "end"}


@rule("DG-58")
def test_only_its_holder_uses_it() -> None:
    state = position(
        decks=OLD, silverbeard="blue", red={"gold": 3, "workers": "blacksmith foreman"}
    )

    play(state, "place blacksmith laboratory")

    assert kinds_of_legal(state) == {"exchange", "end"}


@rule("DG-58")
def test_at_the_studio_the_foreman_takes_one_back() -> None:
    state = position(
        decks=OLD, silverbeard="red", red={"iron": 4, "workers": "engineer foreman"}, row=[29]
    )

    play(state, "place foreman studio", "silverbeard engineer", "complete 29")

    assert owns(state, "red") == "1 iron"


@rule("DG-58")
def test_at_the_lift_it_scores_like_an_ironworker() -> None:
    state = position(
        decks=OLD,
        silverbeard="red",
        red={"workers": "engineer foreman"},
        carts={"red 4": "1 stone"},
        actions=2,
    )

    play(state, "place engineer lift", "silverbeard ironworker", "lift")

    assert points(state, "red") == 1


@rule("DG-58", "DG-60")
def test_the_token_stays_with_its_holder_through_the_extra_turn() -> None:
    state = position(
        decks=OLD,
        at="round end",
        coming=[],
        silverbeard="red",
        red={"completed": [1], "workers": "engineer"},
    )

    play(state, "red: place engineer bellows")

    assert legal(state, "silverbeard") == ["silverbeard ironworker", "silverbeard blacksmith"]
    assert hand(state, "red") == "nobody"
