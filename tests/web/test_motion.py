"""Pieces move: shortly, skipped by any key, never in the way, and not at all for who wishes so."""

from typing import Any, Final

import pytest

from web.arranging import imported, link, people, recorded
from web.conftest import Visit
from web.table_page import TablePage

pytestmark = pytest.mark.heavy
# Writes down every gesture with its length; what flickers for ever is no gesture.
WATCH: Final = """
  window.moved = [];
  const note = (node, milliseconds) => {
    if (node.closest?.('.stage'))
      window.moved.push([`${node.tagName} ${node.getAttribute('class')}`, milliseconds]);
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    note(this, how.duration);
    return animate.call(this, frames, how);
  };
  addEventListener('transitionrun', ({ target, propertyName }) => {
    const style = getComputedStyle(target);
    const place = style.transitionProperty.split(', ').indexOf(propertyName);
    const lengths = style.transitionDuration.split(', ');
    note(target, parseFloat(lengths[Math.max(place, 0) % lengths.length]) * 1000);
  }, true);
  // What is over by the time its start is told counts, too.
  addEventListener('animationstart', ({ target }) => {
    const style = getComputedStyle(target);
    if (style.animationIterationCount !== 'infinite')
      note(target, parseFloat(style.animationDuration) * 1000);
  }, true);
"""
# A gesture for as long as a test needs it.
SLOW: Final = """() => ['--m-move', '--m-lift'].forEach((length) =>
  document.documentElement.style.setProperty(length, '60s'))"""
MOVING: Final = """() => document.querySelector('.stage').getAnimations({subtree: true})
  .filter((each) => each.effect.getComputedTiming().endTime !== Infinity
    && each.playState === 'running').length"""
STILL: Final = f"() => ({MOVING})() === 0"
# Two frames have been drawn.
SETTLED: Final = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"""
SETTINGS: Final = {"animation": "normal"}

# A record, its moment, and what its next action sets in motion.
MOVES: Final = [
    ("dwarf-2-seats-layered-items", 62, "piece"),
    ("dwarf-2-seats-layered-items", 54, "ground"),
    ("dwarf-2-seats-layered-items", 54, "run"),
    ("dwergar-2-seats-2021-rounds", 62, "tile"),
    ("dwergar-2-seats-2021-rounds", 92, "stand"),
    ("imperial-miners-2-seats-plain", 82, "path"),
    ("imperial-miners-2-seats-plain", 50, "brick"),
    ("imperial-miners-2-seats-plain", 27, "sealed"),
    ("imperial-miners-2-seats-plain", 28, "rim"),
    ("imperial-miners-2-seats-plain", 94, "event"),
]
# Of these, who acts is asked again at once.
SKIPPED: Final = [
    ("dwarf-2-seats-layered-items", 54),
    ("dwergar-2-seats-2021-rounds", 62),
    ("imperial-miners-2-seats-plain", 28),
]


def sit_down(url: str, visit: Visit, record: str, at: int, **more: Any) -> tuple[TablePage, str]:
    """Whoever acts next in a record, and what they do then."""
    seat, notation = recorded(record)["actions"][at]
    made = imported(url, record, at, seats=people("Ada", "Bor"))
    table = visit("about:blank", settings=SETTINGS | more.pop("settings", {}), **more)
    table.page.add_init_script(WATCH)
    table.page.goto(link(url, made, seat))
    table.page.wait_for_selector(f'.can[data-action="{notation}"]')
    table.page.wait_for_function(STILL)
    table.page.evaluate("() => { window.moved = []; }")
    return table, notation


def moved(table: TablePage) -> list[tuple[str, float]]:
    return [(name, length) for name, length in table.page.evaluate("() => window.moved")]


@pytest.mark.parametrize(("record", "at", "piece"), MOVES)
def test_a_piece_moves_and_no_gesture_takes_400_milliseconds(
    url: str, visit: Visit, record: str, at: int, piece: str
) -> None:
    table, notation = sit_down(url, visit, record, at, reduced_motion="no-preference")
    table.play(notation)
    table.page.wait_for_function(
        "(piece) => window.moved.some(([name]) => name.split(' ').includes(piece))", arg=piece
    )
    assert [each for each in moved(table) if each[1] >= 400] == []


@pytest.mark.parametrize(
    "wish",
    [
        {"reduced_motion": "reduce"},
        {"reduced_motion": "no-preference", "settings": {"animation": "off"}},
    ],
    ids=["by the system", "by the setting"],
)
@pytest.mark.parametrize(("record", "at", "piece"), MOVES)
def test_nothing_moves_for_who_wishes_so(
    url: str, visit: Visit, record: str, at: int, piece: str, wish: dict[str, Any]
) -> None:
    table, notation = sit_down(url, visit, record, at, **wish)
    seen = table.moves
    table.play(notation)
    table.page.wait_for_function(
        "(seen) => Number(document.querySelector('.replay input[type=range]').max) > seen", arg=seen
    )
    table.page.wait_for_function(SETTLED)
    assert moved(table) == [], piece


LIGHT: Final = "(e, drawn) => getComputedStyle(e.querySelector(drawn)).filter"
BRIGHT: Final = """([e, drawn]) =>
  getComputedStyle(e.querySelector(drawn)).filter.includes('brightness(1.1')"""


@pytest.mark.parametrize(
    ("record", "at", "rooms", "drawn"),
    [
        ("dwergar-2-seats-2021-rounds", 92, ".stage .place.can", ".den svg"),
        ("dwarf-2-seats-layered-items", 62, ".stage .room.can", ".ground"),
    ],
)
def test_the_room_pointed_at_lights_up(
    url: str, visit: Visit, record: str, at: int, rooms: str, drawn: str
) -> None:
    table, _ = sit_down(url, visit, record, at)
    # The first one has the focus.
    room = table.page.locator(rooms).nth(1)
    table.page.mouse.move(1, 1)
    assert room.evaluate(LIGHT, drawn) == "none"
    room.hover()
    table.page.wait_for_function(BRIGHT, arg=[room.element_handle(), drawn])


def test_a_room_of_dwarf_stays_lit_while_somebody_works_there(url: str, visit: Visit) -> None:
    table, notation = sit_down(url, visit, "dwarf-2-seats-layered-items", 62)
    room = table.page.locator(f'[data-action="{notation}"]').element_handle()
    table.play(notation)
    table.page.mouse.move(1, 1)
    table.page.wait_for_function(BRIGHT, arg=[room, ".ground"])


@pytest.mark.parametrize(("record", "at"), SKIPPED)
def test_a_key_skips_what_moves_and_what_moves_blocks_nothing(
    url: str, visit: Visit, record: str, at: int
) -> None:
    table, notation = sit_down(url, visit, record, at, reduced_motion="no-preference")
    table.page.evaluate(SLOW)
    table.play(notation)
    table.page.wait_for_function(f"() => ({MOVING})() > 0")
    # The next question can be answered while everything is still on its way.
    table.page.wait_for_selector(".can:not(#confirm)")
    table.page.keyboard.press("Shift")
    assert table.page.evaluate(STILL)
