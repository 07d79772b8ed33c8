"""People at one table: what they say to each other, who is here, and who plays for the absent."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.running import serving
from web.arranging import imported, link, people
from web.conftest import Visit

pytestmark = pytest.mark.heavy


def test_what_one_says_the_other_reads(url: str, visit: Visit) -> None:
    made = imported(url, "dwarf-2-seats-items", 8, seats=people("Ada", "Bor"))
    ada, bor = (visit(link(url, made, seat)) for seat in range(2))
    for table in (ada, bor):
        table.until_shown()
        table.until_link("connected")
        table.tool("Chat")
    said = 'Mind the <b>dragon</b> & "mine"'
    ada.page.locator(".panel form input").fill(said)
    ada.page.keyboard.press("Enter")
    for table in (ada, bor):
        table.page.locator(".panel li", has_text=said).wait_for()


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[str]:
    """A server where whoever is not here counts as absent at once."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, tmp_path, PITHEAD_ABSENT_SECONDS="0") as server:
        yield server.url


def test_a_bot_plays_for_somebody_who_has_gone_until_they_are_back(
    impatient: str, visit: Visit
) -> None:
    url = impatient
    made = imported(url, "dwarf-2-seats-items", 8, seats=people("Ada", "Bor"))
    absent = made["facts"]["to_act"][0]
    table = visit(link(url, made, 1 - absent))
    table.until_shown()
    table.tool("The table")
    seat = table.page.locator(".panel li").nth(absent)
    # How strong the bot is, the other does not choose.
    seat.get_by_role("button", name="Let a bot play for now (Skilled)").click()
    table.until_asked()
    assert table.moves > 8
    owner = visit(link(url, made, absent))
    owner.until_shown()
    owner.tool("The table")
    owner.page.get_by_role("button", name="Play myself again").click()
    owner.page.locator(".seats p.status").wait_for(state="detached")


def test_presence_is_shown_to_the_others(url: str, visit: Visit) -> None:
    made = imported(url, "dwarf-2-seats-items", 8, seats=people("Ada", "Bor"))
    ada = visit(link(url, made, 0))
    ada.until_shown()
    ada.page.locator(".seats .here.away").wait_for()
    bor = visit(link(url, made, 1))
    bor.until_shown()
    ada.page.locator(".seats .here:not(.away)").wait_for()
    bor.context.close()
    ada.page.locator(".seats .here.away").wait_for()
