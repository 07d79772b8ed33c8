"""Whole games in a real browser by clicking what is outlined, or by keys alone."""

from typing import Any

import httpx
import pytest

from web.arranging import imported, link, people, recorded
from web.conftest import Visit
from web.table_page import by_keyboard, play_to_the_end

pytestmark = pytest.mark.heavy


@pytest.mark.parametrize("automaton", ["eldhusfifl", "andvettr", "andvettr-fadir"])
def test_a_solo_game_against_each_automaton_is_played_by_clicking(
    url: str, visit: Visit, automaton: str
) -> None:
    made = imported(url, f"dwarf-1-seat-{automaton}-items", 0, seats=people("Ada"))
    table = visit(link(url, made, 0))
    assert play_to_the_end(table, seed=7) > 10
    assert_scored(url, made, table.question)


def test_two_people_play_a_whole_game_in_two_browsers_by_clicking(url: str, visit: Visit) -> None:
    made = imported(url, "dwarf-2-seats-items", 0, seats=people("Ada", "Bor"))
    tables = [visit(link(url, made, seat)) for seat in range(2)]
    assert play_to_the_end(*tables, seed=11) > 30
    assert_scored(url, made, *(table.question for table in tables))


def test_two_people_play_a_whole_game_in_two_browsers_by_keys_alone(url: str, visit: Visit) -> None:
    made = imported(url, "dwarf-2-seats-items", 0, seats=people("Ada", "Bor"))
    tables = [visit(link(url, made, seat)) for seat in range(2)]
    assert play_to_the_end(*tables, seed=13, turn=by_keyboard) > 30
    assert_scored(url, made, *(table.question for table in tables))


def test_four_people_around_one_screen_play_a_whole_game_of_dwergar(url: str, visit: Visit) -> None:
    # One event is the shortest game there is.
    record = recorded("dwergar-4-seats-2021-rounds")
    record["options"]["events"] = 1
    record["actions"] = []
    body = {"record": record, "hot_seat": True, "seats": people("Ada", "Bor", "Cyn", "Dag")}
    made = httpx.post(f"{url}/api/imports", json=body, timeout=60).raise_for_status().json()
    table = visit(link(url, made, 0))
    assert play_to_the_end(table, seed=17) > 30
    assert_scored(url, made, table.question)


def test_two_browsers_play_a_whole_game_of_imperial_miners(url: str, visit: Visit) -> None:
    made = imported(url, "imperial-miners-2-seats-first-game", 0, seats=people("Ada", "Bor"))
    tables = [visit(link(url, made, seat)) for seat in range(2)]
    assert play_to_the_end(*tables, seed=19) > 60
    assert_scored(url, made, *(table.question for table in tables))


def assert_scored(url: str, made: Any, *questions: str) -> None:
    """The server says that it is over, and each page names the winner, or calls its own one "you".

    The pages are those of the first seats; one that all seats share names everybody.
    """
    address = f"{url}/api/tables/{made['table']}"
    result = httpx.get(f"{address}/moment", timeout=60).raise_for_status().json()["result"]
    names = [seat["name"] for seat in httpx.get(address, timeout=60).json()["seats"]]
    for own, question in enumerate(questions):
        has_own = len(questions) > 1 or len(names) == 1
        called = ["You" if has_own and seat == own else name for seat, name in enumerate(names)]
        told = [seat for seat, name in enumerate(called) if name in question]
        assert told == result["winners"] or (not result["winners"] and "win" not in question)
