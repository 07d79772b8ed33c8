"""It is your turn: the tab says so, out of sight the browser does, and chat is counted."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page

from server.sitting import Player
from web.accessibility import violations
from web.arranging import imported, link, people
from web.browsing import Visitor, visitor
from web.conftest import Visit
from web.table_page import TablePage

pytestmark = pytest.mark.heavy

# A headless browser has nobody to notify and says no to every page: what the page would show is
# written down instead. And a page that can be put out of sight.
WITNESS: Final = """
window.shown = [];
window.Notification = class {
  static permission = 'granted';
  constructor(title, more) { window.shown.push([title, more.body, more.tag]); }
};
window.isHidden = false;
Object.defineProperty(document, 'hidden', {get: () => window.isHidden});
"""


def two(url: str) -> tuple[Any, int]:
    """A table of two people, and whose turn it is."""
    made = imported(url, "dwarf-2-seats-items", 8, seats=people("Ada", "Bor"))
    return made, made["facts"]["to_act"][0]


def player(url: str, made: Any, seat: int) -> Player:
    return Player(url, made["table"], made["seats"][seat]["secret"])


def move(other: Player) -> None:
    """Act until it is somebody else's turn."""
    while (now := other.moment())["question"]:
        other.act(now["question"]["actions"][0]["notation"], now["seq"])


def favicon(page: Page) -> str:
    return page.locator("link[rel=icon]").get_attribute("href") or ""


def test_the_tab_says_that_it_is_my_turn(url: str, visit: Visit) -> None:
    made, acting = two(url)
    waiting = visit(link(url, made, 1 - acting))
    waiting.until_shown()
    waiting.until_link("connected")
    assert (favicon(waiting.page), waiting.page.title()[0]) == ("/pithead.svg", "D")

    move(player(url, made, acting))

    waiting.page.wait_for_function("() => document.title.startsWith('●')")
    assert favicon(waiting.page) == "/pithead-turn.svg"
    assert waiting.page.request.get(f"{url}/pithead-turn.svg").ok


@pytest.fixture
def allowed(browser: Any) -> Any:
    """A visitor whose browser may notify."""
    one = visitor(browser, {"notify": True})
    one.context.add_init_script(WITNESS)
    yield one
    one.context.close()
    assert one.errors == []


def test_out_of_sight_the_browser_says_whose_turn_it_is(url: str, allowed: Visitor) -> None:
    made, acting = two(url)
    allowed.page.goto(link(url, made, 1 - acting))
    table = TablePage(allowed)
    table.until_shown()
    table.until_link("connected")
    allowed.page.evaluate("window.isHidden = true")

    move(player(url, made, acting))

    allowed.page.wait_for_function("() => window.shown.length > 0")
    [[title, body, tag]] = allowed.page.evaluate("window.shown")
    assert (title, tag) == ("DWARF", f"pithead-{made['table']}")
    table.until_asked()
    assert body in table.question


def test_in_sight_the_browser_is_quiet(url: str, allowed: Visitor) -> None:
    made, acting = two(url)
    allowed.page.goto(link(url, made, 1 - acting))
    table = TablePage(allowed)
    table.until_shown()
    table.until_link("connected")
    move(player(url, made, acting))
    table.until_asked()
    assert allowed.page.evaluate("window.shown") == []


# Tones that the page has played, each by its pitch; the browser plays them as well.
EAR: Final = """
window.heard = [];
window.AudioContext = class extends AudioContext {
  createOscillator() {
    const tone = super.createOscillator();
    const start = tone.start.bind(tone);
    tone.start = (at) => { window.heard.push(tone.type); start(at); };
    return tone;
  }
};
"""


@pytest.mark.parametrize("wished", [True, False])
def test_a_turn_is_heard_where_sound_is_wished_for(url: str, browser: Any, wished: bool) -> None:
    made, acting = two(url)
    one = visitor(browser, {"sound": wished})
    one.context.add_init_script(EAR)
    one.page.goto(link(url, made, 1 - acting))
    waiting = TablePage(one)
    waiting.until_shown()
    waiting.until_link("connected")
    move(player(url, made, acting))
    waiting.until_asked()
    if wished:
        one.page.wait_for_function("() => window.heard.includes('triangle')")
    else:
        assert one.page.evaluate("() => window.heard") == []
    one.context.close()
    assert one.errors == []


def test_a_browser_that_refuses_is_told_about(url: str, visit: Visit) -> None:
    table = visit(url)
    table.page.evaluate("Notification.requestPermission = () => Promise.resolve('denied')")
    table.page.get_by_role("button", name="Settings").click()
    wish = table.page.get_by_label("Notify me when it is my turn")
    wish.click()
    table.page.get_by_role("alert").get_by_text("does not allow it").wait_for()
    assert not wish.is_checked()


def test_unread_chat_is_counted_until_it_is_read(url: str, visit: Visit) -> None:
    made, _ = two(url)
    ada = visit(link(url, made, 0))
    ada.until_shown()
    ada.until_link("connected")
    bor = player(url, made, 1)
    for number, text in enumerate(("Well?", "Are you there?")):
        assert bor.post("/chat", id=f"chat-000{number}", text=text).status_code == 200
    badge = ada.page.locator(".tools").get_by_role("button", name="Chat: 2 unread messages")
    badge.wait_for()
    assert violations(ada.page) == []
    badge.click()
    ada.page.locator(".panel").get_by_text("Are you there?").wait_for()
    ada.page.locator(".tools").get_by_role("button", name="Chat", exact=True).wait_for()
    ada.page.reload()
    ada.until_shown()
    ada.page.locator(".tools").get_by_role("button", name="Chat", exact=True).wait_for()
