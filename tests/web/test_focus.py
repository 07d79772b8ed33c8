"""The keyboard goes to where one looks next, and the browser's console stays silent."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route

from web.arranging import imported, link, people
from web.browsing import Visitor, visitor
from web.conftest import Visit
from web.table_page import TablePage

pytestmark = pytest.mark.heavy

AT_AN_ANSWER = "() => document.activeElement.classList.contains('can')"


def until_at_an_answer(page: Page) -> None:
    page.wait_for_function(AT_AN_ANSWER)


def test_from_the_start_page_to_the_table_to_what_is_asked(url: str, visit: Visit) -> None:
    table = visit(url)
    table.page.get_by_role("button", name="Play").first.focus()
    table.page.keyboard.press("Enter")
    table.until_asked()
    until_at_an_answer(table.page)


def test_after_an_answer_the_keyboard_is_at_the_next_one(url: str, visit: Visit) -> None:
    made = imported(url, "dwarf-2-seats-items", 8, seats=people("Ada", "Bor"), hot_seat=True)
    table = visit(link(url, made, 0))
    table.until_asked()
    for _ in range(3):
        if table.look()["spots"][0]["cover"]:
            table.page.keyboard.press("Enter")
        until_at_an_answer(table.page)
        table.page.keyboard.press("1")
        with table.page.expect_response(lambda answer: answer.url.endswith("/actions")):
            table.page.keyboard.press("Enter")
        table.page.wait_for_function("() => document.querySelector('#confirm.can') === null")
        table.until_asked()


def test_whoever_writes_in_the_chat_stays_there(url: str, visit: Visit) -> None:
    made = imported(url, "dwarf-2-seats-items", 8, seats=people("Ada", "Bor"))
    acting = made["facts"]["to_act"][0]
    waiting, playing = (visit(link(url, made, seat)) for seat in (1 - acting, acting))
    waiting.until_shown()
    waiting.tool("Chat")
    field = waiting.page.locator(".panel form input")
    field.fill("I am still writ")
    playing.until_asked()
    while playing.is_asked():
        playing.play(playing.notations()[0])
    waiting.until_asked()
    assert field.evaluate("field => field === document.activeElement")


def test_the_theme_changes_on_the_first_press(url: str, visit: Visit) -> None:
    for scheme in ("dark", "light"):
        page = visit(url, settings={"theme": "system"}, color_scheme=scheme).page
        before = page.locator("html").get_attribute("data-theme")
        page.get_by_role("button", name="Theme").click()
        assert page.locator("html").get_attribute("data-theme") != before


@pytest.fixture
def listener(browser: Browser) -> Iterator[Visitor]:
    """A visitor of whose console nothing is left out."""
    one = visitor(browser)
    heard: list[str] = []
    one.page.on("console", lambda said: heard.append(said.text) if said.type == "error" else None)
    yield one
    one.context.close()
    assert heard == []
    assert one.errors == []


@pytest.mark.parametrize(
    ("record", "at"),
    [
        ("dwarf-2-seats-items", 8),
        ("dwergar-2-seats-2021-rounds", 60),
        ("imperial-miners-2-seats-plain", 90),
    ],
)
def test_the_console_hears_of_no_refused_preview(
    url: str, listener: Visitor, record: str, at: int
) -> None:
    """Not even of one that comes after its answer was given."""
    made = imported(url, record, at, seats=people("Ada", "Bor"), hot_seat=True)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    listener.page.route("**/preview?*", hold)
    listener.page.goto(link(url, made, 0))
    table = TablePage(listener)
    for _ in range(3):
        seen = table.asked()
        if seen["spots"][0]["cover"]:
            table.press("[data-hand-over]")
            table.page.wait_for_selector(".can[data-action], .can[data-step]")
        table.page.keyboard.press("1")
        table.page.wait_for_selector("#confirm.can")
        table.confirm()
    assert held
    with table.page.expect_response(lambda answer: "/preview?" in answer.url) as told:
        for each in held:
            each.continue_()
    assert told.value.status == 200
