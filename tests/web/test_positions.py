"""Setting up a position: its text becomes a table, and a mistake is said beside it."""

import pytest

from web.conftest import Visit

pytestmark = pytest.mark.heavy


def test_a_position_is_written_and_played_on(url: str, visit: Visit) -> None:
    table = visit(url)
    table.page.get_by_role("link", name="Set up a position").click()
    text = table.page.get_by_label("The position, as JSON")
    text.wait_for()
    table.page.reload()
    text.fill('{"seats": 2, "round": 6, "players": [{"iron": -1}]}')
    table.page.get_by_role("button", name="Begin here").click()

    problem = table.page.get_by_role("alert")
    problem.wait_for()
    assert "players: 1: iron: -1; expected a whole number from 0" in problem.inner_text()

    text.fill('{"seats": 2, "round": 6, "players": [{"iron": 4}]}')
    table.page.get_by_role("button", name="Begin here").click()
    table.until_asked()

    assert len(table.notations()) > 1
