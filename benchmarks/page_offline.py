"""How soon the table without a server is usable, what it weighs, and how fast its bots think.

Part of `scripts/bench page`. A slower processor is made by stopping the processes that draw and
compute (Chromium's renderers) for a part of every few milliseconds: what DevTools can slow down is
the page alone, and here workers do the work. *Cold* is the first visit from a host on this
machine, *warm* a later one to what the browser has kept, with the host gone.
"""

import gzip
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page

from building import page as page_building
from building.offline import PYODIDE, archive
from pithead.games import NAMES
from web.browsing import open_browser, visitor
from web.files_host import FilesHost

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "build" / "static"
# Seconds that a process of a slowed processor runs before it is stopped.
SLICE: Final = 0.004
LOOK: Final = 0.1
PARTS: Final = {
    "Python (Pyodide)": "python-*/*", "our modules and cards": "modules-*.zip",
    "facts, rules, words": "facts-*/*", "page": "assets/*", "all": "**/*",
}  # fmt: skip
BROTLI: Final = (
    "const z=require('zlib'),f=require('fs');let n=0;"
    "for(const p of process.argv.slice(1))n+=z.brotliCompressSync(f.readFileSync(p)).length;"
    "console.log(n)"
)
KEPT: Final = "[data-standing=ready][data-kept=true]"
DECISION: Final = ".stage .can"
# From the confirming click to one's next question, and the moves that were made in between.
ROUND: Final = """() => new Promise((resolve) => {
  const moves = () => Number(document.querySelector('.replay input[type=range]').max);
  const before = moves();
  const start = performance.now();
  let first = 0;
  const look = () => {
    first ||= moves() > before ? performance.now() : 0;
    const open = document.querySelector('.can:not(#confirm), .stage > .end');
    if (moves() > before && open) {
      return resolve([(performance.now() - first) / 1000, moves() - before - 1]);
    }
    if (performance.now() - start > 60000) return resolve(null);
    requestAnimationFrame(look);
  };
  document.querySelector('#confirm').click();
  requestAnimationFrame(look);
})"""


def weights(node: str) -> None:
    for name, pattern in PARTS.items():
        files = [each for each in FOLDER.glob(pattern) if each.is_file()]
        raw = sum(each.stat().st_size for each in files)
        packed = sum(len(gzip.compress(each.read_bytes(), 9)) for each in files)
        told = subprocess.run(
            [node, "-e", BROTLI, *map(str, files)], capture_output=True, text=True, check=True
        )
        sizes = "  ".join(f"{each / 1e6:6.2f}" for each in (raw, packed, int(told.stdout)))
        print(f"{name:34} {sizes} MB   (raw, gzip, brotli)")


# -- a slower processor ------------------------------------------------------------------------


def renderers(above: int) -> list[int]:
    """The processes of this process' browser that draw and compute."""
    parents, found = {above}, []
    for _ in range(4):
        for place in Path("/proc").glob("[0-9]*"):
            try:
                parent = int((place / "stat").read_text().rpartition(")")[2].split()[1])
                words = (place / "cmdline").read_bytes()
            except (OSError, IndexError):
                continue
            pid = int(place.name)
            if parent in parents and pid not in parents:
                parents.add(pid)
                if b"--type=renderer" in words:
                    found.append(pid)
    return found


@contextmanager
def slower(rate: float) -> Iterator[None]:
    """Renderers have but a part of every few milliseconds."""
    done = threading.Event()

    def run() -> None:
        pids: list[int] = []
        looked = 0.0
        while not done.is_set():
            if time.monotonic() - looked > LOOK:
                pids, looked = renderers(os.getpid()), time.monotonic()
            send(pids, signal.SIGSTOP)
            time.sleep(SLICE * (rate - 1))
            send(pids, signal.SIGCONT)
            time.sleep(SLICE)

    thread = threading.Thread(target=run, daemon=True)
    if rate > 1:
        thread.start()
    try:
        yield
    finally:
        done.set()
        if rate > 1:
            thread.join()


def send(pids: list[int], word: signal.Signals) -> None:
    for pid in pids:
        try:
            os.kill(pid, word)
        except ProcessLookupError:
            continue


def megabytes() -> float:
    """What the renderers hold, shared pages by halves."""
    total = 0
    for pid in renderers(os.getpid()):
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            total += int(line.split()[1]) if line.startswith("Pss:") else 0
    return total / 1000


# -- what is measured --------------------------------------------------------------------------


def sit_down(page: Page, game: str) -> None:
    """Against a Journeyman, which is what a new table is set up with."""
    page.goto(f"{page.url.split('?')[0]}?/new/{game}?way=bots")
    page.locator(".btn.go").click()
    page.locator(DECISION).first.wait_for()


def first_decision(page: Page, address: str) -> float:
    start = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator("article .btn.main").first.click()
    page.locator(DECISION).first.wait_for()
    return time.perf_counter() - start


def loads(browser: Browser, rate: float) -> tuple[float, float, float]:
    """Seconds to the first decision cold and warm, and the megabytes then."""
    with tempfile.TemporaryDirectory() as place:
        host = FilesHost(FOLDER, Path(place))
        one = visitor(browser)
        with slower(rate):
            cold = first_decision(one.page, host.url)
        one.page.goto(host.url)
        one.page.wait_for_selector(KEPT)
        one.page.wait_for_function("async () => await caches.has('pithead-memory')")
        host.cut()
        one.page.close()
        again = one.context.new_page()
        with slower(rate):
            warm = first_decision(again, host.url)
        memory = megabytes()
        one.context.close()
    return cold, warm, memory


def answers(browser: Browser, rate: float, game: str, least: int) -> list[float]:
    """Seconds of a Journeyman's decisions, each with what shows it."""
    found: list[float] = []
    with tempfile.TemporaryDirectory() as place:
        host = FilesHost(FOLDER, Path(place))
        one = visitor(browser)
        one.page.goto(host.url)
        one.page.wait_for_selector(KEPT)
        sit_down(one.page, game)
        with slower(rate):
            while len(found) < least and not one.page.locator(".stage > .end").count():
                one.page.locator(".can[data-action]:visible").first.click()
                one.page.locator("#confirm.can").wait_for()
                told = one.page.evaluate(ROUND)
                if told is None:
                    break
                seconds, moves = told
                # None where the next question is one's own.
                found += [seconds / moves] * moves if moves else []
        one.context.close()
        host.cut()
    return found


def speeds(node: str) -> dict[str, dict[str, Any]]:
    """The same thoughts in this interpreter and in Pyodide under Node.js."""
    program = Path(__file__).parent / "page_offline_speed.py"
    with tempfile.TemporaryDirectory() as place:
        modules = Path(place) / "modules.zip"
        modules.write_bytes(archive())
        asked = Path(place) / "asked.json"
        asked.write_text(json.dumps(NAMES))
        script = ROOT / "tests" / "server" / "in_a_browser.mjs"
        ways: dict[str, tuple[list[object], str]] = {
            "Pyodide": ([node, script, PYODIDE, modules, program, asked], ""),
            "CPython": ([sys.executable, program, "--print"], "src"),
            "compiled": ([sys.executable, program, "--print"], "build/compiled"),
        }
        told = {}
        for name, (words, place_of) in ways.items():
            done = subprocess.run(
                [*map(str, words)], capture_output=True, text=True, check=True,
                env=os.environ | {"PYTHONPATH": str(ROOT / place_of)},
            )  # fmt: skip
            told[name] = json.loads(done.stdout.splitlines()[-1])
    return told


def report(rate: float, times: int) -> None:
    npm = page_building.machine_npm() or page_building.wheel_npm()
    if npm is None or not (FOLDER / "index.html").is_file():
        print("The folder is not built: run scripts/build-static build/static.")
        return
    node = page_building.node_of(npm)
    weights(node)
    with open_browser() as browser:
        tried = [loads(browser, rate) for _ in range(times)]
        for name, column in (("cold", 0), ("warm", 1)):
            tell(f"first decision, {name}", [each[column] for each in tried])
        print(f"{'memory of page and workers':34} {statistics.median(t[2] for t in tried):6.0f} MB")
        for game in NAMES:
            tell(f"Journeyman's decision, {game}", answers(browser, rate, game, 8))
    for name, found in speeds(node).items():
        rates = ", ".join(f"{game} {each['rate']:.0f}" for game, each in found.items())
        print(f"{'simulations a second, ' + name:34} {rates}")


def tell(name: str, found: list[float]) -> None:
    if not found:
        print(f"{name:34} not measured: nothing came of an answer within a minute", flush=True)
        return
    found.sort()
    middle = statistics.median(found)
    print(f"{name:34} {middle:6.2f} s   ({found[0]:.2f} to {found[-1]:.2f})", flush=True)


if __name__ == "__main__":
    report(float(sys.argv[1]), int(sys.argv[2]))
