"""A helper of DWARF is declined in the browser, by mouse and by keys. DW-34"""

from collections.abc import Callable

import httpx
import pytest

from rules import rule
from web.arranging import imported, link, people, recorded
from web.conftest import Visit
from web.table_page import TablePage, action_count

pytestmark = pytest.mark.heavy

RECORD = "dwarf-2-seats-items"
LABELS = {
    "en": "Decline the helper",
    "uk": "Без помічника",
    "it": "Rinuncia all’aiutante",
}


def asked_for_a_helper(url: str, visit: Visit, language: str = "en") -> TablePage:
    """The page of whoever is to place a helper, at the first such question of a record."""
    actions = recorded(RECORD)["actions"]
    at = next(i for i, (_, notation) in enumerate(actions) if notation.startswith("helper"))
    made = imported(url, RECORD, at, seats=people("Ada", "Bor"))
    seat = httpx.get(f"{url}/api/tables/{made['table']}").json()["to_act"][0]
    table = visit(link(url, made, seat), settings={"language": language})
    table.until_asked()
    return table


def by_mouse(table: TablePage) -> None:
    table.play("decline")


def by_keys(table: TablePage) -> None:
    for digit in str(action_count(table)):
        table.page.keyboard.press(digit)
    table.page.keyboard.press("Enter")


@rule("DW-34")
@pytest.mark.parametrize("language", list(LABELS))
def test_declining_a_helper_is_offered_in_plain_words(
    url: str, visit: Visit, language: str
) -> None:
    table = asked_for_a_helper(url, visit, language)

    button = table.page.locator('.answer[data-action="decline"]').last

    assert button.locator("span").inner_text() == LABELS[language]


@rule("DW-34")
@pytest.mark.parametrize("decline", [by_mouse, by_keys])
def test_a_helper_is_declined(url: str, visit: Visit, decline: Callable[[TablePage], None]) -> None:
    table = asked_for_a_helper(url, visit)

    decline(table)

    table.page.locator(".log li", has_text="declines a helper.").first.wait_for()
