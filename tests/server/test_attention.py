"""Tables of bots that nobody looks at keep nobody waiting: they rest."""

import contextlib
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from pithead.server.settings import Settings
from pithead.server.tables.attention import Attention, is_of_bots
from server.driving import Driver
from server.running import Server, serving
from server.sitting import BOT, HUMAN, Player, make_table

PATIENCE: Final = 120.0
MASTER: Final = {"kind": "bot", "level": "master"}


class Club:
    """A server with one worker, and its database, which can be looked into without looking on."""

    def __init__(self, server: Server, file: Path) -> None:
        self.server = server
        self.url = server.url
        self.file = file

    def rows(self, query: str, *values: object) -> list[Any]:
        with contextlib.closing(sqlite3.connect(self.file, timeout=30)) as database:
            return database.execute(query, values).fetchall()

    def moves(self, *tables: str) -> int:
        """How much has happened at these tables; nobody is told that we asked."""
        marks = ", ".join("?" * len(tables))
        found = self.rows(f"SELECT sum(seq) FROM tables WHERE id IN ({marks})", *tables)
        return int(found[0][0])

    def waits(self, table: str, bot: int) -> list[int]:
        """Before each answer of a bot: so much happened elsewhere since its table's last entry."""
        result = []
        before: float | None = None
        for seat, at in self.rows(
            "SELECT seat, at FROM entries WHERE table_id = ? ORDER BY seq", table
        ):
            if seat == bot and before is not None:
                query = "SELECT count(*) FROM entries WHERE table_id != ? AND at > ? AND at < ?"
                result.append(int(self.rows(query, table, before, at)[0][0]))
            before = at
        return result

    def is_due(self, table: str) -> bool:
        return bool(self.rows("SELECT bots_due FROM tables WHERE id = ?", table)[0][0])

    def bots(self, level: dict[str, str] = MASTER, seats: int = 5, **more: Any) -> str:
        """A table of bots alone."""
        return str(make_table(self.url, "dwarf", [level] * seats, **more)["table"])

    def facts(self, table: str) -> Any:
        return Player(self.url, table).facts()


@pytest.fixture
def club(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Club]:
    settings: dict[str, str] = getattr(request, "param", {})
    file = tmp_path / "tables.db"
    with serving(f"sqlite:///{file}", tmp_path, ("--workers", "1"), **settings) as server:
        yield Club(server, file)


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.05)


@pytest.mark.parametrize("club", [{"PITHEAD_BOT_TABLES": "25"}], indirect=True)
def test_a_person_does_not_wait_for_25_tables_of_masters(club: Club) -> None:
    tables = [club.bots() for _ in range(25)]
    for table in tables:
        club.facts(table)
    until(lambda: club.moves(*tables) > 0)
    made = make_table(club.url, "dwarf", [HUMAN, BOT])
    driver = Driver([club.url], made["table"], made["seats"][0]["secret"], 0, 1)
    now = driver.player.moment()
    while len(club.waits(made["table"], bot=1)) < 5:
        now = driver.act(now) if now["question"] else driver.player.moment()

    # The only worker finishes what it thinks about; now and then one of theirs is due.
    waits = club.waits(made["table"], bot=1)
    assert max(waits) <= 4, waits


@pytest.mark.parametrize("club", [{"PITHEAD_REST_SECONDS": "2"}], indirect=True)
def test_a_table_of_bots_rests_unseen_and_goes_on_when_somebody_looks(club: Club) -> None:
    table = club.bots(public=True)
    club.facts(table)
    until(lambda: club.moves(table) > 0)

    until(lambda: not club.is_due(table))
    rested_at = club.moves(table)
    listed = {each["table"]: each for each in httpx.get(f"{club.url}/api/tables").json()}
    assert listed[table]["rests"]
    club.server.stop()
    club.server.start()
    # Another table's whole game is time enough for this one to have gone on.
    other = club.bots(BOT, 2)
    until(lambda: club.facts(other)["status"] == "over")
    assert club.moves(table) == rested_at

    club.facts(table)
    until(lambda: club.moves(table) > rested_at)


@pytest.mark.parametrize("club", [{"PITHEAD_REST_SECONDS": "2"}], indirect=True)
def test_a_table_of_bots_goes_on_as_long_as_a_stream_is_open(club: Club) -> None:
    table = club.bots(BOT, 3)
    watcher = Player(club.url, table)
    seen = [event["moment"] for _, event in to_the_end(watcher)]
    assert seen[-1]["result"] is not None


def to_the_end(watcher: Player) -> Iterator[tuple[str, Any]]:
    for number, event in watcher.stream(0):
        yield number, event
        if event["moment"] and event["moment"]["result"] is not None:
            return


def test_a_table_of_bots_looked_at_while_nothing_can_be_written_goes_on_later(club: Club) -> None:
    table = club.bots(BOT, seats=2)
    until(lambda: not club.is_due(table))
    log = club.server.log
    with contextlib.closing(sqlite3.connect(club.file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        club.facts(table)
        until(lambda: "bots of a table wait" in log.read_text("utf-8"))
        other.execute("ROLLBACK")

    until(lambda: club.facts(table)["status"] == "over")


@pytest.mark.parametrize("club", [{"PITHEAD_REST_SECONDS": "2"}], indirect=True)
def test_a_table_where_people_play_does_not_rest(club: Club) -> None:
    made = make_table(club.url, "dwarf", [BOT, BOT, HUMAN])
    # Nobody has come yet, and the bots have played until the person is asked.
    until(lambda: not club.is_due(made["table"]))
    player = Player(club.url, made["table"], made["seats"][2]["secret"])
    assert player.moment()["question"] is not None


@pytest.mark.parametrize(
    "club", [{"PITHEAD_BOT_TABLES": "2", "PITHEAD_REST_SECONDS": "3"}], indirect=True
)
def test_one_address_keeps_only_some_tables_of_bots_going(club: Club) -> None:
    first, second, third = (club.bots() for _ in range(3))
    with contextlib.ExitStack() as streams:
        leaving = streams.enter_context(contextlib.ExitStack())
        for table, watchers in ((first, leaving), (second, streams), (third, streams)):
            watchers.enter_context(watched(club, table))
            if table != third:
                until(lambda table=table: club.moves(table) > 0)  # type: ignore[misc]
        until(lambda: club.facts(third)["rests"] is not None)
        rests = club.facts(third)["rests"]
        assert (rests["key"], rests["params"]) == ("server.rests.many", {"most": 2})
        assert club.moves(third) == 0
        assert club.facts(second)["rests"] is None

        # Nobody looks at the first one any more, so its place is free.
        leaving.close()
        until(lambda: club.moves(third) > 0)
        until(lambda: club.facts(third)["rests"] is None)


@contextlib.contextmanager
def watched(club: Club, table: str) -> Iterator[None]:
    """A page is open there."""
    with httpx.stream("GET", f"{club.url}/api/tables/{table}/stream", timeout=60) as answer:
        # A reader of lines that is dropped would close the stream.
        lines = answer.iter_lines()
        assert next(lines).startswith("retry")
        yield
        lines.close()  # type: ignore[attr-defined]


# -- the rules themselves ----------------------------------------------------------------------


class Seat:
    def __init__(self, seat: int) -> None:
        self.seat = seat


class Row:
    def __init__(self, id_: str) -> None:
        self.id = id_


class FewFacts:
    """As much of a table as attention asks for."""

    def __init__(self, id_: str, *bots: str | None) -> None:
        self.row = Row(id_)
        self.bots = bots
        self.seats = [Seat(number) for number in range(len(bots))]
        self.readers: dict[tuple[int, ...], int] = {}

    def bot_at(self, seat: int) -> str | None:
        return self.bots[seat]


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_stand_ins_are_bots_too_and_an_open_seat_is_none() -> None:
    assert is_of_bots(FewFacts("a", "master", "apprentice"))  # type: ignore[arg-type]
    assert not is_of_bots(FewFacts("a", "master", None))  # type: ignore[arg-type]


def test_attention_lasts_a_while_after_the_last_look() -> None:
    clock = Clock()
    attention = Attention(Settings(rest_seconds=60), clock)
    live: Any = FewFacts("a", "master")
    assert not attention.is_on(live)
    assert attention.look("a", "home")
    clock.now = 59
    assert attention.is_on(live)
    assert not attention.look("a", "home")
    clock.now = 118
    live.readers[()] = 1
    assert attention.is_on(live)
    clock.now = 1000
    assert attention.is_on(live)
    live.readers.clear()
    clock.now = 1059
    assert attention.is_on(live)
    clock.now = 1060
    assert not attention.is_on(live)
    assert attention.look("a", "home")


def test_another_address_has_places_of_its_own() -> None:
    attention = Attention(Settings(bot_tables=1))
    mine, also_mine, theirs = (FewFacts(name, "master") for name in ("mine", "also", "theirs"))
    for live, address in ((mine, "me"), (also_mine, "me"), (theirs, "they")):
        attention.look(live.row.id, address)
    going = [attention.lets_go_on(each) for each in (mine, also_mine, theirs)]  # type: ignore[arg-type]
    assert going == [True, False, True]
    assert attention.wanted() == []
    assert attention.why_it_rests(also_mine) is not None  # type: ignore[arg-type]
    attention.end("mine")
    assert attention.wanted() == ["also"]
    assert attention.lets_go_on(also_mine)  # type: ignore[arg-type]
    assert attention.wanted() == []


def test_where_tables_never_rest_all_go_on() -> None:
    attention = Attention(Settings(rest_seconds=0, bot_tables=0))
    assert attention.lets_go_on(FewFacts("a", "master"))  # type: ignore[arg-type]
