"""How soon the browser table is usable: loopback, Chromium, with a slowed-down processor.

    scripts/bench page                      # four times slower
    scripts/bench page --rate 1 --times 20

Usable means for the start page that every game's buttons can be pressed, for a table that what can
be clicked is outlined, for "play now" the time from the click to the first decision. The next
question counts from the confirming click, at a table of people around one screen, without
animation. Prints the median of several tries in fresh browser contexts, and before it what the
pages weigh; measured and never tested.
"""

import argparse
import gzip
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Browser, Page

from pithead.games import NAMES
from pithead.server.edge.pages import folder
from server.running import serving
from web.arranging import imported, link, people
from web.browsing import chromium, open_browser, visitor

RECORDS = {
    "DWARF": "dwarf-2-seats-items",
    "Dwergar": "dwergar-2-seats-2021-rounds",
    "Imperial Miners": "imperial-miners-2-seats-plain",
}
# Solo where a game has it, so that the next question is one's own.
TURNS = {
    "DWARF": ("dwarf-1-seat-andvettr-fadir-items", 31),
    "Dwergar": ("dwergar-2-seats-2021-rounds", 90),
    "Imperial Miners": ("imperial-miners-1-seat-plain", 60),
}
CONFIRM = """() => new Promise((resolve) => {
  const moves = () => document.querySelector('.replay input[type=range]').max;
  const before = moves();
  const start = performance.now();
  const look = () => {
    const open = document.querySelector('.can:not(#confirm)');
    if (moves() !== before && open) resolve((performance.now() - start) / 1000);
    else requestAnimationFrame(look);
  };
  document.querySelector('#confirm').click();
  requestAnimationFrame(look);
})"""


def slowed(browser: Browser, rate: float) -> Page:
    one = visitor(browser)
    one.context.new_cdp_session(one.page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    return one.page


def seconds(page: Page, begin: Callable[[], object], until: str) -> float:
    start = time.perf_counter()
    begin()
    page.locator(until).first.wait_for()
    return time.perf_counter() - start


def load(browser: Browser, rate: float, address: str, until: str) -> float:
    page = slowed(browser, rate)
    result = seconds(page, lambda: page.goto(address, wait_until="commit"), until)
    page.context.close()
    return result


def play_now(browser: Browser, rate: float, url: str) -> float:
    page = slowed(browser, rate)
    page.goto(url)
    button = page.locator("article .btn.main").first
    button.hover()
    page.wait_for_load_state("networkidle")
    result = seconds(page, button.click, ".stage .can")
    page.context.close()
    return result


def next_question(browser: Browser, rate: float, address: str) -> float:
    page = slowed(browser, rate)
    page.goto(address)
    page.locator(".can").first.wait_for()
    page.locator(".can[data-action]").first.click()
    page.locator("#confirm.can").wait_for()
    result = float(page.evaluate(CONFIRM))
    page.context.close()
    return result


def answered(browser: Browser, rate: float, url: str, record: str, at: int) -> float:
    """At a table of its own, since the answer stays given."""
    seats = people("Ada", "Bor")[: 1 if "-1-seat" in record else 2]
    made = imported(url, record, at, seats=seats)
    return next_question(browser, rate, link(url, made, made["facts"]["to_act"][0]))


def weights() -> None:
    """JavaScript and CSS, packed: what all pages share, and each board."""
    files = [each for each in folder().rglob("*") if each.suffix in (".js", ".css")]
    boards = {name: [each for each in files if each.name.startswith(f"{name}-")] for name in NAMES}
    shared = [each for each in files if not any(each in own for own in boards.values())]
    for name, own in {"all pages": shared, **boards}.items():
        packed = sum(len(gzip.compress(each.read_bytes(), 9)) for each in own)
        print(f"{name:34} {packed / 1000:6.1f} kB")


def measure(name: str, times: int, once: Callable[[], float]) -> None:
    found = sorted(once() for _ in range(times))
    print(f"{name:34} {statistics.median(found):6.2f} s   ({found[0]:.2f} to {found[-1]:.2f})")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rate", type=float, default=4.0, help="how many times slower (4)")
    parser.add_argument("--times", type=int, default=5, help="how many loads of each (5)")
    wish = parser.parse_args()
    if chromium() is None:
        print("Chromium is not installed here: nothing can be measured.")
        return 2
    if not (folder() / "index.html").is_file():
        print("The browser table is not built: run scripts/build-web.")
        return 2
    weights()
    print(f"processor {wish.rate:g} times slower, median of {wish.times}")
    with tempfile.TemporaryDirectory() as place:
        database = f"sqlite:///{place}/tables.db"
        with serving(database, Path(place)) as server, open_browser() as browser:
            url, rate = server.url, wish.rate
            measure("start page", wish.times, lambda: load(browser, rate, url, "article .btn.main"))
            measure("play now: click to decision", wish.times,
                    lambda: play_now(browser, rate, url))  # fmt: skip
            for title, record in RECORDS.items():
                made = imported(url, record, 0, seats=people("Ada", "Bor"))
                address = link(url, made, made["facts"]["to_act"][0])
                once = partial(load, browser, rate, address, ".can")
                measure(f"table of {title}", wish.times, once)
            for title, (record, at) in TURNS.items():
                measure(f"next question of {title}", wish.times,
                        partial(answered, browser, rate, url, record, at))  # fmt: skip
    print("without a server:", flush=True)
    program = str(Path(__file__).parent / "page_offline.py")
    return subprocess.call([sys.executable, program, str(wish.rate), str(wish.times)])


if __name__ == "__main__":
    sys.exit(main())
