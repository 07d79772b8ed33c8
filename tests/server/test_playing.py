"""Commands at a table: legal ones are written down once, all others change nothing."""

import hashlib
import json
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from server.tables_api import BOT, HUMAN, Seat, application, new_command, seated


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with application(tmp_path_factory.mktemp("playing")) as client:
        yield client


def to_act(seats: list[Seat]) -> tuple[Seat, Seat]:
    """Whoever is to act, and the other."""
    first, second = seats
    return (first, second) if first.moment()["question"] else (second, first)


def test_a_legal_action_is_written_and_answered_with_the_new_moment(client: TestClient) -> None:
    seat, _ = to_act(seated(client, "dwarf", HUMAN, HUMAN))

    answer = seat.act()

    assert answer.status_code == 200
    assert answer.json()["seq"] == 1
    assert answer.json()["moment"] == seat.moment()


def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing(
    client: TestClient,
) -> None:
    seat, _ = to_act(seated(client, "dwarf", HUMAN, HUMAN))
    before = seat.moment()

    answer = seat.act("helper 5")

    assert answer.status_code == 422
    assert answer.json()["type"] == "illegal"
    assert answer.json()["detail"]
    assert answer.json()["moment"] == before == seat.moment()


def test_what_is_no_action_at_all_is_refused(client: TestClient) -> None:
    seat, _ = to_act(seated(client, "dwarf", HUMAN, HUMAN))

    answer = seat.act("dig to china")

    assert answer.status_code == 422
    assert "dig to china" in answer.json()["detail"]


def test_who_is_not_asked_cannot_act(client: TestClient) -> None:
    seat, other = to_act(seated(client, "dwarf", HUMAN, HUMAN))
    action = seat.moment()["question"]["actions"][0]["notation"]

    answer = other.act(action, seq=0)

    assert answer.status_code == 409
    assert seat.moment()["moves"] == 0


def test_the_same_command_twice_has_one_effect(client: TestClient) -> None:
    seat, _ = to_act(seated(client, "dwarf", HUMAN, HUMAN))
    action = seat.moment()["question"]["actions"][0]["notation"]

    first = seat.act(action, seq=0, command="double-click")
    second = seat.act(action, seq=0, command="double-click")

    assert first.json()["seq"] == second.json()["seq"] == 1
    assert seat.moment()["moves"] == 1


def test_a_command_sent_again_gets_its_own_number_and_the_present_moment(
    client: TestClient,
) -> None:
    seat = seated(client, "dwarf", HUMAN, HUMAN, hot_seat=True)[0]
    action = seat.moment()["question"]["actions"][0]["notation"]
    seat.act(action, seq=0, command="lost-answer")
    seat.act()

    again = seat.act(action, seq=0, command="lost-answer").json()

    assert again["seq"] == 1
    assert again["moment"] == seat.moment()
    assert again["moment"]["seq"] == 2


def test_a_stale_page_is_refused_with_the_present_moment(client: TestClient) -> None:
    seat = seated(client, "dwarf", HUMAN, HUMAN, hot_seat=True)[0]
    action = seat.moment()["question"]["actions"][0]["notation"]
    seat.act(action)

    answer = seat.act(action, seq=0)

    assert answer.status_code == 409
    assert answer.json()["type"] == "stale"
    assert answer.json()["moment"] == seat.moment()


def test_an_expected_number_from_the_future_is_stale_too(client: TestClient) -> None:
    seat, _ = to_act(seated(client, "dwarf", HUMAN, HUMAN))

    assert seat.act(seq=99).status_code == 409


def test_a_sealed_choice_of_another_seat_does_not_make_mine_stale(client: TestClient) -> None:
    first, second = seated(client, "imperial-miners", HUMAN, HUMAN)
    offered = first.moment()
    assert offered["to_act"] == [0, 1]
    assert second.act().status_code == 200

    answer = first.act(offered["question"]["actions"][0]["notation"], seq=offered["seq"])

    assert answer.status_code == 200


def test_chat_does_not_make_an_action_stale(client: TestClient) -> None:
    seat, other = to_act(seated(client, "dwarf", HUMAN, HUMAN))
    other.post("/chat", id=new_command(), text="take your time")

    assert seat.act(seq=0).status_code == 200


def test_a_spectator_cannot_act(client: TestClient) -> None:
    seat, _ = to_act(seated(client, "dwarf", HUMAN, HUMAN))
    action = seat.moment()["question"]["actions"][0]["notation"]

    assert Seat(client, seat.table).act(action, seq=0).status_code == 403


def test_a_preview_tells_the_change_and_makes_none(client: TestClient) -> None:
    seat = seated(client, "imperial-miners", HUMAN)[0]
    before = seat.moment()

    preview = seat.get("/preview", action=before["question"]["actions"][0]["notation"])

    assert len(preview["changes"]) == 1
    assert seat.moment() == before


def test_reasons_are_told_for_what_is_not_legal(client: TestClient) -> None:
    seat, _ = to_act(seated(client, "dwarf", HUMAN, HUMAN))
    legal = seat.moment()["question"]["actions"][0]["notation"]

    reasons = seat.get("/reasons", action=[legal, "helper 5"])["reasons"]

    assert reasons[legal] is None
    assert reasons["helper 5"]["key"]


def test_a_hint_names_legal_moves_and_how_sure_it_is(client: TestClient) -> None:
    seat, _ = to_act(seated(client, "dwarf", HUMAN, HUMAN))
    legal = [each["notation"] for each in seat.moment()["question"]["actions"]]

    moves = seat.post("/hint").json()["moves"]

    assert moves
    assert all(each["action"] in legal and 0 <= each["sure"] <= 1 for each in moves)


def test_a_hint_tells_what_is_expected_to_follow(client: TestClient) -> None:
    seat, _ = to_act(seated(client, "dwarf", HUMAN, HUMAN))

    best = seat.post("/hint").json()["moves"][0]

    assert {"seat", "action", "offers", "part", "share"} == set(best["line"][0])
    assert set(best["gains"]) <= set(seat.moment()["tallies"][0])


def test_a_hint_is_given_for_an_earlier_moment_too(client: TestClient) -> None:
    seat, _ = to_act(seated(client, "dwarf", HUMAN, HUMAN))
    legal = {each["action"] for each in seat.post("/hint").json()["moves"]}
    seat.act()

    answer = seat.post("/hint", at=0)

    assert answer.status_code == 200
    assert {each["action"] for each in answer.json()["moves"]} & legal
    assert seat.post("/hint", at=99).status_code == 422


def test_hints_can_be_switched_off(client: TestClient) -> None:
    seat, _ = to_act(seated(client, "dwarf", HUMAN, HUMAN, hints=False))

    assert seat.post("/hint").status_code == 409


@pytest.mark.parametrize("game", ["dwarf", "dwergar", "imperial-miners"])
def test_a_whole_game_against_a_bot_comes_to_its_end(client: TestClient, game: str) -> None:
    seat, _ = seated(client, game, HUMAN, BOT)
    now = seat.moment()
    while now["result"] is None:
        if now["question"]:
            answer = seat.act()
            assert answer.status_code == 200, answer.text
            now = answer.json()["moment"]
        else:
            now = seat.later(now["seq"])

    assert seat.get()["status"] == "over"
    assert len(seat.get("/log")) == now["moves"] + 1
    assert len(seat.get("/course")) == now["moves"] + 1


def test_events_resume_exactly_after_the_last_one_seen(client: TestClient) -> None:
    seat = seated(client, "dwarf", HUMAN, HUMAN, hot_seat=True)[0]
    for _ in range(40):
        seat.act()

    whole = seat.get("/events", after=0)["events"]
    tail = seat.get("/events", after=17)["events"]

    assert [each["seq"] for each in whole] == list(range(1, 41))
    assert whole[17:] == tail
    assert whole[-1]["hash"] == seat.moment()["hash"]


def test_the_hash_can_be_worked_out_by_a_client(client: TestClient) -> None:

    now = seated(client, "dwarf", HUMAN, HUMAN)[0].moment()

    part = {key: now[key] for key in ("moves", "question", "tallies", "to_act", "view")}
    text = json.dumps(part, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert now["hash"] == hashlib.sha256(text.encode()).hexdigest()[:16]
