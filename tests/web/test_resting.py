"""A table of bots that has to wait says so, and one that nobody looks at says so in the list."""

from pathlib import Path

import pytest

from pithead.text import LANGUAGES, catalogue
from server.running import serving
from server.sitting import make_table
from web.conftest import Visit

pytestmark = pytest.mark.heavy
MASTERS = [{"kind": "bot", "level": "master"}] * 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_resting_table_says_so_and_goes_on(visit: Visit, tmp_path: Path, language: str) -> None:
    words = catalogue(language)
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, tmp_path, PITHEAD_BOT_TABLES="1", PITHEAD_REST_SECONDS="1") as server:
        first, second = (
            make_table(server.url, "dwarf", MASTERS, public=True)["table"] for _ in range(2)
        )
        list_ = visit(server.url, settings={"language": language})
        list_.page.get_by_text(words.word("web.public.rests")).nth(1).wait_for()

        playing = visit(f"{server.url}/t/{first}", settings={"language": language})
        playing.page.wait_for_selector(".replay input[type=range]:not([max='0'])", state="attached")
        resting = visit(f"{server.url}/t/{second}", settings={"language": language})
        notice = resting.page.get_by_text(words.word("server.rests.many", most=1))
        notice.wait_for()

        playing.page.close()
        notice.wait_for(state="detached")
