"""The scripted first game of each title, followed to its end, left and taken up again."""

import random

import pytest

from web.conftest import Visit
from web.table_page import TablePage, click_outlined

pytestmark = pytest.mark.heavy
TITLES = ["DWARF", "Dwergar", "Imperial Miners"]


@pytest.mark.parametrize("title", TITLES)
def test_a_first_game_is_followed_left_resumed_and_goes_on_alone(
    url: str, visit: Visit, title: str
) -> None:
    table = visit(url)
    table.page.get_by_role("article", name=title).get_by_role(
        "button", name="Learn to play"
    ).click()
    table.until_asked()
    lessons = [lesson_of(table)]
    chance = random.Random(3)
    for step in range(200):
        click_outlined(table, chance)
        table.until_asked()
        text = lesson_of(table)
        if not text:
            break
        if text != lessons[-1]:
            lessons.append(text)
        if step == 3:
            table.page.reload()
            table.until_asked()
            assert lesson_of(table) == lessons[-1], "the lesson is lost by a reload"
        if step == 6:
            come_back(table, url, title)
            assert lesson_of(table) == lessons[-1], "the lesson is lost by leaving"
    else:
        raise AssertionError("the lessons do not end")
    assert len(lessons) >= 6
    assert len(set(lessons)) == len(lessons)
    assert not any("tutorial" in text for text in lessons), "a lesson is not translated"
    # The game itself goes on.
    assert table.look()["over"] or len(table.notations()) > 0


def lesson_of(table: TablePage) -> str:
    return "".join(table.page.locator(".lesson p").all_inner_texts())


def come_back(table: TablePage, url: str, title: str) -> None:
    """To the start page, and from the list of one's own tables to the table again."""
    table.page.goto(url)
    table.page.locator("main").get_by_role("link", name=title).first.click()
    table.until_asked()
