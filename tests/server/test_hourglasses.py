"""Clocks: time runs only for whoever is asked, only while a server is up, and then a bot plays."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from pithead.server.store.store import Store
from pithead.server.tables.uptime import Uptime
from server.running import serving
from server.sitting import PATIENCE, Player, make_table
from server.tables_api import HUMAN, OPEN, Seat, application, made, seated

MOVE = {"kind": "move", "seconds": 600}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with application(tmp_path) as client:
        yield client


def until(look: Callable[[], Any]) -> Any:
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < end, "it has not come about"
        time.sleep(0.1)
    return found


def test_a_table_has_no_clock_unless_it_is_wished_for(client: TestClient) -> None:
    ada, _ = seated(client, "dwarf", HUMAN, HUMAN)

    assert ada.get()["clock"] is None


def test_time_runs_for_whoever_is_asked(client: TestClient) -> None:
    ada, bor = seated(client, "dwarf", HUMAN, HUMAN, clock=MOVE)
    [acting] = ada.get()["to_act"]

    clock = until(lambda: (c := ada.get()["clock"])["left"][acting] < 600 and c)

    assert clock["running"] == [acting]
    assert clock["left"][1 - acting] == 600
    (ada, bor)[acting].act()
    assert ada.get()["clock"]["left"][acting] >= 599, "each decision has its own time"


def test_no_time_runs_while_a_seat_is_open(client: TestClient) -> None:
    table = made(client, "dwarf", HUMAN, OPEN, clock=MOVE)
    ada = Seat(client, table["table"], table["seats"][0]["secret"])
    assert ada.get()["clock"]["running"] == []

    taken = ada.post("/seats/1/take", invitation=table["invitation"], name="Bor")

    assert taken.status_code == 200
    assert len(ada.get()["clock"]["running"]) == 1


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_when_time_is_over_a_bot_stands_in_until_its_player_is_back(
    client: TestClient, kind: str
) -> None:
    ada, bor = seated(client, "dwarf", HUMAN, HUMAN, clock={"kind": kind, "seconds": 1})
    [acting] = ada.get()["to_act"]

    until(lambda: ada.get()["seats"][acting]["stand_in"] == "journeyman")

    mine = (ada, bor)[acting]
    assert mine.post(f"/seats/{acting}/back").status_code == 200
    assert mine.get()["seats"][acting]["stand_in"] in (None, "journeyman")


def test_a_clock_of_no_or_too_much_time_is_refused(client: TestClient) -> None:
    for clock in ({"kind": "move", "seconds": 0}, {"kind": "sand", "seconds": 5}):
        body = {"game": "dwarf", "seats": [HUMAN, HUMAN], "clock": clock}
        assert client.post("/api/tables", json=body).status_code == 422


# -- fair across restarts ------------------------------------------------------------------------


class Hands:
    """Both clocks of a machine, which go on together unless somebody sets one."""

    def __init__(self) -> None:
        self.wall = 1_000.0
        self.steady = 0.0

    def go(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


def up(database: str, hands: Hands) -> Uptime:
    store = Store(database)
    store.migrate()
    return Uptime(store, lambda: hands.wall, lambda: hands.steady)


def beats(uptime: Uptime, hands: Hands, seconds: int) -> None:
    uptime.beat()
    for _ in range(seconds):
        hands.go(1)
        uptime.beat()


def test_time_that_no_server_was_up_for_does_not_count(database: str) -> None:
    hands = Hands()
    beats(up(database, hands), hands, 10)
    hands.go(3_600)
    again = up(database, hands)
    beats(again, hands, 5)

    assert again.between(1_000, hands.wall) == 15


def test_two_servers_at_the_same_time_count_once(database: str) -> None:
    hands = Hands()
    one, other = up(database, hands), up(database, hands)
    for _ in range(5):
        one.beat()
        other.beat()
        hands.go(1)
    one.beat()
    other.beat()

    assert one.between(1_000, hands.wall) == other.between(1_000, hands.wall) == 5


def test_a_wall_clock_that_is_set_takes_nobodys_time(database: str) -> None:
    hands = Hands()
    uptime = up(database, hands)
    beats(uptime, hands, 5)
    hands.wall += 86_400
    beats(uptime, hands, 5)

    assert uptime.between(1_000, hands.wall) == 10


@pytest.mark.heavy
def test_a_killed_server_takes_nobodys_time(tmp_path: Path) -> None:
    """kill -9, a pause longer than the time that was left, and the clock goes on where it was."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, ("--workers", "1")) as server:
        seats = [{"kind": "human"}, {"kind": "human"}]
        clock = {"kind": "bank", "seconds": 12}
        table = make_table(server.url, "dwarf", seats, clock=clock)
        [acting] = table["facts"]["to_act"]

        def left() -> float:
            return float(Player(server.url, table["table"]).facts()["clock"]["left"][acting])

        before = until(lambda: (now := left()) < 11 and now)
        server.kill()
        time.sleep(14)
        server.start()
        facts = Player(server.url, table["table"]).facts()
        assert facts["seats"][acting]["stand_in"] is None
        assert facts["clock"]["left"][acting] > 2, f"there were {before} s left"
        until(lambda: Player(server.url, table["table"]).facts()["seats"][acting]["stand_in"])


# -- strangers -----------------------------------------------------------------------------------


def test_a_stranger_sits_down_where_strangers_are_welcome(client: TestClient) -> None:
    table = made(client, "dwarf", HUMAN, OPEN, public=True, strangers=True)
    stranger = Seat(client, table["table"])
    [listed] = client.get("/api/tables").json()
    assert listed["strangers"]

    taken = stranger.post("/seats/1/take", name="Bor")

    assert taken.status_code == 200
    assert Seat(client, table["table"], taken.json()["secret"]).get()["mine"] == [1]


@pytest.mark.parametrize("wish", [{"public": True}, {"strangers": True}])
def test_elsewhere_nobody_sits_down_without_an_invitation(
    client: TestClient, wish: dict[str, bool]
) -> None:
    table = made(client, "dwarf", HUMAN, OPEN, **wish)

    taken = Seat(client, table["table"]).post("/seats/1/take", name="Bor")

    assert taken.status_code == 403
