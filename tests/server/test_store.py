"""What is written is there, once, in order, on SQLite and on PostgreSQL."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, create_engine

from pithead.server.store.database import read_url
from pithead.server.store.rows import ARCHIVED, OVER, PLAYING, Entry, SeatRow
from pithead.server.store.schema import METADATA
from pithead.server.store.store import Store, Taken
from server.rows_made import entry, seats, table


def schema_of(database: str) -> Engine:
    return create_engine(read_url(database))


def played(store: Store, name: str = "table", moves: int = 3) -> None:
    store.add_table(table(name), seats(name))
    for seq in range(1, moves + 1):
        store.append(entry(seq, name), PLAYING, False)


@pytest.mark.usefixtures("store")
def test_migrations_end_at_the_schema_that_is_used(database: str) -> None:
    engine = schema_of(database)
    with engine.connect() as connection:
        differences = compare_metadata(
            MigrationContext.configure(connection, opts={"compare_type": True}), METADATA
        )
    engine.dispose()

    assert differences == []


def test_a_database_that_is_migrated_already_keeps_its_tables(store: Store, database: str) -> None:
    played(store)
    again = Store(database)
    again.migrate()

    assert again.load("table") == store.load("table")
    again.close()


def test_two_servers_that_start_at_once_migrate_once(database: str) -> None:
    together = Barrier(2)

    def start(store: Store) -> bool:
        together.wait()
        store.migrate()
        return store.is_well()

    stores = [Store(database), Store(database)]
    with ThreadPoolExecutor(2) as threads:
        assert list(threads.map(start, stores)) == [True, True]
    for store in stores:
        store.close()


def test_a_database_that_has_not_been_migrated_is_not_well(store: Store, database: str) -> None:
    engine = schema_of(database)
    METADATA.drop_all(engine)
    engine.dispose()

    assert not store.is_well()


def test_a_table_comes_back_as_it_was_written(store: Store) -> None:
    row = table(
        box={"cards": {"1": {"cost": 2}}},
        script=[(0, "dig 1"), (1, "pass")],
        opening=[(1, "forge")],
        options={"layered": False, "first": 2, "automaton": "andvettr"},
        bots_due=True,
    )
    store.add_table(row, seats())

    assert store.table("table") == row
    assert store.seats("table") == seats()


def test_a_table_begins_with_the_entries_it_is_given(store: Store) -> None:
    store.add_table(table(seq=2), seats(), [entry(1), entry(2)])

    assert store.entries("table") == [entry(1), entry(2)]


def test_of_two_tables_with_one_id_the_first_stays(store: Store) -> None:
    store.add_table(table(), seats())

    with pytest.raises(Taken):
        store.add_table(table(game="dwergar"), [])

    assert store.table("table") == table()


@pytest.mark.parametrize("name", ["other", "", "\x00", "\ud800", "tаble", "t" * 10_000])
def test_what_no_table_is_called_is_not_found(store: Store, name: str) -> None:
    played(store)

    assert store.table(name) is None
    assert store.load(name) is None
    assert store.seats(name) == []
    assert store.entries(name) == []
    assert store.command(name, "command") is None
    assert store.last_seq(name) is None


def test_an_entry_comes_back_as_it_was_written(store: Store) -> None:
    said = {"text": "Слава! \x00 \ud83d ⛏", "list": [1, None, True, {"a": 0.5}]}
    written = entry(1, kind="chat", seat=2, body=said, command="2:click-1", at=1234.5678)
    store.add_table(table(), seats())
    store.append(written, PLAYING, False)

    assert store.entries("table") == [written]


def test_an_entry_changes_the_table_with_it(store: Store) -> None:
    store.add_table(table(), seats())
    store.append(entry(1, at=2000.0), OVER, True)

    assert store.table("table") == table(
        seq=1, status=OVER, over=True, bots_due=True, updated=2000.0
    )


def test_entries_are_given_in_order_after_the_last_one_seen(store: Store) -> None:
    played(store, moves=12)
    played(store, "other")

    assert [each.seq for each in store.entries("table", 9)] == [10, 11, 12]


@pytest.mark.parametrize("seq", [0, 1, 3, 5])
def test_only_the_next_number_can_be_written(store: Store, seq: int) -> None:
    played(store)

    with pytest.raises(Taken):
        store.append(entry(seq), OVER, True, [seats()[0]])

    assert store.entries("table") == [entry(1), entry(2), entry(3)]
    assert store.table("table") == table(seq=3, updated=1003.0)


def test_a_command_is_written_once_and_nothing_of_its_second_time(store: Store) -> None:
    store.add_table(table(), seats())
    store.append(entry(1, command="0:click"), PLAYING, False)
    renamed = SeatRow("table", 0, "human", "Other", None, "hash")

    with pytest.raises(Taken):
        store.append(entry(2, command="0:click"), OVER, True, [renamed])

    assert store.load("table") == (
        table(seq=1, updated=1001.0),
        seats(),
        [entry(1, command="0:click")],
    )


def test_the_same_command_may_come_at_another_table(store: Store) -> None:
    for name in ("table", "other"):
        store.add_table(table(name), seats(name))
        store.append(entry(1, name, command="0:click"), PLAYING, False)

    assert store.command("other", "0:click") == entry(1, "other", command="0:click")
    assert store.command("other", "0:clack") is None


def test_nothing_is_written_at_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(KeyError):
        store.append(entry(1), PLAYING, False)

    assert store.entries("table") == []


def test_seats_change_together_with_the_entry_that_says_so(store: Store) -> None:
    taken = SeatRow("table", 1, "human", "Eve", None, "hash-1", "journeyman", 1001.0)
    store.add_table(table(), seats())
    store.append(entry(1, kind="seat"), PLAYING, False, [taken])

    assert store.seats("table") == [seats()[0], taken, seats()[2]]


def test_a_seat_that_changes_is_not_seen_any_earlier(store: Store) -> None:
    store.add_table(table(), seats())
    store.seen([("table", 0)], 1500.0)
    store.append(entry(1, kind="seat"), PLAYING, False, [seats()[0]])

    assert store.seats("table")[0].seen == 1500.0


def test_seats_are_seen_and_never_earlier_than_before(store: Store) -> None:
    store.add_table(table(), seats())
    store.add_table(table("other"), seats("other"))
    store.seen([("table", 0), ("other", 1), ("other", 1), ("nowhere", 0)], 1500.0)
    store.seen([("table", 0), ("table", 1)], 1400.0)
    store.seen([], 1600.0)

    assert [seat.seen for seat in store.seats("table")] == [1500.0, 1400.0, 0.0]
    assert [seat.seen for seat in store.seats("other")] == [0.0, 1500.0, 0.0]


def test_the_last_numbers_of_many_tables_are_asked_at_once(store: Store) -> None:
    played(store, "table", 2)
    played(store, "other", 0)
    many = [f"nowhere-{number}" for number in range(12_000)]

    assert store.last_seqs([*many, "other", "table"]) == {"table": 2, "other": 0}
    assert store.last_seqs([]) == {}
    assert store.last_seq("table") == 2


def test_public_tables_are_listed_newest_first_without_the_archived(store: Store) -> None:
    store.add_table(table("old", created=1.0), [])
    store.add_table(table("new", created=4.0, status=OVER), [])
    store.add_table(table("private", created=3.0, public=False), [])
    store.add_table(table("archived", created=5.0, status=ARCHIVED), [])
    store.add_table(table("older", created=0.5), [])

    assert [row.id for row in store.public_tables(2)] == ["new", "old"]
    assert [row.id for row in store.public_tables(9)] == ["new", "old", "older"]


def test_tables_that_rest_are_archived_each_kind_by_its_own_time(store: Store) -> None:
    store.add_table(table("finished", status=OVER, updated=10.0), [])
    store.add_table(table("just finished", status=OVER, updated=20.0), [])
    store.add_table(table("abandoned", updated=4.0), [])
    store.add_table(table("resting", updated=10.0), [])

    assert store.archive(finished_before=15.0, abandoned_before=5.0) == 2
    assert store.counts() == {"playing": 1, "over": 1, "archived": 2}
    assert store.archive(finished_before=15.0, abandoned_before=5.0) == 0


def test_an_abandoned_table_can_be_played_on(store: Store) -> None:
    played(store)
    store.archive(0.0, 5000.0)
    assert store.counts()[ARCHIVED] == 1

    store.append(entry(4), PLAYING, False)

    assert store.counts()[PLAYING] == 1


def test_tables_whose_bots_are_due_come_longest_waiting_first(store: Store) -> None:
    store.add_table(table("late", bots_due=True, updated=20.0), [])
    store.add_table(table("early", bots_due=True, updated=10.0), [])
    store.add_table(table("seen to", bots_due=True, lease="a", lease_until=101.0), [])
    store.add_table(table("given up", bots_due=True, lease="a", lease_until=99.0), [])
    store.add_table(table("archived", bots_due=True, status=ARCHIVED), [])
    store.add_table(table("people only"), [])

    assert store.due(100.0, 9) == ["early", "late", "given up"]
    assert store.due(100.0, 1) == ["early"]


def test_a_lease_is_one_servers_until_it_runs_out(store: Store) -> None:
    store.add_table(table(bots_due=True), [])

    assert store.lease("table", "a", 100.0, 110.0)
    assert not store.lease("table", "b", 105.0, 115.0)
    assert store.lease("table", "a", 105.0, 115.0)
    assert not store.lease("table", "b", 110.0, 120.0)
    assert store.lease("table", "b", 115.0, 125.0)
    assert not store.lease("nowhere", "b", 115.0, 125.0)


def test_a_server_that_stops_gives_its_leases_back(store: Store) -> None:
    for name, server in (("one", "a"), ("two", "a"), ("three", "b"), ("four", "a")):
        store.add_table(table(name, bots_due=True), [])
        store.lease(name, server, 100.0, 110.0)

    store.release("a", "four")
    assert store.due(100.0, 9) == ["four"]
    store.release("b", "two")
    assert store.due(100.0, 9) == ["four"]
    store.release("a")
    assert sorted(store.due(100.0, 9)) == ["four", "one", "two"]


def test_whether_bots_are_due_is_set_only_by_who_knows_the_last_entry(store: Store) -> None:
    played(store, moves=2)

    assert not store.set_due("table", 1, True)
    assert store.due(100.0, 9) == []
    assert store.set_due("table", 2, True)
    assert store.due(100.0, 9) == ["table"]


def test_of_many_threads_one_writes_each_number(store: Store) -> None:
    store.add_table(table(), seats())
    together = Barrier(8)

    def race(writer: int) -> list[int]:
        won = []
        for seq in range(1, 21):
            together.wait()
            try:
                store.append(entry(seq, seat=writer, command=f"{writer}:{seq}"), PLAYING, False)
                won.append(seq)
            except Taken:
                pass
        return won

    with ThreadPoolExecutor(8) as threads:
        won = list(threads.map(race, range(8)))

    assert sorted(seq for each in won for seq in each) == list(range(1, 21))
    assert [(each.seq, each.seq in won[each.seat]) for each in store.entries("table")] == [
        (seq, True) for seq in range(1, 21)
    ]


def test_seats_seen_while_they_change_never_block_each_other(store: Store) -> None:
    """Writers of the same seats take them in the same order, so none waits for ever."""
    names = [f"table-{number}" for number in range(4)]
    for name in names:
        store.add_table(table(name), seats(name))

    def change(name: str) -> None:
        for seq in range(1, 16):
            store.append(entry(seq, name), PLAYING, False, seats(name)[::-1])

    def see(order: list[str]) -> None:
        for now in range(15):
            store.seen([(name, seat) for name in order for seat in (2, 1, 0)], float(now))

    with ThreadPoolExecutor(6) as threads:
        jobs = [threads.submit(change, name) for name in names]
        jobs += [threads.submit(see, names), threads.submit(see, names[::-1])]
        for job in jobs:
            job.result(60)

    assert store.last_seqs(names) == dict.fromkeys(names, 15)


def test_a_whole_table_is_read_as_of_one_moment(store: Store) -> None:
    """Its seats are those after its last entry, whoever writes meanwhile."""
    store.add_table(table(), seats())

    def write() -> None:
        for seq in range(1, 61):
            renamed = SeatRow("table", 0, "human", f"name {seq}", None, "hash")
            store.append(entry(seq, kind="seat"), PLAYING, False, [renamed])

    with ThreadPoolExecutor(1) as threads:
        writing = threads.submit(write)
        seen: list[tuple[int, str, list[Entry]]] = []
        while not writing.done():
            whole = store.load("table")
            assert whole is not None
            seen.append((whole[0].seq, whole[1][0].name, whole[2]))
        writing.result()

    for seq, name, entries in seen:
        assert len(entries) == seq
        assert name == (f"name {seq}" if seq else "Ola")


def test_news_are_the_later_entries_and_the_status(store: Store) -> None:
    store.add_table(table(), seats())
    store.append(entry(1), PLAYING, False)
    store.append(entry(2), OVER, False)

    assert store.news("table", 1) == (OVER, [entry(2)])
    assert store.news("table", 2) == (OVER, [])
    assert store.news("nowhere", 0) == ("", [])


def test_a_lease_from_a_clock_that_was_far_ahead_holds_nobody_up(store: Store) -> None:
    """The clock was a year ahead when the lease was taken; its server is gone since."""
    store.add_table(table(bots_due=True), seats())
    ahead = 1000.0 + 365 * 86_400
    store.lease("table", "dead", ahead, ahead + 15)

    assert store.due(1000.0, 10, 15.0) == ["table"]
    assert store.lease("table", "living", 1000.0, 1015.0)


def test_a_lease_of_a_server_whose_clock_is_a_little_ahead_is_respected(store: Store) -> None:
    store.add_table(table(bots_due=True), seats())
    store.lease("table", "living", 1030.0, 1045.0)

    assert store.due(1000.0, 10, 15.0) == []
    assert not store.lease("table", "other", 1000.0, 1015.0)


def test_tables_are_never_archived_all_at_once(store: Store) -> None:
    for number in range(5):
        store.add_table(table(f"t{number}", status=OVER, updated=float(number)), [])

    assert store.archive(1e12, 1e12, most=3) == 3
    assert [store.table(f"t{number}").status for number in range(5)] == [ARCHIVED] * 3 + [OVER] * 2  # type: ignore[union-attr]
