"""My record: games that ended before this browser, the next challenge, the way elsewhere."""

from pathlib import Path
from typing import Any, Final

import pytest

from pithead.text import LANGUAGES, catalogue
from server.sitting import Player
from web.accessibility import violations
from web.arranging import HUMAN, link, make_table
from web.conftest import Visit
from web.table_page import TablePage

pytestmark = pytest.mark.heavy
WORD = catalogue("en").word
TITLE: Final = "web.record_of"


def finished(url: str, game: str, **more: Any) -> Any:
    """A game alone, played to its end by whatever is offered last."""
    made = make_table(url, game, [HUMAN | {"name": "Ada"}], **more)
    player = Player(url, made["table"], made["seats"][0]["secret"])
    moment = player.moment()
    while moment["result"] is None:
        action = moment["question"]["actions"][-1]["notation"]
        player.act(action, moment["seq"]).raise_for_status()
        moment = player.moment()
    player.close()
    return made


def seen(table: TablePage, url: str, made: Any) -> None:
    """Look at the end of a game one has played."""
    table.page.goto(link(url, made, 0))
    table.page.locator("[data-end]").wait_for()
    table.page.wait_for_function(
        "(table) => (localStorage.getItem('pithead.record') ?? '').includes(table)",
        arg=made["table"],
    )


def opened(table: TablePage, url: str, language: str = "en") -> None:
    table.page.goto(f"{url}/record")
    heading = catalogue(language).word(TITLE)
    table.page.get_by_role("heading", name=heading, exact=True).wait_for()


@pytest.fixture(scope="module")
def games(url: str) -> list[Any]:
    return [
        finished(url, "dwarf", options={"automaton": "eldhusfifl"}),
        finished(url, "imperial-miners"),
    ]


def test_games_add_up_and_are_carried_elsewhere_as_a_file(
    url: str, games: list[Any], visit: Visit, tmp_path: Path
) -> None:
    table: TablePage = visit(f"{url}/record")
    page = table.page
    page.get_by_text(WORD(f"{TITLE}.empty")).wait_for()
    for made in games:
        seen(table, url, made)

    opened(table, url)
    page.get_by_role("heading", name=WORD(f"{TITLE}.ranks")).wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="DWARF").click()
    page.get_by_role("heading", name=WORD(f"{TITLE}.ladder")).wait_for()
    assert violations(page) == []
    with page.expect_download() as saving:
        page.get_by_role("button", name=WORD(f"{TITLE}.save")).click()
    saving.value.save_as(tmp_path / "record.json")

    other = visit(f"{url}/record").page
    other.locator("input[type=file]").set_input_files(tmp_path / "record.json")
    other.get_by_text(WORD(f"{TITLE}.added", n=2)).wait_for()
    other.locator("input[type=file]").set_input_files(tmp_path / "record.json")
    other.get_by_text(WORD(f"{TITLE}.added", n=0)).wait_for()


def test_the_next_challenge_is_the_first_that_was_not_beaten(
    url: str, games: list[Any], visit: Visit
) -> None:
    table: TablePage = visit(f"{url}/")
    seen(table, url, games[0])
    has_won = bool(Player(url, games[0]["table"]).moment()["result"]["winners"] == [0])
    opened(table, url)

    rung = table.page.locator("li.next")
    rung.wait_for()

    expected = "andvettr" if has_won else "eldhusfifl"
    assert rung.locator("b").inner_text() == WORD(f"dwarf.rival.{expected}")
    name = WORD(f"dwarf.rival.{expected}")
    rung.get_by_role("button", name=WORD(f"{TITLE}.next", name=name)).click()
    table.until_asked()
    assert name in table.page.locator("body").inner_text()


def test_games_that_ended_unseen_are_asked_after(url: str, games: list[Any], visit: Visit) -> None:
    table: TablePage = visit(f"{url}/")
    seen(table, url, games[1])
    table.page.evaluate("localStorage.removeItem('pithead.record')")

    opened(table, url)

    table.page.get_by_role("heading", name=WORD(f"{TITLE}.recent")).wait_for()


def test_a_file_of_something_else_gets_one_sentence(url: str, visit: Visit, tmp_path: Path) -> None:
    (tmp_path / "shopping.json").write_text('{"milk": 2}')
    page = visit(f"{url}/record").page

    page.locator("input[type=file]").set_input_files(tmp_path / "shopping.json")

    page.get_by_text("shopping.json").wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_all_of_it_in_every_language(
    language: str, url: str, games: list[Any], visit: Visit
) -> None:
    table: TablePage = visit(
        f"{url}/", settings={"language": language}, viewport={"width": 360, "height": 740}
    )
    for made in games:
        seen(table, url, made)

    opened(table, url, language)

    table.page.locator("#record-curves").wait_for()
    assert violations(table.page) == []
    assert table.page.evaluate("document.documentElement.scrollWidth") <= 360
