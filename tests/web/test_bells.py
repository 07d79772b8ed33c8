"""Called to one's turn while no page is open: offered, hung, rung, shown, and stopped by mail."""

import base64
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from pithead.server.bells.push import new_keys
from server.browser_keys import Subscription
from server.called import Endpoint, Mailbox, endpoint, mailbox
from server.running import serving
from server.sitting import Player
from web.accessibility import violations
from web.arranging import imported, link, people
from web.conftest import Visit
from web.test_knocking import move

pytestmark = pytest.mark.heavy

# A browser without windows has no push service: what it would subscribe to is the test's own place.
SUBSCRIBED: Final = """
const held = {said};
const subscription = {{
  endpoint: held.endpoint,
  toJSON: () => held,
  unsubscribe: async () => {{ window.hasEnded = true; return true; }},
}};
PushManager.prototype.subscribe = async (wish) => {{
  window.wish = {{ visible: wish.userVisibleOnly, key: [...wish.applicationServerKey] }};
  return subscription;
}};
PushManager.prototype.getSubscription = async () => subscription;
Notification.requestPermission = async () => 'granted';
"""


class Calling:
    def __init__(self, url: str, place: Endpoint, box: Mailbox) -> None:
        self.url = url
        self.place = place
        self.box = box


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Calling]:
    with endpoint() as place, mailbox() as box:
        settings = {
            "PITHEAD_PUSH_KEY": new_keys(), "PITHEAD_PUSH_CONTACT": "mailto:host@example.org",
            "PITHEAD_WEBHOOKS": "yes", "PITHEAD_BELL_HOSTS": place.url,
            "PITHEAD_MAIL_SERVER": box.url, "PITHEAD_MAIL_FROM": "tables@example.org",
            "PITHEAD_PUBLIC_ADDRESS": "https://tables.example.org", "PITHEAD_BELL_SECONDS": "1",
            "PITHEAD_HEARTBEAT_SECONDS": "1", "PITHEAD_POLL_SECONDS": "0.3",
        }  # fmt: skip
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        with serving(database, tmp_path, (), "", **settings) as running:
            yield Calling(running.url, place, box)


def two(url: str) -> tuple[Any, int]:
    made = imported(url, "dwarf-2-seats-items", 8, seats=people("Ada", "Bor"))
    return made, made["facts"]["to_act"][0]


def settings_of(page: Page) -> None:
    page.locator(".tools").get_by_role("button", name="Settings", exact=True).click()


def test_a_browser_whose_page_is_closed_is_called_and_shows_it(
    server: Calling, visit: Visit
) -> None:
    made, acting = two(server.url)
    browser = Subscription(f"{server.place.url}/push")
    table = visit(server.url)
    said = json.dumps({"endpoint": browser.endpoint, "keys": browser.keys})
    table.context.add_init_script(SUBSCRIBED.format(said=said))
    table.page.goto(link(server.url, made, 1 - acting))
    table.until_shown()
    settings_of(table.page)
    wish = table.page.get_by_label("Call me to my turn when no page is open, too")
    assert violations(table.page) == []
    with table.page.expect_response(lambda answer: answer.url.endswith("/bells")) as hanging:
        wish.click()
    assert hanging.value.status == 201
    assert len(table.page.evaluate("window.wish.key")) == 65
    player = Player(server.url, made["table"], made["seats"][acting]["secret"])
    table.page.goto("about:blank")

    move(player)

    [heard] = server.place.wait(1)
    told = browser.read(heard.body)
    name = made["facts"]["seats"][1 - acting]["name"]
    assert told["table"] == made["table"]
    assert told["text"] == f"DWARF: it is your turn, {name}."
    # What the push service would hand to the worker.
    table.page.goto(server.url)
    worker = table.context.service_workers[0]
    shown = worker.evaluate(
        """async (text) => {
          const shown = [];
          self.registration.showNotification = async (...said) => void shown.push(said);
          const event = new PushEvent('push', { data: text });
          self.dispatchEvent(event);
          await Promise.resolve();
          return shown;
        }""",
        json.dumps(told),
    )
    [[title, more]] = shown
    assert (title, more["body"]) == ("DWARF", told["text"])
    assert more["data"] == {"table": made["table"]}


def test_no_more_calls_when_the_wish_is_taken_back(server: Calling, visit: Visit) -> None:
    made, _ = two(server.url)
    browser = Subscription(f"{server.place.url}/push")
    table = visit(server.url, settings={"push": True})
    said = json.dumps({"endpoint": browser.endpoint, "keys": browser.keys})
    table.context.add_init_script(SUBSCRIBED.format(said=said))
    with table.page.expect_response(lambda answer: answer.url.endswith("/bells")):
        table.page.goto(link(server.url, made, 0))
    table.until_shown()
    settings_of(table.page)
    table.page.get_by_label("Call me to my turn when no page is open, too").click()
    table.page.wait_for_function("() => window.hasEnded === true")
    kept = table.page.evaluate("JSON.parse(localStorage.getItem('pithead.settings')).push")
    assert kept is False


def test_where_the_server_has_no_keys_nothing_is_offered(url: str, visit: Visit) -> None:
    made, _ = two(url)
    table = visit(link(url, made, 0))
    table.until_shown()
    settings_of(table.page)
    table.page.get_by_label("Notify me when it is my turn").wait_for()
    assert table.page.get_by_text("when no page is open").count() == 0
    table.tool("The table")
    table.page.get_by_role("heading", name="Your seat on another device").wait_for()
    assert table.page.locator("[data-bells]").count() == 0


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_web_address_is_left_and_removed_and_a_refusal_is_told(
    server: Calling, visit: Visit, language: str
) -> None:
    made, _ = two(server.url)
    table = visit(link(server.url, made, 0), settings={"language": language})
    table.until_shown()
    table.page.locator(".tools button").last.click()
    section = table.page.locator("[data-bells]")
    section.locator("input").fill("http://127.0.0.1:22/")
    section.locator("form button").click()
    section.get_by_role("alert").wait_for()
    section.locator("input").fill(f"{server.place.url}/hook")
    section.locator("form button").click()
    section.locator("li b", has_text="localhost").wait_for()
    assert server.place.wait(1)[0].told()["kind"] == "hello"
    assert violations(table.page) == []
    section.locator("li button").click()
    section.locator("li").wait_for(state="detached")


def test_mail_is_confirmed_and_stopped_by_its_link(server: Calling, visit: Visit) -> None:
    made, acting = two(server.url)
    table = visit(link(server.url, made, 1 - acting))
    table.until_shown()
    table.tool("The table")
    section = table.page.locator("[data-bells]")
    section.locator("input").fill("bor@example.org")
    section.locator("form button").click()
    [letter] = server.box.wait(1)
    code = letter.get_content().split("/bells#")[1].split()[0]

    reader = visit(f"{server.url}/bells#{code}").page
    assert violations(reader) == []
    reader.get_by_role("button", name="Yes, write to me").click()
    reader.get_by_text("mail comes to b…@example.org").wait_for()
    table.context.close()
    move(Player(server.url, made["table"], made["seats"][acting]["secret"]))
    assert "it is your turn" in server.box.wait(2)[1]["Subject"]
    reader.get_by_role("button", name="No mail at all").click()
    reader.get_by_text("No more mail comes to b…@example.org").wait_for()
    reader.reload()
    reader.get_by_role("alert").get_by_text("no such address").wait_for()


def test_the_servers_key_is_the_one_it_signs_with(server: Calling, visit: Visit) -> None:
    page = visit(server.url).page
    public = page.evaluate("fetch('/api/about').then((a) => a.json()).then((a) => a.bells.push)")
    assert len(base64.urlsafe_b64decode(public + "=")) == 65
