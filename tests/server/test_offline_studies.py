"""Analyses in a browser: judged as at a server, kept decision by decision, gone on with."""

import json
from pathlib import Path
from typing import Any

import pytest

from pithead.bots import find_bot
from pithead.engine.record import read_record
from pithead.games import NAMES, find_game
from pithead.lab.analysing import analyse_record
from pithead.server.offline import mind as minds
from pithead.server.offline.mind import Mind
from pithead.server.settings import Settings
from pithead.server.thinking.assignment import Assignment
from server.assignments import some_match
from server.browser import NOTHING, Kept, Tab

RECORDS = Path(__file__).parents[1] / "records"
# A game of 25 decisions, alone against an automaton.
SHORT = json.loads((RECORDS / "dwarf-1-seat-andvettr-fadir-layered-glory.json").read_text("utf-8"))
SIMULATIONS = 10
QUICK = Settings(study_simulations=SIMULATIONS)


@pytest.fixture(scope="module")
def mind() -> Mind:
    return Mind()


@pytest.fixture
def tab(mind: Mind) -> Tab:
    return Tab(Kept(), mind, QUICK)


def over(tab: Tab, at: int | None = None) -> str:
    """A table whose game is over, or goes on."""
    status, made = tab.request("POST", "/imports", {"record": SHORT, "at": at})
    assert status == 201, made
    return f"/tables/{made['table']}"


def test_a_finished_game_is_studied_as_the_command_does_it(tab: Tab) -> None:
    place = over(tab)
    assert tab.request("GET", f"{place}/analysis")[1]["state"] == "none"

    asked = tab.request("POST", f"{place}/analysis")[1]
    judged = tab.study()

    assert (asked["state"], asked["total"], judged) == ("open", 25, 25)
    done = tab.request("GET", f"{place}/analysis")[1]
    expected = analyse_record(read_record(json.dumps(SHORT)), SIMULATIONS, 1)
    assert done["analysis"]["decisions"] == expected["decisions"]
    assert done["analysis"]["sums"] == expected["sums"]
    assert done["analysis"]["results"] == expected["results"]
    assert tab.request("POST", f"{place}/analysis")[1]["state"] == "done"
    assert tab.study() == 0


def test_another_tab_goes_on_where_the_first_was_closed(tab: Tab, mind: Mind) -> None:
    place = over(tab)
    tab.request("POST", f"{place}/analysis")
    assert tab.study(most=3) == 3

    later = Tab(tab.kept, mind, QUICK)

    assert later.request("GET", f"{place}/analysis")[1]["done"] == 3
    assert later.study() == 22
    assert tab.request("GET", f"{place}/analysis")[1]["state"] == "done"


def test_the_first_that_was_asked_for_is_first(tab: Tab) -> None:
    places = [over(tab), over(tab)]

    found = [tab.request("POST", f"{place}/analysis")[1]["place"] for place in places]

    assert found == [0, 1]
    tab.study(most=1)
    done = [tab.request("GET", f"{place}/analysis")[1]["done"] for place in places]
    assert done == [1, 0]


def test_a_look_has_as_many_simulations_as_the_journeyman(mind: Mind) -> None:
    tab = Tab(Kept(), mind)
    place = over(tab)
    tab.request("POST", f"{place}/analysis")

    study = tab.desk.shelf.studies.next()

    journeyman = find_bot("journeyman", 1, find_game("dwarf").levels)
    assert study is not None
    assert study.simulations == journeyman.budget.simulations


def test_a_game_that_goes_on_is_not_studied(tab: Tab) -> None:
    status, problem = tab.request("POST", f"{over(tab, 9)}/analysis")

    assert (status, problem["message"]["key"]) == (409, "server.error.study_early")


def test_what_cannot_be_judged_is_said_and_may_be_asked_for_again(tab: Tab) -> None:
    place = over(tab)
    tab.request("POST", f"{place}/analysis")
    tab.study(most=1)
    tab._kept(NOTHING, "judged", place.removeprefix("/tables/"), 2, "[]")

    assert tab.request("GET", f"{place}/analysis")[1]["state"] == "failed"
    assert tab.study() == 0
    assert tab.request("POST", f"{place}/analysis")[1]["done"] == 1


def test_a_mind_tells_that_it_cannot_judge(mind: Mind) -> None:
    record: Any = some_match().record.to_json()
    broken = {**record, "actions": [*record["actions"][:-1], [0, "dig for milk"]]}
    asked = Assignment("over", broken, 0, "study:5", 1, False, study=5)

    assert mind.think(json.dumps(asked.__dict__)) == "[]"


def test_learning_from_mistakes_asks_the_same_analysis(tab: Tab) -> None:
    place = over(tab)
    tab.request("POST", f"{place}/analysis")
    tab.study()
    analysis = tab.request("GET", f"{place}/analysis")[1]["analysis"]
    decision: Any = next(each for each in analysis["decisions"] if len(each["moves"]) > 2)
    other = next(
        each["action"] for each in decision["moves"][1:] if each["action"] != decision["action"]
    )
    tries = f"{place}/analysis/{decision['number']}/tries"

    best = tab.request("POST", tries, {"action": decision["moves"][0]["action"]})[1]
    tried = tab.request("POST", tries, {"action": other})[1]

    assert best["answer"] == "right"
    assert tried["action"] == other
    assert tried["answer"] in ("right", "better", "no_better")
    assert tab.request("POST", f"{place}/analysis/99/tries", {"action": other})[0] == 404


@pytest.mark.parametrize("game", NAMES)
def test_only_a_level_that_goes_by_the_clock_takes_longer(game: str) -> None:
    levels = find_game(game).levels
    record = {"game": game}

    def bot(level: str) -> str:
        return minds.patient(Assignment("a", record, 0, level, 1, False)).bot

    assert bot("journeyman") == "journeyman"
    assert bot("search:0.1s") == "search:0.1s"
    assert find_bot(bot("master"), 1).budget.seconds == minds.SECONDS
    assert find_bot("master", 1, levels).budget.seconds < minds.SECONDS
