"""Trying again at a decision of an analysed game: what is right, better, or no better."""

import json
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from pithead.bots import retried
from pithead.engine.match import Match
from pithead.engine.record import read_record
from pithead.games import find_game
from server.tables_api import Seat, application
from server.test_studies import SETTINGS, SHORT, SIMULATIONS, after, finished_table


def analysed(client: TestClient) -> tuple[Seat, list[Any]]:
    seat = Seat(client, finished_table(client))
    seat.post("/analysis")
    done = after(lambda: seat.get("/analysis"), lambda each: each["state"] == "done")
    return seat, done["analysis"]["decisions"]


def match_before(number: int) -> Match[Any]:
    record = read_record(json.dumps(SHORT))
    return Match(find_game(record.game), record.until(number - 1))


def others(decision: Any) -> list[str]:
    """Moves that are neither the best nor what was played, the last in order first."""
    match = match_before(decision["number"])
    known = {decision["action"], decision["moves"][0]["action"]}
    legal = match.game.legal_actions(match.state, decision["seat"])
    return [each.notation for each in reversed(legal) if each.notation not in known]


def missed(decisions: list[Any]) -> Any:
    """One in which something better was there, and a third move as well."""
    return next(
        each for each in decisions if each["action"] != each["moves"][0]["action"] and others(each)
    )


def test_the_best_move_is_right_the_played_one_is_known_and_any_other_is_tried(
    tmp_path: Path,
) -> None:
    with application(tmp_path, SETTINGS) as client:
        seat, decisions = analysed(client)
        decision = missed(decisions)
        number = decision["number"]
        best, played, other = (
            decision["moves"][0]["action"],
            decision["action"],
            others(decision)[0],
        )
        match = match_before(number)

        told = [
            seat.post(f"/analysis/{number}/tries", action=action).json()
            for action in (best, played, other, other)
        ]

        assert [each["answer"] for each in told[:2]] == ["right", "played"]
        assert (told[1]["given"], told[1]["gains"]) == (decision["given"], decision["gains"])
        assert told[2] == told[3]
        action = match.game.parse(other)
        assert told[2] == retried(match.game, match.state, decision, action, SIMULATIONS, 1)


@pytest.mark.parametrize("game_is_analysed", [True, False])
def test_what_cannot_be_tried_is_refused_in_a_sentence(
    game_is_analysed: bool, tmp_path: Path
) -> None:
    with application(tmp_path, SETTINGS) as client:
        if game_is_analysed:
            seat, _ = analysed(client)
            refused = [
                seat.post("/analysis/1/tries", action=action) for action in ("place 99", "fly", "")
            ]
            refused.append(seat.post("/analysis/26/tries", action="place 5"))
            assert [each.status_code for each in refused] == [422, 422, 422, 404]
        else:
            seat = Seat(client, finished_table(client))
            refused = [seat.post("/analysis/1/tries", action="place 5")]
            assert refused[0].status_code == 404
        assert all(each.json()["detail"].strip() for each in refused)


def test_a_move_that_is_not_possible_there_says_why(tmp_path: Path) -> None:
    with application(tmp_path, SETTINGS) as client:
        seat, decisions = analysed(client)
        number = decisions[0]["number"]
        match = match_before(number)
        legal = {each.notation for each in match.game.legal_actions(match.state, 0)}
        impossible = next(
            each.notation
            for each in map(match.game.action, range(50))
            if each.notation not in legal
        )

        refused = seat.post(f"/analysis/{number}/tries", action=impossible)

        assert refused.status_code == 422
        assert refused.json()["type"] == "illegal"
