"""How soon the browser table is usable: loopback, Chromium, with a slowed-down processor.

    scripts/bench page                      # four times slower
    scripts/bench page --rate 1 --times 20

Usable means for the start page that every game's buttons can be pressed, for a table that what can
be clicked is outlined, for "play now" the time from the click to the first decision. Prints
the median of several loads in fresh browser contexts; measured and never tested.
"""

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Browser, Page

from pithead.server.edge.pages import folder
from server.running import serving
from web.arranging import imported, link, people
from web.browsing import chromium, open_browser, visitor

RECORDS = {
    "DWARF": "dwarf-2-seats-items",
    "Dwergar": "dwergar-2-seats-2021-rounds",
    "Imperial Miners": "imperial-miners-2-seats-plain",
}


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
    return 0


if __name__ == "__main__":
    sys.exit(main())
