"""The next game: one asks, and everybody is carried along."""

import pytest

from web.accessibility import violations
from web.arranging import imported, link, people
from web.conftest import Visit

pytestmark = pytest.mark.heavy


def test_a_rematch_carries_everybody_along_with_rotated_seats(url: str, visit: Visit) -> None:
    made = imported(url, "dwarf-2-seats-items", seats=people("Ada", "Bor"))
    ada, bor, watcher = (visit(link(url, made, seat)) for seat in (0, 1, None))
    for table in (ada, bor, watcher):
        table.page.locator("[data-end]").wait_for()
        table.until_link("connected")
    assert watcher.page.get_by_role("button", name="Play again").count() == 0

    ada.page.get_by_role("button", name="Play again").click()
    ada.until_shown()
    ada.page.wait_for_url(lambda address: made["table"] not in address)
    for table in (bor, watcher):
        table.page.get_by_role("button", name="To the next game").wait_for()
        assert "next game has begun" in table.page.locator("main, .table").first.inner_text()
    assert violations(bor.page) == []
    for table in (bor, watcher):
        table.page.get_by_role("button", name="To the next game").click()
        table.page.wait_for_url(ada.page.url)
        table.until_shown()

    names = ada.page.locator(".seats .player h2").all_inner_texts()
    assert ["Bor" in names[0], "Ada" in names[1]] == [True, True]
    asked = [table for table in (ada, bor) if table.is_asked()]
    assert len(asked) == 1, "both sit at the new table, one of them to move"
    assert not watcher.is_asked()


def test_the_end_tells_how_the_series_stands(url: str, visit: Visit) -> None:
    made = imported(url, "dwarf-2-seats-items", seats=people("Ada", "Bor"))
    ada = visit(link(url, made, 0))
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda address: made["table"] not in address)
    ada.until_shown()
    ada.page.go_back()
    series = ada.page.get_by_role("region", name="Series after 1 game")
    series.wait_for()
    assert "1 win" in series.inner_text()
    assert "0 wins" in series.inner_text()
