"""The past of a game: by the replay bar, by keys, by the log, and by a link to a moment."""

import httpx
import pytest

from web.arranging import imported, link, people
from web.conftest import Visit
from web.table_page import TablePage

pytestmark = pytest.mark.heavy
RECORD = "dwergar-2-seats-2021-rounds"
SHOWN = "() => document.querySelector('.replay input').value === '{}'"


def test_a_moment_of_the_past_is_shown_and_its_link_opens_it_elsewhere(
    url: str, visit: Visit
) -> None:
    made = imported(url, RECORD, 36, seats=people("Ada", "Bor"))
    table = visit(link(url, made, 0))
    table.until_shown()
    for _ in range(3):
        table.page.get_by_role("button", name="One move back").click()
    table.page.wait_for_function(SHOWN.format(33))
    assert table.page.url == f"{url}/t/{made['table']}?at=33"
    assert "33" in table.question
    assert table.notations() == [], "the past offers answers"
    fresh = visit(table.page.url)
    fresh.until_shown()
    fresh.page.wait_for_function(SHOWN.format(33))
    assert fresh.question == table.question
    assert board_of(fresh) == board_of(table)
    fresh.page.get_by_role("button", name="To the current position", exact=True).click()
    fresh.page.wait_for_function(SHOWN.format(36))
    assert fresh.page.url == f"{url}/t/{made['table']}"


def board_of(table: TablePage) -> str:
    """What the places of the board are called, with what stands on them."""
    return "\n".join(
        table.page.eval_on_selector_all(
            ".stage [aria-label]", "all => all.map((e) => e.getAttribute('aria-label'))"
        )
    )


def test_keys_and_the_log_go_to_moments_and_escape_comes_back(url: str, visit: Visit) -> None:
    made = imported(url, RECORD, 40, seats=people("Ada", "Bor"))
    table = visit(link(url, made, 0))
    table.until_shown()
    table.page.keyboard.press("[")
    table.page.wait_for_function(SHOWN.format(39))
    table.page.keyboard.press("]")
    table.page.wait_for_function(SHOWN.format(40))
    table.page.locator(".log li button").nth(-5).click()
    table.page.wait_for_function("() => document.querySelector('.replay input').value < 40")
    shown = table.at
    log = httpx.get(f"{url}/api/tables/{made['table']}/log", timeout=60).json()
    assert any(line["move"] == shown and line["told"] for line in log)
    table.page.keyboard.press("Escape")
    table.page.wait_for_function(SHOWN.format(40))


def test_the_slider_goes_through_the_game_by_arrow_keys_and_rounds(url: str, visit: Visit) -> None:
    made = imported(url, RECORD, 40, seats=people("Ada", "Bor"))
    table = visit(link(url, made, 0))
    table.until_shown()
    table.page.locator(".replay input").focus()
    table.page.keyboard.press("Home")
    table.page.wait_for_function(SHOWN.format(0))
    table.page.keyboard.press("ArrowRight")
    table.page.wait_for_function(SHOWN.format(1))
    table.page.keyboard.press("ArrowDown")
    course = httpx.get(f"{url}/api/tables/{made['table']}/course", timeout=60).json()
    second = next(point["move"] for point in course if point["round"] == 2)
    table.page.wait_for_function(SHOWN.format(second))
    table.page.keyboard.press("End")
    table.page.wait_for_function(SHOWN.format(40))
