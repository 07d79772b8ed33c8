"""Undo at a table: within the bound, further back alone, and by consent of the others."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.tables_api import BOT, HUMAN, OPEN, QUICK, Seat, application, new_command, seated


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with application(tmp_path_factory.mktemp("undo")) as client:
        yield client


def played(seat: Seat, actions: int) -> None:
    for _ in range(actions):
        assert seat.act().status_code == 200


def test_the_last_action_is_taken_back_and_everything_is_as_before(client: TestClient) -> None:
    seat = seated(client, "dwergar", HUMAN, HUMAN)[0]
    before = seat.moment()
    played(seat, 1)
    now = seat.moment()
    assert now["undo"]["allowed"], now["undo"]

    answer = seat.undo()

    assert answer.status_code == 200
    after = seat.moment()
    assert after["view"] == before["view"]
    assert after["seq"] == 2


def test_an_undone_action_cannot_be_sent_again_by_an_old_page(client: TestClient) -> None:
    seat = seated(client, "dwergar", HUMAN, HUMAN)[0]
    action = seat.moment()["question"]["actions"][0]["notation"]
    seat.act(action)
    seat.undo()

    assert seat.act(action, seq=0).status_code == 409


def test_a_refused_undo_says_why(client: TestClient) -> None:
    first, second = seated(client, "dwarf", HUMAN, HUMAN)
    seat, other = (first, second) if first.moment()["question"] else (second, first)
    played(seat, 1)
    while not other.moment()["question"]:
        played(seat, 1)
    played(other, 1)

    told = seat.moment()["undo"]
    answer = seat.undo()

    assert not told["allowed"]
    assert answer.status_code == 409
    assert answer.json()["type"] == "undo"
    assert answer.json()["message"]["key"] == told["reason"]["key"]


def test_alone_one_may_go_back_to_any_moment(client: TestClient) -> None:
    seat = seated(client, "dwarf", HUMAN)[0]
    early = seat.moment()
    played(seat, 12)

    answer = seat.undo(to=0)

    assert answer.status_code == 200
    assert seat.moment()["view"] == early["view"]


def test_alone_against_a_bot_undo_goes_back_to_my_own_last_decision(client: TestClient) -> None:
    seat, _ = seated(client, "dwarf", HUMAN, BOT)
    now = seat.moment()
    while not now["question"]:
        now = seat.later(now["seq"])
    mine = now["moves"]
    now = seat.act().json()["moment"]
    while not now["question"]:
        now = seat.later(now["seq"])

    answer = seat.undo()

    assert answer.status_code == 200
    assert seat.moment()["moves"] == mine


def test_online_going_further_back_needs_the_others_consent(client: TestClient) -> None:
    first, second = seated(client, "dwarf", HUMAN, HUMAN)
    for _ in range(6):
        played(first if first.moment()["question"] else second, 1)

    asked = first.undo(to=1).json()

    assert asked["request"]["to"] == 1
    assert second.moment()["moves"] == 6
    request = second.get()["request"]
    answer = second.post("/consent", id=new_command(), request=request["seq"], agree=True)
    assert answer.status_code == 200
    assert second.moment()["moves"] == 1
    assert second.get()["request"] is None


def test_a_refused_consent_changes_nothing(client: TestClient) -> None:
    first, second = seated(client, "dwarf", HUMAN, HUMAN)
    for _ in range(4):
        played(first if first.moment()["question"] else second, 1)
    request = first.undo(to=1).json()["request"]["seq"]

    second.post("/consent", id=new_command(), request=request, agree=False)

    assert first.moment()["moves"] == 4
    assert first.get()["request"] is None


def test_a_wish_sent_again_is_answered_with_the_same_number_and_what_is_open_now(
    client: TestClient,
) -> None:
    first, second = moved_on(client, HUMAN, HUMAN)
    wish = {"id": new_command(), "expected_seq": first.moment()["seq"], "to": 1}
    asked = first.post("/undo", **wish).json()

    again = first.post("/undo", **wish).json()
    second.post("/consent", id=new_command(), request=asked["request"]["seq"], agree=False)
    later = first.post("/undo", **wish).json()

    assert again["request"] == asked["request"]
    assert (again["seq"], later["seq"]) == (asked["seq"], asked["seq"])
    assert later["request"] is None


def test_nobody_consents_to_their_own_wish(client: TestClient) -> None:
    first, second = seated(client, "dwarf", HUMAN, HUMAN)
    for _ in range(4):
        played(first if first.moment()["question"] else second, 1)
    request = first.undo(to=1).json()["request"]["seq"]

    answer = first.post("/consent", id=new_command(), request=request, agree=True)

    assert answer.status_code == 409
    assert first.moment()["moves"] == 4


def moved_on(client: TestClient, *seats: dict[str, str]) -> list[Seat]:
    """People who have made six moves; whoever moved first comes first."""
    people = seated(client, "dwarf", *seats)
    people.sort(key=lambda seat: not seat.moment()["question"])
    for _ in range(6):
        played(next(seat for seat in people if seat.moment()["question"]), 1)
    return people


def test_a_wish_to_take_back_says_which_moves_would_be_gone(client: TestClient) -> None:
    first, second = moved_on(client, HUMAN, HUMAN)

    first.undo(to=4)

    request = second.get()["request"]
    assert request["many"] == 2
    assert request["moves"] == second.get("/log")[5:]
    assert request["moves"][0]["told"]
    assert request["waiting"] == second.get()["mine"]


def test_the_asker_sees_who_refused(client: TestClient) -> None:
    first, second = moved_on(client, HUMAN, HUMAN)
    request = first.undo(to=1).json()["request"]["seq"]

    second.post("/consent", id=new_command(), request=request, agree=False)

    answer = first.get()["answer"]
    assert (answer["how"], answer["request"]) == ("refused", request)
    assert [answer["by"]] == second.get()["mine"]
    told = [each for each in first.get("/events", after=0)["events"] if each["kind"] == "consent"]
    assert told[-1]["facts"]["answer"] == answer


def test_the_asker_sees_that_all_agreed(client: TestClient) -> None:
    first, second = moved_on(client, HUMAN, HUMAN)
    request = first.undo(to=1).json()["request"]["seq"]

    second.post("/consent", id=new_command(), request=request, agree=True)

    assert first.get()["answer"]["how"] == "granted"


def test_the_asker_sees_that_the_game_went_on(client: TestClient) -> None:
    first, second = moved_on(client, HUMAN, HUMAN)
    first.undo(to=1)
    seq = first.moment()["seq"]

    played(first if first.moment()["question"] else second, 1)

    (event,) = first.get("/events", after=seq)["events"]
    assert event["facts"]["request"] is None
    assert event["facts"]["answer"]["how"] == "overtaken"


def test_a_wish_that_nobody_answers_lapses(tmp_path: Path) -> None:
    with application(tmp_path, replace(QUICK, undo_seconds=0.3)) as client:
        first, _ = moved_on(client, HUMAN, HUMAN)
        request = first.undo(to=1).json()["request"]

        (event,) = first.get("/events", after=request["seq"], wait=20)["events"]

        assert event["kind"] == "lapse"
        assert event["facts"]["request"] is None
        assert event["facts"]["answer"]["how"] == "lapsed"
        assert first.moment()["moves"] == 6
        assert first.undo(to=1).json()["request"]


def test_a_stand_in_is_not_asked(client: TestClient) -> None:
    first, second = moved_on(client, HUMAN, HUMAN)
    while first.moment()["question"] is None:
        played(second, 1)
    (seat,) = second.get()["mine"]
    second.post(f"/seats/{seat}/stand-in", level="apprentice")

    answer = first.undo(to=1)

    assert answer.status_code == 200
    assert answer.json()["request"] is None
    assert first.get()["answer"]["how"] == "granted"


def test_a_wish_happens_when_a_bot_stands_in_for_whom_it_waited_for(client: TestClient) -> None:
    first, second = moved_on(client, HUMAN, HUMAN)
    while first.moment()["question"] is None:
        played(second, 1)
    first.undo(to=1)
    (seat,) = second.get()["mine"]

    second.post(f"/seats/{seat}/stand-in", level="apprentice")

    assert first.get()["answer"]["how"] == "granted"
    assert first.get()["request"] is None


def test_where_nobody_sits_yet_nobody_is_asked(client: TestClient) -> None:
    first, second, _ = seated(client, "dwarf", HUMAN, HUMAN, OPEN, options={"first": "1"})
    played(first, 1)
    while first.moment()["question"]:
        played(first, 1)
    (seat,) = second.get()["mine"]
    second.post(f"/seats/{seat}/stand-in", level="apprentice")
    # The stand-in plays until the seat that nobody has taken is asked: then the table rests.
    now = first.moment()
    while now["to_act"] == [seat]:
        now = first.later(now["seq"])

    answer = first.undo(to=0)

    assert answer.status_code == 200, answer.text
    assert answer.json()["request"] is None
    assert first.moment()["moves"] == 0
