"""Undo at a table: within the bound, further back alone, and by consent of the others."""

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from server.tables_api import BOT, HUMAN, Seat, application, new_command, seated


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
        now = (seat.get("/events", after=now["seq"], wait=20)["events"][-1])["moment"]
    mine = now["moves"]
    seat.act()
    while not seat.moment()["question"] or seat.moment()["moves"] == mine + 1:
        if seat.moment()["question"]:
            break
        seat.get("/events", after=seat.moment()["seq"], wait=5)

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


def test_nobody_consents_to_their_own_wish(client: TestClient) -> None:
    first, second = seated(client, "dwarf", HUMAN, HUMAN)
    for _ in range(4):
        played(first if first.moment()["question"] else second, 1)
    request = first.undo(to=1).json()["request"]["seq"]

    answer = first.post("/consent", id=new_command(), request=request, agree=True)

    assert answer.status_code == 409
    assert first.moment()["moves"] == 4
