"""Pictures of an analysis, of variations, of a position, and of the table without a server."""

import json
import tempfile
from pathlib import Path
from typing import Final

import httpx

from pithead.puzzles import named, shipped
from web.arranging import imported, link, people
from web.camera import NAMES, Photographer, View, Views, say
from web.files_host import FilesHost
from web.friends import press, until_end, word
from web.table_page import TablePage

# 25 decisions, alone against an automaton who wins.
SHORT: Final = "dwarf-1-seat-andvettr-fadir-layered-glory"
TRIED: Final = {
    "dwarf": ("dwarf-2-seats-layered-items", 62),
    "dwergar": ("dwergar-2-seats-2021-rounds", 92),
    "imperial-miners": ("imperial-miners-2-seats-plain", 128),
}
# Ten games alone against automata, as a browser keeps them.
GAME: Final = {
    "seat": 0, "game": "dwarf", "seats": 1, "rivals": [], "rank": None, "opening": None,
    "names": [NAMES[0]],
}  # fmt: skip
OWN: Final = json.dumps(
    [
        GAME
        | {"table": f"table-{n}", "over": 1_760_000_000_000 + n * 10**8, "won": n in (3, 5, 6)}
        | {"points": 2 + n * 7 % 5, "others": 6 - n % 3}
        | {"automaton": "eldhusfifl" if n < 7 else "andvettr"}
        for n in range(10)
    ]
)
MINUTES: Final = 600_000
STATIC: Final = Path(__file__).parents[2] / "build" / "static"


def studies(camera: Photographer) -> Views:
    """The analysis before and after, a mistake on the board, other moves, a position."""
    over = imported(camera.url, SHORT, None, seats=people("Ada"))
    address = link(camera.url, over, 0)
    yield View("study-before", address, open_study)
    yield View("study", address, study)
    yield View("study-moment", address, see_a_mistake)
    yield from variations(camera)
    yield View("puzzles", f"{camera.url}/puzzles", until_puzzles)
    for game in TRIED:
        puzzle = shipped(game)[0]["id"]
        yield View(f"puzzle-{game}", f"{camera.url}/puzzle/{puzzle}", try_it_wrong)
    yield View("record", address, see_record)
    yield View("position", f"{camera.url}/position", until_position)
    yield View("position-wrong", f"{camera.url}/position", write_it_wrong)


def until_puzzles(table: TablePage) -> None:
    table.page.locator("#puzzles-dwarf").wait_for()


def try_it_wrong(table: TablePage) -> None:
    table.until_asked()
    name = table.page.url.rpartition("/")[2]
    puzzle = named(name)
    assert puzzle is not None
    table.choose(puzzle["moves"][1]["action"])
    table.press("#confirm.can")
    table.page.locator(".puzzle .feedback").wait_for()


def see_record(table: TablePage) -> None:
    """With games that this browser is told it has played."""
    until_end(table)
    origin = table.page.url.partition("/t/")[0]
    table.page.evaluate("(games) => localStorage.setItem('pithead.record', games)", OWN)
    table.page.goto(f"{origin}/record")
    table.page.locator("#record-curves").wait_for()


def open_study(table: TablePage) -> None:
    until_end(table)
    table.page.keyboard.press("a")
    table.page.locator(".panel").wait_for()


def study(table: TablePage) -> None:
    open_study(table)
    asking = table.page.locator(".panel .first.btn")
    chart = table.page.locator(".panel svg[role=img]")
    asking.or_(chart).wait_for()
    if asking.is_visible():
        asking.click()
    chart.wait_for(timeout=MINUTES)


def see_a_mistake(table: TablePage) -> None:
    study(table)
    table.page.locator(".panel li .look").first.click()
    table.page.locator(".stage > .end").wait_for(state="detached")


# -- other moves -----------------------------------------------------------------------------------


def variations(camera: Photographer) -> Views:
    """In each game, at a moment of a record, with a move of one's own beside what was played."""
    for game, (record, moment) in TRIED.items():
        names = people(*NAMES[:2])
        made = imported(camera.url, record, None, seats=names)
        kept = httpx.get(f"{camera.url}/api/tables/{made['table']}/record", timeout=60).json()
        tree = httpx.post(f"{camera.url}/api/trees", json={"record": kept}, timeout=60).json()
        place = f"{camera.url}/tree/{tree['tree']}?at={moment}"
        yield View(f"variations-{game}", f"{place}#{tree['secret']}", go_aside)
        yield View(f"variations-read-{game}", place, lambda table: table.until_shown())


def go_aside(table: TablePage) -> None:
    table.until_asked()
    before = table.page.url
    table.choose(table.notations()[-1])
    table.press("#confirm.can")
    table.page.wait_for_function("(before) => location.href !== before", arg=before)
    table.until_shown()


# -- positions -------------------------------------------------------------------------------------


def until_position(table: TablePage) -> None:
    table.page.get_by_label(word(table, "web.position.text")).wait_for()


def write_it_wrong(table: TablePage) -> None:
    until_position(table)
    text = '{"seats": 2, "round": 6, "players": [{"iron": -1}]}'
    table.page.get_by_label(word(table, "web.position.text")).fill(text)
    press(table, "web.position.start")
    table.page.get_by_role("alert").wait_for()


# -- without a server ------------------------------------------------------------------------------


def offline(_camera: Photographer) -> Views:
    """The start page and a table in a folder of files, if the folder is built."""
    if not STATIC.is_dir():
        say("Without a server there are no pictures: scripts/build-static build/static")
        return
    with tempfile.TemporaryDirectory() as place:
        host = FilesHost(STATIC, Path(place))
        try:
            yield View("offline-start", host.url, until_ready, is_long=True)
            yield View("offline-table", host.url, sit_down_alone)
        finally:
            host.cut()


def until_ready(table: TablePage) -> None:
    table.page.wait_for_selector("[data-standing=ready]", timeout=MINUTES)


def sit_down_alone(table: TablePage) -> None:
    until_ready(table)
    press(table, "web.way.now")
    table.until_asked()
