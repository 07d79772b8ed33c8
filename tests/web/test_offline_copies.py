"""All games of one browser as a file, and that file in another browser."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from pithead.text import catalogue
from web.accessibility import violations
from web.browsing import PHONE
from web.conftest import Visit
from web.files_host import FilesHost
from web.offline_page import FOLDER, OfflinePage, kept, play, sit_down

pytestmark = pytest.mark.heavy


@pytest.fixture
def host(tmp_path: Path) -> Iterator[FilesHost]:
    found = FilesHost(FOLDER, tmp_path)
    yield found
    found.cut()


def saved(table: OfflinePage, place: Path, language: str = "en") -> Path:
    words = catalogue(language)
    with table.page.expect_download() as file:
        table.page.get_by_role("button", name=words.word("web.keep.save")).click()
    file.value.save_as(place)
    return place


def opened(table: OfflinePage, file: Path, language: str = "en") -> None:
    table.page.get_by_label(catalogue(language).word("web.keep.open")).set_input_files(file)


def test_all_games_go_on_in_another_browser(host: FilesHost, visit: Visit, tmp_path: Path) -> None:
    one = kept(visit(host.url))
    sit_down(one, "DWARF")
    chance = random.Random(5)
    play(one, 2, chance)
    one.asked()
    log = one.log
    one.page.goto(host.url)
    file = saved(one, tmp_path / "games.json")

    other = kept(visit(host.url))
    host.cut()
    opened(other, file)
    words = catalogue("en")
    other.page.get_by_text(words.word("web.keep.done", n=1)).wait_for()
    mine = other.page.get_by_role("region", name=words.word("web.mine"))
    mine.get_by_role("link", name="DWARF").click()
    other.until_asked()

    assert other.log == log
    play(other, 1, chance)


@pytest.mark.parametrize("language", ["en", "uk", "it"])
def test_a_damaged_file_is_refused_in_one_sentence(
    host: FilesHost, visit: Visit, tmp_path: Path, language: str
) -> None:
    words = catalogue(language)
    table = kept(visit(host.url, settings={"language": language}, viewport=PHONE))
    table.page.get_by_role("button", name=words.word("web.keep.save")).click()
    table.page.get_by_text(words.word("web.keep.none")).wait_for()
    damaged = {"pithead_games": 1, "sum": "0", "tables": ["{}"], "entries": []}
    texts = ["{", json.dumps({**damaged, "mine": [], "variations": []}), '{"milk": 2}']
    for number, text in enumerate(texts):
        file = tmp_path / f"games-{number}.json"
        file.write_text(text)
        opened(table, file, language)
        sentence = words.word("web.keep.broken", name=file.name)
        table.page.get_by_role("alert").get_by_text(sentence).wait_for()

    assert violations(table.page) == []
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert table.page.evaluate("localStorage.getItem('pithead.offline.tables')") in (None, "[]")
