"""Reloads, lost networks and a killed server in the middle of a move."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from server.running import serving
from web.arranging import imported, link, people
from web.conftest import Visit
from web.table_page import TablePage, is_action

pytestmark = pytest.mark.heavy
TWO = "dwarf-2-seats-items"


def test_a_reload_in_the_middle_of_a_move_loses_nothing(url: str, visit: Visit) -> None:
    made = imported(url, TWO, 8, seats=people("Ada", "Bor"))
    table = asked_of(url, made, visit)
    before, offered = table.question, sorted(table.notations())
    table.choose(offered[0])
    assert "#" not in table.page.url, "the secret stays in the address bar"
    table.page.reload()
    table.until_asked()
    assert table.question == before
    assert sorted(table.notations()) == offered
    assert table.moves == 8
    table.play(offered[0])
    table.page.wait_for_function("() => document.querySelector('.replay input').max === '9'")


def test_a_move_made_without_a_network_arrives_once_when_it_is_back(url: str, visit: Visit) -> None:
    made = imported(url, TWO, 8, seats=people("Ada", "Bor"))
    table = asked_of(url, made, visit)
    table.until_link("connected")
    notation = table.notations()[0]
    table.choose(notation)
    table.context.set_offline(True)
    table.until_link("offline")
    assert table.page.locator("[data-link=offline]").inner_text() != ""
    table.press("#confirm.can")
    table.page.get_by_text("Your move is on its way.").wait_for()
    assert httpx.get(f"{url}/api/tables/{made['table']}", timeout=60).json()["moves"] == 8
    with table.page.expect_response(lambda response: is_action(response) and response.ok):
        table.context.set_offline(False)
    table.until_link("connected")
    table.page.wait_for_function("() => document.querySelector('.replay input').max === '9'")
    log = httpx.get(f"{url}/api/tables/{made['table']}/log", timeout=60).json()
    assert [line["move"] for line in log] == list(range(10)), "the move was made twice"


def test_what_happened_while_the_network_was_away_is_shown_when_it_is_back(
    url: str, visit: Visit
) -> None:
    made = imported(url, TWO, 8, seats=people("Ada", "Bor"))
    tables = [visit(link(url, made, seat)) for seat in range(2)]
    for table in tables:
        table.until_shown()
        table.until_link("connected")
    tables.sort(key=TablePage.is_asked)
    away, actor = tables
    away.context.set_offline(True)
    away.until_link("offline")
    actor.play(actor.notations()[0])
    assert away.moves == 8
    away.context.set_offline(False)
    away.until_link("connected")
    away.page.wait_for_function("() => document.querySelector('.replay input').max === '9'")
    assert away.log == actor.log


def test_a_killed_server_is_told_truthfully_and_the_page_goes_on_after_its_return(
    tmp_path: Path, visit: Visit
) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path) as server:
        made = imported(server.url, TWO, 8, seats=people("Ada", "Bor"))
        table = asked_of(server.url, made, visit)
        table.until_link("connected")
        notation = table.notations()[0]
        table.play(notation)
        table.page.wait_for_function("() => document.querySelector('.replay input').max === '9'")
        server.kill()
        table.until_link("reconnecting")
        assert table.page.locator("[data-link=reconnecting]").is_visible()
        server.start()
        table.until_link("connected")
        assert table.page.locator("[data-link=connected]").inner_text() == ""
        table = asked_of(server.url, made, visit)
        assert table.moves == 9
        table.play(table.notations()[0])
        table.page.wait_for_function("() => document.querySelector('.replay input').max === '10'")


def asked_of(url: str, made: Any, visit: Visit) -> TablePage:
    """The page of whichever seat is asked now."""
    facts = httpx.get(f"{url}/api/tables/{made['table']}", timeout=60).json()
    table = visit(link(url, made, facts["to_act"][0]))
    table.until_asked()
    return table
