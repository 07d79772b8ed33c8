"""Room for everything: 1280x720 without scrolling, a phone in one column, twice the size."""

import httpx
import pytest
from playwright.sync_api import ViewportSize

from web.arranging import imported, link, people
from web.browsing import PHONE
from web.conftest import Visit
from web.table_page import TablePage

pytestmark = pytest.mark.heavy
# A browser's zoom of 200 % halves the room there is.
HALF: ViewportSize = {"width": 640, "height": 360}
NAMES = ("Ada", "Bor", "Cyn", "Dag", "Eir")
TABLES = [
    ("dwarf-1-seat-andvettr-fadir-items", 1, 31),
    ("dwarf-2-seats-layered-items", 2, 60),
    ("dwarf-3-seats-items", 3, 100),
    ("dwarf-5-seats-layered-mountain", 5, 120),
    ("dwergar-2-seats-2021-rounds", 2, 90),
    ("dwergar-4-seats-2021-rounds", 4, 150),
    ("imperial-miners-1-seat-plain", 1, 60),
    ("imperial-miners-2-seats-plain", 2, 130),
    ("imperial-miners-5-seats-plain", 5, 300),
]
# Targets smaller than a fingertip: all that can be pressed, except links within a sentence.
SMALL = """() => {
  const isLine = (e) => e.tagName === 'A' && getComputedStyle(e).display === 'inline';
  const all = document.querySelectorAll(
    'button, a[href], input, select, textarea, summary, [role=button]');
  const result = [];
  for (const element of all) {
    if (!element.checkVisibility({visibilityProperty: true}) || isLine(element)) continue;
    if (element.closest('.skip, .sr') || element.matches('.skip, .sr')) continue;
    const label = element.closest('label') ?? element;
    const box = label.getBoundingClientRect();
    if (box.width >= 43.5 && box.height >= 43.5) continue;
    const name = element.getAttribute('aria-label') || element.textContent.trim().slice(0, 40);
    result.push(`${element.tagName} .${element.className} "${name}" `
      + `${Math.round(box.width)}x${Math.round(box.height)}`);
  }
  return [...new Set(result)];
}"""
# Spots of the board that one would have to scroll for, or that something lies over.
COVERED = """() => [...document.querySelectorAll('.stage .can')].filter((e) => {
  const box = e.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !e.contains(hit);
}).map((e) => e.dataset.action ?? e.dataset.step ?? e.className)"""
# Parts of the table that are too low for what is in them.
CLIPPED = """() => [...document.querySelectorAll('.stage .slab, .stage .race, .seats .player')]
  .filter((e) => e.checkVisibility() && e.scrollHeight > e.clientHeight + 3)
  .map((e) => `${e.className}: ${e.scrollHeight} in ${e.clientHeight}`)"""
# What is written in letters of fewer pixels; signs and badges are drawings.
WRITTEN_SMALL = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const owner = walk.currentNode.parentElement;
    const text = walk.currentNode.data.trim();
    if (!text || owner.closest('svg, .sr, .skip, .seat, script, style')) continue;
    if (!owner.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    const size = parseFloat(getComputedStyle(owner).fontSize);
    if (size < 12.99) found.add(`${size} ${owner.className}: ${text.slice(0, 30)}`);
  }
  return [...found];
}"""
# How high the letters of the question and of the seats' names are.
LETTERS = """() => ['#question', '.player h2'].map((name) =>
  parseFloat(getComputedStyle(document.querySelector(name)).fontSize))"""
WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
# The window has its new size, and two frames have been drawn since.
SETTLED = """(width) => innerWidth === width && new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"""
HIGH = "() => document.documentElement.scrollHeight - document.documentElement.clientHeight"


@pytest.mark.parametrize(("record", "seats", "at"), TABLES)
def test_a_table_fits_a_desk_a_phone_and_twice_the_size(
    url: str, visit: Visit, record: str, seats: int, at: int
) -> None:
    table = whoever_is_asked(url, visit, record, seats, at)
    assert table.page.evaluate(HIGH) <= 0, "1280x720 scrolls"
    assert table.page.evaluate(WIDE) <= 0, "1280x720 scrolls sideways"
    assert table.page.evaluate(COVERED) == []
    assert table.page.evaluate(CLIPPED) == []
    assert table.page.evaluate(WRITTEN_SMALL) == []
    table.page.set_viewport_size(HALF)
    table.page.wait_for_function(SETTLED, arg=HALF["width"])
    assert table.page.evaluate(WIDE) <= 0, "twice the size scrolls sideways"
    assert table.page.locator("#question").is_visible()
    table.page.set_viewport_size(PHONE)
    table.page.wait_for_function(SETTLED, arg=PHONE["width"])
    assert table.page.evaluate(WIDE) <= 0, "a phone scrolls sideways"
    assert table.page.evaluate(SMALL) == []


WINDOWS: list[ViewportSize] = [
    {"width": 1920, "height": 1080},
    {"width": 2560, "height": 1440},
]


@pytest.mark.parametrize("record", ["dwarf-2-seats-layered-items", "dwergar-2-seats-2021-rounds"])
def test_letters_grow_with_the_window_and_nothing_scrolls(
    url: str, visit: Visit, record: str
) -> None:
    table = whoever_is_asked(url, visit, record, 2, 60)
    letters = [table.page.evaluate(LETTERS)]
    for window in WINDOWS:
        table.page.set_viewport_size(window)
        table.page.wait_for_function(SETTLED, arg=window["width"])
        letters.append(table.page.evaluate(LETTERS))
        assert table.page.evaluate(HIGH) <= 0
        assert table.page.evaluate(COVERED) == []
    growth = [
        [round(now / first, 2) for now, first in zip(one, letters[0], strict=True)]
        for one in letters
    ]
    assert growth == [[1, 1], [1.38, 1.38], [1.75, 1.75]]


STUCK = """() => ['#question', '.stock', '.plank'].map((name) => {
  const box = document.querySelector(name).getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight + 1;
})"""
BARS = """() => document.querySelector('.top').offsetHeight
  + document.querySelector('.plank').offsetHeight"""


@pytest.mark.parametrize(
    ("record", "at"), [("dwergar-2-seats-2021-rounds", 92), ("imperial-miners-2-seats-plain", 130)]
)
def test_a_phone_keeps_question_goods_and_plank_in_sight_of_the_board(
    url: str, visit: Visit, record: str, at: int
) -> None:
    table = whoever_is_asked(url, visit, record, 2, at)
    table.page.set_viewport_size(PHONE)
    table.page.wait_for_function(SETTLED, arg=PHONE["width"])
    assert table.page.evaluate(BARS) <= 170, "too little is left for the board"
    table.page.evaluate("scrollTo(0, 200)")
    assert table.page.evaluate(STUCK) == [True, True, True]


# Which of these lie, as a phone shows them first, above the plank.
IN_SIGHT = """(selector) => {
  const foot = document.querySelector('.plank').getBoundingClientRect().top;
  return [...document.querySelectorAll(selector)].map(
    (e) => e.getBoundingClientRect().bottom <= foot);
}"""


def test_a_phone_shows_dwergars_six_rooms_and_its_tunnels_at_once(url: str, visit: Visit) -> None:
    table = whoever_is_asked(url, visit, "dwergar-4-seats-2021-rounds", 4, 171)
    table.page.set_viewport_size(PHONE)
    table.page.wait_for_function(SETTLED, arg=PHONE["width"])
    table.page.evaluate("scrollTo(0, 0)")
    assert table.page.evaluate(IN_SIGHT, ".hill .place") == [True] * 6
    assert table.page.evaluate(IN_SIGHT, ".hill .tunnel") == [True] * 4


def test_a_phone_names_every_card_of_a_wide_mine(url: str, visit: Visit) -> None:
    table = whoever_is_asked(url, visit, "imperial-miners-5-seats-plain", 5, 300)
    table.page.set_viewport_size(PHONE)
    table.page.wait_for_function(SETTLED, arg=PHONE["width"])
    assert table.page.locator(".brick").count() >= 7
    assert table.page.locator(".brick .name").count() == table.page.locator(".brick").count()


@pytest.mark.parametrize("at", [128, 60])
def test_every_card_in_hand_says_in_words_what_it_is_about(url: str, visit: Visit, at: int) -> None:
    table = whoever_is_asked(url, visit, "imperial-miners-2-seats-plain", 2, at)
    cards = table.page.locator(".hand .card")
    words = cards.evaluate_all("(all) => all.map((e) => e.querySelector('.few')?.textContent)")
    assert words
    assert all(words)


# What is written on bricks, and whether it is all to be seen.
ON_BRICKS = """() => [...document.querySelectorAll('.brick .effects small')].map((e) =>
  [e.innerText.trim() !== '', parseFloat(getComputedStyle(e).fontSize) >= 13,
   e.scrollWidth <= e.clientWidth || getComputedStyle(e).display === 'inline'])"""


def test_laid_cards_say_in_words_what_they_are_about(url: str, visit: Visit) -> None:
    table = whoever_is_asked(url, visit, "imperial-miners-2-seats-plain", 2, 128)
    said = table.page.evaluate(ON_BRICKS)
    assert len(said) * 2 > table.page.locator(".brick").count()
    assert all(all(each) for each in said)


def test_whoever_stands_in_dwergars_rooms_is_a_figure(url: str, visit: Visit) -> None:
    table = whoever_is_asked(url, visit, "dwergar-2-seats-2021-rounds", 2, 92)
    stands = table.page.locator(".stage .stand")
    assert stands.count() >= 5
    assert table.page.locator(".stage .stand .figure use").count() == stands.count()


def test_of_many_answers_only_the_one_pointed_at_has_the_double_line(
    url: str, visit: Visit
) -> None:
    table = whoever_is_asked(url, visit, "dwergar-2-seats-2021-rounds", 2, 92)
    spots = table.page.locator(".stage .can")
    assert spots.count() > 4
    shines = "(e) => getComputedStyle(e).boxShadow.includes('207')"
    assert not spots.nth(1).evaluate(shines)
    spots.nth(1).hover()
    assert spots.nth(1).evaluate(shines)


@pytest.mark.parametrize(
    "address", ["/", "/new/dwergar?way=online", "/cards/dwarf", "/rules/dwarf"]
)
def test_a_page_without_a_table_fits_a_phone(url: str, visit: Visit, address: str) -> None:
    table = visit(url + address, viewport=PHONE)
    table.page.locator("main .sheet, main .in-mine, main article").first.wait_for()
    assert table.page.evaluate(WIDE) <= 0, "a phone scrolls sideways"
    assert table.page.evaluate(SMALL) == []


def whoever_is_asked(url: str, visit: Visit, record: str, seats: int, at: int) -> TablePage:
    made = imported(url, record, at, seats=people(*NAMES[:seats]))
    facts = httpx.get(f"{url}/api/tables/{made['table']}", timeout=60).json()
    table = visit(link(url, made, facts["to_act"][0]))
    table.until_asked()
    return table
