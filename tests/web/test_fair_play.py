"""What a guest is told before sitting down, and what was promised."""

import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page

from server.running import Server, serving
from server.sitting import BOT, Player, make_table
from web.arranging import HUMAN, imported, link, people, recorded
from web.conftest import Visit

pytestmark = pytest.mark.heavy

OPEN = {"kind": "open"}
MARK = {"en": "Not a fresh deal", "uk": "Розклад не новий", "it": "Distribuzione nota"}


def invited(url: str, made: Any, number: int = 0) -> str:
    """The link that a guest gets."""
    return f"{url}/t/{made['table']}#join-{made['invitations'][number]}"


@pytest.mark.parametrize("language", MARK)
def test_a_guest_reads_before_sitting_down_that_the_deal_may_be_known(
    url: str, visit: Visit, language: str
) -> None:
    made = imported(url, "dwarf-2-seats-items", 8, seats=[HUMAN, OPEN])

    guest = visit(invited(url, made), settings={"language": language})

    guest.page.get_by_role("note").filter(has_text=MARK[language]).wait_for()
    assert guest.page.locator("form button").is_visible(), "nobody has sat down yet"


def test_at_the_table_the_mark_stays_in_sight(url: str, visit: Visit) -> None:
    made = imported(url, "dwarf-2-seats-items", 8, seats=people("Ada", "Bor"))

    bor = visit(link(url, made, 1))

    bor.until_shown()
    bor.page.locator(".top").get_by_text(MARK["en"]).wait_for()


def test_a_fresh_table_has_no_mark(url: str, visit: Visit) -> None:
    made = make_table(url, "dwarf", [HUMAN, OPEN])

    guest = visit(invited(url, made))

    guest.page.get_by_role("button", name="Sit down").wait_for()
    assert guest.page.get_by_role("note").count() == 0


# -- the promise ---------------------------------------------------------------------------------


def finished(url: str) -> Any:
    """A fresh table at which a game was played to its end."""
    made = make_table(url, "dwarf", [BOT, BOT])
    watcher = Player(url, made["table"])
    seq = 0
    while watcher.facts()["status"] != "over":
        seq = max([seq, *(event["seq"] for event in watcher.events(seq, wait=20))])
    return made


def test_the_promise_is_shown_and_after_the_end_proved(url: str, visit: Visit) -> None:
    made = finished(url)
    deal = Player(url, made["table"]).facts()["deal"]

    table = visit(f"{url}/t/{made['table']}")

    proof = table.page.locator("[data-end] [data-fair=proved]")
    proof.wait_for()
    assert deal["promise"] == made["facts"]["deal"]["promise"]
    assert deal["promise"] in proof.inner_text()
    assert deal["revealed"] in proof.inner_text()


def test_a_promise_that_was_not_kept_is_called_out(url: str, visit: Visit) -> None:
    """A browser that was told another promise at the start, as if the server had changed it."""
    made = finished(url)
    table = visit(f"{url}/rules/dwarf")
    kept = [{"table": made["table"], "secret": "x", "promise": "0" * 64, "players": []}]
    table.page.evaluate(f"localStorage.setItem('pithead.tables', {json.dumps(json.dumps(kept))})")
    watch_without_secret(table.page, url, made["table"])

    table.page.locator("[data-end] [data-fair=changed]").wait_for()


def watch_without_secret(page: Page, url: str, table: str) -> None:
    page.route(
        re.compile(r"/api/tables/"),
        lambda route: route.continue_(
            headers={k: v for k, v in route.request.headers.items() if k != "authorization"}
        ),
    )
    page.goto(f"{url}/t/{table}")


def test_a_record_with_a_long_seed_survives_the_page(
    url: str, visit: Visit, tmp_path: Path
) -> None:
    """Saved by the page, opened by the page: the same game, to the last digit of its seed."""
    made = finished(url)
    table = visit(f"{url}/t/{made['table']}")
    with table.page.expect_download() as saving:
        table.page.get_by_role("button", name="Save the record").click()
    saving.value.save_as(tmp_path / "game.json")

    opened = opened_record(visit(url).page, tmp_path / "game.json")

    whole = Player(url, made["table"]).get("/record")
    assert Player(url, opened).get("/record")["seed"] == whole["seed"]
    assert int(whole["seed"]) > 2**64


def test_an_old_record_whose_seed_is_a_long_number_is_not_rounded(
    url: str, visit: Visit, tmp_path: Path
) -> None:
    seed = 2**63 - 1
    record = recorded("dwarf-2-seats-items") | {"actions": [], "scores": None, "seed": seed}
    (tmp_path / "old.json").write_text(json.dumps(record), "utf-8")

    opened = opened_record(visit(url).page, tmp_path / "old.json")

    view = Player(url, opened).moment()["view"]
    expected = httpx.post(f"{url}/api/imports", json={"record": record}).json()["table"]
    assert view == Player(url, expected).moment()["view"]
    rounded = httpx.post(f"{url}/api/imports", json={"record": record | {"seed": 2**63}}).json()
    assert view != Player(url, rounded["table"]).moment()["view"]


def opened_record(page: Page, file: Path) -> str:
    """The table that the page makes of a file."""
    page.locator("input[type=file]").first.set_input_files(file)
    page.wait_for_url(re.compile(r"/t/"))
    return page.url.split("/t/")[1].split("#")[0].split("?")[0]


# -- tables of older rules -----------------------------------------------------------------------


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path) as server:
        yield server


def test_the_record_of_a_table_of_older_rules_is_saved_from_its_page(
    own_server: Server, visit: Visit, tmp_path: Path
) -> None:
    made = imported(own_server.url, "dwarf-1-seat-andvettr-items", 6, seats=people("Ada"))
    own_server.stop()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE tables SET rules = 0")
    own_server.start()

    table = visit(link(own_server.url, made, 0))
    table.page.get_by_text("was played by rules 0").wait_for()
    with table.page.expect_download() as saving:
        table.page.get_by_role("button", name="Save its record").click()

    record = json.loads(Path(saving.value.path()).read_text("utf-8"))
    assert len(record["actions"]) == 6
    assert record["rules"] == 0
