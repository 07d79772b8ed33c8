"""The end: who has won and why, what decided lit, a chart with axes, turning points to look at."""

from typing import Final

import pytest

from pithead.text import catalogue
from web.arranging import imported, link, people
from web.browsing import PHONE
from web.conftest import Visit
from web.table_page import TablePage

pytestmark = pytest.mark.heavy
SOLO: Final = "imperial-miners-1-seat-plain"
MEDALS: Final = "dwarf-2-seats-layered-items"


def end_of(url: str, visit: Visit, record: str, *names: str) -> TablePage:
    table = visit(link(url, imported(url, record, seats=people(*names)), 0))
    table.page.locator(".stage > .end figure svg[role=img]").wait_for()
    return table


def test_the_winner_the_reason_and_the_deciding_row_agree(url: str, visit: Visit) -> None:
    table = end_of(url, visit, MEDALS, "Ada", "Bor")
    assert table.page.locator(".end h2").inner_text() == "Bor wins on medals, 7 to 5."
    decided = table.page.locator(".end tr.decided")
    assert decided.count() == 1
    assert decided.locator("th").inner_text().startswith("medals")
    assert decided.locator("td").all_inner_texts() == ["7", "5"]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You win on medals, 7 to 5."),
        ("uk", "Ви перемагаєте: медалі, 7 проти 5."),
        ("it", "Vinci tu: medaglie, 7 a 5."),
    ],
)
def test_whoever_has_won_is_told_so(url: str, visit: Visit, language: str, sentence: str) -> None:
    made = imported(url, MEDALS, seats=people("Ada", "Bor"))
    table = visit(link(url, made, 1), settings={"language": language})
    table.page.locator(".stage > .end h2").wait_for()
    assert table.page.locator(".end h2").inner_text() == sentence
    assert sentence == table.page.locator("#question").inner_text()


def test_alone_one_has_a_rank_and_nobody_wins(url: str, visit: Visit) -> None:
    table = end_of(url, visit, SOLO, "Ada")
    said = table.page.locator(".end").inner_text()
    assert table.page.locator(".end h2").inner_text() == "Digger; 5 points to Labourer."
    assert "wins" not in said
    assert "place" not in said


WINS: Final = {"en": "wins", "uk": "еремаг", "it": "ince"}


@pytest.mark.parametrize("language", WINS)
def test_alone_nobody_wins_in_any_language(url: str, visit: Visit, language: str) -> None:
    made = imported(url, SOLO, seats=people("Ada"))
    table = visit(link(url, made, 0), settings={"language": language})
    table.page.locator(".stage > .end figure svg[role=img]").wait_for()
    heading = table.page.locator(".end h2").inner_text()
    assert heading.startswith(catalogue(language).word("imperial-miners.rank.0"))
    assert WINS[language] not in table.page.locator(".end").inner_text()


@pytest.mark.parametrize(
    ("record", "why", "row", "cells"),
    [
        ("andvettr-fadir-items", "wins on categories led, 2 to 1.", "categories led", ["2", "1"]),
        ("andvettr-items", "wins on iron, 13 to 9.", "iron", ["13", "9"]),
        ("andvettr-glory", "wins at once with twelve medals.", "medals", ["12", "9"]),
    ],
)
def test_a_loss_to_a_rival_is_told_by_what_decided_it(
    url: str, visit: Visit, record: str, why: str, row: str, cells: list[str]
) -> None:
    table = end_of(url, visit, f"dwarf-1-seat-{record}", "Ada")
    assert table.page.locator(".end h2").inner_text().endswith(why)
    assert "Ada wins" not in table.page.locator(".end").inner_text()
    decided = table.page.locator(".end tr.decided")
    assert decided.locator("th").inner_text().startswith(row)
    assert decided.locator("td").all_inner_texts() == cells


def test_the_chart_names_its_axes_and_what_it_draws_can_be_chosen(url: str, visit: Visit) -> None:
    table = end_of(url, visit, MEDALS, "Ada", "Bor")
    axes = table.page.locator(".end svg .axis-name")
    assert axes.all_text_contents() == ["medals", "rounds"]
    table.page.get_by_role("button", name="steel", exact=True).click()
    assert axes.first.text_content() == "steel"


@pytest.mark.parametrize(("record", "names"), [(MEDALS, ("Ada", "Bor")), (SOLO, ("Ada",))])
def test_a_turning_point_opens_the_replay(
    url: str, visit: Visit, record: str, names: tuple[str, ...]
) -> None:
    table = end_of(url, visit, record, *names)
    points = table.page.get_by_role("button", name="turning point")
    assert 1 <= points.count() <= 3
    points.first.click()
    table.page.locator(".stage > .end").wait_for(state="detached")
    assert 0 < table.at < table.moves


def test_a_phone_keeps_what_comes_next_in_one_line(url: str, visit: Visit) -> None:
    table = end_of(url, visit, MEDALS, "Ada", "Bor")
    table.page.set_viewport_size(PHONE)
    table.page.wait_for_function("(width) => innerWidth === width", arg=PHONE["width"])
    plank = table.page.locator(".foot .plank")
    assert plank.evaluate("(e) => e.offsetHeight") <= 64
    assert plank.get_by_role("button", name="Look at the board").is_visible()
    assert plank.evaluate("(e) => e.scrollWidth <= e.clientWidth"), "something is cut off"
    assert table.undo().count() == 0, "what is over is not taken back"
