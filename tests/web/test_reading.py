"""Whatever lies on the table is read large: pointed at beside it, by a held finger over it."""

from typing import Any

import httpx
import pytest

from web.arranging import imported, link, people
from web.browsing import PHONE
from web.conftest import Visit

pytestmark = pytest.mark.heavy
# A record, its moment, a card on the board, and a word of what it means for the reader now.
CARDS = [
    ("dwarf-2-seats-layered-items", 62, '[data-action="place 3"]', "you have"),
    ("dwergar-2-seats-2021-rounds", 92, ".plans .pin >> nth=0", "Short of"),
    ("imperial-miners-2-seats-plain", 128, ".hand .card >> nth=0", "you have"),
]


def whose(url: str, made: Any) -> int:
    """The seat that is asked."""
    facts = httpx.get(f"{url}/api/tables/{made['table']}", timeout=60).json()
    return int(facts["to_act"][0])


@pytest.mark.parametrize(("record", "at", "card", "now"), CARDS)
def test_pointer_and_focus_read_a_card_with_its_picture_its_rule_and_what_it_means_now(
    url: str, visit: Visit, record: str, at: int, card: str, now: str
) -> None:
    made = imported(url, record, at, seats=people("Ada", "Bor"))
    table = visit(link(url, made, whose(url, made)))
    table.until_asked()
    for look in ("hover", "focus"):
        getattr(table.page.locator(card), look)()
        table.page.wait_for_selector(".look .banner svg")
        assert now in table.page.locator(".look .now").inner_text()
        assert table.page.locator(".look .more").inner_text().strip()
        table.page.locator(".replay input[type=range]").hover()


@pytest.mark.parametrize(("record", "at", "card", "now"), CARDS)
def test_a_held_finger_reads_and_presses_nothing(
    url: str, visit: Visit, record: str, at: int, card: str, now: str
) -> None:
    made = imported(url, record, at, seats=people("Ada", "Bor"))
    table = visit(link(url, made, whose(url, made)), viewport=PHONE, has_touch=True)
    table.until_asked()
    spot = table.page.locator(card)
    spot.scroll_into_view_if_needed()
    spot.evaluate("(e) => e.scrollIntoView({block: 'center'})")
    box = spot.bounding_box()
    assert box is not None
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    session = table.page.context.new_cdp_session(table.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    table.page.wait_for_selector(".panel .banner svg")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert now in table.page.locator(".panel .now").inner_text()
    assert table.page.locator("#confirm").count() == 0
    table.page.keyboard.press("Escape")
    table.page.wait_for_selector(".panel", state="detached")
