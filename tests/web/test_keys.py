"""Everything at the table by keyboard, and what a screen reader is told."""

import httpx
import pytest

from web.arranging import imported, link, people
from web.conftest import Visit
from web.table_page import TablePage

pytestmark = pytest.mark.heavy


def asked(url: str, visit: Visit, record: str = "dwarf-2-seats-items", at: int = 8) -> TablePage:
    made = imported(url, record, at, seats=people("Ada", "Bor"))
    facts = httpx.get(f"{url}/api/tables/{made['table']}", timeout=60).json()
    table = visit(link(url, made, facts["to_act"][0]))
    table.until_asked()
    return table


def test_a_number_means_the_action_of_that_number_in_the_list(url: str, visit: Visit) -> None:
    table = asked(url, visit)
    table.page.keyboard.press("l")
    listed = table.page.locator(".panel ol button")
    listed.first.wait_for()
    assert listed.count() == len(set(table.notations()))
    for number in (2, 4):
        wanted = listed.nth(number - 1).locator("span").last.inner_text()
        table.page.keyboard.press(str(number))
        table.page.locator(".plank b", has_text=wanted).wait_for()
        table.page.keyboard.press("Escape")
        assert not table.look()["confirm"]


def test_letters_open_what_they_stand_for_and_escape_closes_it(url: str, visit: Visit) -> None:
    table = asked(url, visit, "dwergar-2-seats-2021-rounds", 92)
    for key, title in (("l", "All actions by number"), ("h", "Suggest a move"),
                       ("e", "Rules"), ("?", "Keys")):  # fmt: skip
        table.page.keyboard.press(key)
        table.page.locator(".panel h2", has_text=title).wait_for()
        table.page.keyboard.press("Escape")
        table.page.locator(".panel").wait_for(state="detached")
    table.page.keyboard.press("p")
    table.page.locator(".stage > .detail").wait_for()
    table.page.keyboard.press("Escape")
    table.page.locator(".stage > .detail").wait_for(state="detached")


def test_the_live_region_says_whose_turn_it_is_and_what_one_has(url: str, visit: Visit) -> None:
    table = asked(url, visit)
    spoken = table.page.locator("#spoken")
    table.page.keyboard.press("w")
    assert spoken.inner_text().strip() in table.question
    table.page.keyboard.press("m")
    belongings = spoken.inner_text()
    assert "iron" in belongings
    table.page.keyboard.press("w")
    table.page.keyboard.press("r")
    assert spoken.inner_text().strip() in table.question


def test_letters_in_another_alphabet_are_the_same_keys(url: str, visit: Visit) -> None:
    table = asked(url, visit)
    table.page.evaluate(
        "() => document.body.dispatchEvent(new KeyboardEvent('keydown',"
        " {key: 'д', code: 'KeyL', bubbles: true}))"
    )
    table.page.locator(".panel h2", has_text="All actions by number").wait_for()


@pytest.mark.parametrize(
    ("record", "at"),
    [
        ("dwarf-2-seats-items", 8),
        ("dwergar-2-seats-2021-rounds", 60),
        ("imperial-miners-2-seats-plain", 90),
    ],
)
def test_the_tab_key_reaches_everything_that_is_outlined(
    url: str, visit: Visit, record: str, at: int
) -> None:
    table = asked(url, visit, record, at)
    wanted = set(table.notations())
    reached: set[str] = set()
    table.page.locator("#board").focus()
    for _ in range(160):
        table.page.keyboard.press("Tab")
        found = table.page.evaluate(
            "() => ({action: document.activeElement?.dataset?.action ?? null,"
            " name: document.activeElement?.tagName})"
        )
        if found["action"]:
            reached.add(found["action"])
        if wanted <= reached:
            break
    assert reached >= wanted


def test_escape_gives_up_the_digits_typed_so_far(url: str, visit: Visit) -> None:
    table = asked(url, visit, at=105)
    table.page.keyboard.press("l")
    listed = table.page.locator(".panel ol button")
    listed.first.wait_for()
    assert listed.count() >= 12
    second = listed.nth(1).locator("span").last.inner_text()
    table.page.keyboard.press("1")
    table.page.locator("#confirm").wait_for()
    table.page.keyboard.press("Escape")
    table.page.locator("#confirm").wait_for(state="detached")
    table.page.keyboard.press("2")
    table.page.locator("#confirm").wait_for()
    assert second in table.plank
