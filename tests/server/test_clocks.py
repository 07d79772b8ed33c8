"""Clocks are set, forwards and backwards, while a server runs: nothing is lost or held up by it."""

import pytest

from pithead.server.edge.bus import LocalBus
from pithead.server.edge.site import Site, make_site
from pithead.server.settings import Settings
from pithead.server.store.clock import ClockWatch
from pithead.server.store.rows import ARCHIVED, OVER
from pithead.server.store.store import Store
from pithead.server.tables.live import LiveTable
from pithead.server.tables.making import SeatWish, TableWish, create
from pithead.server.tables.service import Tables
from pithead.server.thinking.thinkers import LocalThinkers
from server.looping import run
from server.rows_made import table

HOUR = 3600.0
DAY = 24 * HOUR
YEAR = 365 * DAY


class Time:
    """A wall clock that can be set, and one that only goes on."""

    def __init__(self) -> None:
        self.now = 10 * YEAR
        self.run = 1000.0

    def wall(self) -> float:
        return self.now

    def steady(self) -> float:
        return self.run

    def passes(self, seconds: float) -> None:
        self.now += seconds
        self.run += seconds

    def is_set(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def tables(store: Store, time: Time) -> Tables:
    settings = Settings(absent_seconds=60, heartbeat_seconds=15)
    return Tables(store, settings, lambda _table, _seq: None, time.wall, time.steady)


def two_people(tables: Tables) -> tuple[LiveTable, list[str]]:
    wish = TableWish([SeatWish("human"), SeatWish("human")])
    made = create(tables, "dwarf", {}, None, wish)
    return made.live, [secret or "" for secret in made.secrets]


@pytest.mark.parametrize("jump", [-YEAR, -HOUR, HOUR, YEAR])
def test_whoever_plays_by_plain_requests_is_not_away_when_the_clock_is_set(
    tables: Tables, time: Time, jump: float
) -> None:
    live, (secret, _) = two_people(tables)
    time.passes(300)
    tables.reader(live, secret)
    tables.note_presence()

    time.is_set(jump)

    assert not tables.is_absent(live, 0)
    assert tables.is_absent(live, 1)


@pytest.mark.parametrize("jump", [-YEAR, -HOUR, HOUR, YEAR])
def test_whoever_went_away_is_away_although_the_clock_was_set(
    tables: Tables, time: Time, jump: float
) -> None:
    live, (secret, _) = two_people(tables)
    time.passes(300)
    tables.reader(live, secret)
    tables.note_presence()
    time.is_set(jump)

    time.passes(61)

    assert tables.is_absent(live, 0)


def test_nobody_is_away_before_a_server_has_listened_long_enough(
    store: Store, tables: Tables, time: Time
) -> None:
    """A server that starts with a clock that is ahead."""
    live, _ = two_people(tables)
    time.is_set(YEAR)
    again = Tables(store, tables.settings, lambda _table, _seq: None, time.wall, time.steady)

    assert not again.is_absent(again.open(live.row.id), 0)
    time.passes(61)
    assert again.is_absent(again.open(live.row.id), 0)


def test_a_sign_at_one_server_is_known_to_the_others(
    store: Store, tables: Tables, time: Time
) -> None:
    live, (secret, _) = two_people(tables)
    other = Tables(store, tables.settings, lambda _table, _seq: None, time.wall, time.steady)
    time.passes(300)
    tables.reader(live, secret)

    tables.note_presence()

    assert not other.is_absent(other.open(live.row.id), 0)
    assert other.is_absent(other.open(live.row.id), 1)


def test_what_is_noted_of_the_quiet_is_not_noted_again(tables: Tables, time: Time) -> None:
    live, (secret, _) = two_people(tables)
    tables.reader(live, secret)

    assert tables.presence.to_note(60) == [(live.row.id, 0)]
    assert tables.presence.to_note(60) == []
    time.passes(61)
    tables.presence.to_note(60)
    assert tables.presence.quiet_for(live.row.id, 0) == 61


# -- archiving -----------------------------------------------------------------------------------


@pytest.fixture
def site(store: Store, time: Time) -> Site:
    async def make() -> Site:
        return make_site(
            Settings(), store, LocalBus(), LocalThinkers(1), None, time.wall, time.steady
        )  # fmt: skip

    store.add_table(table("young", status=OVER, updated=time.now - DAY), [])
    store.add_table(table("old", status=OVER, updated=time.now - 100 * DAY), [])
    return run(make())


def statuses(site: Site) -> list[str]:
    return [site.store.table(name).status for name in ("young", "old")]  # type: ignore[union-attr]


def test_what_is_old_is_archived_once_the_clock_has_proved_itself(site: Site, time: Time) -> None:
    assert site.archive() == 0
    time.passes(HOUR)

    assert site.archive() == 1
    assert statuses(site) == [OVER, ARCHIVED]


@pytest.mark.parametrize("jump", [-YEAR, YEAR])
def test_a_clock_that_was_set_archives_nothing_for_a_day(
    site: Site, time: Time, jump: float
) -> None:
    time.passes(HOUR)
    site.watch.even_for()
    time.is_set(jump)

    for _ in range(23):
        assert site.archive() == 0
        time.passes(HOUR)
    assert statuses(site) == [OVER, OVER]


def test_a_clock_that_was_put_right_again_archives_only_what_is_old(site: Site, time: Time) -> None:
    time.is_set(YEAR)
    site.archive()
    time.passes(HOUR)
    time.is_set(-YEAR)
    for _ in range(26):
        site.archive()
        time.passes(HOUR)

    assert statuses(site) == [OVER, ARCHIVED]


def test_small_corrections_are_no_jumps(time: Time) -> None:
    watch = ClockWatch(time.wall, time.steady)
    for _ in range(10):
        time.passes(HOUR)
        time.is_set(2.0)
        watch.even_for()

    assert watch.is_trusted(HOUR, DAY)
