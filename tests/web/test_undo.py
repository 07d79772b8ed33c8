"""Taking back: at once, with the others' consent, or refused with its reason."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.running import serving
from web.arranging import HUMAN, imported, link, people, recorded
from web.conftest import Visit
from web.table_page import TablePage

pytestmark = pytest.mark.heavy


def test_the_undo_button_names_what_it_takes_back_and_takes_it_back(url: str, visit: Visit) -> None:
    # After this move of the record the same seat is asked again.
    made = imported(url, "dwarf-1-seat-andvettr-items", first_repeat(), seats=people("Ada"))
    table = visit(link(url, made, 0))
    table.until_asked()
    offered, moves = sorted(table.notations()), table.moves
    table.play(offered[0])
    table.page.wait_for_function(f"() => document.querySelector('.replay input').max > {moves}")
    assert "Ada" in table.undo().inner_text()
    assert table.undo().get_attribute("aria-disabled") != "true"
    table.take_back()
    table.page.wait_for_function(f"() => document.querySelector('.replay input').max == {moves}")
    table.until_asked()
    assert sorted(table.notations()) == offered


def first_repeat() -> int:
    actions = recorded("dwarf-1-seat-andvettr-items")["actions"]
    return next(i for i in range(4, len(actions)) if actions[i][0] == actions[i + 1][0] == 0)


def test_a_choice_is_given_up_by_undo_before_anything_is_sent(url: str, visit: Visit) -> None:
    made = imported(url, "dwarf-1-seat-andvettr-items", 6, seats=[HUMAN])
    table = visit(link(url, made, 0))
    table.until_asked()
    table.choose(table.notations()[0])
    assert table.look()["confirm"]
    table.take_back()
    assert not table.look()["confirm"]
    assert table.moves == 6


def test_a_refused_undo_says_why(url: str, visit: Visit) -> None:
    made = imported(url, "dwarf-1-seat-andvettr-items", 6, seats=[HUMAN])
    table = visit(link(url, made, 0))
    table.until_asked()
    assert table.undo().get_attribute("aria-disabled") == "true"
    reason = table.undo().locator("small").inner_text()
    assert "cannot be undone" in reason
    table.take_back()
    table.page.locator(".plank .notice").wait_for()
    assert reason in table.plank
    assert table.moves == 6


def test_an_undo_after_others_have_moved_is_asked_of_them(url: str, visit: Visit) -> None:
    tables = two_moves_on(url, visit)
    asker, other = tables
    moves = asker.moves
    asker.take_back()
    other.page.get_by_role("button", name="Refuse").click()
    asker.page.get_by_text("asks to go back").wait_for(state="detached")
    assert asker.moves == moves
    asker.take_back()
    other.page.get_by_role("button", name="Agree").click()
    for table in tables:
        table.page.wait_for_function(
            f"() => document.querySelector('.replay input').max == {moves - 2}"
        )
    asker.until_asked()


def test_whoever_is_asked_reads_which_moves_would_be_gone_and_the_asker_the_answer(
    url: str, visit: Visit
) -> None:
    asker, other = two_moves_on(url, visit)
    told = other.page.locator(".log li").all_inner_texts()[-2:]
    asker.take_back()
    gone = other.page.locator("[data-vanishing]")
    gone.get_by_text("2 moves would be gone:").wait_for()
    whole = "(e) => e.scrollHeight <= e.clientHeight + 1 && e.innerText"
    assert "asks to go back to move" in gone.get_by_role("alert").evaluate(whole)
    lines = gone.locator("li span:last-child").all_inner_texts()
    assert len(lines) == 2
    assert all(line.split(".")[0] in "".join(told) for line in lines), (lines, told)
    other.page.get_by_role("button", name="Refuse").click()
    asker.page.locator(".plank .notice", has_text="does not agree to going back").wait_for()
    gone.wait_for(state="detached")


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[str]:
    """A server where a wish that nobody answers lapses at once."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, tmp_path, PITHEAD_UNDO_SECONDS="0") as server:
        yield server.url


def test_the_asker_reads_that_nobody_answered(impatient: str, visit: Visit) -> None:
    asker, _ = two_moves_on(impatient, visit)
    asker.take_back()
    asker.page.locator(".plank .notice", has_text="Nobody answered in time").wait_for()


def two_moves_on(url: str, visit: Visit) -> list[TablePage]:
    """Two people at a table, each of whom has just moved; the first mover comes first."""
    made = imported(url, "dwarf-2-seats-items", alternating(), seats=people("Ada", "Bor"))
    tables = [visit(link(url, made, seat)) for seat in range(2)]
    for table in tables:
        table.until_shown()
        table.until_link("connected")
    tables.sort(key=TablePage.is_asked, reverse=True)
    for table in tables:
        table.until_asked()
        table.play(next(each for each in table.notations() if each.startswith("place")))
    moves = alternating() + 2
    tables[0].page.wait_for_function(
        f"() => document.querySelector('.replay input').max == {moves}"
    )
    return tables


def alternating() -> int:
    """A moment of the record from which three placings follow, by one seat and then the other."""
    actions = recorded("dwarf-2-seats-items")["actions"]
    for i in range(8, len(actions) - 3):
        (one, first), (two, second), (_, third) = actions[i : i + 3]
        if one != two and all(each.startswith("place") for each in (first, second, third)):
            return i
    raise AssertionError("no such moment")
