"""What cannot be chosen says why, in one line, when it is pointed at."""

from typing import Final

import pytest
from playwright.sync_api import Response

from web.arranging import imported, link, people, recorded
from web.conftest import Visit

pytestmark = pytest.mark.heavy
# A record, its moment, what is no answer then, and where its reason stands.
WONDERS: Final = [
    ("dwarf-2-seats-items", 1, ".room.off", ".foot"),
    ("dwarf-2-seats-items", 2, ".pile .front", ".foot"),
    ("dwergar-2-seats-2021-rounds", 0, ".pin[aria-disabled]", ".why"),
    ("imperial-miners-2-seats-plain", 16, ".card.no", ".why"),
    ("imperial-miners-2-seats-plain", 11, ".sign.no", ".why"),
    ("imperial-miners-2-seats-plain", 22, ".row.no", ".why"),
]


def is_reason(answer: Response) -> bool:
    return "/reasons?" in answer.url


@pytest.mark.parametrize(("record", "at", "thing", "reason"), WONDERS)
def test_a_thing_that_is_no_answer_says_why(
    url: str, visit: Visit, record: str, at: int, thing: str, reason: str
) -> None:
    seat, _ = recorded(record)["actions"][at]
    made = imported(url, record, at, seats=people("Ada", "Bor"))
    table = visit(link(url, made, seat))
    table.until_asked()

    with table.page.expect_response(is_reason) as answer:
        table.page.locator(f".stage {thing}").first.focus()

    assert None not in answer.value.json()["reasons"].values()
    told = table.page.locator(f".stage {reason}").first
    told.wait_for()
    assert told.inner_text().strip().endswith(".")
