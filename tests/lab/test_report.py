"""The page: everything is in it, and nothing else is fetched."""

import re
from html.parser import HTMLParser
from typing import Any

import pytest

from cli.running import run
from lab.contests import made_up, plan
from pithead.lab.charts import Row, dots, histograms, plain_axis, time_axis, time_words

ADDRESS = re.compile(r"https?://|src=|href=|url\(|@import|<script|<link")


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The page of a finished arena in each language."""
    folder = tmp_path_factory.mktemp("pages")
    state = folder / "arena.jsonl"
    made_up(state, plan("greedy", "random", games=10), games=10)
    result: dict[str, str] = {}
    for language in ("en", "uk", "it"):
        file = folder / f"{language}.html"
        run(
            *("arena", "dwarf", "--bots", "greedy,random", "--games", "10", "--lang", language),
            *("--state", str(state), "--html", str(file), "--workers", "1"),
            home=folder,
        )
        result[language] = file.read_text("utf-8")
    return result


class Elements(HTMLParser):
    """Counts elements, and notices one that is never closed."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.seen.append(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: Any) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", ["en", "uk", "it"])
def test_a_page_fetches_nothing(pages: dict[str, str], language: str) -> None:
    assert ADDRESS.findall(pages[language]) == []


def test_a_page_is_well_formed_and_has_every_chart(pages: dict[str, str]) -> None:
    elements = Elements()
    elements.feed(pages["en"])

    assert elements.open == []
    assert [elements.seen.count(tag) for tag in ("section", "svg", "table")] == [8, 5, 3]


def test_a_page_says_how_to_repeat_it(pages: dict[str, str]) -> None:
    command = "pithead arena dwarf --bots greedy,random --games 10 --seats 2 --seed 1"

    assert f"<pre>{command}</pre>" in pages["en"]


def test_a_page_shows_shares_verdicts_and_both_themes(pages: dict[str, str]) -> None:
    for words in ("100.0 %", "72.2–100.0 %", "greedy or random: not decided yet.", "dark)"):
        assert words in pages["en"]


@pytest.mark.parametrize(
    ("language", "words"), [("uk", "Частка перемог"), ("it", "Quota di vittorie")]
)
def test_a_page_is_in_the_readers_language(
    pages: dict[str, str], language: str, words: str
) -> None:
    assert f"<h2>{words}</h2>" in pages[language]
    assert f'<html lang="{language}">' in pages[language]


def test_an_axis_has_round_numbers() -> None:
    assert [words for _, words in plain_axis([-343, 118, 536]).ticks] == [
        "-400", "-200", "0", "200", "400", "600"
    ]  # fmt: skip
    assert [words for _, words in plain_axis([3, 3]).ticks] == ["3", "3.2"]


def test_times_are_on_an_axis_of_powers_of_ten() -> None:
    assert [words for _, words in time_axis([0.0, 0.002, 0.5]).ticks] == [
        "1 ms", "10 ms", "100 ms", "1 s"
    ]  # fmt: skip
    assert time_words(0.0000042) == "4.2 µs"


def test_an_open_end_is_an_arrow() -> None:
    bounded = dots([Row("a", 1, 0, 2, "")], plain_axis([0, 2]))
    unbounded = dots([Row("a", 1, 0, None, "")], plain_axis([0, 2]))

    assert ("l6 5l-6 5" in bounded, "l6 5l-6 5" in unbounded) == (False, True)


def test_names_are_escaped() -> None:
    assert "<b>" not in histograms([("<b>", [1, 2, 2], "&")])


def test_points_that_are_all_the_same_are_one_column() -> None:
    assert histograms([("a", [4, 4, 4], "")]).count('class="tick"') == 1
