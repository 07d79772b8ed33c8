"""Names: told before they are cut, and the same after a record was saved and opened."""

from pathlib import Path

import pytest

from server.sitting import Player
from web.arranging import imported, link
from web.conftest import Visit
from web.test_fair_play import opened_record

pytestmark = pytest.mark.heavy


def test_a_name_that_is_too_long_is_told_before_it_is_cut(url: str, visit: Visit) -> None:
    page = visit(f"{url}/new/dwarf?way=bots").page
    field = page.get_by_label("Name in seat 1")
    field.fill("Bartholomew of the Seven Deep Halls")
    page.get_by_text("others will read “Bartholomew of the Seven”").wait_for()
    field.fill("Bartholomew")
    page.get_by_text("others will read").wait_for(state="detached")


def test_the_names_of_people_and_bots_survive_a_saved_record(
    url: str, visit: Visit, tmp_path: Path
) -> None:
    names = [
        {"kind": "human", "name": "Олена"},
        {"kind": "bot", "name": "Durin", "level": "master"},
    ]
    made = imported(url, "dwarf-2-seats-items", seats=names)
    table = visit(link(url, made, 0))
    table.page.locator("[data-end]").wait_for()
    with table.page.expect_download() as saving:
        table.page.get_by_role("button", name="Save the record").click()
    saving.value.save_as(tmp_path / "game.json")

    again = opened_record(visit(url).page, tmp_path / "game.json")

    seats = Player(url, again).facts()["seats"]
    assert [(seat["name"], seat["level"]) for seat in seats] == [
        ("Олена", None),
        ("Durin", "master"),
    ]
