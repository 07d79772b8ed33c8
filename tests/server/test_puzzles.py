"""Puzzles at the server and without one: their boards, tries, solutions."""

from pathlib import Path
from typing import Any

import pytest

from pithead.games import NAMES
from pithead.puzzles import shipped
from pithead.server.offline.mind import Mind
from server.browser import Kept, Tab
from server.growing import Ask, over_http
from server.tables_api import application

PUZZLE = shipped("dwarf")[0]
NAME = PUZZLE["id"]
BEST, *OTHERS = [each["action"] for each in PUZZLE["moves"]]
WHERE = ["server", "browser"]


@pytest.fixture(params=WHERE)
def ask(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    if request.param == "browser":
        yield Tab(Kept(), Mind()).request
    else:
        with application(tmp_path) as client:
            yield over_http(client)


def test_every_puzzle_is_listed_with_game_and_grade(ask: Ask) -> None:
    status, listed = ask("GET", "/puzzles", None, None)

    assert status == 200
    assert len(listed) == sum(len(shipped(name)) for name in NAMES)
    assert {"puzzle": NAME, "game": "dwarf"}.items() <= next(
        each.items() for each in listed if each["puzzle"] == NAME
    )


def test_its_board_offers_every_move_to_everybody(ask: Ask) -> None:
    _, moment = ask("GET", f"/trees/{NAME}/nodes/0/moment?seat={PUZZLE['seat']}", None, None)

    offered = [each["notation"] for each in moment["question"]["actions"]]
    assert sorted(offered) == sorted([BEST, *OTHERS])


def test_the_best_move_is_right_and_any_other_is_told_what_it_gives_away(ask: Ask) -> None:
    answers = [
        ask("POST", f"/puzzles/{NAME}/tries", {"action": each}, None)[1]
        for each in (BEST, OTHERS[0])
    ]

    assert [each["answer"] for each in answers] == ["right", "no_better"]
    assert answers[1]["given"] == PUZZLE["moves"][1]["given"]


def test_the_solution_comes_with_the_next_best_and_what_is_expected(ask: Ask) -> None:
    _, told = ask("GET", f"/puzzles/{NAME}/solution", None, None)

    assert told["action"] == BEST
    assert told["next"]["action"] == OTHERS[0]
    assert told["line"][0]["action"] == BEST


@pytest.mark.parametrize("what", ["moves", "answer", "hint", "name", "remove"])
def test_nobody_changes_a_puzzle_or_has_a_bot_solve_it(ask: Ask, what: str) -> None:
    body = {"action": BEST, "level": "master", "name": "mine"}
    wanted = {"moves": ["action"], "answer": ["level"], "name": ["name"]}.get(what, [])

    status, _ = ask(
        "POST", f"/trees/{NAME}/nodes/0/{what}", {key: body[key] for key in wanted}, None
    )

    assert status == 403


@pytest.mark.parametrize(
    ("name", "action", "status"),
    [("dwarf-none", BEST, 404), (NAME, "no such move", 400), (NAME, "place 99", 400)],
)
def test_what_cannot_be_tried_is_refused(ask: Ask, name: str, action: str, status: int) -> None:
    found, answer = ask("POST", f"/puzzles/{name}/tries", {"action": action}, None)

    assert found in (status, 422, 409), answer
    assert answer["message"]["key"]


@pytest.mark.parametrize("game", NAMES)
def test_every_solution_can_be_told(game: str, tmp_path: Path) -> None:
    with application(tmp_path) as client:
        ask = over_http(client)
        for each in shipped(game)[::7]:
            _, told = ask("GET", f"/puzzles/{each['id']}/solution", None, None)
            assert told["line"], each["id"]
