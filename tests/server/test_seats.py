"""Who sits at a table: links, invitations, other devices, bots that stand in."""

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.tables_api import BOT, HUMAN, OPEN, QUICK, Seat, application, made, seated


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with application(tmp_path_factory.mktemp("seats")) as client:
        yield client


def test_each_person_gets_a_link_of_their_own(client: TestClient) -> None:
    table = made(client, "dwarf", HUMAN, HUMAN, BOT)

    secrets = [each["secret"] for each in table["seats"]]
    assert secrets[2] is None
    assert len(set(secrets[:2])) == 2
    assert all(len(each) >= 22 for each in secrets[:2])


def test_around_one_screen_all_people_share_one_link(client: TestClient) -> None:
    table = made(client, "dwarf", HUMAN, HUMAN, HUMAN, hot_seat=True)

    secrets = {each["secret"] for each in table["seats"]}
    assert len(secrets) == 1
    assert Seat(client, table["table"], secrets.pop()).get()["mine"] == [0, 1, 2]


def test_at_one_screen_the_moment_is_seen_by_whoever_is_to_act(client: TestClient) -> None:
    table = made(client, "dwarf", HUMAN, HUMAN, hot_seat=True)
    screen = Seat(client, table["table"], table["seats"][0]["secret"])

    seen = set()
    for _ in range(12):
        now = screen.moment()
        assert now["seat"] == now["question"]["seat"] == now["to_act"][0]
        seen.add(now["seat"])
        assert screen.act().status_code == 200
    assert seen == {0, 1}


def test_a_spectator_needs_only_the_address(client: TestClient) -> None:
    table = made(client, "dwarf", HUMAN, BOT)

    now = Seat(client, table["table"]).moment()

    assert now["seat"] == -1
    assert now["question"] is None


def test_a_wrong_secret_is_refused(client: TestClient) -> None:
    table = made(client, "dwarf", HUMAN, BOT)

    answer = Seat(client, table["table"], "x" * 32).raw("/moment")

    assert answer.status_code == 403
    assert answer.json()["type"] == "forbidden"


def test_whoever_has_the_invitation_takes_an_open_seat(client: TestClient) -> None:
    table = made(client, "dwarf", HUMAN, OPEN)
    guest = Seat(client, table["table"])

    taken = guest.post("/seats/1/take", invitation=table["invitation"], name="  Olena\u202e ")

    assert taken.status_code == 200
    own = Seat(client, table["table"], taken.json()["secret"])
    assert own.get()["mine"] == [1]
    assert own.get()["seats"][1]["name"] == "Olena"


def test_an_open_seat_is_taken_once(client: TestClient) -> None:
    table = made(client, "dwarf", HUMAN, OPEN)
    guest = Seat(client, table["table"])
    guest.post("/seats/1/take", invitation=table["invitation"], name="first")

    second = guest.post("/seats/1/take", invitation=table["invitation"], name="second")

    assert second.status_code == 409
    assert guest.get()["seats"][1]["name"] == "first"


def test_a_wrong_invitation_opens_nothing(client: TestClient) -> None:
    table = made(client, "dwarf", HUMAN, OPEN)

    answer = Seat(client, table["table"]).post("/seats/1/take", invitation="wrong", name="x")

    assert answer.status_code == 403
    assert Seat(client, table["table"]).get()["seats"][1]["kind"] == "open"


def test_a_seat_is_renamed_by_its_player_only(client: TestClient) -> None:
    first, second = seated(client, "dwarf", HUMAN, HUMAN)

    assert first.post("/seats/0/name", name="Maria").status_code == 200
    assert second.post("/seats/0/name", name="Nobody").status_code == 403
    assert first.get()["seats"][0]["name"] == "Maria"


def test_a_moved_seat_leaves_its_old_link_void(client: TestClient) -> None:
    first, _ = seated(client, "dwarf", HUMAN, HUMAN)

    secret = first.post("/seats/0/move").json()["secret"]

    assert first.raw("/moment").status_code == 403
    assert Seat(client, first.table, secret).get()["mine"] == [0]


def test_a_bot_stands_in_and_gives_the_seat_back(client: TestClient) -> None:
    first, second = seated(client, "dwarf", HUMAN, HUMAN)
    away = first if first.moment()["question"] else second
    seat = away.get()["mine"][0]
    before = away.moment()["moves"]

    assert away.post(f"/seats/{seat}/stand-in", level="apprentice").status_code == 200
    wait_for(lambda: away.moment()["moves"] > before)
    facts = away.post(f"/seats/{seat}/back").json()

    assert facts["seats"][seat]["stand_in"] is None


@pytest.mark.parametrize(("absent_seconds", "status"), [(0.0, 200), (1e9, 403)])
def test_others_may_call_a_bot_only_for_whoever_is_away(
    tmp_path: Path, absent_seconds: float, status: int
) -> None:
    with application(tmp_path, replace(QUICK, absent_seconds=absent_seconds)) as client:
        _, second = seated(client, "dwarf", HUMAN, HUMAN)

        assert second.post("/seats/0/stand-in", level="apprentice").status_code == status


def test_an_invitation_opens_one_seat_and_each_guest_has_one(client: TestClient) -> None:
    table = made(client, "dwarf", HUMAN, OPEN, OPEN, OPEN)
    guest = Seat(client, table["table"])
    first, second, third = table["invitations"]

    taken = [
        guest.post(f"/seats/{seat}/take", invitation=first, name="greedy").status_code
        for seat in (2, 1, 3)
    ]
    others = [
        guest.post("/seats/1/take", invitation=second, name="Bo").status_code,
        guest.post("/seats/3/take", invitation=third, name="Cy").status_code,
    ]

    assert taken == [200, 409, 409]
    assert others == [200, 200]
    assert [each["invitation"] for each in guest.get()["seats"]] == [None, 1, 0, 2]


def test_a_used_invitation_is_refused_in_one_sentence(client: TestClient) -> None:
    table = made(client, "dwarf", HUMAN, OPEN, OPEN)
    guest = Seat(client, table["table"])
    guest.post("/seats/1/take", invitation=table["invitation"], name="greedy")

    answer = guest.post("/seats/2/take", invitation=table["invitation"], name="greedy")

    assert answer.json()["message"]["key"] == "server.error.invitation_used"


def test_the_host_may_make_one_invitation_for_all(client: TestClient) -> None:
    table = made(client, "dwarf", HUMAN, OPEN, OPEN, one_for_all=True)
    guest = Seat(client, table["table"])

    for seat in (1, 2):
        answer = guest.post(f"/seats/{seat}/take", invitation=table["invitation"], name="x")
        assert answer.status_code == 200
    assert table["invitations"] == [table["invitation"]]


def test_whoever_asks_for_anything_is_not_away(client: TestClient) -> None:
    """A script that plays by plain requests, without a stream or long poll."""
    first, second = seated(client, "dwarf", HUMAN, HUMAN)
    until = time.monotonic() + 0.5
    while time.monotonic() < until:
        first.moment()

    answer = second.post("/seats/0/stand-in")

    assert answer.status_code == 403
    assert second.get()["seats"][0]["here"]


@pytest.mark.parametrize(
    ("wish", "expected"), [(None, "master"), ("apprentice", "apprentice")], ids=["table", "own"]
)
def test_others_do_not_choose_the_level_of_a_stand_in(
    client: TestClient, wish: str | None, expected: str
) -> None:
    first, second = seated(client, "dwarf", HUMAN, HUMAN, stand_in="master")
    assert first.post("/seats/0/wish", level=wish).status_code == 200
    wait_for(lambda: second.post("/seats/0/stand-in", level="journeyman").status_code == 200)

    assert second.get()["seats"][0]["stand_in"] == expected
    assert second.get()["seats"][0]["wish"] == wish


def test_nobody_sets_the_wish_of_another(client: TestClient) -> None:
    _, second = seated(client, "dwarf", HUMAN, HUMAN)

    assert second.post("/seats/0/wish", level="apprentice").status_code == 403
    assert second.post("/seats/1/wish", level="grandmaster").status_code == 422


def test_a_level_there_is_not_is_refused_for_the_table(client: TestClient) -> None:
    body = {"game": "dwarf", "seats": [HUMAN, HUMAN], "stand_in": "grandmaster"}

    answer = client.post("/api/tables", json=body)

    assert answer.status_code == 422
    assert "grandmaster" in answer.json()["detail"]


def test_an_action_of_whoever_returns_takes_the_seat_back(client: TestClient) -> None:
    both = seated(client, "dwarf", HUMAN, HUMAN)
    seat = 0 if both[1].moment()["question"] else 1
    away, other = both[seat], both[1 - seat]
    away.post(f"/seats/{seat}/stand-in", level="apprentice")

    # It is the other's turn, so that what comes is too late in any case.
    answer = away.act("place 1")

    assert answer.status_code == 409
    assert other.get()["seats"][seat]["stand_in"] is None


def test_a_spectator_may_not_call_a_bot(tmp_path: Path) -> None:
    with application(tmp_path, replace(QUICK, absent_seconds=0.0)) as client:
        table = made(client, "dwarf", HUMAN, HUMAN)

        assert Seat(client, table["table"]).post("/seats/0/stand-in").status_code == 403


def test_only_public_tables_are_listed(client: TestClient) -> None:
    shown = made(client, "dwergar", HUMAN, BOT, public=True, name="Friday")["table"]
    hidden = made(client, "dwergar", HUMAN, BOT)["table"]

    listed = {each["table"]: each for each in client.get("/api/tables").json()}

    assert listed[shown]["name"] == "Friday"
    assert hidden not in listed


def test_chat_is_told_to_all_and_can_be_switched_off(client: TestClient) -> None:
    first, second = seated(client, "dwarf", {"kind": "human", "name": "Ann"}, HUMAN)
    silent, _ = seated(client, "dwarf", HUMAN, HUMAN, chat=False)

    first.post("/chat", id="chat-0001", text="<b>hello</b>\x07")

    told = [each["chat"] for each in second.get("/events", after=0)["events"]]
    assert told == [{"name": "Ann", "text": "<b>hello</b>"}]
    assert second.get("/chat") == [{"seq": 1, "seat": 0, "name": "Ann", "text": "<b>hello</b>"}]
    assert silent.post("/chat", id="chat-0001", text="hello").status_code == 409


def wait_for(done: object, seconds: float = 120.0) -> None:
    assert callable(done)
    until = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.05)
