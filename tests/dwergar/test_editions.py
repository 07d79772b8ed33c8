"""Where the edition of 2020 differs from that of 2021."""

import pytest

from dwergar.look import heat, kinds_of_legal, legal, owns, points, told
from dwergar.table import GAME, Holdings, end_turn, finish, play, position
from rules import rule

# Decks without anything at the end of the game.
QUIET = "new_shaft+eastern"
BOTH = pytest.mark.parametrize("edition", ["2021", "2020"])


# -- the Lift ----------------------------------------------------------------------------------


@rule("DG-39")
@pytest.mark.parametrize(("edition", "scored"), [("2021", 0), ("2020", 2)])
def test_lifting_empty_carts_scores_only_in_2020(edition: str, scored: int) -> None:
    state = position(red={"workers": "ironworker foreman", "heat": 1}, edition=edition)

    play(state, "place ironworker lift", "lift", "lift")

    assert points(state, "red") == scored


@rule("DG-39")
@BOTH
def test_lifting_while_a_cart_of_anyone_is_loaded_scores_in_both(edition: str) -> None:
    state = position(
        red={"workers": "ironworker foreman", "heat": 1},
        carts={"blue 4": "1 crystal"},
        edition=edition,
    )

    play(state, "place ironworker lift", "lift", "lift")

    assert points(state, "red") == 2


@rule("DG-39")
@pytest.mark.parametrize(("edition", "scored"), [("2021", 1), ("2020", 2)])
def test_in_2021_a_lift_scores_no_more_once_the_last_cart_is_emptied(
    edition: str, scored: int
) -> None:
    state = position(
        red={"workers": "ironworker foreman", "heat": 1},
        carts={"blue transit": "1 crystal", "red 1": "foreman"},
        edition=edition,
    )

    play(state, "place ironworker lift", "lift", "lift")

    assert points(state, "red") == scored


# -- Gold foundry ------------------------------------------------------------------------------


@rule("DG-P20")
@pytest.mark.parametrize(("edition", "scored"), [("2021", 4), ("2020", 5)])
def test_the_gold_foundry_scores_completions_with_gold_only_in_2020(
    edition: str, scored: int
) -> None:
    state = position(
        red={"workers": "ironworker foreman", "gold": 2, "upgraded": [20]},
        row=[15],
        edition=edition,
    )

    play(state, "place ironworker studio", "complete 15")

    assert points(state, "red") == scored


@rule("DG-P20")
@BOTH
def test_the_gold_foundry_scores_no_completion_without_gold(edition: str) -> None:
    state = position(
        red={"workers": "ironworker foreman", "iron": 2, "upgraded": [20]},
        row=[11],
        edition=edition,
    )

    play(state, "place ironworker studio", "complete 11")

    assert points(state, "red") == 2


@rule("DG-P20")
@BOTH
def test_the_gold_foundry_scores_upgrades_with_gold_in_both(edition: str) -> None:
    state = position(
        red={
            "workers": "engineer foreman",
            "gold": 1,
            "heat": 2,
            "upgraded": [20],
            "completed": [2],
        },
        edition=edition,
    )

    play(state, "place engineer forge", "upgrade 2")

    assert points(state, "red") == 1


# -- Entry to the treasury ---------------------------------------------------------------------


@rule("DG-P21")
@pytest.mark.parametrize(("edition", "left"), [("2021", "nothing"), ("2020", "1 gold")])
def test_the_treasury_saves_gold_on_completing_only_in_2020(edition: str, left: str) -> None:
    state = position(
        red={"workers": "ironworker foreman", "gold": 2, "upgraded": [21]},
        row=[15],
        edition=edition,
    )

    play(state, "place ironworker studio", "complete 15")

    assert owns(state, "red") == left


@rule("DG-P21")
@pytest.mark.parametrize(("edition", "left"), [("2021", "1 gold"), ("2020", "nothing")])
def test_the_treasury_saves_gold_on_upgrading_only_in_2021(edition: str, left: str) -> None:
    state = position(
        red={
            "workers": "engineer foreman",
            "gold": 1,
            "heat": 2,
            "upgraded": [21],
            "completed": [2],
        },
        edition=edition,
    )

    play(state, "place engineer forge", "upgrade 2")

    assert owns(state, "red") == left


@rule("DG-P21", "DG-51", "DG-49")
def test_in_2020_the_engineer_returns_no_gold_that_the_treasury_saved() -> None:
    state = position(
        red={"workers": "engineer foreman", "gold": 1, "upgraded": [21]}, row=[15], edition="2020"
    )

    play(state, "place engineer studio", "complete 15")

    # Two are printed, one was saved: the one that was paid comes back, and no more.
    assert owns(state, "red") == "1 gold"


@rule("DG-P21", "DG-P1", "DG-51")
def test_in_2020_both_discounts_count_for_one_completion() -> None:
    state = position(
        red={"workers": "ironworker foreman", "iron": 1, "upgraded": [1, 21]},
        row=[14],
        edition="2020",
    )

    play(state, "place ironworker studio", "complete 14")

    assert (owns(state, "red"), points(state, "red")) == ("nothing", 4)


# -- Master furnace boilers --------------------------------------------------------------------


@rule("DG-P40", "DG-54")
@BOTH
def test_the_boilers_work_in_the_mine_in_both(edition: str) -> None:
    state = position(
        red={"workers": "engineer foreman"},
        blue={"upgraded": [40]},
        furnaces={"mine-2": "blue"},
        edition=edition,
    )

    play(state, "place engineer mine-2")

    assert heat(state, "blue") == 1


@rule("DG-P40")
@BOTH
def test_the_boilers_work_outside_the_mine_in_both(edition: str) -> None:
    state = position(
        red={"workers": "engineer foreman"},
        blue={"upgraded": [40]},
        furnaces={"lift": "blue"},
        edition=edition,
    )

    play(state, "place engineer lift")

    assert heat(state, "blue") == 2


# -- event 57 ----------------------------------------------------------------------------------

ENGINEER: Holdings = {"workers": "engineer foreman", "iron": 3}


@rule("DG-E57")
def test_in_2021_the_laboratory_is_closed_but_dwarves_are_exchanged_there() -> None:
    state = position(red=ENGINEER, standing={"laboratory": "blacksmith"}, event=57)

    play(state, "place engineer laboratory")

    assert kinds_of_legal(state) == {"place"}
    assert "place blacksmith forge" in legal(state)


@rule("DG-E57")
def test_in_2020_only_the_bonuses_of_the_laboratory_are_off() -> None:
    state = position(red=ENGINEER, event=57, edition="2020")

    play(state, "place engineer laboratory", "exchange iron")

    assert (owns(state, "red"), kinds_of_legal(state)) == ("2 stone, 2 iron", {"place"})


@rule("DG-E57")
def test_in_2020_the_ironworker_has_no_bonus_in_the_laboratory() -> None:
    state = position(
        red={"workers": "ironworker foreman", "cool": 1, "iron": 1}, event=57, edition="2020"
    )

    play(state, "place ironworker laboratory")

    assert legal(state) == ["exchange iron", "end"]


@rule("DG-E57")
@BOTH
def test_another_place_is_open_under_event_57(edition: str) -> None:
    state = position(red={"workers": "engineer foreman", "iron": 2}, event=57, edition=edition)

    play(state, "place engineer workshop", "build", "build")

    assert owns(state, "red") == "nothing"


@rule("DG-E57", "DG-52")
@pytest.mark.parametrize(("edition", "installs"), [("2021", []), ("2020", ["install cool"])])
def test_a_furnace_is_installed_in_the_laboratory_only_in_2020(
    edition: str, installs: list[str]
) -> None:
    state = position(
        red={"workers": "foreman engineer", "stone": 2, "cool": 1}, event=57, edition=edition
    )

    play(state, "place foreman laboratory")

    assert legal(state, "install") == installs


@rule("DG-E57", "DG-58")
@BOTH
def test_silverbeard_gives_no_bonus_in_the_laboratory(edition: str) -> None:
    state = position(
        decks="old_shaft+western",
        red={"workers": "blacksmith foreman", "iron": 2, "cool": 1},
        silverbeard="red",
        event=57,
        edition=edition,
    )

    play(state, "place blacksmith laboratory")

    assert legal(state, "silverbeard") == []


@rule("DG-E57", "DG-54")
@BOTH
def test_the_owner_of_a_furnace_in_the_laboratory_is_warmed_in_both(edition: str) -> None:
    state = position(red=ENGINEER, furnaces={"laboratory": "blue"}, event=57, edition=edition)

    play(state, "place engineer laboratory")

    assert heat(state, "blue") == 1


@rule("DG-E57", "DG-P37")
def test_in_2021_heat_may_still_be_changed_in_the_closed_laboratory() -> None:
    state = position(red={"workers": "engineer foreman", "heat": 2, "upgraded": [37]}, event=57)

    play(state, "place engineer laboratory", "change stone")

    assert owns(state, "red") == "1 stone"


@rule("DG-E57", "DG-P44")
def test_in_2020_the_gnomes_win_no_bonus_in_the_laboratory() -> None:
    state = position(
        red={"workers": "engineer foreman", "heat": 1, "cool": 1, "upgraded": [44]},
        event=57,
        edition="2020",
    )

    play(state, "place engineer laboratory", "become ironworker")

    assert kinds_of_legal(state) == {"place"}


# -- when events come --------------------------------------------------------------------------


def round_by_round(edition: str, events: int) -> list[int]:
    """The active event of each round, 0 for none."""
    state = GAME.start(2, {"edition": edition, "events": events}, seed=1)
    seen: dict[int, int] = {}
    while not state.is_over():
        seen.setdefault(state.round, state.event)
        (seat,) = state.seats_to_act()
        GAME.apply(state, seat, GAME.legal_actions(state, seat)[-1])
    return list(seen.values())


@rule("DG-55", "DG-59")
@pytest.mark.parametrize(("edition", "quiet"), [("2021", [1]), ("2020", [1, 2])])
@pytest.mark.parametrize("events", [1, 3, 9, 15])
def test_the_first_rounds_have_no_event(edition: str, quiet: list[int], events: int) -> None:
    rounds = round_by_round(edition, events)

    assert len(rounds) == events + 1
    assert [number for number, event in enumerate(rounds, start=1) if not event] == quiet


@rule("DG-55", "DG-59")
def test_in_2020_the_last_event_is_applied_after_the_last_round() -> None:
    state = position(
        at="round end", edition="2020", coming=[53], carts={"blue transit": "2 iron"}, decks=QUIET
    )

    assert (heat(state, "red"), owns(state, "blue"), state.is_over()) == (1, "2 iron", True)
    assert state.past_events == [53]


@rule("DG-55", "DG-56")
def test_in_2020_the_last_event_comes_before_the_fire_spreads() -> None:
    state = position(
        at="round end", edition="2020", coming=[46], red={"hot": 1, "cool": 1}, decks=QUIET
    )

    kinds = [event.kind for event in state.journal.events if event.kind in ("event", "lit")]
    assert kinds == ["event", "lit"]


@rule("DG-55", "DG-60", "DG-E51")
def test_in_2020_an_event_that_only_changes_the_round_does_nothing_after_the_last() -> None:
    state = position(
        at="round end",
        edition="2020",
        coming=[51],
        red={"completed": [1], "workers": "ironworker ironworker ironworker"},
    )

    assert (state.event, state.past_events, state.actions_left + 1) == (0, [51], 3)


@rule("DG-55")
def test_in_2020_no_event_is_revealed_after_the_first_round() -> None:
    state = GAME.start(2, {"edition": "2020"}, seed=1)

    while state.round == 1:
        end_turn(state)

    assert (state.event, len(state.events), told(state, "event")) == (0, 9, [])


@rule("DG-10")
@BOTH
def test_there_is_one_round_more_than_events_in_both(edition: str) -> None:
    state = GAME.start(2, {"edition": edition, "events": 3}, seed=1)

    finish(state)

    assert (state.round, len(state.past_events)) == (4, 3)
