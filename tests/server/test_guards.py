"""What protects a table and those who play at it."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.testclient import TestClient

from pithead.server.edge.addresses import OWN_NAMES, address_of
from pithead.server.edge.limits import CORNER_SECONDS, REFUSALS_A_SECOND, SEATED, Corner
from pithead.server.serving import with_own_names
from pithead.server.settings import Settings
from server.tables_api import BOT, HUMAN, Seat, application, made, seated


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("guards")


@pytest.fixture(scope="module")
def client(folder: Path) -> Iterator[TestClient]:
    with application(folder) as client:
        yield client


def test_every_answer_closes_the_doors_it_can(client: TestClient) -> None:
    headers = client.get("/api/games").headers

    assert "default-src 'none'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"


def test_pages_of_other_origins_get_no_leave(client: TestClient) -> None:
    answer = client.get("/api/games", headers={"Origin": "https://elsewhere.example"})

    assert "access-control-allow-origin" not in answer.headers


def test_no_secret_is_kept_in_the_database(client: TestClient, folder: Path) -> None:
    table = made(client, "dwarf", HUMAN, HUMAN)
    secrets = [table["invitation"], *(each["secret"] for each in table["seats"])]

    rows = sqlite3.connect(folder / "tables.db").iterdump()

    everything = "\n".join(rows)
    assert table["table"] in everything
    assert not [each for each in secrets if each in everything]


def test_a_large_body_is_refused_before_it_is_read(client: TestClient) -> None:
    seat, _ = seated(client, "dwarf", HUMAN, BOT)

    answer = seat.post("/chat", id="chat-0001", text="x" * 100_000)

    assert answer.status_code == 413


def test_a_body_without_a_length_is_cut_off_too(client: TestClient) -> None:
    seat, _ = seated(client, "dwarf", HUMAN, BOT)

    def endless() -> Iterator[bytes]:
        for _ in range(200):
            yield b" " * 1024

    answer = client.post(f"/api/tables/{seat.table}/chat", content=endless(), headers=seat.headers)

    assert answer.status_code == 413


def test_too_many_requests_from_one_address_have_to_wait(tmp_path: Path) -> None:
    with application(tmp_path, Settings(address_rate=5)) as client:
        answers = [client.get("/api/games") for _ in range(8)]

    assert [each.status_code for each in answers[:5]] == [200] * 5
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) > 0


def test_whoever_asks_too_often_waits_for_the_refusal(tmp_path: Path) -> None:
    with application(tmp_path, Settings(address_rate=1)) as client:
        assert client.get("/api/games").status_code == 200

        refused = client.get("/api/games")

        assert refused.status_code == 429
        assert refused.elapsed.total_seconds() >= CORNER_SECONDS


def test_whom_a_route_refuses_for_asking_too_much_waits_too(tmp_path: Path) -> None:
    with application(tmp_path, Settings(address_streams=0)) as client:
        table = made(client, "dwarf", HUMAN, BOT)["table"]

        refused = client.get(f"/api/tables/{table}/stream")

        assert refused.status_code == 429
        assert refused.elapsed.total_seconds() >= CORNER_SECONDS


def test_only_so_many_of_one_address_are_kept_waiting() -> None:
    async def crowd() -> tuple[int, int]:
        corner = Corner(connections=80)
        waits = [asyncio.create_task(corner.wait("10.0.0.1")) for _ in range(15)]
        waits.append(asyncio.create_task(corner.wait("10.0.0.2")))
        while corner.waiting["10.0.0.2"] == 0:
            await asyncio.sleep(0)
        kept = corner.waiting["10.0.0.1"]
        await asyncio.gather(*waits)
        return kept, corner.waiting.total()

    assert asyncio.run(crowd()) == (10, 0)


def test_of_one_address_only_so_many_are_refused_in_a_second() -> None:
    corner = Corner(connections=10_000)
    corner.waiting["10.0.0.1"] = 20 * REFUSALS_A_SECOND

    assert corner.seconds_for("10.0.0.1") == 20
    assert corner.seconds_for("10.0.0.2") == CORNER_SECONDS


def test_one_table_cannot_be_hammered(tmp_path: Path) -> None:
    with application(tmp_path, Settings(table_rate=4)) as client:
        table = made(client, "dwarf", HUMAN, BOT)["table"]
        answers = [client.get(f"/api/tables/{table}") for _ in range(6)]

    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) > 0


def test_strangers_do_not_lock_the_seated_players_out(tmp_path: Path) -> None:
    with application(tmp_path, Settings(table_rate=4, address_rate=20)) as client:
        seats = seated(client, "dwarf", HUMAN, HUMAN)
        seat = seats[seats[0].moment()["to_act"][0]]
        stranger = Seat(client, seat.table)
        liar = Seat(client, seat.table, "not-a-secret-of-this-table")
        refused = {each.raw().status_code for _ in range(10) for each in (stranger, liar)}

        assert refused == {200, 403, 429}
        while client.get("/api/games").status_code != 429:
            pass
        assert [seat.raw().status_code for _ in range(30)] == [200] * 30
        assert seat.act().status_code == 200


def test_wrong_secrets_are_charged_to_nobody_elses_bucket(tmp_path: Path) -> None:
    with application(tmp_path, Settings(table_rate=4)) as client:
        seat, _ = seated(client, "dwarf", HUMAN, HUMAN)
        liar = Seat(client, seat.table, "not-a-secret-of-this-table")
        assert {liar.raw().status_code for _ in range(20)} == {403}

        assert Seat(client, seat.table).raw().status_code == 200


def test_each_seat_has_a_bucket_of_its_own(tmp_path: Path) -> None:
    with application(tmp_path, Settings(seat_rate=5)) as client:
        first, second = seated(client, "dwarf", HUMAN, HUMAN)
        answers = [first.raw().status_code for _ in range(8)]

        assert answers == [200] * 5 + [429] * 3
        assert second.raw().status_code == 200


def test_whoever_holds_many_seats_has_not_all_their_buckets(tmp_path: Path) -> None:
    with application(tmp_path, Settings(address_rate=3)) as client:
        seats = [seat for _ in range(3) for seat in seated(client, "dwarf", HUMAN, HUMAN)]

        granted = 0
        while seats[granted % len(seats)].raw().status_code == 200:
            granted += 1
            assert granted < 100

        assert granted >= SEATED * 3


def test_what_makes_a_game_be_played_again_costs_more(tmp_path: Path) -> None:
    with application(tmp_path, Settings(table_rate=40)) as client:
        seat, _ = seated(client, "dwarf", HUMAN, HUMAN)
        stranger = Seat(client, seat.table)

        assert [stranger.raw("/log").status_code for _ in range(5)] == [200] * 4 + [429]


def test_who_opens_streams_again_and_again_is_soon_refused(tmp_path: Path) -> None:
    with application(tmp_path, Settings(address_rate=25)) as client:
        answers = [client.get("/api/tables/nowhere/stream").status_code for _ in range(3)]

    assert answers == [404, 404, 429]


def test_a_hint_that_is_refused_costs_nothing(tmp_path: Path) -> None:
    with application(tmp_path, Settings(hint_rate=1)) as client:
        first, second = seated(client, "dwarf", HUMAN, HUMAN)
        stranger = Seat(client, first.table)
        to_act = first.moment()["to_act"][0]
        asked, other = (first, second) if to_act == 0 else (second, first)

        assert [other.post("/hint").status_code for _ in range(3)] == [409] * 3
        assert [stranger.post("/hint").status_code for _ in range(3)] == [403] * 3
        assert asked.post("/hint").status_code == 200
        assert asked.post("/hint").status_code == 429


# -- by which name, and for whom ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "address"),
    [
        (["10.0.0.1"], "10.0.0.1"),
        (["6.6.6.6, 10.0.0.1"], "10.0.0.1"),
        (["6.6.6.6", "10.0.0.1"], "10.0.0.1"),
        (["6.6.6.6, 7.7.7.7", "8.8.8.8 ,10.0.0.1"], "10.0.0.1"),
        (["10.0.0.1,"], "testclient"),
        ([], "testclient"),
        (["2001:db8:1:2:3::4"], "2001:db8:1:2::"),
        (["::ffff:10.0.0.1"], "10.0.0.1"),
    ],
)
def test_a_proxy_names_who_asks_at_the_end_of_the_last_list(lines: list[str], address: str) -> None:
    headers = [(b"x-forwarded-for", line.encode()) for line in lines]
    request = Request({"type": "http", "headers": headers, "client": ("testclient", 5)})

    assert address_of(request, behind_proxy=True) == address
    assert address_of(request, behind_proxy=False) == "testclient"


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("LOCALHOST:8765", 200),
        ("127.0.0.1:8765", 200),
        ("[::1]:8765", 200),
        ("localhost.", 200),
        ("elsewhere.example:8765", 421),
        ("localhost.elsewhere.example", 421),
        ("localhost@elsewhere.example", 421),
        ("[", 421),
        ("", 421),
    ],
)
def test_other_names_than_those_set_are_refused(tmp_path: Path, host: str, status: int) -> None:
    with application(tmp_path, Settings(hosts=OWN_NAMES)) as client:
        for path in ("/api/games", "/api/health", "/"):
            answer = client.get(path, headers={"Host": host})
            assert (answer.status_code == 421) == (status == 421), answer.text
            if status == 421:
                assert answer.headers["content-type"] == "application/problem+json"


def test_any_name_is_answered_where_none_is_set(client: TestClient) -> None:
    for host in ("elsewhere.example", "[", "a b"):
        assert client.get("/api/games", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    ("host", "given", "proxy", "hosts"),
    [
        ("127.0.0.1", "", False, f"{OWN_NAMES} 127.0.0.1"),
        ("localhost", "", False, f"{OWN_NAMES} localhost"),
        ("127.0.0.1", "tables.example", False, "tables.example"),
        ("127.0.0.1", "", True, ""),
        ("0.0.0.0", "", False, ""),
    ],
)
def test_who_serves_this_machine_only_has_its_names_only(
    host: str, given: str, proxy: bool, hosts: str
) -> None:
    settings = Settings(hosts=given, behind_proxy=proxy)

    assert with_own_names(settings, host).hosts == hosts


@pytest.mark.parametrize(
    ("language", "word"), [("en", "no such table"), ("uk-UA,en;q=0.5", "столу"), ("it", "tavolo")]
)
def test_refusals_speak_the_readers_language(client: TestClient, language: str, word: str) -> None:
    answer = client.get("/api/tables/nowhere", headers={"Accept-Language": language})

    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"
    assert word in answer.json()["detail"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"{",
        b'{"game": 7}',
        b'{"game": "chess"}',
        b'{"game": "dwarf", "seats": []}',
        b'{"game": "dwarf", "seats": [{"kind": "cat"}]}',
        b'{"game": "dwarf", "seats": [{"kind": "bot", "level": "god"}]}',
        b'{"game": "dwarf", "seats": [{}, {}], "options": {"colour": "red"}}',
        b'{"game": "dwarf", "seats": [{}, {}], "options": {"layered": "maybe"}}',
        b'{"game": "dwergar", "seats": [{}]}',
        b'{"game": "dwarf", "seats": [{}, {}], "surprise": 1}',
        "\ud800".encode("utf-8", "surrogatepass"),
    ],
)
def test_a_malformed_wish_gets_one_sentence(client: TestClient, body: bytes) -> None:
    answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})

    assert answer.status_code == 422
    assert answer.json()["detail"].count("\n") == 0
    assert "Traceback" not in answer.text


def test_an_unknown_address_and_a_wrong_method_are_refused(client: TestClient) -> None:
    assert client.get("/api/nothing").status_code == 404
    wrong = client.put("/api/tables", json={})
    assert wrong.status_code == 405
    assert wrong.json()["detail"]


def test_health_and_metrics_are_there_for_whoever_runs_it(client: TestClient) -> None:
    made(client, "dwarf", HUMAN, BOT)

    health = client.get("/api/health").json()
    metrics = client.get("/metrics").text

    assert health["status"] == "well"
    assert 'pithead_tables{status="playing"}' in metrics
    assert "pithead_request_seconds_bucket" in metrics
    assert "pithead_streams" in metrics


def test_metrics_name_routes_and_never_a_table(client: TestClient) -> None:
    seat, _ = seated(client, "dwarf", HUMAN, BOT)
    seat.moment()

    assert seat.table not in client.get("/metrics").text


def test_a_spectator_sees_no_hand_and_no_seed(client: TestClient) -> None:
    first, second = seated(client, "imperial-miners", HUMAN, HUMAN)
    first.act()
    watcher = Seat(client, first.table)

    told = json.dumps(
        [watcher.moment(), watcher.get("/log"), watcher.get(), watcher.get("/course")]
    )

    hand = second.moment()["view"]["players"][1]["hand"]
    assert hand
    assert all(player["hand"] is None for player in watcher.moment()["view"]["players"])
    assert '"seed"' not in told
