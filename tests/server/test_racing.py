"""Many at one table at once, on one server and on two: a seat is one person's."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from pithead.server.refusals import Refusal
from pithead.server.settings import Settings
from pithead.server.store.store import Store
from pithead.server.tables import playing, seating
from pithead.server.tables.live import LiveTable
from pithead.server.tables.making import Made, SeatWish, TableWish, create
from pithead.server.tables.service import Tables

ROUNDS = 60


@pytest.fixture
def servers(database: str) -> Iterator[list[Tables]]:
    """Two servers at one database."""
    stores = [Store(database), Store(database)]
    stores[0].migrate()
    yield [Tables(store, Settings(), lambda _table, _seq: None) for store in stores]
    for store in stores:
        store.close()


def with_open_seats(tables: Tables, many: int, one_for_all: bool = True) -> Made:
    seats = [SeatWish("human")] + [SeatWish("open")] * many
    return create(tables, "dwarf", {}, None, TableWish(seats, one_for_all=one_for_all))


def took(tables: Tables, made: Made, seat: int, invitation: int, start: Barrier) -> str | None:
    """The secret of the seat, if this guest got it."""
    live = tables.open(made.live.row.id)
    start.wait()
    try:
        taken = seating.take(tables, live, seat, made.invitations[invitation], "guest")
    except Refusal:
        return None
    return str(taken["secret"])


def strayed(tables: Tables, made: Made, start: Barrier) -> None:
    """Somebody with a link that is no longer good, again and again."""
    live = tables.open(made.live.row.id)
    start.wait()
    for _ in range(10):
        with pytest.raises(Refusal):
            tables.reader(live, "x" * 32)


@pytest.mark.parametrize("apart", [False, True], ids=["one-server", "two-servers"])
def test_of_many_who_take_a_seat_at_once_one_gets_it(servers: list[Tables], apart: bool) -> None:
    with ThreadPoolExecutor(6) as threads:
        for _ in range(ROUNDS):
            made = with_open_seats(servers[0], 1)
            start = Barrier(6)
            guests = [
                threads.submit(took, servers[n % 2 if apart else 0], made, 1, 0, start)
                for n in range(4)
            ]
            others = [threads.submit(strayed, servers[0], made, start) for _ in range(2)]
            secrets = [each.result() for each in guests]
            for each in others:
                each.result()

            (winner,) = [secret for secret in secrets if secret]
            for tables in servers:
                assert tables.reader(tables.open(made.live.row.id), winner) == (1,)


@pytest.mark.parametrize("apart", [False, True], ids=["one-server", "two-servers"])
def test_an_invitation_used_twice_at_once_opens_one_seat(
    servers: list[Tables], apart: bool
) -> None:
    with ThreadPoolExecutor(3) as threads:
        for _ in range(ROUNDS):
            made = with_open_seats(servers[0], 3, one_for_all=False)
            start = Barrier(3)
            guests = [
                threads.submit(took, servers[seat % 2 if apart else 0], made, seat, 0, start)
                for seat in (1, 2, 3)
            ]

            assert sum(each.result() is not None for each in guests) == 1


def test_a_name_written_while_the_seat_moves_keeps_the_new_secret(servers: list[Tables]) -> None:
    """What one writer does not change stays as the other has written it."""
    with ThreadPoolExecutor(2) as threads:
        for _ in range(ROUNDS):
            made = with_open_seats(servers[0], 1)
            id_, secret = made.live.row.id, made.secrets[0]
            start = Barrier(2)
            renamed = threads.submit(rename, servers[0], servers[0].open(id_), start)
            moved = threads.submit(move, servers[1], servers[1].open(id_), start)
            renamed.result()

            assert servers[0].reader(servers[0].open(id_), moved.result()) == (0,)
            assert servers[0].store.seats(id_)[0].name == "Ada"
            with pytest.raises(Refusal):
                servers[1].reader(servers[1].open(id_), secret)


def rename(tables: Tables, live: LiveTable, start: Barrier) -> None:
    start.wait()
    seating.rename(tables, live, (0,), 0, "Ada")


def move(tables: Tables, live: LiveTable, start: Barrier) -> str:
    start.wait()
    return str(seating.move(tables, live, (0,), 0)["secret"])


@pytest.mark.parametrize("apart", [False, True], ids=["one-server", "two-servers"])
def test_an_action_of_whoever_returns_is_played_and_the_bot_leaves(
    servers: list[Tables], apart: bool
) -> None:
    """The bot still thinks; on two servers the player's does not even know of it."""
    wish = TableWish([SeatWish("human"), SeatWish("human")])
    made = create(servers[0], "dwarf", {"first": "1"}, None, wish)
    live = servers[int(apart)].open(made.live.row.id)
    seating.stand_in(servers[0], made.live, (0,), 0, "master")
    question = live.moment((0,))["question"]
    assert question is not None
    action = question["actions"][0]["notation"]

    playing.act(servers[int(apart)], live, made.secrets[0], 0, action, 0, "command-1")

    assert live.moves == 1
    assert servers[0].store.seats(live.row.id)[0].stand_in is None
