"""A long game's events come page by page, and nothing is lost between the pages."""

from collections.abc import Iterator
from typing import Any

import pytest

from server.running import serving
from server.sitting import HUMAN as PERSON
from server.sitting import make_table, players_of
from server.tables_api import HUMAN, Seat, application, new_command, seated

SAID = 120


@pytest.fixture(scope="module")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Seat]:
    """A seat at a table where much has happened."""
    with application(tmp_path_factory.mktemp("pages")) as client:
        seat, _ = seated(client, "dwarf", HUMAN, HUMAN)
        for number in range(SAID):
            assert seat.post("/chat", id=new_command(), text=str(number)).status_code == 200
        yield seat


def numbers(page: Any) -> list[int]:
    return [event["seq"] for event in page["events"]]


def test_a_page_says_where_the_next_one_begins(talkative: Seat) -> None:
    first = talkative.get("/events", after=0)
    last = talkative.get("/events", after=100)

    assert (numbers(first), first["next"]) == (list(range(1, 51)), 50)
    assert (numbers(last), last["next"]) == (list(range(101, 121)), None)


def test_pages_may_be_smaller_but_not_larger(talkative: Seat) -> None:
    small = talkative.get("/events", after=10, limit=5)

    assert (numbers(small), small["next"]) == ([11, 12, 13, 14, 15], 15)
    assert talkative.raw("/events", after=0, limit=1000).status_code == 422


def test_following_the_pages_gives_every_event_once(talkative: Seat) -> None:
    found: list[int] = []
    following: int | None = 0
    while following is not None:
        page = talkative.get("/events", after=following, wait=1)
        found += numbers(page)
        following = page["next"]

    assert found == list(range(1, SAID + 1))


def test_there_is_no_next_page_of_nothing(talkative: Seat) -> None:
    assert talkative.get("/events", after=SAID) == {"events": [], "next": None}


def test_nobody_gets_more_than_a_page(talkative: Seat) -> None:
    watcher = Seat(talkative.client, talkative.table)

    assert numbers(watcher.get("/events", after=0)) == list(range(1, 51))


def test_a_stream_sends_all_that_was_missed(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("stream")
    with serving(f"sqlite:///{folder / 'tables.db'}", folder, ("--workers", "1")) as server:
        seat, _ = players_of(server.url, make_table(server.url, "dwarf", [PERSON, PERSON]))
        for number in range(SAID):
            assert seat.post("/chat", id=f"say-{number:05d}", text="x").status_code == 200
        found = []
        for sent, _ in seat.stream(0):
            found.append(int(sent))
            if len(found) == SAID:
                break

    assert found == list(range(1, SAID + 1))
